//! The criteria of art. 2 as questions about a pair, a floater, a bracket.

use super::super::colours::Strength;
use super::super::floats::Float;
use super::roster::{Rank, Roster, Seed};
use crate::tournament::points::Points;
use std::ops::Range;

/// A bracket (1.3.2): the residents of a scoregroup, and who was moved down to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The scoregroup's place among the groups, from the top.
    pub group: usize,
    /// MDPs, highest ranked first.
    pub moved_down: Vec<Rank>,
    pub residents: Range<Rank>,
}

/// How a bracket was paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// The higher ranked player first.
    pub pairs: Vec<(Rank, Rank)>,
    /// Highest ranked first.
    pub floaters: Vec<Rank>,
}

impl Bracket {
    pub fn len(&self) -> usize {
        self.moved_down.len() + self.residents.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Everyone in it by BSN.
    pub fn players(&self) -> impl Iterator<Item = Rank> + Clone + '_ {
        self.moved_down.iter().copied().chain(self.residents.clone())
    }

    pub fn is_moved_down(&self, rank: Rank) -> bool {
        rank < self.residents.start
    }
}

/// Whether a pair of two topscorers, or of a topscorer and another, must leave one with a colour difference beyond two
/// (C10).
pub fn widens_difference(a: &Seed, b: &Seed) -> bool {
    a.colours.clash(b.colours) && a.colours.difference.abs() > 1 && b.colours.difference.abs() > 1
}

/// Whether it must give one of them the same colour a third time running (C11): the one who does not get the colour due
/// to both, which 5.2.2 gives to the wider difference.
pub fn third_in_row(a: &Seed, b: &Seed) -> bool {
    let absolute = |seed: &Seed| seed.colours.strength == Strength::Absolute;
    if !(absolute(a) && absolute(b) && a.colours.clash(b.colours)) {
        return false;
    }
    let given_up = |seed: &Seed| seed.colours.repeated.is_some() && seed.colours.repeated != seed.colours.preference;
    match a.colours.difference.abs().cmp(&b.colours.difference.abs()) {
        std::cmp::Ordering::Equal => given_up(a) && given_up(b),
        std::cmp::Ordering::Greater => given_up(b),
        std::cmp::Ordering::Less => given_up(a),
    }
}

/// Whether one of them does not get the colour due to him (C12).
pub fn denies_preference(a: &Seed, b: &Seed) -> bool {
    a.colours.clash(b.colours)
}

/// Whether one of them does not get a strong preference (C13). A mild one gives way before it, and of two absolute ones
/// neither is a strong one.
pub fn denies_strong_preference(a: &Seed, b: &Seed) -> bool {
    let (weaker, stronger) = (a.colours.strength.min(b.colours.strength), a.colours.strength.max(b.colours.strength));
    a.colours.clash(b.colours) && weaker == Strength::Strong && stronger >= Strength::Strong
}

/// Whether he floated down `back` rounds ago (1 or 2).
pub fn floated_down(seed: &Seed, back: usize) -> bool {
    seed.floats[back - 1] == Float::Down
}

/// Whether he floated up `back` rounds ago (1 or 2).
pub fn floated_up(seed: &Seed, back: usize) -> bool {
    seed.floats[back - 1] == Float::Up
}

/// The different scores of these players, the highest first.
pub fn scores(roster: &Roster<'_>, players: impl Iterator<Item = Rank>) -> Vec<Points> {
    let mut scores: Vec<Points> = players.map(|rank| roster.score(rank)).collect();
    scores.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
    scores.dedup();
    scores
}
