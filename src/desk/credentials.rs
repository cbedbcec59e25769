//! Passwords, sessions and one-time links.
//!
//! Argon2id with 19 MiB and two passes, at most two at once and never inside a write transaction, so that a flood of
//! log-ins neither fills an old laptop's memory nor holds up a result. Tokens are random; the store keeps their SHA-256.

use super::passwords::{LEAST_PASSWORD_LENGTH, Weakness, weakness};
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
/// A session that is not used ends after 30 days, any session after 90, in microseconds.
const SESSION_IDLE: i64 = 30 * 24 * 60 * 60 * 1_000_000;
const SESSION_LIFE: i64 = 3 * SESSION_IDLE;
/// The same for the browser's cookie.
pub const SESSION_LIFE_SECONDS: i64 = SESSION_LIFE / 1_000_000;
/// Noted anew only after so long (microseconds: an hour), because each page would otherwise write to the disk.
const SEEN_STEP: i64 = 60 * 60 * 1_000_000;
/// A one-time link ends after two days.
const LINK_LIFE: i64 = 2 * 24 * 60 * 60 * 1_000_000;
/// Hashes that wait for their turn; more log-ins at once are asked to come back.
const HASHES_WAITING: usize = 32;
/// Failed log-ins after which further ones are refused: of a name from one address, of an address, of a name from
/// anywhere. The last is so high that nobody can lock an arbiter out by mistyping his password on purpose.
const FAILURES_OF_NAME_AND_ADDRESS: usize = 10;
const FAILURES_OF_ADDRESS: usize = 50;
const FAILURES_OF_NAME: usize = 500;
/// For how long a failure counts: ten minutes, in microseconds.
const FAILURE_WINDOW: i64 = 10 * 60 * 1_000_000;
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
    #[error("the password is shorter than {LEAST_PASSWORD_LENGTH} characters")]
    PasswordTooShort,
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
    /// Logs in by name and password. `address` is counted with the name against guessing.
    ///
    /// # Errors
    /// [`LoginError`].
    pub fn log_in(
        &self,
        name: &str,
        (password, code): (&str, &str),
        address: &str,
        device: &str,
    ) -> Result<Login, LoginError> {
        let account = self.known(name, password, address)?;
        if !self.passes_second_factor(&account, code)? {
            // A code is guessed like a password.
            if !code.trim().is_empty() {
                self.password_turns.remember_failures(name, address);
            }
            return Err(LoginError::CodeNeeded);
        }
        Ok(Login { token: self.open_session(account.id, device)?, account })
    }

    /// The account of a name and its password. Failures are counted, from whatever form they come.
    fn known(&self, name: &str, password: &str, address: &str) -> Result<Account, LoginError> {
        let now = clock::now_microseconds();
        let limits = limits(name, address);
        if limits.iter().any(|(key, allowed)| self.password_turns.failures_of(key, now) >= *allowed) {
            return Err(LoginError::TooMany);
        }
        let account = self.store.account_named(name)?.filter(|account| !account.is_disabled);
        // An unknown name costs the same time as a wrong password.
        let hash = account.as_ref().map_or("", |account| account.password_hash.as_str());
        let fits = self.password_turns.with_turn(|| verify(password, hash)).ok_or(LoginError::Busy)?;
        account.filter(|_| fits).ok_or_else(|| {
            self.password_turns.remember_failures(name, address);
            LoginError::Wrong
        })
    }

    /// The session of a cookie's token, with its account.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn session(&self, token: &str) -> Result<Option<(Session, Account)>, StoreError> {
        let now = clock::now_microseconds();
        let known = self.store.session(&token_hash(token), (now - SESSION_LIFE, now - SESSION_IDLE), now)?;
        if let Some((session, _)) = &known
            && now - session.seen_at > SEEN_STEP
            && self.store.trouble().is_none()
            // Nobody is thrown out because the disk is full.
            && let Err(error) = self.store.see_session(&session.token_hash, now)
        {
            tracing::warn!("when a session was used could not be noted: {error}");
        }
        Ok(known)
    }

    /// Whether a session that was open before still is.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn session_is_open(&self, session: &Session) -> Result<bool, StoreError> {
        let now = clock::now_microseconds();
        Ok(self.store.session(&session.token_hash, (now - SESSION_LIFE, now - SESSION_IDLE), now)?.is_some())
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
        let own_name = account.map(|id| self.store.account(id)).transpose()?.flatten().map(|account| account.name);
        refuse_weak(password, own_name.as_deref().unwrap_or(name))?;
        if account.is_none() && name.is_empty() {
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
        address: &str,
    ) -> Result<(), ChangePasswordError> {
        refuse_weak(new, &account.name)?;
        self.known(&account.name, old, address)?;
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

    fn failures_of(&self, key: &str, now: i64) -> usize {
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.get(key).map_or(0, |times| times.iter().filter(|time| **time > now - FAILURE_WINDOW).count())
    }

    fn remember_failures(&self, name: &str, address: &str) {
        let now = clock::now_microseconds();
        limits(name, address).into_iter().for_each(|(key, _)| self.remember_failure(key, now));
    }

    fn remember_failure(&self, key: String, now: i64) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() >= REMEMBERED_FAILURES {
            failures.retain(|_, times| times.last().is_some_and(|last| *last > now - FAILURE_WINDOW));
        }
        let times = failures.entry(key).or_default();
        times.retain(|time| *time > now - FAILURE_WINDOW);
        times.push(now);
    }
}

/// What is counted of a failed log-in, with how many are allowed. Behind a proxy that hides addresses (an empty one) only the
/// name counts: nobody shuts the others out there by mistyping.
fn limits(name: &str, address: &str) -> Vec<(String, usize)> {
    let mut limits = vec![(format!("name {name}"), FAILURES_OF_NAME)];
    if !address.is_empty() {
        limits.push((format!("name {name} address {address}"), FAILURES_OF_NAME_AND_ADDRESS));
        limits.push((format!("address {address}"), FAILURES_OF_ADDRESS));
    }
    limits
}

fn refuse_weak(password: &str, name: &str) -> Result<(), LinkError> {
    match weakness(password, name) {
        None => Ok(()),
        Some(Weakness::TooShort) => Err(LinkError::PasswordTooShort),
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
