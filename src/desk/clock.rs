//! The only clock of the desk, and the only place that knows the zone of the computer. Instants are cut to microseconds, which both back ends keep.

use chrono::{DateTime, Datelike, FixedOffset, Local, NaiveDate, NaiveDateTime, Offset, SubsecRound, TimeZone, Utc};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::RoundNo;
use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Digits of a second that PostgreSQL and SQLite both keep.
const MICROSECONDS: u16 = 6;

pub fn now() -> DateTime<Utc> {
    said().unwrap_or(DateTime::UNIX_EPOCH).trunc_subsecs(MICROSECONDS)
}

/// What the computer's clock says; `None` where that is a time before 1970, with which libraries break off, or after every year that
/// letters and pages can name.
fn said() -> Option<DateTime<Utc>> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    let said = DateTime::from_timestamp(i64::try_from(since.as_secs()).ok()?, since.subsec_nanos())?;
    (said.year() <= LAST_YEAR).then_some(said)
}

/// The last year of four digits, which is the last that HTTP knows.
const LAST_YEAR: i32 = 9999;

/// Whether the computer's clock says a time that can be.
pub fn is_set() -> bool {
    said().is_some()
}

/// The present year, after which nobody is born.
pub fn year() -> u16 {
    u16::try_from(now().year()).unwrap_or(u16::MAX)
}

/// The present day.
pub fn today() -> NaiveDate {
    now().date_naive()
}

/// Now as the store writes instants.
pub fn now_microseconds() -> i64 {
    now().timestamp_micros()
}

/// Microseconds that the program has run, for what is counted within a time: they go on however the computer's clock is set.
pub fn running_microseconds() -> i64 {
    static FIRST_ASKED: LazyLock<Instant> = LazyLock::new(Instant::now);
    i64::try_from(FIRST_ASKED.elapsed().as_micros()).unwrap_or(i64::MAX)
}

/// An instant of the store; the epoch for one that no calendar has.
pub fn instant(microseconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_micros(microseconds).unwrap_or(DateTime::UNIX_EPOCH)
}

/// What the clock of an event's hall says at an instant.
pub fn in_hall(hall: &Details, at: DateTime<Utc>) -> DateTime<FixedOffset> {
    hall.in_hall(at, &Local)
}

/// What the clock of an event's hall says now.
pub fn hall_now(hall: &Details) -> NaiveDateTime {
    in_hall(hall, now()).naive_local()
}

/// When a round starts; `None` where the schedule does not say, or the hall's clock is past it.
pub fn start_to_come(hall: &Details, round: RoundNo) -> Option<NaiveDateTime> {
    hall.schedule.get(round.index()).copied().flatten().filter(|start| *start > hall_now(hall))
}

/// When the clock of an event's hall says a time; the first of two. `None` for a time that it leaves out.
pub fn when_in_hall(hall: &Details, at: NaiveDateTime) -> Option<DateTime<Utc>> {
    let found = match hall.zone {
        Some(zone) => zone.at(at),
        None => Local.from_local_datetime(&at).earliest().map(|at| at.fixed_offset()),
    };
    found.map(|at| at.to_utc())
}

/// What this computer's clock says at an instant, for what belongs to no event.
pub fn on_computer(at: DateTime<Utc>) -> NaiveDateTime {
    at.with_timezone(&Local).naive_local()
}

/// How far this computer's clock is ahead of UTC now, for papers of events that say no zone.
pub fn computer_offset() -> FixedOffset {
    Local::now().offset().fix()
}
