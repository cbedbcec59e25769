//! The rounds: a record for each player and round, so that every game stands in the file twice. A game counts where both records
//! name each other with opposite colours.

use super::entrants::{Entrants, Participant};
use super::layout::File;
use super::report::{Fault, Note, Remark};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::round::{Game, Round};

/// The places of the numbers in a record.
mod place {
    pub const COLOUR: usize = 8;
    pub const OPPONENT: usize = 9;
    pub const RESULT: usize = 11;
    pub const TABLE: usize = 13;
    pub const STATUS: usize = 15;
}

/// What a player did in a round; the lower two bits of the byte, the others are the team's result.
mod score {
    pub const MASK: u8 = 0b11;
    pub const NONE: u8 = 0;
    pub const LOSS: u8 = 1;
    pub const DRAW: u8 = 2;
    pub const WIN: u8 = 3;
}

/// How it came to that; the lower four bits of the byte.
mod status {
    pub const MASK: u8 = 0x0F;
    pub const PLAYED: u8 = 0;
    pub const ADJOURNED: u8 = 1;
    pub const FORFEIT: u8 = 2;
}

/// What a record says.
#[derive(Clone, Copy)]
pub struct Seat {
    offset: usize,
    pub role: Role,
    opponent: u16,
    score: u8,
    status: u8,
    pub table: u16,
}

#[derive(Clone, Copy)]
pub enum Role {
    /// Not in the round.
    Out,
    Plays(Colour),
    /// The file has colours for byes too; they say nothing.
    Bye,
    Unknown(u8),
}

pub fn read(file: &File, entrants: &Entrants, paired: u16, notes: &mut Vec<Note>) -> Result<Vec<Round>, Fault> {
    (0..paired).map(|index| round(file, entrants, index, notes)).collect()
}

fn round(file: &File, entrants: &Entrants, index: u16, notes: &mut Vec<Note>) -> Result<Round, Fault> {
    let number = RoundNo(index + 1);
    let mut seats = Vec::with_capacity(entrants.players.len());
    for (place, participant) in entrants.participants.iter().enumerate() {
        if let Participant::Player(_) = participant {
            seats.push(seat(file, place, usize::from(index))?);
        }
    }
    let mut games: Vec<(u16, Game)> = Vec::new();
    let mut byes = Vec::new();
    for (at, seat) in seats.iter().enumerate() {
        let player = PlayerId(u32::try_from(at).unwrap_or(u32::MAX));
        let tpn = entrants.tpn(player);
        match seat.role {
            // Who does not sit in a match is no absentee.
            Role::Out if entrants.are_of_teams => {}
            Role::Out => byes.push((player, absence(seat.score))),
            Role::Bye => byes.push((player, bye(seat.score))),
            Role::Unknown(code) => {
                notes.push(Note::at(
                    seat.offset + place::COLOUR,
                    Remark::ColourUnknown { round: number, player: tpn, code },
                ));
                byes.push((player, absence(seat.score)));
            }
            Role::Plays(colour) => match entrants.with_number(seat.opponent) {
                Some(Participant::Dummy) => byes.push((player, bye(seat.score))),
                None => {
                    let remark = Remark::NoSuchPlayer { number: seat.opponent };
                    notes.push(Note::at(seat.offset + place::OPPONENT, remark));
                }
                Some(Participant::Player(opponent)) => {
                    let other = seats[opponent.index()];
                    let mirrors = matches!(other.role, Role::Plays(others) if others != colour)
                        && other.opponent == tpn.0
                        && opponent != player;
                    if !mirrors {
                        let opponent = entrants.tpn(opponent);
                        let remark = Remark::NotMirrored { round: number, player: tpn, opponent };
                        notes.push(Note::at(seat.offset, remark));
                    } else if colour == Colour::White {
                        let result = result(seat, &other).unwrap_or_else(|codes| {
                            let black = entrants.tpn(opponent);
                            let remark = Remark::ResultUnknown { round: number, white: tpn, black, codes };
                            notes.push(Note::at(seat.offset + place::RESULT, remark));
                            None
                        });
                        let game =
                            Game { board: 0, white: player, black: opponent, result, touched: 0, for_rating: None };
                        games.push((seat.table, game));
                    }
                }
            },
        }
    }
    games.sort_by_key(|(table, game)| (*table, game.white));
    let games = games.into_iter().zip(1..).map(|((_, game), board)| Game { board, ..game }).collect();
    Ok(Round::imported(number, games, byes))
}

pub fn seat(file: &File, place: usize, round: usize) -> Result<Seat, Fault> {
    let record = file.seat(place, round);
    Ok(Seat {
        offset: record.start,
        role: match record.u8(place::COLOUR)? {
            0 => Role::Out,
            1 => Role::Plays(Colour::White),
            3 => Role::Plays(Colour::Black),
            2 | 4 => Role::Bye,
            code => Role::Unknown(code),
        },
        opponent: record.u16(place::OPPONENT)?,
        score: record.u8(place::RESULT)? & score::MASK,
        status: record.u8(place::STATUS)? & status::MASK,
        table: record.u16(place::TABLE)?,
    })
}

/// The pairing-allocated bye, unless the arbiter gave less; nothing is entered yet in a round that goes on.
fn bye(score: u8) -> Bye {
    match score {
        score::DRAW => Bye::HalfPoint,
        score::LOSS => Bye::ZeroPoint,
        _ => Bye::PairingAllocated,
    }
}

/// What somebody who is not in the round gets.
fn absence(score: u8) -> Bye {
    match score {
        score::WIN => Bye::FullPoint,
        score::DRAW => Bye::HalfPoint,
        _ => Bye::ZeroPoint,
    }
}

/// The result from both records; `None` while nothing is entered.
///
/// # Errors
/// The codes of both, where they do not go together.
fn result(white: &Seat, black: &Seat) -> Result<Option<GameResult>, [u8; 2]> {
    let by_forfeit = white.status == status::FORFEIT || black.status == status::FORFEIT;
    let is_played = white.status == status::PLAYED && black.status == status::PLAYED;
    let is_adjourned = white.status == status::ADJOURNED || black.status == status::ADJOURNED;
    Ok(Some(match (white.score, black.score) {
        (score::NONE, score::NONE) if is_played => return Ok(None),
        (score::NONE, score::NONE) if is_adjourned => GameResult::Adjourned,
        (score::WIN, score::LOSS) if is_played => GameResult::WhiteWins,
        (score::LOSS, score::WIN) if is_played => GameResult::BlackWins,
        (score::DRAW, score::DRAW) if is_played => GameResult::Draw,
        (score::LOSS, score::LOSS) if is_played => GameResult::BothLose,
        (score::DRAW, score::LOSS) if is_played => GameResult::WhiteDraws,
        (score::LOSS, score::DRAW) if is_played => GameResult::BlackDraws,
        (score::WIN, score::LOSS) if by_forfeit => GameResult::WhiteWinsByForfeit,
        (score::LOSS, score::WIN) if by_forfeit => GameResult::BlackWinsByForfeit,
        (score::LOSS, score::LOSS) if by_forfeit => GameResult::BothForfeit,
        (white, black) => return Err([white, black]),
    }))
}
