//! The screens in the hall.

use super::prelude::*;
use super::shared::believed;
use crate::screen::Screen;

/// The screens in the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeScreens {
    pub was: Vec<Screen>,
    pub now: Vec<Screen>,
}

impl Deed for ChangeScreens {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&state.screens, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.screens.clone_from(&self.now);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Event, Subject::Screens).untold()
    }
}
