//! The only clock of the desk. Instants are cut to microseconds, which both back ends keep.

use chrono::{DateTime, Datelike, NaiveDate, SubsecRound, Utc};
use std::sync::LazyLock;
use std::time::Instant;

/// Digits of a second that PostgreSQL and SQLite both keep.
const MICROSECONDS: u16 = 6;

pub fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(MICROSECONDS)
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
