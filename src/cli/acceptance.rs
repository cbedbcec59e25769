//! `sonneborn acceptance`: the program's own answers to FIDE's checklist and what they cost by system, or a folder with what the
//! commission's testers need.

mod folder;

use super::engine::{self, Failure};
use super::language::lang;
use super::values;
use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValuesParser;
use folder::Wishes;
use sonneborn_i18n::{acceptance as words, cli as say, systems};
use sonneborn_manual::acceptance::{Checklist, Scope};
use std::path::PathBuf;
use std::process::ExitCode;

/// Events of each system in the folder where nothing else is said.
const EVENTS: u64 = 100;

#[derive(Debug, Args)]
pub struct Arguments {
    #[arg(help = say::acceptance_system(lang()), long, value_name = "SYSTEM", value_parser = PossibleValuesParser::new(Scope::ALL.map(Scope::code)))]
    system: Option<String>,
    #[arg(help = say::acceptance_costly(lang()), long)]
    costly: bool,
    #[arg(help = say::acceptance_folder(lang()), long, value_name = "FOLDER", conflicts_with_all = ["system", "costly"])]
    folder: Option<PathBuf>,
    #[arg(help = say::acceptance_events(lang()), long, requires = "folder", default_value_t = EVENTS, value_parser = values::number(1, u64::MAX))]
    events: u64,
    #[arg(help = say::acceptance_compared(lang()), long, value_name = "FOLDER", requires = "folder")]
    compared: Vec<PathBuf>,
}

/// Prints the answers for a system, or for each the ones that cost something, and the sums; or makes the folder.
///
/// # Errors
/// That the folder cannot be made. Other failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    if let Some(folder) = &arguments.folder {
        return folder::make(&Wishes { folder, events: arguments.events, compared: &arguments.compared });
    }
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
