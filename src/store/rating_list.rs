//! Rating lists: each a block of bytes (see [`crate::exchange::rating_index`]), kept in pieces.

use super::schema::{rating_list_pieces, rating_lists};
use super::{Result, Store};
use diesel::prelude::*;

/// A list that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct RatingListRow {
    pub id: i64,
    /// Its name with its date, as ratings taken from it will say: `FIDE 2026-11`.
    pub name: String,
    pub players: i64,
    pub imported_at: i64,
}

/// Bytes of a piece: few rows, and far below what either back end takes in one.
const PIECE_BYTES: usize = 4 * 1024 * 1024;

impl Store {
    /// Keeps a list in place of an older one of the same name; all of it or nothing.
    pub fn keep_rating_list(&self, name: &str, players: usize, block: &[u8], now: i64) -> Result<RatingListRow> {
        self.write(|connection| {
            let older: Vec<i64> =
                rating_lists::table.filter(rating_lists::name.eq(name)).select(rating_lists::id).load(connection)?;
            for id in older {
                diesel::delete(rating_list_pieces::table.filter(rating_list_pieces::list_id.eq(id)))
                    .execute(connection)?;
                diesel::delete(rating_lists::table.find(id)).execute(connection)?;
            }
            let row: RatingListRow = diesel::insert_into(rating_lists::table)
                .values((
                    rating_lists::name.eq(name),
                    rating_lists::players.eq(i64::try_from(players).unwrap_or(i64::MAX)),
                    rating_lists::imported_at.eq(now),
                ))
                .returning(rating_lists::all_columns)
                .get_result(connection)?;
            for (piece, bytes) in (0i32..).zip(block.chunks(PIECE_BYTES)) {
                diesel::insert_into(rating_list_pieces::table)
                    .values((
                        rating_list_pieces::list_id.eq(row.id),
                        rating_list_pieces::piece.eq(piece),
                        rating_list_pieces::bytes.eq(bytes),
                    ))
                    .execute(connection)?;
            }
            Ok(row)
        })
    }

    /// The newest first.
    pub fn rating_lists(&self) -> Result<Vec<RatingListRow>> {
        self.read(|connection| rating_lists::table.order(rating_lists::id.desc()).load(connection))
    }

    /// The whole block of a list; empty if there is none.
    pub fn rating_list_block(&self, list: i64) -> Result<Vec<u8>> {
        let pieces: Vec<Vec<u8>> = self.read(|connection| {
            rating_list_pieces::table
                .filter(rating_list_pieces::list_id.eq(list))
                .order(rating_list_pieces::piece)
                .select(rating_list_pieces::bytes)
                .load(connection)
        })?;
        Ok(pieces.concat())
    }
}
