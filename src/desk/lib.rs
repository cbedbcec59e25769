//! The use cases: an act is checked against the live tournament, made durable, applied, and announced.
//!
//! Tournaments are folded once and kept in memory; pages are drawn from there. No SQL and no HTML in this room.

mod adopt;
pub mod audits;
pub mod backups;
pub mod boards;
pub mod check_in;
mod client;
pub mod clock;
pub mod copies;
pub mod credentials;
pub mod demo;
pub mod dossier;
pub mod elsewhere;
pub mod explained;
pub mod failures;
pub mod festival;
pub mod files;
pub mod fonts;
mod forget;
pub mod invitations;
mod keys;
pub mod limits;
pub mod line_ups;
mod live;
pub mod numbering;
mod once;
pub mod outlets;
mod own_last;
pub mod pairing;
pub mod passwords;
pub mod perform;
pub mod photographs;
pub mod push;
pub mod rating_lists;
mod remembered;
pub mod report;
mod retention;
pub mod round_games;
pub mod second_factor;
pub mod self_service;
pub mod standby;
mod tokens;
pub mod transfer;
mod typings;
pub mod untyped;
pub mod version;
pub mod witnesses;
pub mod workshop;

pub use clock::{instant, now, now_microseconds, today};
pub use forget::{KEPT_AFTER_DELETION_DAYS, turned_away};
pub use live::{Announcement, Gone, Here, Live, Moved, Presence};
pub use own_last::TakenBack;
pub use perform::{Actor, Attempt, Confirmation, Performed, Refused};
pub use retention::Swept;
pub use typings::Typed;

use sonneborn_store::account::Account;
use sonneborn_store::{Store, StoreError};
use sonneborn_tournament::chain::Head;
use sonneborn_tournament::fold::Journal;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Tournaments in memory at most, where nobody listens to more: a great open takes a megabyte or two.
pub const LIVE_HELD: usize = 500;

/// A live tournament with its last use.
struct Held {
    live: Arc<Live>,
    used: u64,
}

/// Lets go what was used longest ago, of what nobody uses or listens to now.
fn make_room(registry: &mut HashMap<i64, Held>) {
    while registry.len() > LIVE_HELD {
        let idle = registry.values().filter(|held| Arc::strong_count(&held.live) == 1);
        let Some(oldest) = idle.min_by_key(|held| held.used).map(|held| held.live.id) else { return };
        registry.remove(&oldest);
    }
}

/// The desk at which all arbiters of this node work.
pub struct Desk {
    store: Store,
    live: Mutex<HashMap<i64, Held>>,
    /// Counts uses of live tournaments.
    uses: AtomicU64,
    /// When the store was last asked for other nodes' acts, and answered.
    followed_at: AtomicI64,
    password_turns: credentials::Turns,
    shelf: rating_lists::Shelf,
    backups: backups::Backups,
    retention_days: OnceLock<u32>,
    workshop: workshop::Workshop,
    audits: audits::Audits,
    explanations: explained::Explanations,
    boards: boards::Boards,
    throttle: self_service::Throttle,
    outlets: outlets::Outlets,
    fonts: fonts::Case,
    office: push::Office,
    limits: OnceLock<limits::Limits>,
    keys: keys::Keys,
    needs_second_factor: AtomicBool,
    remembered: remembered::Remembered,
    beside: standby::Beside,
    /// Who moves a player between sections or founds one, which is more than one act.
    moving: Mutex<()>,
}

impl Desk {
    pub fn new(store: Store) -> Desk {
        Desk {
            store,
            live: Mutex::default(),
            uses: AtomicU64::default(),
            followed_at: AtomicI64::new(now_microseconds()),
            password_turns: credentials::Turns::default(),
            shelf: Default::default(),
            backups: Default::default(),
            retention_days: OnceLock::new(),
            workshop: Default::default(),
            audits: Default::default(),
            explanations: Default::default(),
            boards: Default::default(),
            throttle: Default::default(),
            outlets: Default::default(),
            fonts: Default::default(),
            office: Default::default(),
            limits: OnceLock::new(),
            keys: Default::default(),
            needs_second_factor: AtomicBool::new(false),
            remembered: Default::default(),
            beside: Default::default(),
            moving: Mutex::default(),
        }
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// How much is let through; told once, before anybody asks.
    pub fn set_limits(&self, limits: limits::Limits) {
        if self.limits.set(limits).is_err() {
            tracing::warn!("the limits were asked for before they were told; the usual ones stay");
        }
    }

    pub fn limits(&self) -> limits::Limits {
        *self.limits.get_or_init(limits::Limits::default)
    }

    /// From now on administrators have an administrator's rights with a second factor only.
    pub fn require_second_factor(&self) {
        self.needs_second_factor.store(true, Ordering::Relaxed);
    }

    /// Whether an administrator's account lacks the second factor that this server requires.
    pub fn lacks_second_factor(&self, account: &Account) -> bool {
        account.is_administrator && account.totp_secret.is_empty() && self.needs_second_factor.load(Ordering::Relaxed)
    }

    pub fn workshop(&self) -> &workshop::Workshop {
        &self.workshop
    }

    pub fn audits(&self) -> &audits::Audits {
        &self.audits
    }

    /// The live tournament, folded from its journal on first use; `None` if there is none of that number.
    ///
    /// # Errors
    /// [`StoreError`] when the journal cannot be read.
    pub fn live(&self, tournament: i64) -> Result<Option<Arc<Live>>, StoreError> {
        if let Some(live) = self.loaded(tournament) {
            return Ok(Some(live));
        }
        if self.store.tournament(tournament)?.is_none() {
            return Ok(None);
        }
        let journal = Journal::of(self.store.entries(tournament, Head::default())?);
        let live = Arc::new(Live::new(tournament, journal));
        // Two requests may have folded the same journal; the first one stays, so that all share its announcements.
        let (mut registry, used) = (self.registry(), self.next_use());
        let live = Arc::clone(&registry.entry(tournament).or_insert(Held { live, used }).live);
        make_room(&mut registry);
        drop(registry);
        // What was taken back when the store could not be written.
        self.erase_taken_back(&live);
        Ok(Some(live))
    }

    /// The live tournament if it is in memory already.
    pub fn loaded(&self, tournament: i64) -> Option<Arc<Live>> {
        let used = self.next_use();
        let mut registry = self.registry();
        let held = registry.get_mut(&tournament)?;
        held.used = used;
        Some(Arc::clone(&held.live))
    }

    fn next_use(&self) -> u64 {
        self.uses.fetch_add(1, Ordering::Relaxed)
    }

    /// Notes that this node knows all that the others did until now.
    fn followed(&self) {
        self.followed_at.store(now_microseconds(), Ordering::Relaxed);
    }

    /// Until when this node knew what the others did.
    pub fn followed_at(&self) -> i64 {
        self.followed_at.load(Ordering::Relaxed)
    }

    /// What keeps tournaments from being served: an act that is not as it was written, or that a newer version wrote. The
    /// others are served.
    pub fn set_aside(&self) -> Vec<StoreError> {
        let rows = match self.store.tournaments() {
            Ok(rows) => rows,
            Err(error) => return vec![error],
        };
        rows.into_iter().filter_map(|row| self.live(row.id).err()).collect()
    }

    /// Every tournament that is in memory.
    pub fn all_live(&self) -> Vec<Arc<Live>> {
        self.registry().values().map(|held| Arc::clone(&held.live)).collect()
    }

    fn registry(&self) -> std::sync::MutexGuard<'_, HashMap<i64, Held>> {
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
