//! `sonneborn verify`: proves the journals of a database, or says which act is missing, changed, out of place or foreign.

use super::language::lang;
use super::serve::DatabaseArguments;
use super::values;
use anyhow::Result;
use clap::Args;
use sonneborn_desk::failures;
use sonneborn_i18n::cli as say;
use sonneborn_store::{Database, Store};
use sonneborn_tournament::chain::{self, Line};
use sonneborn_tournament::personal;
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
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Something was found that is not as it was written.
const NOT_PROVEN: u8 = 1;

/// Prints a line a tournament; exit code 1 if one is not proven.
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
    for row in store.tournaments()? {
        if args.tournament.is_some_and(|only| only != row.id) {
            continue;
        }
        let lines = match store.lines(row.id) {
            Err(error) if error.is_of_one_tournament() => {
                println!("{}", say::not_proven(lang(), row.id, &row.name));
                println!("  {}", failures::store(lang(), &error));
                problems.push(error.to_string());
                continue;
            }
            read => read?,
        };
        let mut found: Vec<String> =
            chain::faults(&lines).iter().map(|fault| failures::journal(lang(), fault)).collect();
        found.extend(unreadable(&lines));
        if row.name.contains(char::REPLACEMENT_CHARACTER) {
            found.push(say::name_unreadable(lang()).to_owned());
        }
        if let Some(sheet) = &args.sheet
            && !lines.iter().any(|line| line.head().to_string() == *sheet)
        {
            found.push(say::never_at(lang(), sheet));
        }
        let head = lines.last().map(Line::head).unwrap_or_default();
        let removed: usize = lines.iter().map(|line| personal::removed(line.personal.as_deref())).sum();
        let note = if removed > 0 { say::persons_removed(lang(), removed) } else { String::new() };
        match found.is_empty() {
            true => println!("{}{note}", say::proven(lang(), row.id, &row.name, head)),
            false => println!("{}{note}", say::not_proven(lang(), row.id, &row.name)),
        }
        found.iter().for_each(|problem| println!("  {problem}"));
        problems.append(&mut found);
    }
    Ok(if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(NOT_PROVEN) })
}

/// Acts that the chain proves and this version does not know, and those whose own number is another.
fn unreadable(lines: &[Line]) -> Vec<String> {
    let read = |line: &Line| match personal::join(&line.text, line.personal.as_deref()) {
        Ok(entry) if entry.seq == line.seq => None,
        Ok(entry) => Some(say::act_calls_itself(lang(), line.seq, entry.seq)),
        Err(why) => Some(say::act_unreadable(lang(), line.seq, why)),
    };
    lines.iter().filter_map(read).collect()
}
