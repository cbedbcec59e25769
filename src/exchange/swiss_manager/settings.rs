//! What the file says of the tournament: its texts, the kind of tournament, rounds, tie-breaks and dates.

use super::container::{Container, Cursor};
use super::report::{Fault, Note, Remark};
use chrono::NaiveDate;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::regulations::{Regulations, RoundRobin, System, TieBreakEdition};

/// The places of the texts, counted from 0.
mod text {
    pub const NAME: usize = 0;
    pub const CHIEF_ARBITER: usize = 3;
    pub const ORGANISER: usize = 4;
    pub const VENUE: usize = 5;
    pub const ARBITERS: usize = 6;
    pub const TIME_CONTROL: usize = 14;
    pub const FEDERATION: usize = 20;
}

/// The places of the settings, in bytes from the section's beginning.
mod place {
    pub const ROUNDS: usize = 0x00;
    pub const KIND: usize = 0x0B;
    pub const PAIRED_ROUNDS: usize = 0x11;
    pub const PLAYERS: usize = 0x13;
    pub const TIE_BREAKS: usize = 0x1B;
    pub const START: usize = 0x47;
}

/// So many tie-breaks have a place in the file; the count can say more.
const TIE_BREAKS: u8 = 6;

/// Everybody meets everybody once.
const SINGLE: RoundRobin = RoundRobin { double: false, reverse_last_two: false };

/// The settings, as far as they are known.
pub struct Settings {
    pub details: Details,
    pub regulations: Regulations,
    pub players: u16,
    /// Rounds that are paired; later ones hold byes given in advance.
    pub paired_rounds: u16,
}

pub fn read(container: &Container, notes: &mut Vec<Note>) -> Result<Settings, Fault> {
    let mut details = details(container)?;
    let mut dates = Cursor::at(container.settings, place::START);
    details.start = date(&mut dates, notes)?;
    details.end = date(&mut dates, notes)?;
    let players = Cursor::at(container.settings, place::PLAYERS).u16()?;
    Ok(Settings {
        regulations: regulations(container, &details, notes)?,
        details,
        players,
        paired_rounds: u16::from(Cursor::at(container.settings, place::PAIRED_ROUNDS).u8()?),
    })
}

fn details(container: &Container) -> Result<Details, Fault> {
    let mut cursor = Cursor::new(container.texts);
    let mut texts = Vec::new();
    while cursor.remaining() > 0 {
        texts.push(cursor.text()?);
    }
    let text = |place: usize| texts.get(place).cloned().unwrap_or_default();
    let official = |name: String| Official { name, ..Official::default() };
    let others = text(text::ARBITERS);
    Ok(Details {
        name: text(text::NAME),
        place: text(text::VENUE),
        federation: text(text::FEDERATION),
        organiser: text(text::ORGANISER),
        chief_arbiter: official(text(text::CHIEF_ARBITER)),
        deputies: if others.is_empty() { Vec::new() } else { vec![official(others)] },
        time_control_text: text(text::TIME_CONTROL),
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
        code => {
            notes.push(Note::at(offset, Remark::KindUnknown { code }));
            System::ByHand
        }
    };
    notes.push(Note::general(Remark::ScoringAssumed));
    Ok(Regulations {
        system,
        rounds: Cursor::at(container.settings, place::ROUNDS).u16()?,
        tie_breaks: tie_breaks(container, notes)?,
        tie_break_edition: details.start.map_or(TieBreakEdition::default(), TieBreakEdition::on),
        ..Regulations::default()
    })
}

/// Each tie-break is a number of Swiss-Manager's list; its parameters (what is cut, how unplayed games count) are elsewhere
/// and not understood, so that one number can come twice.
fn tie_breaks(container: &Container, notes: &mut Vec<Note>) -> Result<Vec<Coded<Descriptor>>, Fault> {
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

/// A date as a number `YYYYMMDD`; 0 where none is set.
fn date(cursor: &mut Cursor, notes: &mut Vec<Note>) -> Result<Option<NaiveDate>, Fault> {
    let offset = cursor.offset();
    let number = cursor.u32()?;
    let year = i32::try_from(number / 10_000).ok();
    let date = year.and_then(|year| NaiveDate::from_ymd_opt(year, number / 100 % 100, number % 100));
    if date.is_none() && number != 0 {
        notes.push(Note::at(offset, Remark::NoDate { number }));
    }
    Ok(date)
}

/// A round robin is double where it has the rounds for it.
pub fn set_double(imported: &mut Imported) {
    if imported.regulations.system != System::RoundRobin(SINGLE) {
        return;
    }
    let players = imported.players.len();
    let once = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
    let double = players > 2 && usize::from(imported.regulations.rounds) == 2 * once;
    imported.regulations.system = System::RoundRobin(RoundRobin { double, ..SINGLE });
}
