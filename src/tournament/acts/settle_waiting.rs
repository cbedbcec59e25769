//! Who waits for a place becomes a player, or is turned away.

use super::prelude::*;
use super::shared::{comes_in_time, register};
use crate::ids::RoundNo;

/// Who waits, named by the act by which they signed up, becomes a player or is turned away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettleWaiting {
    pub waiting: u64,
    pub admitted: bool,
    pub first_round: RoundNo,
}

impl Deed for SettleWaiting {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        state.waiting(self.waiting).ok_or(Refusal::Conflict { touched: 0 })?;
        if self.admitted {
            comes_in_time(state, self.first_round)?;
        }
        Ok(Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        let Some(place) = state.waiting.iter().position(|one| one.seq == self.waiting) else { return };
        let data = state.waiting.remove(place).data;
        if self.admitted {
            register(state, data, self.first_round);
        }
    }

    fn nature(&self) -> Nature<'_> {
        let late = Daily::LateAdmission { waiting: self.waiting, first_round: self.first_round };
        let told = if self.admitted && self.first_round > RoundNo::FIRST { Told::Always(late) } else { Told::Nothing };
        // Each who waits is named by their own act.
        Matter::of(About::Event, Subject::Waiting(self.waiting)).told(MayTell::Never, told)
    }
}
