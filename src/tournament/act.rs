//! Every act an arbiter can do, in one enum, and the line of the journal that keeps it.
//!
//! Acts are written for ever: a journal of any released version must still fold. So a variant or a field is added with a
//! default, never renamed or dropped.

use super::details::Details;
use super::digest::Digest;
use super::house_points::{HouseEnding, HousePointRules};
use super::ids::{PlayerId, RoundNo, TeamId, Tpn};
use super::incident::{Envelope, Incident, Outcome};
use super::knockout::{GoesThrough, TeamGoesThrough};
use super::numbering::Lottery;
use super::outcome::{Bye, GameResult};
use super::play_off::{Pace, PlayOffGame};
use super::player::{PlayerData, Presence};
use super::points::Points;
use super::prize::PrizeFund;
use super::public_side::PublicSide;
use super::regulations::Regulations;
use super::round::{Compared, PairedBy, Round, Seating};
use super::ruling::Ruling;
use super::screen::Screen;
use super::style::Style;
use super::team::{LineUp, Squad, Team};
use super::warning::Warning;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who did an act, as he was called at the time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Author {
    /// The account's number in the store.
    pub account: i64,
    pub name: String,
}

/// One line of the journal. An act carries its own instant and author, so that folding knows no clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The place in the journal, from 1 without a gap.
    pub seq: u64,
    pub at: DateTime<Utc>,
    pub author: Author,
    /// From where, in words that tell devices apart: `Firefox on Linux, 192.168.1.7`.
    pub device: String,
    pub act: Act,
    /// Why, where the arbiter gave a reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The warnings that he saw and went on from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acknowledged: Vec<Warning>,
    /// The journal's chain up to this entry, as it is kept; none before it is.
    #[serde(skip)]
    pub chain: Digest,
}

/// An act. `was` is what the arbiter believed; when the tournament has moved on since, the act is refused as a conflict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "a journal has one act that creates; the many others are small anyway")]
pub enum Act {
    /// The first act of every tournament that was not imported.
    Create {
        details: Details,
        regulations: Box<Regulations>,
    },
    /// The first act of a tournament that came from a file.
    Import {
        tournament: Box<Imported>,
    },
    ChangeDetails {
        was: Box<Details>,
        now: Box<Details>,
    },
    ChangeRegulations {
        was: Box<Regulations>,
        now: Box<Regulations>,
    },
    /// `source` says where the players came from: a form, a file's name, a rating list.
    RegisterPlayers {
        players: Vec<PlayerData>,
        first_round: RoundNo,
        source: String,
    },
    EditPlayer {
        player: PlayerId,
        was: Box<PlayerData>,
        now: Box<PlayerData>,
    },
    /// Only before the player was ever paired.
    RemovePlayer {
        player: PlayerId,
    },
    /// Withdrawal, expulsion, or return.
    ChangePresence {
        player: PlayerId,
        was: Presence,
        now: Presence,
    },
    RequestBye {
        player: PlayerId,
        round: RoundNo,
        was: Option<Bye>,
        now: Option<Bye>,
    },
    /// Zero-point byes in a round for those who are not there.
    LeaveOut {
        round: RoundNo,
        players: Vec<PlayerId>,
    },
    CheckIn {
        player: PlayerId,
        was: bool,
        now: bool,
    },
    FixBoard {
        player: PlayerId,
        was: Option<u16>,
        now: Option<u16>,
    },
    /// The value of a player in the tie-break from outside (VCL4THP 207).
    GiveValue {
        player: PlayerId,
        was: Option<Points>,
        now: Option<Points>,
    },
    /// The Chief Arbiter's estimates for players without a rating (C.04.2 art. 2.1), all of them or none.
    EstimateRatings {
        estimates: Vec<Estimate>,
    },
    /// TPNs 1, 2, … in this order (C.04.2 art. 2.3); every player who is not removed is named once, but for those who wait for
    /// their number ([`super::numbering::waits_for_number`]).
    NumberPlayers {
        order: Vec<PlayerId>,
    },
    /// Two players of equal rating and title change their numbers (VCL4THP 147-150).
    ExchangeNumbers {
        players: [PlayerId; 2],
        was: [Tpn; 2],
    },
    /// TPNs 1, 2, … in the order that lots gave: with the seed, and the list of players as it was, the drawing can be repeated.
    DrawNumbers {
        lottery: Lottery,
        seed: u64,
        order: Vec<PlayerId>,
    },
    /// The teams, with their players in board order; before round 1 only.
    ChangeTeams {
        was: Vec<Team>,
        now: Vec<Team>,
    },
    /// Teams with their players in board order, who stand team by team. `source` as in [`Act::RegisterPlayers`].
    RegisterTeams {
        teams: Vec<Squad>,
        players: Vec<PlayerData>,
        first_round: RoundNo,
        source: String,
    },
    /// One team: its data, its players, its withdrawal or return.
    ChangeTeam {
        team: TeamId,
        was: Box<Team>,
        now: Box<Team>,
    },
    /// Team pairing numbers 1, 2, … in this order, with what orders them; `seed` where they were drawn by lot.
    NumberTeams {
        order: Vec<TeamId>,
        strengths: Vec<Option<u16>>,
        seed: Option<u64>,
    },
    /// Who sits at the boards of a team in a round; `None` for the order of the squad. Where the round is paired, the boards of
    /// the match are seated by it.
    GiveLineUp {
        team: TeamId,
        round: RoundNo,
        was: Option<LineUp>,
        now: Option<LineUp>,
    },
    /// The line-ups of a published round are final and shown.
    CloseLineUps {
        round: RoundNo,
    },
    /// A pairing that only arbiters see.
    DraftRound {
        round: RoundNo,
        games: Vec<Seating>,
        byes: Vec<(PlayerId, Bye)>,
        paired_by: PairedBy,
        /// What the engine pairs, where the arbiter pairs by hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        engine: Vec<Seating>,
    },
    /// The whole draft anew, after the arbiter changed it by hand.
    AlterDraft {
        round: RoundNo,
        games: Vec<Seating>,
        byes: Vec<(PlayerId, Bye)>,
    },
    DiscardDraft {
        round: RoundNo,
    },
    PublishRound {
        round: RoundNo,
        /// How it stands to what the engine pairs, which the program finds out; `None` in old journals only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        compared: Option<Compared>,
    },
    /// All rounds of a table fixed in advance that are still to be paired, published as one.
    PublishTable {
        rounds: Vec<PairedRound>,
    },
    /// Back to draft. Results that were entered are set aside, and stay in the journal.
    UnpublishRound {
        round: RoundNo,
    },
    EnterResult {
        round: RoundNo,
        board: u16,
        was: Option<GameResult>,
        now: Option<GameResult>,
        /// White and Black of the game that is meant: on other players nothing is entered. `None` in old journals only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<[PlayerId; 2]>,
    },
    /// Games whose results are missing are adjourned, so that the next round can be paired (C.04.2 art. 3.1).
    AdjournMissing {
        round: RoundNo,
        games: Vec<Seating>,
    },
    /// The players sat the other way round: colours change, and the result with them.
    SwapColours {
        round: RoundNo,
        board: u16,
        /// As they sat before; see [`Act::EnterResult`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<[PlayerId; 2]>,
    },
    /// A ruling on a claim, and the result that it gave the game.
    Rule {
        round: RoundNo,
        board: u16,
        ruling: Box<Ruling>,
        was: Option<GameResult>,
        now: Option<GameResult>,
        /// See [`Act::EnterResult`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<[PlayerId; 2]>,
    },
    /// A result found wrong too late counts for the rating report only (C.04.2 art. 4.3).
    CorrectForRating {
        round: RoundNo,
        board: u16,
        was: Option<GameResult>,
        now: Option<GameResult>,
        /// See [`Act::EnterResult`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<[PlayerId; 2]>,
    },
    /// Points that no game gave: penalties and awards (Laws 12.9; TRF 299).
    Adjust {
        player: PlayerId,
        round: Option<RoundNo>,
        points: Points,
    },
    /// Knock-out: a game that breaks the tie of a match, with its result.
    PlayOff {
        white: PlayerId,
        black: PlayerId,
        pace: Pace,
        result: GameResult,
    },
    /// Knock-out: who goes through where the games of a match did not say so, and how it was decided.
    SendThrough {
        winner: PlayerId,
        loser: PlayerId,
        how: String,
    },
    /// The same of teams.
    SendTeamThrough {
        winner: TeamId,
        loser: TeamId,
        how: String,
    },
    /// Players who stay level after all tie-breaks, in the order that lots drawn with `seed` gave.
    DrawLots {
        seed: u64,
        order: Vec<PlayerId>,
    },
    /// The final ranking of some players, by the arbiter's decision.
    RankByHand {
        order: Vec<PlayerId>,
    },
    /// The prizes, as the organiser announced them.
    ChangePrizes {
        was: Box<PrizeFund>,
        now: Box<PrizeFund>,
    },
    /// How the event is shown, and the design of its papers.
    ChangeStyle {
        was: Box<Style>,
        now: Box<Style>,
    },
    /// An online club's points are kept beside the tournament's, by these readings of its rules, or no longer.
    ChangeHousePoints {
        was: Option<HousePointRules>,
        now: Option<HousePointRules>,
    },
    /// What the event offers to players and readers.
    ChangePublicSide {
        was: Box<PublicSide>,
        now: Box<PublicSide>,
    },
    /// The screens in the hall.
    ChangeScreens {
        was: Vec<Screen>,
        now: Vec<Screen>,
    },
    /// One of the two at a board says how the game ended; `None` takes it back. It is no result until it is entered.
    ReportResult {
        round: RoundNo,
        board: u16,
        by: PlayerId,
        was: Option<GameResult>,
        now: Option<GameResult>,
        /// White and Black of the game that is meant.
        players: [PlayerId; 2],
    },
    /// A player asks for a bye, which an arbiter gives or does not; `None`: it is decided, or not wanted any more.
    AskForBye {
        player: PlayerId,
        round: RoundNo,
        was: Option<Bye>,
        now: Option<Bye>,
    },
    /// Somebody signs up: as a player, or to wait for a place.
    SignUp {
        player: Box<PlayerData>,
        waits: bool,
    },
    /// Who waits, named by the act by which they signed up, becomes a player or is turned away.
    SettleWaiting {
        waiting: u64,
        admitted: bool,
        first_round: RoundNo,
    },
    /// How a game ended, where the club's points depend on it.
    EndForHouse {
        round: RoundNo,
        board: u16,
        was: Option<HouseEnding>,
        now: Option<HouseEnding>,
        /// See [`Act::EnterResult`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<[PlayerId; 2]>,
    },
    /// Something happened at a board, and what the arbiter did about it.
    NoteIncident {
        incident: Incident,
    },
    /// A player appeals against a decision; `ruling` is its act, where it was a ruling on a claim.
    LodgeAppeal {
        by: PlayerId,
        round: RoundNo,
        ruling: Option<u64>,
        about: String,
    },
    /// An appeal, named by the act that lodged it, was heard; `heard` says who.
    HearAppeal {
        appeal: u64,
        heard: String,
    },
    DecideAppeal {
        appeal: u64,
        outcome: Outcome,
        reasons: String,
    },
    /// What stands on the envelope of an adjourned game.
    SealMove {
        round: RoundNo,
        board: u16,
        was: Option<Box<Envelope>>,
        now: Option<Box<Envelope>>,
        /// See [`Act::EnterResult`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<[PlayerId; 2]>,
    },
    /// FIDE's rules are left, after the last round that is paired, for ever.
    LeaveFideMode {
        round: RoundNo,
    },
    Close,
    Reopen,
    /// Takes back one earlier act; later acts must still hold without it.
    Undo {
        seq: u64,
    },
}

/// A round of [`Act::PublishTable`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedRound {
    pub round: RoundNo,
    pub games: Vec<Seating>,
}

/// An estimated rating given, changed or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Estimate {
    pub player: PlayerId,
    pub was: Option<u16>,
    pub now: Option<u16>,
}

/// A whole tournament as a file told it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Imported {
    pub details: Details,
    pub regulations: Regulations,
    pub players: Vec<ImportedPlayer>,
    pub teams: Vec<Team>,
    pub rounds: Vec<Round>,
    pub adjustments: Vec<Adjustment>,
    /// Lines that the model has no place for, kept to be written again.
    pub remnants: Vec<String>,
    /// The file's name and format.
    pub source: String,
    /// What the import had to mend, in words of the importer's language at the time.
    pub mended: Vec<String>,
    /// The rounds that are not as the rules and the engine have them, which the importer was asked about (VCL4THP 54-55); `None`
    /// where nothing was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against_rules: Option<Vec<RoundNo>>,
    /// The round after which the event left FIDE mode, by the word of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_fide_mode: Option<RoundNo>,
    /// Who goes through in a knock-out, and the games by which ties were broken.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone_through: Vec<GoesThrough>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub teams_gone_through: Vec<TeamGoesThrough>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub play_off: Vec<PlayOffGame>,
}

/// A player as a file told him; his [`PlayerId`] is his place in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedPlayer {
    pub data: PlayerData,
    pub tpn: Tpn,
    pub presence: Presence,
    pub first_round: RoundNo,
    #[serde(default)]
    pub requested_byes: BTreeMap<RoundNo, Bye>,
}

/// Points added to a player's score outside his games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjustment {
    pub player: PlayerId,
    /// The round in which they count; `None` for the whole event.
    pub round: Option<RoundNo>,
    pub points: Points,
}

impl Default for ImportedPlayer {
    fn default() -> ImportedPlayer {
        ImportedPlayer {
            data: PlayerData::default(),
            tpn: Tpn(1),
            presence: Presence::Playing,
            first_round: RoundNo::FIRST,
            requested_byes: BTreeMap::new(),
        }
    }
}
