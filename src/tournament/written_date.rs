//! Dates of birth as people write them: `1999年5月6日`, `6. Mai 1999`, `May 6, 1999`, `1999-05-06 00:00:00`.
//!
//! The day comes before the month, as everywhere but in one country; what can only be read the other way is not guessed. Years have four digits.

use super::player::Birth;

/// The beginnings of the names of the months, in the languages whose lists are met most; the longest that fits counts.
const MONTHS: [(u8, &[&str]); 12] = [
    (1, &["jan", "ene", "gen", "янв", "sty", "led", "ocak"]),
    (2, &["feb", "fév", "fev", "фев", "lut", "úno", "şub"]),
    (3, &["mar", "mär", "maa", "мар", "bře"]),
    (4, &["apr", "abr", "avr", "апр", "kwi", "dub", "nis"]),
    (5, &["may", "mai", "maj", "mag", "mei", "май", "мая", "kvě"]),
    (6, &["jun", "juin", "giu", "июн", "cze", "červen", "června", "haz"]),
    (7, &["jul", "juil", "lug", "июл", "lip", "červenec", "července", "tem"]),
    (8, &["aug", "ago", "aoû", "aou", "авг", "sie", "srp", "ağu"]),
    (9, &["sep", "set", "сен", "wrz", "zář", "eyl"]),
    (10, &["oct", "okt", "ott", "out", "окт", "paź", "říj", "eki"]),
    (11, &["nov", "ноя", "lis", "kas"]),
    (12, &["dec", "dez", "dic", "déc", "дек", "gru", "pro", "ara"]),
];

impl Birth {
    /// Reads what [`Birth::parse`] reads, and dates as people write them; `None` for what is no date.
    ///
    /// ```
    /// use sonneborn_tournament::player::Birth;
    ///
    /// assert_eq!(Birth::written("1999年5月6日").expect("a date").to_string(), "1999/05/06");
    /// assert_eq!(Birth::written("6. Mai 1999").expect("a date").to_string(), "1999/05/06");
    /// assert_eq!(Birth::written("13/13/1999"), None);
    /// ```
    pub fn written(text: &str) -> Option<Birth> {
        let text = text.trim();
        if let Some(birth) = Birth::parse(text) {
            return Some(birth);
        }
        let is_part = |letter: char| letter.is_alphanumeric() && !matches!(letter, '年' | '月' | '日' | '号' | '號');
        // A time behind the date is what a spreadsheet adds.
        let date = text.split_once(['T', ' ']).filter(|(_, time)| time.contains(':')).map_or(text, |(date, _)| date);
        let parts: Vec<String> = date
            .split(|letter| !is_part(letter))
            .filter(|part| !part.is_empty() && *part != "г")
            .map(str::to_lowercase)
            .collect();
        let figure = |part: &str| part.trim_end_matches(|letter: char| !letter.is_ascii_digit()).parse::<u16>().ok();
        let (year, month, day) = match parts.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [year] => (year, None, None),
            [first, month, day] if figure(first).is_some_and(|year| year > 99) => (first, Some(month), Some(day)),
            [month, day, year] if month_named(month).is_some() => (year, Some(month), Some(day)),
            [day, "de" | "of", month, "de", year] | [day, month, year] | [day, "de" | "of", month, year] => {
                (year, Some(month), Some(day))
            }
            _ => return None,
        };
        let (year, day) = (figure(year)?, day.map(figure));
        let month = month.map(|month| month_named(month).or_else(|| month.parse().ok()));
        match (month, day) {
            (None, None) => Birth::parse(&year.to_string()),
            (Some(month), Some(day)) => Birth::parse(&format!("{year:04}-{:02}-{:02}", month?, day?)),
            _ => None,
        }
    }
}

/// The month that a word begins with.
fn month_named(word: &str) -> Option<u8> {
    let fits = MONTHS.iter().flat_map(|(month, names)| names.iter().map(move |name| (*month, *name)));
    fits.filter(|(_, name)| word.starts_with(name)).max_by_key(|(_, name)| name.len()).map(|(month, _)| month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_people_write_them() {
        for (text, read) in [
            ("1999年5月6日", "1999/05/06"),
            ("1999年05月06号", "1999/05/06"),
            ("1999年", "1999/00/00"),
            ("6.5.1999", "1999/05/06"),
            ("6. 5. 1999", "1999/05/06"),
            ("6/5/1999", "1999/05/06"),
            ("1999.5.6", "1999/05/06"),
            ("1999-05-06 00:00:00", "1999/05/06"),
            ("1999-05-06T00:00:00", "1999/05/06"),
            ("6. Mai 1999", "1999/05/06"),
            ("May 6, 1999", "1999/05/06"),
            ("6th May 1999", "1999/05/06"),
            ("6 de mayo de 1999", "1999/05/06"),
            ("6 mai 1999", "1999/05/06"),
            ("6 мая 1999 г.", "1999/05/06"),
            ("6 мая 1999", "1999/05/06"),
            ("6 czerwca 1999", "1999/06/06"),
            ("6. července 1999", "1999/07/06"),
            ("6. červenec 1999", "1999/07/06"),
            ("30.2.1999", ""),
            ("13/13/1999", ""),
            ("6.5.99", ""),
            ("soon", ""),
            ("", ""),
        ] {
            let found = Birth::written(text).map_or_else(String::new, |birth| birth.to_string());
            assert_eq!(found, read, "{text}");
        }
    }
}
