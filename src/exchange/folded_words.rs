//! Names as they are searched: in small letters, without accents, word by word, Chinese names from any character on.

use icu_normalizer::DecomposingNormalizerBorrowed;

/// Calls `take` with each folded word of a name; of Chinese names with what begins at each character.
///
/// ```
/// let mut words = Vec::new();
/// sonneborn_exchange::folded_words::each_word("Ångström, Łukasz", |word| words.push(word.to_owned()));
/// assert_eq!(words, ["angstrom", "lukasz"]);
/// ```
pub fn each_word(name: &str, mut take: impl FnMut(&str)) {
    let mut word = String::new();
    for letter in name.chars().chain([' ']) {
        if letter.is_alphanumeric() {
            fold(letter, &mut word);
        } else if !word.is_empty() {
            take(&word);
            let wide = word.chars().next().is_some_and(is_wide);
            for (start, _) in word.char_indices().skip(1).take_while(|_| wide) {
                take(&word[start..]);
            }
            word.clear();
        }
    }
}

/// A name's folded words in order: case, accents and the order of names make no difference.
pub(crate) fn sorted_words(name: &str) -> Vec<String> {
    let mut words = Vec::new();
    each_word(name, |word| words.push(word.to_owned()));
    words.sort_unstable();
    words
}

/// The first folded word of a text.
pub(crate) fn first_word(text: &str) -> Option<String> {
    let mut first = None;
    each_word(text, |word| {
        first.get_or_insert_with(|| word.to_owned());
    });
    first
}

/// Whether the letter is of a script that writes names without spaces.
pub(super) fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}')
}

/// Adds a letter in lower case and without its marks: what Unicode takes apart, and the letters that it does not.
pub(super) fn fold(letter: char, word: &mut String) {
    match letter {
        'a'..='z' | '0'..='9' => word.push(letter),
        'A'..='Z' => word.push(letter.to_ascii_lowercase()),
        'ł' | 'Ł' => word.push('l'),
        'đ' | 'Đ' | 'ð' | 'Ð' => word.push('d'),
        'ø' | 'Ø' => word.push('o'),
        'ı' | 'İ' => word.push('i'),
        'ħ' | 'Ħ' => word.push('h'),
        'ß' | 'ẞ' => word.push_str("ss"),
        'æ' | 'Æ' => word.push_str("ae"),
        'œ' | 'Œ' => word.push_str("oe"),
        'þ' | 'Þ' => word.push_str("th"),
        other => {
            let parts = DecomposingNormalizerBorrowed::new_nfkd();
            let plain = other.to_lowercase().flat_map(|letter| parts.normalize_iter(std::iter::once(letter)));
            word.extend(plain.filter(|part| !MARKS.contains(part)));
        }
    }
}

/// Marks that stand over, under or through letters.
const MARKS: std::ops::RangeInclusive<char> = '\u{300}'..='\u{36F}';
