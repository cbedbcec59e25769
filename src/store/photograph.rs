//! The photographs kept with an event's games, by their SHA-256; which game each is of, the journal says.

use super::connection::AnyConnection;
use super::schema::photographs;
use super::{Result, Store};
use diesel::prelude::*;

impl Store {
    /// Keeps a photograph; one that is there already stays.
    pub fn keep_photograph(&self, tournament: i64, sha256: &str, jpeg: &[u8]) -> Result<()> {
        self.write(|connection| {
            let is_there = photographs::table.find((tournament, sha256)).count().get_result::<i64>(connection)? > 0;
            if is_there {
                return Ok(());
            }
            diesel::insert_into(photographs::table)
                .values((
                    photographs::tournament_id.eq(tournament),
                    photographs::sha256.eq(sha256),
                    photographs::jpeg.eq(jpeg),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    pub fn photograph(&self, tournament: i64, sha256: &str) -> Result<Option<Vec<u8>>> {
        self.read(|connection| {
            photographs::table.find((tournament, sha256)).select(photographs::jpeg).first(connection).optional()
        })
    }

    /// The SHA-256 of every photograph that is kept.
    pub fn photographs(&self, tournament: i64) -> Result<Vec<String>> {
        self.read(|connection| {
            let of_event = photographs::table.filter(photographs::tournament_id.eq(tournament));
            of_event.order(photographs::sha256).select(photographs::sha256).load(connection)
        })
    }

    /// Erases photographs for good; the journal still has their SHA-256.
    pub fn erase_photographs(&self, tournament: i64, sha256: &[String]) -> Result<()> {
        self.write(|connection| {
            let of_event = photographs::table.filter(photographs::tournament_id.eq(tournament));
            diesel::delete(of_event.filter(photographs::sha256.eq_any(sha256))).execute(connection).map(drop)
        })
    }
}

/// Takes a tournament out of the table here, before it is removed for good.
pub(super) fn remove(connection: &mut AnyConnection, tournament: i64) -> QueryResult<()> {
    let of_event = photographs::table.filter(photographs::tournament_id.eq(tournament));
    diesel::delete(of_event).execute(connection).map(drop)
}
