//! Who is in charge of a hall that has two computers: a file beside the SQLite file, outside of what backups and copies carry.
//!
//! One of the two is in charge, the other follows. Each take-over has a number, its term, which only grows; whoever learns of a later
//! term than its own was replaced, and writes nothing any more.

use super::trouble::Trouble;
use super::{Result, Store, StoreError, files};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::chain::Head;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::PoisonError;

/// `sonneborn.sqlite-standing`
pub const SUFFIX: &str = "-standing";

/// How far journals go, by event: number and chain.
pub type Reached = BTreeMap<i64, (u64, String)>;

/// A head as [`Reached`] has it.
pub fn reached(head: Head) -> (u64, String) {
    (head.seq, head.chain.to_string())
}

/// The head that [`reached`] says; `None` for what is no chain.
pub fn head_of(reached: &(u64, String)) -> Option<Head> {
    Some(Head { seq: reached.0, chain: reached.1.parse().ok()? })
}

/// Two computers that know each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// What both know and nobody else.
    pub code: String,
    /// Where the other one is; `None` before it was heard of.
    pub other: Option<String>,
    /// Where the one that is followed says that it is, which is tried where it is not found: a network gives other addresses.
    pub says: Option<String>,
    /// In microseconds.
    pub since: i64,
}

/// That a second computer is in charge now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeOver {
    pub term: u64,
    /// In microseconds.
    pub at: i64,
    /// Where the work goes on.
    pub address: String,
    /// What it had of each journal: what goes beyond is the replaced one's alone.
    pub had: Reached,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Of this computer.
    pub term: u64,
    pub follows: bool,
    /// The one that follows this one, or that this one follows.
    pub pair: Option<Pair>,
    /// The one that this one replaced, to be told until it knows, and whenever it comes back.
    pub replaced: Option<Pair>,
    /// The latest take-over that is known.
    pub take_over: Option<TakeOver>,
}

impl Standing {
    /// Of the computer with a file; in charge, with nobody beside it, where nothing is noted.
    ///
    /// # Errors
    /// [`StoreError::Unusable`] where something is noted and cannot be read: who is in charge is not guessed.
    pub fn beside(file: &Path) -> Result<Standing> {
        let beside = files::beside(file, SUFFIX);
        let unusable = |why| StoreError::Unusable { file: beside.clone(), why };
        match fs::read(&beside) {
            Ok(text) => serde_json::from_slice(&text).map_err(|error| unusable(error.into())),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Standing::default()),
            Err(error) => Err(unusable(error)),
        }
    }

    /// Notes it beside a file, whole or not at all.
    ///
    /// # Errors
    /// [`StoreError::Unusable`].
    pub fn note(&self, file: &Path) -> Result<()> {
        let beside = files::beside(file, SUFFIX);
        let written = serde_json::to_vec(self).map_err(std::io::Error::from);
        let written = written.and_then(|text| files::put(&beside, &text));
        written.map_err(|why| StoreError::Unusable { file: beside, why })
    }

    /// The take-over by which another computer is in charge in this one's place.
    pub fn replaced_by(&self) -> Option<&TakeOver> {
        self.take_over.as_ref().filter(|take_over| take_over.term > self.term)
    }

    /// Why nothing is written here.
    pub(super) fn trouble(&self) -> Option<Trouble> {
        if self.follows { Some(Trouble::Follows) } else { self.replaced_by().map(|_| Trouble::Replaced) }
    }
}

impl Store {
    /// Reads what is noted beside the file that was just opened.
    pub(super) fn look_up_standing(&self) -> Result<()> {
        let Some(file) = self.database.file() else { return Ok(()) };
        let noted = Standing::beside(file)?;
        self.keeper.stand(noted.trouble());
        *self.standing.lock().unwrap_or_else(PoisonError::into_inner) = noted;
        Ok(())
    }

    pub fn standing(&self) -> Standing {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Changes how this computer stands. Where that cannot be noted it holds until the stop all the same: whoever was replaced writes
    /// nothing, also on a full disk.
    ///
    /// # Errors
    /// [`StoreError::Unusable`]; on a PostgreSQL server there is no such thing.
    pub fn change_standing(&self, change: impl FnOnce(&mut Standing)) -> Result<()> {
        let Some(file) = self.database.file() else { return Ok(()) };
        let mut standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        let was = standing.clone();
        change(&mut standing);
        self.keeper.stand(standing.trouble());
        if *standing == was { Ok(()) } else { standing.note(file) }
    }

    /// What this computer signs with, for the one that is to go on in its place; `None` where it signs nothing.
    pub fn hall_key(&self) -> Option<Vec<u8>> {
        self.database.file().and_then(|file| fs::read(files::beside(file, super::hall::KEY_SUFFIX)).ok())
    }
}

/// Puts beside a database that is not there yet what [`Store::hall_key`] gave.
///
/// # Errors
/// What the system says.
pub fn put_hall_key(file: &Path, key: &[u8]) -> std::io::Result<()> {
    files::put(&files::beside(file, super::hall::KEY_SUFFIX), key)
}
