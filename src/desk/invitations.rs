//! Joining an event by a link: a guest with a role, perhaps for some boards, until an hour; and shutting a lost device out.

use super::credentials::{Login, new_token, token_hash};
use super::{Desk, clock};
use sonneborn_store::StoreError;
use sonneborn_store::account::Account;
use sonneborn_store::invitation::{Grant, Invitation, Joined, Joiner};
use sonneborn_store::tournament::Role;
use sonneborn_tournament::acts::Unnamed;
use sonneborn_tournament::reader;

/// People who can come by one link at most.
pub const MOST_USES: i32 = 50;
/// The longest that a link and its guests last: 60 days, in microseconds.
pub const LONGEST: i64 = 60 * 24 * 60 * 60 * 1_000_000;
/// How long a guest who lost the log-in can come in again by their link: an hour, in microseconds.
const RETURN_LASTS: i64 = 60 * 60 * 1_000_000;

/// Why somebody did not join.
#[derive(Debug, thiserror::Error)]
pub enum JoinError {
    #[error("the link was used up, revoked or is over")]
    Spent,
    #[error("the name is empty or too long")]
    NameUnusable,
    #[error("somebody is called so already")]
    NameTaken,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Desk {
    /// A new link's token.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn invite(&self, grant: &Grant, uses: i32) -> Result<String, StoreError> {
        let token = new_token();
        self.store.keep_invitation(&token_hash(&token), grant, uses, clock::now_microseconds())?;
        Ok(token)
    }

    /// Whether `leader` may let a guest in again: whoever has the link acts as the guest in all their events, so all must be led by them.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn leads_all_of(&self, leader: &Account, guest: i64) -> Result<bool, StoreError> {
        let now = clock::now_microseconds();
        let is_led = |event: i64| Ok(self.store.role(event, leader.id, now)? == Some(Role::ChiefArbiter));
        let led =
            self.store.events_of(guest, now)?.into_iter().map(is_led).collect::<Result<Vec<bool>, StoreError>>()?;
        Ok(leader.is_administrator || led.into_iter().all(|is_led| is_led))
    }

    /// A new link's token by which a guest comes in again as themselves, who stays until `guest_until` at least; `None` for everybody
    /// who is no guest with a role in the event. A name alone opens nothing.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn let_in_again(&self, event: i64, account: i64, guest_until: i64) -> Result<Option<String>, StoreError> {
        let (token, now) = (new_token(), clock::now_microseconds());
        let times = [now, now + RETURN_LASTS, guest_until];
        let is_kept = self.store.keep_return(&token_hash(&token), (event, account), times)?;
        Ok(is_kept.then_some(token))
    }

    /// What a link gives, while it can be used.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn invitation(&self, token: &str) -> Result<Option<Invitation>, StoreError> {
        self.store.invitation(&token_hash(token), clock::now_microseconds())
    }

    /// Makes the guest, or finds the one who comes in again, and logs them in on this device; gives the event too.
    ///
    /// # Errors
    /// [`JoinError`]; the link is as it was then.
    pub fn join(&self, token: &str, name: &str, device: &str) -> Result<(Login, i64), JoinError> {
        let is_return = self.invitation(token)?.is_some_and(|invitation| invitation.returning.is_some());
        // Who comes in again has a name.
        let name = if is_return { String::new() } else { reader::name(name).map_err(|_| JoinError::NameUnusable)? };
        // Nor may a guest be told of as a phone or a captain.
        let is_usable = !name.trim().is_empty() && Unnamed::read(name.trim()).is_none();
        if !is_usable && !is_return {
            return Err(JoinError::NameUnusable);
        }
        match self.come(token, Joiner::Named(name.trim()))? {
            Joined::Spent => Err(JoinError::Spent),
            Joined::NameTaken => Err(JoinError::NameTaken),
            Joined::Done(account, event) => {
                Ok((Login { token: self.open_session(account.id, device)?, account }, event))
            }
        }
    }

    /// Gives whoever is logged in the role of the link; gives the event.
    ///
    /// # Errors
    /// [`JoinError`]; the link is as it was then. Also for a link by which somebody comes in again.
    pub fn join_as(&self, token: &str, account: i64) -> Result<i64, JoinError> {
        match self.come(token, Joiner::Known(account))? {
            Joined::Done(_, event) => Ok(event),
            Joined::Spent | Joined::NameTaken => Err(JoinError::Spent),
        }
    }

    fn come(&self, token: &str, joiner: Joiner<'_>) -> Result<Joined, StoreError> {
        let event = self.invitation(token)?.map(|invitation| invitation.grant.tournament);
        let live = event.map(|event| self.live(event)).transpose()?.flatten();
        let is_cut = live.is_some_and(|live| live.journal().state().details.entries_only);
        self.store.join(&token_hash(token), joiner, is_cut, clock::now_microseconds())
    }

    /// When a cookie's device was shut out; `None` for any other cookie.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn shut_out_at(&self, token: &str) -> Result<Option<i64>, StoreError> {
        self.store.shut_out_at(&token_hash(token))
    }
}
