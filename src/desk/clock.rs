//! The only clock of the desk. Instants are cut to microseconds, which both back ends keep.

use chrono::{DateTime, Datelike, NaiveDate, SubsecRound, Utc};
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
