//! A board at which a player always sits.

use super::prelude::*;
use super::shared::{believed, existing, with_player};
use crate::ids::PlayerId;

/// A board at which a player always sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FixBoard {
    pub player: PlayerId,
    pub was: Option<u16>,
    pub now: Option<u16>,
}

impl Deed for FixBoard {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&existing(state, self.player)?.fixed_board, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        with_player(state, self.player, |player| player.fixed_board = self.now);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of_player(self.player).untold()
    }
}
