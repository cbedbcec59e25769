//! FIDE's rules are left, for ever.

use super::prelude::*;
use crate::ids::RoundNo;
use crate::mode::Mode;

/// FIDE's rules are left, after the last round that is paired, for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveFideMode {
    pub round: RoundNo,
}

impl Deed for LeaveFideMode {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_leaving(state, self.round).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.left_fide_mode = Some(self.round);
    }

    fn nature(&self) -> Nature<'_> {
        let about = About::Rules { named: Vec::new() };
        Matter::of(about, Subject::Mode).shown().judged(MayTell::Always)
    }
}

/// FIDE mode is there to be left, and the round is the one after which the arbiter meant to.
fn check_leaving(state: &Tournament, round: RoundNo) -> Result<(), Refusal> {
    match state.mode() {
        Mode::Left(_) => Err(Refusal::AlreadySo),
        Mode::Free => Err(Refusal::NotInFideMode),
        Mode::Fide if round != state.paired_rounds() => Err(Refusal::Conflict { touched: 0 }),
        Mode::Fide => Ok(()),
    }
}
