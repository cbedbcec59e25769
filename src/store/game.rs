//! The games given to a tournament: one record of each two at a board, as it came. What is in them is asked of `sonneborn_laws`, not of SQL.

use super::connection::AnyConnection;
use super::schema::games;
use super::told::Told;
use super::{Result, Store};
use diesel::prelude::*;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::round::Game;
use std::collections::{BTreeMap, BTreeSet};

/// Round, board and record.
pub type GameRow = (u16, u16, String);

/// A record, and whose game it tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    pub round: u16,
    pub board: u16,
    /// The two who played it, in either order; `None` in a copy, and where an older version kept it.
    pub players: Option<[PlayerId; 2]>,
    pub pgn: String,
}

impl KeptGame {
    /// A record for those who sit at the board.
    pub fn at((round, board, pgn): GameRow, tournament: &Tournament) -> KeptGame {
        KeptGame { round, board, players: seated(tournament, round, board), pgn }
    }

    pub fn row(self) -> GameRow {
        (self.round, self.board, self.pgn)
    }
}

/// A record of which nobody says whose it is: its own server knows, or nobody does.
impl From<GameRow> for KeptGame {
    fn from((round, board, pgn): GameRow) -> KeptGame {
        KeptGame { round, board, players: None, pgn }
    }
}

fn seated(tournament: &Tournament, round: u16, board: u16) -> Option<[PlayerId; 2]> {
    tournament.round(RoundNo(round)).and_then(|found| found.game(board)).map(Game::players)
}

/// What stands in the place of players who are not known.
const UNKNOWN: [i32; 2] = [-1, -1];

/// The lower number first: a game is theirs whichever colours a correction gives them.
fn columns(players: [PlayerId; 2]) -> [i32; 2] {
    let [one, other] = players.map(|player| i32::try_from(player.0).unwrap_or(i32::MAX));
    [one.min(other), one.max(other)]
}

/// The board at which those sit now whom the columns name, in the round's pairing as it is; where nobody is named, the board at which it
/// was kept.
fn board_of(tournament: &Tournament, (round, board): (i32, i32), pair: [i32; 2]) -> Option<u16> {
    if pair == UNKNOWN {
        return Some(number(board));
    }
    let games = &tournament.round(RoundNo(number(round)))?.games;
    games.iter().find(|game| columns(game.players()) == pair).map(|game| game.board)
}

fn number(value: i32) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX)
}

impl Store {
    /// Keeps each record in place of an earlier one of its players; an empty one takes it away.
    pub fn keep_games(&self, tournament: i64, records: &[KeptGame]) -> Result<()> {
        self.write(|connection| replace(connection, tournament, records))
    }

    /// Keeps the record of a board's game where what stands there is what was `seen`, or the same record. Else gives what stands, and
    /// changes nothing: somebody else kept it meanwhile.
    pub fn keep_game_seen(
        &self,
        id: i64,
        tournament: &Tournament,
        record: &KeptGame,
        seen: impl Fn(&str) -> bool,
    ) -> Result<Option<String>> {
        self.write(|connection| {
            let standing = standing(connection, id, tournament, (record.round, record.board))?;
            match standing {
                Some(other) if !seen(&other) && other != record.pgn => Ok(Some(other)),
                Some(_) | None => {
                    replace(connection, id, std::slice::from_ref(record))?;
                    Ok(None)
                }
            }
        })
    }

    /// The record of a board's game, of those whom the tournament has there.
    pub fn game(&self, id: i64, tournament: &Tournament, round: u16, board: u16) -> Result<Option<String>> {
        self.read(|connection| standing(connection, id, tournament, (round, board)))
    }

    /// Round, board and record of every game of those whom the tournament has there, in order.
    pub fn games(&self, id: i64, tournament: &Tournament) -> Result<Vec<GameRow>> {
        let told = told(self.game_rows(id)?, tournament).into_iter();
        Ok(told.map(|((round, board), pgn)| (round, board, pgn)).collect())
    }

    /// Every record that is kept, of whomever.
    pub fn kept_games(&self, id: i64) -> Result<Vec<KeptGame>> {
        let player = |column: i32| u32::try_from(column).ok().map(PlayerId);
        let kept = |(round, board, low, high, pgn): Row| KeptGame {
            round: number(round),
            board: number(board),
            players: player(low).zip(player(high)).map(|(low, high)| [low, high]),
            pgn: pgn.into(),
        };
        Ok(self.game_rows(id)?.into_iter().map(kept).collect())
    }

    fn game_rows(&self, id: i64) -> Result<Vec<Row>> {
        self.read(|connection| {
            games::table
                .filter(games::tournament_id.eq(id))
                .order((games::round, games::low, games::board))
                .select((games::round, games::board, games::low, games::high, games::pgn))
                .load(connection)
        })
    }

    /// Round and board of every such game, without the records.
    pub fn boards_with_games(&self, id: i64, tournament: &Tournament) -> Result<Vec<(u16, u16)>> {
        let rows: Vec<(i32, i32, i32, i32)> = self.read(|connection| {
            games::table
                .filter(games::tournament_id.eq(id))
                .select((games::round, games::board, games::low, games::high))
                .load(connection)
        })?;
        let at = |(round, board, low, high)| Some((number(round), board_of(tournament, (round, board), [low, high])?));
        Ok(rows.into_iter().filter_map(at).collect::<BTreeSet<_>>().into_iter().collect())
    }
}

fn standing(
    connection: &mut AnyConnection,
    id: i64,
    tournament: &Tournament,
    (round, board): (u16, u16),
) -> QueryResult<Option<String>> {
    let rows: Vec<Row> = games::table
        .filter(games::tournament_id.eq(id).and(games::round.eq(i32::from(round))))
        .order((games::low, games::board))
        .select((games::round, games::board, games::low, games::high, games::pgn))
        .load(connection)?;
    Ok(told(rows, tournament).remove(&(round, board)))
}

/// The records by round and board, in the order of their rows: whose players are known comes later, and counts.
fn told(rows: Vec<Row>, tournament: &Tournament) -> BTreeMap<(u16, u16), String> {
    let at = |(round, board, low, high, pgn): Row| {
        Some(((number(round), board_of(tournament, (round, board), [low, high])?), pgn.into()))
    };
    rows.into_iter().filter_map(at).collect()
}

/// Round, board, the players' columns and the record.
type Row = (i32, i32, i32, i32, Told);

/// Writes records within a transaction, each in place of the earlier one of its players, and of one of which nobody knows whose it is.
pub(super) fn replace(connection: &mut AnyConnection, tournament: i64, records: &[KeptGame]) -> QueryResult<()> {
    for KeptGame { round, board, players, pgn } in records {
        let (round, board) = (i32::from(*round), i32::from(*board));
        let [low, high] = players.map_or(UNKNOWN, columns);
        let [of_nobody, against] = UNKNOWN;
        diesel::delete(games::table.find((tournament, round, board, of_nobody, against))).execute(connection)?;
        // At whichever board they sat when it was kept.
        let of_pair = games::round.eq(round).and(games::low.eq(low)).and(games::high.eq(high)).and(games::low.ge(0));
        diesel::delete(games::table.filter(games::tournament_id.eq(tournament).and(of_pair))).execute(connection)?;
        if pgn.is_empty() {
            continue;
        }
        diesel::insert_into(games::table)
            .values((
                games::tournament_id.eq(tournament),
                games::round.eq(round),
                games::board.eq(board),
                games::low.eq(low),
                games::high.eq(high),
                games::pgn.eq(pgn),
            ))
            .execute(connection)?;
    }
    Ok(())
}
