//! `sonneborn follow`: a second computer of a hall. It pairs a new database with the computer in charge, and serves what it gets from
//! there, to be read, until somebody takes over on its page. Started again, also by `serve`, it goes on following.

use super::language::lang;
use super::serve;
use anyhow::{Result, bail};
use clap::Args;
use sonneborn_desk::outlets::outlet_of;
use sonneborn_desk::{failures, standby};
use sonneborn_i18n::standby as say;
use sonneborn_store::Database;
use sonneborn_store::standing::Standing;
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    #[arg(help = say::line(lang()))]
    line: String,
    #[command(flatten)]
    serve: serve::Arguments,
}

/// Pairs the database where it is new, and serves.
///
/// # Errors
/// When there is a database that is none of this pair, when the other computer cannot be followed, and as `serve`.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    let Some((address, code)) = outlet_of(&args.line) else { bail!(say::no_line(lang())) };
    let Database::Sqlite(file) = args.serve.database.database() else { bail!(say::not_file(lang())) };
    let known = Standing::beside(&file)?;
    let is_same = known.pair.as_ref().is_some_and(|pair| pair.code == code);
    if !(known.follows && is_same) {
        if file.exists() {
            bail!(say::has_database(lang(), file.display()));
        }
        args.serve.database.make_folder()?;
        if let Err(why) = standby::begin(&file, &address, &code) {
            bail!(say::not_begun(lang(), failures::not_followed(lang(), &why)));
        }
    }
    serve::run(&args.serve)
}
