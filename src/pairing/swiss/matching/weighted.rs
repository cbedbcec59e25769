//! The weights of the pairs of any graph, where a weight is a list of numbers compared from the left.
//!
//! Criteria in descending priority are lanes of a weight; a matching of the greatest weight is found in `optimum`.

use super::ALONE;
use super::graph::{Bits, Graph};

/// Where a criterion stands in the weights: the sums of its values in a matching never touch another criterion's.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    lane: usize,
    shift: u32,
}

/// How many bits of a lane carry criteria; the rest is headroom for the dual variables.
const LANE_BITS: u32 = 100;

/// The numbers of lanes for which there is a solver; weights are filled up with zeros to the next one.
const SOLVED_LANES: [usize; 8] = [1, 2, 3, 4, 6, 10, 20, MOST_LANES];
pub(super) const MOST_LANES: usize = 40;

/// The order of the criteria, the most important first.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    lanes: usize,
    free: u32,
}

impl Layout {
    /// Adds the next criterion, whose sum over a matching stays within `-limit..=limit`.
    pub fn push(&mut self, limit: usize) -> Place {
        let bits = usize::BITS - limit.leading_zeros() + 2;
        debug_assert!(bits <= LANE_BITS, "no criterion sums up to so much");
        if self.lanes == 0 || self.free < bits {
            self.lanes += 1;
            self.free = LANE_BITS;
        }
        self.free -= bits;
        Place { lane: self.lanes - 1, shift: self.free }
    }

    pub fn lanes(&self) -> usize {
        self.lanes
    }
}

/// The weights of all pairs of `size` vertices; who may not be paired has none.
#[derive(Clone, Debug)]
pub struct Weights {
    size: usize,
    pub(super) lanes: usize,
    values: Vec<i128>,
    allowed: Vec<bool>,
}

impl Weights {
    pub fn new(size: usize, layout: &Layout) -> Weights {
        let lanes = SOLVED_LANES.into_iter().find(|&lanes| lanes >= layout.lanes()).unwrap_or(MOST_LANES);
        Weights { size, lanes, values: vec![0; size * size * lanes], allowed: vec![false; size * size] }
    }

    /// Allows the pair, at weight zero.
    pub fn allow(&mut self, a: usize, b: usize) {
        self.allowed[a * self.size + b] = true;
        self.allowed[b * self.size + a] = true;
    }

    pub fn add(&mut self, a: usize, b: usize, place: Place, value: i64) {
        for (a, b) in [(a, b), (b, a)] {
            self.values[(a * self.size + b) * self.lanes + place.lane] += i128::from(value) << place.shift;
        }
    }

    pub fn size(&self) -> usize {
        self.size
    }

    pub fn allows(&self, a: usize, b: usize) -> bool {
        self.allowed[a * self.size + b]
    }

    /// The weight of a pair.
    pub fn of(&self, a: usize, b: usize) -> &[i128] {
        let start = (a * self.size + b) * self.lanes;
        &self.values[start..start + self.lanes]
    }

    /// The weight of a matching.
    pub fn total(&self, mates: &[usize]) -> Vec<i128> {
        let mut total = vec![0; self.lanes];
        for (a, &b) in mates.iter().enumerate().filter(|&(a, &b)| b != ALONE && a < b) {
            total.iter_mut().zip(self.of(a, b)).for_each(|(total, value)| *total += value);
        }
        total
    }
}

/// A matching of the greatest weight. All matchings of that weight are made of the tight pairs only, and leave nobody alone
/// who is not spare; but not every matching of that kind has the greatest weight.
#[derive(Clone, Debug)]
pub struct Optimum {
    pub mates: Vec<usize>,
    pub tight: Graph,
    pub spare: Bits,
}
