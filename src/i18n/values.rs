//! What is kept of an event and its players, with each value in words: the journal tells by these what was changed.
//!
//! A field that is not named here is told as it serialises, so that none is left out.

use super::{Lang, common, web};
use serde::Serialize;
use serde_json::{Map, Value};
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::fee::Fee;
use sonneborn_tournament::player::{Gender, NationalRecord, PlayerData, Ratings};
use sonneborn_tournament::reduction::Reduction;
use sonneborn_tournament::regulations::Rate;
use sonneborn_tournament::scoring::{Scoring, ScoringFault};
use sonneborn_words::refusals;

pub use sonneborn_words::values::*;

/// The event's particulars, field by field.
pub fn details(lang: Lang, details: &Details) -> Value {
    let official = |official: &Official| match official.fide_id {
        Some(fide_id) => common::noted(lang, &official.name, fide_id),
        None => official.name.clone(),
    };
    let reductions: Vec<String> = details.reductions.iter().map(Reduction::to_string).collect();
    let deputies: Vec<String> = details.deputies.iter().map(official).collect();
    let schedule = details.schedule.iter().flatten().map(|at| at.format("%F %R").to_string());
    let told = [
        ("entry_fee", details.entry_fee.as_ref().map(Fee::to_string).unwrap_or_default()),
        ("reductions", reductions.join(common::list_semicolon(lang))),
        ("chief_arbiter", official(&details.chief_arbiter)),
        ("deputies", deputies.join(common::list_semicolon(lang))),
        ("schedule", schedule.collect::<Vec<_>>().join(common::list_comma(lang))),
    ];
    with(lang, details, told)
}

/// What is known of a player, field by field.
pub fn player(lang: Lang, data: &PlayerData) -> Value {
    let gender = data.gender.map(|gender| match gender {
        Gender::Male => super::players::male(lang),
        Gender::Female => super::players::female(lang),
    });
    let later = data.period_ratings.iter().map(|(round, rating)| format!("{} {rating}", common::round_n(lang, round)));
    let told = [
        ("gender", gender.unwrap_or_default().to_owned()),
        ("birth", data.birth.map(|birth| birth.shown()).unwrap_or_default()),
        ("ratings", ratings(lang, data.ratings)),
        (
            "national_records",
            data.national_records.iter().map(national_record).collect::<Vec<_>>().join(common::list_comma(lang)),
        ),
        ("period_ratings", later.collect::<Vec<_>>().join(common::list_comma(lang))),
    ];
    with(lang, data, told)
}

/// `FRA 1850 J12345`.
fn national_record(record: &NationalRecord) -> String {
    let rating = record.rating.map(|rating| rating.to_string());
    let parts = [Some(record.federation.clone()), rating, Some(record.id.clone())];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Those that are known, each by its list.
fn ratings(lang: Lang, ratings: Ratings) -> String {
    let Ratings { standard, rapid, blitz, national } = ratings;
    let told = [
        (rate(lang, Rate::Standard), standard),
        (rate(lang, Rate::Rapid), rapid),
        (rate(lang, Rate::Blitz), blitz),
        (super::players::national_rating(lang), national),
    ];
    let known = told.into_iter().filter_map(|(list, rating)| Some(format!("{list} {}", rating?)));
    known.collect::<Vec<_>>().join(common::list_comma(lang))
}

/// What serialises, with some fields in words, and the lists and yes and no of the others.
fn with<const N: usize>(lang: Lang, value: &impl Serialize, told: [(&str, String); N]) -> Value {
    let fields = match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    };
    let in_words = fields.into_iter().map(|(field, value)| {
        let own = told.iter().find(|(name, _)| *name == field).map(|(_, words)| Value::String(words.clone()));
        (field, own.unwrap_or_else(|| plain(lang, value)))
    });
    Value::Object(in_words.collect())
}

fn plain(lang: Lang, value: Value) -> Value {
    match value {
        Value::Bool(true) => yes(lang).into(),
        Value::Bool(false) => no(lang).into(),
        Value::Array(list) => {
            let one = |value| match plain(lang, value) {
                Value::String(text) => text,
                other => other.to_string(),
            };
            Value::String(list.into_iter().map(one).collect::<Vec<_>>().join(common::list_comma(lang)))
        }
        Value::Null | Value::Number(_) | Value::String(_) | Value::Object(_) => value,
    }
}

pub fn rate(lang: Lang, rate: Rate) -> &'static str {
    match rate {
        Rate::Standard => web::rate_standard(lang),
        Rate::Rapid => web::rate_rapid(lang),
        Rate::Blitz => web::rate_blitz(lang),
    }
}

/// Win, draw and loss, and the bye, which are what the settings ask for.
pub(super) fn scoring(lang: Lang, scoring: &Scoring) -> String {
    points(lang, scoring.win, scoring.draw, scoring.loss, scoring.pairing_allocated_bye)
}

/// Why points cannot be given so.
pub fn scoring_fault(lang: Lang, fault: ScoringFault) -> &'static str {
    match fault {
        ScoringFault::DrawsBeatWin => refusals::draws_beat_win(lang),
        ScoringFault::NotDescending => refusals::not_descending(lang),
        ScoringFault::ByeAboveWin => refusals::bye_above_win(lang),
        ScoringFault::ByeNoResult => refusals::bye_no_result(lang),
        ScoringFault::WinIsNoMore => refusals::win_is_no_more(lang),
    }
}
