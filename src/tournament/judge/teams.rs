//! What is otherwise with the teams of two states: who came, each team's data, squad and line-ups.

use super::consequence::Consequence;
use crate::Tournament;
use crate::ids::{PlayerId, RoundNo, TeamId};
use crate::round::RoundState;
use crate::team::Team;
use std::collections::{BTreeMap, HashSet};

/// The consequences that are about teams.
pub fn difference(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    let mut found = Vec::new();
    if before.teams.len() != after.teams.len() {
        found.push(came_or_went(before, after));
    }
    let mut is_renumbered = false;
    for ((id, was), now) in before.all_teams().zip(&after.teams).filter(|((_, was), now)| was != now) {
        is_renumbered |= was.number.is_some() && was.number != now.number;
        team(before, (id, was), now, &mut found);
    }
    found.extend(is_renumbered.then_some(Consequence::TeamsNumbered));
    if before.open_line_ups != after.open_line_ups {
        let reopens = before.open_line_ups.is_none();
        let round = before.open_line_ups.or(after.open_line_ups).filter(|round| stays_published(before, after, *round));
        found.extend(round.map(|round| Consequence::LineUps { round, reopens }));
    }
    found
}

/// Teams that came with their own players were registered; others were made of players who are there.
fn came_or_went(before: &Tournament, after: &Tournament) -> Consequence {
    let (few, many) = if before.teams.len() < after.teams.len() { (before, after) } else { (after, before) };
    let is_new = |player: &PlayerId| player.index() >= few.players.len();
    if many.teams[few.teams.len()..].iter().all(|team| team.members.iter().all(is_new)) {
        Consequence::TeamsRegistered
    } else {
        Consequence::Teams { first: before.rounds.first().map(|round| round.number) }
    }
}

/// Publishing a round and taking it back open and close its line-ups by the way.
fn stays_published(before: &Tournament, after: &Tournament, round: RoundNo) -> bool {
    let is_published =
        |state: &Tournament| state.round(round).is_some_and(|round| round.state == RoundState::Published);
    is_published(before) && is_published(after)
}

/// The boards that a team gave for each round.
type LineUps = BTreeMap<RoundNo, Vec<Option<PlayerId>>>;

fn team(before: &Tournament, (id, was): (TeamId, &Team), now: &Team, found: &mut Vec<Consequence>) {
    // Numbers that change are told together; the first one of a newcomer is as its name.
    let Team {
        name,
        nickname,
        strength,
        number,
        match_points,
        game_points,
        rank,
        members,
        line_ups,
        rounds,
        abnormal,
        virtual_points,
        apart,
        federation,
        captain,
        presence,
        captain_key,
    } = was;
    let is_other_data = *name != now.name
        || *nickname != now.nickname
        || *federation != now.federation
        || *captain != now.captain
        || *captain_key != now.captain_key
        || *strength != now.strength
        || number.is_none() && now.number.is_some();
    let is_other_record = *match_points != now.match_points
        || *game_points != now.game_points
        || *rank != now.rank
        || *rounds != now.rounds
        || *abnormal != now.abnormal
        || *virtual_points != now.virtual_points
        || *apart != now.apart;
    let changed = [
        (is_other_data, Consequence::TeamData { team: id }),
        (*presence != now.presence, Consequence::TeamPresence { team: id }),
        (*members != now.members, Consequence::Squad { team: id, keeps: keeps_order(before, members, &now.members) }),
        (is_other_record, Consequence::Teams { first: before.rounds.first().map(|round| round.number) }),
    ];
    found.extend(changed.into_iter().filter(|(is_changed, _)| *is_changed).map(|(_, consequence)| consequence));
    line_ups_changed(before, (id, line_ups), &now.line_ups, found);
}

/// Line-ups of rounds that are given, given otherwise, or taken back.
fn line_ups_changed(before: &Tournament, (id, was): (TeamId, &LineUps), now: &LineUps, found: &mut Vec<Consequence>) {
    let mut given: Vec<RoundNo> = was.keys().chain(now.keys()).copied().collect();
    given.sort_unstable();
    given.dedup();
    for round in given.into_iter().filter(|round| was.get(round) != now.get(round)) {
        let is_published = before.round(round).is_some_and(|round| round.state == RoundState::Published);
        let is_free = before.regulations.teams.as_ref().is_some_and(|rules| rules.free_order);
        let line_up = now.get(&round).map(Vec::as_slice).unwrap_or_default();
        // Where the order is fixed, boards are taken from the first on: who is missing moves everybody up.
        let keeps = is_free || before.keeps_order(id, line_up) && !line_up.contains(&None);
        found.push(Consequence::LineUp {
            team: id,
            round,
            is_shown: is_published && before.open_line_ups != Some(round),
            keeps,
            later: before.rounds.len().saturating_sub(usize::from(round.0)),
            was: was.get(&round).cloned(),
            now: now.get(&round).cloned(),
        });
    }
}

/// Whether who was in the squad keeps their place in it, or never sat at a board.
fn keeps_order(before: &Tournament, was: &[PlayerId], now: &[PlayerId]) -> bool {
    let sat = |players: &[PlayerId]| -> Vec<PlayerId> {
        players.iter().copied().filter(|player| before.was_paired(*player)).collect()
    };
    let order = sat(was);
    order == sat(now) && (order.is_empty() || now.starts_with(was) || was.starts_with(now))
}

/// Everybody of the matches of a round in which a team's line-up is otherwise.
pub(crate) fn seated_by_line_up(before: &Tournament, after: &Tournament, round: RoundNo) -> HashSet<PlayerId> {
    let changed = before.all_teams().zip(&after.teams);
    let changed = changed.filter(|((_, was), now)| was.line_ups.get(&round) != now.line_ups.get(&round));
    let teams = changed.filter_map(|((id, _), _)| before.match_of(id, round)).flat_map(|(teams, _)| teams);
    teams.filter_map(|team| before.team(team)).flat_map(|team| team.members.iter().copied()).collect()
}
