//! Names as they are searched: in small letters, without accents, word by word, Chinese names from any character on.

/// Calls `take` with each folded word of a name; of Chinese names with what begins at each character.
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

/// Whether each word of the query begins a word of the name, in any order, without regard to case and accents.
pub fn is_named(name: &str, query: &str) -> bool {
    let mut words = Vec::new();
    each_word(name, |word| words.push(word.to_string()));
    // What begins inside a Chinese name is found, but must not be asked for one by one.
    let wanted: Vec<String> = query.split_whitespace().filter_map(first_word).collect();
    !wanted.is_empty() && wanted.iter().all(|wanted| words.iter().any(|word| word.starts_with(wanted.as_str())))
}

/// The first folded word of a text.
pub fn first_word(text: &str) -> Option<String> {
    let mut first = None;
    each_word(text, |word| {
        first.get_or_insert_with(|| word.to_owned());
    });
    first
}

/// Whether the letter is of a script that writes names without spaces.
fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}')
}

/// Adds a letter in lower case and without its accent.
fn fold(letter: char, word: &mut String) {
    let plain = match letter {
        'a'..='z' | '0'..='9' => letter,
        'A'..='Z' => letter.to_ascii_lowercase(),
        'à'..='å' | 'À'..='Å' | 'ā' | 'ă' | 'ą' | 'Ā' | 'Ă' | 'Ą' => 'a',
        'ç' | 'Ç' | 'ć' | 'č' | 'Ć' | 'Č' => 'c',
        'ď' | 'đ' | 'Ď' | 'Đ' => 'd',
        'è'..='ë' | 'È'..='Ë' | 'ē' | 'ę' | 'ě' | 'Ē' | 'Ę' | 'Ě' => 'e',
        'ğ' | 'Ğ' => 'g',
        'ì'..='ï' | 'Ì'..='Ï' | 'ī' | 'ı' | 'İ' | 'Ī' => 'i',
        'ł' | 'Ł' | 'ľ' | 'Ľ' => 'l',
        'ñ' | 'Ñ' | 'ń' | 'ň' | 'Ń' | 'Ň' => 'n',
        'ò'..='ö' | 'ø' | 'Ò'..='Ö' | 'Ø' | 'ő' | 'Ő' | 'ō' => 'o',
        'ř' | 'Ř' => 'r',
        'ś' | 'š' | 'ş' | 'ș' | 'Ś' | 'Š' | 'Ş' | 'Ș' => 's',
        'ť' | 'ţ' | 'ț' | 'Ť' | 'Ţ' | 'Ț' => 't',
        'ù'..='ü' | 'Ù'..='Ü' | 'ū' | 'ů' | 'ű' | 'Ū' | 'Ů' | 'Ű' => 'u',
        'ý' | 'ÿ' | 'Ý' => 'y',
        'ź' | 'ż' | 'ž' | 'Ź' | 'Ż' | 'Ž' => 'z',
        'ß' => return word.push_str("ss"),
        'æ' | 'Æ' => return word.push_str("ae"),
        other => return word.extend(other.to_lowercase()),
    };
    word.push(plain);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_asked_for_by_the_beginnings_of_its_words() {
        for query in ["kov", "KOVAC ivo", "ivo kovač", "iv"] {
            assert!(is_named("Kovač, Ivo", query), "{query}");
        }
        assert!(is_named("王小明", "小明") && is_named("王小明", "王"));
        for query in ["", "  ", "kovacs", "ivo petra", "明小"] {
            assert!(!is_named("Kovač, Ivo", query) && !is_named("王小明", query), "{query}");
        }
    }
}
