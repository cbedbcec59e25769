//! Tokens: keys that the chief arbiter makes for scripts, each for one tournament and with a reader's or an arbiter's right.

use super::credentials::{new_token, token_hash};
use super::{Desk, clock};
use sonneborn_store::StoreError;
use sonneborn_store::token::Token;
use sonneborn_store::tournament::Role;

/// How a token begins, so that it is known for what it is where it is found lying about.
const PREFIX: &str = "sonneborn_";
/// A token's use is remembered at most this often, so that reading does not wait for the disk: a minute, in microseconds.
const USE_REMEMBERED_EVERY: i64 = 60 * 1_000_000;
/// A token ends after a year, in microseconds: longer than a league's season, and not for ever.
const TOKEN_LIFE: i64 = 365 * 24 * 60 * 60 * 1_000_000;

impl Desk {
    /// Makes a token; it is told here and kept nowhere.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn make_token(&self, tournament: i64, name: &str, role: Role) -> Result<String, StoreError> {
        let token = format!("{PREFIX}{}", new_token());
        let now = clock::now_microseconds();
        self.store.keep_token((tournament, role), &token_hash(&token), name.trim(), (now, now + TOKEN_LIFE))?;
        Ok(token)
    }

    /// What a token opens, if it was not taken back and has not ended.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn token(&self, token: &str) -> Result<Option<Token>, StoreError> {
        let now = clock::now_microseconds();
        let found = self.store.token(&token_hash(token))?.filter(|found| found.expires_at > now);
        if let Some(found) = &found
            && found.used_at.is_none_or(|used_at| used_at < now - USE_REMEMBERED_EVERY)
        {
            // A token opens what it opens where nothing can be written.
            let _ = self.store.token_used(found.id, now);
        }
        Ok(found)
    }
}
