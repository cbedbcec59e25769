//! `sonneborn acceptance`: the program's own answers to FIDE's checklist, and what they cost by system.

use super::engine::{self, Failure};
use super::language::lang;
use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValuesParser;
use sonneborn_i18n::{acceptance as words, cli as say, systems};
use sonneborn_manual::acceptance::{Checklist, Scope};
use std::process::ExitCode;

#[derive(Debug, Args)]
pub struct Arguments {
    #[arg(help = say::acceptance_system(lang()), long, value_name = "SYSTEM", value_parser = PossibleValuesParser::new(Scope::ALL.map(Scope::code)))]
    system: Option<String>,
    #[arg(help = say::acceptance_costly(lang()), long)]
    costly: bool,
}

/// Prints the answers for a system, or for each the ones that cost something, and the sums.
///
/// # Errors
/// None: failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let checklist = Checklist::ours();
    let asked =
        Scope::ALL.into_iter().filter(|scope| arguments.system.as_deref().is_none_or(|code| scope.code() == code));
    let tables = asked.map(|scope| {
        let table = checklist.table(lang(), scope, arguments.costly);
        format!("## {}\n\n{table}\n\n", systems::name(lang(), scope.system()))
    });
    let text = format!("{}\n\n{}{}\n", words::not_accepted(lang()), tables.collect::<String>(), checklist.sums(lang()));
    Ok(engine::write(None, &text).map_or_else(|failure: Failure| failure.report(), |()| ExitCode::SUCCESS))
}
