//! Festivals: named groups of events. Each event is in one festival at most and keeps its own journal, rights and pages.

use super::connection::AnyConnection;
use super::schema::{festivals, sections, tournaments};
use super::tournament::{self, Membership, Role, TournamentRow};
use super::{Result, Store, journal};
use diesel::prelude::*;
use sonneborn_tournament::acts::Entry;
use sonneborn_tournament::chain::Head;

/// A festival's line.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct FestivalRow {
    pub id: i64,
    pub name: String,
    pub created_at: i64,
}

impl Store {
    pub fn festival(&self, id: i64) -> Result<Option<FestivalRow>> {
        self.read(|connection| festivals::table.find(id).first(connection).optional())
    }

    /// The festival of an event.
    pub fn festival_of(&self, tournament: i64) -> Result<Option<FestivalRow>> {
        self.read(|connection| of_event(connection, tournament))
    }

    /// The events of a festival, in the order in which they joined.
    pub fn sections(&self, festival: i64) -> Result<Vec<TournamentRow>> {
        self.read(|connection| {
            tournaments::table
                .inner_join(sections::table.on(sections::tournament_id.eq(tournaments::id)))
                .filter(sections::festival_id.eq(festival).and(tournaments::deleted_at.is_null()))
                .order((sections::place, tournaments::id))
                .select(tournaments::all_columns)
                .load(connection)
        })
    }

    /// Makes a festival of an event that is in none.
    pub fn found_festival(&self, name: &str, now: i64, first: i64) -> Result<FestivalRow> {
        self.write(|connection| found(connection, name, now, first))
    }

    /// Puts an event that is in no festival at the end of one.
    pub fn join_festival(&self, festival: i64, tournament: i64) -> Result<()> {
        self.write(|connection| join(connection, festival, tournament))
    }

    /// Makes sections beside an event, each with its name and the journal that it begins with, for the event's staff and its readers; and
    /// appends the act by which the event has them. All of it is there, or nothing, whenever the plug is pulled.
    ///
    /// # Errors
    /// As [`Store::append`].
    pub fn cut(
        &self,
        event: i64,
        (after, entry): (Head, &Entry),
        (name, now): (&str, i64),
        chief_arbiter: Option<i64>,
        groups: &[(String, Vec<Entry>)],
    ) -> Result<Head> {
        let done = self.write_checked(|connection| {
            let head = journal::insert(connection, &self.hall, event, after, std::slice::from_ref(entry), None)?;
            let festival = match of_event(connection, event)? {
                Some(festival) => festival,
                None => found(connection, name, now, event)?,
            };
            let is_public: bool = tournaments::table.find(event).select(tournaments::is_public).first(connection)?;
            for (name, entries) in groups {
                let id: i64 = diesel::insert_into(tournaments::table)
                    .values((
                        tournaments::name.eq(name),
                        tournaments::is_public.eq(is_public),
                        tournaments::created_at.eq(now),
                    ))
                    .returning(tournaments::id)
                    .get_result(connection)?;
                if let Some(chief_arbiter) = chief_arbiter {
                    let given = Membership { role: Role::ChiefArbiter, boards: None, ends_at: None };
                    tournament::give(connection, id, chief_arbiter, given)?;
                }
                tournament::copy_roles(connection, event, id)?;
                join(connection, festival.id, id)?;
                journal::insert(connection, &self.hall, id, Head::default(), entries, None)?;
            }
            Ok(head)
        });
        self.rights_changed();
        done
    }

    pub fn rename_festival(&self, festival: i64, name: &str) -> Result<()> {
        self.write(|connection| {
            let named = diesel::update(festivals::table.find(festival)).set(festivals::name.eq(name));
            named.execute(connection).map(drop)
        })
    }

    /// Takes an event out of its festival.
    pub fn leave_festival(&self, tournament: i64) -> Result<()> {
        self.write(|connection| diesel::delete(sections::table.find(tournament)).execute(connection).map(drop))
    }
}

fn of_event(connection: &mut AnyConnection, tournament: i64) -> QueryResult<Option<FestivalRow>> {
    festivals::table
        .inner_join(sections::table.on(sections::festival_id.eq(festivals::id)))
        .filter(sections::tournament_id.eq(tournament))
        .select(festivals::all_columns)
        .first(connection)
        .optional()
}

fn found(connection: &mut AnyConnection, name: &str, now: i64, first: i64) -> QueryResult<FestivalRow> {
    let row: FestivalRow = diesel::insert_into(festivals::table)
        .values((festivals::name.eq(name), festivals::created_at.eq(now)))
        .returning(festivals::all_columns)
        .get_result(connection)?;
    join(connection, row.id, first)?;
    Ok(row)
}

fn join(connection: &mut AnyConnection, festival: i64, tournament: i64) -> QueryResult<()> {
    let last: Option<i64> = sections::table
        .filter(sections::festival_id.eq(festival))
        .select(diesel::dsl::max(sections::place))
        .first(connection)?;
    diesel::insert_into(sections::table)
        .values((
            sections::tournament_id.eq(tournament),
            sections::festival_id.eq(festival),
            sections::place.eq(last.unwrap_or(0) + 1),
        ))
        .execute(connection)
        .map(drop)
}
