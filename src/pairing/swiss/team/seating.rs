//! From matches of teams to players at boards, and back: who sits where, and which teams a round has.

use super::field::TeamPairings;
use crate::difference::{Difference, between};
use sonneborn_standings::team_match::{TeamMatch, matches};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::round::Round;
use sonneborn_tournament::team::{Team, TeamRound};

/// The boards of the matches, White first and match by match, and the byes: the pairing-allocated bye on every board of the
/// team that has it, and full points for those who sit opposite an empty board.
pub fn seat(tournament: &Tournament, round: RoundNo, pairings: &TeamPairings) -> Seats {
    let boards = boards_of_a_match(tournament);
    let (mut pairs, mut byes) = (Vec::new(), Vec::new());
    for &(first, other) in &pairings.matches {
        let seats = tournament.seats_of_match(round, [first, other], boards, 1);
        pairs.extend(seats.games.iter().map(|game| (game.white, game.black)));
        byes.extend(seats.byes);
    }
    let line_up = |team: TeamId| tournament.line_up(team, round, boards);
    let with_bye = pairings.bye.map(line_up).unwrap_or_default();
    byes.extend(with_bye.into_iter().flatten().map(|player| (player, Bye::PairingAllocated)));
    (pairs, byes)
}

/// Pairs with White first, and byes.
pub type Seats = (Vec<(PlayerId, PlayerId)>, Vec<(PlayerId, Bye)>);

/// As many as the regulations say, otherwise as were played before, otherwise as the smallest team can fill.
fn boards_of_a_match(tournament: &Tournament) -> usize {
    let said = tournament.regulations.teams.as_ref().map_or(0, |rules| rules.colours.len());
    if said > 0 {
        return said;
    }
    let played =
        tournament.rounds.iter().flat_map(|round| matches(tournament, round)).map(|one| one.boards.len()).max();
    let smallest = tournament.teams.iter().map(|team| team.members.len()).min();
    played.or(smallest).unwrap_or_default()
}

/// Whether a team has somebody at a board of a round that is not paired yet.
pub(super) fn has_somebody(tournament: &Tournament, team: TeamId, round: RoundNo) -> bool {
    tournament.line_up(team, round, boards_of_a_match(tournament)).iter().any(Option::is_some)
}

/// The matches that a round of the tournament has, and the team with the pairing-allocated bye.
pub fn of_round(tournament: &Tournament, round: &Round) -> TeamPairings {
    let bye = (0..).map(TeamId).zip(&tournament.teams).find(|(_, team)| has_allocated_bye(team, round));
    let matches = matches(tournament, round).iter().map(|one| (one.teams[0], one.teams[1])).collect();
    TeamPairings { matches, bye: bye.map(|(id, _)| id) }
}

/// What a round has otherwise than the engine's matches. A match without a game tells nobody's colours.
pub(crate) fn differences_of_teams(tournament: &Tournament, round: &Round, engine: &TeamPairings) -> Vec<Difference> {
    let mut ours = of_round(tournament, round);
    let is_seated = |one: &TeamMatch| one.boards.iter().any(|board| board.number.is_some());
    let seated: Vec<_> = matches(tournament, round).iter().filter(|one| is_seated(one)).map(|one| one.teams).collect();
    for (first, other) in &mut ours.matches {
        if !seated.contains(&[*first, *other]) && engine.matches.contains(&(*other, *first)) {
            std::mem::swap(first, other);
        }
    }
    between((&ours.matches, ours.bye.into_iter().collect()), (&engine.matches, engine.bye))
}

/// All teams that are there, side by side in the order of their numbers, for the arbiter to change; the last of an odd number has the bye
/// where the system gives one.
pub fn side_by_side(tournament: &Tournament, round: RoundNo) -> Seats {
    let is_there = |team: &TeamId| has_somebody(tournament, *team, round);
    let mut teams: Vec<TeamId> = tournament.all_teams().map(|(id, _)| id).filter(is_there).collect();
    teams.sort_by_key(|team| (tournament.team_number(*team), *team));
    let matches = teams.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    let bye = teams.chunks_exact(2).remainder().first().copied();
    let bye = bye.filter(|_| tournament.regulations.system.is_swiss());
    seat(tournament, round, &TeamPairings { matches, bye })
}

/// Without the matches of two teams of which nobody is there: no round and no file can hold them.
pub(crate) fn that_sit(tournament: &Tournament, round: RoundNo, mut pairings: TeamPairings) -> TeamPairings {
    let is_there = |team: TeamId| has_somebody(tournament, team, round);
    pairings.matches.retain(|(first, other)| is_there(*first) || is_there(*other));
    pairings
}

fn has_allocated_bye(team: &Team, round: &Round) -> bool {
    team.rounds.get(&round.number) == Some(&TeamRound::Bye(Bye::PairingAllocated))
        || team.members.iter().any(|&member| round.bye_of(member) == Some(Bye::PairingAllocated))
}
