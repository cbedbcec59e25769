//! A tournament in memory: its journal, the snapshot that pages read, and those who listen.

use super::clock;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fold::Journal;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use tokio::sync::{broadcast, watch};

/// What listeners are told: the tournament has moved on to this act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub seq: u64,
}

/// How often boards that are watched moved, and how often their notices changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    pub records: u64,
    pub notices: u64,
}

/// Announcements that a slow listener may miss before they are told to reload everything.
const BACKLOG: usize = 64;

/// A live tournament. Writers take turns; readers share the latest snapshot and never wait for a write to disk.
pub struct Live {
    pub id: i64,
    snapshot: RwLock<Arc<Journal>>,
    /// The tournament of a snapshot without what the hall does not show, made once for all who ask.
    veiled: Mutex<Option<(Arc<Journal>, Arc<Tournament>)>>,
    turn: Mutex<()>,
    announcements: broadcast::Sender<Announcement>,
    /// The arbiters who listen, one for each of their windows.
    arbiters: watch::Sender<Vec<Here>>,
    gone: Arc<Mutex<Vec<Gone>>>,
    /// How many results lay unsent on a device whose last page was left in order, by log-in.
    farewells: Mutex<HashMap<String, u32>>,
    moved: watch::Sender<Moved>,
    /// Whether it was public when the store was last asked: what is served while the store is away.
    public: AtomicBool,
}

/// An arbiter at one of their windows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Here {
    pub name: String,
    /// The log-in's hash: which device it is.
    pub session: String,
}

/// An arbiter whose last window has closed or lost the network, with the instant in microseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gone {
    pub here: Here,
    pub at: i64,
    /// The results that they said they leave unsent; `None` where they went without a word.
    pub unsent: Option<u32>,
}

/// Devices that are remembered after they have gone.
const GONE_REMEMBERED: usize = 100;

/// An arbiter who listens; gone when dropped.
pub struct Presence {
    arbiters: watch::Sender<Vec<Here>>,
    gone: Arc<Mutex<Vec<Gone>>>,
    here: Here,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.arbiters.send_modify(|arbiters| {
            if let Some(place) = arbiters.iter().position(|here| *here == self.here) {
                arbiters.remove(place);
            }
        });
        let mut gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        gone.retain(|other| other.here.session != self.here.session);
        gone.truncate(GONE_REMEMBERED - 1);
        gone.insert(0, Gone { here: self.here.clone(), at: clock::now_microseconds(), unsent: None });
    }
}

impl Live {
    pub(super) fn new(id: i64, journal: Journal) -> Live {
        Live {
            id,
            snapshot: RwLock::new(Arc::new(journal)),
            veiled: Mutex::default(),
            turn: Mutex::default(),
            announcements: broadcast::channel(BACKLOG).0,
            arbiters: watch::Sender::new(Vec::new()),
            moved: watch::Sender::new(Moved::default()),
            gone: Arc::default(),
            farewells: Mutex::default(),
            public: AtomicBool::new(false),
        }
    }

    /// Notes whether the tournament is public, as the store says.
    pub fn note_public(&self, public: bool) {
        self.public.store(public, Ordering::Relaxed);
    }

    pub fn was_public(&self) -> bool {
        self.public.load(Ordering::Relaxed)
    }

    /// The journal and the tournament as they stand now.
    pub fn journal(&self) -> Arc<Journal> {
        Arc::clone(&self.snapshot.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The tournament of a journal of this event without what the hall does not show ([`Tournament::veiled`]).
    pub fn veiled(&self, journal: &Arc<Journal>) -> Arc<Tournament> {
        let mut kept = self.veiled.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, veiled)) = kept.as_ref().filter(|(of, _)| Arc::ptr_eq(of, journal)) {
            return Arc::clone(veiled);
        }
        let veiled = Arc::new(journal.state().veiled());
        *kept = Some((Arc::clone(journal), Arc::clone(&veiled)));
        veiled
    }

    pub fn listen(&self) -> broadcast::Receiver<Announcement> {
        self.announcements.subscribe()
    }

    /// Counts an arbiter for as long as the answer lives.
    pub fn enter(&self, here: Here) -> Presence {
        self.farewells.lock().unwrap_or_else(PoisonError::into_inner).remove(&here.session);
        self.arbiters.send_modify(|arbiters| arbiters.push(here.clone()));
        Presence { arbiters: self.arbiters.clone(), gone: Arc::clone(&self.gone), here }
    }

    /// A page of a device is left in order, with so many results unsent on it.
    pub fn takes_leave(&self, session: &str, unsent: u32) {
        let mut farewells = self.farewells.lock().unwrap_or_else(PoisonError::into_inner);
        if farewells.len() >= GONE_REMEMBERED {
            farewells.clear();
        }
        farewells.insert(session.to_owned(), unsent);
    }

    /// Who has gone and not come back on the same device, the last first.
    pub fn gone(&self) -> Vec<Gone> {
        let here = self.arbiters.borrow();
        let gone = self.gone.lock().unwrap_or_else(PoisonError::into_inner);
        let farewells = self.farewells.lock().unwrap_or_else(PoisonError::into_inner);
        let away = gone.iter().filter(|gone| here.iter().all(|here| here.session != gone.here.session));
        away.map(|gone| Gone { unsent: farewells.get(&gone.here.session).copied(), ..gone.clone() }).collect()
    }

    /// The arbiters who listen now, each once for every window, and every change of that.
    pub fn arbiters(&self) -> watch::Receiver<Vec<Here>> {
        self.arbiters.subscribe()
    }

    /// Tells the listeners that records came from the boards that are watched, and whether their notices changed.
    pub(super) fn boards_moved(&self, notices: bool) {
        self.moved.send_modify(|moved| {
            moved.records += 1;
            moved.notices += u64::from(notices);
        });
    }

    pub fn boards(&self) -> watch::Receiver<Moved> {
        self.moved.subscribe()
    }

    /// The right to write; acts are done one after another.
    pub(super) fn turn(&self) -> MutexGuard<'_, ()> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces the snapshot and tells the listeners, of whom there may be none.
    pub(super) fn publish(&self, journal: Journal) {
        let seq = journal.state().seq;
        *self.snapshot.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(journal);
        let _ = self.announcements.send(Announcement { seq });
    }
}
