//! `sonneborn check`: pairs every round of a tournament file again and tells where the file has something else.

use super::engine::{self, Failure, SystemChoice};
use super::language::lang;
use super::values;
use crate::i18n::{cli as say, exchange as file_words, pairing_tools as words};
use crate::pairing::checker::{self, RoundCheck, Verdict};
use crate::tournament::fold::Journal;
use crate::tournament::ids::RoundNo;
use anyhow::Result;
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = say::check_codes(lang()))]
pub struct Arguments {
    #[command(flatten)]
    system: SystemChoice,
    #[arg(help = say::check_file(lang()))]
    file: PathBuf,
    #[arg(help = say::check_round(lang()), long, value_name = "ROUND", value_parser = values::number(1, u16::MAX))]
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
        eprintln!("{}", file_words::note(lang(), note));
    }
    engine::require_teams(&tournament)?;
    let checks = checker::check(&tournament, round.map(RoundNo));
    for check in &checks {
        write_lines(words::round_check(lang(), &tournament, &tournament, check))?;
    }
    Ok(checks.iter().all(|check| check.verdict == Verdict::Same))
}

/// The rounds of a tournament whose journal is at hand, each by what was known when it was paired.
fn print_checks(journal: &Journal, checks: Vec<RoundCheck>) -> Result<bool, Failure> {
    for check in &checks {
        let known = journal.when_paired(check.round);
        write_lines(words::round_check(lang(), journal.state(), &known, check))?;
    }
    Ok(checks.iter().all(|check| check.verdict == Verdict::Same))
}

fn write_lines(lines: Vec<String>) -> Result<(), Failure> {
    lines.iter().try_for_each(|line| engine::write(None, &format!("{line}\n")))
}
