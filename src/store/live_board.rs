//! What is kept for the live boards of an event: where games come from, the keys of relays, and the notices with who has seen
//! them. What a notice or the settings say is asked of the desk, not of SQL.

use super::connection::AnyConnection;
use super::game::{self, KeptGame};
use super::schema::{live_keys, live_settings, notices};
use super::{Result, Store};
use diesel::prelude::*;

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

/// The columns of [`LiveKey`], in its order.
type KeyRow = (i64, i64, i32, String, i64, Option<i64>);

const KEY_COLUMNS: (
    live_keys::id,
    live_keys::tournament_id,
    live_keys::round,
    live_keys::name,
    live_keys::created_at,
    live_keys::used_at,
) = (
    live_keys::id,
    live_keys::tournament_id,
    live_keys::round,
    live_keys::name,
    live_keys::created_at,
    live_keys::used_at,
);

impl LiveKey {
    fn of((id, tournament, round, name, created_at, used_at): KeyRow) -> LiveKey {
        LiveKey { id, tournament, round: number(round), name, created_at, used_at }
    }
}

/// A notice that was given of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    pub round: u16,
    pub board: u16,
    /// As the desk writes it; equal notices are written alike.
    pub notice: String,
    pub at: i64,
    /// Who has seen it and when, empty and 0 while nobody has.
    pub seen_by: String,
    pub seen_at: i64,
}

fn number(value: i32) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX)
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
            live_keys::table.filter(live_keys::key_hash.eq(key_hash)).select(KEY_COLUMNS).first(connection).optional()
        })?;
        Ok(row.map(LiveKey::of))
    }

    /// The keys of a tournament, the oldest first.
    pub fn live_keys(&self, tournament: i64) -> Result<Vec<LiveKey>> {
        let rows: Vec<KeyRow> = self.read(|connection| {
            live_keys::table
                .filter(live_keys::tournament_id.eq(tournament))
                .order(live_keys::id)
                .select(KEY_COLUMNS)
                .load(connection)
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

    /// The notices of a round, the oldest first.
    pub fn notices(&self, tournament: i64, round: u16) -> Result<Vec<NoticeRow>> {
        let rows: Vec<(i32, i32, String, i64, String, i64)> = self.read(|connection| {
            notices::table
                .filter(notices::tournament_id.eq(tournament))
                .filter(notices::round.eq(i32::from(round)))
                .order((notices::at, notices::board))
                .select((
                    notices::round,
                    notices::board,
                    notices::notice,
                    notices::at,
                    notices::seen_by,
                    notices::seen_at,
                ))
                .load(connection)
        })?;
        let row = |(round, board, notice, at, seen_by, seen_at)| NoticeRow {
            round: number(round),
            board: number(board),
            notice,
            at,
            seen_by,
            seen_at,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    /// Keeps games as they came from live boards, with the notices that arose and without those that are gone; all or nothing.
    pub fn keep_live_games(
        &self,
        tournament: i64,
        games: &[KeptGame],
        arisen: &[NoticeRow],
        gone: &[NoticeRow],
    ) -> Result<()> {
        self.write(|connection| {
            game::replace(connection, tournament, games)?;
            for row in gone {
                let key = (tournament, i32::from(row.round), i32::from(row.board), row.notice.as_str());
                diesel::delete(notices::table.find(key)).execute(connection)?;
            }
            for row in arisen {
                // Another node that watches the same boards may have been first.
                let key = (tournament, i32::from(row.round), i32::from(row.board), row.notice.as_str());
                let known: i64 = notices::table.find(key).count().get_result(connection)?;
                if known > 0 {
                    continue;
                }
                insert(connection, tournament, row)?;
            }
            Ok(())
        })
    }

    /// Notes who has seen a notice, unless somebody had before; one that only the desk knew is kept with it.
    pub fn notice_seen(&self, tournament: i64, row: &NoticeRow) -> Result<()> {
        self.write(|connection| {
            let key = (tournament, i32::from(row.round), i32::from(row.board), row.notice.as_str());
            let known: i64 = notices::table.find(key).count().get_result(connection)?;
            if known == 0 {
                return insert(connection, tournament, row);
            }
            diesel::update(notices::table.find(key).filter(notices::seen_at.eq(0)))
                .set((notices::seen_by.eq(&row.seen_by), notices::seen_at.eq(row.seen_at)))
                .execute(connection)
                .map(drop)
        })
    }
}

fn insert(connection: &mut AnyConnection, tournament: i64, row: &NoticeRow) -> diesel::QueryResult<()> {
    diesel::insert_into(notices::table)
        .values((
            notices::tournament_id.eq(tournament),
            notices::round.eq(i32::from(row.round)),
            notices::board.eq(i32::from(row.board)),
            notices::notice.eq(&row.notice),
            notices::at.eq(row.at),
            notices::seen_by.eq(&row.seen_by),
            notices::seen_at.eq(row.seen_at),
        ))
        .execute(connection)
        .map(drop)
}
