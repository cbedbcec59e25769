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
    SwissAssumed {
        system: System,
    },
    /// A kind of tournament that is not understood; paired by hand from here on.
    KindUnknown {
        code: u8,
    },
    /// What a match is worth, and by which rules teams are paired and take colours, is not understood.
    TeamRulesAssumed {
        system: System,
    },
    WithoutTeam {
        player: Tpn,
    },
    NoSuchTeam {
        number: u16,
    },
    /// The game points that a team without an opponent has in the file.
    ByeOfTeam {
        round: RoundNo,
        team: String,
        points: Points,
    },
    /// A game whose players are not of the two teams of a match.
    GameOfNoMatch {
        round: RoundNo,
    },
    GroupLeftOut {
        team: String,
        group: String,
    },
    /// A text of the event, by its place, that has no place in the model.
    TextLeftOut {
        number: usize,
        text: String,
    },
    /// Texts of players; `text` is the first of them.
    PlayerTextsLeftOut {
        number: usize,
        players: usize,
        text: String,
    },
    NoHour {
        text: String,
    },
    /// The points for results and byes are not understood; 1, ½, 0 is supposed.
    ScoringAssumed,
    TieBreakAssumed {
        number: u8,
        code: &'static str,
    },
    TieBreakUnknown {
        number: u8,
    },
    NoDate {
        number: u32,
    },
    RoundsAssumed {
        stated: u16,
        rounds: u16,
    },
    PlayersDiffer {
        stated: u16,
        found: usize,
    },
    PlayerUnreadable {
        field: PlayerField,
        text: String,
    },
    NoSuchPlayer {
        number: u16,
    },
    ResultUnknown {
        round: RoundNo,
        board: u16,
        code: u16,
    },
    ByeUnknown {
        round: RoundNo,
        number: u16,
        code: u16,
    },
    GameInUnpairedRound {
        round: RoundNo,
    },
    KeptApart {
        pairs: usize,
    },
    BytesLeft {
        bytes: usize,
    },
}
