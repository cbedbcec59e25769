//! Passwords, sessions and one-time links.
//!
//! Argon2id with 19 MiB and two passes, at most two at once and never inside a write transaction, so that a flood of
//! log-ins neither fills an old laptop's memory nor holds up a result. Tokens are random; the store keeps their SHA-256.

use super::limits::Limit;
use super::passwords::{Weakness, weakness};
use super::{Desk, clock};
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use sonneborn_store::StoreError;
use sonneborn_store::account::{Account, LinkUse};
use sonneborn_store::session::Session;
use sonneborn_tournament::reader;
use std::collections::HashMap;
use std::sync::{Condvar, Mutex, PoisonError};

/// Memory of a hash in KiB.
const HASH_MEMORY_KIB: u32 = 19 * 1024;
const HASH_PASSES: u32 = 2;
const HASH_LANES: u32 = 1;
/// Hashes computed at once.
const HASHES_AT_ONCE: usize = 2;
/// Bytes of chance in a token.
const TOKEN_BYTES: usize = 32;
/// Any session ends after 90 days, in microseconds; one that is not used after what [`Limit::IdleHours`] says.
const SESSION_LIFE: i64 = 90 * 24 * 60 * 60 * 1_000_000;
/// The same for the browser's cookie.
pub const SESSION_LIFE_SECONDS: i64 = SESSION_LIFE / 1_000_000;
/// Noted anew only after so long (microseconds: an hour), because each page would otherwise write to the disk.
const SEEN_STEP: i64 = 60 * 60 * 1_000_000;
/// A one-time link ends after two days.
const LINK_LIFE: i64 = 2 * 24 * 60 * 60 * 1_000_000;
/// Hashes that wait for their turn; more log-ins at once are asked to come back.
const HASHES_WAITING: usize = 32;
/// Tries of a name that an address has left which failed more often than a hall would.
const FEW_TRIES: usize = 3;
/// For how long a failure counts: ten minutes, in microseconds.
const FAILURE_WINDOW: i64 = 10 * 60 * 1_000_000;
/// The same in seconds: after so long, whoever is refused can try again.
pub const FAILURE_SECONDS: i64 = FAILURE_WINDOW / 1_000_000;
/// Names and addresses that are remembered at once; older ones are forgotten first.
const REMEMBERED_FAILURES: usize = 10_000;

/// Takes turns at hashing and remembers failed log-ins.
#[derive(Default)]
pub struct Turns {
    hashing: Mutex<Hashing>,
    free: Condvar,
    failures: Mutex<HashMap<String, Vec<i64>>>,
}

/// How many hashes are computed, and how many callers wait to.
#[derive(Default)]
struct Hashing {
    running: usize,
    waiting: usize,
}

/// From where somebody logs in.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// Empty where a proxy hides it.
    pub address: String,
    pub device: String,
    /// What this device was given at its last log-in ([`Desk::device_token`]); empty for none.
    pub token: String,
}

/// Why a log-in failed.
#[derive(Debug, thiserror::Error)]
pub enum LoginError {
    #[error("the name or the password is wrong")]
    Wrong,
    /// The password is right.
    #[error("the code of the authenticator is missing, wrong or used")]
    CodeNeeded,
    #[error("too many failed attempts")]
    TooMany,
    #[error("too many log-ins at this moment")]
    Busy,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a password was not set.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    #[error("the link was used or is too old")]
    Spent,
    #[error("the password is shorter than {least} characters")]
    PasswordTooShort { least: usize },
    #[error("the password is one that everybody tries first")]
    PasswordCommon,
    #[error("the name is empty or taken")]
    NameUnusable,
    #[error("the password could not be hashed")]
    Hash,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a password was not changed.
#[derive(Debug, thiserror::Error)]
pub enum ChangePasswordError {
    #[error(transparent)]
    Old(#[from] LoginError),
    #[error(transparent)]
    New(#[from] LinkError),
}

/// A fresh log-in: the cookie's token is told once and kept nowhere.
pub struct Login {
    pub token: String,
    pub account: Account,
}

impl Desk {
    /// Logs in by name and password. Failures are counted by name and device first: a device that was logged in to the account
    /// before is its own, and nobody else's failures touch it.
    ///
    /// # Errors
    /// [`LoginError`].
    pub fn log_in(&self, name: &str, (password, code): (&str, &str), place: &Place) -> Result<Login, LoginError> {
        let done = self.try_log_in(name, (password, code), place);
        match &done {
            Ok(login) => {
                tracing::info!(target: "security", account = login.account.id, name, device = place.device, "logged in");
            }
            Err(error) => tracing::info!(target: "security", name, device = place.device, "no log-in: {error}"),
        }
        done
    }

    fn try_log_in(&self, name: &str, (password, code): (&str, &str), place: &Place) -> Result<Login, LoginError> {
        let account = self.known(name, password, place)?;
        if !self.passes_second_factor(&account, code)? {
            // A code is guessed like a password.
            if !code.trim().is_empty() {
                self.remember_failures(name, place);
            }
            return Err(LoginError::CodeNeeded);
        }
        Ok(Login { token: self.open_session(account.id, &place.device)?, account })
    }

    /// The account of somebody who confirms by name, password and code without a log-in, as where nothing can be written; and the time step
    /// of the code, to be noted as used once something can.
    ///
    /// # Errors
    /// [`LoginError`].
    pub(super) fn proven(
        &self,
        name: &str,
        (password, code): (&str, &str),
        place: &Place,
    ) -> Result<(Account, Option<i64>), LoginError> {
        let account = self.known(name, password, place)?;
        let Some(step) = self.second_factor_step(&account, code) else {
            // A code is guessed like a password.
            if !code.trim().is_empty() {
                self.remember_failures(name, place);
            }
            return Err(LoginError::CodeNeeded);
        };
        Ok((account, step))
    }

    /// What a device is given when it logs in, so that it is known again; it opens nothing.
    pub fn device_token(&self, account: &Account) -> String {
        self.token_of(&known_device(&account.name))
    }

    /// What is counted of a failed log-in, with how many are allowed.
    fn limits_of(&self, name: &str, place: &Place) -> Vec<(String, usize)> {
        let limits = self.limits();
        let of_name = limits.count(Limit::FailuresOfName);
        if !place.token.is_empty() && self.knows_token(&known_device(name), &place.token) {
            return vec![(format!("device {} {name}", place.token), of_name)];
        }
        let mut counted = vec![(format!("name {name}"), limits.count(Limit::FailuresAnywhere))];
        // Behind a proxy that hides addresses only the name counts.
        if !place.address.is_empty() {
            let address = of_address(&place.address);
            let failed = self.password_turns.failures_of(&address);
            // An address that failed more often than a hall would goes on with few tries a name: it is never refused as a whole.
            let tries = if failed < limits.count(Limit::FailuresOfAddress) { of_name } else { FEW_TRIES.min(of_name) };
            counted.push((format!("name {name} address {}", place.address), tries));
        }
        counted
    }

    fn remember_failures(&self, name: &str, place: &Place) {
        for (key, _) in self.limits_of(name, place) {
            self.password_turns.remember_failure(key);
        }
        if !place.address.is_empty() {
            self.password_turns.remember_failure(of_address(&place.address));
        }
    }

    /// The account of a name and its password. Failures are counted, from whatever form they come.
    fn known(&self, name: &str, password: &str, place: &Place) -> Result<Account, LoginError> {
        let limits = self.limits_of(name, place);
        if limits.iter().any(|(key, allowed)| self.password_turns.failures_of(key) >= *allowed) {
            return Err(LoginError::TooMany);
        }
        let account = self.store.account_named(name)?.filter(|account| !account.is_disabled);
        // An unknown name costs the same time as a wrong password.
        let hash = account.as_ref().map_or("", |account| account.password_hash.as_str());
        let fits = self.password_turns.with_turn(|| verify(password, hash)).ok_or(LoginError::Busy)?;
        account.filter(|_| fits).ok_or_else(|| {
            self.remember_failures(name, place);
            LoginError::Wrong
        })
    }

    /// The session of a cookie's token, with its account.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn session(&self, token: &str) -> Result<Option<(Session, Account)>, StoreError> {
        let now = clock::now_microseconds();
        let known = self.store.session(&token_hash(token), (now - SESSION_LIFE, now - self.idle()), now)?;
        if let Some((session, _)) = &known
            && now - session.seen_at > SEEN_STEP
            && self.store.trouble().is_none()
            // Nobody is thrown out because the disk is full.
            && let Err(error) = self.store.see_session(&session.token_hash, now)
        {
            tracing::warn!("when a session was used could not be noted: {error}");
        }
        self.remember_session(&token_hash(token), known.as_ref());
        Ok(known)
    }

    /// After how long an unused log-in ends, in microseconds.
    fn idle(&self) -> i64 {
        i64::try_from(self.limits().idle().as_micros()).unwrap_or(SESSION_LIFE)
    }

    /// Whether a session that was open before still is.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn session_is_open(&self, session: &Session) -> Result<bool, StoreError> {
        let now = clock::now_microseconds();
        Ok(self.store.session(&session.token_hash, (now - SESSION_LIFE, now - self.idle()), now)?.is_some())
    }

    pub(super) fn open_session(&self, account_id: i64, device: &str) -> Result<String, StoreError> {
        let token = new_token();
        let now = clock::now_microseconds();
        self.store.open_session(&Session {
            token_hash: token_hash(&token),
            account_id,
            csrf: new_token(),
            device: device.into(),
            created_at: now,
            seen_at: now,
            shut_out_at: None,
        })?;
        Ok(token)
    }

    /// A one-time link's token: for an account's password, or without one to make the first administrator.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn make_link(&self, account: Option<i64>) -> Result<String, StoreError> {
        let token = new_token();
        self.store.keep_link(&token_hash(&token), account, clock::now_microseconds() + LINK_LIFE)?;
        Ok(token)
    }

    /// Whose password the link sets; `Some(None)` makes the first administrator, `None` is no link any more.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn link_for(&self, token: &str) -> Result<Option<Option<i64>>, StoreError> {
        self.store.link(&token_hash(token), clock::now_microseconds())
    }

    /// Uses a link: sets the password and logs in. `name` names the first administrator.
    ///
    /// # Errors
    /// [`LinkError`]; the link can then be used again, unless it was spent.
    pub fn use_link(&self, token: &str, name: &str, password: &str, device: &str) -> Result<Login, LinkError> {
        let account = self.link_for(token)?.ok_or(LinkError::Spent)?;
        let name = name.trim();
        let own = account.map(|id| self.store.account(id)).transpose()?.flatten();
        // Whoever comes without an account becomes the first administrator.
        let is_administrator = own.as_ref().is_none_or(|own| own.is_administrator);
        refuse_weak(password, own.as_ref().map_or(name, |own| own.name.as_str()), is_administrator)?;
        if account.is_none() && reader::name(name).is_err() {
            return Err(LinkError::NameUnusable);
        }
        let hash = self.password_turns.with_turn(|| hash(password)).flatten().ok_or(LinkError::Hash)?;
        match self.store.use_link(&token_hash(token), name, &hash, clock::now_microseconds())? {
            LinkUse::Spent => Err(LinkError::Spent),
            LinkUse::NameTaken => Err(LinkError::NameUnusable),
            LinkUse::Done(account) => Ok(Login { token: self.open_session(account.id, device)?, account }),
        }
    }

    /// Changes an account's own password, who must know the old one, and ends its log-ins on other devices.
    ///
    /// # Errors
    /// [`LoginError`] for the old password, [`LinkError`] for the new one.
    pub fn change_password(
        &self,
        (session, account): &(Session, Account),
        old: &str,
        new: &str,
        place: &Place,
    ) -> Result<(), ChangePasswordError> {
        refuse_weak(new, &account.name, account.is_administrator)?;
        self.known(&account.name, old, place)?;
        let hash = self.password_turns.with_turn(|| hash(new)).flatten().ok_or(LinkError::Hash)?;
        Ok(self.store.set_password(account.id, &hash, &session.token_hash).map_err(LinkError::Store)?)
    }
}

impl Turns {
    /// Runs a hash when fewer than [`HASHES_AT_ONCE`] others run; `None` when [`HASHES_WAITING`] wait already, because
    /// each that waits holds a thread that results are written by.
    fn with_turn<T>(&self, work: impl FnOnce() -> T) -> Option<T> {
        let mut hashing = self.hashing.lock().unwrap_or_else(PoisonError::into_inner);
        if hashing.waiting >= HASHES_WAITING {
            return None;
        }
        hashing.waiting += 1;
        while hashing.running >= HASHES_AT_ONCE {
            hashing = self.free.wait(hashing).unwrap_or_else(PoisonError::into_inner);
        }
        hashing.waiting -= 1;
        hashing.running += 1;
        drop(hashing);
        let done = work();
        self.hashing.lock().unwrap_or_else(PoisonError::into_inner).running -= 1;
        self.free.notify_one();
        Some(done)
    }

    fn failures_of(&self, key: &str) -> usize {
        let now = clock::running_microseconds();
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.get(key).map_or(0, |times| times.iter().filter(|time| **time > now - FAILURE_WINDOW).count())
    }

    fn remember_failure(&self, key: String) {
        let now = clock::running_microseconds();
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() >= REMEMBERED_FAILURES {
            failures.retain(|_, times| times.last().is_some_and(|last| *last > now - FAILURE_WINDOW));
        }
        let times = failures.entry(key).or_default();
        times.retain(|time| *time > now - FAILURE_WINDOW);
        times.push(now);
    }
}

/// What a device is known by that was logged in under a name.
fn known_device(name: &str) -> String {
    format!("device of {name}")
}

fn of_address(address: &str) -> String {
    format!("address {address}")
}

fn refuse_weak(password: &str, name: &str, is_administrator: bool) -> Result<(), LinkError> {
    match weakness(password, name, is_administrator) {
        None => Ok(()),
        Some(Weakness::TooShort { least }) => Err(LinkError::PasswordTooShort { least }),
        Some(Weakness::Common) => Err(LinkError::PasswordCommon),
    }
}

fn hasher() -> Option<Argon2<'static>> {
    let params = Params::new(HASH_MEMORY_KIB, HASH_PASSES, HASH_LANES, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(password: &str) -> Option<String> {
    hasher()?.hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Whether the password fits; an empty or broken hash is compared with a made-up one and fits nothing.
fn verify(password: &str, stored: &str) -> bool {
    match PasswordHash::new(stored) {
        Ok(parsed) => hasher().is_some_and(|hasher| hasher.verify_password(password.as_bytes(), &parsed).is_ok()),
        Err(_) => {
            let _ = hash(password);
            false
        }
    }
}

pub(super) fn new_token() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; TOKEN_BYTES]>())
}

pub(super) fn token_hash(token: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(token.as_bytes()))
}
