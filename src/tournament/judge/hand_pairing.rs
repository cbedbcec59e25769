//! Whether a round that is published is as the engine pairs it, who sits where, colours and bye (VCL4THP 66-69).
//!
//! The act of publication carries what the engine pairs. In journals of versions that did not compare every round, the engine's
//! pairs are those of the draft before it was altered, or those that the round was begun with by hand. Numbers of boards pair
//! nobody, and in an event of teams a line-up does not either: there the matches are compared.

use super::consequence::{Consequence, Departure};
use crate::Tournament;
use crate::ids::PlayerId;
use crate::outcome::Bye;
use crate::round::{Compared, Game, PairedBy, Round, Seating};
use crate::team::TeamRules;

/// The publication of `round` in `state`, with what differs where it is not as the engine pairs it.
pub fn published(state: &Tournament, round: &Round) -> Consequence {
    let number = round.number;
    let played: Vec<Seating> = round.games.iter().map(Game::seating).collect();
    let own_byes = byes_of_pairing(state, &played, &round.byes);
    let (games, byes) = match &round.compared {
        Some(Compared::AsEngine) => return Consequence::Published { round: number },
        Some(Compared::Otherwise { games, byes }) => (games.as_slice(), byes.as_slice()),
        Some(Compared::NoPairing) => (&[][..], &[][..]),
        None if round.paired_by != PairedBy::Arbiter => return Consequence::Published { round: number },
        // What was kept then says nothing of the bye.
        None => (round.engine.as_slice(), own_byes.as_slice()),
    };
    let only = |one: &[PlayerId], other: &[PlayerId]| -> Vec<PlayerId> {
        one.iter().filter(|player| !other.contains(player)).copied().collect()
    };
    let engine = Departure { games: without(state, games, &played), byes: only(byes, &own_byes) };
    let played = Departure { games: without(state, &played, games), byes: only(&own_byes, byes) };
    // Changed and changed back.
    if engine == Departure::default() && played == Departure::default() {
        return Consequence::Published { round: number };
    }
    Consequence::PublishedByHand { round: number, engine, played }
}

/// The byes that pairing gives: the pairing-allocated bye, and in an event of teams full points for a team opposite which nobody is.
/// One empty board is a matter of line-ups.
pub fn byes_of_pairing(state: &Tournament, games: &[Seating], byes: &[(PlayerId, Bye)]) -> Vec<PlayerId> {
    let seated: Vec<_> = games.iter().flat_map(|game| [game.white, game.black]).map(|one| state.team_of(one)).collect();
    let is_alone = |player: PlayerId| state.is_of_teams() && !seated.contains(&state.team_of(player));
    let is_of_pairing = |(player, bye): &(PlayerId, Bye)| match bye {
        Bye::PairingAllocated => true,
        Bye::FullPoint => is_alone(*player),
        Bye::HalfPoint | Bye::ZeroPoint => false,
    };
    byes.iter().filter(|one| is_of_pairing(one)).map(|(player, _)| *player).collect()
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
