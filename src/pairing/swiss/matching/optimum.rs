//! A matching of the greatest weight: chooses the solver for as many lanes as the weights have, and where it begins.
//!
//! Where as many as possible are paired before all else, it is known how many stay alone. With a place for each of them
//! everybody is paired, and the search can begin at any weights of vertices that bound those of the pairs: nearly all find their
//! partners at once, and only the rest are searched for.

use super::ALONE;
use super::blossom::Solver;
use super::cardinality::{Augmenter, complete};
use super::graph::Bits;
use super::weighted::{Duals, MOST_LANES, Optimum, Weight, Weights};

/// Where a search begins.
enum Start {
    /// Everybody alone.
    Alone,
    /// With as many of the pairs of the greatest weight as can be.
    Tight,
    /// Everybody has to be paired, and these bound the weights.
    Bounds(Vec<Vec<i128>>),
}

impl Weights {
    /// The partners in a matching of the greatest total weight. Pairs whose weight is not positive are not made.
    pub(crate) fn best_matching(&self) -> Vec<usize> {
        self.optimum().mates
    }

    /// A matching of the greatest total weight, and what it has in common with all others of that weight.
    pub fn optimum(&self) -> Optimum {
        if !self.covers() {
            return self.solve(Start::Alone);
        }
        let graph = self.graph();
        let active = Bits::range(self.size(), 0..self.size());
        let mut mates = vec![ALONE; self.size()];
        let alone = complete(&mut Augmenter::new(self.size()), &graph, &active, &mut mates, 0..self.size()).len();
        let with = self.with_places(alone);
        with.solve(Start::Bounds(with.bounds(self.size()))).without_places(self.size())
    }

    /// The same where everybody can be paired and has to be, whatever it weighs. The bounds of any two who may be paired add up
    /// to twice the weight of their pair at least; the more pairs reach that, the less is to be searched.
    pub(crate) fn optimum_of_all(&self, bounds: &[Weight]) -> Optimum {
        self.solve(Start::Bounds(bounds.iter().map(|bound| bound.lanes().to_vec()).collect()))
    }

    /// Bounds for everybody: the greatest weight that a vertex can be paired at, and for the places what is left.
    fn bounds(&self, vertices: usize) -> Vec<Vec<i128>> {
        let kinds: Vec<&[i128]> = self.kinds().collect();
        let greatest = |vertex: usize| {
            let partners = (0..vertices).filter(|&other| self.allows(vertex, other));
            partners
                .map(|other| kinds[self.kind(vertex, other)])
                .max()
                .map_or_else(|| vec![0; self.lanes], <[_]>::to_vec)
        };
        let mut bounds: Vec<Vec<i128>> = (0..vertices).map(greatest).collect();
        let least =
            bounds.iter().min().map_or_else(|| vec![0; self.lanes], |least| least.iter().map(|lane| -lane).collect());
        bounds.resize(self.size(), least);
        bounds
    }

    /// The same where whoever is better off alone stays so, and where it is known that nobody is: a matching with its duals.
    pub fn proved(&self, pairs_all: bool) -> Optimum {
        self.solve(if pairs_all { Start::Bounds(self.bounds(self.size())) } else { Start::Tight })
    }

    fn solve(&self, start: Start) -> Optimum {
        match self.lanes {
            1 => self.solve_in::<1>(start),
            2 => self.solve_in::<2>(start),
            3 => self.solve_in::<3>(start),
            4 => self.solve_in::<4>(start),
            6 => self.solve_in::<6>(start),
            10 => self.solve_in::<10>(start),
            20 => self.solve_in::<20>(start),
            _ => self.solve_in::<MOST_LANES>(start),
        }
    }

    fn solve_in<const K: usize>(&self, start: Start) -> Optimum {
        let mut solver = match &start {
            Start::Bounds(bounds) => Solver::<K>::new(self, Some(bounds)),
            Start::Alone | Start::Tight => Solver::<K>::new(self, None),
        };
        if matches!(start, Start::Tight) {
            solver.pair_tight();
        }
        solver.solve()
    }
}

impl Optimum {
    /// The places behind the vertices are no partners: who can have one is spare.
    fn without_places(mut self, vertices: usize) -> Optimum {
        if self.mates.len() == vertices {
            return self;
        }
        self.spare = Bits::empty(vertices);
        for vertex in 0..vertices {
            if (vertices..self.mates.len()).any(|place| self.tight.has(vertex, place)) {
                self.spare.insert(vertex);
            }
        }
        self.mates.truncate(vertices);
        self.mates.iter_mut().filter(|mate| **mate >= vertices).for_each(|mate| *mate = ALONE);
        self.tight = self.tight.first(vertices);
        // With the places bounded too, they prove nothing about the others alone.
        self.duals = Duals::default();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::super::weighted::Layout;
    use super::*;
    use proptest::prelude::*;

    type Edge = (usize, usize, i64, i64);

    fn best(edges: &[Edge], used: u32) -> (i64, i64) {
        let Some((&(a, b, high, low), rest)) = edges.split_first() else { return (0, 0) };
        let without = best(rest, used);
        if used >> a & 1 == 1 || used >> b & 1 == 1 || a == b {
            return without;
        }
        let with = best(rest, used | 1 << a | 1 << b);
        without.max((with.0 + high, with.1 + low))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]
        #[test]
        fn no_matching_weighs_more(
            edges in prop::collection::btree_map((0usize..9, 0usize..9), (0i64..4, -5i64..5), 0..20)
        ) {
            let edges: Vec<Edge> =
                edges.into_iter().filter(|((a, b), _)| a < b).map(|((a, b), (high, low))| (a, b, high, low)).collect();
            // The number of pairs before all else weighs more than all of the rest.
            for cover in [0, 100] {
                let edges: Vec<Edge> = edges.iter().map(|&(a, b, high, low)| (a, b, cover + high, low)).collect();
                let mut layout = Layout::default();
                let high_place = if cover == 0 { layout.push(1 << 20) } else { layout.push_cover(1 << 20) };
                let low_place = layout.push(1 << 36);
                let mut weights = Weights::new(9, &layout);
                for &(a, b, high, low) in &edges {
                    let mut weight = weights.zero();
                    weight.add(high_place, high);
                    weight.add(low_place, low);
                    weights.allow(a, b, &weight);
                }
                let mates = weights.best_matching();
                let mut total = (0, 0);
                for &(a, b, high, low) in &edges {
                    if mates[a] == b {
                        prop_assert_eq!(mates[b], a);
                        total = (total.0 + high, total.1 + low);
                    }
                }
                prop_assert_eq!(total, best(&edges, 0));
            }
        }

        #[test]
        fn all_of_the_greatest_weight_are_tight(
            edges in prop::collection::btree_map((0usize..8, 0usize..8), 1i64..4, 0..16)
        ) {
            let edges: Vec<Edge> =
                edges.into_iter().filter(|((a, b), _)| a < b).map(|((a, b), weight)| (a, b, weight, 0)).collect();
            for cover in [0, 100] {
                let edges: Vec<Edge> = edges.iter().map(|&(a, b, weight, _)| (a, b, cover + weight, 0)).collect();
                let mut layout = Layout::default();
                let place = if cover == 0 { layout.push(1 << 20) } else { layout.push_cover(1 << 20) };
                let mut weights = Weights::new(8, &layout);
                for &(a, b, weight, _) in &edges {
                    let mut of_pair = weights.zero();
                    of_pair.add(place, weight);
                    weights.allow(a, b, &of_pair);
                }
                let optimum = weights.optimum();
                let greatest = best(&edges, 0);
                for chosen in 0u32..1 << edges.len() {
                    let pairs: Vec<&Edge> = (0..edges.len()).filter(|i| chosen >> i & 1 == 1).map(|i| &edges[i]).collect();
                    let mut covered: Vec<usize> = pairs.iter().flat_map(|&&(a, b, ..)| [a, b]).collect();
                    covered.sort_unstable();
                    let matching = covered.windows(2).all(|two| two[0] != two[1]);
                    if matching && pairs.iter().map(|edge| edge.2).sum::<i64>() == greatest.0 {
                        prop_assert!(pairs.iter().all(|&&(a, b, ..)| optimum.tight.has(a, b)));
                        prop_assert!((0..8).all(|vertex| covered.contains(&vertex) || optimum.spare.has(vertex)));
                    }
                }
            }
        }
    }
}
