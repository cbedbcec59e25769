//! The first in an order among the best by criteria: what the choice of upfloaters and the pairing of a bracket share.
//!
//! Criteria are weighed in a matching. All best pairings consist of its tight pairs, so the order can be followed decision by
//! decision, asking whether everybody can still be paired by such pairs. In rare cases pairings of tight pairs exist that are
//! not among the best; then the decisions are weighed too, some at a time. Polynomial: at worst a matching, O(n³), for every
//! few decisions.

use crate::swiss::matching::ALONE;
use crate::swiss::matching::graph::Bits;
use crate::swiss::matching::perfect::Perfect;
use crate::swiss::matching::weighted::{Layout, Place, Weights};

/// How many decisions are weighed in one matching.
const BATCH: usize = 24;

/// A question that decides the order, asked of one vertex: the earlier in the list of decisions, the more it counts.
#[derive(Clone, Debug)]
pub enum Decision {
    /// Whether its partner is one of these; better if they are.
    Among(Bits),
    /// Who its partner is; the smaller the better.
    Smallest,
}

/// A matching problem: pairs that may be made, with their values by criterion, the most important first.
pub struct Problem<'p> {
    pub size: usize,
    /// The values of a pair, at most so far from zero as the number of vertices; `None` where the two may not be paired.
    pub values: &'p dyn Fn(usize, usize) -> Option<Vec<i64>>,
    pub criteria: usize,
}

impl Problem<'_> {
    /// The partners in the first pairing of everybody, by the decisions, among the best by the criteria; `None` if not
    /// everybody can be paired.
    pub fn first_of_best(&self, decisions: &[(usize, Decision)]) -> Option<Vec<usize>> {
        let weights = self.weights(&[], &|_, _| true);
        let best = weights.optimum();
        if best.mates.contains(&ALONE) {
            return None;
        }
        let mut pairing = Perfect::tight(&best);
        for (vertex, decision) in decisions {
            match decision {
                Decision::Among(partners) => {
                    if !pairing.narrow(*vertex, partners) {
                        let mut others = Bits::range(self.size, 0..self.size);
                        partners.iter().for_each(|partner| others.remove(partner));
                        let narrowed = pairing.narrow(*vertex, &others);
                        debug_assert!(narrowed, "the partner is one of these or of the others");
                    }
                }
                Decision::Smallest if pairing.open().has(*vertex) => pairing.settle(*vertex),
                Decision::Smallest => {}
            }
        }
        let mates = pairing.mates().to_vec();
        if weights.total(&mates) == weights.total(&best.mates) { Some(mates) } else { Some(self.by_weights(decisions)) }
    }

    /// The same by matchings that weigh the decisions too.
    fn by_weights(&self, decisions: &[(usize, Decision)]) -> Vec<usize> {
        // What is settled: the partners that a vertex can still have.
        let mut partners = vec![Bits::range(self.size, 0..self.size); self.size];
        let mut mates = Vec::new();
        for batch in decisions.chunks(BATCH) {
            mates = self.weights(batch, &|a, b| partners[a].has(b) && partners[b].has(a)).best_matching();
            for (vertex, decision) in batch {
                let mate = mates[*vertex];
                for other in 0..self.size {
                    let stays = match decision {
                        Decision::Among(among) => among.has(other) == among.has(mate),
                        Decision::Smallest => other == mate,
                    };
                    if !stays {
                        partners[*vertex].remove(other);
                    }
                }
            }
        }
        mates
    }

    fn weights(&self, decisions: &[(usize, Decision)], may_pair: &dyn Fn(usize, usize) -> bool) -> Weights {
        let mut layout = Layout::default();
        let everybody = layout.push_cover(self.size);
        let criteria: Vec<Place> = (0..self.criteria).map(|_| layout.push(self.size)).collect();
        let order: Vec<Place> = decisions.iter().map(|_| layout.push(self.size)).collect();
        let mut weights = Weights::new(self.size, &layout);
        for a in 0..self.size {
            for b in a + 1..self.size {
                let Some(values) = (self.values)(a, b).filter(|_| may_pair(a, b)) else { continue };
                let mut weight = weights.zero();
                weight.add(everybody, 1);
                criteria.iter().zip(values).for_each(|(place, value)| weight.add(*place, value));
                for ((vertex, decision), place) in decisions.iter().zip(&order) {
                    let partner = if *vertex == a { b } else { a };
                    if *vertex == a || *vertex == b {
                        let value = match decision {
                            Decision::Among(among) => i64::from(among.has(partner)),
                            Decision::Smallest => (self.size - partner) as i64,
                        };
                        weight.add(*place, value);
                    }
                }
                weights.allow(a, b, &weight);
            }
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lots::Lots;

    type Values<'v> = &'v dyn Fn(usize, usize) -> Option<Vec<i64>>;

    /// Every way to pair all, each as the partners.
    fn pairings(size: usize, values: Values<'_>) -> Vec<Vec<usize>> {
        let mut open = vec![vec![ALONE; size]];
        for _ in 0..size / 2 {
            let with_one_more = |mates: Vec<usize>| {
                let a = mates.iter().position(|mate| *mate == ALONE).expect("somebody is left");
                let partners = (a + 1..size).filter(|&b| mates[b] == ALONE && values(a, b).is_some());
                let with = |b: usize| {
                    let mut mates = mates.clone();
                    (mates[a], mates[b]) = (b, a);
                    mates
                };
                partners.map(with).collect::<Vec<_>>()
            };
            open = open.into_iter().flat_map(with_one_more).collect();
        }
        open
    }

    /// Few different values, so that many pairings are the best, and more decisions than are weighed in one matching.
    #[test]
    fn following_the_order_and_weighing_it_give_the_first_of_all_pairings() {
        let mut paired = 0;
        for seed in 0..300 {
            let mut lots = Lots::new(seed);
            let size = 4 + 2 * lots.below(3);
            let mut pair = || (lots.below(5) > 0).then(|| vec![lots.below(2) as i64, lots.below(3) as i64 - 1]);
            let table: Vec<Option<Vec<i64>>> = (0..size * size).map(|_| pair()).collect();
            let values = |a: usize, b: usize| table[a.min(b) * size + a.max(b)].clone();
            let mut decisions = Vec::new();
            for _ in 0..lots.below(BATCH + 6) {
                let mut partners = Bits::empty(size);
                (0..size).filter(|_| lots.below(2) == 0).for_each(|partner| partners.insert(partner));
                decisions.push((lots.below(size), Decision::Among(partners)));
            }
            decisions.extend((0..size).map(|vertex| (vertex, Decision::Smallest)));
            let quality = |mates: &Vec<usize>| {
                let of_pairs = (0..size).filter(|&a| a < mates[a]).filter_map(|a| values(a, mates[a]));
                let sums =
                    of_pairs.fold(vec![0; 2], |sums, of| sums.iter().zip(of).map(|(sum, one)| sum + one).collect());
                let decided = |(vertex, decision): &(usize, Decision)| match decision {
                    Decision::Among(partners) => i64::from(partners.has(mates[*vertex])),
                    Decision::Smallest => -(mates[*vertex] as i64),
                };
                (sums, decisions.iter().map(decided).collect::<Vec<i64>>())
            };
            let first = pairings(size, &values).into_iter().max_by_key(quality);
            let problem = Problem { size, values: &values, criteria: 2 };
            assert_eq!(problem.first_of_best(&decisions), first, "seed {seed}");
            if let Some(first) = first {
                assert_eq!(problem.by_weights(&decisions), first, "seed {seed}");
                paired += 1;
            }
        }
        assert!(paired > 150, "only {paired} could be paired");
    }
}
