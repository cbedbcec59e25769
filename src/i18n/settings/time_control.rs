//! The time control as it is chosen: one in common use, or built from its periods. It is kept in the code of TRF record 222.

use super::kinds::{own, read_with_other};
use super::{Control, Setting, Texts, Word};
use crate::{Lang, time_control as words, web};
use sonneborn_tournament::reader::{self, MAX_NAME_LETTERS, Unreadable};
use sonneborn_tournament::regulations::Rate;

/// The code of the menu for a time control built from periods.
const FROM_PARTS: &str = "parts";
/// Periods that the form has rows for; FIDE's own time controls have at most three.
const PERIODS: usize = 3;
const MAX_MOVES: u32 = 200;
const MAX_MINUTES: u32 = 600;
const MAX_SECONDS: u32 = 3600;
const SECONDS_A_MINUTE: u32 = 60;

pub(super) fn settings() -> Vec<Setting> {
    let control = own(
        "time_control",
        web::time_control,
        |it| Some(it.regulations.time_control.clone()),
        |reading, it| {
            let read = match reading.text("time_control") {
                FROM_PARTS => code(&rows(reading.texts)),
                code => reader::line(code, MAX_NAME_LETTERS),
            };
            if let Some(now) = reading.take(web::time_control, read) {
                it.regulations.time_control = now;
            }
        },
    );
    let of_rows: [(_, Word); 3] =
        [("period_moves", words::moves), ("period_minutes", words::minutes), ("period_seconds", words::seconds_a_move)];
    let of_rows = of_rows.map(|(name, label)| read_with_other(name, label, |_| None).drawn_as(Control::WithOther));
    [control.drawn_as(Control::TimeControl)].into_iter().chain(of_rows).collect()
}

/// Time controls in common use.
fn usual(rate: Rate) -> &'static [&'static str] {
    match rate {
        Rate::Standard => &[
            "5400+30",
            "40/5400+30:1800+30",
            "40/6000+30:3000+30:900+30",
            "40/7200:1800",
            "40/7200:20/3600:900+30",
            "3600+30",
            "2700+15",
            "3600",
        ],
        Rate::Rapid => &["900+10", "600+5", "1500+10", "1200+10", "720+3", "1500", "900"],
        Rate::Blitz => &["180+2", "300+3", "300", "180", "240+2"],
    }
}

/// A time control to choose.
pub struct Offer {
    pub code: String,
    pub words: String,
    pub rate: &'static str,
}

/// What the menu offers: what is in common use, and what is set now where it is another.
pub fn offers(lang: Lang, now: &str) -> Vec<Offer> {
    let rates = [(Rate::Standard, "standard"), (Rate::Rapid, "rapid"), (Rate::Blitz, "blitz")];
    let offer = |code: &str, rate| Offer { code: code.into(), words: words::of_code(lang, code), rate };
    let mut offers: Vec<Offer> =
        rates.iter().flat_map(|(rate, name)| usual(*rate).iter().map(move |code| offer(code, *name))).collect();
    if !now.is_empty() && now != FROM_PARTS && offers.iter().all(|offer| offer.code != now) {
        offers.insert(0, offer(now, ""));
    }
    offers
}

/// One row of the form, as it was typed.
pub struct Row<'a> {
    pub moves: &'a str,
    pub minutes: &'a str,
    pub seconds: &'a str,
}

/// The rows of a form.
pub fn rows(texts: &Texts) -> [Row<'_>; PERIODS] {
    rows_of(texts.text("period_moves"), texts.text("period_minutes"), texts.text("period_seconds"))
}

/// The same from fields that hold a line a row.
fn rows_of<'a>(moves: &'a str, minutes: &'a str, seconds: &'a str) -> [Row<'a>; PERIODS] {
    let line = |text: &'a str, row: usize| text.split('\n').nth(row).unwrap_or("").trim();
    std::array::from_fn(|row| Row { moves: line(moves, row), minutes: line(minutes, row), seconds: line(seconds, row) })
}

/// The code of the periods that were typed; empty rows do not count.
///
/// # Errors
/// The first number that cannot be read.
fn code(rows: &[Row<'_>]) -> Result<String, Unreadable> {
    let mut periods = Vec::new();
    for row in rows.iter().filter(|row| [row.moves, row.minutes, row.seconds].iter().any(|text| !text.is_empty())) {
        let seconds: u32 = reader::number::<u32>(row.minutes, 1..=MAX_MINUTES)? * SECONDS_A_MINUTE;
        let moves = reader::optional(row.moves, |text| reader::number::<u32>(text, 1..=MAX_MOVES))?;
        let added = reader::optional(row.seconds, |text| reader::number::<u32>(text, 0..=MAX_SECONDS))?;
        let moves = moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        let added = added.filter(|added| *added > 0).map(|added| format!("+{added}")).unwrap_or_default();
        periods.push(format!("{moves}{seconds}{added}"));
    }
    Ok(periods.join(":"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_laws::clock::TimeControl;

    #[test]
    fn every_usual_time_control_is_read_and_said() {
        for offer in offers(Lang::English, "") {
            assert!(offer.code.parse::<TimeControl>().is_ok(), "{}", offer.code);
        }
        assert_eq!(words::of_code(Lang::English, "5400+30"), "90 min, 30 s a move");
        assert_eq!(words::of_code(Lang::English, "40/5400+30:1800+30"), "40 moves in 90 min + 30 min, 30 s a move");
        assert_eq!(words::of_code(Lang::English, "banana"), "banana");
    }

    #[test]
    fn periods_make_the_code_of_the_record() {
        let built = |moves, minutes, seconds| code(&rows_of(moves, minutes, seconds));
        assert_eq!(built("", "90", "30"), Ok("5400+30".into()));
        assert_eq!(built("40\n\n", "90\n30\n", "30\n30\n"), Ok("40/5400+30:1800+30".into()));
        assert_eq!(built("", "3", "0"), Ok("180".into()));
        assert!(built("", "ninety", "").is_err());
        assert!(built("0", "90", "").is_err());
        assert!(built("40", "", "").is_err() && built("", "", "30").is_err());
    }
}
