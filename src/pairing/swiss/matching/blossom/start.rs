//! Before the search: as many as can be are paired by tight pairs, and where everybody has to be paired, the duals are moved as
//! the search would move them, but for all who are alone at once.
//!
//! With few different weights a step makes very many pairs tight. The search uses them one after the other, and looks all
//! vertices through after each; the search for the greatest number of tight pairs has them all from rows of bits. It knows
//! nothing of the duals of blossoms, so that it ends where the first blossom is in the way. What is left for the search then is
//! what large brackets cost, O(n²) for each who is alone: blossoms are formed, and whoever lost their nearest vertex looks for
//! another among all.

use super::super::ALONE;
use super::super::cardinality::{Augmenter, complete_telling_reached};
use super::super::graph::{Bits, Graph};
use super::Solver;
use super::lanes::Lanes;
use sonneborn_patience as patience;

/// With few different weights more steps find hardly anybody a partner, and with many each finds one, which the search does as
/// cheaply.
const MOST_STEPS: usize = 4;

impl<const K: usize> Solver<K> {
    /// Lowers the bounds where that makes pairs tight, and pairs as many by tight pairs as can be.
    pub(super) fn start_at(&mut self, bounds: &[Vec<i128>]) {
        for (dual, bound) in self.dual.iter_mut().zip(bounds) {
            *dual = Lanes::of(bound).double();
        }
        for vertex in 0..self.size {
            patience::look();
            if self.mate[vertex] != ALONE {
                continue;
            }
            let partners = (0..self.size).filter(|&other| self.joined(vertex, other));
            if let Some(least) = partners.map(|other| (*self.fourfold(vertex, other)).minus(self.dual[other])).max() {
                self.dual[vertex] = least;
            }
            let free = |&other: &usize| self.mate[other] == ALONE && self.is_tight(vertex, other);
            if let Some(partner) = (0..self.size).find(free) {
                self.mate[vertex] = partner;
                self.mate[partner] = vertex;
            }
        }
        let mut outer = self.pair_tight();
        for _ in 0..MOST_STEPS {
            let Some(step) = self.step_without_blossom(&outer) else { return };
            self.shift_around(&outer, step);
            outer = self.pair_tight();
        }
    }

    /// Pairs as many by tight pairs as can be; gives all who could be alone instead of one who is. Whoever is alone then has to
    /// stand on the same dual as all, or everybody has to be paired.
    pub fn pair_tight(&mut self) -> Bits {
        let mut tight = Graph::empty(self.size);
        for a in 0..self.size {
            (a + 1..self.size).filter(|&b| self.is_tight(a, b)).for_each(|b| tight.join(a, b));
        }
        let everybody = Bits::range(self.size, 0..self.size);
        let mates = &mut self.mate[..self.size];
        let mut augmenter = Augmenter::new(self.size);
        let (alone, outer) = complete_telling_reached(&mut augmenter, &tight, &everybody, mates, 0..self.size);
        self.alone = alone.len();
        outer
    }

    /// How far the duals of the outer ones can fall and those of their partners rise until another pair is tight; `None` if no
    /// pair ever is, or two of the outer ones are partners, which they are in a blossom only. All who are alone have come the same
    /// way, and tight pairs lead from them to the outer ones, so that the slack between two of these can be halved.
    fn step_without_blossom(&self, outer: &Bits) -> Option<Lanes<K>> {
        let partner_of_outer = |vertex: usize| self.mate[vertex] != ALONE && outer.has(self.mate[vertex]);
        if outer.iter().any(partner_of_outer) {
            return None;
        }
        let mut step: Option<Lanes<K>> = None;
        for vertex in outer.iter() {
            patience::look();
            for other in (0..self.size).filter(|&other| self.joined(vertex, other) && !partner_of_outer(other)) {
                // Both of two outer ones fall.
                let share = |slack: Lanes<K>| if outer.has(other) { slack.half() } else { slack };
                let whole = |step: Lanes<K>| if outer.has(other) { step.double() } else { step };
                if step.is_none_or(|step| self.is_nearer(vertex, other, &whole(step))) {
                    step = Some(share(self.slack(vertex, other)));
                }
            }
        }
        step
    }

    fn shift_around(&mut self, outer: &Bits, step: Lanes<K>) {
        for vertex in outer.iter() {
            self.dual[vertex] = self.dual[vertex].minus(step);
            if self.mate[vertex] != ALONE {
                let partner = self.mate[vertex];
                self.dual[partner] = self.dual[partner].plus(step);
            }
        }
    }
}
