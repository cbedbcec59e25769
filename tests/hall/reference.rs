//! Points and who is counted, from the text of C.05 and C.07 without a look at the engine: sums over games and byes, nothing else.

use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, TeamId};
use sonneborn_tournament::outcome::{Bye, How};
use sonneborn_tournament::player::Presence;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::{Appearance, Round, RoundState};
use std::collections::BTreeMap;

/// What somebody has, and whether they have a place in the standings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    pub points: Points,
    pub is_ranked: bool,
}

fn published(state: &Tournament) -> Vec<&Round> {
    state.rounds.iter().filter(|round| round.state == RoundState::Published).collect()
}

/// Of players, by number in the journal.
pub fn of_players(state: &Tournament) -> BTreeMap<PlayerId, Counted> {
    let rounds = published(state);
    let is_table = state.regulations.system.is_predetermined();
    let games = match state.regulations.system {
        System::RoundRobin(kind) => (1 + usize::from(kind.double)) * (state.entrants().count() - 1),
        _ => usize::from(state.regulations.rounds),
    };
    // C.05 art. 6.6: less than half of the games played.
    let is_apart = |player: PlayerId| {
        let played = rounds.iter().filter_map(|round| round.game_of(player)?.result);
        let played =
            played.filter(|result| matches!(result.how(), How::Played | How::Unrated | How::Adjourned)).count();
        is_table && state.players[player.index()].presence != Presence::Playing && 2 * played < games
    };
    let counted = |player: PlayerId| {
        let mut points = Points::ZERO;
        for round in &rounds {
            let appearance = state.appearance(player, round.number);
            let counts = match appearance {
                Appearance::Game { opponent, .. } => !is_apart(player) && !is_apart(opponent),
                Appearance::Bye(_) | Appearance::Absent => true,
            };
            if counts {
                points += state.regulations.scoring.of_appearance(appearance);
            }
        }
        let last = rounds.last().map(|round| round.number);
        let own = state.adjustments.iter().filter(|one| one.player == player);
        points += own.filter(|one| one.round.is_none_or(|round| Some(round) <= last)).map(|one| one.points).sum();
        let is_expelled = matches!(state.players[player.index()].presence, Presence::Expelled { .. });
        Counted { points, is_ranked: !is_apart(player) && !is_expelled }
    };
    state.entrants().map(|player| (player.id, counted(player.id))).collect()
}

/// The teams of which nobody had a game or a bye.
fn nowhere(state: &Tournament, round: &Round) -> Vec<TeamId> {
    let is_there = |player: &PlayerId| round.game_of(*player).is_some() || round.bye_of(*player).is_some();
    state.all_teams().filter(|(_, team)| !team.members.iter().any(is_there)).map(|(id, _)| id).collect()
}

/// Match points of teams; `None` where the boards do not say who met whom.
pub fn of_teams(state: &Tournament) -> Option<BTreeMap<TeamId, Counted>> {
    let rules = state.regulations.teams.clone()?;
    let scoring = &state.regulations.scoring;
    let rounds = published(state);
    let left: Vec<TeamId> =
        state.all_teams().filter(|(_, team)| team.presence != Presence::Playing).map(|(id, _)| id).collect();
    let is_table = state.regulations.system.is_predetermined();
    // Opponent, game points of both, and whether a game was played: a match of a team.
    let mut matches: BTreeMap<TeamId, Vec<(TeamId, [Points; 2], bool)>> = BTreeMap::new();
    let mut byes: BTreeMap<TeamId, Points> = BTreeMap::new();
    for round in &rounds {
        for (id, team) in state.all_teams() {
            let is_own = |player: PlayerId| team.members.contains(&player);
            let lone = |id: TeamId| {
                let members = &state.team(id).expect("there").members;
                let won = members.iter().filter(|one| round.bye_of(**one) == Some(Bye::FullPoint)).count();
                scoring.forfeit_win * i32::try_from(won).expect("a few")
            };
            let mut score = [lone(id), Points::ZERO];
            let (mut other, mut is_played) = (None, false);
            for game in &round.games {
                let (own, their) = match (is_own(game.white), is_own(game.black)) {
                    (true, false) => (game.white, game.black),
                    (false, true) => (game.black, game.white),
                    _ => continue,
                };
                other = state.team_of(their);
                score[0] += scoring.of_appearance(state.appearance(own, round.number));
                score[1] += scoring.of_appearance(state.appearance(their, round.number));
                let result = game.result?;
                is_played |= result.how() != How::Forfeit;
            }
            if let Some(other) = other {
                score[1] += lone(other);
                matches.entry(id).or_default().push((other, score, is_played));
            } else if team.members.iter().any(|one| round.bye_of(*one) == Some(Bye::PairingAllocated)) {
                let worth = rules.bye.map_or(rules.draw, |(points, _)| points);
                *byes.entry(id).or_default() += worth;
            } else if score[0] > Points::ZERO {
                // Nobody sat opposite: only where one team sat nowhere it is known which.
                let [absent] = nowhere(state, round)[..] else { return None };
                matches.entry(id).or_default().push((absent, score, false));
            }
        }
    }
    let games = match state.regulations.system {
        System::TeamRoundRobin(kind) => (1 + usize::from(kind.double)) * (state.teams.len() - 1),
        _ => usize::from(state.regulations.rounds),
    };
    let played = |id: TeamId| matches.get(&id).map_or(0, |all| all.iter().filter(|one| one.2).count());
    let is_apart = |id: TeamId| is_table && left.contains(&id) && 2 * played(id) < games;
    let of_team = |id: TeamId| {
        let all = matches.get(&id).map_or(&[][..], Vec::as_slice);
        let counted = all.iter().filter(|(other, ..)| !is_apart(id) && !is_apart(*other));
        let points: Points = counted
            .map(|(_, [own, their], is_played)| match own.cmp(their) {
                std::cmp::Ordering::Greater => rules.win,
                std::cmp::Ordering::Equal if *is_played => rules.draw,
                std::cmp::Ordering::Less if *is_played => rules.loss,
                // A match in which nobody played is lost by forfeit.
                _ => Points::ZERO,
            })
            .sum();
        let points = points + byes.get(&id).copied().unwrap_or_default();
        Counted { points, is_ranked: !is_apart(id) }
    };
    Some(state.all_teams().map(|(id, _)| (id, of_team(id))).collect())
}
