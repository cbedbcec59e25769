//! Words of the rating lists: importing them, and the check of an event's players against one.

use super::Lang;
use sonneborn_exchange::list_check::Kind;
use std::borrow::Borrow;

pub use sonneborn_words::rating_lists::*;

/// The heading of a kind of findings.
pub fn kind(lang: impl Borrow<Lang>, kind: impl Borrow<Kind>) -> &'static str {
    let lang = *lang.borrow();
    match kind.borrow() {
        Kind::Rating => kind_rating(lang),
        Kind::Title => kind_title(lang),
        Kind::Federation => kind_federation(lang),
        Kind::Name => kind_name(lang),
        Kind::Birth => kind_birth(lang),
        Kind::Sex => kind_sex(lang),
        Kind::MissingId => kind_missing_id(lang),
        Kind::NotListed => kind_not_listed(lang),
        Kind::Twice => kind_twice(lang),
    }
}
