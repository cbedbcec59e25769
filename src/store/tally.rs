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
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// `sonneborn.sqlite-saved`
pub const SUFFIX: &str = "-saved";
/// Digits of the number beside, so that a shorter one never leaves the end of a longer one.
const DIGITS: usize = 10;

/// The number beside the file.
#[derive(Debug)]
pub(super) struct Tally(Mutex<Option<(File, i32)>>);

/// The number beside a file; 0 where there is none that can be read.
pub(super) fn found(file: &Path) -> i32 {
    let text = std::fs::read_to_string(files::beside(file, SUFFIX));
    text.ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

impl Tally {
    /// The tally beside a file that was just opened.
    pub(super) fn beside(file: &Path) -> Tally {
        let beside = files::beside(file, SUFFIX);
        let opened = files::owners_file(&beside);
        if let Err(error) = &opened {
            tracing::warn!("{}: {error}; a log that is cut off will not be noticed", beside.display());
        }
        Tally(Mutex::new(opened.ok().map(|opened| (opened, found(file)))))
    }

    /// After a commit: the file has had so many writes.
    pub(super) fn note(&self, counted: i32) {
        let mut beside = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((file, last)) = beside.as_mut()
            && counted > *last
        {
            let line = format!("{counted:0DIGITS$}\n");
            match file.rewind().and_then(|()| file.write_all(line.as_bytes())) {
                Ok(()) => *last = counted,
                // What was saved is saved; this number only stays behind.
                Err(error) => tracing::warn!("the tally could not be written: {error}"),
            }
        }
    }
}

/// How many writes the file has had, as it says itself.
pub(super) fn counted(connection: &mut SqliteConnection) -> QueryResult<i32> {
    diesel::dsl::sql::<Integer>("SELECT user_version FROM pragma_user_version").get_result(connection)
}
