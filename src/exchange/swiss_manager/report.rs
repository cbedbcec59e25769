//! What the reader of Swiss-Manager's files has to say: the defect that keeps a file out, and notes of what was supposed or
//! left out. Offsets count bytes from 0.

use crate::located;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;

/// A defect with its offset.
pub type Fault = located::Fault<Defect>;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Defect {
    #[error("the file is larger than {limit_bytes} bytes")]
    TooLarge { limit_bytes: usize },
    #[error("not a file of Swiss-Manager")]
    NotSwissManager,
    #[error("the file is cut off")]
    CutOff,
    #[error("the table of sections does not lead to them")]
    SectionsDamaged,
    #[error("a text of {characters} characters")]
    TextTooLong { characters: usize },
    #[error("an event of teams without a number of boards")]
    NoBoards,
}

/// Something supposed or left out, with its offset.
pub type Note = located::Note<Remark>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerField {
    Name,
    Gender,
    Birth,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The file says Swiss; which system, and by which edition, it does not say.
    SwissAssumed { system: System },
    /// A kind of tournament that is not understood; paired by hand from here on.
    KindUnknown { code: u8 },
    /// What a match is worth, and by which rules teams are paired and take colours, is not understood.
    TeamRulesAssumed { system: System },
    /// A player of an event of teams who is of none of them.
    WithoutTeam { player: Tpn },
    /// A match or player of a team that is not in the file.
    NoSuchTeam { number: u16 },
    /// The game points that a team without an opponent has in the file.
    ByeOfTeam { round: RoundNo, team: String, points: Points },
    /// A game whose players are not of the two teams of a match.
    GameOfNoMatch { round: RoundNo },
    /// The model has no groups of teams.
    GroupLeftOut { team: String, group: String },
    /// A text of the event, by its place, that has no place in the model.
    TextLeftOut { number: usize, text: String },
    /// Texts of players; `text` is the first of them.
    PlayerTextsLeftOut { number: usize, players: usize, text: String },
    /// The time of a round that is none.
    NoHour { text: String },
    /// The points for results and byes are not understood; 1, ½, 0 is supposed.
    ScoringAssumed,
    /// A tie-break of the program stands for one of C.07.
    TieBreakAssumed { number: u8, code: &'static str },
    /// A tie-break that has no counterpart in C.07.
    TieBreakUnknown { number: u8 },
    /// A number that is no day.
    NoDate { number: u32 },
    /// The file has another number of rounds than it says.
    RoundsAssumed { stated: u16, rounds: u16 },
    /// The file has another number of players than it says.
    PlayersDiffer { stated: u16, found: usize },
    /// A field of a player that is left empty.
    PlayerUnreadable { field: PlayerField, text: String },
    /// A game or bye of somebody who is not among the players; it is left out.
    NoSuchPlayer { number: u16 },
    /// The game stays without a result.
    ResultUnknown { round: RoundNo, board: u16, code: u16 },
    /// An absence is taken for a zero-point bye.
    ByeUnknown { round: RoundNo, number: u16, code: u16 },
    /// A game of a round that is not paired yet is left out.
    GameInUnpairedRound { round: RoundNo },
    /// Pairs of players who must not meet, which are left out.
    KeptApart { pairs: usize },
    /// What stands behind all that is understood.
    BytesLeft { bytes: usize },
}
