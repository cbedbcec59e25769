//! Somebody asked to be forgotten, and what they may have erased is gone.

use super::prelude::*;
use crate::ids::PlayerId;
use crate::personal::Mention;

/// A person asked to be forgotten, and what they may have erased is gone: the player's, or that of who signed up by this act. It
/// is never taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forget {
    pub player: Option<PlayerId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign_up: Option<u64>,
    /// What stands for the name.
    pub stand_in: String,
    /// The fields that were erased, by their names in the journal.
    pub fields: Vec<String>,
    /// Where the journal spoke of them.
    pub places: Vec<Mention>,
}

impl Deed for Forget {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        if let Some(player) = self.player.filter(|player| player.index() >= state.players.len()) {
            return Err(Refusal::NoSuchPlayer { player });
        }
        let is_before = self.places.iter().all(|place| (1..=state.seq).contains(&place.seq));
        if is_before && !self.places.is_empty() { Ok(Vec::new()) } else { Err(Refusal::AlreadySo) }
    }

    fn apply(&self, _: &mut Tournament, _: &Entry) {
        // What was erased stands beside the entries; who reads them puts the stand-in in its place.
    }

    fn nature(&self) -> Nature<'_> {
        let touches = self.player.iter().map(|player| Subject::Player(*player)).collect();
        // It is about what stands in the journal already.
        Matter { touches, ..Matter::beside(About::Players(self.player.iter().copied().collect())).shown() }.untold()
    }

    fn stage(&self) -> Stage {
        Stage::EvenClosed
    }
}
