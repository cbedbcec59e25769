//! Bringing FIDE's rating lists up to date where the server has internet: once a day, and at a press.
//!
//! What is fetched goes into the watched folder, so that a list from the internet and one that is carried into the hall go the
//! same way. The address is named where the server is started.

use crate::client::{Client, FetchError, Reach};
use crate::{Desk, instant, now, now_microseconds};
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use url::Url;

/// Shorter than a day by what fetching and importing take at most.
const EVERY_HOURS: i64 = 20;
/// How often it is looked whether it is time again, also after a failure.
const LOOKED_EVERY: Duration = Duration::from_secs(20 * 60);
/// FIDE's lists together have some 50 megabytes as an archive, and 320 as text.
const MOST_BYTES: u64 = 2 * 1024 * 1024 * 1024;
/// Begins with a dot, so that the folder's watch leaves it alone.
const UNFINISHED: &str = ".fetched";
/// How an archive begins.
const ARCHIVE: [u8; 2] = *b"PK";

/// Where the lists come from, and the watched folder that they go into.
#[derive(Clone, Debug)]
pub struct ListSource {
    pub address: Url,
    pub folder: PathBuf,
}

/// What came of fetching, in microseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fetched {
    pub is_running: bool,
    pub succeeded_at: Option<i64>,
    /// The last time, if that failed.
    pub failed: Option<(i64, FetchError)>,
}

#[derive(Default)]
pub(super) struct Fetching {
    source: OnceLock<ListSource>,
    told: Mutex<Fetched>,
}

impl Fetching {
    fn told(&self) -> MutexGuard<'_, Fetched> {
        // Each statement leaves it whole.
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// Fetches the lists as long as the program runs, at once and then before they are a day old.
    pub fn fetch_lists(self: &Arc<Self>, source: ListSource) {
        if self.shelf.fetching.source.set(source).is_err() {
            return;
        }
        let desk = Arc::clone(self);
        std::thread::spawn(move || {
            loop {
                if desk.is_time_to_fetch() {
                    desk.fetch_lists_now();
                }
                std::thread::sleep(LOOKED_EVERY);
            }
        });
    }

    fn is_time_to_fetch(&self) -> bool {
        let last = self.shelf.fetching.told().succeeded_at;
        last.is_none_or(|last| (now() - instant(last)).num_hours() >= EVERY_HOURS)
    }

    /// What came of fetching; `None` where no address is named.
    pub fn lists_fetched(&self) -> Option<Fetched> {
        self.shelf.fetching.source.get().map(|_| self.shelf.fetching.told().clone())
    }

    /// Begins to fetch the lists of this month into the watched folder, which imports them, unless that is being done; whether
    /// an address is named.
    pub fn fetch_lists_now(self: &Arc<Self>) -> bool {
        let Some(source) = self.shelf.fetching.source.get().cloned() else { return false };
        if !std::mem::replace(&mut self.shelf.fetching.told().is_running, true) {
            let desk = Arc::clone(self);
            std::thread::spawn(move || {
                let done = fetch(&source);
                let mut told = desk.shelf.fetching.told();
                told.is_running = false;
                match done {
                    Ok(()) => *told = Fetched { succeeded_at: Some(now_microseconds()), ..Fetched::default() },
                    Err(error) => {
                        tracing::warn!("the rating lists were not fetched: {error}");
                        told.failed = Some((now_microseconds(), error));
                    }
                }
            });
        }
        true
    }
}

fn fetch(source: &ListSource) -> Result<(), FetchError> {
    let unfinished = source.folder.join(UNFINISHED);
    let written = File::create(&unfinished).map_err(in_folder).and_then(|mut file| {
        Client::for_files(Reach::OwnNetwork).download(&source.address, &mut file, MOST_BYTES)?;
        file.flush().and_then(|()| file.sync_all()).map_err(in_folder)
    });
    let kept = written.and_then(|()| {
        let extension = if is_archive(&unfinished).map_err(in_folder)? { "zip" } else { "txt" };
        // The lists are those of the month (the first day of it, as the watched folder reads the name).
        let name = format!("FIDE {}.{extension}", now().format("%Y-%m"));
        fs::rename(&unfinished, source.folder.join(name)).map_err(in_folder)
    });
    if kept.is_err() {
        // What is left of it says nothing; if it cannot be removed, the next one is written over it.
        drop(fs::remove_file(&unfinished));
    }
    kept
}

fn is_archive(file: &Path) -> std::io::Result<bool> {
    let mut begins = Vec::new();
    File::open(file)?.take(ARCHIVE.len() as u64).read_to_end(&mut begins)?;
    Ok(begins == ARCHIVE)
}

fn in_folder(error: std::io::Error) -> FetchError {
    FetchError::Folder(error.to_string())
}
