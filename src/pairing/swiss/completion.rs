//! The completion criterion of the systems that give the bye first: whether everybody left over can still be paired. A
//! pairing of the whole field is kept and mended after each bracket, so that the question is cheap to ask.
//!
//! Participants are called by their ranks: places in the order in which the system ranks everybody to be paired.

use super::matching::ALONE;
use super::matching::cardinality::{Augmenter, completes};
use super::matching::graph::{Bits, Graph};

/// The place of a participant in the order of the round, from 0.
pub type Rank = usize;

/// Some legal pairing of the participants who are not paired yet.
pub struct Completion {
    graph: Graph,
    mates: Vec<usize>,
    augmenter: Augmenter,
    size: usize,
}

impl Completion {
    /// `graph`: who may meet whom, by rank.
    pub fn new(graph: Graph) -> Completion {
        let size = graph.size();
        let mut mates = vec![ALONE; size];
        // Neighbours first: then few pairs cross from one scoregroup into another.
        let mut waiting = None;
        for rank in 0..size {
            match waiting {
                Some(other) if graph.has(rank, other) => {
                    mates[rank] = other;
                    mates[other] = rank;
                    waiting = None;
                }
                Some(_) => {}
                None => waiting = Some(rank),
            }
        }
        Completion { graph, mates, augmenter: Augmenter::new(size), size }
    }

    /// Whether all of `rest` can be paired among themselves.
    pub(crate) fn pairs_all(&mut self, rest: &Bits) -> bool {
        self.release(rest);
        let alone: Vec<Rank> = rest.iter().filter(|&rank| self.mates[rank] == ALONE).collect();
        alone.len().is_multiple_of(2) && alone.into_iter().all(|rank| self.finds_partner(rest, rank))
    }

    /// Whether everybody can be paired, or all but one who may have the bye if their number is odd.
    fn pairs_everybody(&mut self, may_have_bye: &dyn Fn(Rank) -> bool) -> bool {
        let everybody = Bits::range(self.size, 0..self.size);
        if self.size.is_multiple_of(2) {
            return self.pairs_all(&everybody);
        }
        let mut with_bye = None;
        for rank in 0..self.size {
            if !self.finds_partner(&everybody, rank) && with_bye.replace(rank).is_some() {
                return false;
            }
        }
        // The search for a partner of the last one alone has found all who could be alone in their place.
        let Some(alone) = with_bye else { return false };
        let found = self.finds_partner(&everybody, alone);
        debug_assert!(!found, "an odd number leaves one alone");
        self.augmenter.replaceable().iter().any(may_have_bye)
    }

    /// Soft prohibitions: forbids the pairs that may meet one after another, unless that leaves no complete pairing; none
    /// where there is no complete pairing anyway. Gives those now forbidden.
    pub(crate) fn part_avoided(
        &mut self,
        pairs: &[(Rank, Rank)],
        may_have_bye: &dyn Fn(Rank) -> bool,
    ) -> Vec<(Rank, Rank)> {
        if pairs.is_empty() || !self.pairs_everybody(may_have_bye) {
            return Vec::new();
        }
        let mut parted = Vec::new();
        for &(a, b) in pairs.iter().filter(|&&(a, b)| a != b) {
            if self.graph.has(a, b) {
                self.part(a, b);
                if self.pairs_everybody(may_have_bye) {
                    parted.push((a, b));
                } else {
                    self.graph.join(a, b);
                }
            }
        }
        parted
    }

    /// Forbids a pair.
    fn part(&mut self, a: Rank, b: Rank) {
        self.graph.part(a, b);
        if self.mates[a] == b {
            self.mates[a] = ALONE;
            self.mates[b] = ALONE;
        }
    }

    /// How many of `rest` stay alone at least.
    pub(crate) fn short_of_opponents(&mut self, rest: &Bits) -> usize {
        self.release(rest);
        rest.iter().filter(|&rank| !self.finds_partner(rest, rank)).count()
    }

    fn finds_partner(&mut self, rest: &Bits, rank: Rank) -> bool {
        self.mates[rank] != ALONE || self.augmenter.augment(&self.graph, rest, &mut self.mates, rank)
    }

    /// Forgets the pairs that are not wholly in `rest`.
    fn release(&mut self, rest: &Bits) {
        for rank in 0..self.size {
            let mate = self.mates[rank];
            if mate != ALONE && !(rest.has(rank) && rest.has(mate)) {
                self.mates[rank] = ALONE;
                self.mates[mate] = ALONE;
            }
        }
    }
}

/// Whether a graph has a perfect matching.
pub(crate) fn is_perfect(graph: &Graph) -> bool {
    make_perfect(graph, &mut vec![ALONE; graph.size()])
}

/// Makes a matching perfect if the graph allows it.
pub(crate) fn make_perfect(graph: &Graph, mates: &mut [usize]) -> bool {
    let size = graph.size();
    let mut augmenter = Augmenter::new(size);
    let active = Bits::range(size, 0..size);
    size.is_multiple_of(2) && completes(&mut augmenter, graph, &active, mates, 0..size)
}
