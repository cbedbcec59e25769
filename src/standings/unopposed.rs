//! Matches of teams of which one had nobody: the members of the other sit opposite empty boards, and the round has no game that
//! says against whom. Whom they were paired with follows from the table of a round robin (C.05 Annex 1), from the bracket of a
//! knock-out, or because only one team is left.

use sonneborn_tournament::Tournament;
use sonneborn_tournament::berger;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Round;

/// The matches without a game, the team with White on its board 1 first; `met` are the teams whose matches are known.
pub fn matches(tournament: &Tournament, round: &Round, met: &[TeamId]) -> Vec<[TeamId; 2]> {
    let is_free = |team: &TeamId| {
        !met.contains(team) && tournament.team(*team).is_some_and(|team| !team.rounds.contains_key(&round.number))
    };
    let bye = |team: TeamId| tournament.team(team).and_then(|team| round.bye_of_team(&team.members));
    let teams = || tournament.all_teams().map(|(id, _)| id).filter(is_free);
    let alone: Vec<TeamId> = teams().filter(|team| bye(*team) == Some(Bye::FullPoint)).collect();
    let mut absent: Vec<TeamId> =
        teams().filter(|team| !matches!(bye(*team), Some(Bye::FullPoint | Bye::PairingAllocated))).collect();
    let mut found: Vec<[TeamId; 2]> = Vec::new();
    let is_found = |found: &[[TeamId; 2]], team: TeamId| found.iter().any(|pair| pair.contains(&team));
    // The table or the bracket knows it, also of two that had somebody only where the other had nobody.
    for team in &alone {
        let is_other = |other: &&TeamId| *other != team && !is_found(&found, **other);
        let others: Vec<TeamId> = alone.iter().chain(&absent).filter(is_other).copied().collect();
        if !is_found(&found, *team) {
            found.extend(known(tournament, round.number, *team, &others));
        }
    }
    let mut left: Vec<TeamId> = alone.into_iter().filter(|team| !is_found(&found, *team)).collect();
    absent.retain(|team| !is_found(&found, *team));
    // A Swiss pairs nobody with who is not there: of two that are there, each had the other, whoever else stayed away.
    if let [one, other] = left[..]
        && sit_apart(tournament, round, [one, other])
    {
        found.push([one, other]);
        left.clear();
    }
    for team in left {
        let Some(other) = only_one(tournament, round.number, &absent) else { continue };
        absent.retain(|team| *team != other);
        found.push([team, other]);
    }
    found
}

/// Whether two teams had nobody at the same board, so that they can have met without a game.
fn sit_apart(tournament: &Tournament, round: &Round, teams: [TeamId; 2]) -> bool {
    let boards = tournament.regulations.teams.as_ref().map_or(0, |rules| rules.boards());
    let [one, other] = teams.map(|team| tournament.line_up(team, round.number, boards));
    let sat = |player: &Option<PlayerId>| player.is_some_and(|player| round.bye_of(player) == Some(Bye::FullPoint));
    one.iter().zip(&other).all(|(one, other)| !sat(one) || !sat(other))
}

/// The one team that sat nowhere: of several the one of which nobody could come.
fn only_one(tournament: &Tournament, round: RoundNo, absent: &[TeamId]) -> Option<TeamId> {
    let boards = tournament.regulations.teams.as_ref().map_or(0, |rules| rules.boards());
    let has_nobody = |other: &TeamId| tournament.line_up(*other, round, boards).iter().all(Option::is_none);
    let empty: Vec<TeamId> = absent.iter().copied().filter(has_nobody).collect();
    let others = if empty.is_empty() { absent } else { &empty };
    if let [only] = others { Some(*only) } else { None }
}

/// As the table or the bracket has it.
fn known(tournament: &Tournament, round: RoundNo, team: TeamId, others: &[TeamId]) -> Option<[TeamId; 2]> {
    let is_of = |pair: &[TeamId; 2]| pair.contains(&team) && pair.iter().any(|other| others.contains(other));
    match tournament.regulations.system {
        System::TeamRoundRobin(kind) => {
            let mut order: Vec<TeamId> = tournament.all_teams().map(|(id, _)| id).collect();
            order.sort_by_key(|team| (tournament.team_number(*team), *team));
            let table = berger::of(kind, u16::try_from(order.len()).unwrap_or(u16::MAX));
            let games = table.into_iter().nth(round.index()).map(|found| found.games).unwrap_or_default();
            let team_of = |number: u16| order[usize::from(number) - 1];
            games.into_iter().map(|(white, black)| [team_of(white), team_of(black)]).find(is_of)
        }
        System::TeamKnockout => {
            let bracket = tournament.bracket_after(round.index());
            let due = bracket.as_ref().map(|bracket| bracket.due()).unwrap_or_default();
            due.into_iter().filter_map(|(_, one)| one.teams()).find(is_of)
        }
        System::Dutch2017
        | System::Dutch2026
        | System::Dubov
        | System::Burstein
        | System::Lim
        | System::DoubleSwiss
        | System::TeamSwiss
        | System::RoundRobin(_)
        | System::Scheveningen { .. }
        | System::Knockout
        | System::ByHand => None,
    }
}
