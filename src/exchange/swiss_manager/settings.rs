//! What the file says of the tournament: its texts, the kind of tournament, rounds, tie-breaks and dates.

use super::container::{Container, Cursor};
use super::report::{Fault, Note, Remark};
use crate::trf::official;
use chrono::NaiveDate;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::details::Details;
use sonneborn_tournament::regulations::{Regulations, RoundRobin, System, TieBreakEdition};

/// The places of the texts, counted from 0. In the files that were seen the titles of arbiters (IA, FA) stand in the text of the chief
/// arbiter and that of the deputies; another text (3) names who directs the tournament, an organiser as often as an arbiter.
mod text {
    pub const NAME: usize = 0;
    pub const REMARKS: usize = 2;
    pub const ORGANISER: usize = 4;
    pub const VENUE: usize = 5;
    pub const ARBITERS: usize = 6;
    pub const TIME_CONTROL: usize = 14;
    pub const FEDERATION: usize = 20;
    pub const CHIEF_ARBITER: usize = 21;
    pub const WEBSITE: usize = 24;
    pub const DEPUTIES: usize = 35;
    /// The program's own mark of the event, and the federation again.
    pub const SAYS_NOTHING_NEW: [usize; 2] = [11, 25];
    pub const READ: [usize; 10] =
        [NAME, REMARKS, ORGANISER, VENUE, ARBITERS, TIME_CONTROL, FEDERATION, CHIEF_ARBITER, WEBSITE, DEPUTIES];
}

/// The places of the settings, in bytes from the section's beginning.
mod place {
    pub const ROUNDS: usize = 0x00;
    pub const KIND: usize = 0x0B;
    pub const PAIRED_ROUNDS: usize = 0x11;
    pub const PLAYERS: usize = 0x13;
    pub const TIE_BREAKS: usize = 0x1B;
    pub const BOARDS: usize = 0x31;
    pub const START: usize = 0x47;
}

/// So many tie-breaks have a place in the file; the count can say more.
const TIE_BREAKS: u8 = 6;

/// So much of a text that has no place here is shown.
const SHOWN: usize = 80;

/// Everybody meets everybody once.
const SINGLE: RoundRobin = RoundRobin { double: false, reverse_last_two: false };

/// The settings, as far as they are known.
pub struct Settings {
    pub details: Details,
    pub regulations: Regulations,
    pub players: u16,
    /// How many boards a match has, in an event of teams.
    pub boards: u16,
    /// Whether the teams are ranked by game points before match points.
    pub game_points_first: bool,
    /// Rounds that are paired; later ones hold byes given in advance.
    pub paired_rounds: u16,
}

pub fn read(container: &Container, notes: &mut Vec<Note>) -> Result<Settings, Fault> {
    let mut details = details(container, notes)?;
    let mut dates = Cursor::at(container.settings, place::START);
    details.start = date(&mut dates, notes)?;
    details.end = date(&mut dates, notes)?;
    let players = Cursor::at(container.settings, place::PLAYERS).u16()?;
    Ok(Settings {
        regulations: regulations(container, &details, notes)?,
        details,
        players,
        boards: Cursor::at(container.settings, place::BOARDS).u16()?,
        game_points_first: score_first(container)? == Some(score::GAME_POINTS),
        paired_rounds: u16::from(Cursor::at(container.settings, place::PAIRED_ROUNDS).u8()?),
    })
}

fn details(container: &Container, notes: &mut Vec<Note>) -> Result<Details, Fault> {
    let mut cursor = Cursor::new(container.texts);
    let mut texts = Vec::new();
    while cursor.remaining() > 0 {
        let (begin, number) = (cursor.offset(), texts.len());
        let text = cursor.text()?;
        if !text.is_empty() && !text::READ.contains(&number) && !text::SAYS_NOTHING_NEW.contains(&number) {
            let shown = text.chars().take(SHOWN).collect();
            notes.push(Note::at(begin, Remark::TextLeftOut { number: number + 1, text: shown }));
        }
        texts.push(text);
    }
    let text = |place: usize| texts.get(place).cloned().unwrap_or_default();
    // Several are parted by semicolons; commas stand within names.
    let several = [text(text::DEPUTIES), text(text::ARBITERS)].join(";");
    let several = several.split(';').map(str::trim).filter(|name| !name.is_empty());
    Ok(Details {
        name: text(text::NAME),
        place: text(text::VENUE),
        federation: text(text::FEDERATION),
        organiser: text(text::ORGANISER),
        chief_arbiter: official(&text(text::CHIEF_ARBITER)),
        deputies: several.map(official).collect(),
        time_control_text: text(text::TIME_CONTROL),
        website: text(text::WEBSITE),
        remarks: text(text::REMARKS),
        ..Details::default()
    })
}

fn regulations(container: &Container, details: &Details, notes: &mut Vec<Note>) -> Result<Regulations, Fault> {
    let mut kind = Cursor::at(container.settings, place::KIND);
    let offset = kind.offset();
    let system = match kind.u8()? {
        0 => {
            let system = details.start.map_or(System::Dutch2026, System::dutch_on);
            notes.push(Note::at(offset, Remark::SwissAssumed { system }));
            system
        }
        1 => System::RoundRobin(SINGLE),
        code @ (2 | 3) => {
            let system = if code == 2 { System::TeamRoundRobin(SINGLE) } else { System::TeamSwiss };
            notes.push(Note::at(offset, Remark::TeamRulesAssumed { system }));
            system
        }
        code => {
            notes.push(Note::at(offset, Remark::KindUnknown { code }));
            System::ByHand
        }
    };
    notes.push(Note::general(Remark::ScoringAssumed));
    Ok(Regulations {
        system,
        rounds: Cursor::at(container.settings, place::ROUNDS).u16()?,
        tie_breaks: tie_breaks(container, system.is_of_teams(), notes)?,
        tie_break_edition: details.start.map_or(TieBreakEdition::default(), TieBreakEdition::on),
        ..Regulations::default()
    })
}

/// Each tie-break is a number of Swiss-Manager's list; its parameters (what is cut, how unplayed games count) are elsewhere
/// and not understood, so that one number can come twice.
fn tie_breaks(container: &Container, of_teams: bool, notes: &mut Vec<Note>) -> Result<Vec<Coded<Descriptor>>, Fault> {
    let mut cursor = Cursor::at(container.settings, place::TIE_BREAKS);
    let count = cursor.u8()?.min(TIE_BREAKS);
    cursor.u8()?;
    let mut tie_breaks: Vec<Coded<Descriptor>> = Vec::new();
    for _ in 0..count {
        let offset = cursor.offset();
        // The number, and a byte that is always 0.
        let number = cursor.u8()?;
        if cursor.remaining() > 0 {
            cursor.u8()?;
        }
        // What ranks teams first, and what comes second, is not a tie-break here.
        if of_teams && [score::MATCH_POINTS, score::GAME_POINTS].contains(&number) {
            continue;
        }
        match tie_break(number) {
            Some(code) => {
                notes.push(Note::at(offset, Remark::TieBreakAssumed { number, code }));
                if !tie_breaks.iter().any(|known| known.as_str() == code) {
                    tie_breaks.push(Coded::written(code));
                }
            }
            None => notes.push(Note::at(offset, Remark::TieBreakUnknown { number })),
        }
    }
    Ok(tie_breaks)
}

/// The numbers of the scores of teams in the list of tie-breaks.
mod score {
    pub const GAME_POINTS: u8 = 1;
    pub const MATCH_POINTS: u8 = 13;
}

/// The score that stands first in the list of tie-breaks.
fn score_first(container: &Container) -> Result<Option<u8>, Fault> {
    let mut cursor = Cursor::at(container.settings, place::TIE_BREAKS);
    let count = cursor.u16()?;
    let first = cursor.u16()?;
    let first = u8::try_from(first).ok().filter(|_| count > 0);
    Ok(first.filter(|number| [score::MATCH_POINTS, score::GAME_POINTS].contains(number)))
}

/// The tie-breaks of the list that have a counterpart in C.07.
fn tie_break(number: u8) -> Option<&'static str> {
    match number {
        11 | 81 => Some("DE"),
        37 | 84 => Some("BH"),
        52 | 85 => Some("SB"),
        68 => Some("WIN"),
        _ => None,
    }
}

/// The next date of the section.
fn date(cursor: &mut Cursor, notes: &mut Vec<Note>) -> Result<Option<NaiveDate>, Fault> {
    let offset = cursor.offset();
    Ok(day(cursor.u32()?, offset, notes))
}

/// A date as a number `YYYYMMDD`; 0 where none is set.
pub fn day(number: u32, offset: usize, notes: &mut Vec<Note>) -> Option<NaiveDate> {
    let year = i32::try_from(number / 10_000).ok();
    let day = year.and_then(|year| NaiveDate::from_ymd_opt(year, number / 100 % 100, number % 100));
    if day.is_none() && number != 0 {
        notes.push(Note::at(offset, Remark::NoDate { number }));
    }
    day
}

/// A round robin is double where it has the rounds for it.
pub fn set_double(imported: &mut Imported) {
    let system = imported.regulations.system;
    let entrants = if system == System::RoundRobin(SINGLE) {
        imported.players.len()
    } else if system == System::TeamRoundRobin(SINGLE) {
        imported.teams.len()
    } else {
        return;
    };
    let once = if entrants.is_multiple_of(2) { entrants.saturating_sub(1) } else { entrants };
    let double = entrants > 2 && usize::from(imported.regulations.rounds) == 2 * once;
    let kind = RoundRobin { double, ..SINGLE };
    imported.regulations.system =
        if system.is_of_teams() { System::TeamRoundRobin(kind) } else { System::RoundRobin(kind) };
}
