//! What the event offers to players and readers.

use super::prelude::*;
use super::shared::believed;
use crate::merge::{Clash, keep_theirs, replaced};
use crate::public_side::PublicSide;
use serde_json::Value;

/// What the event offers to players and readers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangePublicSide {
    pub was: Box<PublicSide>,
    pub now: Box<PublicSide>,
}

impl Deed for ChangePublicSide {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&state.public_side, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.public_side = (*self.now).clone();
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Event, Subject::PublicSide).untold()
    }

    fn replaces(&self) -> Option<[Value; 2]> {
        replaced(&self.was, &self.now)
    }

    fn rebase(&mut self, state: &Tournament) -> Result<(), Vec<Clash>> {
        keep_theirs(&mut *self.was, &mut *self.now, &state.public_side)
    }
}
