//! The keeper of a SQLite file: one server a file, readable by its owner only, still under its name before anything is called
//! saved, and whole by itself after a stop. A PostgreSQL server keeps its own files.

use super::files::{Identity, beside, has_room, identity, owners_file, told_gone};
use super::tally::Tally;
use super::trouble::Trouble;
use super::{Database, Result, StoreError};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What SQLite keeps beside a file as long as it is open.
const OWN: [&str; 2] = ["-wal", "-shm"];

/// Watches over one database.
#[derive(Debug)]
pub(super) struct Keeper {
    file: Option<(PathBuf, Identity)>,
    /// SQLite's own files beside it, as they were first seen: with another log, what is written is gone after a restart as well.
    own: Mutex<Vec<(PathBuf, Option<Identity>)>>,
    trouble: Mutex<Option<Trouble>>,
    /// Found at the start: nothing is written before the file is repaired.
    lasting: Mutex<Option<Trouble>>,
    /// Another computer is in charge.
    standing: Mutex<Option<Trouble>>,
    tally: Option<Tally>,
    /// Held as long as this server runs; and which file under its name that is.
    lock: Mutex<Option<(File, Option<Identity>)>>,
}

impl Keeper {
    /// The keeper of a database that was just opened.
    pub(super) fn of(database: &Database) -> Keeper {
        let file = match database {
            Database::Sqlite(file) => identity(file).map(|identity| (file.clone(), identity)),
            Database::Postgres(_) => None,
        };
        let own = file.iter().flat_map(|(file, _)| OWN.map(|suffix| (beside(file, suffix), None))).collect();
        let (trouble, lasting, standing) = Default::default();
        Keeper { file, own: Mutex::new(own), trouble, lasting, standing, tally: None, lock: Mutex::default() }
    }

    /// Counts writes beside the file from now on.
    pub(super) fn with_tally(self) -> Keeper {
        let tally = self.file.as_ref().map(|(file, _)| Tally::beside(file));
        Keeper { tally, ..self }
    }

    /// A write was committed, which the file counts as this one.
    pub(super) fn saved(&self, counted: Option<i32>) {
        if let Some((tally, counted)) = self.tally.as_ref().zip(counted) {
            tally.note(counted);
        }
    }

    /// Nothing more is written: what is counted stands beside the file.
    pub(super) fn end(&self) {
        if let Some(tally) = &self.tally {
            tally.see_to_file();
        }
    }

    /// Whether the open file is the one that bears the name; what is written to another one is gone after a restart.
    ///
    /// # Errors
    /// [`StoreError::ReadOnly`].
    pub(super) fn still_there(&self) -> Result<()> {
        self.is_whole()?;
        let standing = *held(&self.standing);
        standing.map_or(Ok(()), |trouble| Err(self.note(trouble)))
    }

    /// The same for what another computer tells, which is written whoever is in charge.
    ///
    /// # Errors
    /// [`StoreError::ReadOnly`].
    pub(super) fn is_whole(&self) -> Result<()> {
        let is_there = self.file.as_ref().is_none_or(|(file, opened)| identity(file) == Some(*opened));
        if !is_there || !self.has_own_files() {
            return Err(self.note(Trouble::Vanished));
        }
        if !self.has_lock() {
            return Err(self.note(Trouble::Locked));
        }
        let lasting = *held(&self.lasting);
        lasting.map_or(Ok(()), |trouble| Err(self.note(trouble)))
    }

    /// Whether SQLite's own files, once they are there, are the same. While a database is open, SQLite never makes others.
    fn has_own_files(&self) -> bool {
        held(&self.own).iter_mut().all(|(file, known)| {
            let found = identity(file);
            *known = known.or(found);
            *known == found
        })
    }

    /// Whether the file that is locked is the one under the lock's name: whoever deletes it lets another server take the database. It is
    /// taken anew where nobody else has.
    fn has_lock(&self) -> bool {
        let Some((file, _)) = &self.file else { return true };
        let mut held = held(&self.lock);
        let Some((_, locked)) = held.as_ref() else { return true };
        let name = lock_of(file);
        if *locked == identity(&name) {
            return true;
        }
        let Ok(taken) = lock(file) else { return false };
        told_gone(&name);
        *held = Some((taken, identity(&name)));
        true
    }

    /// Notes how a write ended, and names the trouble in place of the database's error.
    pub(super) fn noted<T>(&self, done: Result<T>) -> Result<T> {
        match done {
            Ok(value) => {
                let was = *held(&self.trouble);
                // What is small fits on a disk that is full, now and then.
                if was != Some(Trouble::Full) || self.has_room() {
                    *held(&self.trouble) = None;
                }
                Ok(value)
            }
            Err(StoreError::Query(error)) => match self.file.as_ref().and_then(|_| Trouble::of(&error)) {
                Some(trouble) => Err(self.note(trouble)),
                None => Err(StoreError::Query(error)),
            },
            Err(other) => Err(other),
        }
    }

    fn has_room(&self) -> bool {
        self.file.as_ref().is_none_or(|(file, _)| has_room(file))
    }

    fn note(&self, trouble: Trouble) -> StoreError {
        *held(&self.trouble) = Some(trouble);
        StoreError::ReadOnly(trouble)
    }

    /// Nothing is written any more by this server.
    pub(super) fn note_lasting(&self, trouble: Trouble) {
        *held(&self.lasting) = Some(trouble);
        self.note(trouble);
    }

    /// Notes whether another computer is in charge, and why nothing is written here then.
    pub(super) fn stand(&self, trouble: Option<Trouble>) {
        *held(&self.standing) = trouble;
    }

    /// The trouble that stands; a file that is back under its name is none any more, nor is having followed.
    pub(super) fn trouble(&self) -> Option<Trouble> {
        let was = *held(&self.trouble);
        match self.still_there() {
            Ok(()) if matches!(was, Some(Trouble::Vanished | Trouble::Follows | Trouble::Replaced)) => {
                *held(&self.trouble) = None;
            }
            // Noted by the question itself.
            Ok(()) | Err(_) => {}
        }
        *held(&self.trouble)
    }

    /// Takes the file for this server alone.
    ///
    /// # Errors
    /// [`StoreError::InUse`].
    pub(super) fn lock(&self) -> Result<()> {
        let Some((file, _)) = &self.file else { return Ok(()) };
        let taken = lock(file)?;
        *held(&self.lock) = Some((taken, identity(&lock_of(file))));
        Ok(())
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The file itself, whatever name leads to it.
fn real(file: &Path) -> PathBuf {
    fs::canonicalize(file).unwrap_or_else(|_| file.to_path_buf())
}

/// The file that is locked in a database's place.
fn lock_of(file: &Path) -> PathBuf {
    beside(&real(file), ".lock")
}

/// Locks a database file for one server, by a file beside it; given up with the answer or the process.
///
/// The database itself is not opened: closing it again would drop SQLite's own locks of this process.
///
/// # Errors
/// [`StoreError::InUse`] where another server has it, [`StoreError::Unusable`] where the lock file cannot be made.
pub fn lock(file: &Path) -> Result<File> {
    let real = real(file);
    let unusable = |why| StoreError::Unusable { file: real.clone(), why };
    let lock = owners_file(&lock_of(file)).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(fs::TryLockError::WouldBlock) => Err(StoreError::InUse { file: real }),
        Err(fs::TryLockError::Error(error)) => Err(unusable(error)),
    }
}
