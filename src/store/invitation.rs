//! Invitations: links by which somebody becomes a guest of an event, with a role, perhaps for some boards, until an hour. The token
//! itself is only in the link; here lies its SHA-256. A guest who lost the log-in comes in again by a link that is theirs alone.

use super::account::Account;
use super::connection::AnyConnection;
use super::schema::{accounts, invitations, roles, sections, sessions};
use super::session::Session;
use super::tournament::{self, Membership, Role, boards, columns};
use super::{Result, Store};
use diesel::prelude::*;
use sonneborn_tournament::scope::Boards;
use std::collections::BTreeSet;

/// What a link gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grant {
    pub tournament: i64,
    pub role: Role,
    pub boards: Option<Boards>,
    /// When the link, and the right of all who came by it, ends.
    pub ends_at: i64,
}

impl Grant {
    /// The role of whoever came by the link, which ends with it.
    fn membership(&self) -> Membership {
        Membership { role: self.role, boards: self.boards, ends_at: Some(self.ends_at) }
    }
}

/// A link that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub id: i64,
    pub grant: Grant,
    pub created_at: i64,
    pub uses_left: i32,
    /// The account of the guest who comes in again; `None` where new guests come.
    pub returning: Option<i64>,
}

/// The columns of the table; the second is the hash.
type Row = (i64, String, i64, String, Option<i32>, Option<i32>, i64, i64, i32, Option<i64>);

impl Invitation {
    fn of(row: Row) -> Option<Invitation> {
        let (id, _, tournament, role, first, last, created_at, ends_at, uses_left, returning) = row;
        let boards = boards(first, last);
        Some(Invitation {
            id,
            grant: Grant { tournament, role: Role::of_code(&role)?, boards, ends_at },
            created_at,
            uses_left,
            returning,
        })
    }
}

/// Who uses a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joiner<'a> {
    /// Somebody new, by this name; whoever comes in again by a link of their own needs none.
    Named(&'a str),
    /// The account that is logged in on the device.
    Known(i64),
}

/// What came of joining.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// With the event.
    Done(Account, i64),
    /// Used up, revoked or over.
    Spent,
    /// Somebody is called so already.
    NameTaken,
}

impl Store {
    pub fn keep_invitation(&self, token_hash: &str, grant: &Grant, uses: i32, now: i64) -> Result<()> {
        let (first, last) = columns(grant.boards);
        self.write(|connection| {
            diesel::insert_into(invitations::table)
                .values((
                    invitations::token_hash.eq(token_hash),
                    invitations::tournament_id.eq(grant.tournament),
                    invitations::role.eq(grant.role.code()),
                    invitations::first_board.eq(first),
                    invitations::last_board.eq(last),
                    invitations::created_at.eq(now),
                    invitations::ends_at.eq(grant.ends_at),
                    invitations::uses_left.eq(uses),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    /// Keeps a link, until `link_ends_at` and for one device, by which a guest with a role in the event comes in again, who stays
    /// until `guest_until` at least; false for everybody else.
    pub fn keep_return(
        &self,
        token_hash: &str,
        (tournament, account): (i64, i64),
        [now, link_ends_at, guest_until]: [i64; 3],
    ) -> Result<bool> {
        self.rights_change(|connection| {
            let guest = open_guest(connection, account)?;
            let held = tournament::held(connection, tournament, account)?;
            let Some((guest, held)) = guest.zip(held) else { return Ok(false) };
            let until = held.ends_at.or(guest.ends_at).map_or(guest_until, |ends_at| ends_at.max(guest_until));
            stay(connection, &guest, until)?;
            tournament::give(connection, tournament, account, Membership { ends_at: Some(until), ..held })?;
            // One link lets them in, the last one made.
            end_returns(connection, account)?;
            let (first, last) = columns(held.boards);
            diesel::insert_into(invitations::table)
                .values((
                    invitations::token_hash.eq(token_hash),
                    invitations::tournament_id.eq(tournament),
                    invitations::role.eq(held.role.code()),
                    invitations::first_board.eq(first),
                    invitations::last_board.eq(last),
                    invitations::created_at.eq(now),
                    invitations::ends_at.eq(link_ends_at),
                    invitations::uses_left.eq(1),
                    invitations::returning_guest.eq(account),
                ))
                .execute(connection)
                .map(|rows| rows == 1)
        })
    }

    /// The links of an event that can be used, the newest first.
    pub fn invitations(&self, tournament: i64, now: i64) -> Result<Vec<Invitation>> {
        let rows: Vec<Row> = self.read(|connection| {
            invitations::table
                .filter(invitations::tournament_id.eq(tournament))
                .filter(invitations::ends_at.gt(now))
                .filter(invitations::uses_left.gt(0))
                .order(invitations::id.desc())
                .load(connection)
        })?;
        Ok(rows.into_iter().filter_map(Invitation::of).collect())
    }

    /// What the link gives, while it can be used.
    pub fn invitation(&self, token_hash: &str, now: i64) -> Result<Option<Invitation>> {
        let row: Option<Row> = self.read(|connection| {
            invitations::table
                .filter(invitations::token_hash.eq(token_hash))
                .filter(invitations::ends_at.gt(now))
                .filter(invitations::uses_left.gt(0))
                .first(connection)
                .optional()
        })?;
        Ok(row.and_then(Invitation::of))
    }

    /// How many came by links of the event and may still act.
    pub fn guests(&self, tournament: i64, now: i64) -> Result<usize> {
        let found: i64 = self.read(|connection| {
            accounts::table
                .inner_join(roles::table.on(roles::account_id.eq(accounts::id)))
                .filter(roles::tournament_id.eq(tournament))
                .filter(roles::ends_at.is_null().or(roles::ends_at.gt(now)))
                .filter(accounts::ends_at.gt(now))
                .filter(accounts::is_disabled.eq(false))
                .count()
                .get_result(connection)
        })?;
        Ok(usize::try_from(found).unwrap_or(0))
    }

    /// Ends a link of this event; who came by it stays.
    pub fn revoke_invitation(&self, tournament: i64, id: i64) -> Result<()> {
        self.write(|connection| {
            let own = invitations::table.find(id).filter(invitations::tournament_id.eq(tournament));
            diesel::delete(own).execute(connection).map(drop)
        })
    }

    /// The events in which an account has a role that is not over.
    pub fn events_of(&self, account: i64, now: i64) -> Result<Vec<i64>> {
        self.read(|connection| {
            roles::table
                .filter(roles::account_id.eq(account))
                .filter(roles::ends_at.is_null().or(roles::ends_at.gt(now)))
                .select(roles::tournament_id)
                .load(connection)
        })
    }

    /// Uses a link once: makes the guest's account with their role, gives the role to whoever is known already, or gives the account
    /// of the guest who comes in again, whatever the name. Who has a role keeps it, and uses nothing up. All of it happens or nothing.
    /// With `groups` the event is the list of entries of groups, where the role counts too.
    pub fn join(&self, token_hash: &str, joiner: Joiner<'_>, groups: bool, now: i64) -> Result<Joined> {
        self.rights_change(|connection| {
            if let Joiner::Known(account) = joiner
                && let Some((account, event)) = already_in(connection, token_hash, account, now)?
            {
                return Ok(Joined::Done(account, event));
            }
            let open = invitations::table
                .filter(invitations::token_hash.eq(token_hash))
                .filter(invitations::ends_at.gt(now))
                .filter(invitations::uses_left.gt(0));
            let used =
                diesel::update(open).set(invitations::uses_left.eq(invitations::uses_left - 1)).execute(connection)?;
            if used == 0 {
                return Ok(Joined::Spent);
            }
            let row: Row = invitations::table.filter(invitations::token_hash.eq(token_hash)).first(connection)?;
            let Some(Invitation { grant, returning, .. }) = Invitation::of(row) else { return Ok(Joined::Spent) };
            let account = match (returning, joiner) {
                (Some(account), Joiner::Named(_)) => open_guest(connection, account)?.map_or(Came::Gone, Came::With),
                // Another is logged in than the one who comes in again.
                (Some(_), Joiner::Known(_)) => Came::Gone,
                (None, Joiner::Known(account)) => known(connection, account, &grant)?,
                (None, Joiner::Named(name)) => newcomer(connection, name, &grant, now)?,
            };
            if let (Came::With(account), true, None) = (&account, groups, returning) {
                give_in_groups(connection, account.id, &grant)?;
            }
            Ok(match account {
                Came::With(account) => Joined::Done(account, grant.tournament),
                Came::Named => {
                    give_back(connection, token_hash)?;
                    Joined::NameTaken
                }
                Came::Gone => {
                    give_back(connection, token_hash)?;
                    Joined::Spent
                }
            })
        })
    }

    /// The log-ins of those with a role in an event, with their accounts; those that are shut out are not among them.
    pub fn devices(&self, tournament: i64) -> Result<Vec<(Session, i64)>> {
        self.read(|connection| {
            sessions::table
                .inner_join(roles::table.on(roles::account_id.eq(sessions::account_id)))
                .filter(roles::tournament_id.eq(tournament))
                .filter(sessions::shut_out_at.is_null())
                .order(sessions::seen_at.desc())
                .select((sessions::all_columns, sessions::account_id))
                .load(connection)
        })
    }

    /// Ends the log-in of a device of somebody who has a role in the event below the chief arbiter's; false if there is none such.
    pub fn shut_out(&self, tournament: i64, token_hash: &str, now: i64) -> Result<bool> {
        self.rights_change(|connection| {
            let account: Option<i64> =
                sessions::table.find(token_hash).select(sessions::account_id).first(connection).optional()?;
            let Some(account) = account else { return Ok(false) };
            let role: Option<String> =
                roles::table.find((tournament, account)).select(roles::role).first(connection).optional()?;
            let is_deputy = role.as_deref().and_then(Role::of_code).is_some_and(|role| role < Role::ChiefArbiter);
            let is_administrator: bool =
                accounts::table.find(account).select(accounts::is_administrator).first(connection)?;
            if !is_deputy || is_administrator {
                return Ok(false);
            }
            let lost = sessions::table.find(token_hash);
            diesel::update(lost).set(sessions::shut_out_at.eq(now)).execute(connection).map(|rows| rows == 1)
        })
    }

    /// When a token's device was shut out; `None` for any other token.
    pub fn shut_out_at(&self, token_hash: &str) -> Result<Option<i64>> {
        self.read(|connection| {
            let at: Option<Option<i64>> =
                sessions::table.find(token_hash).select(sessions::shut_out_at).first(connection).optional()?;
            Ok(at.flatten())
        })
    }
}

/// What became of somebody who used a link.
enum Came {
    With(Account),
    /// Somebody else is called so.
    Named,
    /// The account is closed.
    Gone,
}

/// The use of a link by which nothing was given is given back.
fn give_back(connection: &mut AnyConnection, token_hash: &str) -> QueryResult<()> {
    diesel::update(invitations::table.filter(invitations::token_hash.eq(token_hash)))
        .set(invitations::uses_left.eq(invitations::uses_left + 1))
        .execute(connection)
        .map(drop)
}

/// The guest of an account that is not closed.
fn open_guest(connection: &mut AnyConnection, account: i64) -> QueryResult<Option<Account>> {
    accounts::table
        .find(account)
        .filter(accounts::guest_of.is_not_null())
        .filter(accounts::is_disabled.eq(false))
        .first(connection)
        .optional()
}

/// No link lets them in again any more.
fn end_returns(connection: &mut AnyConnection, account: i64) -> QueryResult<()> {
    diesel::update(invitations::table.filter(invitations::returning_guest.eq(account)))
        .set(invitations::uses_left.eq(0))
        .execute(connection)
        .map(drop)
}

/// Somebody who is logged in and has a role in a link's event already, with the event: whoever presses once more is let through, also
/// where nobody else could come by the link any more.
fn already_in(
    connection: &mut AnyConnection,
    token_hash: &str,
    account: i64,
    now: i64,
) -> QueryResult<Option<(Account, i64)>> {
    invitations::table
        .inner_join(roles::table.on(roles::tournament_id.eq(invitations::tournament_id)))
        .inner_join(accounts::table.on(accounts::id.eq(roles::account_id)))
        .filter(invitations::token_hash.eq(token_hash))
        .filter(roles::account_id.eq(account))
        .filter(roles::ends_at.is_null().or(roles::ends_at.gt(now)))
        .select((accounts::all_columns, roles::tournament_id))
        .first(connection)
        .optional()
}

/// Somebody who is logged in gets the role of a link in place of one that is over.
fn known(connection: &mut AnyConnection, account: i64, grant: &Grant) -> QueryResult<Came> {
    let found: Option<Account> =
        accounts::table.find(account).filter(accounts::is_disabled.eq(false)).first(connection).optional()?;
    let Some(found) = found else { return Ok(Came::Gone) };
    stay(connection, &found, grant.ends_at)?;
    // Who made a link before led all that it opens, and does not lead this event.
    end_returns(connection, account)?;
    tournament::give(connection, grant.tournament, account, grant.membership())?;
    Ok(Came::With(found))
}

/// Gives the role in the sections beside the event that are led by whoever leads the event: a link that was made before a field was cut
/// leads into its groups, and into nobody else's. What somebody has there stays.
fn give_in_groups(connection: &mut AnyConnection, account: i64, grant: &Grant) -> QueryResult<()> {
    let festival = sections::table.find(grant.tournament).select(sections::festival_id).first(connection).optional()?;
    let Some(festival): Option<i64> = festival else { return Ok(()) };
    let beside: Vec<i64> = sections::table
        .filter(sections::festival_id.eq(festival).and(sections::tournament_id.ne(grant.tournament)))
        .select(sections::tournament_id)
        .load(connection)?;
    let leaders = leaders(connection, grant.tournament)?;
    for section in beside {
        let is_led_so = leaders.is_subset(&self::leaders(connection, section)?);
        if is_led_so && tournament::held(connection, section, account)?.is_none() {
            tournament::give(connection, section, account, grant.membership())?;
        }
    }
    Ok(())
}

fn leaders(connection: &mut AnyConnection, tournament: i64) -> QueryResult<BTreeSet<i64>> {
    let of_event = roles::tournament_id.eq(tournament).and(roles::role.eq(Role::ChiefArbiter.code()));
    let found: Vec<i64> = roles::table.filter(of_event).select(roles::account_id).load(connection)?;
    Ok(found.into_iter().collect())
}

fn newcomer(connection: &mut AnyConnection, name: &str, grant: &Grant, now: i64) -> QueryResult<Came> {
    let names: Vec<String> = accounts::table.select(accounts::name).load(connection)?;
    if names.iter().any(|known| known.trim().to_lowercase() == name.to_lowercase()) {
        return Ok(Came::Named);
    }
    let account: Account = diesel::insert_into(accounts::table)
        .values((
            accounts::name.eq(name),
            accounts::password_hash.eq(""),
            accounts::is_administrator.eq(false),
            accounts::is_disabled.eq(false),
            accounts::created_at.eq(now),
            accounts::guest_of.eq(grant.tournament),
            accounts::ends_at.eq(grant.ends_at),
        ))
        .returning(accounts::all_columns)
        .get_result(connection)?;
    tournament::give(connection, grant.tournament, account.id, grant.membership())?;
    Ok(Came::With(account))
}

/// A guest's account lasts as long as the longest of their roles. Each role that had no end of its own keeps the one that it had: no
/// event decides how long somebody acts in another.
fn stay(connection: &mut AnyConnection, account: &Account, until: i64) -> QueryResult<()> {
    let Some(ends_at) = account.ends_at else { return Ok(()) };
    diesel::update(roles::table.filter(roles::account_id.eq(account.id)).filter(roles::ends_at.is_null()))
        .set(roles::ends_at.eq(ends_at))
        .execute(connection)?;
    diesel::update(accounts::table.find(account.id))
        .set(accounts::ends_at.eq(ends_at.max(until)))
        .execute(connection)
        .map(drop)
}
