//! `sonneborn restore`: puts a backup in the place of the database. What was there is kept beside it, never deleted.

use super::language::lang;
use super::serve::DatabaseArguments;
use anyhow::{Context, Result, bail};
use clap::Args;
use sonneborn_desk::backups;
use sonneborn_i18n::cli as say;
use sonneborn_store::{Database, Store, files, hall, keeper, tally};
use std::fs;
use std::path::{Path, PathBuf};
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

/// What SQLite, and the tally, keep beside a file. With another file they would corrupt it, silently undo the restoring, or miss what
/// the other had.
const COMPANIONS: [&str; 5] = ["", "-wal", "-shm", tally::SUFFIX, hall::HEADS_SUFFIX];

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
    let there: Vec<PathBuf> =
        COMPANIONS.iter().map(|suffix| files::beside(&target, suffix)).filter(|file| file.exists()).collect();
    if !there.is_empty() && !args.force {
        bail!(say::restore_there(lang(), target.display()));
    }
    args.database.make_folder()?;
    let _alone = keeper::lock(&target)?;
    let heads = backup.heads()?;
    let arriving = target.with_extension("restoring");
    backup.backup(&arriving)?;
    backups::prove(&arriving, &heads)?;
    if !there.is_empty() {
        set_aside(&target)?;
    }
    fs::rename(&arriving, &target).with_context(|| say::restore_not_placed(lang(), target.display()))?;
    hall::go_with(&args.file, &target).with_context(|| say::restore_not_placed(lang(), target.display()))?;
    for (tournament, head) in heads {
        println!("{}", say::tournament_at(lang(), tournament, head));
    }
    println!("{}", say::restored(lang(), target.display()));
    Ok(ExitCode::SUCCESS)
}

/// Moves the old database with its companions, so that it opens as it was.
fn set_aside(target: &Path) -> Result<()> {
    let kept = free_name(target);
    for suffix in COMPANIONS {
        let (from, to) = (files::beside(target, suffix), files::beside(&kept, suffix));
        if from.exists() {
            fs::rename(&from, &to).with_context(|| say::restore_not_moved(lang(), from.display()))?;
        }
    }
    println!("{}", say::restore_kept(lang(), kept.display()));
    Ok(())
}

/// The first name beside the target that nothing has.
fn free_name(target: &Path) -> PathBuf {
    let name = |number: u32| files::beside(target, &format!(".before-restore-{number}"));
    let is_free = |number: &u32| COMPANIONS.iter().all(|suffix| !files::beside(&name(*number), suffix).exists());
    name((1..).find(is_free).unwrap_or(u32::MAX))
}
