//! The order of players who are level after all tie-breaks, by lot or by the arbiter.

use super::prelude::*;
use super::shared::existing_once;
use crate::ids::{PlayerId, RoundNo};

/// An order that was decided outside the tie-breaks. The standings after an earlier round are what they were without it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The round after which it was decided.
    pub after: RoundNo,
    pub order: Vec<PlayerId>,
}

impl Ranked {
    fn of(state: &Tournament, order: &[PlayerId]) -> Ranked {
        Ranked { after: state.current_round().map_or(RoundNo(0), |round| round.number), order: order.to_vec() }
    }
}

/// Players who stay level after all tie-breaks, in the order that lots drawn with `seed` gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawLots {
    pub seed: u64,
    pub order: Vec<PlayerId>,
}

impl Deed for DrawLots {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        existing_once(state, &self.order).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.lots.push(Ranked::of(state, &self.order));
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Players(self.order.clone()), Subject::Ranking)
            .shown()
            .told(MayTell::Never, Told::Always(Daily::Lots(&self.order)))
    }
}

/// The final ranking of some players, by the arbiter's decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankByHand {
    pub order: Vec<PlayerId>,
}

impl Deed for RankByHand {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        existing_once(state, &self.order).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.hand_rankings.push(Ranked::of(state, &self.order));
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Players(self.order.clone()), Subject::Ranking)
            .shown()
            .told(MayTell::Never, Told::Always(Daily::Ranking(&self.order)))
    }
}
