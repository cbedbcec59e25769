//! The search in a rating list: every rated player of the world in memory.
//!
//! Rows stand in order of strength, so that the first rows that fit are the answer. Two million players take about 90 MB as
//! rows and names, and the search half as much again. Names are found by folded words in any order, each a prefix; Chinese
//! names from any character on. Digits begin a FIDE ID or a national one, four digits can be a year of birth, three
//! letters a federation.

use super::folded_words::{each_word, first_word};
use super::rating_block::{self, Row};
pub use super::rating_block::{Builder, Damaged};
use super::rating_list::Listed;
use sonneborn_tournament::fide_id::FideId;

/// Years of birth that a search takes four digits for.
const YEARS: std::ops::RangeInclusive<u16> = 1900..=2100;
/// Digits of the longest FIDE ID.
const ID_DIGITS: usize = 11;
/// As many rows are looked at one by one; of more, what each part of the query allows is intersected first.
const FEW: usize = 2_000;

/// A list in memory, ready to be searched. A player is known by their row's number, which stays the same as long as the list.
pub struct RatingIndex {
    rows: Vec<Row>,
    names: String,
    words: Words,
    /// Rows by FIDE ID, by federation and by year of birth; who has none is left out.
    by_id: Vec<u32>,
    by_federation: Vec<u32>,
    by_year: Vec<u32>,
}

/// The folded words of all names.
#[derive(Default)]
struct Words {
    /// The first eight bytes of each word, in order.
    keys: Vec<u64>,
    /// Where each key's rows start, and behind the last where they end.
    starts: Vec<u32>,
    rows: Vec<u32>,
}

impl Words {
    fn of(rows: &[Row], names: &str) -> Words {
        let mut pairs = Vec::with_capacity(rows.len() * 5 / 2);
        for (number, row) in (0u32..).zip(rows) {
            each_word(&names[row.name_range()], |word| pairs.push((key(word), number)));
            each_word(&names[row.national_id_range()], |word| pairs.push((key(word), number)));
        }
        pairs.sort_unstable();
        let mut words = Words { rows: Vec::with_capacity(pairs.len()), ..Words::default() };
        for (start, (key, row)) in (0u32..).zip(pairs) {
            if words.keys.last() != Some(&key) {
                words.keys.push(key);
                words.starts.push(start);
            }
            words.rows.push(row);
        }
        words.starts.push(u32::try_from(words.rows.len()).unwrap_or(u32::MAX));
        words
    }

    /// The rows with words that begin with `prefix`, as far as their keys tell.
    fn beginning_with(&self, prefix: &str) -> &[u32] {
        let low = key(prefix);
        let free_bits = 8 * 8usize.saturating_sub(prefix.len());
        let high = low | if free_bits >= 64 { u64::MAX } else { (1u64 << free_bits) - 1 };
        let start = self.keys.partition_point(|word| *word < low);
        let end = self.keys.partition_point(|word| *word <= high);
        &self.rows[self.starts[start] as usize..self.starts[end] as usize]
    }
}

/// What a query asks for; all of it must be so.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Word(String),
    /// The beginning of a FIDE ID or of a national one.
    Id(String),
    Born(u16),
    Federation([u8; 3]),
}

impl RatingIndex {
    /// Reads a block.
    ///
    /// # Errors
    /// [`Damaged`] where it is none of ours, or cut short.
    pub fn of(block: Vec<u8>) -> Result<RatingIndex, Damaged> {
        let (rows, names) = rating_block::read(block)?;
        let words = Words::of(&rows, &names);
        let ordered = |is_told: fn(&Row) -> bool, key: fn(&Row) -> u64| {
            let numbers = (0u32..).zip(&rows).filter(|(_, row)| is_told(row)).map(|(number, _)| number);
            let mut numbers: Vec<u32> = numbers.collect();
            numbers.sort_unstable_by_key(|number| (key(&rows[*number as usize]), *number));
            numbers
        };
        let by_id = ordered(|row| row.fide_id > 0, |row| row.fide_id);
        let by_federation = ordered(|row| row.federation != [b' '; 3], |row| federation_key(row.federation).into());
        let by_year = ordered(|row| row.born > 0, |row| u64::from(row.born));
        Ok(RatingIndex { rows, names, words, by_id, by_federation, by_year })
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The player of a row that a search gave.
    pub fn player(&self, row: u32) -> Option<Listed<'_>> {
        Some(self.rows.get(row as usize)?.listed(&self.names))
    }

    /// The row of the player with this FIDE ID.
    pub(crate) fn row_with_id(&self, fide_id: FideId) -> Option<u32> {
        let place = self.by_id.binary_search_by_key(&fide_id.number(), |row| self.rows[*row as usize].fide_id).ok()?;
        Some(self.by_id[place])
    }

    /// The player with this FIDE ID.
    pub fn with_id(&self, fide_id: FideId) -> Option<Listed<'_>> {
        self.player(self.row_with_id(fide_id)?)
    }

    /// At most `limit` rows that fit the query, the strongest players first; none for an empty query. Three small letters
    /// are a federation only where no name fits.
    pub fn search(&self, query: &str, limit: usize) -> Vec<u32> {
        let parts = self.parts(query);
        let found = self.fitting(&parts, limit);
        if !found.is_empty() {
            return found;
        }
        let as_federation = |part: Part| match part {
            Part::Word(word) => self.federation(&word.to_ascii_uppercase()).map_or(Part::Word(word), Part::Federation),
            other => other,
        };
        self.fitting(&parts.into_iter().map(as_federation).collect::<Vec<Part>>(), limit)
    }

    fn parts(&self, query: &str) -> Vec<Part> {
        let tokens = query.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | '，'));
        let mut parts = Vec::new();
        for token in tokens.filter(|token| !token.is_empty()) {
            let year = token.parse().ok().filter(|year| token.len() == 4 && YEARS.contains(year));
            if let Some(year) = year {
                parts.push(Part::Born(year));
            } else if token.len() <= ID_DIGITS && token.bytes().all(|digit| digit.is_ascii_digit()) {
                parts.push(Part::Id(token.to_owned()));
            } else if let Some(federation) = self.federation(token) {
                parts.push(Part::Federation(federation));
            } else {
                parts.extend(
                    token.split(|letter: char| !letter.is_alphanumeric()).filter_map(first_word).map(Part::Word),
                );
            }
        }
        parts
    }

    /// Three capitals that are the federation of some player: `KIM` is a name.
    fn federation(&self, token: &str) -> Option<[u8; 3]> {
        let code: [u8; 3] = token.as_bytes().try_into().ok()?;
        let is_told = code.iter().all(u8::is_ascii_uppercase) && !self.of_federation(code).is_empty();
        is_told.then_some(code)
    }

    fn fitting(&self, parts: &[Part], limit: usize) -> Vec<u32> {
        let mut allowed: Vec<Vec<&[u32]>> = parts.iter().map(|part| self.allowed(part)).collect();
        allowed.sort_by_key(|slices| slices.iter().map(|slice| slice.len()).sum::<usize>());
        let Some(fewest) = allowed.first() else { return Vec::new() };
        let mut rows = RowSet::of(fewest, self.rows.len());
        if rows.len() > FEW {
            allowed[1..].iter().for_each(|slices| rows.keep(&RowSet::of(slices, self.rows.len())));
        }
        rows.iter().filter(|row| self.fits(&self.rows[*row as usize], parts)).take(limit).collect()
    }

    /// The rows that a part of the query allows, and perhaps some more: [`RatingIndex::fits`] has the last word.
    fn allowed(&self, part: &Part) -> Vec<&[u32]> {
        match part {
            Part::Word(word) => vec![self.words.beginning_with(word)],
            Part::Born(year) => vec![run(&self.by_year, |row| self.rows[row as usize].born.cmp(year))],
            Part::Federation(code) => vec![self.of_federation(*code)],
            Part::Id(digits) => {
                let mut slices: Vec<&[u32]> = id_ranges(digits).map(|(low, high)| self.with_ids(low, high)).collect();
                slices.push(self.words.beginning_with(digits));
                slices
            }
        }
    }

    fn of_federation(&self, code: [u8; 3]) -> &[u32] {
        let wanted = federation_key(code);
        run(&self.by_federation, |row| federation_key(self.rows[row as usize].federation).cmp(&wanted))
    }

    fn with_ids(&self, low: u64, high: u64) -> &[u32] {
        let id = |row: &u32| self.rows[*row as usize].fide_id;
        let start = self.by_id.partition_point(|row| id(row) < low);
        let end = self.by_id.partition_point(|row| id(row) <= high);
        &self.by_id[start..end]
    }

    fn fits(&self, row: &Row, parts: &[Part]) -> bool {
        let begins = |wanted: &str, text: &str| {
            let mut found = false;
            each_word(text, |word| found |= word.starts_with(wanted));
            found
        };
        let (name, national_id) = (&self.names[row.name_range()], &self.names[row.national_id_range()]);
        parts.iter().all(|part| match part {
            Part::Word(word) => begins(word, name) || begins(word, national_id),
            Part::Born(year) => row.born == *year,
            Part::Federation(code) => row.federation == *code,
            Part::Id(digits) => row.fide_id.to_string().starts_with(digits) || begins(digits, national_id),
        })
    }
}

/// A set of rows that gives them in order: a bit a row.
struct RowSet {
    bits: Vec<u64>,
}

impl RowSet {
    fn of(slices: &[&[u32]], rows: usize) -> RowSet {
        let mut bits = vec![0; rows.div_ceil(64)];
        for row in slices.iter().copied().flatten() {
            bits[*row as usize / 64] |= 1 << (row % 64);
        }
        RowSet { bits }
    }

    fn len(&self) -> usize {
        self.bits.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    fn keep(&mut self, other: &RowSet) {
        self.bits.iter_mut().zip(&other.bits).for_each(|(bits, other)| *bits &= other);
    }

    fn iter(&self) -> impl Iterator<Item = u32> {
        (0u32..).zip(&self.bits).flat_map(|(word, bits)| {
            let mut rest = *bits;
            std::iter::from_fn(move || {
                let row = word * 64 + rest.trailing_zeros();
                let is_left = rest != 0;
                rest &= rest.wrapping_sub(1);
                is_left.then_some(row)
            })
        })
    }
}

/// The rows of an ordered list that compare equal.
fn run(rows: &[u32], compare: impl Fn(u32) -> std::cmp::Ordering) -> &[u32] {
    let start = rows.partition_point(|row| compare(*row).is_lt());
    let end = rows.partition_point(|row| compare(*row).is_le());
    &rows[start..end]
}

/// The least and the greatest FIDE ID of each length that begins with these digits.
fn id_ranges(digits: &str) -> impl Iterator<Item = (u64, u64)> {
    let first: u64 = digits.parse().unwrap_or(0);
    // No ID begins with 0.
    let lengths = if digits.starts_with('0') { 0 } else { (1 + ID_DIGITS - digits.len()) as u32 };
    (0..lengths).map(move |more| {
        let scale = 10u64.pow(more);
        (first * scale, first * scale + scale - 1)
    })
}

fn federation_key([a, b, c]: [u8; 3]) -> u32 {
    u32::from_be_bytes([0, a, b, c])
}

/// The first eight bytes of a word as a number that orders like the word.
fn key(word: &str) -> u64 {
    let mut bytes = [0; 8];
    for (place, byte) in bytes.iter_mut().zip(word.bytes()) {
        *place = byte;
    }
    u64::from_be_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::super::rating_list::Figures;
    use super::*;
    use sonneborn_tournament::player::{Gender, Title};

    fn index(names: &[(&str, &str, u16, u16)]) -> RatingIndex {
        let mut builder = Builder::default();
        for (number, (name, federation, rating, born)) in (1..).zip(names) {
            builder.add(&Listed {
                fide_id: FideId::new(number * 100),
                national_id: "",
                name,
                federation,
                gender: Some(Gender::Female),
                title: Some(Title::Wcm),
                standard: Figures { rating: Some(*rating), k: Some(20) },
                rapid: Figures::default(),
                blitz: Figures::default(),
                national: None,
                born: Some(*born),
                inactive: false,
            });
        }
        RatingIndex::of(builder.into_bytes()).expect("a block of ours")
    }

    fn found(index: &RatingIndex, query: &str) -> Vec<u64> {
        let ids = index.search(query, 10).into_iter().filter_map(|row| index.player(row)?.fide_id);
        ids.map(|id| id.number() / 100).collect()
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
        assert_eq!(found(&index, "iv ger"), [3], "small letters are a federation where no name fits");
        assert_eq!(found(&index, "IVO"), [1, 3], "three capitals that are no federation are a name");
        assert_eq!(found(&index, "2"), [2], "an ID is found while it is typed");
        assert_eq!(found(&index, "x"), Vec::<u64>::new());
        assert_eq!(found(&index, ""), Vec::<u64>::new());
    }

    /// A list of these IDs, and one who has only a national one.
    fn with_ids(ids: &[u64]) -> RatingIndex {
        let mut builder = Builder::default();
        for id in ids {
            builder.add(&Listed { fide_id: FideId::new(*id), name: "Doe, Jo", ..Listed::default() });
        }
        builder.add(&Listed { national_id: "1210-19", name: "Roe, Al", ..Listed::default() });
        RatingIndex::of(builder.into_bytes()).expect("a block of ours")
    }

    #[test]
    fn an_id_is_found_by_any_beginning() {
        // Of every length up to the greatest, with neighbours of those that begin like others.
        let mut ids = vec![1, 9, 10, 12, 19, 20, 119, 120, 129, 130, 1_199, 1_200, 1_299, 1_300, 99_999_999_999];
        ids.extend((4..11).map(|digits| 12 * 10_u64.pow(digits - 2)));
        ids.extend((4..11).map(|digits| 13 * 10_u64.pow(digits - 2) - 1));
        ids.extend([12_000_000_000, 12_999_999_999, 11_999_999_999, 13_000_000_000]);
        let index = with_ids(&ids);
        let found = |query: &str| -> Vec<u64> {
            let rows = index.search(query, 100).into_iter().filter_map(|row| index.player(row));
            let mut ids: Vec<u64> = rows.map(|player| player.fide_id.map_or(0, FideId::number)).collect();
            ids.sort_unstable();
            ids
        };
        for id in &ids {
            for length in 1..=id.to_string().len() {
                let beginning = &id.to_string()[..length];
                // Four digits that can be a year are one.
                if length == 4 && (1_900..=2_100).contains(&beginning.parse::<u16>().expect("digits")) {
                    continue;
                }
                let mut expected: Vec<u64> =
                    ids.iter().copied().filter(|id| id.to_string().starts_with(beginning)).collect();
                // Each part of a national one.
                expected.extend("1210-19".split('-').any(|part| part.starts_with(beginning)).then_some(0));
                expected.sort_unstable();
                assert_eq!(found(beginning), expected, "{beginning}");
            }
        }
        for nobody in ["0", "012", "120000000000", "999999999990"] {
            assert_eq!(found(nobody), Vec::<u64>::new(), "{nobody}");
        }
    }

    #[test]
    fn four_digits_are_a_year_of_birth_where_they_can_be() {
        let mut builder = Builder::default();
        for (id, born) in [(1_899, 2_000), (1_900, 1_950), (2_100, 1_900), (2_101, 2_100)] {
            builder.add(&Listed { fide_id: FideId::new(id), name: "Doe, Jo", born: Some(born), ..Listed::default() });
        }
        let index = RatingIndex::of(builder.into_bytes()).expect("a block of ours");
        for (query, id) in [("1899", 1_899), ("1900", 2_100), ("1950", 1_900), ("2100", 2_101), ("2101", 2_101)] {
            let found: Vec<_> =
                index.search(query, 9).into_iter().filter_map(|row| index.player(row)?.fide_id).collect();
            assert_eq!(found.into_iter().map(FideId::number).collect::<Vec<_>>(), [id], "{query}");
        }
    }

    #[test]
    fn a_list_knows_how_long_it_is() {
        for count in [0, 1, 70] {
            let ids: Vec<u64> = (1..=count).collect();
            let mut builder = Builder::default();
            ids.iter().for_each(|id| builder.add(&Listed { fide_id: FideId::new(*id), ..Listed::default() }));
            assert_eq!((builder.len(), builder.is_empty()), (ids.len(), count == 0));
            let index = RatingIndex::of(builder.into_bytes()).expect("a block of ours");
            assert_eq!((index.len(), index.is_empty()), (ids.len(), count == 0));
        }
    }

    #[test]
    fn every_column_comes_back() {
        let index = index(&[("Kovač, Ivo", "CRO", 2100, 1990)]);
        let player = FideId::new(100).and_then(|id| index.with_id(id)).expect("they are there");
        assert_eq!((player.name, player.federation, player.born), ("Kovač, Ivo", "CRO", Some(1990)));
        assert_eq!(player.standard, Figures { rating: Some(2100), k: Some(20) });
        assert_eq!(
            (player.rapid, player.title, player.gender),
            (Figures::default(), Some(Title::Wcm), Some(Gender::Female))
        );
    }

    #[test]
    fn wide_questions_give_the_strongest() {
        let names: Vec<String> = (0..9_000).map(|number| format!("Abel{number}, Ab{}", number % 7)).collect();
        let list: Vec<(&str, &str, u16, u16)> = (1..)
            .zip(&names)
            .map(|(number, name)| (name.as_str(), if number % 3 == 0 { "NOR" } else { "SWE" }, number % 2_000, 1990))
            .collect();
        let index = index(&list);
        assert_eq!(index.search("ab", 3).len(), 3);
        let strongest = |query: &str| index.search(query, 1).first().and_then(|row| index.player(*row));
        assert_eq!(strongest("a").and_then(|player| player.standard.rating), Some(1_999));
        let nor = strongest("ab NOR 1990 ab6").expect("there are such");
        assert_eq!((nor.federation, nor.name.ends_with("Ab6")), ("NOR", true));
        assert_eq!(index.search("ab NOR 1991", 3), Vec::<u32>::new());
    }

    #[test]
    fn national_players_are_found_by_their_own_numbers() {
        let mut builder = Builder::default();
        builder.add(&Listed {
            national_id: "53100-1077",
            name: "Müller, Ivo",
            federation: "GER",
            national: Some(1834),
            ..Listed::default()
        });
        let index = RatingIndex::of(builder.into_bytes()).expect("a block of ours");
        for query in ["531", "1077 ivo", "53100-1077", "GER"] {
            let found = index.search(query, 5).first().and_then(|row| index.player(*row));
            assert_eq!(
                found.map(|player| (player.national_id, player.national)),
                Some(("53100-1077", Some(1834))),
                "{query}"
            );
        }
    }

    #[test]
    fn a_damaged_block_is_refused() {
        let mut builder = Builder::default();
        builder.add(&Listed {
            fide_id: FideId::new(1),
            national_id: "",
            name: "Kovač",
            federation: "CRO",
            gender: None,
            title: None,
            standard: Figures::default(),
            rapid: Figures::default(),
            blitz: Figures::default(),
            national: None,
            born: None,
            inactive: true,
        });
        let bytes = builder.into_bytes();
        assert!(RatingIndex::of(bytes.clone()).is_ok());
        for cut in 0..bytes.len() {
            assert!(RatingIndex::of(bytes[..cut].to_vec()).is_err(), "{cut}");
        }
    }
}
