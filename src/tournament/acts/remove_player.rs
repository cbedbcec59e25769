//! A player who never was in the event.

use super::prelude::*;
use super::shared::{existing, with_player};
use crate::ids::PlayerId;

/// Only before the player was ever paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemovePlayer {
    pub player: PlayerId,
}

impl Deed for RemovePlayer {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        existing(state, self.player)?;
        if state.was_paired(self.player) {
            return Err(Refusal::PairedAlready { player: self.player });
        }
        Ok(Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        with_player(state, self.player, |player| player.removed = true);
        state.teams.iter_mut().for_each(|team| team.members.retain(|member| *member != self.player));
    }

    fn nature(&self) -> Nature<'_> {
        // Their late entry was told.
        Matter::of_player(self.player).shown().told(MayTell::Never, Told::OnceBegun(Daily::AsInJournal))
    }
}
