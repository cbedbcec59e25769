//! The order of players who are level after all tie-breaks, by lot or by the arbiter.

use super::shared::existing_once;
use super::{About, Daily, Deed, Entry, Matter, MayTell, Nature, Subject, Told};
use crate::Tournament;
use crate::ids::PlayerId;
use crate::refusal::Refusal;
use crate::warning::Warning;
use serde::{Deserialize, Serialize};

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
        state.lots.push(self.order.clone());
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
        state.hand_rankings.push(self.order.clone());
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Players(self.order.clone()), Subject::Ranking)
            .shown()
            .told(MayTell::Never, Told::Always(Daily::Ranking(&self.order)))
    }
}
