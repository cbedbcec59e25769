//! Matches of teams of which one had nobody: the members of the other sit opposite empty boards, and the round has no game that
//! says against whom. Whom they were paired with follows from the table of a round robin (C.05 Annex 1), from the bracket of a
//! knock-out, or because only one team is left.

use sonneborn_tournament::Tournament;
use sonneborn_tournament::berger;
use sonneborn_tournament::ids::{RoundNo, TeamId};
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
    let mut found = Vec::new();
    for team in &alone {
        let Some(pair) = paired(tournament, round.number, *team, &absent) else { continue };
        absent.retain(|other| !pair.contains(other));
        found.push(pair);
    }
    let is_found = |found: &[[TeamId; 2]], team: TeamId| found.iter().any(|pair| pair.contains(&team));
    let mut left: Vec<TeamId> = alone.into_iter().filter(|team| !is_found(&found, *team)).collect();
    // Two that had somebody only where the other had nobody.
    while let Some(team) = left.pop() {
        let only = if let ([other], true) = (&left[..], absent.is_empty()) { Some([team, *other]) } else { None };
        if let Some(pair) = known(tournament, round.number, team, &left).or(only) {
            left.retain(|other| !pair.contains(other));
            found.push(pair);
        }
    }
    found
}

/// The pair of a team without an opponent, among the teams that sat nowhere: one of which nobody could come, if there is one. A file
/// may tell a line-up of a team that did not come; so what the table says goes before who is the only one.
fn paired(tournament: &Tournament, round: RoundNo, team: TeamId, absent: &[TeamId]) -> Option<[TeamId; 2]> {
    let boards = tournament.regulations.teams.as_ref().map_or(0, |rules| rules.boards());
    let has_nobody = |other: &TeamId| tournament.line_up(*other, round, boards).iter().all(Option::is_none);
    let empty: Vec<TeamId> = absent.iter().copied().filter(has_nobody).collect();
    let others = if empty.is_empty() { absent } else { &empty };
    let only = if let [only] = others { Some([team, *only]) } else { None };
    known(tournament, round, team, others).or_else(|| known(tournament, round, team, absent)).or(only)
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
