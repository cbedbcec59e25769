//! Every word that a user reads, in each language.
//!
//! The words stand in Fluent files: a folder a language, a file a table, English being the source. From them the build
//! (`build/words.rs`) makes a module a table and a function a message, `name(lang, arguments…)`: a message that is not
//! there, or an argument too many or too few, does not compile. A message without arguments gives `&'static str`, one with
//! arguments a `String`; the language is taken by value or by reference, as templates give it. What a language lacks is
//! English. The Rust files here turn the program's own types into words by means of these functions.

/// Takes in the functions that the build made of a table's words.
macro_rules! words {
    ($table:literal) => {
        include!(concat!(env!("OUT_DIR"), "/words/", $table, ".rs"));
    };
}

pub mod acts;
pub mod articles;
pub mod audit;
pub mod burstein;
pub mod claims;
pub mod common;
pub mod dubov;
pub mod dutch;
pub mod exchange;
pub mod fide_forms;
pub mod figure_sheet;
pub mod ftl;
pub mod house_points;
pub mod knockout;
pub mod laws;
pub mod numbers;
pub mod pairing_reasons;
pub mod pairing_tools;
pub mod pattern;
pub mod prohibitions;
pub mod rating;
pub mod rating_lists;
pub mod rating_method;
pub mod refusals;
pub mod standings;
pub mod swiss_manager;

use icu_locale_core::Locale;

// The tables that are words only.
include!(concat!(env!("OUT_DIR"), "/words/tables.rs"));
// `Lang`, one variant a folder.
include!(concat!(env!("OUT_DIR"), "/words/languages.rs"));

impl Lang {
    /// The BCP 47 tag, as in `<html lang>` and in the language cookie.
    pub fn tag(self) -> &'static str {
        Lang::TAGS[self as usize]
    }

    /// The tag as the Unicode crates take it.
    pub fn locale(self) -> Locale {
        // A folder whose name is no tag does not pass the test of the languages.
        self.tag().parse().unwrap_or(Locale::UNKNOWN)
    }

    /// The language's name in itself.
    pub fn own_name(self) -> &'static str {
        language::own_name(self)
    }

    /// The language of a BCP 47 tag as browsers send it (`zh-TW`, `zh-Hans-CN`, `en-GB`); `None` for any other.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let tag = tag.trim().to_ascii_lowercase();
        let mut parts = tag.split('-');
        match parts.next()? {
            "en" => Some(Lang::English),
            "zh" => {
                let traditional = parts.any(|part| matches!(part, "hant" | "tw" | "hk" | "mo"));
                Some(if traditional { Lang::TraditionalChinese } else { Lang::SimplifiedChinese })
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_tags_find_their_language() {
        assert_eq!(Lang::from_tag("zh-TW"), Some(Lang::TraditionalChinese));
        assert_eq!(Lang::from_tag("zh-Hans-CN"), Some(Lang::SimplifiedChinese));
        assert_eq!(Lang::from_tag("en-GB"), Some(Lang::English));
        assert_eq!(Lang::from_tag("fr"), None);
    }

    #[test]
    fn arguments_stand_in_every_language() {
        for lang in Lang::ALL {
            assert!(common::round_n(lang, 7).contains('7'));
        }
    }
}
