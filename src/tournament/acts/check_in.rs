//! A player is there, or not yet.

use super::prelude::*;
use super::shared::{believed, existing, with_player};
use crate::ids::PlayerId;

/// A player is there, or not yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckIn {
    pub player: PlayerId,
    pub was: bool,
    pub now: bool,
}

impl Deed for CheckIn {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&existing(state, self.player)?.checked_in, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        with_player(state, self.player, |player| player.checked_in = self.now);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of_player(self.player).untold()
    }
}
