//! The weights of the pairs of any graph, where a weight is a list of numbers compared from the left.
//!
//! Criteria in descending priority are lanes of a weight; a matching of the greatest weight is found in `optimum`.

use super::ALONE;
use super::graph::{Bits, Graph};
use std::collections::HashMap;

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

impl Place {
    /// The values of a sum of weights at these places, which are all that it has, in their order. They are those that were added
    /// as long as none is beyond the limit that its place was made for.
    pub fn values(places: &[Place], weight: &[i128]) -> Vec<i128> {
        let mut rest = weight.to_vec();
        let mut values = vec![0; places.len()];
        for (index, place) in places.iter().enumerate().rev() {
            let value = rest[place.lane] >> place.shift;
            let above = index.checked_sub(1).map(|above| places[above]).filter(|above| above.lane == place.lane);
            values[index] = above.map_or(value, |above| {
                let bits = i128::BITS - (above.shift - place.shift);
                value << bits >> bits
            });
            rest[place.lane] -= values[index] << place.shift;
        }
        values
    }
}

/// The order of the criteria, the most important first.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    lanes: usize,
    free: u32,
    covers: bool,
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

    /// Adds the first criterion of all, in which every pair counts one: that as many as possible are paired.
    pub(crate) fn push_cover(&mut self, limit: usize) -> Place {
        debug_assert!(self.lanes == 0, "nothing comes before it");
        self.covers = true;
        self.push(limit)
    }
}

/// A weight, while it is put together.
#[derive(Clone, Debug)]
pub struct Weight(Vec<i128>);

impl Weight {
    pub fn add(&mut self, place: Place, value: i64) {
        self.0[place.lane] += i128::from(value) << place.shift;
    }

    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    pub(super) fn lanes(&self) -> &[i128] {
        &self.0
    }
}

/// The weights of all pairs of `size` vertices; who may not be paired has none. Few of them differ, so that each is kept once.
#[derive(Clone, Debug)]
pub struct Weights {
    size: usize,
    pub(super) lanes: usize,
    /// As many are paired as can be, before all else.
    covers: bool,
    /// The different weights, one after the other.
    kinds: Vec<i128>,
    numbers: HashMap<Vec<i128>, u32>,
    /// The number of each pair's weight among them, or [`NOT_ALLOWED`].
    pairs: Vec<u32>,
}

const NOT_ALLOWED: u32 = u32::MAX;

impl Weights {
    pub fn new(size: usize, layout: &Layout) -> Weights {
        let lanes = SOLVED_LANES.into_iter().find(|&lanes| lanes >= layout.lanes).unwrap_or(MOST_LANES);
        Weights {
            size,
            lanes,
            covers: layout.covers,
            kinds: Vec::new(),
            numbers: HashMap::new(),
            pairs: vec![NOT_ALLOWED; size * size],
        }
    }

    /// A weight to begin with.
    pub fn zero(&self) -> Weight {
        Weight(vec![0; self.lanes])
    }

    /// Allows the pair, at this weight.
    pub fn allow(&mut self, a: usize, b: usize, weight: &Weight) {
        let number = match self.numbers.get(&weight.0) {
            Some(&number) => number,
            None => {
                let number = self.numbers.len() as u32;
                self.numbers.insert(weight.0.clone(), number);
                self.kinds.extend_from_slice(&weight.0);
                number
            }
        };
        self.pairs[a * self.size + b] = number;
        self.pairs[b * self.size + a] = number;
    }

    pub fn size(&self) -> usize {
        self.size
    }

    pub(super) fn covers(&self) -> bool {
        self.covers
    }

    pub fn allows(&self, a: usize, b: usize) -> bool {
        self.pairs[a * self.size + b] != NOT_ALLOWED
    }

    /// The different weights, by their numbers.
    pub(super) fn kinds(&self) -> impl Iterator<Item = &[i128]> {
        self.kinds.chunks_exact(self.lanes)
    }

    /// The number of the weight of a pair.
    pub(super) fn kind(&self, a: usize, b: usize) -> usize {
        self.pairs[a * self.size + b] as usize
    }

    /// The weight of a pair.
    fn of(&self, a: usize, b: usize) -> &[i128] {
        let start = self.kind(a, b) * self.lanes;
        &self.kinds[start..start + self.lanes]
    }

    /// The weight of a matching.
    pub fn total(&self, mates: &[usize]) -> Vec<i128> {
        let mut total = vec![0; self.lanes];
        for (a, &b) in mates.iter().enumerate().filter(|&(a, &b)| b != ALONE && a < b) {
            total.iter_mut().zip(self.of(a, b)).for_each(|(total, value)| *total += value);
        }
        total
    }

    /// The pairs that are allowed.
    pub(super) fn graph(&self) -> Graph {
        let mut graph = Graph::empty(self.size);
        for a in 0..self.size {
            (a + 1..self.size).filter(|&b| self.allows(a, b)).for_each(|b| graph.join(a, b));
        }
        graph
    }

    /// The same with so many places more in which anybody can be alone, at weight zero.
    pub(super) fn with_places(&self, places: usize) -> Weights {
        let size = self.size + places;
        let mut with = Weights { size, pairs: vec![NOT_ALLOWED; size * size], ..self.clone() };
        for (row, own) in with.pairs.chunks_exact_mut(size.max(1)).zip(self.pairs.chunks_exact(self.size.max(1))) {
            row[..self.size].copy_from_slice(own);
        }
        let zero = self.zero();
        for place in self.size..size {
            (0..self.size).for_each(|vertex| with.allow(vertex, place, &zero));
        }
        with
    }
}

/// A matching of the greatest weight. All matchings of that weight are made of the tight pairs only, and leave nobody alone
/// who is not spare; but not every matching of that kind has the greatest weight.
#[derive(Clone, Debug)]
pub struct Optimum {
    pub mates: Vec<usize>,
    pub tight: Graph,
    pub spare: Bits,
    pub duals: Duals,
}

/// Why no matching weighs more: the duals of two vertices and of the blossoms that hold both reach, together, four times what
/// their pair weighs, and no more for the pairs of the matching.
#[derive(Clone, Debug, Default)]
pub struct Duals {
    pub vertices: Vec<Vec<i128>>,
    /// The vertices of each blossom, and its dual.
    pub blossoms: Vec<(Vec<usize>, Vec<i128>)>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lots::Lots;

    /// Criteria over several lanes: what was added to each, negative too, up to its limit.
    #[test]
    fn the_sums_of_all_criteria_are_read_back() {
        const LIMITS: [usize; 14] = [1, 500, 3, 100_000, 7, 0, 2_000_000, 1, 40, 1_000_000, 1, 9, 65_535, 2];
        let mut layout = Layout::default();
        let places = LIMITS.map(|limit| layout.push(limit));
        assert!(layout.lanes > 1, "{layout:?}");
        for seed in 0..200 {
            let mut lots = Lots::new(seed);
            let mut weight = Weights::new(0, &layout).zero();
            let sums = LIMITS.map(|limit| lots.below(2 * limit + 1) as i64 - limit as i64);
            for (place, sum) in places.into_iter().zip(sums) {
                let part = lots.below(100) as i64;
                weight.add(place, part);
                weight.add(place, sum - part);
            }
            assert_eq!(Place::values(&places, weight.lanes()), sums.map(i128::from), "seed {seed}");
        }
    }
}
