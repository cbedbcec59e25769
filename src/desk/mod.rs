//! The use cases: an act is checked against the live tournament, made durable, applied, and announced.
//!
//! Tournaments are folded once and kept in memory; pages are drawn from there. No SQL and no HTML in this room.

mod adopt;
pub mod clock;
pub mod credentials;
pub mod demo;
mod live;
pub mod numbering;
pub mod pairing;
pub mod perform;
pub mod rating_lists;
pub mod round_games;
mod tokens;

pub use clock::{instant, now, now_microseconds};
pub use live::{Announcement, Live, Presence};
pub use perform::{Actor, Attempt, Performed, Refused};

use crate::store::{Store, StoreError};
use crate::tournament::chain::Head;
use crate::tournament::fold::Journal;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The desk at which all arbiters of this node work.
pub struct Desk {
    store: Store,
    live: Mutex<HashMap<i64, Arc<Live>>>,
    password_turns: credentials::Turns,
    shelf: rating_lists::Shelf,
}

impl Desk {
    pub fn new(store: Store) -> Desk {
        Desk { store, live: Mutex::default(), password_turns: credentials::Turns::default(), shelf: Default::default() }
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The live tournament, folded from its journal on first use; `None` if there is none of that number.
    ///
    /// # Errors
    /// [`StoreError`] when the journal cannot be read.
    pub fn live(&self, tournament: i64) -> Result<Option<Arc<Live>>, StoreError> {
        if let Some(live) = self.registry().get(&tournament) {
            return Ok(Some(Arc::clone(live)));
        }
        if self.store.tournament(tournament)?.is_none() {
            return Ok(None);
        }
        let journal = Journal::of(self.store.entries(tournament, Head::default())?);
        let live = Arc::new(Live::new(tournament, journal));
        // Two requests may have folded the same journal; the first one stays, so that all share its announcements.
        let mut registry = self.registry();
        Ok(Some(Arc::clone(registry.entry(tournament).or_insert(live))))
    }

    /// Every tournament that is in memory.
    pub fn all_live(&self) -> Vec<Arc<Live>> {
        self.registry().values().cloned().collect()
    }

    fn registry(&self) -> std::sync::MutexGuard<'_, HashMap<i64, Arc<Live>>> {
        // The map is whole between any two statements that hold the lock.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// A seed for the lots of a new tournament; from then on every lot follows from it.
    pub fn new_seed() -> u64 {
        // Kept within 53 bits, so that JSON readers that know only floats keep it whole.
        rand::random::<u64>() >> (u64::BITS - f64::MANTISSA_DIGITS)
    }
}
