//! The words of the papers that go to FIDE: title norms (IT1), tournament report (IT3), arbiters' norms (FA1, IA1), ratings.
//!
//! The labels stand in English, as FIDE's forms have them, with the user's language beside; see [`beside`].

use super::Lang;
use sonneborn_rating::certificate::Check;

pub use sonneborn_words::fide_forms::*;

/// A label in English, with the same in the user's language beside it.
pub fn beside(lang: Lang, label: fn(Lang) -> &'static str) -> String {
    let english = label(Lang::English);
    match label(lang) {
        same if same == english => english.to_owned(),
        own => format!("{english} / {own}"),
    }
}

/// The same above each other, for the heads of narrow columns.
pub fn stacked(lang: Lang, label: fn(Lang) -> &'static str) -> String {
    let english = label(Lang::English);
    match label(lang) {
        same if same == english => english.to_owned(),
        own => format!("{english}\n{own}"),
    }
}

/// The same apart, the user's only where it is another.
pub fn both(lang: Lang, label: fn(Lang) -> &'static str) -> (&'static str, Option<&'static str>) {
    let (english, own) = (label(Lang::English), label(lang));
    (english, (own != english).then_some(own))
}

/// What is to be checked by hand.
pub fn check(lang: Lang, check: Check) -> String {
    match check {
        Check::Registration => check_registration(lang).into(),
        Check::ListAtStart => check_list(lang).into(),
        Check::ChiefArbiterTitle => check_chief_arbiter(lang).into(),
        Check::ScheduleUnknown => check_schedule(lang).into(),
        Check::TooManyRoundsADay { days } => check_rounds_a_day(lang, days),
        Check::RateOfPlay => check_rate(lang).into(),
        Check::OpponentWithoutFederation => check_opponent(lang).into(),
        Check::PlayerIncomplete => check_player(lang).into(),
        Check::FederationsWaived => check_waived(lang).into(),
        Check::GamesLeftOut => check_left_out(lang).into(),
        Check::EightOfNine { round } => check_eight_of_nine(lang, round),
    }
}
