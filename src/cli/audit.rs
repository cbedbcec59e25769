//! `sonneborn audit`: holds a tournament file of any program against the regulations: pairings, points and places.

use super::tournament_file;
use crate::exchange::audit::Audit;
use crate::i18n::{Lang, audit as words};
use anyhow::Result;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

/// Exit codes: 0 nothing differs, 1 something does, 70 the file cannot be read.
#[derive(Debug, Args)]
pub struct Arguments {
    /// A tournament report file (TRF06, TRF16, TRF26) or a file of Swiss-Manager (TUNX, TURX, TUMX)
    file: PathBuf,
}

/// Audits and prints.
///
/// # Errors
/// What is wrong with the file.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let lang = Lang::English;
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
