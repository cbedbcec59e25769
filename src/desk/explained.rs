//! The reasons for a round's pairing, worked out once for each state of an event: at ten thousand players it takes a minute,
//! and every reader of the page asks for the same.

use super::Desk;
use sonneborn_pairing::reasons::Reasons;
use sonneborn_pairing::swiss::field::Pairings;
use sonneborn_pairing::{self as pairing, NoPairing};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The engine's pairs with their reasons, or why there are none.
pub type Explained = Result<(Pairings, Reasons), NoPairing>;

/// An event, its last act, and the round asked about.
type Subject = (i64, u64, RoundNo);

/// Kept at once; the one asked for longest ago goes first.
const HELD: usize = 16;

/// What was worked out already, the latest asked for first.
#[derive(Default)]
pub(super) struct Explanations(Mutex<Vec<(Subject, Arc<OnceLock<Explained>>)>>);

impl Explanations {
    fn of(&self, subject: Subject) -> Arc<OnceLock<Explained>> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = held.iter().position(|(other, _)| *other == subject).map(|place| held.remove(place));
        let explained = known.map_or_else(Arc::default, |(_, explained)| explained);
        held.insert(0, (subject, Arc::clone(&explained)));
        held.truncate(HELD);
        explained
    }
}

impl Desk {
    /// The reasons for a round as the journal stands; whoever asks while they are worked out waits for them.
    pub fn explained(&self, tournament: i64, journal: &Journal, round: RoundNo) -> Explained {
        let state = journal.state();
        let cell = self.explanations.of((tournament, state.seq, round));
        cell.get_or_init(|| pairing::explained(&journal.when_paired(round), round)).clone()
    }
}
