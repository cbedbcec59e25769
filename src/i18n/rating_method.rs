//! The words for the method of tournament ratings and for estimates.

use super::Lang;
use sonneborn_tournament::list_order::ListKind;
use sonneborn_tournament::regulations::RatingChoice;
use std::borrow::Borrow;

pub use sonneborn_words::rating_method::*;

/// The name of a method.
pub fn choice(lang: impl Borrow<Lang>, choice: RatingChoice) -> &'static str {
    match choice {
        RatingChoice::Fide => fide_only(lang),
        RatingChoice::Nro => national_only(lang),
        RatingChoice::Fidon => fide_first(lang),
        RatingChoice::Nidof => national_first(lang),
        RatingChoice::Hbfn => higher(lang),
        RatingChoice::Lbfn => lower(lang),
        RatingChoice::Other => other(lang),
    }
}

/// The name of a list in an event's sequence.
pub fn list(lang: Lang, kind: &ListKind) -> String {
    match kind {
        ListKind::Standard => list_standard(lang).into(),
        ListKind::Rapid => list_rapid(lang).into(),
        ListKind::Blitz => list_blitz(lang).into(),
        ListKind::EffectiveRapid => list_effective_rapid(lang).into(),
        ListKind::EffectiveBlitz => list_effective_blitz(lang).into(),
        ListKind::Own(name) => name.clone(),
    }
}
