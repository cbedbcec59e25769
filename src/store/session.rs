//! Sessions: who is logged in where. The token itself is only in the browser's cookie; here lies its SHA-256.

use super::account::Account;
use super::schema::{accounts, sessions};
use super::{Result, Store};
use diesel::prelude::*;

/// A log-in on one device.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Session {
    pub token_hash: String,
    pub account_id: i64,
    /// What forms of this session must carry.
    pub csrf: String,
    pub device: String,
    pub created_at: i64,
    /// When it was last used, to within an hour.
    pub seen_at: i64,
    /// When the device was shut out of an event, and so of everything.
    pub shut_out_at: Option<i64>,
}

impl Store {
    pub fn open_session(&self, session: &Session) -> Result<()> {
        self.write(|connection| {
            diesel::insert_into(sessions::table)
                .values((
                    sessions::token_hash.eq(&session.token_hash),
                    sessions::account_id.eq(session.account_id),
                    sessions::csrf.eq(&session.csrf),
                    sessions::device.eq(&session.device),
                    sessions::created_at.eq(session.created_at),
                    sessions::seen_at.eq(session.seen_at),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    /// The session of a token with its account, unless the account is disabled or over, the device shut out, the log-in older
    /// than `oldest`, or the session unused since `idle_since`.
    pub fn session(
        &self,
        token_hash: &str,
        (oldest, idle_since): (i64, i64),
        now: i64,
    ) -> Result<Option<(Session, Account)>> {
        self.read(|connection| {
            sessions::table
                .inner_join(accounts::table.on(accounts::id.eq(sessions::account_id)))
                .filter(sessions::token_hash.eq(token_hash))
                .filter(sessions::created_at.gt(oldest))
                .filter(sessions::seen_at.gt(idle_since))
                .filter(accounts::is_disabled.eq(false))
                .filter(accounts::ends_at.is_null().or(accounts::ends_at.gt(now)))
                .filter(sessions::shut_out_at.is_null())
                .select((sessions::all_columns, accounts::all_columns))
                .first(connection)
                .optional()
        })
    }

    /// Notes when a log-in was last used.
    pub fn see_session(&self, token_hash: &str, now: i64) -> Result<()> {
        self.write(|connection| {
            let session = sessions::table.find(token_hash);
            diesel::update(session).set(sessions::seen_at.eq(now)).execute(connection).map(drop)
        })
    }

    pub fn sessions_of(&self, account: i64) -> Result<Vec<Session>> {
        self.read(|connection| {
            sessions::table.filter(sessions::account_id.eq(account)).order(sessions::seen_at.desc()).load(connection)
        })
    }

    /// Ends one log-in of an account; another account's is never touched.
    pub fn close_session_of(&self, account: i64, token_hash: &str) -> Result<()> {
        self.rights_change(|connection| {
            let own = sessions::table.find(token_hash).filter(sessions::account_id.eq(account));
            diesel::delete(own).execute(connection).map(drop)
        })
    }

    pub fn close_session(&self, token_hash: &str) -> Result<()> {
        self.rights_change(|connection| diesel::delete(sessions::table.find(token_hash)).execute(connection).map(drop))
    }

    /// Logs the account out everywhere.
    pub fn close_sessions_of(&self, account: i64) -> Result<()> {
        self.rights_change(|connection| {
            diesel::delete(sessions::table.filter(sessions::account_id.eq(account))).execute(connection).map(drop)
        })
    }
}
