//! What a field takes, said where it was given something else.

use super::{Lang, common, standings};
use sonneborn_tournament::reader::{Allowed, Unreadable};

pub use sonneborn_words::reader::*;

/// What is wrong with a field, and what it takes.
pub fn unreadable(lang: Lang, field: &str, unreadable: &Unreadable) -> String {
    let allowed = allowed(lang, &unreadable.allowed);
    if unreadable.value.is_empty() {
        missing(lang, field, allowed)
    } else {
        wrong(lang, field, &unreadable.value, allowed)
    }
}

/// What a field takes.
pub fn allowed(lang: Lang, allowed: &Allowed) -> String {
    match allowed {
        Allowed::Number { least, most } => allowed_number(lang, least, most),
        Allowed::Amount { most } => allowed_amount(lang, most),
        Allowed::Fee { most } => allowed_fee(lang, most),
        Allowed::Reduction => allowed_reduction(lang).into(),
        Allowed::Zone => allowed_zone(lang).into(),
        Allowed::Colour => allowed_colour(lang).into(),
        Allowed::Points { most } => allowed_points(lang, most.decimal()),
        Allowed::Codes(codes) => allowed_codes(lang, codes.join(common::list_comma(lang))),
        Allowed::Day => allowed_day(lang).into(),
        Allowed::Month => allowed_month(lang).into(),
        Allowed::Moment => allowed_moment(lang).into(),
        Allowed::Birth { until } => allowed_birth(lang, until),
        Allowed::Official => allowed_official(lang).into(),
        Allowed::Federation => allowed_federation(lang).into(),
        Allowed::TieBreak(why) => standings::descriptor_error(lang, why),
        Allowed::Text { letters } => allowed_text(lang, letters),
        Allowed::Line => allowed_line(lang).into(),
        Allowed::Something => allowed_something(lang).into(),
    }
}
