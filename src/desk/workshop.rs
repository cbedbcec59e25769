//! The workshop: foreign files and long computations, away from the threads that serve pages.
//!
//! A job has a bench or waits for one; so many wait at most, and so many of one person. It runs on a thread of its own at
//! low priority, so that a result entered meanwhile does not wait. When its request is gone, its time is over or the
//! server stops, its [`Patience`] ends: the job looks at it between steps.

use crate::untyped::{Done, Work, untyped};
use sonneborn_exchange::table::{self, Grid, GridFault};
use sonneborn_exchange::text::Told;
use sonneborn_patience::{self as patience, Patience};
use std::collections::HashMap;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, oneshot, watch};

/// Jobs at once at most; one core stays for the pages where there is more than one.
const MOST_BENCHES: usize = 4;
/// Jobs that have a bench or wait for one.
const MOST_JOBS: usize = 32;
/// Jobs of one person, so that nobody fills the workshop.
const MOST_OF_ONE: usize = 4;
/// Whoever waits for longer is told to try something smaller.
const PATIENCE: Duration = Duration::from_secs(60);
/// The helper has so long for a spreadsheet, and is looked after this often.
const HELPER_PATIENCE: Duration = Duration::from_secs(20);
const HELPER_LOOK: Duration = Duration::from_millis(5);
/// More than this no table of people has as text.
const HELPER_ANSWER: u64 = 64 * 1024 * 1024;
/// The hidden command by which the program helps itself.
const HELPER_COMMAND: &str = "read-table";

/// Why a job has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoResult {
    #[error("too many long tasks at this moment")]
    Crowded,
    #[error("not done within {} seconds", PATIENCE.as_secs())]
    TooLong,
    #[error("the task broke off")]
    Broken,
    #[error("the server stops")]
    Stopping,
}

/// Ends a job's patience when dropped: with the request whose future holds it.
struct EndsOnDrop(Patience);

impl Drop for EndsOnDrop {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// See the module.
pub struct Workshop {
    benches: Arc<Semaphore>,
    /// How many jobs each person has.
    jobs: Arc<Mutex<HashMap<String, usize>>>,
    /// Jobs that ended before they were done, because nobody waited any more.
    given_up: Arc<AtomicU64>,
    /// True once the server stops.
    closed: watch::Sender<bool>,
}

/// A job's place among [`MOST_JOBS`], given up when dropped.
struct Place {
    jobs: Arc<Mutex<HashMap<String, usize>>>,
    owner: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = jobs.get_mut(&self.owner) {
            *count -= 1;
            if *count == 0 {
                jobs.remove(&self.owner);
            }
        }
    }
}

impl Default for Workshop {
    fn default() -> Workshop {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let benches = (cores - 1).clamp(1, MOST_BENCHES);
        Workshop {
            benches: Arc::new(Semaphore::new(benches)),
            jobs: Arc::default(),
            given_up: Arc::default(),
            closed: watch::Sender::default(),
        }
    }
}

impl Workshop {
    /// Does work for `owner` (an account or an address).
    ///
    /// # Errors
    /// [`NoResult`].
    pub async fn run<T: Send + 'static>(
        &self,
        owner: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoResult> {
        let (work, typed) = untyped(work);
        self.run_untyped(owner, work).await.map(typed)
    }

    async fn run_untyped(&self, owner: &str, work: Work) -> Result<Done, NoResult> {
        let mut closed = self.closed.subscribe();
        let place = self.place(owner).ok_or(NoResult::Crowded)?;
        let done = tokio::time::timeout(PATIENCE, self.on_a_bench(place, work));
        tokio::select! {
            done = done => done.unwrap_or(Err(NoResult::TooLong)),
            _ = closed.wait_for(|closed| *closed) => Err(NoResult::Stopping),
        }
    }

    async fn on_a_bench(&self, place: Place, work: Work) -> Result<Done, NoResult> {
        let bench = Arc::clone(&self.benches).acquire_owned().await.map_err(|_| NoResult::Broken)?;
        let patience = Patience::default();
        let _ends = EndsOnDrop(patience.clone());
        let (send, receive) = oneshot::channel();
        let given_up = Arc::clone(&self.given_up);
        let job = move || {
            give_way();
            let done = patience.during(work);
            if done.is_none() {
                given_up.fetch_add(1, Ordering::Relaxed);
            }
            // Bench and place are free when the work is done, whether anybody still waits or not.
            drop((bench, place));
            if let Some(done) = done {
                let _ = send.send(done);
            }
        };
        thread::Builder::new().name("workshop".into()).spawn(job).map_err(|_| NoResult::Broken)?;
        receive.await.map_err(|_| NoResult::Broken)
    }

    /// The server stops: nobody waits for a job any more, and none begins.
    pub fn close(&self) {
        self.closed.send_replace(true);
    }

    /// Jobs that run or wait.
    pub fn jobs(&self) -> usize {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Jobs since the start that ended before they were done, because nobody waited any more.
    pub fn given_up(&self) -> u64 {
        self.given_up.load(Ordering::Relaxed)
    }

    fn place(&self, owner: &str) -> Option<Place> {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let own = jobs.get(owner).copied().unwrap_or(0);
        if own >= MOST_OF_ONE || jobs.values().sum::<usize>() >= MOST_JOBS {
            return None;
        }
        jobs.insert(owner.to_owned(), own + 1);
        Some(Place { jobs: Arc::clone(&self.jobs), owner: owner.to_owned() })
    }
}

/// Pages come first.
pub(super) fn give_way() {
    // Elsewhere than on Linux the call would be about the whole program. Where it is refused, the job is as fast as pages.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 10);
}

/// Reads a table that somebody sent. Spreadsheets are read by a helper process under a memory limit: their reader reserves
/// what a file asks for, and a file of a kilobyte may ask for terabytes, which ends the process that obeys.
///
/// Of a text somebody may have said in which encoding it is written.
///
/// # Errors
/// Why there is no table in it.
pub fn foreign_table(bytes: &[u8], told: Told) -> Result<Grid, GridFault> {
    if !table::xlsx::is_spreadsheet(bytes) || bytes.len() > table::MAX_BYTES {
        return table::read_told(bytes, told);
    }
    let answer = ask_helper(bytes).map_err(|error| GridFault::NotASpreadsheet { why: error.to_string() })?;
    // An answer that breaks off is one of a helper that was ended: the file wanted too much.
    serde_json::from_slice(&answer).unwrap_or(Err(GridFault::WantsTooMuch))
}

fn ask_helper(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let program: PathBuf = std::env::current_exe()?;
    let mut child = Command::new(program)
        .arg(HELPER_COMMAND)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let (input, output) = (child.stdin.take(), child.stdout.take());
    let reader = thread::spawn(move || {
        let mut answer = Vec::new();
        let read = output.map(|output| output.take(HELPER_ANSWER).read_to_end(&mut answer));
        read.transpose().map(|_| answer)
    });
    // A helper that ended early closes its input; its answer says why, or is missing.
    let _ = input.map(|mut input| input.write_all(bytes));
    watch_over(&mut child);
    reader.join().unwrap_or_else(|_| Ok(Vec::new()))
}

/// Waits for the helper's end, and brings it about when nobody waits any more or its time is over.
fn watch_over(child: &mut Child) {
    let started = Instant::now();
    while matches!(child.try_wait(), Ok(None)) {
        if patience::is_over() || started.elapsed() > HELPER_PATIENCE {
            let _ = child.kill();
        }
        thread::sleep(HELPER_LOOK);
    }
}
