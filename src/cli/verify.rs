//! `sonneborn verify`: proves the journals of a database, or says which act is missing, changed, out of place or foreign; and asks what
//! stands outside the journals whether it agrees with their ends.
//!
//! A journal is called proven where nothing in it is at fault and a witness that can be trusted agrees with its last act: what the hall
//! signed beside the file, with its key; a paper; a copy on another server; another file.

use super::language::lang;
use super::serve::DatabaseArguments;
use super::values;
use anyhow::Result;
use clap::Args;
use sonneborn_desk::failures;
use sonneborn_desk::witnesses::{Answer, Asked, Verdict, Witnesses};
use sonneborn_i18n::{cli as say, proof as say_proof};
use sonneborn_store::{Database, Store};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    #[arg(help = say::verify_file(lang()))]
    file: Option<PathBuf>,
    #[arg(help = say::verify_tournament(lang()), long, value_name = "NUMBER", value_parser = values::number(1, i64::MAX))]
    tournament: Option<i64>,
    #[arg(help = say::verify_sheet(lang()), long, value_name = "STATE", requires = "tournament")]
    sheet: Option<String>,
    #[arg(help = say_proof::verify_key(lang()), long, value_name = "KEY")]
    key: Option<String>,
    #[arg(help = say_proof::verify_witness(lang()), long, value_name = "FILE")]
    witness: Vec<PathBuf>,
    #[arg(help = say_proof::verify_offline(lang()), long)]
    offline: bool,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Something was found that is not as it was written.
const NOT_PROVEN: u8 = 1;
/// Nothing was, and no witness agrees with the end of every journal.
const NO_WITNESS: u8 = 3;

/// Prints a line a tournament, and one a witness; exit code 1 if one is not proven, 3 if no witness knows its end.
///
/// # Errors
/// When the database cannot be opened or read.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    let database = match &args.file {
        Some(file) => Database::Sqlite(file.clone()),
        None => args.database.database(),
    };
    let store = Store::open_to_read(database)?;
    let mut problems = store.integrity()?;
    let missing = store.missing_writes()?;
    if missing > 0 {
        problems.push(say::writes_missing(lang(), missing));
    }
    problems.iter().for_each(|problem| println!("{}", say::database_problem(lang(), problem)));
    let asked = Asked {
        key: args.key.clone(),
        home: args.database.database().file().map(PathBuf::from),
        sheet: args.sheet.clone(),
        files: args.witness.clone(),
        offline: args.offline,
    };
    let witnesses = Witnesses::of(&store, &asked, lang());
    let mut all_witnessed = true;
    for row in store.tournaments()? {
        if args.tournament.is_some_and(|only| only != row.id) {
            continue;
        }
        let mut proof = match witnesses.prove(row.id) {
            Err(error) if error.is_of_one_tournament() => {
                println!("{}", say::not_proven(lang(), row.id, &row.name));
                println!("  {}", failures::store(lang(), &error));
                problems.push(error.to_string());
                continue;
            }
            proof => proof?,
        };
        if row.name.contains(char::REPLACEMENT_CHARACTER) {
            proof.faults.push(say::name_unreadable(lang()).to_owned());
        }
        let removed = if proof.removed > 0 { say::persons_removed(lang(), proof.removed) } else { String::new() };
        let verdict = proof.verdict();
        let words = match verdict {
            Verdict::Proven => say::proven(lang(), row.id, &row.name, proof.head),
            Verdict::HoldsTogether => say_proof::holds_together(lang(), row.id, &row.name, proof.head),
            Verdict::NotProven => say::not_proven(lang(), row.id, &row.name),
        };
        println!("{words}{removed}");
        proof.faults.iter().for_each(|problem| println!("  {problem}"));
        proof.told.iter().for_each(|(_, words)| println!("  {words}"));
        problems.extend(proof.faults);
        problems
            .extend(proof.told.into_iter().filter(|(answer, _)| *answer == Answer::Against).map(|(_, words)| words));
        all_witnessed &= verdict == Verdict::Proven;
    }
    if args.tournament.is_none() {
        let lost = witnesses.lost()?;
        lost.iter().for_each(|words| println!("{words}"));
        problems.extend(lost);
    }
    Ok(match (problems.is_empty(), all_witnessed) {
        (true, true) => ExitCode::SUCCESS,
        (true, false) => ExitCode::from(NO_WITNESS),
        (false, _) => ExitCode::from(NOT_PROVEN),
    })
}
