//! Rating lists: each a block of bytes (see `sonneborn_exchange::rating_index`), kept in pieces.
//!
//! The pieces come in transactions of their own, so that nobody waits for two million players; the last one makes the list
//! whole and takes the older one away. Until then it is not there for anybody.

use super::schema::{rating_list_columns, rating_list_pieces, rating_lists};
use super::{AnyConnection, Result, Store};
use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::result::QueryResult;

/// A list that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct RatingListRow {
    pub id: i64,
    /// Whose it is, without its date: `FIDE`, `DWZ`.
    pub name: String,
    pub players: i64,
    pub imported_at: i64,
    /// `2026-11-01`, or empty.
    valid_from: String,
    /// The federation whose national list it is; empty for FIDE's.
    pub federation: String,
    is_whole: bool,
    /// When it was deleted; it can be taken back for thirty days.
    pub deleted_at: Option<i64>,
}

impl RatingListRow {
    /// The first day on which it is in force, where known.
    pub fn valid_from(&self) -> Option<NaiveDate> {
        self.valid_from.parse().ok()
    }

    /// The name with the date, as ratings taken from it say: `FIDE 2026-11`.
    pub fn title(&self) -> String {
        let date = self.valid_from.strip_suffix("-01").unwrap_or(&self.valid_from);
        format!("{} {date}", self.name).trim_end().to_owned()
    }

    pub fn is_national(&self) -> bool {
        !self.federation.is_empty()
    }
}

/// A list to be kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewList {
    pub name: String,
    pub valid_from: Option<NaiveDate>,
    /// The federation of a national list; empty for FIDE's.
    pub federation: String,
}

/// Bytes of a piece: few rows, and written before anybody notices that they wait.
const PIECE_BYTES: usize = 4 * 1024 * 1024;

impl Store {
    /// Keeps a list in place of an older one of the same name and date; all of it or nothing.
    pub fn keep_rating_list(&self, new: &NewList, players: usize, block: &[u8], now: i64) -> Result<RatingListRow> {
        let valid_from = new.valid_from.map(|date| date.to_string()).unwrap_or_default();
        let begun: RatingListRow = self.write(|connection| {
            // What an import that was cut off has left.
            let left = rating_lists::table.filter(rating_lists::is_whole.eq(false)).select(rating_lists::id);
            let left: Vec<i64> = left.load(connection)?;
            left.into_iter().try_for_each(|id| delete(connection, id))?;
            diesel::insert_into(rating_lists::table)
                .values((
                    rating_lists::name.eq(&new.name),
                    rating_lists::players.eq(i64::try_from(players).unwrap_or(i64::MAX)),
                    rating_lists::imported_at.eq(now),
                    rating_lists::valid_from.eq(&valid_from),
                    rating_lists::federation.eq(&new.federation),
                    rating_lists::is_whole.eq(false),
                ))
                .returning(rating_lists::all_columns)
                .get_result(connection)
        })?;
        for (piece, bytes) in (0i32..).zip(block.chunks(PIECE_BYTES)) {
            self.write(|connection| {
                diesel::insert_into(rating_list_pieces::table)
                    .values((
                        rating_list_pieces::list_id.eq(begun.id),
                        rating_list_pieces::piece.eq(piece),
                        rating_list_pieces::bytes.eq(bytes),
                    ))
                    .execute(connection)
            })?;
        }
        self.write(|connection| {
            let same = rating_lists::name.eq(&new.name).and(rating_lists::valid_from.eq(&valid_from));
            let older = rating_lists::table.filter(same.and(rating_lists::id.ne(begun.id))).select(rating_lists::id);
            let older: Vec<i64> = older.load(connection)?;
            older.into_iter().try_for_each(|id| delete(connection, id))?;
            diesel::update(rating_lists::table.find(begun.id))
                .set(rating_lists::is_whole.eq(true))
                .returning(rating_lists::all_columns)
                .get_result(connection)
        })
    }

    /// The lists that are whole: the newest first, by their dates and then by when they came.
    pub fn rating_lists(&self) -> Result<Vec<RatingListRow>> {
        self.read(|connection| {
            rating_lists::table
                .filter(rating_lists::is_whole.eq(true))
                .filter(rating_lists::deleted_at.is_null())
                .order((rating_lists::valid_from.desc(), rating_lists::id.desc()))
                .load(connection)
        })
    }

    /// Deletes a list at an instant, or takes it back; players keep what they took from it.
    pub fn set_rating_list_deleted(&self, list: i64, at: Option<i64>) -> Result<()> {
        self.write(|connection| {
            let row = rating_lists::table.find(list);
            diesel::update(row).set(rating_lists::deleted_at.eq(at)).execute(connection).map(drop)
        })
    }

    /// The lists that were deleted and can still be taken back.
    pub fn deleted_rating_lists(&self) -> Result<Vec<RatingListRow>> {
        self.read(|connection| {
            rating_lists::table
                .filter(rating_lists::is_whole.eq(true))
                .filter(rating_lists::deleted_at.is_not_null())
                .order(rating_lists::deleted_at.desc())
                .load(connection)
        })
    }

    /// Removes for good those of these lists that are deleted still.
    pub fn remove_deleted_rating_lists(&self, ids: &[i64]) -> Result<()> {
        self.write(|connection| {
            let gone: Vec<i64> = rating_lists::table
                .filter(rating_lists::deleted_at.is_not_null().and(rating_lists::id.eq_any(ids)))
                .select(rating_lists::id)
                .load(connection)?;
            gone.into_iter().try_for_each(|id| delete(connection, id))
        })
    }

    /// The whole block of a list; empty if there is none.
    pub fn rating_list_block(&self, list: i64) -> Result<Vec<u8>> {
        let mut block = Vec::new();
        for number in 0i32.. {
            // One piece at a time, so that the block is in memory once.
            let piece: Option<Vec<u8>> = self.read(|connection| {
                let piece = rating_list_pieces::table.find((list, number)).select(rating_list_pieces::bytes);
                piece.first(connection).optional()
            })?;
            match piece {
                Some(bytes) => block.extend_from_slice(&bytes),
                None => break,
            }
        }
        Ok(block)
    }

    /// Which column is what in the lists of this name, as JSON.
    pub fn rating_list_columns(&self, list_name: &str) -> Result<Option<String>> {
        self.read(|connection| {
            let row = rating_list_columns::table.find(list_name).select(rating_list_columns::mapping);
            row.first(connection).optional()
        })
    }

    pub fn keep_rating_list_columns(&self, list_name: &str, mapping: &str) -> Result<()> {
        self.write(|connection| {
            diesel::delete(rating_list_columns::table.find(list_name)).execute(connection)?;
            let row = (rating_list_columns::list_name.eq(list_name), rating_list_columns::mapping.eq(mapping));
            diesel::insert_into(rating_list_columns::table).values(row).execute(connection).map(drop)
        })
    }
}

fn delete(connection: &mut AnyConnection, list: i64) -> QueryResult<()> {
    diesel::delete(rating_list_pieces::table.filter(rating_list_pieces::list_id.eq(list))).execute(connection)?;
    diesel::delete(rating_lists::table.find(list)).execute(connection).map(drop)
}
