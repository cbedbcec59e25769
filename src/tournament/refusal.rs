//! Why an act is not done: what must hold before it can be meant, who may do it, and what is refused to everybody.

use super::fide_id::FideId;
use super::ids::{PlayerId, RoundNo, TeamId};
use super::judge::levels::{Kind, RegulationField};
use super::line_up::LineUpFault;
use super::numbering::FROZEN_AFTER_ROUND;
use super::role::Role;
use super::scoring::{Scoring, ScoringFault};
use super::statement::Open;

/// Why an act is not done. The state is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Somebody changed the thing first. `touched` is the act that did, 0 where it is not kept.
    #[error("changed by act {touched} in the meantime")]
    Conflict { touched: u64 },
    /// The thing is already as the act would make it.
    #[error("already so")]
    AlreadySo,
    #[error("the tournament has begun its journal already")]
    NotTheFirst,
    #[error("the tournament is not created yet")]
    NotCreated,
    #[error("the tournament is closed")]
    Closed,
    #[error("the tournament is not closed")]
    NotClosed,
    #[error("there is no player {}", .player.0)]
    NoSuchPlayer { player: PlayerId },
    #[error("there is no round {round}")]
    NoSuchRound { round: RoundNo },
    #[error("round {round} has no board {board}")]
    NoSuchBoard { round: RoundNo, board: u16 },
    #[error("more than {most} photographs of a game")]
    TooManyPhotographs { most: usize },
    #[error("an appeal about the game at board {board} of round {round} is open")]
    PhotographOfAppeal { round: RoundNo, board: u16 },
    #[error("the photograph of board {board} of round {round} was erased when it was taken back")]
    PhotographErased { round: RoundNo, board: u16 },
    /// A complaint says who complains and what was seen; no other incident has that.
    #[error("who complains, or what was seen, is missing")]
    ComplaintIncomplete,
    #[error("act {appeal} lodged no appeal")]
    NoSuchAppeal { appeal: u64 },
    /// Others sit at the board than those who were meant.
    #[error("board {board} of round {round} has other players")]
    OtherPlayers { round: RoundNo, board: u16, meant: [PlayerId; 2] },
    #[error("a name is missing")]
    NameMissing,
    /// The event does not offer it to players.
    #[error("the event does not offer it to players")]
    NotOffered,
    #[error("round {round} is over for the players' reports")]
    TooLateForReport { round: RoundNo },
    /// Reports of players change no result that is entered.
    #[error("the result of board {board} is entered")]
    ResultIsEntered { board: u16 },
    #[error("there is no place left")]
    NoPlaceLeft,
    #[error("somebody like that has signed up already")]
    SignedUpAlready,
    #[error("the player was paired already and cannot be removed, only withdrawn")]
    PairedAlready { player: PlayerId },
    #[error("round {round} is paired already")]
    RoundPaired { round: RoundNo },
    #[error("numbers are frozen once round {FROZEN_AFTER_ROUND} is paired")]
    NumbersFrozen,
    /// Another method would give other numbers (C.04.2 art. 2.3).
    #[error("the numbers, and with them the method of ratings, are frozen")]
    RatingMethodFrozen,
    #[error("not every player is named once")]
    NumberingIncomplete,
    /// FIDE's files have names in Latin letters.
    #[error("names in Latin letters are missing")]
    NoLatinNames { players: Vec<PlayerId> },
    /// Numbers are exchanged between equals only (VCL4THP 148).
    #[error("the players are not equal in rating and title")]
    NotEquals { players: [PlayerId; 2] },
    /// Everybody meets everybody once, or twice (C.05 Annex 1; VCL4THP 101).
    #[error("the two have met {times} times already")]
    MetAlready { players: [PlayerId; 2], times: usize },
    /// Players of one team do not meet.
    #[error("two of one team")]
    WithinTeam { players: [PlayerId; 2] },
    #[error("the two teams have met {times} times already")]
    TeamsMetAlready { teams: [TeamId; 2], times: usize },
    /// The regulations of the event give this player no half-point byes.
    #[error("the player is not eligible for half-point byes")]
    NotEligibleForBye { player: PlayerId },
    #[error("players have no number yet")]
    NotNumbered { players: Vec<PlayerId> },
    #[error("a draft of round {round} waits")]
    DraftWaits { round: RoundNo },
    #[error("the rounds of this system are paired one after another")]
    PairedOneByOne,
    #[error("round {round} is no draft")]
    NoDraft { round: RoundNo },
    #[error("the next round to pair is not {round}")]
    NotTheNextRound { round: RoundNo },
    #[error("all {rounds} rounds are paired")]
    AllRoundsPaired { rounds: u16 },
    /// A point of one scoring is not a point of another, and no article says how the one becomes the other.
    #[error("points of another scoring cannot go along")]
    PointsOfOtherScoring { here: Box<Scoring>, there: Box<Scoring> },
    #[error("results of round {round} are missing")]
    RoundNotComplete { round: RoundNo, missing: Vec<u16> },
    #[error("nobody plays in round {round}")]
    EmptyRound { round: RoundNo },
    #[error("a player stands in the round twice")]
    TwiceInRound { player: PlayerId },
    #[error("the player does not take part in round {round}")]
    NotInRound { player: PlayerId, round: RoundNo },
    #[error("board {board} is given twice")]
    BoardTwice { board: u16 },
    #[error("more than one pairing-allocated bye")]
    TwoByes,
    #[error("round {round} is followed by a paired round")]
    RoundFollowed { round: RoundNo },
    /// Who comes to a table or a bracket that is paired has no place in it.
    #[error("the table has begun")]
    TableBegun,
    #[error("results of round {round} can be corrected for the rating report only")]
    TooLateForResult { round: RoundNo },
    #[error("the pairing-allocated bye is given by the pairing, not asked for")]
    ByeNotRequestable,
    /// A player of a team is there or is not; points are given to teams.
    #[error("a player's bye gives no points in an event of teams")]
    ByeOfMember,
    /// Everybody plays in every round of a table (C.05 Annex 1).
    #[error("players have no game in round {round} of the table")]
    TableIncomplete { round: RoundNo, players: Vec<PlayerId> },
    #[error("{rounds} rounds are paired already")]
    FewerRoundsThanPaired { rounds: u16 },
    #[error("there is no team {}", .team.0)]
    NoSuchTeam { team: TeamId },
    #[error("a player is in two teams")]
    InTwoTeams { player: PlayerId },
    /// Those who sat at boards keep their places.
    #[error("the order of a squad stays as it is once its players sat at boards")]
    SquadFrozen,
    /// The act's teams and players do not fit together.
    #[error("the teams and their players do not fit together")]
    SquadsUnfit,
    /// Two who are registered together have the same FIDE ID.
    #[error("two players have the FIDE ID {fide_id}")]
    FideIdTwice { fide_id: FideId },
    #[error("not every team is named once")]
    TeamNumberingIncomplete,
    #[error("the line-up of {team:?} cannot be: {fault}")]
    LineUp { team: TeamId, fault: LineUpFault },
    #[error("a match of round {round} has begun")]
    MatchBegun { round: RoundNo },
    #[error("line-ups of round {round} are still given")]
    LineUpsOpen { round: RoundNo },
    #[error("no line-ups of round {round} are waited for")]
    LineUpsNotOpen { round: RoundNo },
    #[error("others sit in a match that is paired")]
    MatchWithoutPlayers { round: RoundNo },
    #[error("a tournament needs at least one round")]
    NoRounds,
    /// A match of two games is cut in half by the number of rounds (C.04.5).
    #[error("the number of rounds is odd, and a match has two games")]
    OddGames,
    #[error("the scoring cannot be used: {fault}")]
    Scoring { fault: ScoringFault },
    /// It says nothing where everybody meets everybody (C.07 art. 8).
    #[error("{code} is no tie-break of round robins")]
    NoTieBreakOfTables { code: String },
    #[error("prohibitions are made before round 1")]
    ProhibitionsAfterStart,
    #[error("an adjournment on board {board} of round {round} is open")]
    AdjournmentOpen { round: RoundNo, board: u16 },
    /// What is asked for is made of a final event only.
    #[error("the event is not final")]
    NotFinal { open: Vec<Open> },
    /// Two results were typed for a board, and nobody has answered.
    #[error("two results were typed for board {board} of round {round}")]
    DisagreementOpen { round: RoundNo, board: u16 },
    #[error("matches are level")]
    MatchesLevel { matches: Vec<[PlayerId; 2]> },
    #[error("the match is not level")]
    MatchNotLevel { players: [PlayerId; 2] },
    #[error("the two have no match that can still be decided")]
    NoOpenMatch { winner: PlayerId, loser: PlayerId },
    #[error("matches of teams are level")]
    TeamMatchesLevel { matches: Vec<[TeamId; 2]> },
    #[error("the two teams have no match that can still be decided")]
    NoOpenTeamMatch { winner: TeamId, loser: TeamId },
    /// The act, or what it takes back, is for others.
    #[error("this is for a {}", least.code())]
    RoleTooLow { least: Role },
    /// What was announced and decides pairings or ranks.
    #[error("{} is fixed in FIDE mode once round 1 is paired", field.key())]
    LockedInFideMode { field: RegulationField },
    #[error("the event is not in FIDE mode")]
    NotInFideMode,
    #[error("FIDE mode is entered before round 1, and never again once it was left")]
    FideModeNotEntered,
    /// Others rest on it, and it is never changed.
    #[error("{kind:?} is not done and not taken back")]
    NotTakenBack { kind: Kind },
    #[error("act {seq} cannot be undone")]
    NothingToUndo { seq: u64 },
    #[error("act {later} rests on act {seq}: {why}")]
    LaterActRests { seq: u64, later: u64, why: Box<Refusal> },
    /// By the undo of an undo an act would count again that does not hold any more.
    #[error("without act {seq}, act {earlier} does not hold: {why}")]
    NotDoneAgain { seq: u64, earlier: u64, why: Box<Refusal> },
}
