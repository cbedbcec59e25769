//! An appeal is heard, and decided.

use super::prelude::*;
use crate::incident::{Outcome, Step};

/// An appeal, named by the act that lodged it, was heard; `heard` says who.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HearAppeal {
    pub appeal: u64,
    pub heard: String,
}

impl Deed for HearAppeal {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_open(state, self.appeal).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        if let Some(appeal) = state.appeal_mut(self.appeal) {
            appeal.heard = Some(Step { seq: entry.seq, at: entry.at, said: self.heard.clone() });
        }
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Appeal(self.appeal), Subject::Appeal(self.appeal)).shown().untold()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecideAppeal {
    pub appeal: u64,
    pub outcome: Outcome,
    pub reasons: String,
}

impl Deed for DecideAppeal {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_open(state, self.appeal).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        if let Some(appeal) = state.appeal_mut(self.appeal) {
            appeal.decided = Some(Step { seq: entry.seq, at: entry.at, said: (self.outcome, self.reasons.clone()) });
        }
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Appeal(self.appeal), Subject::Appeal(self.appeal)).shown().untold()
    }
}

/// There is such an appeal, and it is not decided.
fn check_open(state: &Tournament, appeal: u64) -> Result<(), Refusal> {
    let found = state.appeal(appeal).ok_or(Refusal::NoSuchAppeal { appeal })?;
    match &found.decided {
        Some(decided) => Err(Refusal::Conflict { touched: decided.seq }),
        None => Ok(()),
    }
}
