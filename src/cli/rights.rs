//! `sonneborn rights`: who reads which class of data how far, and what each address declares to show; both from the tables that guard.

use super::engine::{self, Failure};
use super::language::lang;
use crate::site;
use anyhow::Result;
use clap::Args;
use sonneborn_i18n::{access as words, cli as say};
use sonneborn_manual::rights;
use sonneborn_web::routes::Declared;
use std::process::ExitCode;

#[derive(Debug, Args)]
pub struct Arguments {
    #[arg(help = say::rights_addresses(lang()), long)]
    addresses: bool,
}

/// Prints the table, or the addresses.
///
/// # Errors
/// None: failures are printed and become the exit code.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let text = if arguments.addresses {
        addresses()
    } else {
        format!("# {}\n\n{}\n", words::title(lang()), rights::table(lang()))
    };
    Ok(engine::write(None, &text).map_or_else(|failure: Failure| failure.report(), |()| ExitCode::SUCCESS))
}

/// A line an address, for programs: method, address, classes.
fn addresses() -> String {
    let line = |declared: &Declared| {
        let classes: Vec<&str> = declared.shows.classes().map(|class| class.code()).collect();
        format!("{}\t{}\t{}\n", declared.method, declared.path, classes.join(","))
    };
    site::all().iter().map(line).collect()
}
