//! Two equals change their pairing numbers (VCL4THP 147-150).

use super::prelude::*;
use super::shared::{existing, with_player};
use crate::ids::{PlayerId, Tpn};
use crate::numbering;
use crate::regulations::Numbering;

/// Two players of equal rating and title change their numbers (VCL4THP 147-150).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExchangeNumbers {
    pub players: [PlayerId; 2],
    pub was: [Tpn; 2],
}

impl Deed for ExchangeNumbers {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_exchange(state, self.players, self.was).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        exchange(state, self.players);
    }

    fn nature(&self) -> Nature<'_> {
        let about = About::Rules { named: self.players.to_vec() };
        Matter::of(about, Subject::Numbers).shown().judged(MayTell::OnceStarted)
    }
}

/// Only the announced criterion told the two apart, and their numbers are still those that the arbiter saw.
fn check_exchange(state: &Tournament, players: [PlayerId; 2], was: [Tpn; 2]) -> Result<(), Refusal> {
    let [a, b] = players;
    let (one, other) = (existing(state, a)?, existing(state, b)?);
    if [one.tpn, other.tpn] != was.map(Some) {
        return Err(Refusal::Conflict { touched: 0 });
    }
    if numbering::are_frozen(state) {
        return Err(Refusal::NumbersFrozen);
    }
    let is_by_strength = state.regulations.numbering == Numbering::Strength;
    if a == b || !is_by_strength || !numbering::are_equal(state, &one.data, &other.data) {
        return Err(Refusal::NotEquals { players });
    }
    Ok(())
}

fn exchange(state: &mut Tournament, [a, b]: [PlayerId; 2]) {
    let tpn = |player: PlayerId| state.player(player).and_then(|player| player.tpn);
    let (was_a, was_b) = (tpn(a), tpn(b));
    with_player(state, a, |player| player.tpn = was_b);
    with_player(state, b, |player| player.tpn = was_a);
    state.exchanged.push(if was_b < was_a { [a, b] } else { [b, a] });
}
