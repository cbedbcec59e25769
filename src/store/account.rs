//! Accounts, and the one-time links that set a password.

use super::connection::AnyConnection;
use super::schema::{accounts, links, sessions};
use super::told::Told;
use super::{Result, Store};
use diesel::prelude::*;

/// Who can log in.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Account {
    pub id: i64,
    #[diesel(deserialize_as = Told)]
    pub name: String,
    /// An Argon2id string; empty until the account's link was used.
    pub password_hash: String,
    pub is_administrator: bool,
    pub is_disabled: bool,
    pub created_at: i64,
    /// The second factor's secret in base 32; empty for none.
    pub totp_secret: String,
    /// The last time step whose code was used.
    pub totp_step: i64,
    /// The only event of somebody who came by an invitation.
    pub guest_of: Option<i64>,
    /// When the account is over by itself.
    pub ends_at: Option<i64>,
}

/// What came of using a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkUse {
    /// The password is set; this is the account.
    Done(Account),
    /// Used before, or too old.
    Spent,
    /// Somebody has the name that the first administrator chose; the link can be used again.
    NameTaken,
}

fn insert_account(
    connection: &mut AnyConnection,
    name: &str,
    administrator: bool,
    now: i64,
) -> QueryResult<Option<Account>> {
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
}

impl Store {
    /// The accounts of the server; guests belong to their event.
    pub fn accounts(&self) -> Result<Vec<Account>> {
        self.read(|connection| {
            accounts::table.filter(accounts::guest_of.is_null()).order(accounts::name).load(connection)
        })
    }

    pub fn account(&self, id: i64) -> Result<Option<Account>> {
        self.read(|connection| accounts::table.find(id).first(connection).optional())
    }

    pub fn account_named(&self, name: &str) -> Result<Option<Account>> {
        self.read(|connection| accounts::table.filter(accounts::name.eq(name)).first(connection).optional())
    }

    /// Makes an account; `None` if the name is taken.
    pub fn create_account(&self, name: &str, administrator: bool, now: i64) -> Result<Option<Account>> {
        self.write(|connection| insert_account(connection, name, administrator, now))
    }

    /// Sets a password and ends all log-ins of the account but the one that asked.
    pub fn set_password(&self, account: i64, hash: &str, own_session: &str) -> Result<()> {
        self.rights_change(|connection| {
            let others =
                sessions::table.filter(sessions::account_id.eq(account)).filter(sessions::token_hash.ne(own_session));
            diesel::delete(others).execute(connection)?;
            diesel::update(accounts::table.find(account))
                .set(accounts::password_hash.eq(hash))
                .execute(connection)
                .map(drop)
        })
    }

    /// Shuts an account out, or lets it in again. Log-ins and links from before are dead either way.
    pub fn set_disabled(&self, account: i64, disabled: bool) -> Result<()> {
        self.rights_change(|connection| {
            diesel::delete(sessions::table.filter(sessions::account_id.eq(account))).execute(connection)?;
            diesel::delete(links::table.filter(links::account_id.eq(account))).execute(connection)?;
            diesel::update(accounts::table.find(account))
                .set(accounts::is_disabled.eq(disabled))
                .execute(connection)
                .map(drop)
        })
    }

    /// Sets the second factor's secret, whose code of time step `used` was given; an empty secret takes it away.
    pub fn set_totp(&self, account: i64, secret: &str, used: i64) -> Result<()> {
        self.write(|connection| {
            diesel::update(accounts::table.find(account))
                .set((accounts::totp_secret.eq(secret), accounts::totp_step.eq(used)))
                .execute(connection)
                .map(drop)
        })
    }

    /// Uses up a time step of the second factor; false if it, or a later one, was used before.
    pub fn use_totp_step(&self, account: i64, step: i64) -> Result<bool> {
        self.write(|connection| {
            let unused = accounts::table.find(account).filter(accounts::totp_step.lt(step));
            diesel::update(unused).set(accounts::totp_step.eq(step)).execute(connection).map(|rows| rows == 1)
        })
    }

    /// Keeps a one-time link: for `account`, where it replaces the earlier ones, or without one for the first administrator. Of those each
    /// server on an empty database makes its own, and the one that is used first ends all.
    pub fn keep_link(&self, token_hash: &str, account: Option<i64>, expires_at: i64) -> Result<()> {
        self.write(|connection| {
            if let Some(account) = account {
                diesel::delete(links::table.filter(links::account_id.eq(account))).execute(connection)?;
            }
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

    /// Uses a link up for a password, and logs its account out everywhere; a link without an account makes an
    /// administrator called `name`. All of it happens or nothing, so that no account is left without its password.
    pub fn use_link(&self, token_hash: &str, name: &str, password_hash: &str, now: i64) -> Result<LinkUse> {
        self.rights_change(|connection| {
            // An administrator who can log in makes every other account; the first one's link is void then.
            let has_administrator: i64 = accounts::table
                .filter(accounts::is_administrator.eq(true))
                .filter(accounts::password_hash.ne(""))
                .count()
                .get_result(connection)?;
            let link: Option<Option<i64>> = links::table
                .find(token_hash)
                .filter(links::expires_at.gt(now))
                .select(links::account_id)
                .first(connection)
                .optional()?;
            let id = match link {
                None => return Ok(LinkUse::Spent),
                Some(None) if has_administrator > 0 => return Ok(LinkUse::Spent),
                Some(Some(id)) => id,
                Some(None) => match insert_account(connection, name, true, now)? {
                    Some(made) => made.id,
                    None => return Ok(LinkUse::NameTaken),
                },
            };
            diesel::delete(links::table.find(token_hash)).execute(connection)?;
            if link == Some(None) {
                diesel::delete(links::table.filter(links::account_id.is_null())).execute(connection)?;
            }
            diesel::delete(sessions::table.filter(sessions::account_id.eq(id))).execute(connection)?;
            // Whoever has lost the phone gets in again by a link, which an administrator makes.
            diesel::update(accounts::table.find(id))
                .set((accounts::password_hash.eq(password_hash), accounts::totp_secret.eq("")))
                .execute(connection)?;
            accounts::table.find(id).first(connection).map(LinkUse::Done)
        })
    }
}
