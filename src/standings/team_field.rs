//! The field of a team tournament: the games of a round made into matches between teams (C.07 art. 11).
//!
//! A match is all games of a round between members of two teams, its boards in the order of the tournament's boards. Match
//! points are 2, 1, 0. A team without a match whose members got a pairing-allocated bye got it as a team: the points of a draw
//! (C.04.6), but a win on every board for the tie-breaks of art. 12. A match in which no game was played was forfeited.

use super::field::{Entrant, Field, Kind, Participant, Record, Scale};
use super::unplayed::UnplayedRules;
use crate::tournament::Tournament;
use crate::tournament::colour::Colour;
use crate::tournament::ids::{RoundNo, TeamId};
use crate::tournament::outcome::{Bye, Mark};
use crate::tournament::points::Points;
use crate::tournament::round::{Appearance, Game, Round, RoundState};
use crate::tournament::scoring::Scoring;
use crate::tournament::team::Team;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Match points of a team-win, team-draw and team-loss, TRF record 362's defaults.
const MATCH: Scale = Scale { win: Points::whole(2), draw: Points::ONE, loss: Points::ZERO };

/// Match points first, then game points, or the other way round.
const MATCH_SCORE: usize = 0;
const GAME_SCORE: usize = 1;

/// The teams and their published matches up to `through`; match points are the primary score.
pub fn of_teams(
    tournament: &Tournament,
    through: RoundNo,
    predetermined: bool,
    rules: &'static UnplayedRules,
) -> Field {
    let scoring = &tournament.regulations.scoring;
    let rounds: Vec<&Round> = tournament
        .rounds
        .iter()
        .take(usize::from(through.0))
        .filter(|round| round.state == RoundState::Published)
        .collect();
    let team_of = team_of_each_player(tournament);
    let matches: Vec<Matches> = rounds.iter().map(|round| matches_of(round, &team_of)).collect();
    let boards = matches.iter().flat_map(BTreeMap::values).map(Vec::len).max().unwrap_or(0);
    let boards = u16::try_from(boards).unwrap_or(u16::MAX);
    let mut participants: Vec<Participant> = (0..)
        .zip(&tournament.teams)
        .map(|(place, team)| Participant {
            entrant: Entrant::Team(TeamId(place)),
            number: team.number.map_or(place + 1, u32::from),
            rating: team.strength,
            rounds: Vec::with_capacity(rounds.len()),
            adjustment: Points::ZERO,
            boards_by_round: Vec::with_capacity(rounds.len()),
        })
        .collect();
    for (round, matches) in rounds.iter().zip(&matches) {
        let played = played(matches, scoring);
        for (place, team) in (0..).zip(&tournament.teams) {
            let (record, on_boards) = played
                .get(&place)
                .cloned()
                .unwrap_or_else(|| without_match(round, team, scoring, boards, predetermined));
            let participant = &mut participants[place as usize];
            participant.rounds.push(record);
            participant.boards_by_round.push(on_boards);
        }
    }
    let of_a_match = |points: Points| points * i32::from(boards);
    let games = Scale { win: of_a_match(scoring.win), draw: of_a_match(scoring.draw), loss: of_a_match(scoring.loss) };
    Field {
        participants,
        rounds: u16::try_from(rounds.len()).unwrap_or(u16::MAX),
        announced: tournament.regulations.rounds,
        predetermined,
        rules,
        scales: [MATCH, games],
        boards,
        match_points_first: true,
    }
}

/// The games of a round by the two teams, the lower number first.
type Matches<'a> = BTreeMap<(u32, u32), Vec<(u32, &'a Game)>>;

fn team_of_each_player(tournament: &Tournament) -> Vec<Option<u32>> {
    let mut team_of = vec![None; tournament.players.len()];
    for (place, team) in (0..).zip(&tournament.teams) {
        for member in &team.members {
            if let Some(of) = team_of.get_mut(member.index()) {
                *of = Some(place);
            }
        }
    }
    team_of
}

/// Each game goes with the team that has White in it.
fn matches_of<'a>(round: &'a Round, team_of: &[Option<u32>]) -> Matches<'a> {
    let mut matches: Matches = BTreeMap::new();
    for game in &round.games {
        let team = |player: crate::tournament::ids::PlayerId| team_of.get(player.index()).copied().flatten();
        if let (Some(white), Some(black)) = (team(game.white), team(game.black))
            && white != black
        {
            matches.entry((white.min(black), white.max(black))).or_default().push((white, game));
        }
    }
    matches
}

/// The record of each team that had a match.
fn played(matches: &Matches, scoring: &Scoring) -> BTreeMap<u32, (Record, Vec<Points>)> {
    let mut records = BTreeMap::new();
    for ((a, b), games) in matches {
        let (of_a, of_b) = (boards(*a, games, scoring), boards(*b, games, scoring));
        let (sum_a, sum_b): (Points, Points) = (of_a.iter().copied().sum(), of_b.iter().copied().sum());
        let pending = games.iter().any(|(_, game)| game.result.is_none());
        let over_the_board = games.iter().any(|(_, game)| game.result.is_some_and(|result| result.over_the_board()));
        for (team, opponent, on_boards, own, theirs) in [(*a, *b, of_a, sum_a, sum_b), (*b, *a, of_b, sum_b, sum_a)] {
            let colour = games.first().map(|(white, _)| if *white == team { Colour::White } else { Colour::Black });
            let (mark, mut match_points) = match own.cmp(&theirs) {
                Ordering::Greater => (Mark::Win, MATCH.win),
                Ordering::Equal => (Mark::Draw, MATCH.draw),
                Ordering::Less => (Mark::Loss, MATCH.loss),
            };
            let kind = match (pending, over_the_board, mark) {
                (true, ..) => Kind::Pending,
                (_, true, _) => Kind::Played,
                (_, _, Mark::Win) => Kind::ForfeitWin,
                _ => Kind::ForfeitLoss,
            };
            if pending || kind == Kind::ForfeitLoss {
                match_points = Points::ZERO;
            }
            let mut scored = [Points::ZERO; 2];
            (scored[MATCH_SCORE], scored[GAME_SCORE]) = (match_points, own);
            let mark = (kind == Kind::Played).then_some(mark);
            let record = Record { kind, opponent: Some(opponent), colour, scored, mark, adjustment: Points::ZERO };
            records.insert(team, (record, on_boards));
        }
    }
    records
}

/// What a team got on each board of a match; forfeits are ordinary results.
fn boards(team: u32, games: &[(u32, &Game)], scoring: &Scoring) -> Vec<Points> {
    let of_game = |(white, game): &(u32, &Game)| {
        let (colour, opponent) = if *white == team { (Colour::White, game.black) } else { (Colour::Black, game.white) };
        scoring.of_appearance(Appearance::Game { opponent, colour, board: game.board, result: game.result })
    };
    games.iter().map(of_game).collect()
}

/// A team without a match: the bye that its members got, or none.
fn without_match(
    round: &Round,
    team: &Team,
    scoring: &Scoring,
    boards: u16,
    predetermined: bool,
) -> (Record, Vec<Points>) {
    let bye = team.members.iter().find_map(|member| round.bye_of(*member));
    let times = i32::from(boards);
    let (kind, match_points, game_points) = match bye {
        Some(Bye::PairingAllocated) => (Kind::PairingAllocatedBye, MATCH.draw, scoring.draw * times),
        Some(Bye::FullPoint) => (Kind::FullPointBye, MATCH.win, scoring.win * times),
        Some(Bye::HalfPoint) => (Kind::HalfPointBye, MATCH.draw, scoring.draw * times),
        Some(Bye::ZeroPoint) | None => (Kind::ZeroPointBye, Points::ZERO, Points::ZERO),
    };
    let on_each_board = if kind == Kind::PairingAllocatedBye { scoring.win } else { Points::ZERO };
    let kind = if predetermined { Kind::Free } else { kind };
    let mut record = Record { kind, ..Record::ABSENT };
    (record.scored[MATCH_SCORE], record.scored[GAME_SCORE]) = (match_points, game_points);
    (record, vec![on_each_board; usize::from(boards)])
}
