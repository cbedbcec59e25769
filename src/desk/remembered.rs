//! Who was known a moment ago: while the database is away, arbiters go on reading what is in memory, by the rights that they had.
//!
//! Nothing is done by what stands here; a right that is taken away is taken away here too, by whoever can still be asked.

use super::{Desk, clock};
use sonneborn_store::StoreError;
use sonneborn_store::account::Account;
use sonneborn_store::session::Session;
use sonneborn_store::tournament::Membership;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// So many log-ins and rights are remembered; more, and all are forgotten, so that memory has its bound.
const MOST: usize = 2_000;
/// For how long what was known stands, in microseconds: a day in the hall.
const STANDS: i64 = 12 * 60 * 60 * 1_000_000;

/// A log-in or a right with when it was known.
type Kept<T> = (i64, T);

/// A right in a tournament: whose, and which.
type Rights = HashMap<(i64, i64), Kept<Option<Membership>>>;

/// See the module.
#[derive(Default)]
pub(super) struct Remembered {
    sessions: Mutex<HashMap<String, Kept<(Session, Account)>>>,
    rights: Mutex<Rights>,
}

fn keep<K: std::hash::Hash + Eq, T>(kept: &Mutex<HashMap<K, Kept<T>>>, key: K, value: Option<T>) {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    match value {
        None => {
            kept.remove(&key);
        }
        Some(value) => {
            if kept.len() >= MOST {
                kept.clear();
            }
            kept.insert(key, (clock::now_microseconds(), value));
        }
    }
}

fn found<K: std::hash::Hash + Eq, T: Clone>(kept: &Mutex<HashMap<K, Kept<T>>>, key: &K) -> Option<T> {
    let kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    let (at, value) = kept.get(key)?;
    (clock::now_microseconds() - at < STANDS).then(|| value.clone())
}

impl Desk {
    pub(super) fn remember_session(&self, token_hash: &str, known: Option<&(Session, Account)>) {
        keep(&self.remembered.sessions, token_hash.to_owned(), known.cloned());
    }

    /// The log-in of a cookie's token, as it was when the database was asked last.
    pub fn remembered_session(&self, token: &str) -> Option<(Session, Account)> {
        found(&self.remembered.sessions, &super::credentials::token_hash(token))
    }

    /// What somebody may do in a tournament; remembered.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn membership(&self, tournament: i64, account: i64) -> Result<Option<Membership>, StoreError> {
        let membership = self.store.membership(tournament, account, clock::now_microseconds())?;
        keep(&self.remembered.rights, (tournament, account), Some(membership));
        Ok(membership)
    }

    /// What somebody might do in a tournament when the database was asked last.
    pub fn remembered_membership(&self, tournament: i64, account: i64) -> Option<Membership> {
        let known: Option<Membership> = found(&self.remembered.rights, &(tournament, account)).flatten();
        known.filter(|known| known.lasts(clock::now_microseconds()))
    }
}
