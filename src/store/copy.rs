//! Copies of events whose master is another server, and where events of this one are copied to.
//!
//! A copy's journal comes line by line as it is kept there, so that its chain is the same in both places.

use super::connection::AnyConnection;
use super::game::{self, GameRow, KeptBy, KeptGame};
use super::schema::{copies, games, journal as journal_rows, outlets, tournaments};
use super::{Result, Store, StoreError, journal};
use diesel::prelude::*;
use sonneborn_tournament::chain::{Fault, Head, Line};
use sonneborn_tournament::personal::Mention;

/// A copy that this server keeps, or waits for.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct CopyRow {
    pub id: i64,
    /// What whoever made the key calls it.
    pub name: String,
    /// `None` where the key was revoked.
    pub key_hash: Option<String>,
    pub created_at: i64,
    /// When something came last.
    pub used_at: Option<i64>,
    /// The next journal replaces the one that is here.
    pub is_taken_anew: bool,
    /// `None` before anything came.
    pub tournament: Option<i64>,
    /// When the hall was heard of last, whether or not it had something new.
    pub heard_at: Option<i64>,
    /// Since when the hall has another history than the copy, and the first act in which they part: one that is another there, or is
    /// missing.
    pub other_at: Option<i64>,
    pub other_seq: Option<i64>,
    /// The acts of the other history as they came, where any did.
    pub other_lines: Option<String>,
}

/// Another history than a copy's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherHistory {
    /// Since when it is seen.
    pub at: i64,
    /// The first act in which they part.
    pub seq: u64,
}

/// Where an event is copied to.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Outlet {
    pub tournament: i64,
    pub address: String,
    pub key: String,
    /// An administrator named the address: it may be of the server's own network.
    pub own_network: bool,
}

impl Store {
    pub fn make_copy(&self, name: &str, key_hash: &str, now: i64) -> Result<()> {
        self.write(|connection| {
            diesel::insert_into(copies::table)
                .values((
                    copies::name.eq(name),
                    copies::key_hash.eq(key_hash),
                    copies::created_at.eq(now),
                    copies::is_taken_anew.eq(false),
                ))
                .execute(connection)
                .map(drop)
        })
    }

    /// The newest first.
    pub fn copies(&self) -> Result<Vec<CopyRow>> {
        self.read(|connection| copies::table.order(copies::id.desc()).load(connection))
    }

    pub fn copy_with_key(&self, key_hash: &str) -> Result<Option<CopyRow>> {
        self.read(|connection| copies::table.filter(copies::key_hash.eq(key_hash)).first(connection).optional())
    }

    /// Whether a tournament's master is another server.
    pub fn is_copy(&self, tournament: i64) -> Result<bool> {
        self.read(|connection| {
            let of = copies::table.filter(copies::tournament_id.eq(tournament));
            diesel::select(diesel::dsl::exists(of)).get_result(connection)
        })
    }

    /// When the hall of a copy was heard of last; `None` for an event whose master is this server.
    pub fn hall_of_copy(&self, tournament: i64) -> Result<Option<Option<i64>>> {
        self.read(|connection| {
            let of = copies::table.filter(copies::tournament_id.eq(tournament));
            of.select(copies::heard_at).first(connection).optional()
        })
    }

    /// Another history that the hall of a copy has; `None` where there is none, or where the event is no copy.
    pub fn other_history(&self, tournament: i64) -> Result<Option<OtherHistory>> {
        let found: Option<(Option<i64>, Option<i64>)> = self.read(|connection| {
            let of = copies::table.filter(copies::tournament_id.eq(tournament));
            of.select((copies::other_at, copies::other_seq)).first(connection).optional()
        })?;
        let both = found.and_then(|(at, seq)| at.zip(seq));
        Ok(both.map(|(at, seq)| OtherHistory { at, seq: u64::try_from(seq).unwrap_or(0) }))
    }

    /// Keeps another history beside a copy's own: since when it is seen stays, its acts are the last that came.
    pub fn keep_other_history(&self, id: i64, now: i64, seq: u64, lines: Option<&str>) -> Result<()> {
        self.write(|connection| {
            let since: Option<i64> = copies::table.find(id).select(copies::other_at).first(connection)?;
            let of = copies::table.find(id);
            diesel::update(of)
                .set((copies::other_at.eq(since.unwrap_or(now)), copies::other_seq.eq(journal::column(seq))))
                .execute(connection)?;
            if let Some(lines) = lines {
                diesel::update(of).set(copies::other_lines.eq(lines)).execute(connection)?;
            }
            Ok(())
        })
    }

    /// The hall has the copy's history again, as where a network was in the way of the last acts.
    pub fn drop_other_history(&self, id: i64) -> Result<()> {
        self.write(|connection| {
            let none = (copies::other_at.eq(None::<i64>), copies::other_seq.eq(None::<i64>));
            diesel::update(copies::table.find(id)).set(none).execute(connection).map(drop)
        })
    }

    /// Takes away what a copy's entries say of those whom an act has forgotten.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] where the data of an entry is none of this version.
    pub fn erase_in_copy(&self, tournament: i64, places: &[Mention]) -> Result<()> {
        self.write_checked(|connection| journal::erase(connection, tournament, places))
    }

    /// Notes that the hall of a copy was heard of.
    pub fn note_hall(&self, id: i64, now: i64) -> Result<()> {
        self.write(|connection| {
            diesel::update(copies::table.find(id)).set(copies::heard_at.eq(now)).execute(connection).map(drop)
        })
    }

    /// Gives a copy another key, or none.
    pub fn set_copy_key(&self, id: i64, key_hash: Option<&str>) -> Result<()> {
        self.write(|connection| {
            diesel::update(copies::table.find(id)).set(copies::key_hash.eq(key_hash)).execute(connection).map(drop)
        })
    }

    /// Lets the next journal that comes replace the one that is here.
    pub fn take_copy_anew(&self, id: i64) -> Result<()> {
        self.write(|connection| {
            diesel::update(copies::table.find(id)).set(copies::is_taken_anew.eq(true)).execute(connection).map(drop)
        })
    }

    /// Makes the tournament of a copy of the first lines that came; everybody may read it. All or nothing.
    pub fn begin_copy(&self, copy: i64, name: &str, now: i64, lines: &[Line]) -> Result<i64> {
        self.write_checked(|connection| {
            let tournament: i64 = diesel::insert_into(tournaments::table)
                .values((tournaments::name.eq(name), tournaments::is_public.eq(true), tournaments::created_at.eq(now)))
                .returning(tournaments::id)
                .get_result(connection)?;
            let of = diesel::update(copies::table.find(copy));
            of.set((copies::tournament_id.eq(tournament), copies::used_at.eq(now))).execute(connection)?;
            journal::insert_lines(connection, &self.hall, tournament, Head::default(), lines)?;
            Ok(tournament)
        })
    }

    /// Appends lines to a copy's journal after `after`; `anew` replaces all that was there. All or nothing.
    ///
    /// # Errors
    /// [`StoreError::PlaceTaken`] if another node wrote first.
    pub fn extend_copy(
        &self,
        (copy, tournament): (i64, i64),
        (after, anew): (Head, bool),
        lines: &[Line],
        name: &str,
        now: i64,
    ) -> Result<()> {
        let mut replaced = None;
        self.write_checked(|connection| {
            if anew {
                // Both are kept: what was here stands beside what comes.
                let old = journal::lines_after(connection, tournament, 0)?;
                let texts: Vec<&str> = old.iter().map(|line| line.text.as_str()).collect();
                let texts = serde_json::to_string(&texts).unwrap_or_default();
                diesel::update(copies::table.find(copy)).set(copies::other_lines.eq(texts)).execute(connection)?;
                replaced = journal::chain_at(connection, tournament, 1)?;
                self.hall.begin_again(tournament);
                diesel::delete(games::table.filter(games::tournament_id.eq(tournament))).execute(connection)?;
                let rows = journal_rows::table.filter(journal_rows::tournament_id.eq(tournament));
                diesel::delete(rows).execute(connection)?;
            }
            journal::insert_lines(connection, &self.hall, tournament, after, lines)?;
            diesel::update(tournaments::table.find(tournament)).set(tournaments::name.eq(name)).execute(connection)?;
            let of = diesel::update(copies::table.find(copy));
            of.set((copies::used_at.eq(now), copies::is_taken_anew.eq(false))).execute(connection)?;
            let none = (copies::other_at.eq(None::<i64>), copies::other_seq.eq(None::<i64>));
            diesel::update(copies::table.find(copy)).set(none).execute(connection)?;
            Ok(())
        })?;
        let other = replaced.filter(|old| after.seq == 0 && lines.first().is_some_and(|first| first.chain != *old));
        if let (Some(old), Some(file)) = (other, self.database.file()) {
            self.hall.drop_journals(file, &[old]);
        }
        Ok(())
    }

    /// Puts what stands beside a copy's entries in the place of what stood there: persons by entry, or the games of a round.
    ///
    /// # Errors
    /// [`StoreError::Broken`] for an entry that is not there.
    pub fn set_beside_copy(
        &self,
        tournament: i64,
        persons: &[(u64, String)],
        round: Option<(u16, &[GameRow])>,
    ) -> Result<()> {
        self.write_checked(|connection| {
            for (seq, personal) in persons {
                let row = journal_rows::table.find((tournament, journal::column(*seq)));
                let set = diesel::update(row).set(journal_rows::personal.eq(personal)).execute(connection)?;
                if set != 1 {
                    return Err(StoreError::Broken { tournament, fault: Fault::Missing { seq: *seq } });
                }
            }
            if let Some((round, records)) = round {
                let of_round = games::tournament_id.eq(tournament).and(games::round.eq(i32::from(round)));
                diesel::delete(games::table.filter(of_round)).execute(connection)?;
                let records: Vec<KeptGame> = records.iter().cloned().map(KeptGame::from).collect();
                game::replace(connection, tournament, &records, KeptBy::Unknown)?;
            }
            Ok(())
        })
    }

    /// Where an event is copied to.
    pub fn outlet(&self, tournament: i64) -> Result<Option<Outlet>> {
        self.read(|connection| outlets::table.find(tournament).first(connection).optional())
    }

    /// Every event that is copied and was not deleted.
    pub fn outlets(&self) -> Result<Vec<Outlet>> {
        self.read(|connection| {
            outlets::table
                .inner_join(tournaments::table)
                .filter(tournaments::deleted_at.is_null())
                .order(outlets::tournament_id)
                .select(outlets::all_columns)
                .load(connection)
        })
    }

    pub fn set_outlet(&self, tournament: i64, outlet: Option<&Outlet>) -> Result<()> {
        self.write(|connection| {
            diesel::delete(outlets::table.find(tournament)).execute(connection)?;
            let Some(outlet) = outlet else { return Ok(()) };
            diesel::insert_into(outlets::table)
                .values((
                    outlets::tournament_id.eq(tournament),
                    outlets::address.eq(&outlet.address),
                    outlets::copy_key.eq(&outlet.key),
                    outlets::own_network.eq(outlet.own_network),
                ))
                .execute(connection)
                .map(drop)
        })
    }
}

/// Takes a tournament out of the tables here, before it is removed for good.
pub(super) fn remove(connection: &mut AnyConnection, tournament: i64) -> QueryResult<()> {
    diesel::delete(outlets::table.find(tournament)).execute(connection)?;
    diesel::delete(copies::table.filter(copies::tournament_id.eq(tournament))).execute(connection).map(drop)
}
