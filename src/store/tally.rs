//! The tally of a SQLite file: how many writes it has had, counted in the file itself and, after each commit, beside it. A log that was
//! cut off, damaged or taken away ends earlier without a word, because SQLite reads it as far as it is whole; so does an older copy put
//! in the file's place. Then the number beside is the greater one.
//!
//! The number beside is never ahead of what was committed: it is written afterwards, and a lost write of it only makes it smaller.

use super::files;
use diesel::prelude::*;
use diesel::result::QueryResult;
use diesel::sql_types::Integer;
use std::fs::File;
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// `sonneborn.sqlite-saved`
pub const SUFFIX: &str = "-saved";
/// Digits of the number beside, so that a shorter one never leaves the end of a longer one.
const DIGITS: usize = 10;

/// The number beside the file.
#[derive(Debug)]
pub(super) struct Tally(Mutex<Option<Beside>>);

#[derive(Debug)]
struct Beside {
    name: PathBuf,
    file: File,
    identity: Option<files::Identity>,
    /// The number that it has.
    last: i32,
}

impl Beside {
    fn open(name: PathBuf, last: i32) -> std::io::Result<Beside> {
        let file = files::owners_file(&name)?;
        Ok(Beside { identity: files::identity(&name), name, file, last })
    }

    fn is_there(&self) -> bool {
        files::identity(&self.name) == self.identity
    }

    /// Writes the number; in a file made anew where the old one was deleted or replaced.
    fn write(&mut self, counted: i32) -> std::io::Result<()> {
        if !self.is_there() {
            files::told_gone(&self.name);
            *self = Beside::open(self.name.clone(), self.last)?;
        }
        self.file.rewind()?;
        self.file.write_all(format!("{counted:0DIGITS$}\n").as_bytes())?;
        self.last = counted;
        Ok(())
    }
}

/// The number beside a file; 0 where there is none that can be read.
pub(super) fn found(file: &Path) -> i32 {
    let text = std::fs::read_to_string(files::beside(file, SUFFIX));
    text.ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

impl Tally {
    /// The tally beside a file that was just opened.
    pub(super) fn beside(file: &Path) -> Tally {
        let beside = files::beside(file, SUFFIX);
        let opened = Beside::open(beside.clone(), found(file));
        if let Err(error) = &opened {
            tracing::warn!("{}: {error}; a log that is cut off will not be noticed", beside.display());
        }
        Tally(Mutex::new(opened.ok()))
    }

    /// After a commit: the file has had so many writes.
    pub(super) fn note(&self, counted: i32) {
        self.write_where(|beside| (counted > beside.last).then_some(counted));
    }

    /// Writes the number again where its file is gone.
    pub(super) fn see_to_file(&self) {
        self.write_where(|beside| (!beside.is_there()).then_some(beside.last));
    }

    fn write_where(&self, number: impl FnOnce(&Beside) -> Option<i32>) {
        let mut beside = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(beside) = beside.as_mut()
            && let Some(number) = number(beside)
            && let Err(error) = beside.write(number)
        {
            // What was saved is saved; this number only stays behind.
            tracing::warn!("the tally could not be written: {error}");
        }
    }
}

/// How many writes the file has had, as it says itself.
pub(super) fn counted(connection: &mut SqliteConnection) -> QueryResult<i32> {
    diesel::dsl::sql::<Integer>("SELECT user_version FROM pragma_user_version").get_result(connection)
}
