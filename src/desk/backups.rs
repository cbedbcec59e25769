//! Backups that happen: to a second folder, on a schedule and after each published round, tried by opening and folding, the
//! oldest taken away.

use super::{Desk, clock};
use chrono::{DateTime, Utc};
use sonneborn_store::{Database, Store, StoreError, files, hall};
use sonneborn_tournament::chain::Head;
use sonneborn_tournament::fold::Journal;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// So many copies are kept in the folder: with one in half an hour and one a round, those of two days.
const KEPT: usize = 100;
/// How often it is asked whether one is due.
const LOOK: Duration = Duration::from_secs(1);
/// How the copies are called: `sonneborn-20261122T074510Z.sqlite`.
const PREFIX: &str = "sonneborn-";
const SUFFIX: &str = ".sqlite";

/// Where copies go, and how often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub folder: PathBuf,
    pub every: Duration,
}

/// How the last backup went.
#[derive(Clone, Debug)]
pub struct Last {
    pub at: DateTime<Utc>,
    /// The file, or why there is none.
    pub made: Result<PathBuf, Arc<BackupError>>,
    /// The tournaments that are set aside, and so in the copy as they are here: whether they are whole there, nobody knows.
    pub unproven: Vec<i64>,
}

/// What the desk knows of its backups.
#[derive(Debug, Default)]
pub(super) struct Backups {
    plan: OnceLock<Plan>,
    is_due: AtomicBool,
    last: Mutex<Option<Last>>,
}

/// Why a copy is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the folder {} is not there", .0.display())]
    NoFolder(PathBuf),
    #[error("the copy is damaged: {0}")]
    Damaged(String),
    #[error("tournament {tournament} stands at {copied} in the copy, and at {kept} here")]
    Differs { tournament: i64, kept: Head, copied: Head },
}

impl Desk {
    /// Makes backups from now on, in a thread of its own; told once.
    pub fn keep_backups(self: &Arc<Desk>, plan: Plan) {
        if self.backups.plan.set(plan.clone()).is_err() {
            return;
        }
        let desk = Arc::clone(self);
        std::thread::spawn(move || {
            let mut due_at = Instant::now();
            loop {
                if desk.backups.is_due.swap(false, Ordering::Relaxed) || Instant::now() >= due_at {
                    desk.back_up_into(&plan.folder);
                    due_at = Instant::now() + plan.every;
                }
                std::thread::sleep(LOOK);
            }
        });
    }

    /// A round was published: a copy is made soon.
    pub(super) fn backup_is_due(&self) {
        self.backups.is_due.store(true, Ordering::Relaxed);
    }

    /// Where copies go; `None` where nobody asked for any.
    pub fn backup_plan(&self) -> Option<&Plan> {
        self.backups.plan.get()
    }

    pub fn last_backup(&self) -> Option<Last> {
        self.backups.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn back_up_into(&self, folder: &Path) {
        let at = clock::now();
        let made = self.make_backup(folder, at).map_err(|error| {
            tracing::error!("no backup was made in {}: {error}", folder.display());
            Arc::new(error)
        });
        let unproven = self.set_aside().iter().filter_map(StoreError::tournament).collect();
        *self.backups.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(Last { at, made, unproven });
    }

    /// Makes one copy in the folder, tries it, and takes the oldest away. The folder is not made: where a stick is not
    /// plugged in, its place is on the disk that the copy should survive.
    ///
    /// # Errors
    /// [`BackupError`]; no file bears a backup's name then.
    pub fn make_backup(&self, folder: &Path, at: DateTime<Utc>) -> Result<PathBuf, BackupError> {
        if !folder.is_dir() {
            return Err(BackupError::NoFolder(folder.into()));
        }
        let file = folder.join(format!("{PREFIX}{}{SUFFIX}", at.format("%Y%m%dT%H%M%SZ")));
        let trial = file.with_extension("trial");
        let heads = self.store.heads()?;
        let tried = self.store.backup(&trial).map_err(BackupError::Store).and_then(|()| prove(&trial, &heads));
        if let Err(error) = tried {
            // The reason is told; a copy that cannot be removed either is no backup by its name.
            let _ = fs::remove_file(&trial);
            return Err(error);
        }
        self.store.note_beside_copy(&trial)?;
        // Who sees a backup sees its witness beside it, if it has one.
        let [heads, named] = [&trial, &file].map(|copy| files::beside(copy, hall::HEADS_SUFFIX));
        let moved = if heads.exists() { fs::rename(&heads, &named) } else { Ok(()) };
        moved.and_then(|()| fs::rename(&trial, &file)).map_err(|error| BackupError::Damaged(error.to_string()))?;
        rotate(folder);
        Ok(file)
    }
}

/// Opens a copy, folds every journal of it, and compares how far each goes: acts may have been added since, none may be missing.
///
/// # Errors
/// [`BackupError`].
pub fn prove(copy: &Path, kept: &[(i64, Head)]) -> Result<(), BackupError> {
    let store = Store::open_to_read(Database::Sqlite(copy.into()))?;
    if let Some(damage) = store.integrity()?.first() {
        return Err(BackupError::Damaged(damage.clone()));
    }
    for (tournament, head) in kept {
        let copied = match store.entries(*tournament, Head::default()) {
            // What is set aside in the original is so in its copy.
            Err(error) if error.is_of_one_tournament() => continue,
            read => Journal::of(read?).up_to(head.seq).state().head(),
        };
        if copied != *head {
            return Err(BackupError::Differs { tournament: *tournament, kept: *head, copied });
        }
    }
    Ok(())
}

/// Takes the oldest copies away; their names sort by time.
fn rotate(folder: &Path) {
    let Ok(found) = fs::read_dir(folder) else { return };
    let is_ours = |name: &str| name.starts_with(PREFIX) && name.ends_with(SUFFIX);
    let mut copies: Vec<PathBuf> = found
        .flatten()
        .filter(|entry| entry.file_name().to_str().is_some_and(is_ours))
        .map(|entry| entry.path())
        .collect();
    copies.sort();
    let surplus = copies.len().saturating_sub(KEPT);
    for old in &copies[..surplus] {
        if let Err(error) = fs::remove_file(old) {
            tracing::warn!("the old backup {} cannot be removed: {error}", old.display());
        }
        // There may be none.
        let _ = fs::remove_file(files::beside(old, hall::HEADS_SUFFIX));
    }
}
