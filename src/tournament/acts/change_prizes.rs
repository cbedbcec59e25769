//! The prizes, as the organiser announced them.

use super::prelude::*;
use super::shared::believed;
use crate::merge::{Clash, keep_theirs, replaced};
use crate::prize::PrizeFund;
use serde_json::Value;

/// The prizes, as the organiser announced them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangePrizes {
    pub was: Box<PrizeFund>,
    pub now: Box<PrizeFund>,
}

impl Deed for ChangePrizes {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&state.prizes, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.prizes = (*self.now).clone();
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Event, Subject::Prizes).untold()
    }

    fn replaces(&self) -> Option<[Value; 2]> {
        replaced(&self.was, &self.now)
    }

    fn rebase(&mut self, state: &Tournament) -> Result<(), Vec<Clash>> {
        keep_theirs(&mut *self.was, &mut *self.now, &state.prizes)
    }
}
