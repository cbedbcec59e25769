//! Journals: appended to, read back, never changed. Every entry carries the chain up to itself, see [`sonneborn_tournament::chain`].

use super::connection::AnyConnection;
use super::game::{self, KeptBy, KeptGame};
use super::hall::Hall;
use super::schema::{journal, tournaments};
use super::told::Told;
use super::{Result, Store, StoreError};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::result::{DatabaseErrorKind, Error};
#[cfg(feature = "postgres")]
use diesel::sql_types::Array;
use diesel::sql_types::{BigInt, Text};
use sonneborn_tournament::acts::Entry;
use sonneborn_tournament::chain::{self, Digest, Fault, Head, Line};
use sonneborn_tournament::personal::{self, Forgotten, Mention, Parted};
use std::collections::BTreeMap;

/// The columns of a [`Line`]: number, text, persons, digest, chain.
type LineRow = (i64, Told, Option<Told>, Told, Told);

const COLUMNS: (journal::seq, journal::entry, journal::personal, journal::digest, journal::chain) =
    (journal::seq, journal::entry, journal::personal, journal::digest, journal::chain);

/// The bytes of a salt, as hexadecimal digits: more than can be tried.
const SALT_BYTES: usize = 16;

impl Store {
    /// The entries of a tournament after the one that `after` names, in order.
    ///
    /// # Errors
    /// [`StoreError::Broken`] where they do not follow on it by the chain, [`StoreError::Unreadable`] for an act that this
    /// version does not know, [`StoreError::Torn`] where the rows cannot be read at all.
    pub fn entries(&self, tournament: i64, after: Head) -> Result<Vec<Entry>> {
        let lines = self.read(|connection| lines_after(connection, tournament, after.seq));
        let lines = lines.map_err(|error| error.within(tournament))?;
        if let Some(fault) = chain::first_fault(after, &lines) {
            return Err(StoreError::Broken { tournament, fault });
        }
        let forgotten = chain::forgotten(&lines);
        lines.iter().map(|line| entry_of(tournament, line, &forgotten)).collect()
    }

    /// The chain after the first act of the journal of every event, deleted ones too; `None` where one of them is none.
    ///
    /// # Errors
    /// [`StoreError::Query`].
    pub fn origins(&self) -> Result<Option<Vec<String>>> {
        let chains: Vec<Told> = self.read(|connection| {
            let of_events = journal::tournament_id.eq_any(tournaments::table.select(tournaments::id));
            journal::table.filter(journal::seq.eq(1)).filter(of_events).select(journal::chain).load(connection)
        })?;
        let read = |Told(chain): Told| chain.parse::<Digest>().ok().map(|chain| chain.to_string());
        Ok(chains.into_iter().map(read).collect())
    }

    /// A journal as it is kept, for those who prove it.
    ///
    /// # Errors
    /// [`StoreError::Query`], [`StoreError::Torn`].
    pub fn lines(&self, tournament: i64) -> Result<Vec<Line>> {
        self.read(|connection| lines_after(connection, tournament, 0)).map_err(|error| error.within(tournament))
    }

    /// Makes entries durable after `after`, all or none, and the tournament's name with them; gives how far the journal goes
    /// then. What was written is read back and compared before it is committed.
    ///
    /// # Errors
    /// [`StoreError::PlaceTaken`] if another node wrote first; [`StoreError::Broken`] if what is kept is not the journal that
    /// the caller knows.
    pub fn append(
        &self,
        tournament: i64,
        after: Head,
        entries: &[Entry],
        request_key: Option<&str>,
        name: &str,
    ) -> Result<Head> {
        self.write_checked(|connection| {
            let head = insert(connection, &self.hall, tournament, after, entries, request_key)?;
            diesel::update(tournaments::table.find(tournament)).set(tournaments::name.eq(name)).execute(connection)?;
            Ok(head)
        })
    }

    /// Appends the act that forgets somebody, takes what the journal has in the places that it names away, and keeps these games;
    /// all or nothing.
    ///
    /// # Errors
    /// As [`Store::append`]; [`StoreError::Unreadable`] where the data of an entry is none of this version.
    pub fn append_forgetting(
        &self,
        tournament: i64,
        after: Head,
        (entry, places): (&Entry, &[Mention]),
        games: &[KeptGame],
    ) -> Result<Head> {
        self.write_checked(|connection| {
            let head = insert(connection, &self.hall, tournament, after, std::slice::from_ref(entry), None)?;
            erase(connection, tournament, places)?;
            game::replace(connection, tournament, games, KeptBy::Unknown)?;
            Ok(head)
        })
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

    /// How far each of these journals goes, in one question. A SQLite file has one node, which knows.
    #[cfg_attr(not(feature = "postgres"), expect(unused_variables, reason = "only a shared database is asked"))]
    pub fn last_acts(&self, tournaments: &[i64]) -> Result<Vec<(i64, Head)>> {
        #[derive(QueryableByName)]
        struct Last {
            #[diesel(sql_type = BigInt)]
            id: i64,
            #[diesel(sql_type = BigInt)]
            last: i64,
            #[diesel(sql_type = Text)]
            chain: String,
        }
        let rows: Vec<Last> = self.read(|connection| match connection {
            AnyConnection::Sqlite(_) => Ok(Vec::new()),
            #[cfg(feature = "postgres")]
            // A look at the end of each one's part of the index; grouping would read all of it.
            AnyConnection::Postgres(postgres) => diesel::sql_query(
                "SELECT asked.id, ended.seq AS last, ended.chain FROM unnest($1) AS asked(id) CROSS JOIN LATERAL \
                 (SELECT seq, chain FROM journal WHERE tournament_id = asked.id ORDER BY seq DESC LIMIT 1) AS ended",
            )
            .bind::<Array<BigInt>, _>(tournaments)
            .load(postgres),
        })?;
        Ok(rows.into_iter().map(|row| (row.id, head_of(row.last, &row.chain))).collect())
    }

    /// When the first act was done, by which a tournament is known wherever it is kept; `None` where there is none, or where this
    /// cannot be read.
    ///
    /// # Errors
    /// [`StoreError::Query`].
    pub fn first_act_at(&self, tournament: i64) -> Result<Option<DateTime<Utc>>> {
        Ok(self.first_entry(tournament)?.and_then(|text| done_at(&text)))
    }

    /// The digest of the file that a tournament was made of; `None` where it was made of none, or an older version made it.
    ///
    /// # Errors
    /// [`StoreError::Query`].
    pub fn made_of(&self, tournament: i64) -> Result<Option<String>> {
        Ok(self.first_entry(tournament)?.and_then(|text| digest_of_file(&text)))
    }

    fn first_entry(&self, tournament: i64) -> Result<Option<Told>> {
        self.read(|connection| journal::table.find((tournament, 1)).select(journal::entry).first(connection).optional())
    }

    /// How far a journal goes.
    pub fn last_head(&self, tournament: i64) -> Result<Head> {
        let last: Option<(i64, Told)> = self.read(|connection| {
            journal::table
                .filter(journal::tournament_id.eq(tournament))
                .order(journal::seq.desc())
                .select((journal::seq, journal::chain))
                .first(connection)
                .optional()
        })?;
        Ok(last.map(|(seq, chain)| head_of(seq, &chain.0)).unwrap_or_default())
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

/// Writes lines as another server keeps them within a transaction; that they follow on `after` by the chain is the caller's word.
pub(super) fn insert_lines(
    connection: &mut AnyConnection,
    hall: &Hall,
    tournament: i64,
    after: Head,
    lines: &[Line],
) -> Result<()> {
    check_end(connection, tournament, after)?;
    for line in lines {
        insert_line(connection, tournament, line, None)?;
        let row: LineRow = journal::table.find((tournament, column(line.seq))).select(COLUMNS).first(connection)?;
        if line_of(row) != *line {
            return Err(StoreError::Broken { tournament, fault: Fault::Changed { seq: line.seq } });
        }
    }
    if let Some(last) = lines.last() {
        witness(connection, hall, tournament, last.head())?;
    }
    Ok(())
}

/// Writes acts as the computer keeps them that this one follows, each with the key of its request.
pub(super) fn insert_followed(
    connection: &mut AnyConnection,
    hall: &Hall,
    (tournament, after): (i64, Head),
    lines: &[Line],
    acts: &[(String, Option<String>, Option<String>)],
) -> Result<()> {
    check_end(connection, tournament, after)?;
    for (line, (_, _, request_key)) in lines.iter().zip(acts) {
        insert_line(connection, tournament, line, request_key.as_deref())?;
    }
    lines.last().map_or(Ok(()), |last| witness(connection, hall, tournament, last.head()))
}

/// Takes away what a journal has in some places, within a transaction.
pub(super) fn erase(connection: &mut AnyConnection, tournament: i64, places: &[Mention]) -> Result<()> {
    let mut by_entry: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for place in places {
        by_entry.entry(place.seq).or_default().push(place.place);
    }
    for (seq, places) in &by_entry {
        let row = journal::table.find((tournament, column(*seq)));
        let kept: Option<Option<String>> = row.select(journal::personal).first(connection).optional()?;
        let Some(kept) = kept.flatten() else {
            return Err(StoreError::Broken { tournament, fault: Fault::Missing { seq: *seq } });
        };
        let unreadable =
            |why: serde_json::Error| StoreError::Unreadable { tournament, seq: *seq, why: why.to_string() };
        let left = personal::without(&kept, places).map_err(unreadable)?;
        diesel::update(row).set(journal::personal.eq(left)).execute(connection)?;
    }
    Ok(())
}

/// The new end of a journal is signed before it is committed.
fn witness(connection: &mut AnyConnection, hall: &Hall, tournament: i64, head: Head) -> Result<()> {
    let origin = match hall.origin(tournament) {
        Some(origin) => Some(origin),
        None => chain_at(connection, tournament, 1)?,
    };
    if let Some(origin) = origin {
        hall.will(tournament, origin, head);
    }
    Ok(())
}

/// The chain up to an act, as it is kept.
pub(super) fn chain_at(connection: &mut AnyConnection, tournament: i64, seq: u64) -> QueryResult<Option<Digest>> {
    let row = journal::table.find((tournament, column(seq)));
    let chain: Option<Told> = row.select(journal::chain).first(connection).optional()?;
    Ok(chain.and_then(|Told(chain)| chain.parse().ok()))
}

/// When an entry's act was done; `None` where it cannot be read.
fn done_at(entry: &Told) -> Option<DateTime<Utc>> {
    #[derive(serde::Deserialize)]
    struct Done {
        at: DateTime<Utc>,
    }
    serde_json::from_str::<Done>(&entry.0).ok().map(|done| done.at)
}

/// The digest of the file that an entry's act made a tournament of.
fn digest_of_file(entry: &Told) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct First {
        act: Imports,
    }
    #[derive(serde::Deserialize)]
    struct Imports {
        tournament: Source,
    }
    #[derive(serde::Deserialize)]
    struct Source {
        digest: String,
    }
    serde_json::from_str::<First>(&entry.0).ok().map(|first| first.act.tournament.digest)
}

/// Every journal: the chain after its first act, and how far it goes.
pub(super) fn ends(connection: &mut AnyConnection) -> QueryResult<Vec<(i64, Digest, Head)>> {
    let last: Vec<(i64, Option<i64>)> = journal::table
        .group_by(journal::tournament_id)
        .select((journal::tournament_id, diesel::dsl::max(journal::seq)))
        .load(connection)?;
    let mut ends = Vec::new();
    for (tournament, last) in last {
        let seq = u64::try_from(last.unwrap_or(0)).unwrap_or(0);
        let origin = chain_at(connection, tournament, 1)?;
        if let Some((origin, chain)) = origin.zip(chain_at(connection, tournament, seq)?) {
            ends.push((tournament, origin, Head { seq, chain }));
        }
    }
    Ok(ends)
}

/// That the journal has the entry on which others are to follow.
fn check_end(connection: &mut AnyConnection, tournament: i64, after: Head) -> Result<()> {
    if after == Head::default() {
        return Ok(());
    }
    let kept: Option<String> =
        journal::table.find((tournament, column(after.seq))).select(journal::chain).first(connection).optional()?;
    match kept {
        None => Err(StoreError::Broken { tournament, fault: Fault::Missing { seq: after.seq } }),
        Some(kept) if kept != after.chain.to_string() => {
            Err(StoreError::Broken { tournament, fault: Fault::Changed { seq: after.seq } })
        }
        Some(_) => Ok(()),
    }
}

fn insert_line(connection: &mut AnyConnection, tournament: i64, line: &Line, request_key: Option<&str>) -> Result<()> {
    let written = diesel::insert_into(journal::table)
        .values((
            journal::tournament_id.eq(tournament),
            journal::seq.eq(column(line.seq)),
            journal::request_key.eq(request_key),
            journal::entry.eq(&line.text),
            journal::digest.eq(line.digest.to_string()),
            journal::chain.eq(line.chain.to_string()),
            journal::personal.eq(&line.personal),
        ))
        .execute(connection);
    match written {
        Err(Error::DatabaseError(DatabaseErrorKind::UniqueViolation, _)) => {
            Err(StoreError::PlaceTaken { seq: line.seq })
        }
        other => other.map(drop).map_err(StoreError::from),
    }
}

/// Writes entries within a transaction, after what the caller believes to be the last one; the request's key goes with the
/// first.
pub(super) fn insert(
    connection: &mut AnyConnection,
    hall: &Hall,
    tournament: i64,
    after: Head,
    entries: &[Entry],
    request_key: Option<&str>,
) -> Result<Head> {
    check_end(connection, tournament, after)?;
    let mut head = after;
    for (index, entry) in entries.iter().enumerate() {
        let unwritable = |error| StoreError::Query(Error::SerializationError(Box::new(error)));
        let Parted { text, personal } = personal::part(entry, salt).map_err(unwritable)?;
        let line = Line::after(head, text, personal);
        if line.seq != entry.seq {
            return Err(StoreError::Broken { tournament, fault: Fault::Missing { seq: line.seq } });
        }
        insert_line(connection, tournament, &line, request_key.filter(|_| index == 0))?;
        read_back(connection, tournament, &line, entry)?;
        head = line.head();
    }
    if head != after {
        witness(connection, hall, tournament, head)?;
    }
    Ok(head)
}

/// An entry that the database gives back otherwise, or that would not be the same act at the next start, is not committed.
fn read_back(connection: &mut AnyConnection, tournament: i64, line: &Line, entry: &Entry) -> Result<()> {
    let row: LineRow = journal::table.find((tournament, column(line.seq))).select(COLUMNS).first(connection)?;
    let is_same = line_of(row) == *line
        && personal::join(line.seq, &line.text, line.personal.as_deref(), &Forgotten::default())
            .is_ok_and(|read| Entry { chain: entry.chain, ..read } == *entry);
    if is_same { Ok(()) } else { Err(StoreError::Broken { tournament, fault: Fault::Changed { seq: line.seq } }) }
}

pub(super) fn lines_after(connection: &mut AnyConnection, tournament: i64, after: u64) -> QueryResult<Vec<Line>> {
    let rows: Vec<LineRow> = journal::table
        .filter(journal::tournament_id.eq(tournament))
        .filter(journal::seq.gt(column(after)))
        .order(journal::seq)
        .select(COLUMNS)
        .load(connection)?;
    Ok(rows.into_iter().map(line_of).collect())
}

fn head_of(seq: i64, chain: &str) -> Head {
    Head { seq: u64::try_from(seq).unwrap_or(0), chain: chain.parse().unwrap_or(Digest::NONE) }
}

/// A digest that cannot be read is none, and fits nothing.
fn line_of((seq, text, personal, digest, chain): LineRow) -> Line {
    let read = |Told(digits): Told| digits.parse().unwrap_or(Digest::NONE);
    let (text, personal) = (text.into(), personal.map(String::from));
    Line { seq: u64::try_from(seq).unwrap_or(0), text, personal, digest: read(digest), chain: read(chain) }
}

/// The chain proves that the text is as it was written; what cannot be read then is of a newer version.
fn entry_of(tournament: i64, line: &Line, forgotten: &Forgotten) -> Result<Entry> {
    let read = personal::join(line.seq, &line.text, line.personal.as_deref(), forgotten);
    let unreadable =
        |error: serde_json::Error| StoreError::Unreadable { tournament, seq: line.seq, why: error.to_string() };
    let entry = read.map_err(unreadable)?;
    if entry.seq != line.seq {
        return Err(StoreError::Broken { tournament, fault: Fault::Foreign { seq: line.seq } });
    }
    Ok(Entry { chain: line.chain, ..entry })
}

/// Whether there are entries without a place in the chain.
pub(super) fn has_unchained(connection: &mut AnyConnection) -> QueryResult<bool> {
    diesel::select(diesel::dsl::exists(journal::table.filter(journal::chain.eq("")))).get_result(connection)
}

/// Gives the entries of older versions their place in the chain; entries at the end of a journal that an older version wrote
/// after a newer one, too. Answers how many.
pub(super) fn chain_up(connection: &mut AnyConnection) -> Result<usize> {
    let unchained: Vec<i64> = journal::table
        .filter(journal::chain.eq(""))
        .select(journal::tournament_id)
        .distinct()
        .order(journal::tournament_id)
        .load(connection)?;
    let mut chained = 0;
    for tournament in unchained {
        let lines = lines_after(connection, tournament, 0)?;
        let known = lines.iter().take_while(|line| line.chain != Digest::NONE).count();
        // A gap in the middle is no older version's work; whoever loads or verifies the journal is told.
        if lines[known..].iter().any(|line| line.chain != Digest::NONE) {
            continue;
        }
        let mut head = known.checked_sub(1).map_or_else(Head::default, |last| lines[last].head());
        for old in &lines[known..] {
            // What this version cannot read is chained as it is.
            let parted = personal::join(old.seq, &old.text, old.personal.as_deref(), &Forgotten::default())
                .and_then(|entry| personal::part(&entry, salt))
                .unwrap_or_else(|_| Parted { text: old.text.clone(), personal: old.personal.clone() });
            let line = Line { seq: old.seq, ..Line::after(head, parted.text, parted.personal) };
            diesel::update(journal::table.find((tournament, column(line.seq))))
                .set((
                    journal::entry.eq(&line.text),
                    journal::digest.eq(line.digest.to_string()),
                    journal::chain.eq(line.chain.to_string()),
                    journal::personal.eq(&line.personal),
                ))
                .execute(connection)?;
            head = line.head();
            chained += 1;
        }
    }
    Ok(chained)
}

fn salt() -> String {
    rand::random::<[u8; SALT_BYTES]>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Journal numbers stay far below the column's limit.
pub(super) fn column(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}
