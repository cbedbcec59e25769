//! What is known of a player.

use super::prelude::*;
use super::shared::{believed, duplicates, existing, named, with_player};
use crate::ids::{PlayerId, RoundNo};
use crate::merge::{Clash, keep_theirs, replaced};
use crate::outcome::Bye;
use crate::player::PlayerData;
use serde_json::Value;

/// What is known of a player, as it was and as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EditPlayer {
    pub player: PlayerId,
    pub was: Box<PlayerData>,
    pub now: Box<PlayerData>,
}

impl Deed for EditPlayer {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let EditPlayer { player, was, now } = self;
        let current = existing(state, *player)?;
        believed(&current.data, was, now)?;
        named(&now.name)?;
        let asked = |(round, bye): (&RoundNo, &Bye)| *bye == Bye::HalfPoint && state.round(*round).is_none();
        if now.no_half_point_byes && !was.no_half_point_byes && current.requested_byes.iter().any(asked) {
            return Err(Refusal::NotEligibleForBye { player: *player });
        }
        Ok(duplicates(state, std::slice::from_ref(&**now), Some(*player)))
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        with_player(state, self.player, |player| player.data = (*self.now).clone());
    }

    fn nature(&self) -> Nature<'_> {
        let edited = Daily::Edited { player: self.player, was: &self.was, now: &self.now };
        Matter::of_player(self.player).told(MayTell::Never, Told::OnceBegun(edited))
    }

    fn replaces(&self) -> Option<[Value; 2]> {
        replaced(&self.was, &self.now)
    }

    fn rebase(&mut self, state: &Tournament) -> Result<(), Vec<Clash>> {
        let Some(current) = state.player(self.player) else { return Ok(()) };
        keep_theirs(&mut *self.was, &mut *self.now, &current.data)
    }
}
