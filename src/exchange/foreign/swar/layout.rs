//! The fields of a SWAR file in their order, by version: what stands where, and not yet what it means.

use super::PROGRAM;
use super::codes::{result, table};
use crate::foreign::MOST_PLAYERS;
use crate::foreign::cursor::Cursor;
use crate::foreign::report::{Defect, Fault};
use crate::trf;
use std::collections::HashSet;

/// A version as SWAR writes it: `v6.49`, which comes before `v6.5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    pub major: u8,
    /// In hundredths.
    pub minor: u16,
}

impl Version {
    pub const fn new(major: u8, minor: u16) -> Version {
        Version { major, minor }
    }

    pub fn parse(text: &str) -> Option<Version> {
        let (major, rest) = text.strip_prefix('v')?.split_once('.')?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let minor: u16 = digits.parse().ok()?;
        Some(Version { major: major.parse().ok()?, minor: if digits.len() == 1 { minor * 10 } else { minor } })
    }
}

/// From which version on a field is there, or another way.
pub mod since {
    use super::Version;

    /// What an absence is worth, how often and until which round, in place of a code.
    pub const ABSENCES: Version = Version::new(4, 21);
    /// A text beside the number of the time control.
    pub const OTHER_CADENCE: Version = Version::new(5, 0);
    /// FIDE's numbers of the event by rounds, in place of a text.
    pub const FIDE_BLOCK: Version = Version::new(5, 24);
    pub const PAID: Version = Version::new(5, 52);
    /// Whether a bye has the points for being there too; an unused field goes.
    pub const PRESENCE_OF_BYES: Version = Version::new(6, 3);
    pub const CORRECTED_POINTS: Version = Version::new(6, 49);
    pub const MORE_CATEGORIES: Version = Version::new(6, 50);
    /// One rating a player, no corrected points, and a shorter end of the first section.
    pub const ONE_RATING: Version = Version::new(7, 0);
}

const TIE_BREAKS: usize = 5;
const BANDS: usize = 4;
/// Most names of categories, besides the one that is open above.
const CATEGORIES: usize = 12;
const MORE_CATEGORIES: usize = 16;

/// A file, field by field.
#[derive(Default)]
pub struct File {
    pub version: Version,
    pub guid: String,
    pub mac: String,
    pub event: Event,
    pub dates: Vec<String>,
    pub tie_breaks: Vec<i32>,
    pub exclusion: (i32, String),
    pub category_kind: i32,
    /// Names of categories of the first and the second kind.
    pub categories: [Vec<String>; 2],
    /// Points, and from which rating they are given.
    pub bands: Vec<[i32; 2]>,
    pub players: Vec<Record>,
    pub bytes_left: usize,
}

/// The first section.
#[derive(Default)]
pub struct Event {
    pub name: String,
    pub organiser: String,
    pub club: String,
    pub place: String,
    pub arbiters: [String; 2],
    pub dates: [String; 2],
    pub cadence: i32,
    pub cadence_other: String,
    pub rounds: u16,
    pub is_separate: bool,
    pub is_fide_rated: bool,
    /// First and last round, and FIDE's number of the event.
    pub fide_ids: Vec<[i32; 3]>,
    pub fide_id: String,
    pub arbiters_ids: [String; 2],
    pub email: String,
    pub remarks: String,
    pub kind: i32,
    pub first_table: i32,
    /// In quarters: win, draw, loss, bye, being there.
    pub points: [i32; 5],
    pub is_presence_of_byes: bool,
    pub rate: i32,
    pub colour: i32,
    pub bye: i32,
    /// Whether an absence is worth half a point, how often, and until which round.
    pub absence: [u8; 3],
    pub federation: i32,
    /// Fields by SWAR's names that are only named.
    pub others: Vec<(&'static str, i32)>,
}

/// A player.
#[derive(Default)]
pub struct Record {
    pub name: String,
    /// By which the rounds name opponents.
    pub number: i32,
    pub rank: i32,
    pub category: i32,
    pub birth: String,
    pub sex: i32,
    pub country: String,
    pub national_id: i32,
    pub fide_id: i32,
    pub affiliated: i32,
    pub rating: i32,
    pub fide_rating: i32,
    pub title: i32,
    pub club_number: i32,
    pub club: String,
    pub points: i32,
    pub corrected_points: i32,
    pub american_points: i32,
    pub paid: i32,
    pub absent: i32,
    pub absent_rounds: String,
    pub extra_points: i32,
    pub kept_table: i16,
    pub rounds: Vec<RoundRecord>,
}

/// What a player's line says of a round.
pub struct RoundRecord {
    pub round: u16,
    pub table: i32,
    pub opponent: i32,
    pub result: i32,
    pub colour: i32,
    pub extra_points: i32,
}

/// How the first section goes on where versions differ.
#[derive(Clone, Copy)]
struct Tail {
    has_other_cadence: bool,
    /// How many numbers of FIDE's there are; `None` where a text stands.
    fide_ids: Option<usize>,
    /// Four texts, or only the remarks.
    has_four_texts: bool,
}

/// The ways in which the first section goes on: the one of the version first, then what else was seen or told of versions near it. The
/// right one is that which ends where the next section begins.
fn tails(version: Version) -> Vec<Tail> {
    let tail = |has_other_cadence, fide_ids, has_four_texts| Tail { has_other_cadence, fide_ids, has_four_texts };
    if version >= since::ONE_RATING {
        vec![tail(true, Some(16), false), tail(true, Some(15), true), tail(true, Some(16), true)]
    } else if version >= since::FIDE_BLOCK {
        vec![tail(true, Some(16), true), tail(true, None, true)]
    } else if version >= since::OTHER_CADENCE {
        vec![tail(true, None, true), tail(true, Some(16), true), tail(false, None, true)]
    } else {
        vec![tail(false, None, true), tail(true, None, true)]
    }
}

/// Reads all fields.
pub fn read(bytes: &[u8]) -> Result<File, Fault> {
    let mut cursor = Cursor { program: PROGRAM, bytes, at: 0 };
    let written = cursor.counted_text()?;
    let Some(version) =
        Version::parse(&written).filter(|version| (super::FIRST..=super::LAST).contains(&version.major))
    else {
        let defect = Defect::VersionUnknown { version: written, first: super::FIRST, last: super::LAST };
        return Err(Fault::whole(PROGRAM, defect));
    };
    let mut file = File { version, guid: cursor.counted_text()?, mac: cursor.counted_text()?, ..File::default() };
    file.event = first_that_fits(&mut cursor, &tails(version), "DATES", |cursor, tail| event(cursor, version, *tail))?;
    section(&mut cursor, "DATES")?;
    for _ in 0..file.event.rounds {
        file.dates.push(cursor.counted_text()?);
    }
    section(&mut cursor, "TIE_BREAK")?;
    file.tie_breaks = numbers(&mut cursor, TIE_BREAKS)?;
    section(&mut cursor, "EXCLUSION")?;
    file.exclusion = (cursor.i32()?, cursor.counted_text()?);
    section(&mut cursor, "CATEGORIES")?;
    file.category_kind = cursor.i32()?;
    // Not every file from there on has the greater number.
    let most: &[usize] = if version >= since::MORE_CATEGORIES { &[MORE_CATEGORIES, CATEGORIES] } else { &[CATEGORIES] };
    file.categories = first_that_fits(&mut cursor, most, "XTRA_POINTS", |cursor, most| {
        Ok([texts(cursor, most + 1)?, texts(cursor, most + 1)?])
    })?;
    section(&mut cursor, "XTRA_POINTS")?;
    for _ in 0..BANDS {
        file.bands.push([cursor.i32()?, cursor.i32()?]);
    }
    section(&mut cursor, "JOUEURS")?;
    file.players = players(&mut cursor, version)?;
    file.bytes_left = bytes.len().saturating_sub(cursor.at);
    Ok(file)
}

/// The name of a section, where it must stand.
fn section(cursor: &mut Cursor, name: &'static str) -> Result<(), Fault> {
    let begin = cursor.at;
    let found = cursor.counted_text().unwrap_or_default();
    let is_it = found.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) == Some(name);
    if is_it { Ok(()) } else { Err(cursor.fault(begin, Defect::SectionMissing { section: name })) }
}

/// What the first of the ways gives after which the section `next` begins; the fault of the first way where none does.
fn first_that_fits<Way, Found>(
    cursor: &mut Cursor,
    ways: &[Way],
    next: &'static str,
    reader: impl Fn(&mut Cursor, &Way) -> Result<Found, Fault>,
) -> Result<Found, Fault> {
    let mut first_fault = None;
    for way in ways {
        let mut tried = cursor.clone();
        let read = reader(&mut tried, way).and_then(|found| section(&mut tried.clone(), next).map(|()| found));
        match read {
            Ok(found) => {
                cursor.at = tried.at;
                return Ok(found);
            }
            Err(fault) => drop(first_fault.get_or_insert(fault)),
        }
    }
    Err(first_fault.unwrap_or_else(|| cursor.fault(cursor.at, Defect::SectionMissing { section: next })))
}

fn numbers(cursor: &mut Cursor, count: usize) -> Result<Vec<i32>, Fault> {
    (0..count).map(|_| cursor.i32()).collect()
}

fn texts(cursor: &mut Cursor, count: usize) -> Result<Vec<String>, Fault> {
    (0..count).map(|_| cursor.counted_text()).collect()
}

fn event(cursor: &mut Cursor, version: Version, tail: Tail) -> Result<Event, Fault> {
    section(cursor, "TOURNOI")?;
    let mut event = Event {
        name: cursor.counted_text()?,
        organiser: cursor.counted_text()?,
        club: cursor.counted_text()?,
        place: cursor.counted_text()?,
        arbiters: [cursor.counted_text()?, cursor.counted_text()?],
        dates: [cursor.counted_text()?, cursor.counted_text()?],
        cadence: cursor.i32()?,
        ..Event::default()
    };
    if tail.has_other_cadence {
        event.cadence_other = cursor.counted_text()?;
    }
    event.rounds = u16::try_from(cursor.count(trf::MAX_ROUNDS.into())?).unwrap_or(trf::MAX_ROUNDS);
    named(cursor, &mut event, &["FRBEfrom", "FRBEto", "FIDEfrom", "FIDEto"])?;
    event.is_separate = cursor.i32()? != 0;
    named(cursor, &mut event, &["AfficherEloOuPays"])?;
    event.is_fide_rated = cursor.i32()? != 0;
    match tail.fide_ids {
        Some(count) => {
            for _ in 0..count {
                event.fide_ids.push([cursor.i32()?, cursor.i32()?, cursor.i32()?]);
            }
        }
        None => event.fide_id = cursor.counted_text()?,
    }
    if tail.has_four_texts {
        event.arbiters_ids = [cursor.counted_text()?, cursor.counted_text()?];
        event.email = cursor.counted_text()?;
    }
    event.remarks = cursor.counted_text()?;
    event.kind = cursor.i32()?;
    rules(cursor, version, &mut event)?;
    Ok(event)
}

/// The numbers at the end of the first section.
fn rules(cursor: &mut Cursor, version: Version, event: &mut Event) -> Result<(), Fault> {
    let has_presence_of_byes = version >= since::PRESENCE_OF_BYES;
    if !has_presence_of_byes {
        // Unused.
        cursor.i32()?;
    }
    named(cursor, event, &["SW_EloR1", "SW_AmerPresence", "Plusieurs"])?;
    event.first_table = cursor.i32()?;
    for points in &mut event.points {
        *points = cursor.i32()?;
    }
    if has_presence_of_byes {
        event.is_presence_of_byes = cursor.i32()? != 0;
    }
    named(cursor, event, &["EloUsed"])?;
    event.rate = cursor.i32()?;
    named(cursor, event, &["TbPersonel"])?;
    event.colour = cursor.i32()?;
    named(cursor, event, &["EloEqual"])?;
    event.bye = cursor.i32()?;
    if version >= since::ABSENCES {
        event.absence = [cursor.u8()?, cursor.u8()?, cursor.u8()?];
        // Unused.
        cursor.u8()?;
    } else {
        named(cursor, event, &["AbsValue"])?;
    }
    named(cursor, event, &["FF_Value"])?;
    event.federation = cursor.i32()?;
    Ok(())
}

fn named(cursor: &mut Cursor, event: &mut Event, names: &[&'static str]) -> Result<(), Fault> {
    for name in names {
        event.others.push((name, cursor.i32()?));
    }
    Ok(())
}

fn players(cursor: &mut Cursor, version: Version) -> Result<Vec<Record>, Fault> {
    let begin = cursor.at;
    let count = cursor.count(MOST_PLAYERS)?;
    if count == 0 {
        return Err(cursor.fault(begin, Defect::NoPlayers));
    }
    let (mut players, mut seen) = (Vec::new(), HashSet::new());
    for _ in 0..count {
        players.push(player(cursor, version, &mut seen)?);
    }
    Ok(players)
}

fn player(cursor: &mut Cursor, version: Version, seen: &mut HashSet<i32>) -> Result<Record, Fault> {
    // The place that SWAR computed.
    cursor.i32()?;
    let name = cursor.counted_text()?;
    let number_at = cursor.at;
    let number = cursor.i32()?;
    if number < 1 || !seen.insert(number) {
        return Err(cursor.fault(number_at, Defect::Impossible { number: number.into() }));
    }
    let mut record = Record { name, number, rank: cursor.i32()?, category: cursor.i32()?, ..Record::default() };
    record.birth = cursor.counted_text()?;
    record.sex = cursor.i32()?;
    record.country = cursor.counted_text()?;
    (record.national_id, record.fide_id) = (cursor.i32()?, cursor.i32()?);
    (record.affiliated, record.rating) = (cursor.i32()?, cursor.i32()?);
    if version < since::ONE_RATING {
        record.fide_rating = cursor.i32()?;
    }
    (record.title, record.club_number) = (cursor.i32()?, cursor.i32()?);
    record.club = cursor.counted_text()?;
    // How many games were played.
    cursor.i32()?;
    record.points = cursor.i32()?;
    if (since::CORRECTED_POINTS..since::ONE_RATING).contains(&version) {
        record.corrected_points = cursor.i32()?;
    }
    record.american_points = cursor.i32()?;
    // Tie-breaks and performance, which follow from the rounds.
    numbers(cursor, TIE_BREAKS + 1)?;
    if version >= since::PAID {
        record.paid = cursor.i32()?;
    }
    record.absent = cursor.i32()?;
    record.absent_rounds = cursor.counted_text()?;
    record.extra_points = cursor.i32()?;
    // The points for being there, which follow from the rounds.
    cursor.i32()?;
    let rounds_at = cursor.at;
    let rounds = cursor.i16()?;
    let most = trf::MAX_ROUNDS + 1;
    let Some(rounds) = u16::try_from(rounds).ok().filter(|rounds| *rounds <= most) else {
        return Err(cursor.fault(rounds_at, Defect::Impossible { number: rounds.into() }));
    };
    record.kept_table = cursor.i16()?;
    section(cursor, "RONDE")?;
    for _ in 0..rounds {
        record.rounds.extend(round(cursor)?);
    }
    Ok(record)
}

/// A player's line of a round; `None` for the empty round 0 of a list of players from which events are begun.
fn round(cursor: &mut Cursor) -> Result<Option<RoundRecord>, Fault> {
    let begin = cursor.at;
    let number = cursor.count(trf::MAX_ROUNDS.into())?;
    let record = RoundRecord {
        round: u16::try_from(number).unwrap_or(trf::MAX_ROUNDS),
        table: cursor.i32()?,
        opponent: cursor.i32()?,
        result: cursor.i32()?,
        colour: cursor.i32()?,
        extra_points: {
            // The float, which follows from the rounds.
            cursor.i32()?;
            cursor.i32()?
        },
    };
    let is_empty = record.opponent <= 0
        && record.result == result::NONE
        && [table::NONE, 0, table::ABSENT].contains(&record.table);
    match (record.round, is_empty) {
        (0, true) => Ok(None),
        (0, false) => Err(cursor.fault(begin, Defect::Impossible { number: 0 })),
        _ => Ok(Some(record)),
    }
}
