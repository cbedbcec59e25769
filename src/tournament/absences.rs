//! Whom a round is without, or has in vain: those left out of it, those who left while its draft waits, and those who did not
//! come to the round before (C.05 art. 6.5; C.04.2 art. 2.4 and 3.2).

use super::Tournament;
use super::ids::{PlayerId, RoundNo};
use super::outcome::{Bye, GameResult};
use super::regulations::System;
use super::round::{Game, Round, RoundState, Seating};
use std::collections::HashSet;

/// Who plays in the round and has neither a game nor a bye in it.
pub fn left_out(state: &Tournament, round: RoundNo, games: &[Seating], byes: &[(PlayerId, Bye)]) -> Vec<PlayerId> {
    // Who is out of a knock-out, or waits for the next stage, misses nothing.
    if state.regulations.system == System::Knockout {
        return Vec::new();
    }
    // Members of teams who are not at a board are reserves.
    let reserves: HashSet<PlayerId> = if state.is_of_teams() {
        state.teams.iter().flat_map(|team| team.members.clone()).collect()
    } else {
        HashSet::new()
    };
    let placed: HashSet<PlayerId> =
        games.iter().flat_map(|game| [game.white, game.black]).chain(byes.iter().map(|(player, _)| *player)).collect();
    let players: Vec<PlayerId> = state
        .entrants()
        .filter(|player| player.available_in(round) && !placed.contains(&player.id) && !reserves.contains(&player.id))
        .map(|player| player.id)
        .collect();
    // In a round robin of an odd field somebody is free in each round.
    let is_free = matches!(state.regulations.system, System::RoundRobin(_))
        && players.len() == 1
        && state.entrants().count() % 2 == 1;
    if is_free { Vec::new() } else { players }
}

/// Who stands in a draft and does not take part any more. In a fixed table they stay, and lose by forfeit.
pub fn no_longer_in(state: &Tournament, draft: &Round) -> Vec<PlayerId> {
    if state.regulations.system.is_predetermined() {
        return Vec::new();
    }
    let seated = draft.games.iter().flat_map(Game::players);
    let placed = seated.chain(draft.byes.iter().map(|(player, _)| *player));
    // A bye that was asked for meanwhile is not yet one where they sit at a board.
    let out = |player: &PlayerId| {
        let found = state.players.get(player.index());
        let is_there = found.is_some_and(|found| found.takes_part_in(draft.number));
        let has_asked = found.is_some_and(|found| found.requested_byes.contains_key(&draft.number));
        !is_there || has_asked && draft.game_of(*player).is_some()
    };
    placed.filter(out).collect()
}

/// Those of a published round who play in it and have neither a game nor a bye.
pub fn without_game(state: &Tournament, round: &Round) -> Vec<PlayerId> {
    let games: Vec<Seating> = round.games.iter().map(Game::seating).collect();
    left_out(state, round.number, &games, &round.byes)
}

/// Who did not come to the last round and would be paired in the next: they count as having left unless they explain themselves
/// before it is paired (C.05 art. 6.5). Nobody where rounds are not paired by what came before.
pub fn no_shows(state: &Tournament) -> Vec<PlayerId> {
    let Some(last) = state.rounds.last().filter(|last| last.state == RoundState::Published) else { return Vec::new() };
    let system = state.regulations.system;
    if !system.is_swiss() || state.is_of_teams() {
        return Vec::new();
    }
    let did_not_come = |game: &Game| -> Vec<PlayerId> {
        match game.result {
            Some(GameResult::WhiteWinsByForfeit) => vec![game.black],
            Some(GameResult::BlackWinsByForfeit) => vec![game.white],
            Some(GameResult::BothForfeit) => vec![game.white, game.black],
            Some(
                GameResult::WhiteWins
                | GameResult::BlackWins
                | GameResult::Draw
                | GameResult::BothLose
                | GameResult::WhiteDraws
                | GameResult::BlackDraws
                | GameResult::WhiteWinsUnrated
                | GameResult::BlackWinsUnrated
                | GameResult::DrawUnrated
                | GameResult::BothLoseUnrated
                | GameResult::Adjourned,
            )
            | None => Vec::new(),
        }
    };
    let next = last.number.next();
    let is_paired = |player: &PlayerId| state.player(*player).is_some_and(|player| player.available_in(next));
    last.games.iter().flat_map(did_not_come).filter(is_paired).collect()
}
