//! Something happened at a board, and what the arbiter did about it.

use super::prelude::*;
use super::shared::existing;
use crate::incident::{Incident, NotedIncident};

/// Something happened at a board, and what the arbiter did about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoteIncident {
    pub incident: Incident,
}

impl Deed for NoteIncident {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        existing(state, self.incident.player)?;
        if !self.incident.is_complete() {
            return Err(Refusal::ComplaintIncomplete);
        }
        let round = self.incident.round;
        state.round(round).map(|_| Vec::new()).ok_or(Refusal::NoSuchRound { round })
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        let noted = NotedIncident { seq: entry.seq, at: entry.at, incident: self.incident.clone() };
        state.incidents.push(noted);
    }

    fn nature(&self) -> Nature<'_> {
        // It is noted beside what others note.
        Matter::beside(About::InRound { players: vec![self.incident.player], round: self.incident.round }).untold()
    }
}
