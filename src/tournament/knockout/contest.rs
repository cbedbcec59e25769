//! A match of the bracket: its two sides, its games, and how far it has come.

use crate::Tournament;
use crate::ids::{PlayerId, RoundNo, TeamId};
use crate::outcome::GameResult;
use crate::points::Points;
use crate::round::{Game, Round};
use crate::team_match::{self, Decider, Leg, Meeting};

/// A place in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Player(PlayerId),
    Team(TeamId),
    /// Nobody: the other goes through.
    Bye,
    /// To be decided.
    Open,
}

impl Side {
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Side::Player(player) => Some(player),
            Side::Team(_) | Side::Bye | Side::Open => None,
        }
    }

    pub fn team(self) -> Option<TeamId> {
        match self {
            Side::Team(team) => Some(team),
            Side::Player(_) | Side::Bye | Side::Open => None,
        }
    }

    pub(super) fn is_somebody(self) -> bool {
        matches!(self, Side::Player(_) | Side::Team(_))
    }
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A player is not known yet, or games are still to be played.
    Underway,
    /// The games are played and nobody leads, or somebody has left before the end: the arbiter decides.
    Level,
    /// The place in [`Match::sides`] of who goes through.
    Decided(usize),
}

/// A match of the bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub sides: [Side; 2],
    /// The points of the games with a result; of teams those that decide first, see `team_match::primary`.
    pub points: [Points; 2],
    /// Its games in the tournament, in order; of a match of teams the first board of each round.
    pub games: Vec<(RoundNo, u16)>,
    /// What each of them gave; `None` while one is being played.
    pub scores: Vec<Option<[Points; 2]>>,
    /// Of teams, every round of the match board by board.
    pub(super) legs: Vec<Leg>,
    pub standing: Standing,
    /// How a tie was broken, where the arbiter said so.
    pub how: Option<String>,
    /// Who would go through by the results and the arbiter's word, where another was paired in the next stage since.
    pub otherwise: Option<Standing>,
}

impl Match {
    pub(super) fn between(sides: [Side; 2]) -> Match {
        let nothing = [Points::ZERO; 2];
        let (games, scores, legs) = (Vec::new(), Vec::new(), Vec::new());
        Match { sides, points: nothing, games, scores, legs, standing: Standing::Underway, how: None, otherwise: None }
    }

    /// Who goes through, as it stands.
    pub fn winner(&self) -> Option<Side> {
        match self.standing {
            Standing::Decided(side) => Some(self.sides[side]),
            Standing::Underway | Standing::Level => None,
        }
    }

    /// What each game of a match of several gave; of one game the points tell it.
    pub fn several_scores(&self) -> &[Option<[Points; 2]>] {
        if self.scores.len() < 2 { &[] } else { &self.scores }
    }

    /// The two players, where both are known.
    pub fn players(&self) -> Option<[PlayerId; 2]> {
        Some([self.sides[0].player()?, self.sides[1].player()?])
    }

    /// The two teams, where both are known.
    pub fn teams(&self) -> Option<[TeamId; 2]> {
        Some([self.sides[0].team()?, self.sides[1].team()?])
    }

    pub fn is_decided(&self) -> bool {
        matches!(self.standing, Standing::Decided(_))
    }

    /// By what a level match of teams was decided without the arbiter's word.
    pub fn decided_by(&self, tournament: &Tournament) -> Option<Decider> {
        let is_level = self.is_decided() && self.how.is_none() && self.points[0] == self.points[1];
        team_match::leader(tournament, &self.legs).filter(|_| is_level).map(|(_, decider)| decider)
    }

    /// Who goes through, or who does not.
    pub fn outcome(&self, of_winner: bool) -> Side {
        match self.standing {
            Standing::Decided(winner) => self.sides[if of_winner { winner } else { 1 - winner }],
            Standing::Underway | Standing::Level => Side::Open,
        }
    }

    /// Whether it has games and all of them have their results.
    pub(crate) fn is_played_out(&self) -> bool {
        !self.games.is_empty() && !self.is_pending()
    }

    /// Whether a game of it has no result yet.
    pub(super) fn is_pending(&self) -> bool {
        self.scores.contains(&None)
    }

    /// Whether a game of a round is of it, or of teams a board.
    pub(super) fn is_played_in(&self, tournament: &Tournament, round: RoundNo) -> bool {
        match (self.players(), self.teams()) {
            (Some(_), _) => {
                tournament.round(round).is_some_and(|round| round.games.iter().any(|game| self.is_of(game)))
            }
            (None, Some(teams)) => team_match::meeting(tournament, teams, round) == Meeting::AtBoards,
            (None, None) => false,
        }
    }

    /// Whether a team of it sat opposite nobody at all.
    pub(super) fn is_unopposed_in(&self, tournament: &Tournament, round: RoundNo) -> bool {
        self.teams().is_some_and(|teams| team_match::meeting(tournament, teams, round) == Meeting::Unopposed)
    }

    /// The first round in which it was played, and the first board.
    pub(super) fn first_game(&self, tournament: &Tournament, rounds: &[Round]) -> Option<(RoundNo, u16)> {
        rounds.iter().find_map(|round| match (self.players(), self.teams()) {
            (Some(_), _) => round.games.iter().find(|game| self.is_of(game)).map(|game| (round.number, game.board)),
            (None, Some(teams)) if self.is_played_in(tournament, round.number) => {
                team_match::leg(tournament, teams, round.number).map(|leg| (round.number, leg.first_board))
            }
            (None, Some(_) | None) => None,
        })
    }

    pub fn is_of(&self, game: &Game) -> bool {
        self.players().is_some_and(|players| players.contains(&game.white) && players.contains(&game.black))
    }
}

/// Enters the games of the stage's rounds into a match.
pub(super) fn enter_games(one: &mut Match, tournament: &Tournament, rounds: &[RoundNo]) {
    if let Some(teams) = one.teams() {
        one.legs = rounds.iter().filter_map(|round| team_match::leg(tournament, teams, *round)).collect();
        one.games = one.legs.iter().map(|leg| (leg.round, leg.first_board)).collect();
        one.scores = one.legs.iter().map(|leg| (!leg.is_pending).then(|| leg.game_points())).collect();
        let games = usize::from(tournament.regulations.knockout.games.max(1));
        one.points = team_match::primary(tournament, &one.legs, games);
        return;
    }
    let Some(players) = one.players() else { return };
    let scoring = &tournament.regulations.scoring;
    let is_open = |result: Option<GameResult>| result.is_none_or(|result| result == GameResult::Adjourned);
    for round in rounds {
        let Some(game) = tournament.round(*round).and_then(|found| found.games.iter().find(|game| one.is_of(game)))
        else {
            continue;
        };
        one.games.push((*round, game.board));
        let scored = players.map(|player| scoring.of_appearance(tournament.appearance(player, *round)));
        one.points = [one.points[0] + scored[0], one.points[1] + scored[1]];
        one.scores.push((!is_open(game.result)).then_some(scored));
    }
}
