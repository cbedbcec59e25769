//! A player appeals against a decision (Laws 11.10).

use super::prelude::*;
use super::shared::existing;
use crate::ids::{PlayerId, RoundNo};
use crate::incident::Appeal;

/// A player appeals against a decision; `ruling` is its act, where it was a ruling on a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LodgeAppeal {
    pub by: PlayerId,
    pub round: RoundNo,
    pub ruling: Option<u64>,
    pub about: String,
}

impl Deed for LodgeAppeal {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        existing(state, self.by)?;
        state.round(self.round).ok_or(Refusal::NoSuchRound { round: self.round })?;
        match self.ruling.filter(|seq| state.rulings.iter().all(|ruled| ruled.seq != *seq)) {
            Some(seq) => Err(Refusal::NoSuchAppeal { appeal: seq }),
            None => Ok(Vec::new()),
        }
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        state.appeals.push(Appeal {
            seq: entry.seq,
            lodged_at: entry.at,
            by: self.by,
            round: self.round,
            ruling: self.ruling,
            about: self.about.clone(),
            heard: None,
            decided: None,
        });
    }

    fn nature(&self) -> Nature<'_> {
        Matter::beside(About::InRound { players: vec![self.by], round: self.round }).untold()
    }
}
