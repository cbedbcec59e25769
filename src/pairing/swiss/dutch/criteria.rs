//! The criteria of art. 2 as questions about a pair, a floater, a bracket.

use super::super::colours::{Strength, allocate};
use super::super::field::Field;
use super::super::floats::Float;
use super::roster::{Rank, Roster, Seed};
use sonneborn_tournament::points::Points;
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

    pub(crate) fn is_moved_down(&self, rank: Rank) -> bool {
        rank < self.residents.start
    }
}

/// How many of a pair do not get what C10, C11, C12 and C13 (C.8 to C.11 of 2017) ask for, in this order.
pub fn colour_faults(field: &Field, higher: &Seed, lower: &Seed) -> [usize; 4] {
    let clash = higher.colours.clash(lower.colours);
    let weaker = higher.colours.strength.min(lower.colours.strength);
    let [widened, third] = topscorers_faults(field, higher, lower);
    // A mild preference gives way before a strong one, and of two absolute ones neither is a strong one.
    [widened, third, usize::from(clash), usize::from(clash && weaker == Strength::Strong)]
}

/// C10 and C11 of a pair with a topscorer: how many are denied the colour due to them and get a colour difference beyond two,
/// and how many the same colour a third time running (see the module's readings). Of two absolute preferences only.
fn topscorers_faults(field: &Field, higher: &Seed, lower: &Seed) -> [usize; 2] {
    let (own, their) = (higher.colours, lower.colours);
    let both_absolute = own.strength == Strength::Absolute && their.strength == Strength::Absolute;
    if !(own.clash(their) && both_absolute && (higher.topscorer || lower.topscorer)) {
        return [0; 2];
    }
    let (colour, _) = allocate(field, &field.entrants[higher.entry], &field.entrants[lower.entry]);
    let given = [(higher, colour), (lower, colour.other())];
    let denied = || given.iter().filter(|(seed, colour)| seed.colours.preference != Some(*colour));
    let widened = denied().filter(|(seed, colour)| seed.colours.difference_with(*colour).abs() > 2).count();
    [widened, denied().filter(|(seed, colour)| seed.colours.repeated == Some(*colour)).count()]
}

/// Whether they floated down `back` rounds ago (1 or 2).
pub fn floated_down(seed: &Seed, back: usize) -> bool {
    seed.floats[back - 1] == Float::Down
}

/// Whether they floated up `back` rounds ago (1 or 2).
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
