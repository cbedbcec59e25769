//! `sonneborn backup`: a consistent copy of the SQLite database, also while the server runs.

use crate::store::{Database, Store};
use anyhow::Result;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    /// The copy to write
    file: PathBuf,
    /// The database to copy
    #[arg(long, env = "SONNEBORN_DATABASE", default_value = "sqlite:data/sonneborn.sqlite")]
    database: Database,
}

/// Writes the copy.
///
/// # Errors
/// When the database cannot be read or the copy not be written; a half-written copy is never left under the name.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    Store::open(args.database.clone())?.backup(&args.file)?;
    println!("{}", args.file.display());
    Ok(ExitCode::SUCCESS)
}
