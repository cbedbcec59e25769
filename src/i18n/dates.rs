//! Days and times as each language writes them, on pages and on paper. The order of day, month and year is in the files of
//! words, so that a translator decides it.

use super::Lang;
use chrono::{DateTime, Datelike, NaiveDateTime, NaiveTime, TimeZone, Timelike};
use std::borrow::Borrow;

pub use sonneborn_words::dates::*;

/// A moment by some clock, by value or by reference, as templates give it.
pub trait Moment {
    fn by_clock(&self) -> NaiveDateTime;
}

impl Moment for NaiveDateTime {
    fn by_clock(&self) -> NaiveDateTime {
        *self
    }
}

impl<Zone: TimeZone> Moment for DateTime<Zone> {
    fn by_clock(&self) -> NaiveDateTime {
        self.naive_local()
    }
}

impl<M: Moment> Moment for &M {
    fn by_clock(&self) -> NaiveDateTime {
        (**self).by_clock()
    }
}

/// A day: `2026-11-22`.
pub fn day(lang: impl Borrow<Lang>, at: &impl Datelike) -> String {
    day_of(lang, at.year(), two(at.month()), two(at.day()))
}

/// A day and the time to the minute.
pub fn minute(lang: impl Borrow<Lang>, at: impl Moment) -> String {
    let (lang, at) = (lang.borrow(), at.by_clock());
    moment_of(lang, day(lang, &at), format!("{}:{}", two(at.hour()), two(at.minute())))
}

/// When something of a schedule begins: the day alone where no time is known, which schedules keep as midnight.
pub fn start(lang: impl Borrow<Lang>, at: impl Moment) -> String {
    let (lang, at) = (lang.borrow(), at.by_clock());
    if at.time() == NaiveTime::MIN { day(lang, &at) } else { minute(lang, at) }
}

/// A day and the time to the second.
pub fn second(lang: impl Borrow<Lang>, at: impl Moment) -> String {
    let (lang, at) = (lang.borrow(), at.by_clock());
    let time = format!("{}:{}:{}", two(at.hour()), two(at.minute()), two(at.second()));
    moment_of(lang, day(lang, &at), time)
}

/// The form of a moment, for the script that writes it by the reader's own clock.
pub fn form(lang: impl Borrow<Lang>) -> String {
    let lang = lang.borrow();
    moment_of(lang, day_of(lang, "YYYY", "MM", "DD"), "hh:mm:ss")
}

fn two(number: u32) -> String {
    format!("{number:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;

    #[test]
    fn each_language_has_its_order() {
        let at = NaiveDate::from_ymd_opt(2026, 1, 2).and_then(|day| day.and_hms_opt(3, 4, 5)).expect("a moment");
        assert_eq!(second(Lang::English, at), "2026-01-02 03:04:05");
        assert_eq!(form(Lang::SimplifiedChinese), "YYYY年MM月DD日 hh:mm:ss");
        assert_eq!(minute(Lang::SimplifiedChinese, at), "2026年01月02日 03:04");
        assert_eq!(start(Lang::English, at), "2026-01-02 03:04");
        assert_eq!(start(Lang::English, at.date().and_time(NaiveTime::MIN)), "2026-01-02");
    }
}
