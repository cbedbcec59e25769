//! `sonneborn backup`: a consistent copy of the SQLite database, also while the server runs.

use super::serve::DatabaseArguments;
use anyhow::Result;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    /// The copy to write
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Writes the copy.
///
/// # Errors
/// When the database cannot be read or the copy not be written; a half-written copy is never left under the name.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    args.database.open()?.backup(&args.file)?;
    println!("{}", args.file.display());
    Ok(ExitCode::SUCCESS)
}
