//! An online club's points are kept beside the tournament's, by these readings of its rules, or no longer.

use super::prelude::*;
use super::shared::believed;
use crate::house_points::HousePointRules;

/// An online club's points are kept beside the tournament's, by these readings of its rules, or no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeHousePoints {
    pub was: Option<HousePointRules>,
    pub now: Option<HousePointRules>,
}

impl Deed for ChangeHousePoints {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        believed(&state.house_points, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.house_points = self.now;
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Event, Subject::HousePoints).untold()
    }
}
