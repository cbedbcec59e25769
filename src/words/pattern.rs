//! The text of a message at run time, put together with its arguments.

use super::Lang;
use super::coded::{ARGUMENT, CHOICE, FIRST_PLACE, variants};
use fixed_decimal::Decimal;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralOperands, PluralRules, PluralRulesPreferences};
use std::fmt::{Display, Write};
use std::sync::OnceLock;

/// Where the text of a message begins and ends in the texts of its table, in each language in the order of [`Lang::KNOWN`].
pub type Spans = [(u32, u32); Lang::KNOWN.len()];

/// A message as the build writes it into the list of all, for those who look at every one.
pub struct Message {
    pub id: &'static str,
    pub arguments: &'static [&'static str],
    /// The texts of its table.
    pub texts: &'static str,
    pub spans: &'static Spans,
}

impl Message {
    /// The message in a language; the arguments are given in their order.
    pub fn write(&self, lang: Lang, arguments: &[&dyn Display]) -> String {
        write(self.texts, self.spans, lang, arguments)
    }
}

/// A message without arguments in the language.
pub fn plain(texts: &'static str, spans: &Spans, lang: Lang) -> &'static str {
    let (from, to) = spans[lang as usize];
    &texts[from as usize..to as usize]
}

/// The message in a language, with its arguments.
pub fn write(texts: &'static str, spans: &Spans, lang: Lang, arguments: &[&dyn Display]) -> String {
    let mut out = String::with_capacity(64);
    put(&mut out, plain(texts, spans, lang), arguments);
    out
}

fn put(out: &mut String, mut text: &str, arguments: &[&dyn Display]) {
    while let Some(at) = text.bytes().position(|byte| matches!(byte, ARGUMENT | CHOICE)) {
        let (before, marked) = text.split_at(at);
        out.push_str(before);
        let place = |after: usize| usize::from(marked.as_bytes()[after] - FIRST_PLACE);
        let argument = arguments[place(1)];
        if marked.as_bytes()[0] == ARGUMENT {
            // A `String` takes everything: writing to it cannot fail. The alternate form is the reader's (`numerals::Count`).
            let _ = write!(out, "{argument:#}");
            text = &marked[2..];
        } else {
            let (variants, after) = variants(&marked[3..]);
            let value = argument.to_string();
            let keyed = |key: &str| variants.iter().find(|(own, _)| *own == key);
            let chosen = keyed(&value).or_else(|| keyed(category(Lang::KNOWN[place(2)], &value)?));
            put(out, chosen.or(variants.last()).map_or("", |(_, text)| text), arguments);
            text = after;
        }
    }
    out.push_str(text);
}

/// The plural category of a number as it is written (`1`, `2.5`, `½`) in a language; `None` for what is no number.
pub fn category(lang: Lang, number: &str) -> Option<&'static str> {
    static RULES: [OnceLock<Option<PluralRules>>; Lang::KNOWN.len()] = [const { OnceLock::new() }; Lang::KNOWN.len()];
    let number: Decimal = match number.strip_suffix('½') {
        None => number.parse().ok()?,
        Some(whole) => format!("{whole}.5").parse().ok()?,
    };
    let rules = RULES[lang as usize].get_or_init(|| rules(&lang.locale()));
    Some(named(rules.as_ref()?.category_for(PluralOperands::from(&number))))
}

/// The categories that the whole numbers up to a thousand have in a language; empty for a language that CLDR does not know.
pub fn categories(locale: &Locale) -> Vec<&'static str> {
    const HIGHEST: u32 = 1000;
    let rules = rules(locale);
    let mut found: Vec<&str> =
        rules.iter().flat_map(|rules| (0..=HIGHEST).map(|n| named(rules.category_for(n)))).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn rules(locale: &Locale) -> Option<PluralRules> {
    PluralRules::try_new_cardinal(PluralRulesPreferences::from(locale)).ok()
}

fn named(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_category_they_are_written_with() {
        let of = |number| category(Lang::English, number);
        assert_eq!((of("1"), of("2"), of("1½"), of("1.0")), (Some("one"), Some("other"), Some("other"), Some("other")));
        assert_eq!((of("1, 3"), of("")), (None, None));
        assert_eq!(category(Lang::SimplifiedChinese, "1"), Some("other"));
    }

    #[test]
    fn each_language_has_its_own_categories() {
        let of = |tag: &str| categories(&tag.parse().expect("a tag"));
        assert_eq!(of("en"), ["one", "other"]);
        assert_eq!(of("zh-Hant"), ["other"]);
        // `other` is for fractions there.
        assert_eq!(of("ru"), ["few", "many", "one"]);
        assert_eq!(of("ar"), ["few", "many", "one", "other", "two", "zero"]);
    }

    #[test]
    fn a_choice_goes_by_value_then_by_category_then_otherwise() {
        const TEXTS: &str = "[\u{2}000\u{3}nobody\u{4}one\u{3}\u{1}0 player\u{4}other\u{3}\u{1}0 players\u{4}\u{5}]";
        let spans: Spans = [(0, TEXTS.len() as u32); Lang::KNOWN.len()];
        let said = |value: &str| write(TEXTS, &spans, Lang::English, &[&value]);
        assert_eq!(["0", "1", "2", "some"].map(said), ["[nobody]", "[1 player]", "[2 players]", "[some players]"]);
    }

    #[test]
    fn a_choice_stands_in_a_choice() {
        const TEXTS: &str = "\u{2}00one\u{3}a\u{2}10one\u{3}b\u{4}other\u{3}c\u{4}\u{5}d\u{4}other\u{3}e\u{4}\u{5}f";
        let spans: Spans = [(0, TEXTS.len() as u32); Lang::KNOWN.len()];
        let said = |one: u8, two: u8| write(TEXTS, &spans, Lang::English, &[&one, &two]);
        assert_eq!([said(1, 1), said(1, 2), said(2, 1)], ["abdf", "acdf", "ef"]);
    }
}
