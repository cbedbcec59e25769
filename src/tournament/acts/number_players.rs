//! Pairing numbers, by strength or by lot (C.04.2 art. 2.3).

use super::prelude::*;
use crate::ids::PlayerId;
use crate::numbering;
use crate::numbering::Lottery;
use std::collections::HashSet;

/// TPNs 1, 2, … in this order (C.04.2 art. 2.3); every player who is not removed is named once, but for those who wait for
/// their number ([`crate::numbering::waits_for_number`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberPlayers {
    pub order: Vec<PlayerId>,
}

impl Deed for NumberPlayers {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_numbering(state, &self.order).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        numbering::give(state, &self.order);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Rules { named: Vec::new() }, Subject::Numbers).shown().judged(MayTell::OnceStarted)
    }
}

/// TPNs 1, 2, … in the order that lots gave: with the seed, and the list of players as it was, the drawing can be repeated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawNumbers {
    pub lottery: Lottery,
    pub seed: u64,
    pub order: Vec<PlayerId>,
}

impl Deed for DrawNumbers {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_numbering(state, &self.order).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        numbering::give(state, &self.order);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Rules { named: Vec::new() }, Subject::Numbers).shown().judged(MayTell::OnceStarted)
    }
}

fn check_numbering(state: &Tournament, order: &[PlayerId]) -> Result<(), Refusal> {
    let named: HashSet<PlayerId> = order.iter().copied().collect();
    let is_whole = named.len() == order.len() && order.iter().all(|player| state.player(*player).is_some());
    let mut left_out = state.entrants().filter(|player| !named.contains(&player.id));
    if !is_whole || left_out.any(|player| !numbering::waits_for_number(state, player)) {
        return Err(Refusal::NumberingIncomplete);
    }
    // In an event of teams the places of the table are the teams' numbers.
    let are_places = numbering::are_of_table(state) && !state.is_of_teams();
    let keeps = if are_places { keeps_places(state, order) } else { numbering::keeps_order(state, order) };
    if numbering::are_frozen(state) && !keeps { Err(Refusal::NumbersFrozen) } else { Ok(()) }
}

/// Whether everybody with a number keeps their place, and newcomers follow: who was removed leaves a gap that may be closed.
fn keeps_places(state: &Tournament, order: &[PlayerId]) -> bool {
    let holding = state.by_tpn().into_iter().filter(|player| player.tpn.is_some()).map(|player| player.id);
    order.starts_with(&holding.collect::<Vec<_>>())
}
