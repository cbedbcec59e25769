//! The end of the time in which captains give line-ups.

use super::prelude::*;
use crate::ids::RoundNo;

/// The line-ups of a published round are final and shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CloseLineUps {
    pub round: RoundNo,
}

impl Deed for CloseLineUps {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let is_open = state.open_line_ups == Some(self.round);
        if is_open { Ok(Vec::new()) } else { Err(Refusal::LineUpsNotOpen { round: self.round }) }
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.open_line_ups = None;
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Round(self.round), Subject::Pairing(self.round)).shown().untold()
    }
}
