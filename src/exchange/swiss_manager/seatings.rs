//! The pairings: one record after the other, in order of rounds and boards. A round has each player once, so it ends where a
//! player comes again. Who has no opponent is in a record too, so that absences need no guess.

use super::container::{Container, Cursor};
use super::report::{Fault, Note, Remark};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::round::{Game, Round};
use std::collections::HashSet;

pub const RECORD_BYTES: usize = 21;
/// In the place of the opponent: the player is not paired.
pub const NOT_PAIRED: u16 = 0xFFFE;
/// In the place of the opponent: the pairing-allocated bye.
pub const PAIRING_ALLOCATED_BYE: u16 = 0xFFFF;

/// The rounds, and what is asked for in rounds that are not paired yet.
#[derive(Default)]
pub struct Seatings {
    pub rounds: Vec<Round>,
    pub byes_to_come: Vec<(PlayerId, RoundNo, Bye)>,
}

/// The player with a starting number, which counts from 1.
pub fn player(number: u16, players: usize) -> Option<PlayerId> {
    let is_known = (1..=players).contains(&usize::from(number));
    is_known.then(|| PlayerId(u32::from(number) - 1))
}

/// What is understood of a record.
pub struct Record {
    pub offset: usize,
    pub white: u16,
    pub black: u16,
    code: u16,
}

impl Record {
    pub fn read(cursor: &mut Cursor) -> Result<Record, Fault> {
        Ok(Record { offset: cursor.offset(), white: cursor.u16()?, black: cursor.u16()?, code: cursor.u16()? })
    }

    /// What the one has who sat at a board of a match to which nobody came, with White or with Black.
    pub fn without_opponent(&self, has_white: bool) -> Bye {
        let won = if has_white { [1, 4] } else { [3, 5] };
        if won.contains(&self.code) { Bye::FullPoint } else { Bye::ZeroPoint }
    }
}

/// Reads all records; the first `paired` rounds are rounds, the others hold byes in advance.
pub fn read(container: &Container, players: usize, paired: u16, notes: &mut Vec<Note>) -> Result<Seatings, Fault> {
    let mut cursor = Cursor::new(container.pairings);
    let mut seatings = Seatings::default();
    let mut seen: HashSet<u16> = HashSet::new();
    let mut number = RoundNo::FIRST;
    while cursor.remaining() >= RECORD_BYTES {
        let record = Record::read(&mut cursor)?;
        // What the other bytes of a record mean is not known; they are 0 in every file that was seen.
        cursor.bytes(RECORD_BYTES - 6)?;
        let here = [record.white, record.black].into_iter().filter(|number| *number < NOT_PAIRED);
        if here.clone().any(|number| seen.contains(&number)) {
            number = RoundNo(number.0.saturating_add(1));
            seen.clear();
        }
        seen.extend(here);
        if number.0 <= paired {
            seat(&mut seatings.rounds, number, &record, players, notes);
        } else {
            ask(&mut seatings.byes_to_come, number, &record, players, notes);
        }
    }
    if cursor.remaining() > 0 {
        notes.push(Note::at(cursor.offset(), Remark::BytesLeft { bytes: cursor.remaining() }));
    }
    Ok(seatings)
}

fn seat(rounds: &mut Vec<Round>, number: RoundNo, record: &Record, players: usize, notes: &mut Vec<Note>) {
    if rounds.len() < usize::from(number.0) {
        rounds.push(Round::imported(number, Vec::new(), Vec::new()));
    }
    let Some(round) = rounds.last_mut() else { return };
    let Some(white) = player(record.white, players) else {
        return notes.push(Note::at(record.offset, Remark::NoSuchPlayer { number: record.white }));
    };
    match record.black {
        PAIRING_ALLOCATED_BYE => round.byes.push((white, Bye::PairingAllocated)),
        NOT_PAIRED => round.byes.push((white, bye(number, record, notes))),
        opponent => match player(opponent, players) {
            Some(black) => {
                let board = u16::try_from(round.games.len() + 1).unwrap_or(u16::MAX);
                let result = result(number, board, record, notes);
                round.games.push(Game { board, white, black, result, touched: 0, for_rating: None });
            }
            None => notes.push(Note::at(record.offset, Remark::NoSuchPlayer { number: opponent })),
        },
    }
}

/// A record of a round that is not paired yet can only give a bye.
fn ask(
    asked: &mut Vec<(PlayerId, RoundNo, Bye)>,
    number: RoundNo,
    record: &Record,
    players: usize,
    notes: &mut Vec<Note>,
) {
    match (player(record.white, players), record.black) {
        (Some(who), PAIRING_ALLOCATED_BYE) => asked.push((who, number, Bye::PairingAllocated)),
        (Some(who), NOT_PAIRED) => asked.push((who, number, bye(number, record, notes))),
        _ => notes.push(Note::at(record.offset, Remark::GameInUnpairedRound { round: number })),
    }
}

/// What a player who is not paired gets. Without a code nothing is entered yet, which is an absence.
fn bye(round: RoundNo, record: &Record, notes: &mut Vec<Note>) -> Bye {
    match record.code {
        1 => Bye::FullPoint,
        2 => Bye::HalfPoint,
        0 | 3 => Bye::ZeroPoint,
        code => {
            notes.push(Note::at(record.offset, Remark::ByeUnknown { round, number: record.white, code }));
            Bye::ZeroPoint
        }
    }
}

/// The result of a game; a code that is not known leaves the game without one, to be entered by the arbiter.
pub fn result(round: RoundNo, board: u16, record: &Record, notes: &mut Vec<Note>) -> Option<GameResult> {
    match record.code {
        0 => None,
        1 => Some(GameResult::WhiteWins),
        2 => Some(GameResult::Draw),
        3 => Some(GameResult::BlackWins),
        4 => Some(GameResult::WhiteWinsByForfeit),
        5 => Some(GameResult::BlackWinsByForfeit),
        6 => Some(GameResult::BothForfeit),
        10 => Some(GameResult::BothLose),
        15 => Some(GameResult::WhiteWinsUnrated),
        17 => Some(GameResult::BlackWinsUnrated),
        code => {
            notes.push(Note::at(record.offset, Remark::ResultUnknown { round, board, code }));
            None
        }
    }
}
