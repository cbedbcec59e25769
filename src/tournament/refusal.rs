//! Why an act is not done: what must hold before it can be meant, who may do it, and what is refused to everybody.

use super::fide_id::FideId;
use super::ids::{PlayerId, RoundNo, TeamId};
use super::judge::levels::{Kind, RegulationField};
use super::line_up::LineUpFault;
use super::role::Role;
use super::scoring::{Scoring, ScoringFault};
use super::statement::Open;

/// Why an act is not done. The state is as it was. Each says its name, which programs are told and which is for ever; what people are
/// told stands in their languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Somebody changed the thing first. `touched` is the act that did, 0 where it is not kept.
    #[error("conflict")]
    Conflict { touched: u64 },
    /// The thing is already as the act would make it.
    #[error("already_so")]
    AlreadySo,
    #[error("not_the_first")]
    NotTheFirst,
    #[error("not_created")]
    NotCreated,
    #[error("closed")]
    Closed,
    #[error("not_closed")]
    NotClosed,
    #[error("no_such_player")]
    NoSuchPlayer { player: PlayerId },
    #[error("no_such_round")]
    NoSuchRound { round: RoundNo },
    #[error("no_such_board")]
    NoSuchBoard { round: RoundNo, board: u16 },
    #[error("too_many_photographs")]
    TooManyPhotographs { most: usize },
    #[error("photograph_of_appeal")]
    PhotographOfAppeal { round: RoundNo, board: u16 },
    #[error("photograph_erased")]
    PhotographErased { round: RoundNo, board: u16 },
    /// A complaint says who complains and what was seen; no other incident has that.
    #[error("complaint_incomplete")]
    ComplaintIncomplete,
    #[error("no_such_appeal")]
    NoSuchAppeal { appeal: u64 },
    /// Others sit at the board than those who were meant.
    #[error("other_players")]
    OtherPlayers { round: RoundNo, board: u16, meant: [PlayerId; 2] },
    #[error("name_missing")]
    NameMissing,
    /// The event does not offer it to players.
    #[error("not_offered")]
    NotOffered,
    #[error("too_late_for_report")]
    TooLateForReport { round: RoundNo },
    /// Reports of players change no result that is entered.
    #[error("result_is_entered")]
    ResultIsEntered { board: u16 },
    #[error("no_place_left")]
    NoPlaceLeft,
    #[error("signed_up_already")]
    SignedUpAlready,
    #[error("paired_already")]
    PairedAlready { player: PlayerId },
    #[error("round_paired")]
    RoundPaired { round: RoundNo },
    #[error("numbers_frozen")]
    NumbersFrozen,
    /// Another method would give other numbers (C.04.2 art. 2.3).
    #[error("rating_method_frozen")]
    RatingMethodFrozen,
    #[error("numbering_incomplete")]
    NumberingIncomplete,
    /// FIDE's files have names in Latin letters.
    #[error("no_latin_names")]
    NoLatinNames { players: Vec<PlayerId> },
    /// Numbers are exchanged between equals only (VCL4THP 148).
    #[error("not_equals")]
    NotEquals { players: [PlayerId; 2] },
    /// Everybody meets everybody once, or twice (C.05 Annex 1; VCL4THP 101).
    #[error("met_already")]
    MetAlready { players: [PlayerId; 2], times: usize },
    /// Players of one team do not meet.
    #[error("within_team")]
    WithinTeam { players: [PlayerId; 2] },
    #[error("met_already")]
    TeamsMetAlready { teams: [TeamId; 2], times: usize },
    /// The regulations of the event give this player no half-point byes.
    #[error("not_eligible_for_bye")]
    NotEligibleForBye { player: PlayerId },
    #[error("not_numbered")]
    NotNumbered { players: Vec<PlayerId> },
    #[error("draft_waits")]
    DraftWaits { round: RoundNo },
    #[error("paired_one_by_one")]
    PairedOneByOne,
    #[error("no_draft")]
    NoDraft { round: RoundNo },
    #[error("not_the_next_round")]
    NotTheNextRound { round: RoundNo },
    #[error("all_rounds_paired")]
    AllRoundsPaired { rounds: u16 },
    /// A point of one scoring is not a point of another, and no article says how the one becomes the other.
    #[error("points_of_other_scoring")]
    PointsOfOtherScoring { here: Box<Scoring>, there: Box<Scoring> },
    #[error("round_not_complete")]
    RoundNotComplete { round: RoundNo, missing: Vec<u16> },
    #[error("empty_round")]
    EmptyRound { round: RoundNo },
    #[error("twice_in_round")]
    TwiceInRound { player: PlayerId },
    #[error("not_in_round")]
    NotInRound { player: PlayerId, round: RoundNo },
    #[error("board_twice")]
    BoardTwice { board: u16 },
    #[error("two_byes")]
    TwoByes,
    #[error("round_followed")]
    RoundFollowed { round: RoundNo },
    /// Who comes to a table or a bracket that is paired has no place in it.
    #[error("table_begun")]
    TableBegun,
    #[error("too_late_for_result")]
    TooLateForResult { round: RoundNo },
    #[error("bye_not_requestable")]
    ByeNotRequestable,
    /// A player of a team is there or is not; points are given to teams.
    #[error("bye_of_member")]
    ByeOfMember,
    /// Everybody plays in every round of a table (C.05 Annex 1).
    #[error("table_incomplete")]
    TableIncomplete { round: RoundNo, players: Vec<PlayerId> },
    #[error("fewer_rounds_than_paired")]
    FewerRoundsThanPaired { rounds: u16 },
    #[error("no_such_team")]
    NoSuchTeam { team: TeamId },
    #[error("in_two_teams")]
    InTwoTeams { player: PlayerId },
    /// Those who sat at boards keep their places.
    #[error("squad_frozen")]
    SquadFrozen,
    /// The act's teams and players do not fit together.
    #[error("squads_unfit")]
    SquadsUnfit,
    /// Two who are registered together have the same FIDE ID.
    #[error("fide_id_twice")]
    FideIdTwice { fide_id: FideId },
    #[error("team_numbering_incomplete")]
    TeamNumberingIncomplete,
    #[error("line_up")]
    LineUp { team: TeamId, fault: LineUpFault },
    #[error("match_begun")]
    MatchBegun { round: RoundNo },
    #[error("line_ups_open")]
    LineUpsOpen { round: RoundNo },
    #[error("line_ups_not_open")]
    LineUpsNotOpen { round: RoundNo },
    #[error("match_without_players")]
    MatchWithoutPlayers { round: RoundNo },
    #[error("no_rounds")]
    NoRounds,
    /// A match of two games is cut in half by the number of rounds (C.04.5).
    #[error("odd_games")]
    OddGames,
    #[error("scoring")]
    Scoring { fault: ScoringFault },
    /// It says nothing where everybody meets everybody (C.07 art. 8).
    #[error("no_tie_break_of_tables")]
    NoTieBreakOfTables { code: String },
    #[error("prohibitions_after_start")]
    ProhibitionsAfterStart,
    #[error("adjournment_open")]
    AdjournmentOpen { round: RoundNo, board: u16 },
    /// What is asked for is made of a final event only.
    #[error("not_final")]
    NotFinal { open: Vec<Open> },
    /// Two results were typed for a board, and nobody has answered.
    #[error("disagreement_open")]
    DisagreementOpen { round: RoundNo, board: u16 },
    #[error("matches_level")]
    MatchesLevel { matches: Vec<[PlayerId; 2]> },
    #[error("match_not_level")]
    MatchNotLevel { players: [PlayerId; 2] },
    #[error("no_open_match")]
    NoOpenMatch { winner: PlayerId, loser: PlayerId },
    #[error("matches_level")]
    TeamMatchesLevel { matches: Vec<[TeamId; 2]> },
    #[error("no_open_match")]
    NoOpenTeamMatch { winner: TeamId, loser: TeamId },
    /// The act, or what it takes back, is for others.
    #[error("role_too_low")]
    RoleTooLow { least: Role },
    /// What was announced and decides pairings or ranks.
    #[error("locked_in_fide_mode")]
    LockedInFideMode { field: RegulationField },
    #[error("not_in_fide_mode")]
    NotInFideMode,
    #[error("fide_mode_not_entered")]
    FideModeNotEntered,
    /// Others rest on it, and it is never changed.
    #[error("not_taken_back")]
    NotTakenBack { kind: Kind },
    #[error("nothing_to_undo")]
    NothingToUndo { seq: u64 },
    #[error("later_act_rests")]
    LaterActRests { seq: u64, later: u64, why: Box<Refusal> },
    /// By the undo of an undo an act would count again that does not hold any more.
    #[error("not_done_again")]
    NotDoneAgain { seq: u64, earlier: u64, why: Box<Refusal> },
}
