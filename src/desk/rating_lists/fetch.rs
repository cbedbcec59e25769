//! Bringing FIDE's rating lists up to date where the server has internet: at a press, and once a day where that was asked for.
//!
//! What is fetched is imported as if it had been uploaded. Nothing is asked for before somebody presses the button or names an address
//! where the server is started.

use crate::client::{Client, FetchError, Reach};
use crate::{Desk, instant, now, now_microseconds};
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use url::Url;

/// FIDE's own file, which has its three lists.
const OF_FIDE: &str = "https://ratings.fide.com/download/players_list_xml.zip";
/// Shorter than a day by what fetching and importing take at most.
const EVERY_HOURS: i64 = 20;
/// How often it is looked whether it is time again, also after a failure.
const LOOKED_EVERY: Duration = Duration::from_secs(20 * 60);
/// FIDE's lists together have some 50 megabytes as an archive, and 320 as text.
const MOST_BYTES: u64 = 2 * 1024 * 1024 * 1024;

/// What came of fetching, in microseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fetched {
    pub is_running: bool,
    /// It is done every day as long as the program runs.
    pub is_daily: bool,
    pub succeeded_at: Option<i64>,
    /// The last time, if that failed.
    pub failed: Option<(i64, FetchError)>,
}

#[derive(Default)]
pub(super) struct Fetching {
    address: OnceLock<Url>,
    is_daily: AtomicBool,
    told: Mutex<Fetched>,
}

impl Fetching {
    fn told(&self) -> MutexGuard<'_, Fetched> {
        // Each statement leaves it whole.
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// Names another address than FIDE's own; the first one named holds.
    pub fn fetch_lists_from(&self, address: Url) {
        let _ = self.shelf.fetching.address.set(address);
    }

    /// Where the lists come from.
    pub fn lists_address(&self) -> &str {
        self.shelf.fetching.address.get().map_or(OF_FIDE, Url::as_str)
    }

    /// Fetches the lists as long as the program runs, at once and then before they are a day old.
    pub fn fetch_lists_daily(self: &Arc<Self>) {
        if self.shelf.fetching.is_daily.swap(true, Ordering::Relaxed) {
            return;
        }
        self.shelf.fetching.told().is_daily = true;
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

    /// What came of fetching.
    pub fn lists_fetched(&self) -> Fetched {
        self.shelf.fetching.told().clone()
    }

    /// Begins to fetch the lists of this month and to import them, unless that is being done.
    pub fn fetch_lists_now(self: &Arc<Self>) {
        if std::mem::replace(&mut self.shelf.fetching.told().is_running, true) {
            return;
        }
        let desk = Arc::clone(self);
        std::thread::spawn(move || {
            let done = desk.fetch_and_import();
            let mut told = desk.shelf.fetching.told();
            told.is_running = false;
            match done {
                Ok(()) => (told.succeeded_at, told.failed) = (Some(now_microseconds()), None),
                Err(error) => {
                    tracing::warn!("the rating lists were not fetched: {error}");
                    told.failed = Some((now_microseconds(), error));
                }
            }
        });
    }

    fn fetch_and_import(self: &Arc<Self>) -> Result<(), FetchError> {
        let address = Url::parse(self.lists_address()).map_err(|_| FetchError::NoAddress)?;
        let (file, mut output) = self.new_upload().map_err(in_folder)?;
        Client::for_files(Reach::OwnNetwork).download(&address, &mut output, MOST_BYTES)?;
        output.flush().map_err(in_folder)?;
        drop(output);
        // The lists are those of the month, in force from its first day.
        let new = super::named(&format!("FIDE {}", now().format("%Y-%m")));
        self.take_rating_list(file, new, None).map_err(|error| match error {
            super::ImportError::Busy => FetchError::ListBusy,
            other => FetchError::NoList(other.to_string()),
        })
    }
}

fn in_folder(error: std::io::Error) -> FetchError {
    FetchError::Folder(error.to_string())
}
