//! A published round goes back to draft.

use super::prelude::*;
use super::shared::{published, round_mut};
use crate::ids::RoundNo;
use crate::round::RoundState;

/// Back to draft. Results that were entered are set aside, and stay in the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnpublishRound {
    pub round: RoundNo,
}

impl Deed for UnpublishRound {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        published(state, self.round)?;
        // A round below another one is no draft: also where an act that was undone comes back.
        match state.rounds.len() > usize::from(self.round.0) {
            true => Err(Refusal::RoundFollowed { round: self.round }),
            false => Ok(Vec::new()),
        }
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        let number = self.round;
        if let Some(round) = round_mut(state, number) {
            round.state = RoundState::Draft;
            round.compared = None;
            for game in &mut round.games {
                game.result = None;
                game.touched = entry.seq;
            }
        }
        state.settled.retain(|settled| settled.round != number);
        state.house_endings.retain(|ended| ended.round != number);
        state.envelopes.retain(|sealed| sealed.round != number);
        state.reports.retain(|report| report.round != number);
        state.typings.retain(|one| one.round != number);
        state.open_line_ups = state.open_line_ups.filter(|open| *open != number);
    }

    fn nature(&self) -> Nature<'_> {
        let about = About::Round(self.round);
        Matter::of(about, Subject::Pairing(self.round)).shown().judged(MayTell::Always)
    }
}
