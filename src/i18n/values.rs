//! What is kept of an event and its players, with each value in words: the journal tells by these what was changed.
//!
//! A field that is not named here is told as it serialises, so that none is left out.

use super::{Lang, common, incidents, rating_method, web};
use serde::Serialize;
use serde_json::{Map, Value};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::details::{Details, Fee, Official};
use sonneborn_tournament::player::{Gender, PlayerData};
use sonneborn_tournament::regulations::{
    Acceleration, Agreement, Announced, Equals, NormGames, NormRules, Numbering, Parity, PeriodRatings, Rate,
    Regulations,
};
use sonneborn_tournament::scoring::Scoring;

pub use sonneborn_words::values::*;

/// The regulations, field by field.
pub fn regulations(lang: Lang, regulations: &Regulations) -> Value {
    let colour = regulations.initial_colour.map_or_else(|| web::initial_colour_lot(lang), |it| colour(lang, it));
    let national = regulations.national_ratings.as_ref();
    let national = national
        .map(|it| format!("{} ({})", rating_method::choice(lang, it.choice), it.federation))
        .unwrap_or_default();
    let told = [
        ("rate", rate(lang, regulations.rate).to_owned()),
        ("initial_colour", colour.to_owned()),
        ("scoring", scoring(lang, &regulations.scoring)),
        ("acceleration", acceleration(lang, &regulations.acceleration).to_owned()),
        ("numbering", numbering(lang, regulations.numbering).to_owned()),
        ("equals", equals(lang, regulations.equals).to_owned()),
        ("parity", parity(lang, regulations.parity).to_owned()),
        ("national_ratings", national),
        // The seed would tell the positions to come.
        ("chess960", regulations.chess960.map_or_else(|| no(lang), |_| yes(lang)).to_owned()),
        ("period_ratings", period_ratings(lang, regulations.period_ratings).to_owned()),
        ("norms", norms(lang, regulations.norms)),
        ("lists", lists(lang, regulations)),
        ("announced", announced(lang, &regulations.announced)),
        ("prohibitions", count(regulations.prohibitions.len())),
    ];
    with(lang, regulations, told)
}

/// What the regulations announce beside the Laws, the parts that are set.
fn announced(lang: Lang, announced: &Announced) -> String {
    let agreement = match announced.agreement {
        Agreement::Allowed => None,
        Agreement::FromMove(number) => Some(format!("{} {number}", web::agreement_from(lang))),
        Agreement::Never => Some(web::agreement_never(lang).to_owned()),
    };
    let parts = [
        announced.full_supervision.then(|| web::full_supervision(lang).to_owned()),
        agreement.map(|rule| common::label(lang, web::agreement_rule(lang)) + &rule),
        announced.quickplay.then(|| web::quickplay_announced(lang).to_owned()),
        Some(announced.device_penalty.clone()).filter(|penalty| !penalty.is_empty()),
        (announced.appeal_minutes > 0)
            .then(|| common::label(lang, incidents::appeal_minutes(lang)) + &announced.appeal_minutes.to_string()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(common::list_semicolon(lang))
}

/// The event's particulars, field by field.
pub fn details(lang: Lang, details: &Details) -> Value {
    let official = |official: &Official| match official.fide_id {
        Some(fide_id) => format!("{} ({fide_id})", official.name),
        None => official.name.clone(),
    };
    let deputies: Vec<String> = details.deputies.iter().map(official).collect();
    let schedule = details.schedule.iter().flatten().map(|at| at.format("%F %R").to_string());
    let told = [
        ("entry_fee", details.entry_fee.as_ref().map(Fee::to_string).unwrap_or_default()),
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
    let told = [
        ("gender", gender.unwrap_or_default().to_owned()),
        ("birth", data.birth.map(|birth| birth.to_string()).unwrap_or_default()),
    ];
    with(lang, data, told)
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

/// A number of things; empty for none.
fn count(count: usize) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}

fn colour(lang: Lang, colour: Colour) -> &'static str {
    match colour {
        Colour::White => common::white(lang),
        Colour::Black => common::black(lang),
    }
}

pub fn rate(lang: Lang, rate: Rate) -> &'static str {
    match rate {
        Rate::Standard => web::rate_standard(lang),
        Rate::Rapid => web::rate_rapid(lang),
        Rate::Blitz => web::rate_blitz(lang),
    }
}

fn acceleration(lang: Lang, acceleration: &Acceleration) -> &'static str {
    match acceleration {
        Acceleration::None => web::acceleration_none(lang),
        Acceleration::Baku => web::acceleration_baku(lang),
        Acceleration::Listed(_) => web::acceleration_listed(lang),
    }
}

fn numbering(lang: Lang, numbering: Numbering) -> &'static str {
    match numbering {
        Numbering::Strength => web::numbering_strength(lang),
        Numbering::Lots => web::numbering_lots(lang),
        Numbering::Varma => web::numbering_varma(lang),
        Numbering::ByHand => web::numbering_by_hand(lang),
    }
}

fn norms(lang: Lang, rules: NormRules) -> String {
    let games = match rules.games {
        NormGames::Nine => None,
        NormGames::Eight => Some(super::rating::norm_games_eight(lang)),
        NormGames::Seven => Some(super::rating::norm_games_seven(lang)),
    };
    let exempt = rules.exempt.then(|| super::rating::norm_exemption(lang));
    exempt.into_iter().chain(games).collect::<Vec<_>>().join(common::list_semicolon(lang))
}

fn lists(lang: Lang, regulations: &Regulations) -> String {
    let told = regulations.list_sequence();
    let mut told: Vec<String> = told.iter().map(|kind| rating_method::list(lang, kind)).collect();
    told.extend(regulations.lists.on_request.then(|| rating_method::checked_on_request(lang).to_owned()));
    told.join(common::list_comma(lang))
}

fn period_ratings(lang: Lang, ratings: Option<PeriodRatings>) -> &'static str {
    match ratings {
        None => no(lang),
        Some(PeriodRatings::First) => rating_method::first_rating(lang),
        Some(PeriodRatings::OfRound) => rating_method::rating_of_round(lang),
    }
}

fn equals(lang: Lang, equals: Equals) -> &'static str {
    match equals {
        Equals::Alphabet => web::equals_alphabet(lang),
        Equals::FideId => web::equals_fide_id(lang),
        Equals::OldestFirst => web::equals_oldest(lang),
        Equals::YoungestFirst => web::equals_youngest(lang),
    }
}

fn parity(lang: Lang, parity: Parity) -> &'static str {
    match parity {
        Parity::Participants => web::parity_participants(lang),
        Parity::Tpn => web::parity_tpn(lang),
    }
}

/// Win, draw and loss, and the bye, which are what the settings ask for.
fn scoring(lang: Lang, scoring: &Scoring) -> String {
    points(lang, scoring.win, scoring.draw, scoring.loss, scoring.pairing_allocated_bye)
}
