//! `sonneborn verify`: proves the journals of a database, or says which act is missing, changed, out of place or foreign.

use super::serve::DatabaseArguments;
use crate::store::{Database, Store};
use crate::tournament::chain::{self, Line};
use crate::tournament::personal;
use anyhow::Result;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    /// A SQLite file, such as a backup; by default the database itself
    file: Option<PathBuf>,
    /// Only this tournament
    #[arg(long, value_name = "NUMBER")]
    tournament: Option<i64>,
    /// Also ask whether the journal has this state, as a paper's foot has it: 57-1a2b3c4d
    #[arg(long, value_name = "STATE", requires = "tournament")]
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
    problems.iter().for_each(|problem| println!("database: {problem}"));
    for row in store.tournaments()? {
        if args.tournament.is_some_and(|only| only != row.id) {
            continue;
        }
        let lines = store.lines(row.id)?;
        let mut found: Vec<String> = chain::faults(&lines).iter().map(ToString::to_string).collect();
        found.extend(unreadable(&lines));
        if let Some(sheet) = &args.sheet
            && !lines.iter().any(|line| line.head().to_string() == *sheet)
        {
            found.push(format!("the journal never was at {sheet}"));
        }
        let head = lines.last().map(Line::head).unwrap_or_default();
        let removed: usize = lines.iter().map(|line| personal::removed(line.personal.as_deref())).sum();
        let note = if removed > 0 { format!(", data of persons removed {removed} times") } else { String::new() };
        match found.is_empty() {
            true => println!("tournament {} ({}): proven, {head}{note}", row.id, row.name),
            false => println!("tournament {} ({}): NOT PROVEN{note}", row.id, row.name),
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
        Ok(entry) => Some(format!("act {} calls itself act {}", line.seq, entry.seq)),
        Err(why) => Some(format!("act {} cannot be read: {why}", line.seq)),
    };
    lines.iter().filter_map(read).collect()
}
