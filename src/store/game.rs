//! The games given to a tournament: one record a board, as it came. What is in them is asked of `sonneborn_laws`, not of SQL.

use super::connection::AnyConnection;
use super::schema::games;
use super::told::Told;
use super::{Result, Store};
use diesel::prelude::*;

/// Round, board and record.
pub type GameRow = (u16, u16, String);

impl Store {
    /// Keeps the record of a board in place of an earlier one; an empty record takes it away.
    pub fn keep_games(&self, tournament: i64, records: &[GameRow]) -> Result<()> {
        self.write(|connection| replace(connection, tournament, records))
    }

    pub fn game(&self, tournament: i64, round: u16, board: u16) -> Result<Option<String>> {
        let kept: Option<Told> = self.read(|connection| {
            games::table
                .find((tournament, i32::from(round), i32::from(board)))
                .select(games::pgn)
                .first(connection)
                .optional()
        })?;
        Ok(kept.map(String::from))
    }

    /// Round, board and record of every game that is kept, in order.
    pub fn games(&self, tournament: i64) -> Result<Vec<GameRow>> {
        let rows: Vec<(i32, i32, Told)> = self.read(|connection| {
            games::table
                .filter(games::tournament_id.eq(tournament))
                .order((games::round, games::board))
                .select((games::round, games::board, games::pgn))
                .load(connection)
        })?;
        let number = |value: i32| u16::try_from(value).unwrap_or(u16::MAX);
        Ok(rows.into_iter().map(|(round, board, pgn)| (number(round), number(board), pgn.into())).collect())
    }

    /// Round and board of every game that is kept, without the records.
    pub fn boards_with_games(&self, tournament: i64) -> Result<Vec<(u16, u16)>> {
        let rows: Vec<(i32, i32)> = self.read(|connection| {
            games::table
                .filter(games::tournament_id.eq(tournament))
                .order((games::round, games::board))
                .select((games::round, games::board))
                .load(connection)
        })?;
        let number = |value: i32| u16::try_from(value).unwrap_or(u16::MAX);
        Ok(rows.into_iter().map(|(round, board)| (number(round), number(board))).collect())
    }
}

/// Writes records within a transaction, each in place of the board's earlier one.
pub(super) fn replace(connection: &mut AnyConnection, tournament: i64, records: &[GameRow]) -> QueryResult<()> {
    for (round, board, pgn) in records {
        let (round, board) = (i32::from(*round), i32::from(*board));
        diesel::delete(games::table.find((tournament, round, board))).execute(connection)?;
        if pgn.is_empty() {
            continue;
        }
        diesel::insert_into(games::table)
            .values((
                games::tournament_id.eq(tournament),
                games::round.eq(round),
                games::board.eq(board),
                games::pgn.eq(pgn),
            ))
            .execute(connection)?;
    }
    Ok(())
}
