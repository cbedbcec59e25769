//! Rating lists at the desk: importing the files as they come, the lists in memory to be searched, and the check of an
//! event's players against one.

mod check;
mod fetch;
mod folder;
mod job;
mod read;

pub use check::Accepted;
pub use fetch::Fetched;
pub use folder::ListFolder;
pub use job::{Job, UploadedFile};

use super::{Desk, clock};
use chrono::NaiveDate;
use sonneborn_exchange::national_list::{self, KeptColumns};
use sonneborn_exchange::players::Mapping;
use sonneborn_exchange::rating_index::RatingIndex;
use sonneborn_exchange::rating_list::{NoList, Skipped};
use sonneborn_exchange::table::Grid;
use sonneborn_store::StoreError;
use sonneborn_store::rating_list::{NewList, RatingListRow};
use sonneborn_tournament::reader;
use sonneborn_tournament::regulations::Rate;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// A list in memory, with its row.
pub type Loaded = (RatingListRow, RatingIndex);

/// Lists held in memory: FIDE's takes 130 MB, national ones little.
const HELD: usize = 3;

/// The lists that were asked for, the last one first, and the import that runs.
#[derive(Default)]
pub struct Shelf {
    loaded: Mutex<Vec<Arc<Loaded>>>,
    job: job::Desk,
    fetching: fetch::Fetching,
}

/// How far an import has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub players: usize,
    /// Of the file on disk, which may be an archive.
    pub read_bytes: u64,
    pub total_bytes: u64,
}

/// What came of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub list: RatingListRow,
    /// Lines that are no player.
    pub skipped: Skipped,
}

/// Why a list was not imported; the one kept before stays.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("line 1: {0}")]
    NoList(#[from] NoList),
    #[error("there is no player in the file")]
    Empty,
    #[error("the file cannot be read: {0}")]
    Io(#[from] io::Error),
    #[error("the archive cannot be opened: {0}")]
    Archive(#[from] zip::result::ZipError),
    #[error("line {line}, column {column}: the XML breaks off or is damaged: {why}")]
    Xml { line: u64, column: u64, why: quick_xml::Error },
    #[error("another list is being imported")]
    Busy,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A list's name as people write it: `FIDE 2026-11` is the list FIDE that is in force from 1 November 2026.
pub fn named(text: &str) -> NewList {
    let text = text.trim();
    let dated = text.rsplit_once(' ').and_then(|(name, date)| Some((name.trim(), reader::month(date).ok()?)));
    let (name, valid_from) = dated.map_or((text, None), |(name, date)| (name, Some(date)));
    NewList { name: name.to_owned(), valid_from, federation: String::new() }
}

impl Desk {
    /// Imports a list from a file: FIDE's text or XML, or a table, in a ZIP or not. `rate` tells the rate of a list with
    /// only one; the columns of a table are as kept for lists of this name, or as guessed.
    ///
    /// # Errors
    /// [`ImportError`]; nothing is changed then.
    pub fn import_rating_list(
        &self,
        file: &Path,
        new: &NewList,
        rate: Option<Rate>,
        progress: impl FnMut(Progress),
    ) -> Result<Imported, ImportError> {
        let columns = self.kept_columns(&new.name)?;
        let (builder, skipped) =
            read::read(file, read::Hints { rate, federation: &new.federation, columns }, progress)?;
        if builder.is_empty() {
            return Err(ImportError::Empty);
        }
        let players = builder.len();
        let list = self.store.keep_rating_list(new, players, &builder.into_bytes(), clock::now_microseconds())?;
        Ok(Imported { list, skipped })
    }

    /// The first rows of a table whose columns nobody has matched yet, and the columns to offer for it; `None` for other files.
    /// A table with other headings than the one matched before is another table.
    ///
    /// # Errors
    /// As [`Desk::import_rating_list`].
    pub fn columns_to_match(&self, file: &Path, list_name: &str) -> Result<Option<(Grid, Mapping)>, ImportError> {
        let Some(text) = read::table_text(file)? else { return Ok(None) };
        let sample = national_list::sample(&text);
        let offered = match self.kept_columns(list_name)? {
            Some(kept) if kept.fit(&sample) => return Ok(None),
            Some(kept) => kept.offered(&sample, &national_list::guessed(&text)),
            None => national_list::guessed(&text),
        };
        Ok(Some((sample, offered)))
    }

    fn kept_columns(&self, list_name: &str) -> Result<Option<KeptColumns>, StoreError> {
        let kept = self.store.rating_list_columns(list_name)?;
        Ok(kept.and_then(|kept| serde_json::from_str(&kept).ok()))
    }

    /// Keeps which column is what in lists of this name that have the headings of `sample`.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be written.
    pub fn keep_columns(&self, list_name: &str, columns: &Mapping, sample: &Grid) -> Result<(), StoreError> {
        let text = serde_json::to_string(&KeptColumns::of(columns, sample)).expect("a mapping is plain data");
        self.store.keep_rating_list_columns(list_name, &text)
    }

    /// FIDE's newest list, or any newest where there is none of FIDE's.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be read.
    pub fn rating_list(&self) -> Result<Option<Arc<Loaded>>, StoreError> {
        self.rating_list_at(None)
    }

    /// FIDE's list in force on a day; the newest one where the day is not told or no list is so old.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be read.
    pub fn rating_list_at(&self, day: Option<NaiveDate>) -> Result<Option<Arc<Loaded>>, StoreError> {
        self.row_at(day)?.map_or(Ok(None), |list| self.loaded_rating_list(list.id))
    }

    fn row_at(&self, day: Option<NaiveDate>) -> Result<Option<RatingListRow>, StoreError> {
        let lists = self.store.rating_lists()?;
        let is_in_force =
            |list: &&RatingListRow| day.is_some_and(|day| list.valid_from().is_some_and(|from| from <= day));
        let of_fide = || lists.iter().filter(|list| !list.is_national());
        Ok(of_fide().find(is_in_force).or(of_fide().next()).or(lists.first()).cloned())
    }

    /// The list of [`Desk::rating_list_at`] where it is in memory already.
    ///
    /// # Errors
    /// [`StoreError`] when the lists cannot be read.
    pub fn rating_list_at_hand(&self, day: Option<NaiveDate>) -> Result<Option<Arc<Loaded>>, StoreError> {
        let Some(chosen) = self.row_at(day)? else { return Ok(None) };
        let shelf = self.shelf.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(shelf.iter().find(|loaded| loaded.0.id == chosen.id).cloned())
    }

    /// The newest list of a name, read on first use.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be read.
    pub fn rating_list_named(&self, name: &str) -> Result<Option<Arc<Loaded>>, StoreError> {
        let lists = self.store.rating_lists()?;
        lists.iter().find(|list| list.name == name).map_or(Ok(None), |list| self.loaded_rating_list(list.id))
    }

    /// A list in memory, read on first use; `None` if there is no such list.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be read.
    pub fn loaded_rating_list(&self, list: i64) -> Result<Option<Arc<Loaded>>, StoreError> {
        // Held while a list is read: whoever asks for the same one meanwhile must not read it again.
        let mut shelf = self.shelf.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = shelf.iter().position(|loaded| loaded.0.id == list) {
            let loaded = shelf.remove(place);
            shelf.insert(0, Arc::clone(&loaded));
            return Ok(Some(loaded));
        }
        let rows = self.store.rating_lists()?;
        shelf.retain(|loaded| rows.iter().any(|row| row.id == loaded.0.id));
        let Some(row) = rows.into_iter().find(|row| row.id == list) else { return Ok(None) };
        let index = RatingIndex::of(self.store.rating_list_block(list)?)
            .map_err(|damaged| StoreError::DamagedList { list, why: damaged.to_string() })?;
        shelf.truncate(HELD - 1);
        let loaded = Arc::new((row, index));
        shelf.insert(0, Arc::clone(&loaded));
        Ok(Some(loaded))
    }
}
