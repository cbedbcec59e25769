//! What these readers have to say: the defect that keeps a file out, and notes of what was supposed or left out. Places are named as the
//! file itself names them: `players[3].birthDate`, `[Standings] Tie Breaks`, `0x1f4`.

use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;

/// Whose file it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    Papi,
    PairTwo,
    Swar,
    SwissPerfect,
}

impl Program {
    /// As it calls itself.
    pub fn name(self) -> &'static str {
        match self {
            Program::Papi => "Papi",
            Program::PairTwo => "PairTwo",
            Program::Swar => "SWAR",
            Program::SwissPerfect => "SwissPerfect",
        }
    }
}

/// A defect that keeps a file out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} {place}: {defect}", program.name())]
pub struct Fault {
    pub program: Program,
    /// Empty where it is about the file as a whole.
    pub place: String,
    pub defect: Defect,
}

impl Fault {
    pub fn at(program: Program, place: impl Into<String>, defect: Defect) -> Fault {
        Fault { program, place: place.into(), defect }
    }

    pub fn whole(program: Program, defect: Defect) -> Fault {
        Fault::at(program, "", defect)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Defect {
    #[error("the file is larger than {limit_bytes} bytes")]
    TooLarge { limit_bytes: usize },
    /// What the reader of JSON says.
    #[error("{why}")]
    Json { why: String },
    /// Understood are the versions from `first` to `last`.
    #[error("version {version} is not understood")]
    VersionUnknown { version: String, first: u8, last: u8 },
    #[error("the file is cut off")]
    CutOff,
    /// A number that no such file can have.
    #[error("{number} cannot be")]
    Impossible { number: i64 },
    /// Something else stands where the name of a section must.
    #[error("the section {section} does not begin here")]
    SectionMissing { section: &'static str },
    /// One of the three files of a SwissPerfect event.
    #[error("there is no {part} among them")]
    PartMissing { part: &'static str },
    /// One of the three without the others.
    #[error("one of three files")]
    OnePartOnly,
    #[error("no such table")]
    TableDamaged,
    #[error("there are no players")]
    NoPlayers,
    #[error("more than {limit} players")]
    TooManyPlayers { limit: usize },
}

/// Something supposed or left out, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub program: Program,
    /// Empty where it is about the file as a whole.
    pub place: String,
    pub remark: Remark,
}

impl Note {
    pub fn at(program: Program, place: impl Into<String>, remark: Remark) -> Note {
        Note { program, place: place.into(), remark }
    }

    pub fn whole(program: Program, remark: Remark) -> Note {
        Note::at(program, "", remark)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The file says Swiss; by which rules it does not say.
    SwissAssumed { system: System },
    /// A kind of tournament that is not understood; paired by hand from here on.
    KindUnknown { kind: String },
    /// A round robin has other numbers of rounds; paired by hand from here on.
    NoTable { players: usize, rounds: u16 },
    /// Name, kind and rounds of the event are not in the file.
    EventNotTold,
    /// The players are read, the matches of their teams are not.
    TeamsNotUnderstood,
    /// What games and byes are worth is not in the file, or not understood.
    ScoringAssumed,
    /// A method of accelerating that is not FIDE's.
    AccelerationLeftOut { name: String },
    /// With which rate of play the ratings go is not understood.
    RateAssumed { text: String },
    /// A tie-break of the program stands for one of C.07.
    TieBreakAssumed { text: String, code: &'static str },
    /// A tie-break that has no counterpart in C.07.
    TieBreakUnknown { text: String },
    /// A field that is left empty.
    Unreadable { text: String },
    /// So many players have something here that has no place in the model.
    FieldLeftOut { players: usize },
    /// So many records have something here that has no place in the model.
    RecordsLeftOut { records: usize },
    /// Settings of the event that have no place in the model.
    SettingsLeftOut { text: String },
    /// The file has one rating a player; FIDE's of who has a FIDE ID, the national one of everybody else.
    OneRating,
    /// Records that were deleted before.
    Deleted { records: usize },
    /// A game or bye of somebody who is not among the players; it is left out.
    NoSuchPlayer { number: String },
    /// The opponent of a line has another opponent, or the same colour.
    NotMirrored { round: RoundNo, player: Tpn, opponent: Tpn },
    /// The game stays without a result.
    ResultUnknown { round: RoundNo, white: Tpn, black: Tpn, code: String },
    /// Played and not rated, or not played: the file has one code for both.
    ForfeitAssumed { round: RoundNo, white: Tpn, black: Tpn },
    /// The second game or bye of a player in a round is left out.
    TwiceInRound { round: RoundNo, player: Tpn },
    /// An absence is taken for a zero-point bye.
    ByeUnknown { round: RoundNo, player: Tpn, code: String },
    /// More than one point without a game in one round; the first is the pairing's bye.
    SeveralByes { round: RoundNo, players: usize },
    /// The points beside the games of a player stand as half-point byes in the rounds without a game.
    BonusAsByes { player: Tpn, points: Points },
    /// The points beside the games of a player are kept as such.
    BonusKept { player: Tpn, points: Points },
    /// Who is out, and since when, by their last rounds.
    Withdrawn { player: Tpn, from: RoundNo },
    /// The results add up to other points than the file says.
    PointsDiffer { player: Tpn, stated: Points, computed: Points },
    /// The file has another number of rounds than it says.
    RoundsAssumed { stated: u16, rounds: u16 },
    /// The order of tables is not in the file.
    BoardsAssumed,
    /// The starting numbers are not in the file.
    NumbersAssumed,
    /// What stands behind all that is understood.
    BytesLeft { bytes: usize },
}
