//! `sonneborn check`: pairs every round of a tournament file again and tells where the file has something else.

use super::engine::{self, Failure, SystemChoice};
use crate::i18n::{Lang, exchange as file_words, pairing_tools as words};
use crate::pairing::checker::{self, RoundCheck, Verdict};
use crate::tournament::fold::Journal;
use crate::tournament::ids::RoundNo;
use anyhow::Result;
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Exit codes: 0 every round is as the engine pairs it, 1 a round is not, 3 file not understood, 4 too large, 5 cannot be
/// read.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    system: SystemChoice,
    /// A tournament report file (TRF06, TRF16 or TRF26), or a whole tournament as this program writes it (JSON). Of the latter
    /// each round is checked by what was known when it was paired, and by the tournament's own system
    file: PathBuf,
    /// This round only
    #[arg(long, value_name = "ROUND")]
    round: Option<u16>,
}

/// Checks and prints.
///
/// # Errors
/// None: failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    Ok(match print(&arguments.file, &arguments.system, arguments.round) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => failure.report(),
    })
}

/// Prints a line for every round, and one for every difference; whether there is none.
///
/// # Errors
/// What is wrong with the file.
pub fn print(file: &Path, system: &SystemChoice, round: Option<u16>) -> Result<bool, Failure> {
    if let Some(journal) = engine::read_archive(file)? {
        return print_checks(&journal, checker::check_journal(&journal, round.map(RoundNo)));
    }
    let (import, tournament) = engine::read(file, system)?;
    for note in &import.notes {
        eprintln!("{}", file_words::note(Lang::English, note));
    }
    engine::require_teams(&tournament)?;
    let checks = checker::check(&tournament, round.map(RoundNo));
    for check in &checks {
        write_lines(words::round_check(Lang::English, &tournament, &tournament, check))?;
    }
    Ok(checks.iter().all(|check| check.verdict == Verdict::Same))
}

/// The rounds of a tournament whose journal is at hand, each by what was known when it was paired.
fn print_checks(journal: &Journal, checks: Vec<RoundCheck>) -> Result<bool, Failure> {
    for check in &checks {
        let known = journal.when_paired(check.round);
        write_lines(words::round_check(Lang::English, journal.state(), &known, check))?;
    }
    Ok(checks.iter().all(|check| check.verdict == Verdict::Same))
}

fn write_lines(lines: Vec<String>) -> Result<(), Failure> {
    lines.iter().try_for_each(|line| engine::write(None, &format!("{line}\n")))
}
