//! What stands on the envelope of an adjourned game.

use super::prelude::*;
use super::shared::{believed, game_of};
use crate::ids::{PlayerId, RoundNo};
use crate::incident::Envelope;

/// What stands on the envelope of an adjourned game; `None` takes it away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SealMove {
    pub round: RoundNo,
    pub board: u16,
    pub was: Option<Box<Envelope>>,
    pub now: Option<Box<Envelope>>,
    /// White and Black of the game that is meant: on other players nothing is done. `None` in old journals only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[PlayerId; 2]>,
}

impl Deed for SealMove {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        game_of(state, self.round, self.board, self.players)?;
        let kept = state.envelope(self.round, self.board).cloned().map(Box::new);
        believed(&kept, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.set_envelope(self.round, self.board, self.now.as_deref());
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of_board(self.round, self.board, self.players).untold()
    }

    fn meant_players(&mut self) -> Option<(RoundNo, u16, &mut Option<[PlayerId; 2]>)> {
        Some((self.round, self.board, &mut self.players))
    }
}
