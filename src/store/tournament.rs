//! Which tournaments there are, and who may do what in them.

use super::connection::{AnyConnection, one_founder};
use super::copy;
use super::game::{self, KeptBy, KeptGame};
use super::schema::{
    accounts, games, invitations, journal as journal_rows, live_keys, live_settings, notices, player_secrets, roles,
    screen_pictures, sections, sessions, tokens, tournaments,
};
use super::told::Told;
use super::{Result, Store, journal, lone_act, photograph, push};
use diesel::prelude::*;
use sonneborn_tournament::acts::Entry;
use sonneborn_tournament::chain::Head;
pub use sonneborn_tournament::role::Role;
use sonneborn_tournament::scope::Boards;

/// A tournament's line in the list; all else is in its journal.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct TournamentRow {
    pub id: i64,
    /// As of the last act that changed it.
    #[diesel(deserialize_as = Told)]
    pub name: String,
    /// Whether people without an account may read what is published.
    pub is_public: bool,
    pub created_at: i64,
    pub deleted_at: Option<i64>,
    pub archived_at: Option<i64>,
}

/// What somebody may do in a tournament, and on which boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Membership {
    pub role: Role,
    pub boards: Option<Boards>,
    /// When it ends, where it came by a link.
    pub ends_at: Option<i64>,
}

type MembershipRow = (String, Option<i32>, Option<i32>, Option<i64>);

impl Membership {
    fn of((role, first, last, ends_at): MembershipRow) -> Option<Membership> {
        Some(Membership { role: Role::of_code(&role)?, boards: boards(first, last), ends_at })
    }

    /// Whether it came by a link, so that nobody answers for who has it, be it somebody with an account of their own.
    pub fn is_a_guests(&self) -> bool {
        self.ends_at.is_some()
    }

    /// Whether it is not over.
    pub fn lasts(&self, now: i64) -> bool {
        self.ends_at.is_none_or(|ends_at| ends_at > now)
    }
}

impl Store {
    /// Makes a tournament, which nobody sees without a role until it is published, with the journal and the games that it begins with,
    /// and its chief arbiter where somebody with an account makes it: all or nothing. A request whose key made one already gets that.
    pub fn create_tournament(
        &self,
        name: &str,
        chief_arbiter: Option<i64>,
        now: i64,
        entries: &[Entry],
        games: &[KeptGame],
        request_key: Option<&str>,
    ) -> Result<TournamentRow> {
        self.write_checked(|connection| {
            if let Some(key) = request_key {
                one_founder(connection)?;
                if let Some(made) = made_by(connection, key)? {
                    return Ok(made);
                }
            }
            let row: TournamentRow = diesel::insert_into(tournaments::table)
                .values((tournaments::name.eq(name), tournaments::is_public.eq(false), tournaments::created_at.eq(now)))
                .returning(tournaments::all_columns)
                .get_result(connection)?;
            if let Some(chief_arbiter) = chief_arbiter {
                let given = Membership { role: Role::ChiefArbiter, boards: None, ends_at: None };
                give(connection, row.id, chief_arbiter, given)?;
            }
            journal::insert(connection, &self.hall, row.id, Head::default(), entries, request_key)?;
            game::replace(connection, row.id, games, KeptBy::Unknown)?;
            Ok(row)
        })
    }

    /// The newest first.
    pub fn tournaments(&self) -> Result<Vec<TournamentRow>> {
        self.read(|connection| {
            tournaments::table.filter(tournaments::deleted_at.is_null()).order(tournaments::id.desc()).load(connection)
        })
    }

    pub fn tournament(&self, id: i64) -> Result<Option<TournamentRow>> {
        self.read(|connection| {
            tournaments::table.find(id).filter(tournaments::deleted_at.is_null()).first(connection).optional()
        })
    }

    /// Those that were deleted and can still be taken back, the newest first.
    pub fn deleted_tournaments(&self) -> Result<Vec<TournamentRow>> {
        self.read(|connection| {
            tournaments::table
                .filter(tournaments::deleted_at.is_not_null())
                .order(tournaments::id.desc())
                .load(connection)
        })
    }

    /// Deletes a tournament at an instant, or takes it back. It is not public then either way.
    pub fn set_deleted(&self, id: i64, at: Option<i64>) -> Result<()> {
        self.rights_change(|connection| {
            diesel::update(tournaments::table.find(id))
                .set((tournaments::deleted_at.eq(at), tournaments::is_public.eq(false)))
                .execute(connection)
                .map(drop)
        })
    }

    /// Puts a tournament away, or takes it out again.
    pub fn set_archived(&self, id: i64, at: Option<i64>) -> Result<()> {
        self.write(|connection| {
            let row = tournaments::table.find(id);
            diesel::update(row).set(tournaments::archived_at.eq(at)).execute(connection).map(drop)
        })
    }

    /// Removes for good those of these that are deleted still; gives how many.
    pub fn remove_deleted(&self, ids: &[i64]) -> Result<usize> {
        let mut origins = Vec::new();
        let removed = self.write(|connection| {
            let gone: Vec<i64> = tournaments::table
                .filter(tournaments::deleted_at.is_not_null().and(tournaments::id.eq_any(ids)))
                .select(tournaments::id)
                .load(connection)?;
            for id in &gone {
                origins.extend(journal::chain_at(connection, *id, 1)?);
                diesel::delete(tokens::table.filter(tokens::tournament_id.eq(id))).execute(connection)?;
                diesel::delete(sections::table.find(id)).execute(connection)?;
                diesel::delete(invitations::table.filter(invitations::tournament_id.eq(id))).execute(connection)?;
                diesel::delete(roles::table.filter(roles::tournament_id.eq(id))).execute(connection)?;
                hand_on_guests(connection, *id)?;
                let guests: Vec<i64> =
                    accounts::table.filter(accounts::guest_of.eq(id)).select(accounts::id).load(connection)?;
                diesel::delete(sessions::table.filter(sessions::account_id.eq_any(&guests))).execute(connection)?;
                diesel::delete(accounts::table.filter(accounts::id.eq_any(&guests))).execute(connection)?;
                diesel::delete(games::table.filter(games::tournament_id.eq(id))).execute(connection)?;
                diesel::delete(notices::table.filter(notices::tournament_id.eq(id))).execute(connection)?;
                diesel::delete(live_keys::table.filter(live_keys::tournament_id.eq(id))).execute(connection)?;
                diesel::delete(live_settings::table.find(id)).execute(connection)?;
                diesel::delete(player_secrets::table.find(id)).execute(connection)?;
                diesel::delete(screen_pictures::table.find(id)).execute(connection)?;
                copy::remove(connection, *id)?;
                push::remove(connection, *id)?;
                photograph::remove(connection, *id)?;
                lone_act::remove(connection, *id)?;
                diesel::delete(journal_rows::table.filter(journal_rows::tournament_id.eq(id))).execute(connection)?;
                diesel::delete(tournaments::table.find(id)).execute(connection)?;
            }
            Ok(gone.len())
        })?;
        if let Some(file) = self.database.file() {
            self.hall.drop_journals(file, &origins);
        }
        Ok(removed)
    }

    pub fn set_public(&self, id: i64, public: bool) -> Result<()> {
        self.rights_change(|connection| {
            diesel::update(tournaments::table.find(id))
                .set(tournaments::is_public.eq(public))
                .execute(connection)
                .map(drop)
        })
    }

    pub fn role(&self, tournament: i64, account: i64, now: i64) -> Result<Option<Role>> {
        Ok(self.membership(tournament, account, now)?.map(|membership| membership.role))
    }

    /// The role with the boards to which it is limited, unless it is over.
    pub fn membership(&self, tournament: i64, account: i64, now: i64) -> Result<Option<Membership>> {
        let held = self.read(|connection| held(connection, tournament, account))?;
        Ok(held.filter(|held| held.lasts(now)))
    }

    /// Gives everybody with a role in one event the same in another: with its boards, and until it ends there.
    pub fn copy_roles(&self, from: i64, to: i64) -> Result<()> {
        self.rights_change(|connection| copy_roles(connection, from, to))
    }

    /// Who has a role that is not over, by name.
    pub fn roles(&self, tournament: i64, now: i64) -> Result<Vec<(i64, String, Role)>> {
        let rows: Vec<(i64, String, String)> = self.read(|connection| {
            roles::table
                .inner_join(accounts::table.on(accounts::id.eq(roles::account_id)))
                .filter(roles::tournament_id.eq(tournament))
                .filter(roles::ends_at.is_null().or(roles::ends_at.gt(now)))
                .order(accounts::name)
                .select((accounts::id, accounts::name, roles::role))
                .load(connection)
        })?;
        let known = |(id, name, code): (i64, String, String)| Some((id, name, Role::of_code(&code)?));
        Ok(rows.into_iter().filter_map(known).collect())
    }

    /// Gives an account a role, or takes it away. The role that somebody has stays as it is, with its boards; another in place of one
    /// that came by a link still ends with the link, unless that is over.
    pub fn set_role(&self, tournament: i64, account: i64, role: Option<Role>, now: i64) -> Result<()> {
        self.rights_change(|connection| {
            let Some(role) = role else {
                return diesel::delete(roles::table.find((tournament, account))).execute(connection).map(drop);
            };
            let held = held(connection, tournament, account)?.filter(|held| held.lasts(now));
            let given = match held {
                Some(same) if same.role == role => same,
                other => Membership { role, boards: None, ends_at: other.and_then(|other| other.ends_at) },
            };
            give(connection, tournament, account, given)
        })
    }
}

/// What an account has in a tournament, be it over.
pub(super) fn held(connection: &mut AnyConnection, tournament: i64, account: i64) -> QueryResult<Option<Membership>> {
    let row: Option<MembershipRow> = roles::table
        .find((tournament, account))
        .select((roles::role, roles::first_board, roles::last_board, roles::ends_at))
        .first(connection)
        .optional()?;
    Ok(row.and_then(Membership::of))
}

/// Gives an account a role in place of what it has.
pub(super) fn give(
    connection: &mut AnyConnection,
    tournament: i64,
    account: i64,
    given: Membership,
) -> QueryResult<()> {
    let (first, last) = columns(given.boards);
    diesel::delete(roles::table.find((tournament, account))).execute(connection)?;
    diesel::insert_into(roles::table)
        .values((
            roles::tournament_id.eq(tournament),
            roles::account_id.eq(account),
            roles::role.eq(given.role.code()),
            roles::first_board.eq(first),
            roles::last_board.eq(last),
            roles::ends_at.eq(given.ends_at),
        ))
        .execute(connection)
        .map(drop)
}

pub(super) fn copy_roles(connection: &mut AnyConnection, from: i64, to: i64) -> QueryResult<()> {
    let all: Vec<(i64, MembershipRow)> = roles::table
        .filter(roles::tournament_id.eq(from))
        .select((roles::account_id, (roles::role, roles::first_board, roles::last_board, roles::ends_at)))
        .load(connection)?;
    let known = all.into_iter().filter_map(|(account, row)| Some((account, Membership::of(row)?)));
    known.into_iter().try_for_each(|(account, held)| give(connection, to, account, held))
}

/// The tournament that a request made by its first act, unless it was deleted since.
fn made_by(connection: &mut AnyConnection, request_key: &str) -> QueryResult<Option<TournamentRow>> {
    tournaments::table
        .inner_join(journal_rows::table.on(journal_rows::tournament_id.eq(tournaments::id)))
        .filter(journal_rows::seq.eq(1))
        .filter(journal_rows::request_key.eq(request_key))
        .filter(tournaments::deleted_at.is_null())
        .select(tournaments::all_columns)
        .first(connection)
        .optional()
}

/// Guests of an event that goes belong from now on to another in which they have a role, where there is one.
fn hand_on_guests(connection: &mut AnyConnection, gone: i64) -> QueryResult<()> {
    let held: Vec<(i64, i64)> = roles::table
        .inner_join(accounts::table.on(accounts::id.eq(roles::account_id)))
        .filter(accounts::guest_of.eq(gone))
        .select((accounts::id, roles::tournament_id))
        .load(connection)?;
    for (account, event) in held {
        diesel::update(accounts::table.find(account)).set(accounts::guest_of.eq(event)).execute(connection)?;
    }
    Ok(())
}

/// The two columns of boards.
pub(super) fn columns(boards: Option<Boards>) -> (Option<i32>, Option<i32>) {
    (boards.map(|boards| boards.first.into()), boards.map(|boards| boards.last.into()))
}

/// Boards as two columns have them.
pub(super) fn boards(first: Option<i32>, last: Option<i32>) -> Option<Boards> {
    let number = |board: i32| u16::try_from(board).unwrap_or(0);
    let (first, last) = first.zip(last)?;
    // What is no board opens none.
    Some(Boards { first: number(first), last: number(last) })
}
