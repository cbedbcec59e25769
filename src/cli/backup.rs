//! `sonneborn backup`: a consistent copy of the SQLite database, also while the server runs, tried before it bears its name.

use super::language::lang;
use super::serve::DatabaseArguments;
use anyhow::Result;
use clap::Args;
use sonneborn_desk::{backups, failures};
use sonneborn_i18n::cli as say;
use sonneborn_store::Store;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    #[arg(help = say::backup_file(lang()))]
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Writes the copy.
///
/// # Errors
/// When there is no database, when the copy would be written over it, or when it cannot be written or proven.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    let store = Store::open_to_read(args.database.database())?;
    let heads = store.heads()?;
    store.backup(&args.file)?;
    backups::prove(&args.file, &heads)?;
    store.note_beside_copy(&args.file)?;
    println!("{}", args.file.display());
    for error in sonneborn_desk::Desk::new(store).set_aside() {
        eprintln!("{}", say::backed_up_as_it_is(lang(), failures::store(lang(), &error)));
    }
    Ok(ExitCode::SUCCESS)
}
