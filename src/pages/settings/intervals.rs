//! How the starts of rounds follow from one another, as it was typed: a new event makes all of its starts so from the first, the
//! settings those that are empty.

use super::form::{self, Sent};
use chrono::{Days, NaiveDateTime, TimeDelta};
use sonneborn_i18n::settings::{self as words, Problem};
use sonneborn_i18n::{Lang, rounds};
use sonneborn_tournament::reader;

/// Rounds that one day can hold, minutes from one to the next, and days from one day of play to the next.
const MAX_ROUNDS_A_DAY: u16 = 20;
const MAX_MINUTES_BETWEEN: u16 = 24 * 60;
const MAX_DAYS_BETWEEN: u16 = 92;
const FIELDS: [&str; 3] = ["rounds_a_day", "minutes_between", "days_between"];

#[derive(Clone, Default)]
pub(crate) struct Intervals {
    pub rounds_a_day: String,
    pub minutes_between: String,
    pub days_between: String,
}

impl Intervals {
    pub(crate) fn of(sent: &Sent) -> Intervals {
        let [rounds_a_day, minutes_between, days_between] =
            FIELDS.map(|field| form::value(sent, field).unwrap_or_default().trim().to_owned());
        Intervals { rounds_a_day, minutes_between, days_between }
    }

    pub(crate) fn is_empty(&self) -> bool {
        [&self.rounds_a_day, &self.minutes_between, &self.days_between].into_iter().all(String::is_empty)
    }

    /// The labels of its fields, at which a page says what is wrong with them.
    pub(crate) fn labels(lang: Lang) -> [&'static str; 3] {
        [words::rounds_a_day(lang), words::minutes_between(lang), words::days_between(lang)]
    }

    /// Gives each round without a start that of the last one before it that has one, so many days and minutes later.
    ///
    /// # Errors
    /// The field, and why it cannot be read.
    pub(crate) fn fill(&self, lang: Lang, starts: &mut [Option<NaiveDateTime>]) -> Result<(), Problem> {
        let [of_a_day, of_minutes, of_days] = Intervals::labels(lang);
        let number = |label, text: &str, most| {
            reader::number(text, 1..=most).map_err(|wrong| Problem::unread(lang, label, &wrong))
        };
        let optional = |label, text: &str, most| if text.is_empty() { Ok(1) } else { number(label, text, most) };
        let a_day = optional(of_a_day, &self.rounds_a_day, MAX_ROUNDS_A_DAY)?;
        // Only a day of one round needs no time between rounds.
        let between = match (a_day, &self.minutes_between[..]) {
            (1, "") => 0,
            (_, text) => number(of_minutes, text, MAX_MINUTES_BETWEEN)?,
        };
        let days = optional(of_days, &self.days_between, MAX_DAYS_BETWEEN)?;
        let since_first = |round: u16| {
            (
                u64::from(round / a_day) * u64::from(days),
                TimeDelta::minutes(i64::from(round % a_day) * i64::from(between)),
            )
        };
        let mut last = None;
        for (round, start) in (0..).zip(starts) {
            match (*start, last) {
                (Some(at), _) => last = Some((round, at)),
                (None, Some((earlier, at))) => {
                    let ((days_before, before), (days_now, now)) = (since_first(earlier), since_first(round));
                    let day = NaiveDateTime::checked_add_days(at, Days::new(days_now - days_before));
                    *start = day.and_then(|day| day.checked_add_signed(now - before));
                }
                (None, None) => {}
            }
        }
        Ok(())
    }
}

/// The starts of a form's lines with those that are missing; as they are where nothing was typed, or what was typed is no time, which its
/// own field says.
///
/// # Errors
/// As [`Intervals::fill`]; and where no round before has a start.
pub(super) fn filled(lang: Lang, intervals: &Intervals, lines: &[String]) -> Result<Option<String>, Problem> {
    let read = lines.iter().map(|line| reader::optional(line, reader::moment)).collect::<Result<Vec<_>, _>>();
    let Some(mut starts) = read.ok().filter(|_| !intervals.is_empty()) else { return Ok(None) };
    intervals.fill(lang, &mut starts)?;
    if starts.first().is_some_and(Option::is_none) {
        let missing = reader::moment("").expect_err("no time");
        return Err(Problem {
            label: rounds::schedule(lang),
            ..Problem::unread(lang, words::first_round(lang), &missing)
        });
    }
    let told = |start: &Option<NaiveDateTime>| start.map(|at| at.format("%Y-%m-%d %H:%M").to_string());
    Ok(Some(starts.iter().map(|start| told(start).unwrap_or_default()).collect::<Vec<_>>().join("\n")))
}
