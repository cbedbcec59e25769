//! The audit of an imported file that is too great to be awaited: it goes on in the background, and whoever sends the same file
//! again is told how far it is, and at last what was found.

use super::workshop::give_way;
use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::tournament_file::TournamentFile;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// Audits that run or are kept for those who wait for them; the oldest that is done goes first.
const MOST: usize = 4;

/// The SHA-256 of a file.
pub type FileDigest = [u8; 32];

/// How far the audit of a file is.
#[derive(Clone, Debug)]
pub enum State {
    /// So many of its rounds were paired again.
    Running {
        rounds: usize,
        of: usize,
    },
    Done(Arc<Audit>),
    /// Others run; it has not begun.
    Busy,
    /// It broke off; sent again, it begins again.
    Broken,
}

#[derive(Debug)]
enum Work {
    Running(JoinHandle<Audit>),
    Done(Arc<Audit>),
}

#[derive(Debug)]
struct Job {
    file: FileDigest,
    rounds: Arc<AtomicUsize>,
    of: usize,
    work: Work,
}

/// See the module.
#[derive(Debug, Default)]
pub struct Audits(Mutex<Vec<Job>>);

impl Audits {
    /// How far the audit of a file is; begins it where it has not begun.
    pub fn of(&self, digest: FileDigest, file: &TournamentFile) -> State {
        let mut jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = jobs.iter().position(|job| job.file == digest) {
            let Job { rounds, of, work, .. } = jobs.remove(place);
            let (work, state) = match work {
                Work::Running(thread) if thread.is_finished() => match thread.join() {
                    Ok(audit) => done(Arc::new(audit)),
                    Err(_) => return State::Broken,
                },
                Work::Running(thread) => {
                    let state = State::Running { rounds: rounds.load(Ordering::Relaxed), of };
                    (Work::Running(thread), state)
                }
                Work::Done(audit) => done(audit),
            };
            jobs.push(Job { file: digest, rounds, of, work });
            return state;
        }
        if jobs.len() >= MOST {
            let oldest = jobs.iter().position(|job| matches!(job.work, Work::Done(_)));
            let Some(oldest) = oldest else { return State::Busy };
            jobs.remove(oldest);
        }
        let (of, rounds, file) = (file.imported.rounds.len(), Arc::<AtomicUsize>::default(), file.clone());
        let told = Arc::clone(&rounds);
        let work = move || {
            give_way();
            Audit::telling(&file, &mut |done| told.store(done, Ordering::Relaxed))
        };
        let Ok(thread) = thread::Builder::new().name("audit".into()).spawn(work) else { return State::Busy };
        jobs.push(Job { file: digest, rounds, of, work: Work::Running(thread) });
        State::Running { rounds: 0, of }
    }
}

fn done(audit: Arc<Audit>) -> (Work, State) {
    (Work::Done(Arc::clone(&audit)), State::Done(audit))
}
