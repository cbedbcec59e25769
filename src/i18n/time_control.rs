//! A time control in words: `40 moves in 90 min + 30 min, 30 s a move`.

use super::{Lang, common};
use sonneborn_laws::clock::{Period, TimeControl};

pub use sonneborn_words::time_control::*;

const MS_A_SECOND: u64 = 1000;
const SECONDS_A_MINUTE: u64 = 60;

/// Its periods, and what a move adds; a period that adds something else than the first says so itself.
pub fn told(lang: Lang, control: &TimeControl) -> String {
    let added = |period: &Period| (period.increment_ms, period.delay_ms);
    let first = control.periods.first().map(added).unwrap_or_default();
    let is_even = control.periods.iter().all(|period| added(period) == first);
    let periods = control.periods.iter().map(|period| {
        let told = main_time(lang, period);
        if is_even { told } else { with_added(lang, told, added(period)) }
    });
    let periods = periods.collect::<Vec<_>>().join(" + ");
    let told = if is_even { with_added(lang, periods, first) } else { periods };
    match control.per_move_ms {
        Some(ms) => [told, most_a_move(lang, length(lang, ms))].join(common::list_comma(lang)),
        None => told,
    }
}

/// A time control in words; a code that cannot be read stands for itself.
pub fn of_code(lang: Lang, code: &str) -> String {
    code.parse::<TimeControl>().map_or_else(|_| code.to_owned(), |control| told(lang, &control))
}

fn main_time(lang: Lang, period: &Period) -> String {
    match period.moves {
        Some(moves) => moves_in(lang, moves, length(lang, period.base_ms)),
        None => length(lang, period.base_ms),
    }
}

fn with_added(lang: Lang, told: String, (increment_ms, delay_ms): (u64, u64)) -> String {
    let mut parts = vec![told];
    if increment_ms > 0 {
        parts.push(added_a_move(lang, length(lang, increment_ms)));
    }
    if delay_ms > 0 {
        parts.push(delay_a_move(lang, length(lang, delay_ms)));
    }
    parts.join(common::list_comma(lang))
}

fn length(lang: Lang, ms: u64) -> String {
    let seconds = ms / MS_A_SECOND;
    if seconds > 0 && seconds.is_multiple_of(SECONDS_A_MINUTE) {
        in_minutes(lang, seconds / SECONDS_A_MINUTE)
    } else {
        in_seconds(lang, seconds)
    }
}
