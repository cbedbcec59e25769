//! The records of teams put together: members resolved, what a record says of a round given to its team, boards in the order
//! of the matches, and the file's own points held against what the games give.

use super::report::{Defect, Remark};
use super::rounds::{Numbers, resolve, resolve_all};
use super::sheet::{Id, Sheet, TeamFact};
use super::teams::with_number;
use crate::team_points::{self, Difference};
use sonneborn_standings::team_match::matches;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::ids::TeamId;
use sonneborn_tournament::team::{Team, TeamRound, TeamVirtualPoints, TeamsApart};
use std::collections::{HashMap, HashSet};

/// The teams of the file with all that their records say.
pub fn teams(sheet: &mut Sheet, numbers: &Numbers) -> Vec<Team> {
    let mut teams = Vec::new();
    let mut seen = HashSet::new();
    for line in std::mem::take(&mut sheet.teams) {
        // Only record 310 numbers its team; those of 013 may be clubs beside it.
        let is_numbered = line.team.number.is_some();
        for id in line.members.iter().filter(|id| is_numbered && !seen.insert(id.number)) {
            sheet.fault(id.place, Defect::InTwoTeams { number: id.number });
        }
        let members = resolve_all(sheet, numbers, &line.members);
        teams.push(Team { members, ..line.team });
    }
    for fact in std::mem::take(&mut sheet.team_facts) {
        add(sheet, numbers, &mut teams, fact);
    }
    teams
}

fn add(sheet: &mut Sheet, numbers: &Numbers, teams: &mut [Team], fact: TeamFact) {
    match fact {
        TeamFact::Bye { bye, round, teams: ids } => {
            for id in ids {
                if let Some(place) = team(sheet, teams, id) {
                    teams[place].rounds.insert(round, TeamRound::Bye(bye));
                }
            }
        }
        TeamFact::Forfeit { round, teams: [white, black], won } => {
            let (Some(white), Some(black)) = (team(sheet, teams, white), team(sheet, teams, black)) else { return };
            for (own, other, has_white) in [(white, black, true), (black, white, false)] {
                let opponent = TeamId(u32::try_from(other).unwrap_or(u32::MAX));
                let won = won[usize::from(!has_white)];
                teams[own].rounds.insert(round, TeamRound::Forfeit { opponent, has_white, won });
            }
        }
        TeamFact::LineUp { round, team: id, players } => {
            let Some(place) = team(sheet, teams, id) else { return };
            let seat = |player: Option<Id>| player.and_then(|id| resolve(sheet, numbers, id));
            let line_up = players.into_iter().map(seat).collect();
            teams[place].line_ups.insert(round, line_up);
        }
        TeamFact::Virtual { points, rounds: (first, last), teams: (from, to) } => {
            let numbered = |team: &&mut Team| {
                team.number.is_some_and(|number| (from.number..=to.number).contains(&u32::from(number)))
            };
            for team in teams.iter_mut().filter(numbered) {
                team.virtual_points.push(TeamVirtualPoints { first, last, points });
            }
        }
        TeamFact::Apart { rounds: (first, last), teams: ids } => {
            let places: Vec<usize> = ids.into_iter().filter_map(|id| team(sheet, teams, id)).collect();
            for (at, &one) in places.iter().enumerate() {
                for &other in &places[at + 1..] {
                    let from = TeamId(u32::try_from(other).unwrap_or(u32::MAX));
                    teams[one].apart.push(TeamsApart { first, last, from });
                }
            }
        }
        TeamFact::Abnormal { points, teams: ids } if ids.is_empty() => {
            teams.iter_mut().for_each(|team| team.abnormal.push(points));
        }
        TeamFact::Abnormal { points, teams: ids } => {
            for id in ids {
                if let Some(place) = team(sheet, teams, id) {
                    teams[place].abnormal.push(points);
                }
            }
        }
    }
}

fn team(sheet: &mut Sheet, teams: &[Team], id: Id) -> Option<usize> {
    let place = with_number(teams, id);
    if place.is_none() {
        sheet.fault(id.place, Defect::NoSuchTeam { number: id.number });
    }
    place
}

/// Numbers the boards of each round match by match, the match of the lowest team number first.
pub fn seat(imported: &mut Imported) {
    let tournament = Tournament::of_import(imported);
    let number = |team: TeamId| tournament.teams[team.0 as usize].number.map_or(team.0 + 1, u32::from);
    for round in &mut imported.rounds {
        let mut matches = matches(&tournament, round);
        matches.sort_by_key(|one| one.teams.map(number).into_iter().min());
        let in_order = matches.iter().flat_map(|one| &one.boards).filter_map(|board| board.number);
        let seats: HashMap<u16, u16> = in_order.zip(1..).collect();
        // Games outside any match follow.
        round.games.sort_by_key(|game| (seats.get(&game.board).copied().unwrap_or(u16::MAX), game.board));
        for (board, game) in (1..).zip(&mut round.games) {
            game.board = board;
        }
    }
}

/// Notes where the points that the file gives a team are not those that its matches give.
pub fn check_points(sheet: &mut Sheet, imported: &Imported) {
    for Difference { team, stated, computed } in team_points::differences(imported) {
        sheet.remark(Remark::TeamPointsDiffer { team, stated, computed });
    }
}

/// Notes records 300 that name another opponent than the team met.
pub fn check_opponents(sheet: &mut Sheet, imported: &Imported) {
    let tournament = Tournament::of_import(imported);
    for (number, team, opponent) in std::mem::take(&mut sheet.opponents) {
        let Some(place) = with_number(&imported.teams, team).and_then(|place| u32::try_from(place).ok()) else {
            continue;
        };
        let round = imported.rounds.iter().find(|round| round.number == number);
        let met = round.and_then(|round| {
            let teams = matches(&tournament, round).into_iter().map(|one| one.teams);
            let [white, black] = teams.into_iter().find(|teams| teams.contains(&TeamId(place)))?;
            Some(tournament.team_number(if white == TeamId(place) { black } else { white }))
        });
        if met.map(u32::from) != Some(opponent.number) {
            let remark = Remark::TeamTableDiffers {
                code: "300",
                team: imported.teams[place as usize].name.clone(),
                round: Some(number),
                stated: opponent.number.to_string(),
                computed: met.map(|met| met.to_string()).unwrap_or_default(),
            };
            sheet.note(opponent.place, remark);
        }
    }
}
