//! The name of an event, its place, its days and its officials.

use super::prelude::*;
use super::shared::{believed, named};
use crate::details::Details;
use crate::merge::{Clash, keep_theirs, replaced};
use serde_json::Value;

/// The name of the event, its place, its days and its officials.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeDetails {
    pub was: Box<Details>,
    pub now: Box<Details>,
}

impl Deed for ChangeDetails {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&state.details, &self.was, &self.now)?;
        named(&self.now.name).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.details = (*self.now).clone();
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Event, Subject::Details).untold()
    }

    fn replaces(&self) -> Option<[Value; 2]> {
        replaced(&self.was, &self.now)
    }

    fn rebase(&mut self, state: &Tournament) -> Result<(), Vec<Clash>> {
        keep_theirs(&mut *self.was, &mut *self.now, &state.details)
    }
}
