//! Whether a round that is published is as the engine pairs it, who sits where and colours (VCL4THP 68-69).
//!
//! The engine's pairs are those of the draft before it was altered, or those that the round was begun with by hand. Numbers of
//! boards pair nobody, and in an event of teams a line-up does not either: there the matches are compared.

use super::consequence::Consequence;
use crate::Tournament;
use crate::round::{Game, PairedBy, Round, Seating};
use crate::team::TeamRules;

/// The publication of `round` in `state`, with the boards that differ where it was made by hand.
pub fn published(state: &Tournament, round: &Round) -> Consequence {
    let number = round.number;
    if round.paired_by != PairedBy::Arbiter {
        return Consequence::Published { round: number };
    }
    let played: Vec<Seating> = round.games.iter().map(Game::seating).collect();
    let (engine, played) = (without(state, &round.engine, &played), without(state, &played, &round.engine));
    // Changed and changed back.
    if engine.is_empty() && played.is_empty() {
        return Consequence::Published { round: number };
    }
    Consequence::PublishedByHand { round: number, engine, played }
}

/// The games of `one` whose pair or match is not in the other.
fn without(state: &Tournament, one: &[Seating], other: &[Seating]) -> Vec<Seating> {
    let others: Vec<[u32; 2]> = other.iter().map(|game| meeting(state, game)).collect();
    one.iter().filter(|game| !others.contains(&meeting(state, game))).copied().collect()
}

/// White and Black; of a match of teams the one with White on its board 1, and the other.
fn meeting(state: &Tournament, game: &Seating) -> [u32; 2] {
    let rules = state.regulations.teams.as_ref().filter(|rules| state.is_of_teams() && rules.boards() > 0);
    let of_teams = |rules: &TeamRules| {
        let [white, black] = [state.team_of(game.white)?.0, state.team_of(game.black)?.0];
        let index = usize::from(game.board.checked_sub(state.regulations.first_board)?) % rules.boards();
        Some(if rules.first_has_white(index) { [white, black] } else { [black, white] })
    };
    rules.and_then(of_teams).unwrap_or([game.white.0, game.black.0])
}
