//! Festivals: named groups of events. Each event is in one festival at most and keeps its own journal, rights and pages.

use super::schema::{festivals, sections, tournaments};
use super::tournament::TournamentRow;
use super::{Result, Store};
use diesel::prelude::*;

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
        self.read(|connection| {
            festivals::table
                .inner_join(sections::table.on(sections::festival_id.eq(festivals::id)))
                .filter(sections::tournament_id.eq(tournament))
                .select(festivals::all_columns)
                .first(connection)
                .optional()
        })
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
        self.write(|connection| {
            let row: FestivalRow = diesel::insert_into(festivals::table)
                .values((festivals::name.eq(name), festivals::created_at.eq(now)))
                .returning(festivals::all_columns)
                .get_result(connection)?;
            let section = (sections::tournament_id.eq(first), sections::festival_id.eq(row.id), sections::place.eq(1));
            diesel::insert_into(sections::table).values(section).execute(connection)?;
            Ok(row)
        })
    }

    /// Puts an event that is in no festival at the end of one.
    pub fn join_festival(&self, festival: i64, tournament: i64) -> Result<()> {
        self.write(|connection| {
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
        })
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
