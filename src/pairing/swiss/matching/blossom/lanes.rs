//! Weights as vectors of integers under addition, ordered lexicographically: all that the search needs of a weight.

use std::cmp::Ordering;

/// A weight: compared from the left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Lanes<const K: usize>(pub(super) [i128; K]);

impl<const K: usize> Lanes<K> {
    pub(super) const ZERO: Self = Lanes([0; K]);

    pub(super) fn of(weight: &[i128]) -> Self {
        Lanes(weight.try_into().expect("the weights have as many lanes as the solver"))
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Lanes(std::array::from_fn(|lane| self.0[lane] + other.0[lane]))
    }

    pub(super) fn minus(self, other: Self) -> Self {
        Lanes(std::array::from_fn(|lane| self.0[lane] - other.0[lane]))
    }

    pub(super) fn half(self) -> Self {
        Lanes(std::array::from_fn(|lane| self.0[lane] / 2))
    }

    pub(super) fn double(self) -> Self {
        Lanes(std::array::from_fn(|lane| self.0[lane] * 2))
    }
}

impl<const K: usize> Ord for Lanes<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<const K: usize> PartialOrd for Lanes<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
