//! A rating list as one compact block of bytes, and the search in it: every rated player of the world in memory.
//!
//! Two million players take about 80 MB as rows and names; the search adds 12 bytes for each word of a name. Names are
//! found by folded words in any order, each a prefix; Chinese names from any character on. A number of ten digits or fewer
//! is a FIDE ID, four digits are a year of birth, three capitals a federation.

use super::rating_list::{Figures, Listed};
use crate::tournament::player::{Gender, Title};

/// The version of the block, its first byte.
const FORMAT: u8 = 1;
/// Bytes of a row in the block.
const ROW_BYTES: usize = 28;
/// Bytes of the block before the rows: the format and the number of rows.
const HEAD_BYTES: usize = 5;
/// Years of birth that a search takes four digits for.
const YEARS: std::ops::RangeInclusive<u16> = 1900..=2100;
/// Candidates that are looked at; more would make typing wait, and nobody reads so far.
const CANDIDATES: usize = 200_000;

/// One player's row, names apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Row {
    fide_id: u32,
    name_start: u32,
    name_length: u8,
    standard: u16,
    rapid: u16,
    blitz: u16,
    k: [u8; 3],
    born: u16,
    title: u8,
    /// 1 male, 2 female, 0 unknown; 4 is added for inactive.
    flags: u8,
    federation: [u8; 3],
}

/// A list being built, row by row.
#[derive(Default)]
pub struct Builder {
    rows: Vec<Row>,
    names: String,
}

impl Builder {
    /// Adds a player. Names longer than a row can say are cut at a character.
    pub fn add(&mut self, player: &Listed) {
        let mut name = player.name;
        while name.len() > usize::from(u8::MAX) {
            name = &name[..name.floor_char_boundary(name.len() - 1)];
        }
        let mut federation = [b' '; 3];
        for (place, letter) in federation.iter_mut().zip(player.federation.bytes()) {
            *place = letter;
        }
        let gender = match player.gender {
            None => 0,
            Some(Gender::Male) => 1,
            Some(Gender::Female) => 2,
        };
        self.rows.push(Row {
            fide_id: player.fide_id,
            name_start: u32::try_from(self.names.len()).unwrap_or(u32::MAX),
            name_length: u8::try_from(name.len()).unwrap_or(u8::MAX),
            standard: player.standard.rating.unwrap_or(0),
            rapid: player.rapid.rating.unwrap_or(0),
            blitz: player.blitz.rating.unwrap_or(0),
            k: [player.standard.k, player.rapid.k, player.blitz.k].map(|k| k.unwrap_or(0)),
            born: player.born.unwrap_or(0),
            title: player.title.map_or(0, |title| 1 + title as u8),
            flags: gender | if player.inactive { 4 } else { 0 },
            federation,
        });
        self.names.push_str(name);
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The block to be kept.
    pub fn into_bytes(self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD_BYTES + self.rows.len() * ROW_BYTES + self.names.len());
        bytes.push(FORMAT);
        bytes.extend(u32::try_from(self.rows.len()).unwrap_or(u32::MAX).to_le_bytes());
        for row in &self.rows {
            row.write(&mut bytes);
        }
        bytes.extend(self.names.into_bytes());
        bytes
    }
}

impl Row {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.fide_id.to_le_bytes());
        bytes.extend(self.name_start.to_le_bytes());
        for number in [self.standard, self.rapid, self.blitz, self.born] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.k);
        bytes.extend(self.federation);
        bytes.extend([self.name_length, self.title, self.flags, 0, 0, 0]);
    }

    fn read(bytes: &[u8]) -> Row {
        let long = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        let short = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        Row {
            fide_id: long(0),
            name_start: long(4),
            standard: short(8),
            rapid: short(10),
            blitz: short(12),
            born: short(14),
            k: [bytes[16], bytes[17], bytes[18]],
            federation: [bytes[19], bytes[20], bytes[21]],
            name_length: bytes[22],
            title: bytes[23],
            flags: bytes[24],
        }
    }
}

/// Why a block cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the kept rating list is damaged")]
pub struct Damaged;

/// A list in memory, ready to be searched.
pub struct RatingIndex {
    rows: Vec<Row>,
    names: String,
    /// The first eight bytes of each folded word with its row, in order.
    words: Vec<(u64, u32)>,
    /// FIDE IDs with their rows, in order.
    ids: Vec<(u32, u32)>,
}

impl RatingIndex {
    /// Reads a block.
    ///
    /// # Errors
    /// [`Damaged`] where it is none of ours, or cut short.
    pub fn of(bytes: &[u8]) -> Result<RatingIndex, Damaged> {
        let [FORMAT, a, b, c, d, ..] = *bytes else { return Err(Damaged) };
        let count = usize::try_from(u32::from_le_bytes([a, b, c, d])).map_err(|_| Damaged)?;
        let names_start = count.checked_mul(ROW_BYTES).and_then(|rows| rows.checked_add(HEAD_BYTES)).ok_or(Damaged)?;
        let rows = bytes.get(HEAD_BYTES..names_start).ok_or(Damaged)?;
        let names = std::str::from_utf8(&bytes[names_start..]).map_err(|_| Damaged)?.to_string();
        let rows: Vec<Row> = rows.chunks_exact(ROW_BYTES).map(Row::read).collect();
        if rows.iter().any(|row| names.get(range(row)).is_none()) {
            return Err(Damaged);
        }
        let mut index = RatingIndex { rows, names, words: Vec::new(), ids: Vec::new() };
        index.order();
        Ok(index)
    }

    fn order(&mut self) {
        let mut words = Vec::with_capacity(self.rows.len() * 5 / 2);
        for (number, row) in (0u32..).zip(&self.rows) {
            each_word(&self.names[range(row)], |word| words.push((key(word), number)));
        }
        words.sort_unstable();
        self.ids = (0u32..).zip(&self.rows).map(|(number, row)| (row.fide_id, number)).collect();
        self.ids.sort_unstable();
        self.words = words;
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The player with this FIDE ID.
    pub fn with_id(&self, fide_id: u32) -> Option<Listed<'_>> {
        let place = self.ids.binary_search_by_key(&fide_id, |(id, _)| *id).ok()?;
        Some(self.listed(&self.rows[self.ids[place].1 as usize]))
    }

    /// At most `limit` players who fit the query, the strongest first; none for an empty query.
    pub fn search(&self, query: &str, limit: usize) -> Vec<Listed<'_>> {
        let query = Query::of(query);
        if let Some(found) = query.fide_id.and_then(|id| self.with_id(id)) {
            return vec![found];
        }
        let Some(candidates) = query.words.iter().map(|word| self.range_of(word)).min_by_key(|found| found.len())
        else {
            return Vec::new();
        };
        let mut rows: Vec<u32> = candidates.iter().take(CANDIDATES).map(|(_, row)| *row).collect();
        rows.sort_unstable();
        rows.dedup();
        let mut found: Vec<&Row> =
            rows.iter().map(|row| &self.rows[*row as usize]).filter(|row| self.fits(row, &query)).collect();
        let strength = |row: &&Row| std::cmp::Reverse((row.standard.max(row.rapid).max(row.blitz), row.fide_id));
        if found.len() > limit {
            found.select_nth_unstable_by_key(limit, strength);
            found.truncate(limit);
        }
        found.sort_by_key(strength);
        found.into_iter().map(|row| self.listed(row)).collect()
    }

    /// The words that begin with `prefix`, as far as their keys tell.
    fn range_of(&self, prefix: &str) -> &[(u64, u32)] {
        let low = key(prefix);
        let free_bits = 8 * 8usize.saturating_sub(prefix.len());
        let high = low | if free_bits >= 64 { u64::MAX } else { (1u64 << free_bits) - 1 };
        let start = self.words.partition_point(|(word, _)| *word < low);
        let end = self.words.partition_point(|(word, _)| *word <= high);
        &self.words[start..end]
    }

    fn fits(&self, row: &Row, query: &Query) -> bool {
        let born = query.born.is_none_or(|year| row.born == year);
        let federation = query.federation.is_none_or(|federation| row.federation == federation);
        born && federation
            && query.words.iter().all(|wanted| {
                let mut found = false;
                each_word(&self.names[range(row)], |word| found |= word.starts_with(wanted.as_str()));
                found
            })
    }

    fn listed<'a>(&'a self, row: &'a Row) -> Listed<'a> {
        let rating = |rating: u16, k: u8| Figures { rating: (rating > 0).then_some(rating), k: (k > 0).then_some(k) };
        let federation = federation_of(row);
        Listed {
            fide_id: row.fide_id,
            name: &self.names[range(row)],
            federation,
            gender: match row.flags & 3 {
                1 => Some(Gender::Male),
                2 => Some(Gender::Female),
                _ => None,
            },
            title: row.title.checked_sub(1).and_then(|title| Title::ALL.get(usize::from(title)).copied()),
            standard: rating(row.standard, row.k[0]),
            rapid: rating(row.rapid, row.k[1]),
            blitz: rating(row.blitz, row.k[2]),
            born: (row.born > 0).then_some(row.born),
            inactive: row.flags & 4 != 0,
        }
    }
}

fn range(row: &Row) -> std::ops::Range<usize> {
    let start = row.name_start as usize;
    start..start + usize::from(row.name_length)
}

fn federation_of(row: &Row) -> &str {
    std::str::from_utf8(&row.federation).unwrap_or("").trim_end()
}

/// What a query asks for.
#[derive(Default)]
struct Query {
    words: Vec<String>,
    fide_id: Option<u32>,
    born: Option<u16>,
    federation: Option<[u8; 3]>,
}

impl Query {
    fn of(text: &str) -> Query {
        let mut query = Query::default();
        for token in text.split([' ', ',', '\t']).filter(|token| !token.is_empty()) {
            let year = token.parse().ok().filter(|year| token.len() == 4 && YEARS.contains(year));
            if year.is_some() {
                query.born = year;
            } else if let Ok(id) = token.parse() {
                query.fide_id = Some(id);
            } else if let [a, b, c] = *token.as_bytes()
                && token.bytes().all(|letter| letter.is_ascii_uppercase())
            {
                query.federation = Some([a, b, c]);
            } else {
                each_word(token, |word| query.words.push(word.to_string()));
            }
        }
        query
    }
}

/// The first eight bytes of a word as a number that orders like the word.
fn key(word: &str) -> u64 {
    let mut bytes = [0; 8];
    for (place, byte) in bytes.iter_mut().zip(word.bytes()) {
        *place = byte;
    }
    u64::from_be_bytes(bytes)
}

/// Calls `take` with each folded word of a name; of Chinese names with what begins at each character.
fn each_word(name: &str, mut take: impl FnMut(&str)) {
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
    let (mut words, mut wanted) = (Vec::new(), Vec::new());
    each_word(name, |word| words.push(word.to_string()));
    // What begins inside a Chinese name is found, but must not be asked for one by one.
    query.split_whitespace().for_each(|token| {
        let mut parts = Vec::new();
        each_word(token, |word| parts.push(word.to_string()));
        wanted.extend(parts.into_iter().next());
    });
    !wanted.is_empty() && wanted.iter().all(|wanted| words.iter().any(|word| word.starts_with(wanted.as_str())))
}

/// Whether the letter is of a script that writes names without spaces.
fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2E80}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}')
}

/// Adds a letter in lower case and without its accent.
fn fold(letter: char, word: &mut String) {
    let plain = match letter {
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

    fn index(names: &[(&str, &str, u16, u16)]) -> RatingIndex {
        let mut builder = Builder::default();
        for (number, (name, federation, rating, born)) in (1..).zip(names) {
            builder.add(&Listed {
                fide_id: number * 100,
                name,
                federation,
                gender: Some(Gender::Female),
                title: Some(Title::Wcm),
                standard: Figures { rating: Some(*rating), k: Some(20) },
                rapid: Figures::default(),
                blitz: Figures::default(),
                born: Some(*born),
                inactive: false,
            });
        }
        RatingIndex::of(&builder.into_bytes()).expect("a block of ours")
    }

    fn found(index: &RatingIndex, query: &str) -> Vec<u32> {
        index.search(query, 10).iter().map(|player| player.fide_id / 100).collect()
    }

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

    #[test]
    fn names_are_found_by_words_in_any_order_and_without_accents() {
        let index = index(&[
            ("Kovač, Ivo Marko", "CRO", 2100, 1990),
            ("Kovacs, Ivett", "HUN", 2200, 2001),
            ("Müller, Ivo", "GER", 1900, 1990),
            ("王小明", "CHN", 2300, 2005),
        ]);
        assert_eq!(found(&index, "ivo kovac"), [1]);
        assert_eq!(found(&index, "KOVAC iv"), [2, 1], "the strongest first");
        assert_eq!(found(&index, "muller"), [3]);
        assert_eq!(found(&index, "iv 1990"), [1, 3]);
        assert_eq!(found(&index, "iv GER"), [3]);
        assert_eq!(found(&index, "小明"), [4]);
        assert_eq!(found(&index, "200"), [2], "a FIDE ID");
        assert_eq!(found(&index, "x"), Vec::<u32>::new());
        assert_eq!(found(&index, ""), Vec::<u32>::new());
    }

    #[test]
    fn every_column_comes_back() {
        let index = index(&[("Kovač, Ivo", "CRO", 2100, 1990)]);
        let player = index.with_id(100).expect("he is there");
        assert_eq!((player.name, player.federation, player.born), ("Kovač, Ivo", "CRO", Some(1990)));
        assert_eq!(player.standard, Figures { rating: Some(2100), k: Some(20) });
        assert_eq!(
            (player.rapid, player.title, player.gender),
            (Figures::default(), Some(Title::Wcm), Some(Gender::Female))
        );
    }

    #[test]
    fn a_damaged_block_is_refused() {
        let mut builder = Builder::default();
        builder.add(&Listed {
            fide_id: 1,
            name: "Kovač",
            federation: "CRO",
            gender: None,
            title: None,
            standard: Figures::default(),
            rapid: Figures::default(),
            blitz: Figures::default(),
            born: None,
            inactive: true,
        });
        let bytes = builder.into_bytes();
        assert!(RatingIndex::of(&bytes).is_ok());
        for cut in 0..bytes.len() {
            assert!(RatingIndex::of(&bytes[..cut]).is_err(), "{cut}");
        }
    }
}
