//! Two computers in a hall: one is in charge, the other follows it act by act, and takes over by one confirmed press where the first one
//! died. The one that was replaced learns of it when it comes back, and writes nothing any more.
//!
//! An act is acknowledged when the first computer has it; the second one asks five times a second. So what both have is never lost, what
//! only the dead one had is said when it comes back, and the network is never waited for.

mod follow;
mod lead;
mod lone;
mod sealed;

pub use follow::{NotFollowed, Progress, begin};
pub use lead::{Heard, NotAnswered};
pub use lone::{ByHand, Fate, LoneAct, LoneActs, NotTaken};

use super::credentials::{LoginError, Place};
use super::{Desk, clock};
use serde::{Deserialize, Serialize};
use sonneborn_store::StoreError;
use sonneborn_store::follow::{JournalNews, News};
use sonneborn_store::standing::{Pair, Reached, Standing, TakeOver};
use sonneborn_tournament::acts::Entry;
use sonneborn_tournament::fold::Journal;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// What one computer asks the other.
#[derive(Debug, Serialize, Deserialize)]
struct Question {
    /// Grows with each question, so that an old one that somebody plays back says nothing new.
    number: i64,
    /// Of the program that asks.
    version: String,
    /// The latest take-over that it knows.
    take_over: Option<TakeOver>,
    /// Where the one that asks is itself, which a network may change; empty before it knows.
    address: String,
    asks: Asks,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
enum Asks {
    /// What a second computer needs before its database is made.
    Begin,
    News {
        reached: Reached,
        /// The digests of the tables that it has, where it asks for them.
        tables: Option<BTreeMap<String, String>>,
        /// How many pieces of each rating list it has.
        pieces: BTreeMap<i64, i64>,
    },
    /// Who is in charge.
    Standing,
    /// That these acts, which only the one that asks has, are kept for who takes them over.
    Keep(JournalNews),
}

#[derive(Debug, Serialize, Deserialize)]
struct Answer {
    take_over: Option<TakeOver>,
    told: Told,
}

#[derive(Debug, Serialize, Deserialize)]
enum Told {
    Begin {
        hall_key: Option<Vec<u8>>,
        seal_key: Vec<u8>,
    },
    News {
        news: News,
        /// The acts that are still to come after these.
        left: u64,
        /// The events that have another history there, with the first act that differs or is missing.
        forked: BTreeMap<i64, u64>,
        /// Whether there is an event that the other one does not know.
        has_new_events: bool,
    },
    Standing,
    /// It is of another version, this one.
    OtherVersion(String),
    /// Whoever was asked is not in charge.
    NotInCharge,
}

/// What this computer knows of the other one while it runs.
#[derive(Default)]
pub(super) struct Beside {
    own_address: OnceLock<String>,
    /// One thing at a time is kept of what the other tells; taking over comes between two.
    turn: Mutex<()>,
    /// What begins when this computer is in charge.
    services: Mutex<Option<Box<dyn FnOnce() + Send>>>,
    lead: Mutex<lead::Lead>,
    progress: Mutex<Progress>,
    /// The take-over after which what only this computer has was handed over.
    handed: Mutex<Option<u64>>,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What both must have the same of: the program, and what it keeps.
fn own_version() -> String {
    format!("{}-{}", env!("CARGO_PKG_VERSION"), sonneborn_store::newest_migration())
}

/// Why the second computer did not take over.
#[derive(Debug, thiserror::Error)]
pub enum NotTakenOver {
    #[error(transparent)]
    LogIn(#[from] LoginError),
    #[error("no administrator")]
    NoAdministrator,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The acts of an event that only this computer has.
#[derive(Debug)]
pub struct Alone {
    pub event: i64,
    /// Whether the other computer knows the event, so that the acts can be handed to it.
    pub is_known_there: bool,
    pub journal: Arc<Journal>,
    pub entries: Vec<Entry>,
}

impl Desk {
    /// Whether acts are done here, and not on another computer.
    pub fn is_in_charge(&self) -> bool {
        let standing = self.store.standing();
        !standing.follows && standing.replaced_by().is_none()
    }

    /// Begins something now, or when this computer takes over.
    pub fn when_in_charge(&self, services: impl FnOnce() + Send + 'static) {
        if self.is_in_charge() {
            services();
        } else {
            *held(&self.beside.services) = Some(Box::new(services));
        }
    }

    /// Makes a code for a second computer, in the place of any other.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn make_pair(&self) -> Result<String, StoreError> {
        let code = sealed::new_code();
        let pair = Pair { code: code.clone(), other: None, says: None, since: clock::now_microseconds() };
        self.store.change_standing(|standing| standing.pair = Some(pair))?;
        *held(&self.beside.lead) = lead::Lead::default();
        Ok(code)
    }

    /// Nobody follows any more.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn end_pair(&self) -> Result<(), StoreError> {
        self.store.change_standing(|standing| standing.pair = None)
    }

    /// Notes a take-over that the other computer tells.
    fn learn(&self, told: Option<TakeOver>) -> Result<(), StoreError> {
        let known = self.store.standing();
        let latest = known.take_over.as_ref().map_or(0, |known| known.term).max(known.term);
        let Some(told) = told.filter(|told| told.term > latest) else { return Ok(()) };
        if !known.follows {
            tracing::error!("another computer took over at {}: nothing is written here any more", told.address);
        }
        self.store.change_standing(|standing| standing.take_over = Some(told))
    }

    /// Takes over in the name of an administrator of the hall: from a computer that this one follows, or back from the one that took over
    /// from this one and is gone for good.
    ///
    /// # Errors
    /// [`NotTakenOver`]; who is in charge is as it was then.
    pub fn take_over(&self, name: &str, (password, code): (&str, &str), place: &Place) -> Result<(), NotTakenOver> {
        let (account, step) = self.proven(name, (password, code), place)?;
        if !account.is_administrator || self.lacks_second_factor(&account) {
            return Err(NotTakenOver::NoAdministrator);
        }
        {
            let _turn = held(&self.beside.turn);
            let was = self.store.standing();
            if self.is_in_charge() {
                return Ok(());
            }
            if let Err(error) = self.go_on_here(&was) {
                // Who cannot note that they are in charge would follow again after the next start.
                let _ = self.store.change_standing(|standing| *standing = was);
                return Err(error.into());
            }
        }
        tracing::warn!(target: "security", account = account.id, name, device = place.device, "took over");
        if let Some(step) = step {
            self.store.use_totp_step(account.id, step)?;
        }
        if let Some(services) = held(&self.beside.services).take() {
            services();
        }
        Ok(())
    }

    fn go_on_here(&self, was: &Standing) -> Result<(), StoreError> {
        let latest = was.take_over.as_ref().map_or(0, |known| known.term).max(was.term);
        let had = match was.replaced_by() {
            // Where the two parted, the other one has said.
            Some(replaced) if !was.follows => replaced.had.clone(),
            Some(_) | None => self.store.reached()?,
        };
        let address = self.beside.own_address.get().cloned().unwrap_or_default();
        let take_over = TakeOver { term: latest + 1, at: clock::now_microseconds(), address, had };
        self.store.change_standing(|standing| {
            standing.term = take_over.term;
            standing.follows = false;
            standing.replaced = standing.pair.take().or(standing.replaced.take());
            standing.take_over = Some(take_over);
        })
    }

    /// The acts that only this computer has, by event, where another one took over.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn acts_here_alone(&self) -> Result<Vec<Alone>, StoreError> {
        let standing = self.store.standing();
        let Some(replaced) = standing.replaced_by() else { return Ok(Vec::new()) };
        let mut alone = Vec::new();
        for row in self.store.tournaments()? {
            let Some(live) = self.live(row.id)? else { continue };
            let journal = live.journal();
            let had = replaced.had.get(&row.id).map(|(seq, _)| *seq);
            let entries: Vec<Entry> = journal.entries_after(had.unwrap_or(0)).cloned().collect();
            if !entries.is_empty() {
                alone.push(Alone { event: row.id, is_known_there: had.is_some(), journal, entries });
            }
        }
        Ok(alone)
    }
}
