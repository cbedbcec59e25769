//! Taking back: the state is folded anew without the act, which stays in the journal.

use super::prelude::*;

/// Takes back one earlier act; later acts must still hold without it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    pub seq: u64,
}

impl Deed for Undo {
    fn check(&self, _: &Tournament) -> Result<Vec<Warning>, Refusal> {
        // Asked of the journal, which knows the act.
        Ok(Vec::new())
    }

    fn apply(&self, _: &mut Tournament, _: &Entry) {
        // What it takes back is left out by the fold.
    }

    fn nature(&self) -> Nature<'_> {
        // It touches what the act that it names does.
        let nature = Matter::beside(About::Event);
        nature.shown().judged(MayTell::Always)
    }

    fn stage(&self) -> Stage {
        Stage::EvenClosed
    }
}
