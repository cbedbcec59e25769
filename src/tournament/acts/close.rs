//! The event is over, or goes on after all.

use super::prelude::*;
use crate::turn::everything_is_played;

/// The event is over: no more acts but reopening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Close {}

impl Deed for Close {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        everything_is_played(state).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.closed = true;
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Event, Subject::End).shown().untold()
    }
}

/// The event goes on after all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reopen {}

impl Deed for Reopen {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        if state.closed { Ok(Vec::new()) } else { Err(Refusal::NotClosed) }
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.closed = false;
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Event, Subject::End).shown().untold()
    }

    fn stage(&self) -> Stage {
        Stage::EvenClosed
    }
}
