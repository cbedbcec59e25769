//! Who comes, goes, is absent, asks for a bye or for another line-up: at any moment.

use crate::event::Event;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{
    Act, ChangePresence, ChangeTeam, CheckIn, GiveLineUp, LeaveOut, RegisterPlayers, RegisterTeams, RemovePlayer,
    RequestBye,
};
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{PlayerData, Presence};
use sonneborn_tournament::team::{LineUp, Squad, Team};

/// Somebody does.
pub fn come_and_go(event: &mut Event, state: &Tournament) {
    let next = state.next_unpublished();
    if state.is_of_teams() && !event.chance(3) {
        return team(event, state, next);
    }
    let everybody: Vec<PlayerId> = state.entrants().map(|player| player.id).collect();
    let Some(player) = event.one_of(&everybody) else { return };
    let act = match event.lots.below(8) {
        0 | 1 => presence(event, state, player, next),
        2 => {
            let data = event.person(state.players.len());
            let source = "the door".to_owned();
            Act::RegisterPlayers(RegisterPlayers { players: vec![data], first_round: next, source })
        }
        3 => Act::RemovePlayer(RemovePlayer { player }),
        4 => {
            let was = state.players[player.index()].checked_in;
            Act::CheckIn(CheckIn { player, was, now: !was })
        }
        5 => {
            let absent = state.entrants().filter(|player| player.available_in(next) && !player.checked_in);
            Act::LeaveOut(LeaveOut { round: next, players: absent.map(|player| player.id).take(2).collect() })
        }
        _ => {
            let byes = [Bye::HalfPoint, Bye::HalfPoint, Bye::ZeroPoint, Bye::FullPoint, Bye::PairingAllocated];
            let round = if event.chance(4) { next.next() } else { next };
            let now = event.one_of(&byes);
            let was = state.players[player.index()].requested_byes.get(&round).copied();
            Act::RequestBye(RequestBye { player, round, was, now: if was == now { None } else { now } })
        }
    };
    drop(event.does(act));
}

fn presence(event: &mut Event, state: &Tournament, player: PlayerId, next: RoundNo) -> Act {
    let was = state.players[player.index()].presence;
    let now = match was {
        Presence::Playing if event.chance(4) => Presence::Expelled { from: next },
        Presence::Playing => Presence::Withdrawn { from: next },
        Presence::Withdrawn { .. } | Presence::Moved { .. } | Presence::Expelled { .. } => Presence::Playing,
    };
    Act::ChangePresence(ChangePresence { player, was, now })
}

fn team(event: &mut Event, state: &Tournament, next: RoundNo) {
    let teams: Vec<TeamId> = state.all_teams().map(|(id, _)| id).collect();
    let Some(id) = event.one_of(&teams) else { return };
    let was = Box::new(state.teams[id.0 as usize].clone());
    let act = match event.lots.below(7) {
        0 => {
            let presence = match was.presence {
                Presence::Playing => Presence::Withdrawn { from: next },
                Presence::Withdrawn { .. } | Presence::Moved { .. } | Presence::Expelled { .. } => Presence::Playing,
            };
            Act::ChangeTeam(ChangeTeam { team: id, now: Box::new(Team { presence, ..*was.clone() }), was })
        }
        1 => {
            let players: Vec<PlayerData> = (0..2).map(|more| event.person(state.players.len() + more)).collect();
            let teams = vec![Squad { name: format!("Late {}", state.seq), size: 2, ..Squad::default() }];
            Act::RegisterTeams(RegisterTeams { teams, players, first_round: next, source: "the door".into() })
        }
        2 => {
            let mut members = was.members.clone();
            match event.lots.below(3) {
                0 => members.reverse(),
                1 => drop(members.pop()),
                _ => {}
            }
            let captain = format!("Captain {}", state.seq);
            Act::ChangeTeam(ChangeTeam { team: id, now: Box::new(Team { members, captain, ..*was.clone() }), was })
        }
        _ => {
            let round = if event.chance(3) { state.last_round().map_or(next, |last| last.number) } else { next };
            let was = was.line_ups.get(&round).cloned();
            let now = line_up(event, state, id);
            Act::GiveLineUp(GiveLineUp {
                team: id,
                round,
                was: was.clone(),
                now: Some(now).filter(|now| Some(now) != was.as_ref()),
            })
        }
    };
    drop(event.does(act));
}

/// Of the squad, with a gap, or turned.
fn line_up(event: &mut Event, state: &Tournament, id: TeamId) -> LineUp {
    let boards = state.regulations.teams.as_ref().map_or(0, |rules| rules.boards());
    let members = &state.teams[id.0 as usize].members;
    let mut seats: LineUp = members.iter().copied().take(boards).map(Some).collect();
    match event.lots.below(4) {
        0 => seats.reverse(),
        1 | 2 if !seats.is_empty() => {
            let gap = event.lots.below(seats.len());
            seats[gap] = None;
        }
        _ => {
            let mut others: LineUp = members.iter().rev().copied().take(boards).map(Some).collect();
            others.reverse();
            seats = others;
        }
    }
    seats
}
