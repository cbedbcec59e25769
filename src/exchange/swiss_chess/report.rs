//! What the reader of Swiss-Chess's files has to say: the defect that keeps a file out, and notes of what was supposed or left
//! out. Offsets count bytes from 0.

use crate::located;
use crate::team_points::Difference;
use crate::trf::report::FieldName;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;

/// A defect with its offset.
pub type Fault = located::Fault<Defect>;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Defect {
    #[error("the file is larger than {limit_bytes} bytes")]
    TooLarge { limit_bytes: usize },
    #[error("not a file of Swiss-Chess")]
    NotSwissChess,
    #[error("the file is cut off")]
    CutOff,
    #[error("{players} players and {rounds} rounds do not fill {bytes} bytes")]
    LengthDiffers { players: u16, rounds: u16, bytes: usize },
    #[error("number {number} is given twice, or is none")]
    NumberTwice { number: u16 },
    #[error("{boards} boards a match")]
    NoBoards { boards: u8 },
    #[error("a player or team without a name")]
    NameMissing,
}

/// Something supposed or left out, with its offset.
pub type Note = located::Note<Remark>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The file says Swiss; by which rules it does not say.
    SwissAssumed { system: System },
    /// A kind of tournament whose rounds are not understood; paired by hand from here on.
    KindUnknown { code: u8 },
    /// What a match is worth is the organiser's own; 2, 1, 0 is supposed.
    MatchScoringUnknown { code: u8 },
    /// A player of an event of teams who is of none of them.
    WithoutTeam { player: Tpn },
    /// A scoring of the organiser's own; 1, ½, 0 is supposed.
    ScoringUnknown { code: u8 },
    /// What the pairing-allocated bye is worth and how unplayed games count in tie-breaks is not in the file.
    ByeAssumed,
    /// A tie-break of the program stands for one of C.07.
    TieBreakAssumed { number: u8, code: String },
    /// With it all that stand behind it are left out, because they would decide what it decides.
    TieBreakUnknown { number: u8 },
    /// A field of a player that is left empty.
    Unreadable { field: FieldName, text: String },
    /// Points given outside the games.
    BonusLeftOut { player: Tpn },
    /// A participant who stands for the bye and is nobody.
    Dummy { number: u16 },
    /// A player who takes no part any more, out from the next round on.
    Inactive { player: Tpn, from: RoundNo },
    /// A game of somebody who is not among the players; it is left out.
    NoSuchPlayer { number: u16 },
    /// The opponent of a record has another opponent in their own.
    NotMirrored { round: RoundNo, player: Tpn, opponent: Tpn },
    /// A colour that is none: the player is taken for absent.
    ColourUnknown { round: RoundNo, player: Tpn, code: u8 },
    /// The game stays without a result.
    ResultUnknown { round: RoundNo, white: Tpn, black: Tpn, codes: [u8; 2] },
    /// The results add up to other points than the file says.
    PointsDiffer { player: Tpn, stated: Points, computed: Points },
    /// The same of a team.
    TeamPointsDiffer(Difference),
    /// The file has another number of rounds than it says.
    RoundsAssumed { stated: u16, rounds: u16 },
}
