//! `sonneborn restore`: puts a backup in the place of the database. What was there is kept beside it, never deleted.

use super::language::lang;
use super::serve::DatabaseArguments;
use anyhow::{Context, Result, bail};
use clap::Args;
use sonneborn_desk::backups;
use sonneborn_i18n::cli as say;
use sonneborn_store::{Database, Store, hall, keeper, replace};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Clone, Debug, Args)]
pub struct Arguments {
    #[arg(help = say::restore_file(lang()))]
    file: PathBuf,
    #[arg(help = say::restore_force(lang()), long)]
    force: bool,
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Restores, and prints how far each journal goes.
///
/// # Errors
/// When the backup is not proven, when a server runs on the database, when there is one and `--force` was not said.
pub fn run(args: &Arguments) -> Result<ExitCode> {
    let Database::Sqlite(target) = args.database.database() else {
        bail!(say::restore_postgres(lang()));
    };
    let backup = Store::open_to_read(Database::Sqlite(args.file.clone()))?;
    if let Some(damage) = backup.integrity()?.first() {
        bail!(say::restore_damaged(lang(), args.file.display(), damage));
    }
    if let (Ok(from), Ok(to)) = (fs::canonicalize(&args.file), fs::canonicalize(&target))
        && from == to
    {
        bail!(say::restore_same(lang(), args.file.display()));
    }
    if replace::is_there(&target) && !args.force {
        bail!(say::restore_there(lang(), target.display()));
    }
    args.database.make_folder()?;
    let _alone = keeper::lock(&target)?;
    let heads = backup.heads()?;
    let arriving = replace::arriving(&target);
    backup.backup(&arriving)?;
    backups::prove(&arriving, &heads)?;
    let not_placed = || say::restore_not_placed(lang(), target.display());
    hall::go_with(&args.file, &arriving).with_context(not_placed)?;
    if let Some(kept) = replace::place(&target).with_context(not_placed)? {
        println!("{}", say::restore_kept(lang(), kept.display()));
    }
    for (tournament, head) in heads {
        println!("{}", say::tournament_at(lang(), tournament, head));
    }
    println!("{}", say::restored(lang(), target.display()));
    Ok(ExitCode::SUCCESS)
}
