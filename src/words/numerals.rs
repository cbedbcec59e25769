//! Numbers as each language writes them (CLDR): the sign before decimals, and the groups of digits in counts. Ratings, years
//! and identity numbers are never grouped; files, forms and FIDE's papers keep the point.

use super::Lang;
use fixed_decimal::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_decimal::{DecimalFormatter, DecimalFormatterPreferences};
use std::borrow::Borrow;
use std::fmt;
use std::sync::OnceLock;

/// A number with decimals, written by the program with a point (`47.5`, `+4.60`), in a language. What is no such number
/// stays as it is.
pub fn decimal(lang: impl Borrow<Lang>, number: &str) -> String {
    if !number.contains('.') {
        return number.to_owned();
    }
    match number.parse::<Decimal>() {
        Ok(read) => formatter(*lang.borrow(), GroupingStrategy::Never).format(&read).to_string(),
        Err(_) => number.to_owned(),
    }
}

/// How many there are, with its digits in groups where it is shown; a message's plural goes by the number itself.
pub struct Count {
    number: u64,
    written: String,
}

/// A count in a language.
pub fn count(lang: impl Borrow<Lang>, number: impl Borrow<u64>) -> Count {
    let number = *number.borrow();
    let written = formatter(*lang.borrow(), GroupingStrategy::Auto).format(&Decimal::from(number)).to_string();
    Count { number, written }
}

/// The alternate form is what a reader sees.
impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() { f.write_str(&self.written) } else { self.number.fmt(f) }
    }
}

impl Count {
    /// As a reader sees it.
    pub fn written(&self) -> &str {
        &self.written
    }
}

fn formatter(lang: Lang, grouping: GroupingStrategy) -> &'static DecimalFormatter {
    type Formatters = [OnceLock<DecimalFormatter>; Lang::KNOWN.len()];
    static PLAIN: Formatters = [const { OnceLock::new() }; Lang::KNOWN.len()];
    static GROUPED: Formatters = [const { OnceLock::new() }; Lang::KNOWN.len()];
    let made = if grouping == GroupingStrategy::Never { &PLAIN } else { &GROUPED };
    made[lang as usize].get_or_init(|| {
        let mut options = DecimalFormatterOptions::default();
        options.grouping_strategy = Some(grouping);
        let preferences = DecimalFormatterPreferences::from(&lang.locale());
        DecimalFormatter::try_new(preferences, options).expect("the signs of numbers are compiled in")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_have_the_sign_of_the_language() {
        for (lang, written) in [(Lang::English, "+4.60"), (Lang::German, "+4,60"), (Lang::SimplifiedChinese, "+4.60")] {
            assert_eq!(decimal(lang, "+4.60"), written);
        }
        assert_eq!(decimal(Lang::French, "-0.5"), "-0,5");
        // What is no decimal number stays.
        for text in ["3½", "2400", "½ 2", "12.11.2026", ""] {
            assert_eq!(decimal(Lang::German, text), text);
        }
    }

    #[test]
    fn counts_are_grouped_where_they_are_seen() {
        let seen = |lang| format!("{:#}", count(lang, 1_234_567));
        assert_eq!(seen(Lang::English), "1,234,567");
        assert_eq!(seen(Lang::German), "1.234.567");
        assert_eq!(count(Lang::German, 1_234_567).to_string(), "1234567");
    }
}
