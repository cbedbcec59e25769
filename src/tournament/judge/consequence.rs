//! What an act changes, typed: the difference of two states in parts that each have a row in the table of levels.

use super::levels::RegulationField;
use crate::acts::Adjustment;
use crate::ids::{PlayerId, RoundNo, TeamId, Tpn};
use crate::knockout::Side;
use crate::outcome::{Bye, GameResult};
use crate::player::Presence;
use crate::regulations::Regulations;
use crate::round::Seating;
use crate::ruling::Decision;
use crate::team::LineUp;
use crate::warning::Warning;
use std::sync::Arc;

/// What one side of a comparison has and the other has not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Departure {
    pub games: Vec<Seating>,
    /// The pairing-allocated bye, and of teams those who have nobody opposite.
    pub byes: Vec<PlayerId>,
}

impl Departure {
    /// How many pairs differ between the two sides: a pair and what stands in its place are one, and the byes are one.
    pub fn pairs(sides: [&Departure; 2]) -> usize {
        let games = sides.iter().map(|side| side.games.len()).max().unwrap_or_default();
        games + usize::from(sides[0].byes != sides[1].byes)
    }
}

/// Something that an act changes, or that is to be seen before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The tournament itself came to be, or would be no more.
    Founded,
    /// The result of a board of a published round, after which `later` rounds were paired; `rests` of them on this result, which is
    /// fewer where the game was adjourned when the others were.
    Result {
        round: RoundNo,
        board: u16,
        was: Option<GameResult>,
        now: Option<GameResult>,
        later: usize,
        rests: usize,
    },
    CorrectedForRating {
        round: RoundNo,
        board: u16,
        was: Option<GameResult>,
        now: Option<GameResult>,
    },
    ColoursSwapped {
        round: RoundNo,
        board: u16,
        later: usize,
    },
    Ruling {
        round: RoundNo,
        board: u16,
        decision: Decision,
    },
    RulingTakenBack {
        round: RoundNo,
        board: u16,
    },
    Incident {
        round: RoundNo,
        player: PlayerId,
    },
    IncidentTakenBack {
        round: RoundNo,
        player: PlayerId,
    },
    AppealLodged {
        round: RoundNo,
        player: PlayerId,
    },
    AppealHeard {
        round: RoundNo,
        player: PlayerId,
    },
    AppealDecided {
        round: RoundNo,
        player: PlayerId,
    },
    AppealTakenBack {
        round: RoundNo,
        player: PlayerId,
    },
    /// That it was heard or decided is taken back.
    AppealReopened {
        round: RoundNo,
        player: PlayerId,
    },
    /// The envelope of an adjourned game.
    Sealed {
        round: RoundNo,
        board: u16,
    },
    /// A photograph is kept with a game.
    Photograph {
        round: RoundNo,
        board: u16,
    },
    PhotographTakenBack {
        round: RoundNo,
        board: u16,
    },
    /// One of a game about which an appeal is open.
    PhotographOfAppeal {
        round: RoundNo,
        board: u16,
    },
    /// One that was taken back, and with that erased, would be there again.
    PhotographBroughtBack {
        round: RoundNo,
        board: u16,
    },
    /// Points that no game gave; with the sign turned where they are taken back. `later`: the rounds that were paired without them.
    Adjusted {
        adjustment: Adjustment,
        later: usize,
    },
    Drafted {
        round: RoundNo,
    },
    DraftAltered {
        round: RoundNo,
    },
    DraftDiscarded {
        round: RoundNo,
    },
    LeftOutOfDraft {
        round: RoundNo,
        players: Vec<PlayerId>,
    },
    Published {
        round: RoundNo,
    },
    /// What differs, on both sides; the engine's are empty where it pairs nothing.
    PublishedByHand {
        round: RoundNo,
        engine: Departure,
        played: Departure,
    },
    Unpublished {
        round: RoundNo,
        results: u16,
        later: usize,
    },
    /// Other pairs at boards of a published round.
    Reseated {
        round: RoundNo,
        boards: Vec<u16>,
        later: usize,
    },
    ByesOfRound {
        round: RoundNo,
        later: usize,
    },
    Attributed {
        round: RoundNo,
    },
    Registered {
        players: Vec<PlayerId>,
    },
    /// Whoever comes later has no place in a table or a bracket.
    TableJoined,
    RegistrationTakenBack {
        players: usize,
    },
    PlayersExchanged,
    Removed {
        player: PlayerId,
    },
    PlayerData {
        player: PlayerId,
    },
    Presence {
        player: PlayerId,
        now: Presence,
    },
    EntryRound {
        player: PlayerId,
    },
    ByeRequested {
        player: PlayerId,
        round: RoundNo,
        was: Option<Bye>,
        now: Option<Bye>,
    },
    CheckedIn {
        player: PlayerId,
    },
    BoardFixed {
        player: PlayerId,
    },
    ValueGiven {
        player: PlayerId,
    },
    /// How many players got a number, and who had another one before. `is_reordered`: not only because others came between;
    /// `decides_colours`: odd numbers were even ones when earlier rounds were paired.
    Numbered {
        given: usize,
        changed: Vec<(PlayerId, Tpn, Tpn)>,
        is_reordered: bool,
        frozen: bool,
        decides_colours: bool,
    },
    /// Two equals changed their numbers; those that the first had and has.
    NumbersExchanged {
        players: [PlayerId; 2],
        numbers: [Tpn; 2],
        frozen: bool,
    },
    /// `first` is the round that was paired by the teams, if any.
    Teams {
        first: Option<RoundNo>,
    },
    TeamsRegistered,
    TeamData {
        team: TeamId,
    },
    TeamPresence {
        team: TeamId,
    },
    /// `keeps`: those who sat at a board keep their places.
    Squad {
        team: TeamId,
        keeps: bool,
    },
    TeamsNumbered,
    /// `is_shown`: everybody may have seen another one; `keeps`: it has the order of the squad, and no
    /// board between others is empty.
    LineUp {
        team: TeamId,
        round: RoundNo,
        is_shown: bool,
        keeps: bool,
        later: usize,
        /// Who sat where, and who sits now; `None` where the order of the squad stands.
        was: Option<LineUp>,
        now: Option<LineUp>,
    },
    LineUps {
        round: RoundNo,
        reopens: bool,
    },
    Lots,
    RankedByHand,
    SentThrough,
    /// A match of a bracket by whose results and the arbiter's word another goes through now. `rests`: the boards at which `went` was
    /// paired since, and stays; without them `now` goes through.
    Through {
        round: RoundNo,
        went: Side,
        now: Side,
        rests: Vec<(RoundNo, u16)>,
    },
    PlayOff,
    Prizes,
    Style,
    HousePoints,
    HouseEnding {
        round: RoundNo,
        board: u16,
    },
    PublicSide,
    Screens,
    /// By a player; it is no result yet.
    Reported {
        round: RoundNo,
        board: u16,
    },
    /// What an arbiter typed for a board waits for an answer.
    TypingKept {
        round: RoundNo,
        board: u16,
    },
    TypingAnswered {
        round: RoundNo,
        board: u16,
    },
    TypingLost {
        round: RoundNo,
        board: u16,
    },
    ByeAskedFor {
        player: PlayerId,
        round: RoundNo,
    },
    WaitingList,
    Details,
    InitialColourDrawn,
    Regulation {
        field: RegulationField,
        was: Arc<Regulations>,
        now: Arc<Regulations>,
        later: usize,
    },
    FileLines,
    Closed,
    Reopened,
    FideModeLeft {
        round: RoundNo,
    },
    FideModeEntered {
        later: usize,
    },
    FideModeReentered,
    /// What an act's own check has to say first.
    Warned(Warning),
}
