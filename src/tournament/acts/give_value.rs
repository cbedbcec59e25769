//! The value of a player in the tie-break from outside (VCL4THP 207).

use super::prelude::*;
use super::shared::{believed, existing, with_player};
use crate::ids::PlayerId;
use crate::points::Points;

/// The value of a player in the tie-break from outside (VCL4THP 207).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GiveValue {
    pub player: PlayerId,
    pub was: Option<Points>,
    pub now: Option<Points>,
}

impl Deed for GiveValue {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&existing(state, self.player)?.outside_value, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        with_player(state, self.player, |player| player.outside_value = self.now);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of_player(self.player).told(MayTell::Never, Told::Always(Daily::AsInJournal))
    }
}
