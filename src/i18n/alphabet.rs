//! The order of names in lists for people, by the collation of the page's language (CLDR): Łukasz beside L, 王 by its
//! pinyin in 简体 and by its strokes in 繁體. Where a rule of FIDE orders by name, its own comparison holds, not this one.

use super::Lang;
use icu_collator::options::CollatorOptions;
use icu_collator::{CollatorBorrowed, CollatorPreferences};
use std::sync::OnceLock;

/// Sorts by a name; who is called the same stays in the order given.
pub fn sort_by_name<T>(lang: Lang, items: &mut [T], name: impl Fn(&T) -> &str) {
    let collator = collator(lang);
    items.sort_by_cached_key(|item| {
        let mut key = Vec::new();
        // A `Vec` takes everything: writing to it cannot fail.
        let Ok(()) = collator.write_sort_key_to(name(item), &mut key);
        key
    });
}

fn collator(lang: Lang) -> &'static CollatorBorrowed<'static> {
    static COLLATORS: [OnceLock<CollatorBorrowed<'static>>; Lang::KNOWN.len()] =
        [const { OnceLock::new() }; Lang::KNOWN.len()];
    COLLATORS[lang as usize].get_or_init(|| {
        let preferences = CollatorPreferences::from(&lang.locale());
        CollatorBorrowed::try_new(preferences, CollatorOptions::default()).expect("the collations are compiled in")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(lang: Lang, names: &str) -> String {
        let mut names: Vec<&str> = names.split(' ').collect();
        sort_by_name(lang, &mut names, |name| name);
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
}
