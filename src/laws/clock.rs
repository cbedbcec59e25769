//! Clock arithmetic: time controls, the times left after each half-move, what penalties make of them (6.3, 9.5, 7.5.5).
//!
//! Times are whole milliseconds. Nothing here asks what time it is.

use std::str::FromStr;

use cozy_chess::Color;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::edition::ClaimantLoses;
use super::pgn::{ClockNote, Game};
use super::replay::Replay;

/// The times left on both clocks, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    pub white_ms: u64,
    pub black_ms: u64,
}

impl Clocks {
    /// ```
    /// use sonneborn_laws::Color;
    /// use sonneborn_laws::clock::Clocks;
    ///
    /// let clocks = Clocks { white_ms: 60_000, black_ms: 90_000 };
    /// assert_eq!(clocks.of(Color::Black), 90_000);
    /// ```
    pub fn of(self, side: Color) -> u64 {
        match side {
            Color::White => self.white_ms,
            Color::Black => self.black_ms,
        }
    }

    /// The same clocks with this time on one of them.
    pub fn with(self, side: Color, ms: u64) -> Clocks {
        match side {
            Color::White => Clocks { white_ms: ms, ..self },
            Color::Black => Clocks { black_ms: ms, ..self },
        }
    }

    /// The same clocks with so much more on one of them.
    ///
    /// ```
    /// use sonneborn_laws::Color;
    /// use sonneborn_laws::clock::Clocks;
    ///
    /// // Two minutes for the opponent of an illegal move (7.5.5).
    /// let clocks = Clocks { white_ms: 60_000, black_ms: 90_000 }.plus(Color::White, 120_000);
    /// assert_eq!(clocks.white_ms, 180_000);
    /// ```
    pub fn plus(self, side: Color, ms: u64) -> Clocks {
        self.with(side, self.of(side).saturating_add(ms))
    }
}

/// What a wrong claim leaves on the claimant's clock.
pub(crate) fn after_wrong_claim(remaining_ms: u64, loses: ClaimantLoses) -> u64 {
    match loses {
        ClaimantLoses::Nothing => remaining_ms,
        ClaimantLoses::HalfOfTime { most_s, floor_s } => {
            let floor = u64::from(floor_s) * 1000;
            if remaining_ms <= floor {
                return remaining_ms;
            }
            let half = (remaining_ms / 2).min(u64::from(most_s) * 1000);
            (remaining_ms - half).max(floor)
        }
    }
}

/// A period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The moves to be made in it; `None`: all that remain.
    pub moves: Option<u32>,
    pub base_ms: u64,
    /// Added with every move.
    pub increment_ms: u64,
    /// Fixed extra time that runs before the main time and is not saved (6.3.2; the form the Laws of 2001 describe).
    pub delay_ms: u64,
}

/// A time control: its periods one after the other, and the per-move clock of online play, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControl {
    pub periods: Vec<Period>,
    /// No move may take longer than this (QQ's 步时); it starts afresh with every move.
    pub per_move_ms: Option<u64>,
}

/// The time control cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the time control \"{0}\" is not written like 40/5400+30:1800+30 (seconds), 900+10 or 300d5")]
pub struct TimeControlError(String);

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// Reads PGN's `TimeControl`: `40/5400+30:1800+30`, `900+10`, `300d5` for a delay, `600+5,30` for a per-move clock
    /// of 30 seconds; all in seconds.
    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let error = || TimeControlError(text.to_owned());
        let (periods, per_move) = match text.trim().split_once(',') {
            Some((periods, per_move)) => (periods, Some(seconds(per_move).ok_or_else(error)?)),
            None => (text.trim(), None),
        };
        let periods: Option<Vec<Period>> = periods.split(':').map(read_period).collect();
        let periods = periods.ok_or_else(error)?;
        Ok(TimeControl { periods, per_move_ms: per_move })
    }
}

fn read_period(text: &str) -> Option<Period> {
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(moves.trim().parse().ok()?), rest),
        None => (None, text),
    };
    let (base, increment_ms, delay_ms) = if let Some((base, delay)) = rest.split_once('d') {
        (base, 0, seconds(delay)?)
    } else if let Some((base, increment)) = rest.split_once('+') {
        (base, seconds(increment)?, 0)
    } else {
        (rest, 0, 0)
    };
    Some(Period { moves, base_ms: seconds(base)?, increment_ms, delay_ms })
}

fn seconds(text: &str) -> Option<u64> {
    text.trim().parse::<u64>().ok()?.checked_mul(1000)
}

impl TimeControl {
    /// The time on a clock before the first move.
    fn initial_ms(&self) -> u64 {
        self.periods.first().map_or(0, |first| first.base_ms.saturating_add(first.increment_ms))
    }

    /// The period in which a player makes this move, numbered from 1, and the time granted on completing it.
    fn period_and_grant(&self, move_number: u32) -> (Period, u64) {
        let mut last_move = 0;
        for (index, period) in self.periods.iter().enumerate() {
            let Some(moves) = period.moves else { return (*period, 0) };
            last_move = moves.saturating_add(last_move);
            if move_number <= last_move {
                let next = if move_number == last_move { self.periods.get(index + 1).or(Some(period)) } else { None };
                return (*period, next.map_or(0, |next| next.base_ms));
            }
        }
        // The last period repeats.
        let period =
            self.periods.last().copied().unwrap_or(Period { moves: None, base_ms: 0, increment_ms: 0, delay_ms: 0 });
        let repeats = period.moves.is_some_and(|moves| moves > 0 && (move_number - last_move).is_multiple_of(moves));
        (period, if repeats { period.base_ms } else { 0 })
    }

    /// The most that can stand on a clock after a move if so much stood there before it.
    fn most_after(&self, before_ms: u64, move_number: u32) -> u64 {
        let (period, grant) = self.period_and_grant(move_number);
        before_ms.saturating_add(period.increment_ms).saturating_add(grant)
    }

    /// What stands on a clock after a move that took so long.
    pub fn after_move(&self, before_ms: u64, move_number: u32, spent_ms: u64) -> u64 {
        let (period, grant) = self.period_and_grant(move_number);
        let left_ms = before_ms.saturating_sub(spent_ms.saturating_sub(period.delay_ms));
        left_ms.saturating_add(period.increment_ms).saturating_add(grant)
    }
}

/// The times left on the mover's clock after each half-move, from what the comments say: `%clk` as it stands, `%emt`
/// counted down from the time control where that is known. `first` is the side that made the first half-move.
pub fn times_left(notes: &[Option<ClockNote>], first: Color, control: Option<&TimeControl>) -> Vec<Option<u64>> {
    let initial = control.map(TimeControl::initial_ms);
    let mut left = Clocks { white_ms: initial.unwrap_or(0), black_ms: initial.unwrap_or(0) };
    let mut counted = initial.is_some();
    let mut times = Vec::with_capacity(notes.len());
    for (index, note) in notes.iter().enumerate() {
        let mover = if index.is_multiple_of(2) { first } else { !first };
        let time = match (note, control) {
            (Some(ClockNote::Left { ms }), _) => Some(*ms),
            (Some(ClockNote::Spent { ms }), Some(control)) if counted => {
                Some(control.after_move(left.of(mover), move_number(index), *ms))
            }
            _ => {
                counted = false;
                None
            }
        };
        if let Some(ms) = time {
            left = left.with(mover, ms);
        }
        times.push(time);
    }
    times
}

/// The times left after each half-move of a record ([`times_left`]), and the time control that it names. A record that begins in the
/// middle of a game tells neither in which period that was nor what stood on the clocks: there its time control says nothing.
///
/// ```
/// use sonneborn_laws::replay::{AtFault, Replay};
/// use sonneborn_laws::{clock, pgn};
///
/// let record = "1. e4 {[%clk 1:29:50]} e5 {[%clk 1:29:30]}";
/// let game = pgn::games(record).next().expect("a game");
/// let (times, control) = clock::times_of_record(&game, &Replay::of(&game, AtFault::Stop));
/// assert_eq!(times, [Some(5_390_000), Some(5_370_000)]);
/// assert_eq!(control, None);
/// ```
pub fn times_of_record(game: &Game<'_>, replay: &Replay) -> (Vec<Option<u64>>, Option<TimeControl>) {
    let named = game.tag("TimeControl").filter(|_| replay.position(0).begins_game());
    let control: Option<TimeControl> = named.and_then(|text| text.parse().ok());
    let times = times_left(&replay.clock_notes(game), replay.position(0).turn(), control.as_ref());
    (times, control)
}

/// A clock time that does not go with the time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inconsistency {
    /// The half-move, from 1.
    pub ply: usize,
    pub kind: ClockFault,
}

/// What is wrong with a clock time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockFault {
    /// More stands on the clock than the time control can have put there.
    TooMuch { before_ms: u64, after_ms: u64, most_ms: u64 },
    /// The move took longer than the per-move clock allows: that clock had run out.
    OverPerMove { spent_ms: u64, limit_ms: u64 },
}

/// Names every clock time that the time control cannot explain, and every move beyond its per-move clock.
pub fn inconsistencies(times: &[Option<u64>], control: &TimeControl) -> Vec<Inconsistency> {
    let before = |index: usize| match index.checked_sub(2) {
        Some(earlier) => times[earlier],
        None => Some(control.initial_ms()),
    };
    let check = |(index, after): (usize, &Option<u64>)| {
        let (before_ms, after_ms) = (before(index)?, (*after)?);
        let most_ms = control.most_after(before_ms, move_number(index));
        let kind = match (most_ms.checked_sub(after_ms), control.per_move_ms) {
            (None, _) => ClockFault::TooMuch { before_ms, after_ms, most_ms },
            (Some(spent_ms), Some(limit_ms)) if spent_ms > limit_ms => ClockFault::OverPerMove { spent_ms, limit_ms },
            _ => return None,
        };
        Some(Inconsistency { ply: index + 1, kind })
    };
    times.iter().enumerate().filter_map(check).collect()
}

/// A clock that went on or back further than a move explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// The half-move, from 1.
    pub ply: usize,
    pub from_ms: u64,
    pub to_ms: u64,
}

/// Nobody thinks so long over one of the first moves; whoever comes late is found at the first one.
const LONG_THOUGHT_MS: u64 = 20 * 60_000;
const FIRST_MOVES: u32 = 10;
/// No increment is so great; what a time control grants is known where the record names it.
const GREATEST_INCREMENT_MS: u64 = 3 * 60_000;

/// The clock times that jump: so much less within the first moves, or, where the record names no time control that says what may be
/// there, so much more.
///
/// ```
/// use sonneborn_laws::clock::jumps;
///
/// // White's clock loses half an hour at the second move.
/// let times = [Some(5_400_000), Some(5_400_000), Some(3_600_000)];
/// assert_eq!(jumps(&times, None)[0].ply, 3);
/// ```
pub fn jumps(times: &[Option<u64>], control: Option<&TimeControl>) -> Vec<Jump> {
    let check = |index: usize| {
        let (from_ms, to_ms) = (times[index.checked_sub(2)?]?, times[index]?);
        let lost = move_number(index) <= FIRST_MOVES && from_ms.saturating_sub(to_ms) >= LONG_THOUGHT_MS;
        let is_early = control.is_none() && move_number(index) <= LAST_BEFORE_CONTROL;
        let gained = is_early && to_ms.saturating_sub(from_ms) > GREATEST_INCREMENT_MS;
        (lost || gained).then_some(Jump { ply: index + 1, from_ms, to_ms })
    };
    (0..times.len()).filter_map(check).collect()
}

/// Before this move no usual time control grants anything but an increment.
const LAST_BEFORE_CONTROL: u32 = 29;

/// The clocks after so many half-moves; `None` until both sides' times are known.
///
/// ```
/// use sonneborn_laws::Color;
/// use sonneborn_laws::clock::{Clocks, clocks_at};
///
/// let times = [Some(59_000), Some(57_000), Some(51_000)];
/// assert_eq!(clocks_at(&times, Color::White, 3), Some(Clocks { white_ms: 51_000, black_ms: 57_000 }));
/// assert_eq!(clocks_at(&times, Color::White, 1), None);
/// ```
pub fn clocks_at(times: &[Option<u64>], first: Color, ply: usize) -> Option<Clocks> {
    let latest = |offset: usize| {
        times[..ply.min(times.len())].iter().enumerate().rev().find_map(
            |(index, time)| {
                if index % 2 == offset { *time } else { None }
            },
        )
    };
    let (first_ms, second_ms) = (latest(0)?, latest(1)?);
    Some(match first {
        Color::White => Clocks { white_ms: first_ms, black_ms: second_ms },
        Color::Black => Clocks { white_ms: second_ms, black_ms: first_ms },
    })
}

/// The number of the mover's move, counted from the first recorded half-move.
fn move_number(index: usize) -> u32 {
    u32::try_from(index / 2 + 1).unwrap_or(u32::MAX)
}

/// A time as it is written on a claim form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenTime {
    Is {
        ms: u64,
    },
    /// Chess clocks show hours and minutes, and later minutes and seconds, in the same way: `1:05`.
    Either {
        hours_ms: u64,
        minutes_ms: u64,
    },
    Unreadable,
}

/// A clock that shows hours has one digit for them: two digits before the colon are minutes.
const MOST_HOURS_SHOWN: u64 = 9;

/// Reads a time as people write it on a claim form: `1:30:57`, `0:05:03.5`, `59:30`; also with points, as some clocks show it.
///
/// ```
/// use sonneborn_laws::clock::{WrittenTime, read_time};
///
/// assert_eq!(read_time("1:30:57"), WrittenTime::Is { ms: 5_457_000 });
/// // Hours and minutes, or minutes and seconds?
/// assert_eq!(read_time("1:05"), WrittenTime::Either { hours_ms: 3_900_000, minutes_ms: 65_000 });
/// assert_eq!(read_time("soon"), WrittenTime::Unreadable);
/// ```
pub fn read_time(text: &str) -> WrittenTime {
    let text = text.trim();
    let parts: Vec<&str> = text.split([':', '.', ',']).collect();
    // `1:30.57` may be a minute and a half with a fraction, or an hour and a half.
    let mut between = text.matches([':', '.', ',']);
    if parts.len() > 2 && between.next() != between.next() {
        return WrittenTime::Unreadable;
    }
    let number = |part: &&str| {
        let digits = !part.is_empty() && part.len() <= 3 && part.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| part.parse::<u64>().ok()).flatten()
    };
    let Some(numbers) = parts.iter().map(number).collect::<Option<Vec<u64>>>() else { return WrittenTime::Unreadable };
    let sixtieths = |value: u64, part: &str| value < 60 && part.len() == 2;
    match numbers[..] {
        [a, b] if sixtieths(b, parts[1]) => {
            let (hours_ms, minutes_ms) = ((a * 60 + b) * 60_000, (a * 60 + b) * 1000);
            // Nought is nought in both.
            let is_minutes = a > MOST_HOURS_SHOWN || minutes_ms == 0;
            if is_minutes { WrittenTime::Is { ms: minutes_ms } } else { WrittenTime::Either { hours_ms, minutes_ms } }
        }
        [hours, minutes, seconds] if sixtieths(minutes, parts[1]) && sixtieths(seconds, parts[2]) => {
            WrittenTime::Is { ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
        }
        [hours, minutes, seconds, _] if sixtieths(minutes, parts[1]) && sixtieths(seconds, parts[2]) => {
            // The fraction as milliseconds: `.5` is half a second.
            let fraction = format!("{:0<3}", parts[3]).parse::<u64>().unwrap_or(0);
            WrittenTime::Is { ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction }
        }
        _ => WrittenTime::Unreadable,
    }
}

/// Writes a time as clocks show it: `1:30:57`.
///
/// ```
/// use sonneborn_laws::clock::write_time;
///
/// assert_eq!(write_time(5_457_000), "1:30:57");
/// ```
pub fn write_time(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::EditionId;

    #[test]
    fn times_that_no_clock_can_show_are_compared_as_others_are() {
        let most = u64::MAX / 1000;
        for control in [format!("{most}+{most}"), format!("4294967295/{most}:4294967295/{most}")] {
            let control: TimeControl = control.parse().expect("it is written as one");
            let notes = [ClockNote::Left { ms: u64::MAX }, ClockNote::Spent { ms: u64::MAX }].map(Some);
            let times = times_left(&notes.repeat(4), Color::White, Some(&control));
            assert_eq!(times.len(), 8);
            assert!(inconsistencies(&times, &control).len() <= times.len());
        }
    }

    #[test]
    fn a_wrong_claim_of_2001_halves_the_claimants_time_within_its_limits() {
        let loses = EditionId::Laws2001.edition().wrong_claim.standard.claimant;
        for (before_s, after_s) in [(600, 420), (300, 150), (121, 60), (100, 60), (60, 60), (59, 59), (5, 5)] {
            assert_eq!(after_wrong_claim(before_s * 1000, loses) / 1000, after_s, "{before_s} s");
        }
    }

    #[test]
    fn a_time_that_may_be_hours_or_minutes_is_asked_for() {
        let either = |hours_ms, minutes_ms| WrittenTime::Either { hours_ms, minutes_ms };
        for (text, read) in [
            ("1:30:57", WrittenTime::Is { ms: 5_457_000 }),
            ("0:00:05.3", WrittenTime::Is { ms: 5_300 }),
            ("1.05.30", WrittenTime::Is { ms: 3_930_000 }),
            ("12:34", WrittenTime::Is { ms: 754_000 }),
            ("1:05", either(3_900_000, 65_000)),
            ("2.00", either(7_200_000, 120_000)),
            ("0:45", either(2_700_000, 45_000)),
            ("0:00", WrittenTime::Is { ms: 0 }),
            ("1:30.57", WrittenTime::Unreadable),
            ("0.45,30", WrittenTime::Unreadable),
            ("45", WrittenTime::Unreadable),
            ("1:5", WrittenTime::Unreadable),
            ("1:75", WrittenTime::Unreadable),
            ("1:05:", WrittenTime::Unreadable),
            ("", WrittenTime::Unreadable),
        ] {
            assert_eq!(read_time(text), read, "{text}");
        }
    }

    #[test]
    fn time_controls_as_pgn_writes_them() {
        let control: TimeControl = "40/5400+30:1800+30".parse().unwrap();
        assert_eq!(control.periods.len(), 2);
        assert_eq!(control.initial_ms(), 5_430_000);
        assert_eq!(control.most_after(60_000, 39), 90_000);
        assert_eq!(control.most_after(60_000, 40), 1_890_000);
        let delay: TimeControl = "300d5".parse().unwrap();
        assert_eq!(delay.after_move(300_000, 1, 4_000), 300_000);
        assert_eq!(delay.after_move(300_000, 1, 9_000), 296_000);
        assert_eq!("600+5,30".parse::<TimeControl>().unwrap().per_move_ms, Some(30_000));
        assert!("15 min.".parse::<TimeControl>().is_err());
    }

    #[test]
    fn a_move_beyond_the_per_move_clock_is_named() {
        let control: TimeControl = "600+5,30".parse().unwrap();
        let times = [Some(600_000), Some(580_000), Some(574_000), Some(560_000)];
        assert_eq!(
            inconsistencies(&times, &control),
            [Inconsistency { ply: 3, kind: ClockFault::OverPerMove { spent_ms: 31_000, limit_ms: 30_000 } }]
        );
    }

    #[test]
    fn a_clock_that_gained_too_much_is_named() {
        let control: TimeControl = "60+1".parse().unwrap();
        let times = [Some(61_000), Some(61_000), Some(70_000), Some(50_000)];
        assert_eq!(
            inconsistencies(&times, &control),
            [Inconsistency {
                ply: 3,
                kind: ClockFault::TooMuch { before_ms: 61_000, after_ms: 70_000, most_ms: 62_000 }
            }]
        );
        assert_eq!(clocks_at(&times, Color::White, 2), Some(Clocks { white_ms: 61_000, black_ms: 61_000 }));
    }
}
