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
