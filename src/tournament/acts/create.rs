//! The first act of every tournament that was not imported.

use super::change_regulations::{fides_limits_hold, regulations_hold};
use super::prelude::*;
use super::shared::named;
use crate::details::Details;
use crate::regulations::Regulations;

/// The first act of every tournament that was not imported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Create {
    pub details: Details,
    pub regulations: Box<Regulations>,
}

impl Deed for Create {
    fn check(&self, _: &Tournament) -> Result<Vec<Warning>, Refusal> {
        named(&self.details.name)?;
        regulations_hold(None, &self.regulations)?;
        fides_limits_hold(None, &self.regulations).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.details = self.details.clone();
        state.regulations = (*self.regulations).clone();
    }

    fn nature(&self) -> Nature<'_> {
        Matter::beside(About::Rules { named: Vec::new() }).untold()
    }

    fn stage(&self) -> Stage {
        Stage::First
    }
}
