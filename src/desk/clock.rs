//! The only clock of the desk. Instants are cut to microseconds, which both back ends keep.

use chrono::{DateTime, Datelike, NaiveDate, SubsecRound, Utc};

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

/// An instant of the store; the epoch for one that no calendar has.
pub fn instant(microseconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_micros(microseconds).unwrap_or(DateTime::UNIX_EPOCH)
}
