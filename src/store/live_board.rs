//! What is kept for the live boards of an event: where games come from, the keys of relays, and the notices with who has seen
//! them. What a notice or the settings say is asked of the desk, not of SQL.

use super::connection::AnyConnection;
use super::game::{self, KeptBy, KeptGame};
use super::schema::{live_keys, live_settings, notices};
use super::{Result, Store};
use diesel::prelude::*;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::PlayerId;

/// A key for the games of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveKey {
    pub id: i64,
    pub tournament: i64,
    pub round: u16,
    pub name: String,
    pub created_at: i64,
    pub used_at: Option<i64>,
}

/// The columns of the table; the second is the hash.
type KeyRow = (i64, String, i64, i32, String, i64, Option<i64>);

impl LiveKey {
    fn of((id, _, tournament, round, name, created_at, used_at): KeyRow) -> LiveKey {
        LiveKey { id, tournament, round: game::number(round), name, created_at, used_at }
    }
}

/// A notice that was given of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    pub round: u16,
    /// Where they sit now.
    pub board: u16,
    /// Whose game it is of, in either order; `None` where an older version kept it.
    pub players: Option<[PlayerId; 2]>,
    /// As the desk writes it; equal notices are written alike.
    pub notice: String,
    pub at: i64,
    /// Who has seen it and when, empty and 0 while nobody has.
    pub seen_by: String,
    pub seen_at: i64,
}

impl Store {
    /// The settings of an event's live boards, as the desk wrote them.
    pub fn live_settings(&self, tournament: i64) -> Result<Option<String>> {
        self.read(|connection| {
            live_settings::table.find(tournament).select(live_settings::settings).first(connection).optional()
        })
    }

    /// The settings of every event that has some.
    pub fn all_live_settings(&self) -> Result<Vec<(i64, String)>> {
        self.read(|connection| live_settings::table.order(live_settings::tournament_id).load(connection))
    }

    pub fn keep_live_settings(&self, tournament: i64, settings: &str) -> Result<()> {
        self.write(|connection| {
            diesel::delete(live_settings::table.find(tournament)).execute(connection)?;
            diesel::insert_into(live_settings::table)
                .values((live_settings::tournament_id.eq(tournament), live_settings::settings.eq(settings)))
                .execute(connection)
                .map(drop)
        })
    }

    pub fn keep_live_key(&self, (tournament, round): (i64, u16), key_hash: &str, name: &str, now: i64) -> Result<()> {
        self.write(|connection| {
            diesel::insert_into(live_keys::table)
                .values((
                    live_keys::key_hash.eq(key_hash),
                    live_keys::tournament_id.eq(tournament),
                    live_keys::round.eq(i32::from(round)),
                    live_keys::name.eq(name),
                    live_keys::created_at.eq(now),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    pub fn live_key(&self, key_hash: &str) -> Result<Option<LiveKey>> {
        let row: Option<KeyRow> = self.read(|connection| {
            live_keys::table.filter(live_keys::key_hash.eq(key_hash)).first(connection).optional()
        })?;
        Ok(row.map(LiveKey::of))
    }

    /// The keys of a tournament, the oldest first.
    pub fn live_keys(&self, tournament: i64) -> Result<Vec<LiveKey>> {
        let rows: Vec<KeyRow> = self.read(|connection| {
            live_keys::table.filter(live_keys::tournament_id.eq(tournament)).order(live_keys::id).load(connection)
        })?;
        Ok(rows.into_iter().map(LiveKey::of).collect())
    }

    /// Remembers when a key was last used.
    pub fn live_key_used(&self, id: i64, now: i64) -> Result<()> {
        self.write(|connection| {
            diesel::update(live_keys::table.find(id)).set(live_keys::used_at.eq(now)).execute(connection).map(drop)
        })
    }

    /// Takes a key of a tournament back; another tournament's is never touched.
    pub fn revoke_live_key(&self, tournament: i64, id: i64) -> Result<()> {
        self.write(|connection| {
            let own = live_keys::table.find(id).filter(live_keys::tournament_id.eq(tournament));
            diesel::delete(own).execute(connection).map(drop)
        })
    }

    /// The notices of a round, the oldest first: of those who play there now, wherever they sat when it was given.
    pub fn notices(&self, id: i64, tournament: &Tournament, round: u16) -> Result<Vec<NoticeRow>> {
        let rows: Vec<Row> = self.read(|connection| {
            notices::table
                .filter(notices::tournament_id.eq(id))
                .filter(notices::round.eq(i32::from(round)))
                .order((notices::at, notices::board))
                .select((
                    notices::round,
                    notices::board,
                    notices::low,
                    notices::high,
                    notices::notice,
                    notices::at,
                    notices::seen_by,
                    notices::seen_at,
                ))
                .load(connection)
        })?;
        let row = |(round, board, low, high, notice, at, seen_by, seen_at): Row| {
            let board = game::board_of(tournament, (round, board), [low, high])?;
            let (round, players) = (game::number(round), game::players([low, high]));
            Some(NoticeRow { round, board, players, notice, at, seen_by, seen_at })
        };
        Ok(rows.into_iter().filter_map(row).collect())
    }

    /// Keeps games as they came from live boards, with the notices that arose and without those that are gone; all or nothing. Where a
    /// board does not continue what stands there by `continues`, nothing is kept, and what stands is given.
    pub fn keep_live_games(
        &self,
        id: i64,
        tournament: &Tournament,
        games: &[KeptGame],
        continues: impl Fn(&KeptGame, &KeptGame, KeptBy) -> bool,
        [arisen, gone]: [&[NoticeRow]; 2],
    ) -> Result<Vec<KeptGame>> {
        self.write(|connection| {
            let standing = game::standing(connection, id, tournament, games)?;
            let stands = |game: &KeptGame| {
                let (known, by) = standing.get(&(game.round, game.board))?;
                (!continues(game, known, *by)).then(|| KeptGame { board: game.board, ..known.clone() })
            };
            let others: Vec<KeptGame> = games.iter().filter_map(stands).collect();
            if !others.is_empty() {
                return Ok(others);
            }
            game::replace(connection, id, games, KeptBy::Board)?;
            for row in gone {
                diesel::delete(notices::table.find(key(id, row))).execute(connection)?;
            }
            for row in arisen {
                // Another node that watches the same boards may have been first.
                let known: i64 = notices::table.find(key(id, row)).count().get_result(connection)?;
                if known == 0 {
                    insert(connection, id, row)?;
                }
            }
            Ok(Vec::new())
        })
    }

    /// Notes who has seen a notice, unless somebody had before; one that only the desk knew is kept with it.
    pub fn notice_seen(&self, tournament: i64, row: &NoticeRow) -> Result<()> {
        self.write(|connection| {
            let known: i64 = notices::table.find(key(tournament, row)).count().get_result(connection)?;
            if known == 0 {
                return insert(connection, tournament, row);
            }
            diesel::update(notices::table.find(key(tournament, row)).filter(notices::seen_at.eq(0)))
                .set((notices::seen_by.eq(&row.seen_by), notices::seen_at.eq(row.seen_at)))
                .execute(connection)
                .map(drop)
        })
    }
}

/// The columns of [`NoticeRow`] beside the tournament.
type Row = (i32, i32, i32, i32, String, i64, String, i64);

/// By which a row is found. Where it is known whose game it is, it stands with no board: they may sit at another one by now.
fn key(tournament: i64, row: &NoticeRow) -> (i64, i32, i32, i32, i32, &str) {
    let [low, high] = game::columns(row.players);
    let board = if row.players.is_some() { 0 } else { i32::from(row.board) };
    (tournament, i32::from(row.round), board, low, high, &row.notice)
}

fn insert(connection: &mut AnyConnection, tournament: i64, row: &NoticeRow) -> diesel::QueryResult<()> {
    let (_, round, board, low, high, notice) = key(tournament, row);
    diesel::insert_into(notices::table)
        .values((
            notices::tournament_id.eq(tournament),
            notices::round.eq(round),
            notices::board.eq(board),
            notices::low.eq(low),
            notices::high.eq(high),
            notices::notice.eq(notice),
            notices::at.eq(row.at),
            notices::seen_by.eq(&row.seen_by),
            notices::seen_at.eq(row.seen_at),
        ))
        .execute(connection)
        .map(drop)
}
