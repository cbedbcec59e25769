//! What a file may have been paired by, before anybody is accused: the rules that explain most of its rounds (`way`), and for each
//! round that they do not explain, what must be true for the file's pairing to be right (`cause`).
//!
//! Nothing is tried of a file in which nothing differs, and what is cheap is tried before what is dear. What was tried is always told.

mod cause;
mod search;
mod way;

pub use cause::{Cause, Common, causes};
pub use way::{Axis, Numbers, Tried, Way};

use sonneborn_pairing::checker::{RoundCheck, Verdict};
use sonneborn_tournament::Tournament;

/// What was tried on a file. The first way is the file's own, or what was supposed of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    pub tried: Vec<Tried>,
    /// The way that explains most rounds; of equals the one that was tried first.
    pub best: usize,
}

impl Diagnosis {
    /// Tries ways until one explains all rounds that an engine pairs. `turned`: its numbers contradict its ratings.
    pub fn of(tournament: &Tournament, checks: &[RoundCheck], turned: bool) -> Diagnosis {
        let same = checks.iter().filter(|check| check.verdict == Verdict::Same).map(|check| check.round).collect();
        let first = Tried { way: Way::of_file(tournament), same, rounds: checks.len() };
        let (tried, best) = way::climb(tournament, first, turned);
        Diagnosis { tried, best }
    }

    /// What the file says of itself, or what was supposed.
    pub fn stated(&self) -> &Tried {
        &self.tried[0]
    }

    pub fn best(&self) -> &Tried {
        &self.tried[self.best]
    }
}
