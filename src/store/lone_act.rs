//! Acts that only the replaced computer of a hall had, as it handed them over: each waits until it was taken over or set aside. What they
//! mean here is asked of the desk.

use super::connection::AnyConnection;
use super::follow::{JournalNews, lines_of};
use super::journal::{chain_at, column};
use super::schema::lone_acts;
use super::{Result, Store};
use diesel::dsl::count_star;
use diesel::prelude::*;
use sonneborn_tournament::chain::{Head, Line};

/// One of them, whether it waits or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoneActRow {
    pub line: Line,
    /// The last act that both computers have.
    pub parted_at: u64,
    /// The key of the request that did it there.
    pub request_key: Option<String>,
    pub came_from: String,
    pub is_settled: bool,
    /// The act here that it became.
    pub settled_as: Option<u64>,
}

type Row = (i64, String, i64, String, Option<String>, Option<String>, String, Option<i64>, Option<i64>);

fn number(value: i64) -> u64 {
    u64::try_from(value).unwrap_or(0)
}

impl LoneActRow {
    /// `None` where its chain is none.
    fn of(
        (seq, chain, parted_at, entry, personal, request_key, came_from, settled_at, settled_as): Row,
    ) -> Option<Self> {
        let before = Head { seq: number(seq).checked_sub(1)?, ..Head::default() };
        let line = Line { chain: chain.parse().ok()?, ..Line::after(before, entry, personal) };
        Some(LoneActRow {
            line,
            parted_at: number(parted_at),
            request_key,
            came_from,
            is_settled: settled_at.is_some(),
            settled_as: settled_as.map(number),
        })
    }
}

impl Store {
    /// Keeps acts that another computer of the hall did after the two had parted; those that are known already stay as they are. Acts that
    /// follow on none that is known here are another history's, and not kept: false.
    pub fn keep_lone_acts(&self, news: &JournalNews, from: &str) -> Result<bool> {
        let Some((after, lines)) = lines_of(news) else { return Ok(false) };
        let tournament = news.tournament;
        self.write(|connection| {
            let Some(parted_at) = parting(connection, tournament, after)? else { return Ok(false) };
            for (line, (.., key)) in lines.iter().zip(&news.acts) {
                let (seq, chain) = (column(line.seq), line.chain.to_string());
                let known = lone_acts::table.find((tournament, seq, &chain));
                if known.count().get_result::<i64>(connection)? > 0 {
                    continue;
                }
                diesel::insert_into(lone_acts::table)
                    .values((
                        lone_acts::tournament_id.eq(tournament),
                        lone_acts::seq.eq(seq),
                        lone_acts::chain.eq(&chain),
                        lone_acts::parted_at.eq(parted_at),
                        lone_acts::entry.eq(&line.text),
                        lone_acts::personal.eq(&line.personal),
                        lone_acts::request_key.eq(key),
                        lone_acts::came_from.eq(from),
                    ))
                    .execute(connection)?;
            }
            Ok(true)
        })
    }

    /// Those of an event, in their order: all of a computer's as long as one of them waits.
    pub fn lone_acts(&self, tournament: i64) -> Result<Vec<LoneActRow>> {
        let rows: Vec<Row> = self.read(|connection| {
            let told = lone_acts::table.filter(lone_acts::tournament_id.eq(tournament)).filter(lone_acts::entry.ne(""));
            told.order((lone_acts::parted_at, lone_acts::seq))
                .select((
                    lone_acts::seq,
                    lone_acts::chain,
                    lone_acts::parted_at,
                    lone_acts::entry,
                    lone_acts::personal,
                    lone_acts::request_key,
                    lone_acts::came_from,
                    lone_acts::settled_at,
                    lone_acts::settled_as,
                ))
                .load(connection)
        })?;
        Ok(rows.into_iter().filter_map(LoneActRow::of).collect())
    }

    /// How many wait, by event.
    pub fn waiting_lone_acts(&self) -> Result<Vec<(i64, i64)>> {
        self.read(|connection| {
            lone_acts::table
                .filter(lone_acts::settled_at.is_null())
                .group_by(lone_acts::tournament_id)
                .select((lone_acts::tournament_id, count_star()))
                .load(connection)
        })
    }

    /// One waits no more: it became an act here, or was set aside.
    pub fn settle_lone_act(&self, tournament: i64, line: &Line, settled_as: Option<u64>, at: i64) -> Result<()> {
        self.write(|connection| {
            let row = lone_acts::table.find((tournament, column(line.seq), line.chain.to_string()));
            diesel::update(row.clone())
                .set((lone_acts::settled_at.eq(at), lone_acts::settled_as.eq(settled_as.map(column))))
                .execute(connection)?;
            let parted_at: Option<i64> = row.select(lone_acts::parted_at).first(connection).optional()?;
            let alike = lone_acts::tournament_id.eq(tournament).and(lone_acts::parted_at.nullable().eq(parted_at));
            let waiting = lone_acts::table.filter(alike).filter(lone_acts::settled_at.is_null());
            if waiting.count().get_result::<i64>(connection)? > 0 {
                return Ok(());
            }
            // What they say of people is kept no longer than it is needed.
            diesel::update(lone_acts::table.filter(alike))
                .set((lone_acts::entry.eq(""), lone_acts::personal.eq(None::<String>)))
                .execute(connection)
                .map(drop)
        })
    }
}

/// The last act that this computer and another both have, of which acts after `after` came.
fn parting(connection: &mut AnyConnection, tournament: i64, after: Head) -> QueryResult<Option<i64>> {
    if chain_at(connection, tournament, after.seq)? == Some(after.chain) {
        return Ok(Some(column(after.seq)));
    }
    let before = lone_acts::table.find((tournament, column(after.seq), after.chain.to_string()));
    before.select(lone_acts::parted_at).first(connection).optional()
}

/// Takes a tournament out of the table here, before it is removed for good.
pub(super) fn remove(connection: &mut AnyConnection, tournament: i64) -> QueryResult<()> {
    diesel::delete(lone_acts::table.filter(lone_acts::tournament_id.eq(tournament))).execute(connection).map(drop)
}
