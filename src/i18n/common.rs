//! Words that more than one page or paper uses. Terms follow FIDE's English and the glossary of Chinese chess usage.

use super::Lang;
use sonneborn_tournament::outcome::Bye;

pub use sonneborn_words::common::*;

/// Sentences, one behind the other.
pub fn sentences(lang: Lang, each: impl IntoIterator<Item = String>) -> String {
    each.into_iter().reduce(|said, next| and_then(lang, said, next)).unwrap_or_default()
}

/// The kind of a bye.
pub fn bye_of(lang: Lang, bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => pairing_allocated_bye(lang),
        Bye::HalfPoint => half_point_bye(lang),
        Bye::FullPoint => full_point_bye(lang),
        Bye::ZeroPoint => zero_point_bye(lang),
    }
}
