//! The message tables: every word a user reads, in English, 简体中文 and 繁體中文.
//!
//! A message is a function `name(lang, arguments…)`; a table lives in the file named after the room it speaks for.
//! A missing translation does not compile, because `messages!` takes all three or nothing.

pub mod acts;
pub mod api;
pub mod articles;
pub mod burstein;
pub mod claim_desk;
pub mod claims;
pub mod common;
pub mod corrections;
pub mod document;
pub mod dubov;
pub mod dutch;
pub mod exchange;
pub mod fide_forms;
pub mod figure_sheet;
pub mod house_points;
pub mod knockout;
pub mod laws;
pub mod numbers;
pub mod pairing_reasons;
pub mod pairing_tools;
pub mod players;
pub mod prohibitions;
pub mod public;
pub mod rating;
pub mod rating_lists;
pub mod rating_method;
pub mod refusals;
pub mod rounds;
pub mod standings;
pub mod teams;
pub mod web;

use serde::{Deserialize, Serialize};

/// A language of the interface and of the papers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lang {
    #[default]
    #[serde(rename = "en")]
    English,
    #[serde(rename = "zh-Hans")]
    Simplified,
    #[serde(rename = "zh-Hant")]
    Traditional,
}

impl Lang {
    /// Every language, in the order in which the menus offer them.
    pub const ALL: [Lang; 3] = [Lang::English, Lang::Simplified, Lang::Traditional];

    /// The BCP 47 tag, as in `<html lang>` and in the language cookie.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::Simplified => "zh-Hans",
            Lang::Traditional => "zh-Hant",
        }
    }

    /// The language's name in itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Lang::English => "English",
            Lang::Simplified => "简体中文",
            Lang::Traditional => "繁體中文",
        }
    }

    /// The language of a BCP 47 tag as browsers send it (`zh-TW`, `zh-Hans-CN`, `en-GB`); `None` for any other.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let tag = tag.trim().to_ascii_lowercase();
        let mut parts = tag.split('-');
        match parts.next()? {
            "en" => Some(Lang::English),
            "zh" => {
                let traditional = parts.any(|part| matches!(part, "hant" | "tw" | "hk" | "mo"));
                Some(if traditional { Lang::Traditional } else { Lang::Simplified })
            }
            _ => None,
        }
    }
}

/// Declares messages: `name(arguments) { "English", "简体", "繁體" }`.
///
/// Without arguments the function gives `&'static str`; with arguments, which are anything that can be displayed and are
/// named in the texts in braces, a `String`. The language is taken by value or by reference, as templates give it.
#[macro_export]
macro_rules! messages {
    ($($(#[$doc:meta])* $name:ident $(($($arg:ident),+))? { $en:literal, $hans:literal, $hant:literal })*) => {
        $($crate::message! { $(#[$doc])* $name $(($($arg),+))? { $en, $hans, $hant } })*
    };
}

/// Declares one message; see [`messages!`].
#[macro_export]
macro_rules! message {
    ($(#[$doc:meta])* $name:ident { $en:literal, $hans:literal, $hant:literal }) => {
        $(#[$doc])*
        pub fn $name(lang: impl ::std::borrow::Borrow<$crate::i18n::Lang>) -> &'static str {
            match *lang.borrow() {
                $crate::i18n::Lang::English => $en,
                $crate::i18n::Lang::Simplified => $hans,
                $crate::i18n::Lang::Traditional => $hant,
            }
        }
    };
    ($(#[$doc:meta])* $name:ident ($($arg:ident),+) { $en:literal, $hans:literal, $hant:literal }) => {
        $(#[$doc])*
        pub fn $name(
            lang: impl ::std::borrow::Borrow<$crate::i18n::Lang>,
            $($arg: impl ::std::fmt::Display),+
        ) -> String {
            $(let $arg = &$arg;)+
            match *lang.borrow() {
                $crate::i18n::Lang::English => format!($en),
                $crate::i18n::Lang::Simplified => format!($hans),
                $crate::i18n::Lang::Traditional => format!($hant),
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_tags_find_their_language() {
        assert_eq!(Lang::from_tag("zh-TW"), Some(Lang::Traditional));
        assert_eq!(Lang::from_tag("zh-Hans-CN"), Some(Lang::Simplified));
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
