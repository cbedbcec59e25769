//! The words for the method of tournament ratings and for estimates.

use super::Lang;
use crate::tournament::regulations::RatingChoice;
use std::borrow::Borrow;

words!("rating_method");

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
