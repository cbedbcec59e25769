//! The order of names in lists for people, by the collation of the page's language (CLDR): Łukasz beside L, 王 by its
//! pinyin in 简体 and by its strokes in 繁體. Where a rule of FIDE orders by name, its own comparison holds, not this one.

use super::Lang;
use icu_collator::options::CollatorOptions;
use icu_collator::{CollatorBorrowed, CollatorPreferences};
use icu_locale_core::locale;
use sonneborn_tournament::style::NameOrder;
use std::sync::OnceLock;

/// By which alphabet: that of a language, or the order of Chinese characters that an event has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet(Collation);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Collation {
    Of(Lang),
    Pinyin,
    Strokes,
}

impl From<Lang> for Alphabet {
    fn from(lang: Lang) -> Alphabet {
        Alphabet(Collation::Of(lang))
    }
}

impl From<(Lang, NameOrder)> for Alphabet {
    fn from((lang, order): (Lang, NameOrder)) -> Alphabet {
        Alphabet(match order {
            NameOrder::ByLanguage => Collation::Of(lang),
            NameOrder::Pinyin => Collation::Pinyin,
            NameOrder::Strokes => Collation::Strokes,
        })
    }
}

/// Sorts by a name; who is called the same stays in the order given.
pub fn sort_by_name<T>(alphabet: impl Into<Alphabet>, items: &mut [T], name: impl Fn(&T) -> &str) {
    let collator = collator(alphabet.into());
    items.sort_by_cached_key(|item| {
        let mut key = Vec::new();
        // A `Vec` takes everything: writing to it cannot fail.
        let Ok(()) = collator.write_sort_key_to(name(item), &mut key);
        key
    });
}

fn collator(Alphabet(collation): Alphabet) -> &'static CollatorBorrowed<'static> {
    const CHOSEN: usize = 2;
    static COLLATORS: [OnceLock<CollatorBorrowed<'static>>; Lang::KNOWN.len() + CHOSEN] =
        [const { OnceLock::new() }; Lang::KNOWN.len() + CHOSEN];
    let (place, locale) = match collation {
        Collation::Of(lang) => (lang as usize, lang.locale()),
        Collation::Pinyin => (Lang::KNOWN.len(), locale!("zh-u-co-pinyin")),
        Collation::Strokes => (Lang::KNOWN.len() + 1, locale!("zh-u-co-stroke")),
    };
    COLLATORS[place].get_or_init(|| {
        let preferences = CollatorPreferences::from(&locale);
        CollatorBorrowed::try_new(preferences, CollatorOptions::default()).expect("the collations are compiled in")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(alphabet: impl Into<Alphabet>, names: &str) -> String {
        let mut names: Vec<&str> = names.split(' ').collect();
        sort_by_name(alphabet, &mut names, |name| name);
        names.join(" ")
    }

    #[test]
    fn letters_with_marks_stand_beside_their_letter() {
        assert_eq!(sorted(Lang::English, "Zoe Łukasz Özil Magnus lars Odin"), "lars Łukasz Magnus Odin Özil Zoe");
        assert_eq!(sorted(Lang::Spanish, "Nunez Ñato Ober"), "Nunez Ñato Ober");
        assert_eq!(sorted(Lang::Russian, "Ёжин Жуков Егоров Anna"), "Егоров Ёжин Жуков Anna");
    }

    #[test]
    fn chinese_names_stand_by_pinyin_or_by_strokes() {
        // Wáng, Lǐ, Dīng, Zhāng, Chén
        assert_eq!(sorted(Lang::SimplifiedChinese, "王 李 丁 张 陈"), "陈 丁 李 王 张");
        // 2, 4, 7, 11 and 11 strokes
        assert_eq!(sorted(Lang::TraditionalChinese, "張 李 王 丁"), "丁 王 李 張");
    }

    #[test]
    fn an_event_chooses_pinyin_or_strokes_for_all_languages() {
        assert_eq!(sorted((Lang::English, NameOrder::Pinyin), "王 李 丁"), "丁 李 王");
        assert_eq!(sorted((Lang::English, NameOrder::Pinyin), "Zoe Łukasz"), "Łukasz Zoe");
        assert_eq!(sorted((Lang::SimplifiedChinese, NameOrder::Strokes), "張 李 王 丁"), "丁 王 李 張");
        assert_eq!(sorted((Lang::TraditionalChinese, NameOrder::Pinyin), "張 李 王 丁"), "丁 李 王 張");
    }
}
