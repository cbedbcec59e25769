//! Knock-out: the bracket, and how far each match has come. FIDE has no articles on brackets; what stands here is the custom
//! of the World Cup and our reading.
//!
//! - The bracket has the next power of two places. The tournament pairing numbers are the seeds, in the usual order: 1 and 2
//!   can meet in the final only, 1 to 4 in the semi-finals. Places without a player are byes, which so fall to the top seeds.
//! - A match has the games of the regulations, a round each, and ends early when the other side cannot catch up. The first
//!   game's colours alternate from match to match, beginning with the initial colour for the higher seed; then they alternate
//!   within the match.
//! - A level match waits for the arbiter, who says who goes through after what tie-break ([`GoesThrough`]); games of a
//!   tie-break are told there and are no games of the tournament. His word also stands against the points, where a player
//!   cannot go on.
//! - Where somebody has left before the match is decided, the arbiter says that the other goes through.
//! - Who was paired in the next stage has gone through, whatever is corrected afterwards: what was played stands, and the bracket
//!   always names who meets whom. A word on a level match falls where a correction says who leads, as long as nothing rests on it.
//! - The losers of the semi-finals play for third place where the regulations say so, in the rounds of the final.
//! - Standings go by the stage reached; the losers of one stage share their places.
//!
//! Teams have the same bracket, seeded by their own numbers; how their matches are scored stands in `team_match`.

use super::Tournament;
use super::ids::{PlayerId, RoundNo, TeamId};
use super::outcome::GameResult;
use super::points::Points;
use super::round::{Game, Round};
pub use super::team_match::Decider;
use super::team_match::{self, Leg, Meeting};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// The arbiter's word on who goes through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoesThrough {
    pub winner: PlayerId,
    pub loser: PlayerId,
    /// How the tie was broken: `rapid 1½–½`, `drawn lots`.
    pub how: String,
    /// The round that was last paired when he said so; 0 before the first.
    pub after: RoundNo,
    /// Whether the match was level then: such a word holds as long as it is.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_level: bool,
}

/// The arbiter's word on which team goes through; as [`GoesThrough`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamGoesThrough {
    pub winner: TeamId,
    pub loser: TeamId,
    pub how: String,
    pub after: RoundNo,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_level: bool,
}

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

    fn is_somebody(self) -> bool {
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
    legs: Vec<Leg>,
    pub standing: Standing,
    /// How a tie was broken, where the arbiter said so.
    pub how: Option<String>,
    /// Who would go through by the results and the arbiter's word, where another was paired in the next stage since.
    pub otherwise: Option<Standing>,
}

impl Match {
    fn between(sides: [Side; 2]) -> Match {
        let nothing = [Points::ZERO; 2];
        let (games, scores, legs) = (Vec::new(), Vec::new(), Vec::new());
        Match { sides, points: nothing, games, scores, legs, standing: Standing::Underway, how: None, otherwise: None }
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
            _ => Side::Open,
        }
    }

    /// Whether it has games and all of them have their results.
    pub fn is_played_out(&self) -> bool {
        !self.games.is_empty() && !self.is_pending()
    }

    /// Whether a game of it has no result yet.
    fn is_pending(&self) -> bool {
        self.scores.contains(&None)
    }

    /// Whether a game of a round is of it, or of teams a board.
    fn is_played_in(&self, tournament: &Tournament, round: RoundNo) -> bool {
        match (self.players(), self.teams()) {
            (Some(_), _) => {
                tournament.round(round).is_some_and(|round| round.games.iter().any(|game| self.is_of(game)))
            }
            (None, Some(teams)) => team_match::meeting(tournament, teams, round) == Meeting::AtBoards,
            (None, None) => false,
        }
    }

    /// Whether a team of it sat opposite nobody at all.
    fn is_unopposed_in(&self, tournament: &Tournament, round: RoundNo) -> bool {
        self.teams().is_some_and(|teams| team_match::meeting(tournament, teams, round) == Meeting::Unopposed)
    }

    /// The first round in which it was played, and the first board.
    fn first_game(&self, tournament: &Tournament, rounds: &[Round]) -> Option<(RoundNo, u16)> {
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

/// All matches that are played at the same time: the last has the final, and the match for third place after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    pub matches: Vec<Match>,
    /// The rounds of the tournament that belong to it so far.
    pub rounds: Vec<RoundNo>,
}

impl Stage {
    fn is_decided(&self) -> bool {
        self.matches.iter().all(Match::is_decided)
    }

    /// Who met in the rounds after this stage has gone through it, or has lost it where third place was played for. Of several
    /// pairs of sides of two matches the final is the one that the results say, or else the one on the lower board.
    fn follow_what_was_paired(&mut self, tournament: &Tournament, later: &[Round]) {
        for pair in self.matches.chunks_exact_mut(2) {
            let by_results = |side: [usize; 2]| {
                let said = |place: usize| pair[place].standing == Standing::Decided(side[place]);
                usize::from(said(0)) + usize::from(said(1))
            };
            let combinations = [[0, 0], [0, 1], [1, 0], [1, 1]].into_iter();
            let met = combinations.filter_map(|side| {
                let between = Match::between([pair[0].sides[side[0]], pair[1].sides[side[1]]]);
                Some((by_results(side), between.first_game(tournament, later)?, side))
            });
            let Some((_, _, winners)) = met.min_by_key(|(said, first, _)| (2 - said, *first)) else { continue };
            for (one, winner) in pair.iter_mut().zip(winners) {
                if one.standing != Standing::Decided(winner) {
                    one.otherwise = Some(one.standing);
                    one.standing = Standing::Decided(winner);
                }
            }
        }
    }
}

/// The bracket as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// From the first stage to the final.
    pub stages: Vec<Stage>,
    games: usize,
}

impl Bracket {
    /// The bracket of a tournament as it stands; empty with fewer than two players.
    pub fn of(tournament: &Tournament) -> Bracket {
        Bracket::after(tournament, tournament.rounds.len())
    }

    /// The bracket as it stood when so many rounds were paired.
    pub fn after(tournament: &Tournament, count: usize) -> Bracket {
        let all = &tournament.rounds[..count.min(tournament.rounds.len())];
        let rules = tournament.regulations.knockout;
        let mut bracket = Bracket { stages: Vec::new(), games: usize::from(rules.games.max(1)) };
        let mut matches = first_matches(&seeds(tournament));
        let mut paired = 0;
        let stages = matches.len().checked_ilog2().map_or(0, |halvings| halvings + 1);
        for number in 1..=stages {
            let rounds = bracket.rounds_of(&matches, tournament, &all[paired..], paired);
            for one in &mut matches {
                enter_games(one, tournament, &rounds);
                let by_results = bracket.standing(one, tournament, paired);
                let word = word_on(tournament, one.sides, all.len());
                let word = word.filter(|word| !word.on_level || !matches!(by_results, Standing::Decided(_)));
                one.standing = match &word {
                    Some(word) => Standing::Decided(usize::from(one.sides[1] == word.winner)),
                    None => by_results,
                };
                one.how = word.map(|word| word.how);
            }
            paired += rounds.len();
            let mut stage = Stage { matches, rounds };
            if number < stages && !stage.rounds.is_empty() {
                stage.follow_what_was_paired(tournament, &all[paired..]);
            }
            matches = next_matches(&stage, rules.third_place);
            bracket.stages.push(stage);
        }
        bracket
    }

    /// The rounds that belong to a stage of which the first `before` rounds are not: in each a match of it is played, or a team sits
    /// opposite nobody whose match is still to be decided.
    fn rounds_of(&self, matches: &[Match], tournament: &Tournament, all: &[Round], before: usize) -> Vec<RoundNo> {
        let mut rounds: Vec<RoundNo> = Vec::new();
        for round in all.iter().map(|round| round.number) {
            let is_due = |one: &Match| {
                let mut so_far = one.clone();
                enter_games(&mut so_far, tournament, &rounds);
                so_far.games.len() < self.games
                    && !matches!(self.standing(&so_far, tournament, before), Standing::Decided(_))
            };
            let is_unopposed = |one: &Match| one.is_unopposed_in(tournament, round) && is_due(one);
            let is_played = matches.iter().any(|one| one.is_played_in(tournament, round));
            if !is_played && !matches.iter().any(is_unopposed) {
                break;
            }
            rounds.push(round);
        }
        rounds
    }

    /// How far a match has come whose stage began after the first `before` rounds.
    fn standing(&self, one: &Match, tournament: &Tournament, before: usize) -> Standing {
        match one.sides {
            [Side::Player(_) | Side::Team(_), Side::Bye] => return Standing::Decided(0),
            [Side::Bye, Side::Player(_) | Side::Team(_) | Side::Bye] => return Standing::Decided(1),
            [Side::Player(_), Side::Player(_)] | [Side::Team(_), Side::Team(_)] => {}
            [Side::Open, _] | [_, Side::Open] | [Side::Player(_), Side::Team(_)] | [Side::Team(_), Side::Player(_)] => {
                return Standing::Underway;
            }
        }
        if one.is_pending() {
            return Standing::Underway;
        }
        let left = self.games.saturating_sub(one.games.len());
        let most = if one.teams().is_some() {
            team_match::most_of_a_leg(tournament, self.games)
        } else {
            tournament.regulations.scoring.win
        };
        let (ahead, behind) = (one.points[0].max(one.points[1]), one.points[0].min(one.points[1]));
        if ahead > behind + most * i32::try_from(left).unwrap_or(i32::MAX) {
            return Standing::Decided(usize::from(one.points[1] == ahead));
        }
        let next = RoundNo(u16::try_from(before + one.games.len()).unwrap_or(u16::MAX - 1) + 1);
        if left == 0 {
            let leader = team_match::leader(tournament, &one.legs);
            return leader.map_or(Standing::Level, |(side, _)| Standing::Decided(side));
        }
        let stays = |side: &Side| match *side {
            Side::Player(player) => tournament.player(player).is_some_and(|player| player.takes_part_in(next)),
            Side::Team(team) => tournament.team(team).is_some_and(|team| team.takes_part_in(next)),
            Side::Bye | Side::Open => false,
        };
        if one.sides.iter().all(stays) { Standing::Underway } else { Standing::Level }
    }

    /// Whether the side has a place in it.
    pub fn has(&self, side: Side) -> bool {
        let first = self.stages.first().into_iter().flat_map(|stage| &stage.matches);
        first.into_iter().any(|one| one.sides.contains(&side))
    }

    /// How many rounds it takes if no match ends early.
    pub fn rounds(&self) -> u16 {
        u16::try_from(self.stages.len() * self.games).unwrap_or(u16::MAX)
    }

    /// The match between two sides, if there is one and nothing rests on it yet: also an earlier one that a correction has left level.
    pub fn open_match(&self, a: Side, b: Side) -> Option<&Match> {
        let place = self.stages.iter().rposition(|stage| !stage.rounds.is_empty()).unwrap_or(0);
        let (earlier, open) = self.stages.split_at(place.min(self.stages.len()));
        let again = earlier.iter().flat_map(|stage| &stage.matches).filter(|one| !one.is_decided());
        again
            .chain(open.iter().flat_map(|stage| &stage.matches))
            .find(|one| a.is_somebody() && a != b && one.sides.contains(&a) && one.sides.contains(&b))
    }

    /// The stage that is being played; `None` when the last is decided.
    pub fn current(&self) -> Option<&Stage> {
        self.stages.iter().find(|stage| !stage.is_decided())
    }

    /// Whether the last match is decided.
    pub fn is_over(&self) -> bool {
        !self.stages.is_empty() && self.current().is_none()
    }

    /// The matches of the stage being played for which the arbiter's word is needed before anything else is paired.
    pub fn level(&self) -> Vec<&Match> {
        let Some(stage) = self.current() else { return Vec::new() };
        stage.matches.iter().filter(|one| one.standing == Standing::Level).collect()
    }

    /// The teams of [`Bracket::level`].
    pub fn level_teams(&self) -> Vec<[TeamId; 2]> {
        self.level().into_iter().filter_map(Match::teams).collect()
    }

    /// The players of [`Bracket::level`].
    pub fn level_players(&self) -> Vec<[PlayerId; 2]> {
        self.level().into_iter().filter_map(Match::players).collect()
    }

    /// The matches that have a game in the next round, with their places in the stage. One whose last game is still adjourned has
    /// none: it waits for that game.
    pub fn due(&self) -> Vec<(usize, &Match)> {
        let Some(stage) = self.current() else { return Vec::new() };
        let is_due = |one: &Match| one.standing == Standing::Underway && one.games.len() < self.games;
        stage.matches.iter().enumerate().filter(|(_, one)| is_due(one)).collect()
    }

    /// The round and board of a game for which nothing can be paired before it is finished: a match's last, while no other match has
    /// a game to play.
    pub fn waits_for(&self) -> Option<(RoundNo, u16)> {
        let stage = self.current().filter(|_| self.due().is_empty() && self.level().is_empty())?;
        let pending = stage.matches.iter().find(|one| one.standing == Standing::Underway && one.is_pending())?;
        let open = pending.scores.iter().position(Option::is_none)?;
        pending.games.get(open).copied()
    }

    /// Players or teams by the stage they reached, best first; who left at the same stage, or is still in, stands together.
    pub fn places(&self) -> Vec<Vec<Side>> {
        let Some((last, earlier)) = self.stages.split_last() else { return Vec::new() };
        // The final gives the first two places, the match for third place the next two.
        let single = last.matches.iter().flat_map(|one| [one.outcome(true), one.outcome(false)].map(|side| vec![side]));
        let shared = earlier.iter().rev().map(|stage| stage.matches.iter().map(|one| one.outcome(false)).collect());
        let mut groups: Vec<Vec<Side>> = Vec::new();
        let mut placed = HashSet::new();
        for group in single.chain(shared) {
            let sides = group.into_iter().filter(|side| side.is_somebody());
            groups.push(sides.filter(|side| placed.insert(*side)).collect());
        }
        let all = self.stages[0].matches.iter().flat_map(|one| one.sides).filter(|side| side.is_somebody());
        groups.insert(0, all.filter(|side| !placed.contains(side)).collect());
        groups.retain(|group| !group.is_empty());
        groups
    }
}

impl Tournament {
    /// The bracket of a knock-out as it stands; see [`Tournament::bracket_after`].
    pub fn bracket(&self) -> Option<Bracket> {
        self.bracket_after(self.rounds.len())
    }

    /// The bracket of a knock-out when so many rounds were paired; `None` where a round has no game of it, as in events from
    /// other programs that seed otherwise.
    pub fn bracket_after(&self, count: usize) -> Option<Bracket> {
        let bracket = self.regulations.system.is_knockout().then(|| Bracket::after(self, count))?;
        let paired: usize = bracket.stages.iter().map(|stage| stage.rounds.len()).sum();
        (paired == count.min(self.rounds.len())).then_some(bracket)
    }
}

/// Enters the games of the stage's rounds into a match.
fn enter_games(one: &mut Match, tournament: &Tournament, rounds: &[RoundNo]) {
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

/// The arbiter's word on a match.
struct Word {
    winner: Side,
    how: String,
    on_level: bool,
}

/// The arbiter's last word on two sides, as it stood when so many rounds were paired.
fn word_on(tournament: &Tournament, [a, b]: [Side; 2], rounds: usize) -> Option<Word> {
    let is_on = |winner: Side, loser: Side, after: RoundNo| {
        [(a, b), (b, a)].contains(&(winner, loser)) && usize::from(after.0) <= rounds
    };
    let of_players = tournament.gone_through.iter().rev().filter_map(|word| {
        let (winner, loser) = (Side::Player(word.winner), Side::Player(word.loser));
        is_on(winner, loser, word.after).then(|| Word { winner, how: word.how.clone(), on_level: word.on_level })
    });
    let of_teams = tournament.teams_gone_through.iter().rev().filter_map(|word| {
        let (winner, loser) = (Side::Team(word.winner), Side::Team(word.loser));
        is_on(winner, loser, word.after).then(|| Word { winner, how: word.how.clone(), on_level: word.on_level })
    });
    of_players.chain(of_teams).next()
}

/// Those in the bracket, by seed: everybody who took part when round 1 was paired.
fn seeds(tournament: &Tournament) -> Vec<Side> {
    if tournament.regulations.system.is_of_teams() {
        let mut teams: Vec<TeamId> =
            tournament.all_teams().filter(|(_, team)| team.takes_part_in(RoundNo::FIRST)).map(|(id, _)| id).collect();
        teams.sort_by_key(|team| (tournament.team_number(*team), *team));
        return teams.into_iter().map(Side::Team).collect();
    }
    let players = tournament.by_tpn().into_iter();
    players.filter(|player| player.takes_part_in(RoundNo::FIRST)).map(|player| Side::Player(player.id)).collect()
}

/// The seeds of each place of a bracket, counted from 1: `1 8 4 5 2 7 3 6`.
fn places(size: usize) -> Vec<usize> {
    let mut places = vec![1];
    while places.len() < size {
        let sum = places.len() * 2 + 1;
        places = places.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    places
}

fn first_matches(seeds: &[Side]) -> Vec<Match> {
    if seeds.len() < 2 {
        return Vec::new();
    }
    let side = |seed: usize| seeds.get(seed - 1).copied().unwrap_or(Side::Bye);
    let places = places(seeds.len().next_power_of_two());
    places.chunks_exact(2).map(|pair| Match::between([side(pair[0]), side(pair[1])])).collect()
}

/// The matches between the winners; after the semi-finals also between the losers, where third place is played for.
fn next_matches(stage: &Stage, third_place: bool) -> Vec<Match> {
    let pairs = stage.matches.chunks_exact(2);
    let mut next: Vec<Match> =
        pairs.map(|pair| Match::between([pair[0].outcome(true), pair[1].outcome(true)])).collect();
    if let ([one, other], true) = (&stage.matches[..], third_place) {
        next.push(Match::between([one.outcome(false), other.outcome(false)]));
    }
    next
}
