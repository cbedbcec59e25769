//! Who is meant by a few letters or digits: the one rule by which players and boards are found, on every page of an event
//! and by the public.
//!
//! Each word of a query must fit: it begins a word of the name, without regard to case and accents (`mueller` is `Müller` too);
//! it is the romanised form of a Chinese name or the beginning of one, its initials, or the family name with initials
//! (`wangxiao`, `wxm`, `wangxm`); it stands inside a word; or it begins a word of what else is known, as the club. Digits are a start
//! number, a board, or begin a FIDE ID or a word of the name; `b12` is a board, `#12` a start number. Family names come first.
//! `static/find.js` does the same to rows of a page while somebody types; both are held by `tests/exchange/search.json`.

use super::folded_words::{each_word, fold, is_wide};
use pinyin::ToPinyinMulti;
use sonneborn_tournament::fide_id::FideId;

/// Ways to read a name that are tried: some characters have many.
const MOST_READINGS: usize = 8;
/// Fewer letters say too little to be looked for inside words.
const LEAST_INSIDE: usize = 2;
/// Fewer digits say too little to begin a FIDE ID.
const LEAST_ID: usize = 4;

/// How a person fits, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// The board, the start number or the FIDE ID is the one asked for.
    Number,
    WholeFamilyName,
    FamilyName,
    GivenName,
    /// Federation, club, or a FIDE ID that begins so.
    Other,
    Inside,
}

/// What is known of a person who may be meant.
#[derive(Clone, Copy, Debug, Default)]
pub struct Person<'a> {
    /// `Family, Given`, or a Chinese name; without a title.
    pub name: &'a str,
    pub number: Option<u16>,
    pub board: Option<u16>,
    pub fide_id: Option<FideId>,
    /// Federation, club and the like.
    pub others: &'a [&'a str],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked(Vec<Term>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Term {
    Board(u16),
    StartNumber(u16),
    Digits(String),
    Word(String),
}

impl Asked {
    pub fn of(text: &str) -> Asked {
        if let Some(board) = board(text) {
            return Asked(vec![Term::Board(board)]);
        }
        let mut terms = Vec::new();
        for token in text.split_whitespace() {
            let number = |digits: &str| digits.parse().ok();
            if let Some(number) = token.strip_prefix('#').and_then(number) {
                terms.push(Term::StartNumber(number));
            } else if token.bytes().all(|byte| byte.is_ascii_digit()) {
                terms.push(Term::Digits(token.to_owned()));
            } else {
                terms.extend(folded(token).into_iter().map(Term::Word));
            }
        }
        Asked(terms)
    }

    /// Nothing was asked for: nobody fits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The board that may be meant, where nothing else was asked for.
    pub fn board(&self) -> Option<u16> {
        match self.0.as_slice() {
            [Term::Board(board)] => Some(*board),
            [Term::Digits(digits)] => digits.parse().ok(),
            _ => None,
        }
    }

    /// How the person fits; `None` where some word does not.
    pub fn fit(&self, person: &Person) -> Option<Fit> {
        let name = Name::of(person.name);
        let fits = self.0.iter().map(|term| term.fit(person, &name)).collect::<Option<Vec<Fit>>>()?;
        // One word that fits from inside makes it a guess; else the best one counts.
        if fits.contains(&Fit::Inside) { Some(Fit::Inside) } else { fits.into_iter().min() }
    }
}

/// `b12`, `b 12`, `12台`: a board.
fn board(text: &str) -> Option<u16> {
    let text = text.trim().to_lowercase();
    let behind = text.strip_prefix("bd").or_else(|| text.strip_prefix('b')).or_else(|| text.strip_prefix('第'));
    let before = behind.unwrap_or(&text).trim().strip_suffix(['台', '桌']);
    behind.or(before)?.trim().trim_end_matches(['台', '桌']).parse().ok()
}

impl Term {
    fn fit(&self, person: &Person, name: &Name) -> Option<Fit> {
        match self {
            Term::Board(board) => (person.board == Some(*board)).then_some(Fit::Number),
            Term::StartNumber(number) => (person.number == Some(*number)).then_some(Fit::Number),
            Term::Digits(digits) => {
                let number = digits.parse().ok();
                let is_told = number.is_some() && (person.number == number || person.board == number);
                let id = person.fide_id.map(|id| id.to_string()).unwrap_or_default();
                if is_told || id == *digits {
                    Some(Fit::Number)
                } else {
                    let begins_id = digits.len() >= LEAST_ID && id.starts_with(digits.as_str());
                    begins_id.then_some(Fit::Other).or_else(|| name.fit(digits))
                }
            }
            Term::Word(word) => name.fit(word).or_else(|| {
                let is_other = person.others.iter().flat_map(|other| folded(other)).any(|own| own.starts_with(word));
                is_other.then_some(Fit::Other)
            }),
        }
    }
}

/// The words under which a name is found.
struct Name {
    family: Vec<String>,
    given: Vec<String>,
    /// As written, to look inside.
    words: Vec<String>,
}

impl Name {
    fn of(name: &str) -> Name {
        let (family, given) = parts(name);
        let words = [folded(family), folded(given)].concat();
        let mut found = Name { family: words_of(family), given: words_of(given), words };
        if name.starts_with(is_wide) {
            // Written in one, and so it is typed.
            found.family.extend(folded(name));
            found.words.extend(folded(name));
        }
        for syllables in readings(name) {
            for start in 0..syllables.len() {
                let place = if start == 0 { &mut found.family } else { &mut found.given };
                place.extend(romanised(&syllables[start..]));
            }
        }
        found
    }

    fn fit(&self, word: &str) -> Option<Fit> {
        let begins = |words: &[String]| words.iter().any(|own| own.starts_with(word));
        if self.family.iter().any(|own| own == word) {
            Some(Fit::WholeFamilyName)
        } else if begins(&self.family) {
            Some(Fit::FamilyName)
        } else if begins(&self.given) {
            Some(Fit::GivenName)
        } else {
            let is_enough = word.chars().count() >= LEAST_INSIDE || word.chars().all(is_wide);
            (is_enough && self.words.iter().any(|own| own.contains(word))).then_some(Fit::Inside)
        }
    }
}

/// The family name and the rest: before the comma; of a Chinese name the first character, which is the family name of nearly
/// everybody; else the first word.
fn parts(name: &str) -> (&str, &str) {
    let name = name.trim();
    if let Some(parts) = name.split_once([',', '，']) {
        return parts;
    }
    match name.chars().next() {
        Some(first) if is_wide(first) => name.split_at(first.len_utf8()),
        _ => name.split_once(' ').unwrap_or((name, "")),
    }
}

/// The folded words of a text.
pub(super) fn folded(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for token in text.split(|letter: char| !letter.is_alphanumeric()).filter(|token| !token.is_empty()) {
        let mut word = String::new();
        token.chars().for_each(|letter| fold(letter, &mut word));
        words.push(word);
    }
    words
}

/// The words of a name as they are typed: folded, with `ö` as `oe` too, Chinese ones from any character on.
fn words_of(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    each_word(text, |word| words.push(word.to_owned()));
    each_word(&respelt(text), |word| words.push(word.to_owned()));
    words
}

/// As letters with marks are written where a keyboard has none: `Mueller`, `Soerensen`, `Aagaard`.
pub(super) fn respelt(text: &str) -> String {
    let mut respelt = String::new();
    for letter in text.chars() {
        match letter {
            'ä' | 'Ä' => respelt.push_str("ae"),
            'ö' | 'Ö' | 'ø' | 'Ø' => respelt.push_str("oe"),
            'ü' | 'Ü' => respelt.push_str("ue"),
            'å' | 'Å' => respelt.push_str("aa"),
            other => respelt.push(other),
        }
    }
    respelt
}

/// How a Chinese name is read, syllable by syllable; none for a name in letters. The usual reading of each character comes
/// first; of those beyond [`MOST_READINGS`] the last are left out.
pub(super) fn readings(name: &str) -> Vec<Vec<String>> {
    let mut readings: Vec<Vec<String>> = Vec::new();
    for syllables in name.chars().filter(|letter| is_wide(*letter)).map(syllables) {
        if readings.is_empty() {
            readings.push(Vec::new());
        }
        let longer = syllables.iter().flat_map(|syllable| {
            let with = |reading: &Vec<String>| [reading.as_slice(), std::slice::from_ref(syllable)].concat();
            readings.iter().map(with).collect::<Vec<_>>()
        });
        readings = longer.take(MOST_READINGS).collect();
    }
    readings
}

/// The readings of a character without tones; itself where none is known.
fn syllables(letter: char) -> Vec<String> {
    let mut syllables = Vec::new();
    for plain in letter.to_pinyin_multi().into_iter().flatten().map(|reading| reading.plain()) {
        // `ü` is typed `v` or `u`, and `yu` in passports.
        let spelt = if plain.contains('ü') {
            ["v", "u", "yu"].map(|u| plain.replace('ü', u)).to_vec()
        } else {
            vec![plain.to_owned()]
        };
        for syllable in spelt {
            if !syllables.contains(&syllable) {
                syllables.push(syllable);
            }
        }
    }
    if syllables.is_empty() {
        syllables.push(letter.to_string());
    }
    syllables
}

/// The forms in which syllables are typed: in full, by their initials, and the first in full with the initials of the rest.
fn romanised(syllables: &[String]) -> Vec<String> {
    let initial = |syllable: &String| syllable.chars().next().map(String::from).unwrap_or_default();
    // `zh`, `ch` and `sh` are one sound.
    let sound = |syllable: &String| match syllable.get(..2) {
        Some(two @ ("zh" | "ch" | "sh")) => two.to_owned(),
        _ => initial(syllable),
    };
    let rest = syllables[1..].iter().map(initial).collect::<String>();
    vec![
        syllables.concat(),
        syllables.iter().map(initial).collect(),
        syllables.iter().map(sound).collect(),
        format!("{}{rest}", syllables[0]),
    ]
}

/// What a page must tell its script to find somebody with two names, of which it shows one.
pub fn hint_of_both(name: &str, latin_name: &str) -> String {
    if latin_name.is_empty() {
        return hint(name);
    }
    let words = folded(name).into_iter().chain(folded(latin_name));
    words.chain([hint(name)]).filter(|word| !word.is_empty()).collect::<Vec<String>>().join(" ")
}

/// What a page must tell its script to find a name that is typed in other letters: `wang.yu-xiao-ming` for the readings of each
/// character, `mueller`; empty for most names.
///
/// ```
/// use sonneborn_exchange::search::hint;
///
/// assert_eq!(hint("Müller, Jörg"), "mueller joerg");
/// assert_eq!(hint("Carlsen, Magnus"), "");
/// ```
pub fn hint(name: &str) -> String {
    let written = folded(name);
    let respelt = folded(&respelt(name)).into_iter().filter(|word| !written.contains(word));
    let read: Vec<String> =
        name.chars().filter(|letter| is_wide(*letter)).map(|letter| syllables(letter).join(".")).collect();
    let read = Some(read.join("-")).filter(|read| !read.is_empty());
    respelt.chain(read).collect::<Vec<String>>().join(" ")
}
