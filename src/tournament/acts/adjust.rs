//! Points that no game gave (Laws 12.9; TRF 299).

use super::prelude::*;
use super::shared::existing;
use crate::ids::{PlayerId, RoundNo};
use crate::points::Points;

/// Points that no game gave: penalties and awards (Laws 12.9; TRF 299).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjust {
    pub player: PlayerId,
    pub round: Option<RoundNo>,
    pub points: Points,
}

impl Deed for Adjust {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        existing(state, self.player).map(|_| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        let Adjust { player, round, points } = *self;
        state.adjustments.push(Adjustment { player, round, points });
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Players(vec![self.player]), Subject::Adjustment(self.player))
            .shown()
            .told(MayTell::OnceStarted, Told::Always(Daily::Adjustment { player: self.player, points: self.points }))
    }
}

/// Points added to a player's score outside their games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjustment {
    pub player: PlayerId,
    /// The round in which they count; `None` for the whole event.
    pub round: Option<RoundNo>,
    pub points: Points,
}
