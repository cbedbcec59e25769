//! Knock-out: the bracket, and how far each match has come. FIDE has no articles on brackets; what stands here is the custom
//! of the World Cup and our reading.
//!
//! - The bracket has the next power of two places. The tournament pairing numbers are the seeds, in the usual order: 1 and 2
//!   can meet in the final only, 1 to 4 in the semi-finals. Places without a player are byes, which so fall to the top seeds.
//! - A match has the games of the regulations, a round each, and ends early when the other side cannot catch up. The first
//!   game's colours alternate from match to match, beginning with the initial colour for the higher seed; then they alternate
//!   within the match.
//! - A level match waits for the arbiter, who says who goes through after what tie-break ([`GoesThrough`]); games of a
//!   tie-break are told there and are no games of the tournament. Their word also stands against the points, where a player
//!   cannot go on.
//! - Where somebody has left before the match is decided, the arbiter says that the other goes through.
//! - Who was paired in the next stage has gone through, whatever is corrected afterwards: what was played stands, and the bracket
//!   always names who meets whom. A word on a level match falls where a correction says who leads, as long as nothing rests on it.
//! - The losers of the semi-finals play for third place where the regulations say so, in the rounds of the final.
//! - Standings go by the stage reached; the losers of one stage share their places.
//!
//! Teams have the same bracket, seeded by their own numbers; how their matches are scored stands in `team_match`.
mod contest;
mod word;

pub use super::team_match::Decider;
pub use contest::{Match, Side, Standing};
pub use word::{GoesThrough, TeamGoesThrough};

use super::Tournament;
use super::ids::{PlayerId, RoundNo, TeamId};
use super::round::Round;
use super::team_match;
use contest::enter_games;
use std::collections::HashSet;
use word::word_on;

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
    /// The stages, each with how many of its matches lead on: all but one for third place. A stage is told by its place and not by what is
    /// in it, for stages of which nobody is known are alike.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = (&Stage, usize)> + ExactSizeIterator {
        let last = self.stages.len().saturating_sub(1);
        let stages = self.stages.iter().enumerate();
        stages.map(move |(place, stage)| (stage, if place == last { 1 } else { stage.matches.len() }))
    }

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
    pub(crate) fn waits_for(&self) -> Option<(RoundNo, u16)> {
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
