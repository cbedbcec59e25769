//! Accounts, and the one-time links that set a password.

use super::schema::{accounts, links};
use super::{Result, Store};
use diesel::prelude::*;

/// Who can log in.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Account {
    pub id: i64,
    pub name: String,
    /// An Argon2id string; empty until the account's link was used.
    pub password_hash: String,
    pub is_administrator: bool,
    pub is_disabled: bool,
    pub created_at: i64,
}

impl Store {
    pub fn accounts(&self) -> Result<Vec<Account>> {
        self.read(|connection| accounts::table.order(accounts::name).load(connection))
    }

    pub fn account(&self, id: i64) -> Result<Option<Account>> {
        self.read(|connection| accounts::table.find(id).first(connection).optional())
    }

    pub fn account_named(&self, name: &str) -> Result<Option<Account>> {
        self.read(|connection| accounts::table.filter(accounts::name.eq(name)).first(connection).optional())
    }

    /// Makes an account; `None` if the name is taken.
    pub fn create_account(&self, name: &str, administrator: bool, now: i64) -> Result<Option<Account>> {
        self.write(|connection| {
            let taken: i64 = accounts::table.filter(accounts::name.eq(name)).count().get_result(connection)?;
            if taken > 0 {
                return Ok(None);
            }
            diesel::insert_into(accounts::table)
                .values((
                    accounts::name.eq(name),
                    accounts::password_hash.eq(""),
                    accounts::is_administrator.eq(administrator),
                    accounts::is_disabled.eq(false),
                    accounts::created_at.eq(now),
                ))
                .returning(accounts::all_columns)
                .get_result(connection)
                .map(Some)
        })
    }

    pub fn set_password(&self, account: i64, hash: &str) -> Result<()> {
        self.write(|connection| {
            diesel::update(accounts::table.find(account))
                .set(accounts::password_hash.eq(hash))
                .execute(connection)
                .map(drop)
        })
    }

    pub fn set_disabled(&self, account: i64, disabled: bool) -> Result<()> {
        self.write(|connection| {
            diesel::update(accounts::table.find(account))
                .set(accounts::is_disabled.eq(disabled))
                .execute(connection)
                .map(drop)
        })
    }

    /// Keeps a one-time link: for `account`, or without one for the first administrator.
    pub fn keep_link(&self, token_hash: &str, account: Option<i64>, expires_at: i64) -> Result<()> {
        self.write(|connection| {
            diesel::insert_into(links::table)
                .values((
                    links::token_hash.eq(token_hash),
                    links::account_id.eq(account),
                    links::expires_at.eq(expires_at),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    /// Whether the link can still be used, and for which account.
    pub fn link(&self, token_hash: &str, now: i64) -> Result<Option<Option<i64>>> {
        self.read(|connection| {
            links::table
                .find(token_hash)
                .filter(links::expires_at.gt(now))
                .select(links::account_id)
                .first(connection)
                .optional()
        })
    }

    /// Uses a link up; `false` if somebody did before.
    pub fn use_link(&self, token_hash: &str) -> Result<bool> {
        self.write(|connection| {
            diesel::delete(links::table.find(token_hash)).execute(connection).map(|deleted| deleted > 0)
        })
    }
}
