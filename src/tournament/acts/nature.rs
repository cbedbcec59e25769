//! Whom and what an act is about, and how it stands beside what others do: from this a journal is searched, conflicts are
//! found, an appeal gets its acts, and the report its events.

use crate::Tournament;
use crate::ids::{PlayerId, RoundNo, TeamId};
use crate::outcome::GameResult;
use crate::player::{PlayerData, Presence};
use crate::points::Points;
use crate::round::Seating;

/// What an act is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// The event, in a way that is nobody's matter.
    Event,
    /// The rules that all play by, or the order from which the pairings come; with those whom it names.
    Rules { named: Vec<PlayerId> },
    /// Whatever the round.
    Players(Vec<PlayerId>),
    /// Players in one round.
    InRound { players: Vec<PlayerId>, round: RoundNo },
    /// People who get a number by it, by their names.
    Newcomers { names: Vec<String> },
    /// The players are `None` in old journals only.
    Game { round: RoundNo, board: u16, players: Option<[PlayerId; 2]> },
    /// A round as a whole.
    Round(RoundNo),
    /// Who meets whom in rounds, and who has a bye: every seat of a round is a board's matter, as its players may have been moved.
    Seats(Vec<(RoundNo, Vec<PlayerId>)>),
    /// Games of a round, which are the matter of those who sit at them.
    Games { round: RoundNo, players: Vec<PlayerId> },
    /// With all their players.
    Teams(Vec<TeamId>),
    /// Who sits for a team in a round.
    LineUp { team: TeamId, round: RoundNo },
    /// An appeal, by the act that lodged it.
    Appeal(u64),
}

impl About {
    /// The players by whom a journal is searched, one by one; none where it is about the event, a round, a team or everybody.
    pub fn players(self) -> Vec<PlayerId> {
        match self {
            About::Players(players) | About::InRound { players, .. } | About::Rules { named: players } => players,
            About::Game { players, .. } => players.map(Vec::from).unwrap_or_default(),
            About::Event
            | About::Newcomers { .. }
            | About::Round(_)
            | About::Seats(_)
            | About::Games { .. }
            | About::Teams(_)
            | About::LineUp { .. }
            | About::Appeal(_) => Vec::new(),
        }
    }

    /// The round and board of the game.
    pub fn board(&self) -> Option<(RoundNo, u16)> {
        match self {
            About::Game { round, board, .. } => Some((*round, *board)),
            About::Event
            | About::Rules { .. }
            | About::Players(_)
            | About::InRound { .. }
            | About::Newcomers { .. }
            | About::Round(_)
            | About::Seats(_)
            | About::Games { .. }
            | About::Teams(_)
            | About::LineUp { .. }
            | About::Appeal(_) => None,
        }
    }

    /// Those who come by a list of players.
    pub(super) fn newcomers(players: &[PlayerData]) -> About {
        About::Newcomers { names: players.iter().map(|data| data.name.clone()).collect() }
    }

    /// Those who sit in a round, or have a bye in it.
    pub(super) fn seats(round: RoundNo, games: &[Seating], byes: impl Iterator<Item = PlayerId>) -> About {
        let seated = games.iter().flat_map(|game| [game.white, game.black]);
        About::Seats(vec![(round, seated.chain(byes).collect())])
    }
}

/// What an act touches. Two acts on the same subject can contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// An appeal, by the act that lodged it.
    Appeal(u64),
    Details,
    Regulations,
    Player(PlayerId),
    Bye(PlayerId, RoundNo),
    /// Points given to a player outside the games.
    Adjustment(PlayerId),
    Numbers,
    Teams,
    Team(TeamId),
    LineUp(TeamId, RoundNo),
    /// Who meets whom in a round, and whether it is published.
    Pairing(RoundNo),
    Board(RoundNo, u16),
    /// Who goes through of two.
    Match([PlayerId; 2]),
    TeamMatch([TeamId; 2]),
    Ranking,
    Prizes,
    Style,
    HousePoints,
    PublicSide,
    Screens,
    /// What a player says of their game.
    Report(RoundNo, u16, PlayerId),
    AskedBye(PlayerId, RoundNo),
    /// Who waits for a place, by the act by which they signed up.
    Waiting(u64),
    /// By whose rules it is run.
    Mode,
    /// Whether the event is closed.
    End,
}

/// How an act says what it believes of what it replaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Belief {
    /// It names what it replaces, or stands beside what others do.
    Named,
    /// It says nothing: all that it touches must be as its page showed it.
    Shown,
    /// These must be as its page showed them.
    ShownOf(Vec<Subject>),
}

/// Whether an act can touch the integrity of pairings, which the report tells; the states of all others need not be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MayTell {
    Never,
    /// Once round 1 is paired.
    OnceStarted,
    /// In a round that is followed by a paired one.
    OnceFollowed(RoundNo),
    Always,
}

impl MayTell {
    pub(crate) fn in_state(self, state: &Tournament) -> bool {
        match self {
            MayTell::Never => false,
            MayTell::OnceStarted => !state.rounds.is_empty(),
            MayTell::OnceFollowed(round) => round < state.paired_rounds(),
            MayTell::Always => true,
        }
    }
}

/// When in an event an act is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// It founds the event.
    First,
    /// As long as the event is not closed.
    Open,
    /// Also in a closed event.
    EvenClosed,
}

/// Whom and what an act is about, and what it believes. It is not a [`Nature`] before the act has said whether a report tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Matter {
    pub about: About,
    pub touches: Vec<Subject>,
    pub belief: Belief,
}

impl Matter {
    /// Of an act that names what it replaces.
    pub(super) fn of(about: About, touches: Subject) -> Matter {
        Matter { about, touches: vec![touches], belief: Belief::Named }
    }

    /// Of one that stands beside whatever others do.
    pub(super) fn beside(about: About) -> Matter {
        Matter { about, touches: Vec::new(), belief: Belief::Named }
    }

    /// Of one that changes something about a player.
    pub(super) fn of_player(player: PlayerId) -> Matter {
        Matter::of(About::Players(vec![player]), Subject::Player(player))
    }

    /// Of one on a board. The board's players say which pairing is meant; without them, the page that was shown does.
    pub(super) fn of_board(round: RoundNo, board: u16, players: Option<[PlayerId; 2]>) -> Matter {
        let belief = match players {
            Some(_) => Belief::Named,
            None => Belief::ShownOf(vec![Subject::Pairing(round)]),
        };
        Matter { belief, ..Matter::of(About::Game { round, board, players }, Subject::Board(round, board)) }
    }

    /// The same of one that says nothing of what it replaces.
    pub(super) fn shown(self) -> Matter {
        Matter { belief: Belief::Shown, ..self }
    }

    /// Of one that the report does not tell: its records say what there is to know, or it is nobody's matter outside the hall.
    pub(super) fn untold(self) -> Nature<'static> {
        self.judged(MayTell::Never)
    }

    /// Of one of which the report tells only what it did to the integrity of pairings.
    pub(super) fn judged(self, may_tell: MayTell) -> Nature<'static> {
        self.told(may_tell, Told::Nothing)
    }

    /// Of one of the daily work that the report tells.
    pub(super) fn told(self, may_tell: MayTell, told: Told<'_>) -> Nature<'_> {
        Nature { matter: self, may_tell, told }
    }
}

/// What an act says of itself, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Nature<'a> {
    pub matter: Matter,
    pub may_tell: MayTell,
    pub told: Told<'a>,
}

/// What the story of the report tells of an act beside what its records say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told<'a> {
    Nothing,
    /// Once round 1 is paired: what was before is how the event began.
    OnceBegun(Daily<'a>),
    Always(Daily<'a>),
}

impl<'a> Told<'a> {
    /// Of a result: the records have only the end of a game that was adjourned.
    pub(super) fn adjourned(was: Option<GameResult>, now: Option<GameResult>) -> Told<'a> {
        let is_told = [was, now].contains(&Some(GameResult::Adjourned));
        if is_told { Told::Always(Daily::AsInJournal) } else { Told::Nothing }
    }

    /// Of those who come.
    pub(super) fn late_entry(players: &'a [PlayerData], first_round: RoundNo) -> Told<'a> {
        let is_late = first_round > RoundNo::FIRST;
        if is_late { Told::Always(Daily::LateEntry { players, first_round }) } else { Told::Nothing }
    }

    pub(super) fn in_event(self, has_begun: bool) -> Option<Daily<'a>> {
        match self {
            Told::Nothing => None,
            Told::OnceBegun(daily) => has_begun.then_some(daily),
            Told::Always(daily) => Some(daily),
        }
    }
}

/// A player or a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    Player(PlayerId),
    Team(&'a str),
}

/// What the story of the report tells of an act of the daily work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Daily<'a> {
    /// Players who come once round 1 is paired.
    LateEntry { players: &'a [PlayerData], first_round: RoundNo },
    /// Who waited for a place, named by the act by which they signed up.
    LateAdmission { waiting: u64, first_round: RoundNo },
    /// Who left, and who came back.
    Presence { who: Who<'a>, now: Presence },
    /// Points that the arbiter gave or took.
    Adjustment { player: PlayerId, points: Points },
    /// What reports say of a player, changed.
    Edited { player: PlayerId, was: &'a PlayerData, now: &'a PlayerData },
    /// The order that was drawn.
    Lots(&'a [PlayerId]),
    /// The order that the arbiter decided.
    Ranking(&'a [PlayerId]),
    /// As the journal's page tells it.
    AsInJournal,
}
