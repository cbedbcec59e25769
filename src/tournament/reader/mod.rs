//! Text becomes values here, once: one reader for each kind of input, for pages, API, command line and files alike.
//!
//! What a reader cannot read is [`Unreadable`], with the value and what is allowed; nothing becomes a default. Who calls
//! names the field. The limits of what is kept stand in [`super::limits`].

mod player;

pub use player::{PlayerField, player};

use super::coded::Coded;
use super::descriptor::{Descriptor, DescriptorError};
use super::details::Official;
use super::federation;
use super::fee::Fee;
use super::fide_id::FideId;
pub use super::limits::{
    MAX_AMOUNT_HUNDREDTHS, MAX_BOARD, MAX_CURRENCY_LETTERS, MAX_DEFAULT_MINUTES, MAX_K, MAX_NAME_LETTERS, MAX_POINTS,
    MAX_RATING, MAX_ROUNDS, MAX_TEXT_LETTERS, YEARS_OF_BIRTH, YEARS_OF_PLAY,
};
use super::outcome::{Bye, GameResult};
use super::player::{Birth, Gender, Title};
use super::points::Points;
use super::reduction::Reduction;
use super::tint::Tint;
use super::zone::Zone;
use chrono::{NaiveDate, NaiveDateTime};
use sonneborn_laws::edition::EditionId;
use std::ops::RangeInclusive;

/// FIDE's codes of federations.
const FEDERATION_LETTERS: usize = 3;

/// Text that is not what its field takes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{value:?} cannot be read: {allowed:?}")]
pub struct Unreadable {
    /// What was sent, shortened where it is long.
    pub value: String,
    pub allowed: Allowed,
}

/// What a field takes instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// A whole number.
    Number { least: i64, most: i64 },
    /// An amount of money such as `500` or `499.50`, in hundredths.
    Amount { most: u32 },
    /// An amount of money with its currency: `25 EUR`.
    Fee { most: u32 },
    /// A reduction of the fee: `Second of a family: 50 %`.
    Reduction,
    /// A zone of clocks by its IANA name.
    Zone,
    /// A colour of the screen: `#d63a1e`.
    Colour,
    /// Points such as `1` or `0.5`.
    Points { most: Points },
    /// One of these codes.
    Codes(Vec<&'static str>),
    /// A day: `2026-11-22`.
    Day,
    /// A day and an hour: `2026-11-22 14:30`.
    Moment,
    /// A day, or a month for its first day.
    Month,
    /// A date of birth, or a year.
    Birth { until: u16 },
    /// Three letters of FIDE's list.
    Federation,
    /// An arbiter's name, and where known their federation and FIDE ID.
    Official,
    /// Tie-breaks of C.07; why this is none.
    TieBreak(DescriptorError),
    /// At most so many letters, in one line where nothing else is said.
    Text { letters: usize },
    /// One line: no breaks, and nothing that only machines read, such as the octet 0.
    Line,
    /// Text that does not leave the field empty.
    Something,
}

type Read<T> = Result<T, Unreadable>;

fn unreadable<T>(value: &str, allowed: Allowed) -> Read<T> {
    /// So much of a wrong value is shown.
    const LETTERS_SHOWN: usize = 40;
    let mut shown: String = value.chars().take(LETTERS_SHOWN).collect();
    if shown.len() < value.len() {
        shown.push('…');
    }
    Err(Unreadable { value: shown, allowed })
}

/// The value of a code among those allowed.
///
/// # Errors
/// [`Unreadable`] for every other text, the empty one too.
pub fn code<T: Copy>(text: &str, codes: &[(&'static str, T)]) -> Read<T> {
    match codes.iter().find(|(code, _)| *code == text.trim()) {
        Some((_, value)) => Ok(*value),
        None => unreadable(text, Allowed::Codes(codes.iter().map(|(code, _)| *code).collect())),
    }
}

/// A box of a form that is ticked. One that is not is not sent, so that no word says that it is not.
///
/// # Errors
/// [`Unreadable`] for every other text.
pub fn tick(text: &str) -> Read<()> {
    code(text, &[("on", ()), ("yes", ()), ("1", ())])
}

/// The one of these values whose code it is.
///
/// # Errors
/// [`Unreadable`] for every other text, the empty one too.
pub fn coded<T: Copy + Into<&'static str>>(text: &str, values: &[T]) -> Read<T> {
    code(text, &values.iter().map(|value| ((*value).into(), *value)).collect::<Vec<_>>())
}

/// Nothing for an empty field, else what `read` makes of it.
///
/// # Errors
/// Those of `read`.
pub fn optional<T>(text: &str, read: impl FnOnce(&str) -> Read<T>) -> Read<Option<T>> {
    let text = text.trim();
    if text.is_empty() { Ok(None) } else { read(text).map(Some) }
}

/// A whole number within limits.
///
/// ```
/// use sonneborn_tournament::reader;
///
/// assert_eq!(reader::number("9", 1_u16..=30), Ok(9));
/// assert!(reader::number("31", 1_u16..=30).is_err());
/// ```
///
/// # Errors
/// [`Unreadable`].
pub fn number<T: TryFrom<i64> + Into<i64> + Copy>(text: &str, range: RangeInclusive<T>) -> Read<T> {
    let (least, most) = ((*range.start()).into(), (*range.end()).into());
    let found = text.trim().parse::<i64>().ok().filter(|found| (least..=most).contains(found));
    match found.and_then(|found| T::try_from(found).ok()) {
        Some(found) => Ok(found),
        None => unreadable(text, Allowed::Number { least, most }),
    }
}

/// FIDE's number of a person.
///
/// # Errors
/// [`Unreadable`].
pub fn fide_id(text: &str) -> Read<FideId> {
    let allowed = || Allowed::Number { least: 1, most: FideId::MAX.cast_signed() };
    text.parse().or_else(|_| unreadable(text, allowed()))
}

/// A result by its code or symbol; nothing for a game without one.
///
/// ```
/// use sonneborn_tournament::outcome::GameResult;
/// use sonneborn_tournament::reader;
///
/// assert_eq!(reader::result("1-0"), Ok(Some(GameResult::WhiteWins)));
/// assert_eq!(reader::result(""), Ok(None));
/// assert_eq!(reader::result("1-1").expect_err("no result").value, "1-1");
/// ```
///
/// # Errors
/// [`Unreadable`].
pub fn result(text: &str) -> Read<Option<GameResult>> {
    optional(text, |text| match GameResult::from_code(text) {
        Some(result) => Ok(result),
        None => unreadable(text, Allowed::Codes(GameResult::ALL.iter().map(|result| result.code()).collect())),
    })
}

/// A bye by its letter in the TRF; nothing for none.
///
/// # Errors
/// [`Unreadable`].
pub fn bye(text: &str) -> Read<Option<Bye>> {
    optional(text, |text| match Bye::from_code(text) {
        Some(bye) => Ok(bye),
        None => unreadable(text, Allowed::Codes(vec!["H", "Z", "F", "U"])),
    })
}

/// Points for a game or a bye.
///
/// ```
/// use sonneborn_tournament::points::Points;
/// use sonneborn_tournament::reader;
///
/// assert_eq!(reader::points("0.5"), Ok(Points::HALF));
/// assert!(reader::points("-1").is_err());
/// ```
///
/// # Errors
/// [`Unreadable`].
pub fn points(text: &str) -> Read<Points> {
    match Points::parse(text).filter(|points| (Points::ZERO..=MAX_POINTS).contains(points)) {
        Some(points) => Ok(points),
        None => unreadable(text, Allowed::Points { most: MAX_POINTS }),
    }
}

/// An amount of money, in hundredths of its currency.
///
/// # Errors
/// [`Unreadable`].
pub fn amount(text: &str) -> Read<u32> {
    let read = Points::parse(text).and_then(|amount| u32::try_from(amount.hundredths()).ok());
    match read.filter(|hundredths| *hundredths <= MAX_AMOUNT_HUNDREDTHS) {
        Some(hundredths) => Ok(hundredths),
        None => unreadable(text, Allowed::Amount { most: MAX_AMOUNT_HUNDREDTHS / 100 }),
    }
}

/// An entry fee: an amount with its currency, before or behind.
///
/// # Errors
/// [`Unreadable`].
pub fn fee(text: &str) -> Read<Fee> {
    let is_in_bounds = |fee: &Fee| {
        fee.hundredths <= MAX_AMOUNT_HUNDREDTHS.into() && fee.currency.chars().count() <= MAX_CURRENCY_LETTERS
    };
    match Fee::parse(text).filter(is_in_bounds) {
        Some(fee) => Ok(fee),
        None => unreadable(text, Allowed::Fee { most: MAX_AMOUNT_HUNDREDTHS / 100 }),
    }
}

/// A reduction of the entry fee: its name and what it takes off.
///
/// # Errors
/// [`Unreadable`].
pub fn reduction(line: &str) -> Read<Reduction> {
    let is_short = |read: &Reduction| read.name.chars().count() <= MAX_NAME_LETTERS;
    match Reduction::parse(line).filter(is_short) {
        Some(read) => Ok(read),
        None => unreadable(line, Allowed::Reduction),
    }
}

/// A zone of clocks by its IANA name, `Europe/Bucharest`.
///
/// # Errors
/// [`Unreadable`].
pub fn zone(text: &str) -> Read<Zone> {
    match text.trim().parse() {
        Ok(zone) => Ok(zone),
        Err(_) => unreadable(text, Allowed::Zone),
    }
}

/// A colour of the screen, `#d63a1e`.
///
/// # Errors
/// [`Unreadable`].
pub fn tint(text: &str) -> Read<Tint> {
    match text.trim().parse() {
        Ok(tint) => Ok(tint),
        Err(_) => unreadable(text, Allowed::Colour),
    }
}

/// An arbiter as settings write them, `IA Kovač, Ivo; CRO; 14500000`: federation and FIDE ID in either order where known.
/// Federations that somebody `known` has are kept whatever they are.
///
/// # Errors
/// [`Unreadable`], the part that is neither.
pub fn official(line: &str, known: &[Official]) -> Read<Official> {
    let mut parts = line.split(';').map(str::trim);
    let mut official = Official { name: name(parts.next().unwrap_or(""))?, ..Official::default() };
    for part in parts.filter(|part| !part.is_empty()) {
        if part.bytes().all(|byte| byte.is_ascii_digit()) {
            official.fide_id = Some(fide_id(part)?);
        } else if part.len() == FEDERATION_LETTERS && part.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            let was = known.iter().find(|known| known.federation.eq_ignore_ascii_case(part));
            official.federation = federation(part, was.map_or("", |was| &was.federation))?;
        } else {
            return unreadable(part, Allowed::Official);
        }
    }
    Ok(official)
}

/// A day of the calendar, as browsers send it.
///
/// ```
/// use sonneborn_tournament::reader;
///
/// assert!(reader::day("2026-11-26").is_ok() && reader::day("2026-02-30").is_err());
/// ```
///
/// # Errors
/// [`Unreadable`].
pub fn day(text: &str) -> Read<NaiveDate> {
    use chrono::Datelike;
    let read = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok();
    match read.filter(|day| YEARS_OF_PLAY.contains(&day.year())) {
        Some(day) => Ok(day),
        None => unreadable(text, Allowed::Day),
    }
}

/// A day, or the first day of a month (`2026-11`), as rating lists are dated.
///
/// # Errors
/// [`Unreadable`].
pub fn month(text: &str) -> Read<NaiveDate> {
    let first = day(&format!("{}-01", text.trim()));
    day(text).or(first).or_else(|_| unreadable(text, Allowed::Month))
}

/// A day, with the hour where it is known.
///
/// # Errors
/// [`Unreadable`].
pub fn moment(text: &str) -> Read<NaiveDateTime> {
    let formats = ["%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M"];
    let found = formats.iter().find_map(|format| NaiveDateTime::parse_from_str(text.trim(), format).ok());
    let found = found.or_else(|| day(text).ok()?.and_hms_opt(0, 0, 0));
    found.map_or_else(|| unreadable(text, Allowed::Moment), Ok)
}

/// A date of birth, or its year, not after `until`.
///
/// # Errors
/// [`Unreadable`].
pub fn birth(text: &str, until: u16) -> Read<Birth> {
    match Birth::written(text).filter(|birth| (*YEARS_OF_BIRTH.start()..=until).contains(&birth.year)) {
        Some(birth) => Ok(birth),
        None => unreadable(text, Allowed::Birth { until }),
    }
}

/// The code of a federation, in upper case; nothing where it is unknown. `was` is kept whatever it is, because files bring
/// codes of their own.
///
/// # Errors
/// [`Unreadable`].
pub fn federation(text: &str, was: &str) -> Read<String> {
    let code = text.trim().to_uppercase();
    if code.is_empty() || code == was || federation::is_known(&code) {
        return Ok(code);
    }
    unreadable(text, Allowed::Federation)
}

/// A list of tie-breaks, divided by spaces, commas or semicolons, in their usual spelling. One of the competition's own stays
/// as it is (C.07 4.1), and so does what the list `was`, because an old journal can have what is not read any more.
///
/// # Errors
/// [`Unreadable`], the first that is none.
pub fn tie_breaks(text: &str, was: &[Coded<Descriptor>]) -> Read<Vec<Coded<Descriptor>>> {
    let list = self::text(text, MAX_TEXT_LETTERS)?.to_uppercase();
    let parts = list.split([' ', ',', ';', '\t', '\n']).map(str::trim).filter(|part| !part.is_empty());
    let read = |part: &str| match part.parse() {
        Ok(descriptor) => Ok(Coded::of(descriptor)),
        Err(DescriptorError::SelfDefined(_)) => Ok(Coded::written(part)),
        Err(why) => {
            let kept = was.iter().find(|code| code.as_str().eq_ignore_ascii_case(part));
            kept.map_or_else(|| unreadable(part, Allowed::TieBreak(why)), |kept| Ok(kept.clone()))
        }
    };
    parts.map(read).collect()
}

/// The editions of the Laws that a tournament can be played by, the newest first.
pub fn laws_of_play() -> Vec<(&'static str, EditionId)> {
    let editions = EditionId::ALL.into_iter().rev().filter(|edition| *edition != EditionId::Qq);
    editions.map(|edition| (edition.code(), edition)).collect()
}

/// An edition of the Laws to play by. What `was` stays whatever it is.
///
/// # Errors
/// [`Unreadable`].
pub fn laws(text: &str, was: &Coded<EditionId>) -> Read<Coded<EditionId>> {
    if text.trim() == was.as_str() { Ok(was.clone()) } else { code(text, &laws_of_play()).map(Coded::of) }
}

/// A title of FIDE that gives rank.
///
/// # Errors
/// [`Unreadable`].
pub fn title(text: &str) -> Read<Title> {
    let found = Title::from_code(text);
    found.map_or_else(|| unreadable(text, Allowed::Codes(Title::ALL.iter().map(|title| title.code()).collect())), Ok)
}

/// `male` or `female`.
///
/// # Errors
/// [`Unreadable`].
pub fn gender(text: &str) -> Read<Gender> {
    code(text, &[("male", Gender::Male), ("female", Gender::Female)])
}

/// Free text of at most so many letters, without the spaces around it. Of what only machines read it has breaks and tabs.
///
/// # Errors
/// [`Unreadable`].
pub fn text(text: &str, letters: usize) -> Read<String> {
    read_text(text, letters, |letter| is_no_sign(letter) && !matches!(letter, '\n' | '\r' | '\t'))
}

/// The same of one line: files, calendars and feeds would read what is behind a break as something of their own.
///
/// # Errors
/// [`Unreadable`].
pub fn line(text: &str, letters: usize) -> Read<String> {
    read_text(text, letters, is_no_sign)
}

/// Whether nobody can have meant it as a letter: what only machines read, breaks, what turns the direction of all that
/// stands behind it (in a file or a message, a score behind such a name shows the other way round), and the sign that
/// stands for what could not be read.
fn is_no_sign(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fffd}')
}

fn read_text(text: &str, letters: usize, is_wrong: fn(char) -> bool) -> Read<String> {
    let text = text.trim();
    if text.chars().count() > letters {
        return unreadable(text, Allowed::Text { letters });
    }
    if text.contains(is_wrong) { unreadable(text, Allowed::Line) } else { Ok(text.into()) }
}

/// A name, which may not be empty.
///
/// # Errors
/// [`Unreadable`].
pub fn name(name: &str) -> Read<String> {
    let name = line(name, MAX_NAME_LETTERS)?;
    if name.is_empty() { unreadable(&name, Allowed::Something) } else { Ok(name) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_unreadable_becomes_a_default() {
        for wrong in ["banana", "1-1", "½", "U"] {
            assert_eq!(result(wrong).expect_err(wrong).value, wrong);
        }
        assert_eq!(result(" 1/2-1/2 "), Ok(Some(GameResult::Draw)));
        assert_eq!(result(""), Ok(None));
        assert!(bye("x").is_err() && number("0", 1..=MAX_ROUNDS).is_err() && number::<u16>("-1", 0..=9).is_err());
        assert_eq!(number("98", 1..=MAX_ROUNDS), Ok(98));
        assert!(points("-1").is_err() && points("21").is_err() && points("0.5").is_ok());
        assert!(
            month("2026-13").is_err()
                && month("soon").is_err()
                && month("2026-11").is_ok_and(|day| day.to_string() == "2026-11-01")
        );
        assert!(day("2026-02-30").is_err() && birth("2027", 2026).is_err() && birth("2026", 2026).is_ok());
        assert!(federation("XXX", "").is_err() && federation("xxx", "XXX").is_ok());
        assert_eq!(federation(" nor ", ""), Ok("NOR".into()));
        assert!(code("", &[("a", 1)]).is_err());
        assert!(amount("-1").is_err() && amount("1.005").is_err() && amount("10000001").is_err());
        assert_eq!(amount("499.50"), Ok(49_950));
        assert!(
            official("Doe; Croatia", &[]).is_err()
                && official("Doe; XXX", &[]).is_err()
                && official("; CRO", &[]).is_err()
        );
        let was = Official { federation: "XXX".into(), ..Official::default() };
        assert!(official("Doe; xxx; 1500001", &[was]).is_ok_and(|doe| doe.fide_id == FideId::new(1_500_001)));
        let old = [Coded::written("BH/C9")];
        let read = tie_breaks("bh-c1, OTHER_KO;BH/C9", &old).expect("what the list had stays");
        assert_eq!(read.iter().map(Coded::as_str).collect::<Vec<_>>(), ["BH/C1", "OTHER_KO", "BH/C9"]);
        assert!(tie_breaks("BH/C9", &[]).is_err() && tie_breaks("SB BHX", &old).is_err());
        assert!(laws("1066", &Coded::of(EditionId::Laws2023)).is_err());
        assert_eq!(laws("1066", &Coded::written("1066")), Ok(Coded::written("1066")));
    }

    #[test]
    fn long_text_is_refused_and_shown_short() {
        let long = "x".repeat(1_900_000);
        let refused = name(&long).expect_err("longer than any name");
        assert_eq!(refused.allowed, Allowed::Text { letters: MAX_NAME_LETTERS });
        // Breaks of lines, of paragraphs, what embeds, overrides and isolates directions, and what could not be read.
        let no_signs =
            "\u{2028}\u{2029}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}\u{fffd}";
        for letter in (0..=0x1_ffff).filter_map(char::from_u32) {
            let (one, more) = (name(&format!("A{letter}B")), text(&format!("A{letter}B"), 3));
            let is_sign = !letter.is_control() && !no_signs.contains(letter);
            assert_eq!(one.is_ok(), is_sign, "{letter:?} within a line");
            assert_eq!(more.is_ok(), is_sign || "\n\r\t".contains(letter), "{letter:?} within a text");
        }
        assert!(refused.value.chars().count() < 50);
    }
}
