//! A pairing of everyone, under change: pairs are struck out or made for good, as long as everybody keeps a partner.

use super::ALONE;
use super::cardinality::{Augmenter, completes};
use super::graph::{Bits, Graph, first_common, first_of_three, ones};
use super::weighted::Optimum;

/// Everyone has a partner by an edge of the graph; those who are settled have left it.
#[derive(Debug)]
pub struct Perfect {
    graph: Graph,
    mates: Vec<usize>,
    /// Not settled.
    open: Bits,
    augmenter: Augmenter,
}

impl Perfect {
    /// `mates`: a pairing of all vertices.
    pub fn new(graph: Graph, mates: Vec<usize>) -> Perfect {
        let size = graph.size();
        Perfect { graph, mates, open: Bits::range(size, 0..size), augmenter: Augmenter::new(size) }
    }

    /// The tight pairs; after the nodes come as many vertices as stay alone, for the spare ones to be paired with.
    pub fn tight(best: &Optimum) -> Perfect {
        let nodes = best.mates.len();
        let alone: Vec<usize> = (0..nodes).filter(|&node| best.mates[node] == ALONE).collect();
        let mut graph = Graph::empty(nodes + alone.len());
        let mut mates = best.mates.clone();
        mates.resize(graph.size(), ALONE);
        for node in 0..nodes {
            let row = best.tight.row(node);
            graph.row_mut(node)[..row.len()].copy_from_slice(row);
        }
        for (place, &node) in alone.iter().enumerate() {
            best.spare.iter().for_each(|spare| graph.join(spare, nodes + place));
            mates[node] = nodes + place;
            mates[nodes + place] = node;
        }
        Perfect::new(graph, mates)
    }

    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    pub fn open(&self) -> &Bits {
        &self.open
    }

    /// The partner, for good if the vertex is settled.
    pub fn mate(&self, vertex: usize) -> usize {
        self.mates[vertex]
    }

    pub fn mates(&self) -> &[usize] {
        &self.mates
    }

    /// Gives a vertex for good the first partner who leaves everyone else one.
    pub fn settle(&mut self, vertex: usize) {
        let current = self.mates[vertex];
        self.open.remove(vertex);
        let first = first_common(self.graph.row(vertex), self.open.words());
        // Nearly always the first will do, which is seen sooner than who all would.
        if first.is_some_and(|first| first != current && !self.exchanges(vertex, first)) {
            self.mates[current] = ALONE;
            let found = self.augmenter.augment(&self.graph, &self.open, &mut self.mates, current);
            debug_assert!(!found, "everyone else has a partner");
            self.mates[current] = vertex;
            let replaceable = self.augmenter.replaceable().words();
            let partner = first_of_three(self.graph.row(vertex), self.open.words(), replaceable);
            if let Some(partner) = partner.filter(|&partner| partner != current) {
                let found = self.exchanges(vertex, partner);
                debug_assert!(found, "the partner could have been left alone instead");
            }
        }
        self.open.remove(self.mates[vertex]);
    }

    /// Gives a vertex another partner, if the two who lose theirs by that can be paired too.
    fn exchanges(&mut self, vertex: usize, partner: usize) -> bool {
        let (current, displaced) = (self.mates[vertex], self.mates[partner]);
        self.open.remove(partner);
        self.mates[current] = ALONE;
        self.mates[displaced] = ALONE;
        let found = self.augmenter.augment(&self.graph, &self.open, &mut self.mates, current);
        if found {
            self.mates[vertex] = partner;
            self.mates[partner] = vertex;
        } else {
            self.mates[current] = vertex;
            self.mates[displaced] = partner;
        }
        self.open.insert(partner);
        found
    }

    /// Leaves a vertex only the pairs with `partners`; `false`, and nothing is changed, if not everyone could be paired then.
    pub fn narrow(&mut self, vertex: usize, partners: &Bits) -> bool {
        let row = self.graph.row(vertex).iter().zip(self.open.words()).zip(partners.words());
        let struck: Vec<u64> = row.map(|((row, open), partners)| row & open & !partners).collect();
        let struck = || {
            struck
                .iter()
                .enumerate()
                .flat_map(|(index, &word)| ones(word).map(move |bit| index * u64::BITS as usize + bit))
        };
        struck().for_each(|other| self.graph.part(vertex, other));
        let current = self.mates[vertex];
        if partners.has(current) {
            return true;
        }
        self.mates[vertex] = ALONE;
        self.mates[current] = ALONE;
        if self.augmenter.augment(&self.graph, &self.open, &mut self.mates, vertex) {
            return true;
        }
        struck().for_each(|other| self.graph.join(vertex, other));
        self.mates[vertex] = current;
        self.mates[current] = vertex;
        false
    }

    /// Only the pairs that join an upper vertex with a lower one after it, or a lower one with one of neither half; `None` if
    /// not everyone could be paired then.
    pub fn halved(&self, upper: &[usize], lower: &[usize]) -> Option<Perfect> {
        let size = self.graph.size();
        let set = |of: &[usize]| {
            let mut bits = Bits::empty(size);
            of.iter().for_each(|&vertex| bits.insert(vertex));
            bits
        };
        let (above, below) = (set(upper), set(lower));
        let mut others = Bits::range(size, 0..size);
        upper.iter().chain(lower).for_each(|&vertex| others.remove(vertex));
        let mut partners: Vec<(usize, Bits)> = Vec::with_capacity(size);
        let (mut before, mut after) = (others.clone(), below.clone());
        for vertex in 0..size {
            if above.has(vertex) {
                before.insert(vertex);
                partners.push((vertex, after.clone()));
            } else if below.has(vertex) {
                after.remove(vertex);
                partners.push((vertex, before.clone()));
            }
        }
        let not_above = |word: usize| !above.words()[word];
        self.restricted(|graph| {
            others.iter().for_each(|vertex| keep(graph, vertex, not_above));
            partners.iter().for_each(|(vertex, partners)| keep(graph, *vertex, |word| partners.words()[word]));
        })
    }

    /// The same with other pairs, by which `mates` pair everyone who is not settled.
    pub fn replaced(&self, graph: Graph, mates: Vec<usize>) -> Perfect {
        Perfect { augmenter: Augmenter::new(graph.size()), graph, mates, open: self.open.clone() }
    }

    /// The same with fewer pairs, if these still pair everyone who is not settled.
    pub fn restricted(&self, change: impl FnOnce(&mut Graph)) -> Option<Perfect> {
        let (mut graph, mut mates) = (self.graph.clone(), self.mates.clone());
        change(&mut graph);
        let open: Vec<usize> = self.open.iter().collect();
        for &vertex in &open {
            let mate = mates[vertex];
            if mate != ALONE && !graph.has(vertex, mate) {
                mates[vertex] = ALONE;
                mates[mate] = ALONE;
            }
        }
        let mut augmenter = Augmenter::new(graph.size());
        let all = completes(&mut augmenter, &graph, &self.open, &mut mates, open);
        all.then(|| Perfect { graph, mates, open: self.open.clone(), augmenter })
    }
}

fn keep(graph: &mut Graph, vertex: usize, mask: impl Fn(usize) -> u64) {
    graph.row_mut(vertex).iter_mut().enumerate().for_each(|(word, bits)| *bits &= mask(word));
}
