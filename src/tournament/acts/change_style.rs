//! How the event is shown, and the design of its papers.

use super::prelude::*;
use super::shared::believed;
use crate::style::Style;

/// How the event is shown, and the design of its papers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeStyle {
    pub was: Box<Style>,
    pub now: Box<Style>,
}

impl Deed for ChangeStyle {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&state.style, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.style = (*self.now).clone();
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Event, Subject::Style).untold()
    }
}
