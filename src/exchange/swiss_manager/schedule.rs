//! The rounds: sixteen texts each, of which the first is the hour, and a block of numbers with the day and with how many records the round
//! has among the games and, in an event of teams, among the matches.

use super::container::{Container, Cursor};
use super::report::{Fault, Note, Remark};
use super::settings;
use chrono::{NaiveDateTime, NaiveTime};

const TEXTS: usize = 16;
/// How hours are written.
const HOURS: [&str; 3] = ["%H:%M", "%H.%M", "%Hh%M"];

/// The places of the numbers, in bytes from the block's beginning.
mod place {
    pub const DATE: usize = 0;
    pub const GAMES: usize = 6;
    pub const MATCHES: usize = 8;
    /// The length of the block.
    pub const END: usize = 76;
}

/// A round, paired or not.
pub struct Scheduled {
    /// At midnight where the hour is not said.
    pub begins: Option<NaiveDateTime>,
    pub games: u16,
    pub matches: u16,
}

pub fn read(container: &Container, notes: &mut Vec<Note>) -> Result<Vec<Scheduled>, Fault> {
    let mut cursor = Cursor::new(container.rounds);
    let mut rounds = Vec::new();
    while cursor.remaining() > 0 {
        let begin = cursor.offset();
        let hour = cursor.text()?;
        for number in 1..TEXTS {
            let offset = cursor.offset();
            let text = cursor.text()?;
            // None of the files that were seen has any.
            if !text.is_empty() {
                notes.push(Note::at(offset, Remark::TextLeftOut { number: number + 1, text }));
            }
        }
        let block = cursor.offset();
        let numbers = cursor.bytes(place::END)?;
        let u16_at = |place: usize| u16::from_le_bytes([numbers[place], numbers[place + 1]]);
        let number = u32::from(u16_at(place::DATE)) | u32::from(u16_at(place::DATE + 2)) << 16;
        let day = settings::day(number, block + place::DATE, notes);
        let time = HOURS.iter().find_map(|format| NaiveTime::parse_from_str(&hour, format).ok());
        if time.is_none() && !hour.is_empty() {
            notes.push(Note::at(begin, Remark::NoHour { text: hour }));
        }
        rounds.push(Scheduled {
            begins: day.map(|day| day.and_time(time.unwrap_or(NaiveTime::MIN))),
            games: u16_at(place::GAMES),
            matches: u16_at(place::MATCHES),
        });
    }
    Ok(rounds)
}

/// When the rounds begin, as the details of an event keep it.
pub fn begins(rounds: &[Scheduled]) -> Vec<Option<NaiveDateTime>> {
    let mut begins: Vec<_> = rounds.iter().map(|round| round.begins).collect();
    while begins.last().is_some_and(Option::is_none) {
        begins.pop();
    }
    begins
}
