//! What a reader has to say about a file: faults, for which it is not imported, and notes of what was mended or left open.

use crate::Place;
use chrono::NaiveDate;
use sonneborn_tournament::descriptor::DescriptorError;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Title;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Rate, System};
use sonneborn_tournament::scoring::Scoring;

/// A field of a record, by its name in the format's documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FieldName {
    StartingNumber,
    Sex,
    Title,
    Name,
    Rating,
    Federation,
    FideId,
    Birth,
    Points,
    Rank,
    Opponent,
    Colour,
    Result,
    Round,
    Rounds,
    Date,
    RoundDate,
    Players,
    RatedPlayers,
    Teams,
    InitialColour,
    Scoring,
    StartingRank,
    TournamentType,
    TieBreaks,
    Bye,
    TeamNumber,
    TeamStrength,
    /// A row of records 801 and 802.
    TeamTable,
    ChiefArbiter,
}

/// A defect that keeps the file out, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {defect}", place.line, place.column)]
pub struct Fault {
    pub place: Place,
    pub defect: Defect,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Defect {
    #[error("the file is larger than {limit_bytes} bytes")]
    TooLarge { limit_bytes: usize },
    #[error("no player record 001")]
    NoPlayers,
    #[error("{0:?} is missing")]
    Missing(FieldName),
    #[error("{text:?} is no {field:?}")]
    Unreadable { field: FieldName, text: String },
    /// Something stands between the columns of a round: the line is shifted.
    #[error("{text:?} stands between the columns")]
    OutOfColumn { text: String },
    #[error("{field:?} {text} is greater than {limit}")]
    TooGreat { field: FieldName, text: String, limit: u32 },
    #[error("number {number} stands in line {first_line} already")]
    NumberTwice { number: Tpn, first_line: u32 },
    #[error("there is no player {number}")]
    NoSuchPlayer { number: u32 },
    #[error("there is no team {number}")]
    NoSuchTeam { number: u32 },
    #[error("player {number} is in another team already")]
    InTwoTeams { number: u32 },
    #[error("round {round}: the player is their own opponent")]
    OwnOpponent { round: RoundNo },
    /// The opponent, in `line`, has another opponent in that round or none.
    #[error("round {round}: {opponent} (line {line}) does not name {player}")]
    NotMirrored { round: RoundNo, player: Tpn, opponent: Tpn, line: u32 },
    #[error("round {round}: {player} and {opponent} (line {line}) have the same colour")]
    SameColour { round: RoundNo, player: Tpn, opponent: Tpn, line: u32 },
    #[error("round {round}: {player} against {opponent} has no colours")]
    NoColours { round: RoundNo, player: Tpn, opponent: Tpn },
    #[error("round {round}: {own} of {player} and {other} of {opponent} (line {line}) contradict each other")]
    Contradiction { round: RoundNo, player: Tpn, opponent: Tpn, own: char, other: char, line: u32 },
    /// The list of faults was cut off here.
    #[error("more faults")]
    More,
}

/// Something mended, assumed or left open. `place` is `None` where it is about the file as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub place: Option<Place>,
    pub remark: Remark,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The text is in an older encoding, given by its name.
    Encoding { name: &'static str },
    /// Characters could not be read and stand as U+FFFD.
    CharactersLost,
    /// The columns of this line count bytes, not characters.
    ColumnsInBytes,
    /// A value that says nothing readable, left out.
    Dropped { field: FieldName, text: String },
    /// Something in columns that belong to no field, left out; `field` is the nearest.
    BesideColumns { field: FieldName, text: String },
    /// A title that is none of those in use, kept as it is written.
    TitleKept { text: String },
    /// A title by the letters of TRF06, which may be what is left of a longer one.
    TitleRead { text: String, title: Title },
    /// A record of one value that comes again with another: the later counts, `text` is the earlier.
    RecordTwice { code: String, text: String },
    /// A record of team events in an event of players, kept for the next export.
    RecordKept { code: String },
    /// A result of a game that nobody knows: the game is taken as adjourned (VCL4THP 166).
    UnknownResult { text: String },
    /// A record the program does not know, kept for the next export.
    UnknownRecord { code: String },
    /// No record gives the number of rounds; taken from the rounds there are.
    RoundsAssumed { rounds: u16 },
    /// More rounds are in the file than it says the tournament has.
    MoreRoundsThanStated { stated: u16, found: u16 },
    /// No date of start: the edition in force now is assumed.
    NoStartDate,
    /// The pairing system, read from words or assumed.
    SystemAssumed { system: System },
    /// By the time control of record 222 the games have another rate than the name of the event says; the time control decides.
    RateContradicted { control: Rate, named: Rate },
    /// A code of a system that Sonneborn does not pair.
    SystemUnknown { code: String },
    /// The file does not name the tie-breaks.
    TieBreaksAssumed,
    /// A tie-break that is none of C.07: it stays in the list and counts for nothing.
    TieBreakKept { code: String, why: DescriptorError },
    /// No record gives the scoring, but the points do.
    ScoringInferred { scoring: Scoring },
    /// Points by colour cannot be kept; White's count for both.
    ScoringByColour,
    /// The points of the file are not the sum of the results.
    PointsDiffer { player: Tpn, stated: Points, computed: Points },
    /// Match points or game points of the file are not what the team's matches give.
    TeamPointsDiffer { team: String, stated: Points, computed: Points },
    /// The crosstable of record 801 or 802 says other than the matches: of a round, or of match points and game points.
    TeamTableDiffers { code: &'static str, team: String, round: Option<RoundNo>, stated: String, computed: String },
    /// Records 013 beside those of 310, which count.
    OldTeamRecords,
    /// The file counts wrongly.
    CountDiffers { field: FieldName, stated: u32, counted: u32 },
    /// A bye written as a result without opponent.
    ByeFromResult { player: Tpn, round: RoundNo, mark: char, bye: Bye },
    /// More than one pairing-allocated bye.
    SeveralAllocatedByes { round: RoundNo, players: Vec<Tpn> },
    /// The pairing-allocated bye of the round is given, but no games are there: the pairing is lost, or still to be made.
    RoundWithoutGames { round: RoundNo },
    /// Marks in the columns of the round that is not yet paired, taken as byes asked for.
    ByesOfNextRound { round: RoundNo, players: Vec<Tpn> },
    /// A bye of record 240 that record 001 does not show, or shows otherwise; 001 counts.
    ByeDiffers { player: Tpn, round: RoundNo },
    /// Only the opponent's line has the result.
    ResultFromOpponent { round: RoundNo, player: Tpn, opponent: Tpn },
    /// One line says forfeit, the other a played game; taken as forfeit.
    ForfeitFromOneSide { round: RoundNo, player: Tpn, opponent: Tpn },
    /// The winner by forfeit names an opponent who does not name them.
    ForfeitWithoutMirror { round: RoundNo, player: Tpn, opponent: Tpn },
    /// Colours of an unplayed game that the file leaves open.
    ColoursAssumed { round: RoundNo, white: Tpn, black: Tpn },
    /// Games without a result in a round that is followed by another.
    ResultsMissing { round: RoundNo, games: u16 },
    /// Two players with one FIDE ID.
    SameFideId { first: Tpn, second: Tpn },
    /// The system is accelerated by the Baku method, and the points of records 250 are not the method's: they are kept.
    BakuOtherwise,
    /// Pairing by rank instead of number (`XXC rank`), which the rules do not know.
    PairingByRank,
    /// Abnormal points of this kind, kept for the next export only.
    AbnormalPointsKept,
    /// A file of lichess: no ranks, user names, its own ratings and tie-break.
    Lichess,
    /// An address in the record of the place, taken as the website.
    AddressForPlace { text: String },
    /// A date in words.
    DateInWords { day: NaiveDate, text: String },
    /// The sign of a game that goes on, which has no result yet.
    GameGoesOn { round: RoundNo, player: Tpn },
}
