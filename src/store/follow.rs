//! What one computer tells the other that follows it, and how that one keeps it: journals act by act, each held to the chain, and
//! everything beside them row by row. Of SQLite files only.

use super::connection::AnyConnection;
use super::rows::{self, PIECES, TOURNAMENTS, TableNews};
use super::schema::{journal as journal_rows, tournaments};
use super::standing::{Reached, head_of, reached};
use super::told::Told;
use super::{Result, Store, journal};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::acts::{Act, Forget};
use sonneborn_tournament::chain::{Digest, Head, Line};
use sonneborn_tournament::personal::{self, Forgotten};
use std::collections::BTreeMap;

/// Acts of a journal that follow on one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JournalNews {
    pub tournament: i64,
    pub after: (u64, String),
    /// Text, persons beside it, and the key of the request that did it: so that a phone that sends it again does it once.
    pub acts: Vec<(String, Option<String>, Option<String>)>,
    /// The chain behind the last of them.
    pub chain: String,
}

/// What the following computer lacks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct News {
    pub journals: Vec<JournalNews>,
    pub tables: BTreeMap<String, TableNews>,
    /// Rows of rating lists.
    pub pieces: Vec<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// The events whose journals go on.
    pub journals: Vec<i64>,
    /// The events whose acts do not follow on those that are here, with the first that does not.
    pub refused: Vec<(i64, u64)>,
}

/// The rows of every table but those that are followed apart.
pub type Tables = BTreeMap<String, Vec<String>>;

#[derive(QueryableByName)]
struct Last {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Nullable<BigInt>)]
    last: Option<i64>,
    #[diesel(sql_type = Nullable<Text>)]
    chain: Option<Told>,
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = BigInt)]
    count: i64,
}

fn sqlite<T>(
    connection: &mut AnyConnection,
    ask: impl FnOnce(&mut SqliteConnection) -> QueryResult<T>,
) -> QueryResult<T> {
    match connection {
        AnyConnection::Sqlite(sqlite) => ask(sqlite),
        // Nobody is told how to follow one: the desk offers it for files only.
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => Err(diesel::result::Error::NotFound),
    }
}

impl Store {
    /// How far the journal of every event goes.
    ///
    /// # Errors
    /// [`crate::StoreError::Query`].
    pub fn reached(&self) -> Result<Reached> {
        let last = self.read(|connection| {
            sqlite(connection, |sqlite| {
                diesel::sql_query(
                    "SELECT t.id, j.seq AS last, j.chain FROM tournaments t LEFT JOIN journal j ON j.tournament_id = t.id \
                     AND j.seq = (SELECT MAX(seq) FROM journal WHERE tournament_id = t.id)",
                )
                .load::<Last>(sqlite)
            })
        })?;
        let head = |last: &Last| {
            let seq = u64::try_from(last.last.unwrap_or(0)).unwrap_or(0);
            let chain = last.chain.clone().map_or_else(|| Digest::NONE.to_string(), String::from);
            (last.id, (seq, chain))
        };
        Ok(last.iter().map(head).collect())
    }

    /// The acts of a journal after one, as many as have about so many bytes; `None` where they do not follow on it by the chain: what the
    /// other has is another history, or what is here is damaged.
    ///
    /// # Errors
    /// [`crate::StoreError::Query`].
    pub fn acts_after(&self, tournament: i64, after: Head, most_bytes: usize) -> Result<Option<JournalNews>> {
        type Row = (Told, Option<Told>, Option<Told>, Told);
        let (is_known, rows) = self.read(|connection| {
            let known = if after.seq == 0 { None } else { journal::chain_at(connection, tournament, after.seq)? };
            let rows: Vec<Row> = journal_rows::table
                .filter(journal_rows::tournament_id.eq(tournament))
                .filter(journal_rows::seq.gt(journal::column(after.seq)))
                .order(journal_rows::seq)
                .limit(MOST_ACTS)
                .select((journal_rows::entry, journal_rows::personal, journal_rows::request_key, journal_rows::chain))
                .load(connection)?;
            Ok((after.seq == 0 || known == Some(after.chain), rows))
        })?;
        if !is_known {
            return Ok(None);
        }
        let (mut acts, mut chain, mut bytes) = (Vec::new(), after.chain.to_string(), 0);
        for (text, personal, key, here) in rows {
            let (text, personal, key) = (String::from(text), personal.map(String::from), key.map(String::from));
            bytes += text.len() + personal.as_ref().map_or(0, String::len);
            if bytes > most_bytes && !acts.is_empty() {
                break;
            }
            acts.push((text, personal, key));
            chain = here.into();
        }
        let news = JournalNews { tournament, after: reached(after), acts, chain };
        // What is damaged here is nobody's news.
        Ok(lines_of(&news).is_some().then_some(news))
    }

    /// What stands beside the journals.
    ///
    /// # Errors
    /// [`crate::StoreError::Query`].
    pub fn tables(&self) -> Result<Tables> {
        self.read(|connection| {
            sqlite(connection, |sqlite| {
                let names = rows::tables(sqlite)?;
                names.into_iter().map(|name| Ok((name.clone(), rows::rows(sqlite, &name, "")?))).collect()
            })
        })
    }

    /// How many pieces of each rating list there are.
    ///
    /// # Errors
    /// [`crate::StoreError::Query`].
    pub fn pieces(&self) -> Result<BTreeMap<i64, i64>> {
        let query = format!("SELECT list_id AS id, COUNT(*) AS count FROM {PIECES} GROUP BY list_id");
        let counted =
            self.read(|connection| sqlite(connection, |sqlite| diesel::sql_query(query).load::<Counted>(sqlite)))?;
        Ok(counted.into_iter().map(|row| (row.id, row.count)).collect())
    }

    /// The next pieces of a rating list of which so many are known.
    ///
    /// # Errors
    /// [`crate::StoreError::Query`].
    pub fn pieces_after(&self, list: i64, known: i64) -> Result<Vec<String>> {
        let which = format!("WHERE list_id = {list} ORDER BY piece LIMIT {PIECES_AT_ONCE} OFFSET {known}");
        self.read(|connection| sqlite(connection, |sqlite| rows::rows(sqlite, PIECES, &which)))
    }

    /// Keeps what the other computer told, all of it or nothing but the acts that do not follow on those that are here.
    ///
    /// # Errors
    /// [`crate::StoreError`].
    pub fn take_news(&self, news: &News) -> Result<Kept> {
        let mut kept = Kept::default();
        let mut fitting = Vec::new();
        for journal in &news.journals {
            let here = self.last_head(journal.tournament)?;
            match lines_of(journal).filter(|(after, _)| *after == here) {
                Some((after, lines)) => fitting.push((journal, after, lines)),
                None => kept.refused.push((journal.tournament, here.seq + 1)),
            }
        }
        let mut origins = Vec::new();
        self.write_followed(|connection| {
            connection.batch_execute("PRAGMA defer_foreign_keys = ON")?;
            sqlite(connection, |sqlite| {
                news.tables.iter().try_for_each(|(table, news)| rows::take(sqlite, table, news))?;
                rows::insert(sqlite, PIECES, &news.pieces)
            })?;
            for (journal, after, lines) in &fitting {
                journal::insert_followed(connection, &self.hall, (journal.tournament, *after), lines, &journal.acts)?;
                for places in lines.iter().filter_map(forgotten) {
                    journal::erase(connection, journal.tournament, &places)?;
                }
            }
            if news.tables.contains_key(TOURNAMENTS) {
                origins = drop_removed(connection)?;
            }
            Ok(())
        })?;
        if let Some(file) = self.database.file() {
            self.hall.drop_journals(file, &origins);
        }
        if !news.tables.is_empty() {
            self.rights.send_modify(|changes| *changes += 1);
        }
        kept.journals = fitting.iter().map(|(journal, ..)| journal.tournament).collect();
        Ok(kept)
    }
}

/// Acts read at once, and pieces of a rating list.
const MOST_ACTS: i64 = 2_000;
const PIECES_AT_ONCE: i64 = 16;

/// The lines of acts as they were sent, where they end in the chain that was told.
pub(super) fn lines_of(news: &JournalNews) -> Option<(Head, Vec<Line>)> {
    let after = head_of(&news.after)?;
    let mut head = after;
    let mut lines = Vec::new();
    for (text, personal, _) in &news.acts {
        let line = Line::after(head, text.clone(), personal.clone());
        head = line.head();
        lines.push(line);
    }
    (head.chain.to_string() == news.chain).then_some((after, lines))
}

/// What an act has forgotten; nothing for an act that this version does not know.
fn forgotten(line: &Line) -> Option<Vec<personal::Mention>> {
    let entry = personal::join(line.seq, &line.text, line.personal.as_deref(), &Forgotten::default()).ok()?;
    match entry.act {
        Act::Forget(Forget { places, .. }) => Some(places),
        _ => None,
    }
}

/// Takes the journals and pieces of what is gone away; gives the chains after the first acts of such journals.
fn drop_removed(connection: &mut AnyConnection) -> Result<Vec<Digest>> {
    let known: Vec<i64> = tournaments::table.select(tournaments::id).load(connection)?;
    let kept: Vec<i64> = journal_rows::table.select(journal_rows::tournament_id).distinct().load(connection)?;
    let mut origins = Vec::new();
    for gone in kept.into_iter().filter(|id| !known.contains(id)) {
        origins.extend(journal::chain_at(connection, gone, 1)?);
        diesel::delete(journal_rows::table.filter(journal_rows::tournament_id.eq(gone))).execute(connection)?;
    }
    connection.batch_execute(&format!("DELETE FROM {PIECES} WHERE list_id NOT IN (SELECT id FROM rating_lists)"))?;
    Ok(origins)
}
