//! `sonneborn audit`: holds a tournament file of any program against the regulations: pairings, points and places.

use super::language::lang;
use super::tournament_file;
use crate::exchange::audit::Audit;
use crate::i18n::{audit as words, cli as say};
use anyhow::Result;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = say::audit_codes(lang()))]
pub struct Arguments {
    #[arg(help = say::audit_file(lang()))]
    file: PathBuf,
}

/// Audits and prints.
///
/// # Errors
/// What is wrong with the file.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let lang = lang();
    let file = tournament_file::read(&arguments.file)?;
    let audit = Audit::of(&file);
    println!("{}", audit.tournament.details.name);
    let notes = file.notes.iter().map(|note| words::note(lang, note)).chain(words::suppositions(lang, &audit));
    for note in notes {
        println!("  {note}");
    }
    for part in words::parts(lang, &audit) {
        println!("\n{}: {}", part.heading, part.sum);
        for line in &part.lines {
            println!("  {line}");
        }
    }
    println!("\n{}", if audit.is_clean() { words::clean(lang) } else { words::differs(lang) });
    Ok(if audit.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
