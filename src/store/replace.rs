//! A backup in the place of a database: several files change their names, and whoever is killed between two of them must not find
//! an empty database at the next start, nor a log without its file.
//!
//! What arrives bears, whole and proven, the number under which the old database is kept (`sonneborn.sqlite.restoring-1`). From then on
//! the same moves lead to the end, whoever makes them: the command itself, or whoever opens the database next.

use super::files::beside;
use super::{Result, StoreError, files, hall, keeper, tally};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What SQLite, the tally and the hall keep beside a file. With another file they would corrupt it, silently undo the restoring, or miss
/// what the other had.
const COMPANIONS: [&str; 5] = ["", "-wal", "-shm", tally::SUFFIX, hall::HEADS_SUFFIX];
/// Before the number, behind the database's name.
const KEPT: &str = ".before-restore-";
const ARRIVING: &str = ".arriving";
const ARRIVED: &str = ".restoring-";

/// Whether there is a database under a name, or something of one.
pub fn is_there(target: &Path) -> bool {
    COMPANIONS.iter().any(|suffix| beside(target, suffix).exists())
}

/// Where a backup is written before it takes a place. What the hall signed of an earlier one that never arrived is gone from there.
pub fn arriving(target: &Path) -> PathBuf {
    let arriving = beside(target, ARRIVING);
    let _ = fs::remove_file(beside(&arriving, hall::HEADS_SUFFIX));
    arriving
}

/// Puts what was written to [`arriving`] in the place of the database; gives where the old one is kept, if there was one. For who has
/// locked the file.
///
/// # Errors
/// What the system says; the next who opens the database goes on.
pub fn place(target: &Path) -> io::Result<Option<PathBuf>> {
    let from = beside(target, ARRIVING);
    let number = free_number(target);
    let arrived = numbered(target, ARRIVED, number);
    let heads = beside(&from, hall::HEADS_SUFFIX);
    // An empty one, where it has none: while it waits, those in the place are the old one's.
    files::owners_log(&heads)?;
    fs::rename(heads, beside(&arrived, hall::HEADS_SUFFIX))?;
    let was_there = is_there(target);
    fs::rename(from, arrived)?;
    finish(target)?;
    Ok(was_there.then(|| numbered(target, KEPT, number)))
}

/// Whether a backup has arrived that is not in its place yet.
fn arrived(target: &Path) -> Option<u32> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = target.file_name()?.to_string_lossy().into_owned() + ARRIVED;
    let entries = fs::read_dir(folder).ok()?.flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.strip_prefix(&name)?.parse().ok()).min()
}

/// Goes on where somebody who put a backup in its place was interrupted; gives where the old database is kept.
///
/// # Errors
/// [`StoreError::InUse`] while the other one still works, [`StoreError::Unusable`] with what the system says.
pub(super) fn go_on(target: &Path) -> Result<Option<PathBuf>> {
    if arrived(target).is_none() {
        return Ok(None);
    }
    let _alone = keeper::lock(target)?;
    finish(target).map_err(|why| StoreError::Unusable { file: target.to_path_buf(), why })
}

/// What arrived first is placed first: a later one takes its place in turn. Whoever held the lock before may have done it all.
fn finish(target: &Path) -> io::Result<Option<PathBuf>> {
    let mut kept = None;
    while let Some(number) = arrived(target) {
        moves(target, number).into_iter().try_for_each(|(from, to)| fs::rename(from, to))?;
        kept = Some(numbered(target, KEPT, number));
    }
    Ok(kept)
}

/// What is left to be moved, in order: the old database as it opens, then what arrived, whose own name is the last to go.
fn moves(target: &Path, number: u32) -> Vec<(PathBuf, PathBuf)> {
    let (kept, arrived) = (numbered(target, KEPT, number), numbered(target, ARRIVED, number));
    let heads = [beside(&arrived, hall::HEADS_SUFFIX), beside(target, hall::HEADS_SUFFIX)];
    let away: &[&str] = if heads[0].exists() { &COMPANIONS } else { &[] };
    let away = away.iter().map(|suffix| (beside(target, suffix), beside(&kept, suffix)));
    let [waiting, in_place] = heads;
    let here = [(waiting, in_place), (arrived, target.to_path_buf())];
    away.chain(here).filter(|(from, _)| from.exists()).collect()
}

fn numbered(target: &Path, what: &str, number: u32) -> PathBuf {
    beside(target, &format!("{what}{number}"))
}

/// The first number of which nothing has a name beside the target.
fn free_number(target: &Path) -> u32 {
    let is_free = |number: &u32| [KEPT, ARRIVED].iter().all(|what| !is_there(&numbered(target, what, *number)));
    (1..).find(is_free).unwrap_or(u32::MAX)
}
