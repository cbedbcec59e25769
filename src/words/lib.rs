//! Every message of the program in each language.
//!
#![doc = include_str!("README.md")]
//!
//! The words stand in Fluent files: a folder a language, a file a table, English being the source. From them the build
//! (the folder `build`) makes a module a table and a function a message, `name(lang, arguments…)`: a message that is not
//! there, or an argument too many or too few, does not compile. A message without arguments gives `&'static str`, one with
//! arguments a `String`; the language is taken by value or by reference, as templates give it. What a language lacks is
//! English. Nothing here knows a type of the program: those are turned into words by the room `i18n`.

mod coded;
pub mod ftl;
pub mod numerals;
pub mod pattern;

use icu_locale_core::Locale;

// The tables, a module each.
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

    /// How many of the messages the language says itself, in per cent; the others are English.
    pub fn completeness(self) -> usize {
        Lang::SAID[self as usize] * 100 / Lang::MESSAGES
    }

    /// Whether the language is written from left to right (`ltr`) or from right to left (`rtl`), as HTML has it.
    pub fn direction(self) -> &'static str {
        language::direction(self)
    }

    /// The language of a BCP 47 tag as browsers send it (`zh-TW`, `zh-Hans-CN`, `yue`, `en-GB`); `None` for one that we do
    /// not have.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let tag = tag.trim().to_ascii_lowercase();
        if let Some(exact) = Lang::KNOWN.iter().find(|lang| lang.tag().eq_ignore_ascii_case(&tag)) {
            return Some(*exact);
        }
        let mut parts = tag.split('-');
        let language = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        match language {
            "zh" | "cmn" | "yue" => {
                let simplified = rest.contains(&"hans");
                // Cantonese is written in Traditional characters, with the words of Hong Kong, unless it says otherwise.
                let of_hong_kong = language == "yue" || rest.iter().any(|part| matches!(*part, "hk" | "mo" | "yue"));
                let traditional = rest.iter().any(|part| matches!(*part, "hant" | "tw"));
                Some(match (simplified, of_hong_kong, traditional) {
                    (true, ..) | (false, false, false) => Lang::SimplifiedChinese,
                    (false, true, _) => Lang::HongKongChinese,
                    (false, false, true) => Lang::TraditionalChinese,
                })
            }
            _ => Lang::ALL.into_iter().find(|lang| lang.tag().split('-').next() == Some(language)),
        }
    }

    /// The language that a browser prefers of those that we have (RFC 9110 section 12.5.4): the greatest weight, the first
    /// among equals.
    pub fn accepted(header: &str) -> Option<Lang> {
        let mut best: Option<(f32, Lang)> = None;
        for range in header.split(',') {
            let mut parts = range.split(';');
            let tag = parts.next().unwrap_or("").trim();
            let weight = parts.find_map(|part| part.trim().strip_prefix("q="));
            // A weight that is none is no wish.
            let weight: f32 = weight.map_or(1.0, |weight| weight.trim().parse().unwrap_or(0.0));
            let lang = if tag == "*" { Some(Lang::default()) } else { Lang::from_tag(tag) };
            if let Some(lang) = lang
                && weight > best.map_or(0.0, |(most, _)| most)
            {
                best = Some((weight, lang));
            }
        }
        best.map(|(_, lang)| lang)
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
        assert_eq!(Lang::from_tag("zh"), Some(Lang::SimplifiedChinese));
        assert_eq!(Lang::from_tag("cmn-Hant"), Some(Lang::TraditionalChinese));
        assert_eq!(Lang::from_tag("zh-Hans-HK"), Some(Lang::SimplifiedChinese));
        assert_eq!(Lang::from_tag("zh-Hant-HK"), Some(Lang::HongKongChinese));
        assert_eq!(Lang::from_tag("zh-yue"), Some(Lang::HongKongChinese));
        assert_eq!(Lang::from_tag("yue"), Some(Lang::HongKongChinese));
        assert_eq!(Lang::from_tag("tlh"), None);
        assert_eq!(Lang::from_tag(""), None);
    }

    #[test]
    fn a_browsers_weights_decide() {
        assert_eq!(Lang::accepted("tlh, en;q=0.3, zh-TW;q=0.8"), Some(Lang::TraditionalChinese));
        assert_eq!(Lang::accepted("en;q=0.5, zh;q=0.5"), Some(Lang::English));
        assert_eq!(Lang::accepted("zh;q=0, en;q=0.1"), Some(Lang::English));
        assert_eq!(Lang::accepted("zh;q=0"), None);
        assert_eq!(Lang::accepted("tlh, *;q=0.1"), Some(Lang::English));
        assert_eq!(Lang::accepted("zh;q=many, ,;"), None);
    }

    #[test]
    fn arguments_stand_in_every_language() {
        for lang in Lang::ALL {
            assert!(common::round_n(lang, 7).contains('7'));
        }
    }
}
