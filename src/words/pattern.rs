//! The text of a message at run time: pieces in a static table, put together with the arguments.

use super::Lang;
use fixed_decimal::Decimal;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralOperands, PluralRules, PluralRulesPreferences};
use std::fmt::{Display, Write};
use std::sync::OnceLock;

/// A piece of a text; the build writes them from the word files.
pub enum Piece {
    Text(&'static str),
    /// An argument by its place.
    Argument(usize),
    /// One of several texts, by an argument: by its value as it is written, or else by the plural category that its number
    /// has in the text's language. The last text is taken when none fits.
    Choice(usize, Lang, &'static [(&'static str, &'static [Piece])], &'static [Piece]),
}

/// A message in each language, in the order of [`Lang::KNOWN`].
pub type Texts = [&'static [Piece]; Lang::KNOWN.len()];

/// A message without arguments in each language.
pub type Plain = [&'static str; Lang::KNOWN.len()];

/// A message as the build writes it into the list of all, for those who look at every one.
pub struct Message {
    pub id: &'static str,
    pub arguments: &'static [&'static str],
    pub said: Said,
}

/// What a message says.
pub enum Said {
    Plain(&'static Plain),
    Pattern(&'static Texts),
}

impl Message {
    /// The message in a language; the arguments are given in their order.
    pub fn write(&self, lang: Lang, arguments: &[&dyn Display]) -> String {
        match self.said {
            Said::Plain(texts) => texts[lang as usize].to_owned(),
            Said::Pattern(texts) => write(texts, lang, arguments),
        }
    }
}

/// The message in a language, with its arguments.
pub fn write(texts: &Texts, lang: Lang, arguments: &[&dyn Display]) -> String {
    let mut out = String::with_capacity(64);
    put(&mut out, texts[lang as usize], arguments);
    out
}

fn put(out: &mut String, text: &[Piece], arguments: &[&dyn Display]) {
    for piece in text {
        match piece {
            Piece::Text(text) => out.push_str(text),
            // A `String` takes everything: writing to it cannot fail. The alternate form is the reader's (`numerals::Count`).
            Piece::Argument(at) => drop(write!(out, "{:#}", arguments[*at])),
            Piece::Choice(at, lang, variants, otherwise) => {
                let value = arguments[*at].to_string();
                let keyed = |key: &str| variants.iter().find(|(own, _)| *own == key).map(|(_, text)| *text);
                let chosen = keyed(&value).or_else(|| keyed(category(*lang, &value)?));
                put(out, chosen.unwrap_or(otherwise), arguments);
            }
        }
    }
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
        static CHOICE: &[Piece] = &[Piece::Choice(
            0,
            Lang::English,
            &[("0", &[Piece::Text("nobody")]), ("one", &[Piece::Argument(0), Piece::Text(" player")])],
            &[Piece::Argument(0), Piece::Text(" players")],
        )];
        static TEXTS: Texts = [CHOICE; Lang::KNOWN.len()];
        let said = |value: &str| write(&TEXTS, Lang::English, &[&value]);
        assert_eq!(["0", "1", "2", "some"].map(said), ["nobody", "1 player", "2 players", "some players"]);
    }
}
