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

    fn of((round, board, low, high, pgn, by): Row) -> (KeptGame, KeptBy) {
        let players = players([low, high]);
        (KeptGame { round: number(round), board: number(board), players, pgn: pgn.into() }, KeptBy::of(by))
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
pub(super) fn columns(players: Option<[PlayerId; 2]>) -> [i32; 2] {
    let Some(players) = players else { return UNKNOWN };
    let [one, other] = players.map(|player| i32::try_from(player.0).unwrap_or(i32::MAX));
    [one.min(other), one.max(other)]
}

/// Those whom the columns name.
pub(super) fn players([low, high]: [i32; 2]) -> Option<[PlayerId; 2]> {
    let player = |column: i32| u32::try_from(column).ok().map(PlayerId);
    Some([player(low)?, player(high)?])
}

/// The board at which those sit now whom the columns name, in the round's pairing as it is; where nobody is named, the board at which it
/// was kept.
pub(super) fn board_of(tournament: &Tournament, (round, board): (i32, i32), pair: [i32; 2]) -> Option<u16> {
    if pair == UNKNOWN {
        return Some(number(board));
    }
    let games = &tournament.round(RoundNo(number(round)))?.games;
    games.iter().find(|game| columns(Some(game.players())) == pair).map(|game| game.board)
}

fn at_board((round, board): (u16, u16)) -> KeptGame {
    KeptGame::from((round, board, String::new()))
}

pub(super) fn number(value: i32) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX)
}

/// Who kept a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptBy {
    /// Nobody knows: it was kept by an older version, or came with a file or a copy.
    Unknown,
    Board,
    Somebody,
}

impl KeptBy {
    fn of(column: i32) -> KeptBy {
        match column {
            BOARD => KeptBy::Board,
            SOMEBODY => KeptBy::Somebody,
            _ => KeptBy::Unknown,
        }
    }

    fn column(self) -> i32 {
        match self {
            KeptBy::Unknown => 0,
            KeptBy::Board => BOARD,
            KeptBy::Somebody => SOMEBODY,
        }
    }
}

const BOARD: i32 = 1;
const SOMEBODY: i32 = 2;

impl Store {
    /// Keeps each record in place of the one that stands with its board, where that is one that was `seen`; an empty one takes it away.
    /// Gives what stands with the others and was not replaced: somebody else kept it meanwhile, or nobody said that it may go.
    pub fn keep_games(
        &self,
        id: i64,
        tournament: &Tournament,
        records: &[KeptGame],
        seen: impl Fn(&KeptGame) -> bool,
    ) -> Result<Vec<KeptGame>> {
        self.write(|connection| {
            let mut standing = standing(connection, id, tournament, records)?;
            let (mut kept, mut left) = (Vec::new(), Vec::new());
            for record in records {
                match standing.remove(&(record.round, record.board)) {
                    // The same again is nobody's word.
                    Some((known, _)) if known.pgn == record.pgn => {}
                    Some((known, _)) if !seen(&known) => left.push(KeptGame { board: record.board, ..known }),
                    Some(_) | None => kept.push(record.clone()),
                }
            }
            replace(connection, id, &kept, KeptBy::Somebody)?;
            Ok(left)
        })
    }

    /// Lets a live board continue the record that stands with its board.
    pub fn follow_record(&self, id: i64, tournament: &Tournament, at: (u16, u16)) -> Result<()> {
        self.write(|connection| {
            let known = standing(connection, id, tournament, &[at_board(at)])?.remove(&at);
            replace(connection, id, known.map(|(known, _)| known).as_slice(), KeptBy::Board)
        })
    }

    /// The record of a board's game, of those whom the tournament has there.
    pub fn game(&self, id: i64, tournament: &Tournament, round: u16, board: u16) -> Result<Option<String>> {
        let at = (round, board);
        let known = self.read(|connection| standing(connection, id, tournament, &[at_board(at)]))?.remove(&at);
        Ok(known.map(|(known, _)| known.pgn))
    }

    /// Round, board and record of every game of those whom the tournament has there, in order.
    pub fn games(&self, id: i64, tournament: &Tournament) -> Result<Vec<GameRow>> {
        let told = told(self.game_rows(id)?, tournament).into_iter();
        Ok(told.map(|((round, board), (known, _))| (round, board, known.pgn)).collect())
    }

    /// Every record that is kept, of whomever.
    pub fn kept_games(&self, id: i64) -> Result<Vec<KeptGame>> {
        Ok(self.game_rows(id)?.into_iter().map(|row| KeptGame::of(row).0).collect())
    }

    fn game_rows(&self, id: i64) -> Result<Vec<Row>> {
        self.read(|connection| {
            games::table
                .filter(games::tournament_id.eq(id))
                .order((games::round, games::low, games::board))
                .select(COLUMNS)
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

/// The records that stand with the boards of these rounds, by round and board.
pub(super) fn standing(
    connection: &mut AnyConnection,
    id: i64,
    tournament: &Tournament,
    records: &[KeptGame],
) -> QueryResult<BTreeMap<(u16, u16), (KeptGame, KeptBy)>> {
    let rounds: BTreeSet<i32> = records.iter().map(|record| i32::from(record.round)).collect();
    let rows: Vec<Row> = games::table
        .filter(games::tournament_id.eq(id).and(games::round.eq_any(rounds)))
        .order((games::round, games::low, games::board))
        .select(COLUMNS)
        .load(connection)?;
    Ok(told(rows, tournament))
}

/// The records by round and board, in the order of their rows: whose players are known comes later, and counts.
fn told(rows: Vec<Row>, tournament: &Tournament) -> BTreeMap<(u16, u16), (KeptGame, KeptBy)> {
    let at = |row: Row| {
        let (round, board, low, high, ..) = row;
        let board = board_of(tournament, (round, board), [low, high])?;
        let (known, by) = KeptGame::of(row);
        Some(((known.round, board), (known, by)))
    };
    rows.into_iter().filter_map(at).collect()
}

/// Round, board, the players' columns, the record, and who kept it.
type Row = (i32, i32, i32, i32, Told, i32);

const COLUMNS: (games::round, games::board, games::low, games::high, games::pgn, games::kept_by) =
    (games::round, games::board, games::low, games::high, games::pgn, games::kept_by);

/// Writes records within a transaction, each in place of the earlier one of its players, and of one of which nobody knows whose it is.
pub(super) fn replace(
    connection: &mut AnyConnection,
    tournament: i64,
    records: &[KeptGame],
    by: KeptBy,
) -> QueryResult<()> {
    for KeptGame { round, board, players, pgn } in records {
        let (round, board) = (i32::from(*round), i32::from(*board));
        let [low, high] = columns(*players);
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
                games::kept_by.eq(by.column()),
            ))
            .execute(connection)?;
    }
    Ok(())
}
