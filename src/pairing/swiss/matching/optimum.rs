//! A matching of the greatest weight: chooses the solver for as many lanes as the weights have.

use super::blossom::Solver;
use super::weighted::{MOST_LANES, Optimum, Weights};

impl Weights {
    /// The partners in a matching of the greatest total weight. Pairs whose weight is not positive are not made.
    pub fn best_matching(&self) -> Vec<usize> {
        self.optimum().mates
    }

    /// A matching of the greatest total weight, and what it has in common with all others of that weight.
    pub fn optimum(&self) -> Optimum {
        match self.lanes {
            1 => Solver::<1>::new(self).solve(),
            2 => Solver::<2>::new(self).solve(),
            3 => Solver::<3>::new(self).solve(),
            4 => Solver::<4>::new(self).solve(),
            6 => Solver::<6>::new(self).solve(),
            10 => Solver::<10>::new(self).solve(),
            20 => Solver::<20>::new(self).solve(),
            _ => Solver::<MOST_LANES>::new(self).solve(),
        }
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
            let mut layout = Layout::default();
            let high_place = layout.push(1 << 20);
            let low_place = layout.push(1 << 36);
            let mut weights = Weights::new(9, &layout);
            for &(a, b, high, low) in &edges {
                weights.allow(a, b);
                weights.add(a, b, high_place, high);
                weights.add(a, b, low_place, low);
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

        #[test]
        fn all_of_the_greatest_weight_are_tight(
            edges in prop::collection::btree_map((0usize..8, 0usize..8), 1i64..4, 0..16)
        ) {
            let edges: Vec<Edge> =
                edges.into_iter().filter(|((a, b), _)| a < b).map(|((a, b), weight)| (a, b, weight, 0)).collect();
            let mut layout = Layout::default();
            let place = layout.push(1 << 20);
            let mut weights = Weights::new(8, &layout);
            for &(a, b, weight, _) in &edges {
                weights.allow(a, b);
                weights.add(a, b, place, weight);
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
