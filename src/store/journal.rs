//! Journals: appended to, read back, never changed.

use super::connection::AnyConnection;
use super::schema::{journal, tournaments};
use super::{Result, Store, StoreError};
use crate::tournament::act::Entry;
use diesel::prelude::*;
use diesel::result::{DatabaseErrorKind, Error};

impl Store {
    /// The entries of a tournament after the one numbered `after`, in order.
    pub fn entries(&self, tournament: i64, after: u64) -> Result<Vec<Entry>> {
        let rows: Vec<(i64, String)> = self.read(|connection| {
            journal::table
                .filter(journal::tournament_id.eq(tournament))
                .filter(journal::seq.gt(seq_column(after)))
                .order(journal::seq)
                .select((journal::seq, journal::entry))
                .load(connection)
        })?;
        rows.into_iter()
            .map(|(seq, text)| {
                let damaged =
                    |error: serde_json::Error| StoreError::Damaged { tournament, seq, why: error.to_string() };
                serde_json::from_str(&text).map_err(damaged)
            })
            .collect()
    }

    /// Makes entries durable, all or none, and the tournament's name with them.
    ///
    /// # Errors
    /// [`StoreError::PlaceTaken`] if another node wrote first.
    pub fn append(&self, tournament: i64, entries: &[Entry], request_key: Option<&str>, name: &str) -> Result<()> {
        let first = entries.first().map_or(0, |entry| entry.seq);
        let written = self.write(|connection| {
            insert(connection, tournament, entries, request_key)?;
            diesel::update(tournaments::table.find(tournament)).set(tournaments::name.eq(name)).execute(connection)
        });
        match written {
            Err(StoreError::Query(Error::DatabaseError(DatabaseErrorKind::UniqueViolation, _))) => {
                Err(StoreError::PlaceTaken { seq: first })
            }
            other => other.map(drop),
        }
    }

    /// The act that a request already did.
    pub fn done_by(&self, tournament: i64, request_key: &str) -> Result<Option<u64>> {
        let seq: Option<i64> = self.read(|connection| {
            journal::table
                .filter(journal::tournament_id.eq(tournament))
                .filter(journal::request_key.eq(request_key))
                .select(journal::seq)
                .first(connection)
                .optional()
        })?;
        Ok(seq.and_then(|seq| u64::try_from(seq).ok()))
    }

    /// The number of the last act, 0 for none.
    pub fn last_seq(&self, tournament: i64) -> Result<u64> {
        let last: Option<i64> = self.read(|connection| {
            journal::table
                .filter(journal::tournament_id.eq(tournament))
                .select(diesel::dsl::max(journal::seq))
                .first(connection)
        })?;
        Ok(last.and_then(|seq| u64::try_from(seq).ok()).unwrap_or(0))
    }
}

/// Writes entries within a transaction; the request's key goes with the first.
pub(super) fn insert(
    connection: &mut AnyConnection,
    tournament: i64,
    entries: &[Entry],
    request_key: Option<&str>,
) -> QueryResult<()> {
    for (index, entry) in entries.iter().enumerate() {
        let text = serde_json::to_string(entry).map_err(|error| Error::SerializationError(Box::new(error)))?;
        diesel::insert_into(journal::table)
            .values((
                journal::tournament_id.eq(tournament),
                journal::seq.eq(seq_column(entry.seq)),
                journal::request_key.eq(request_key.filter(|_| index == 0)),
                journal::entry.eq(text),
            ))
            .execute(connection)?;
    }
    Ok(())
}

/// Journal numbers stay far below the column's limit.
fn seq_column(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}
