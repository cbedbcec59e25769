//! Rounds paired again under a supposition, as often as there is patience for.

use sonneborn_pairing::checker::{self, Verdict};
use sonneborn_pairing::difference::Difference;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;

/// Rounds of one file are paired again under suppositions so often that about so many players are paired.
const MOST_PLAYERS: usize = 60_000;
/// But so often in any event.
const FEWEST_TRIES: usize = 2;

/// How often a round may still be paired again.
pub struct Search {
    left: usize,
}

impl Search {
    pub fn of(tournament: &Tournament) -> Search {
        Search { left: (MOST_PLAYERS / tournament.players.len().max(1)).max(FEWEST_TRIES) }
    }

    /// What a round has otherwise than the engine; `None` where there is no pairing, or no patience any more.
    pub fn differences(&mut self, supposed: &Tournament, round: RoundNo) -> Option<Vec<Difference>> {
        self.left = self.left.checked_sub(1)?;
        let check = checker::check(supposed, Some(round)).into_iter().next()?;
        match check.verdict {
            Verdict::Same => Some(Vec::new()),
            Verdict::Differs(differences) => Some(differences),
            Verdict::NoPairing(_) => None,
        }
    }

    /// Whether a round is as the engine pairs it.
    pub fn is_same(&mut self, supposed: &Tournament, round: RoundNo) -> bool {
        self.differences(supposed, round).is_some_and(|differences| differences.is_empty())
    }
}
