//! What a search has found: the partners, the tight pairs, and the dual variables that prove that no matching is better.

use super::super::graph::{Bits, Graph};
use super::super::weighted::{Duals, Optimum};
use super::Solver;
use super::lanes::Lanes;

impl<const K: usize> Solver<K> {
    pub fn solve(mut self) -> Optimum {
        self.search();
        let size = self.size;
        let mut tight = Graph::empty(size);
        let mut tops = (0..self.capacity).filter(|&node| self.is_top(node));
        self.join_tight(&mut tops, Lanes::ZERO, &mut tight);
        let mut spare = Bits::empty(size);
        let may_be_alone = |&vertex: &usize| !self.pairs_all && self.dual[vertex] == Lanes::ZERO;
        (0..size).filter(may_be_alone).for_each(|vertex| spare.insert(vertex));
        Optimum { mates: self.mate[..size].to_vec(), tight, spare, duals: self.duals() }
    }

    fn duals(&self) -> Duals {
        let mut blossoms = Vec::new();
        (0..self.capacity).filter(|&node| self.is_top(node)).for_each(|node| drop(self.gather(node, &mut blossoms)));
        Duals { vertices: self.dual[..self.size].iter().map(|dual| dual.0.to_vec()).collect(), blossoms }
    }

    /// The vertices in a node; `blossoms` gets the blossoms in it, and itself if it is one.
    fn gather(&self, node: usize, blossoms: &mut Vec<(Vec<usize>, Vec<i128>)>) -> Vec<usize> {
        if node < self.size {
            return vec![node];
        }
        let vertices: Vec<usize> = self.ring[node].iter().flat_map(|&part| self.gather(part, blossoms)).collect();
        if self.dual[node] != Lanes::ZERO {
            blossoms.push((vertices.clone(), self.dual[node].0.to_vec()));
        }
        vertices
    }

    /// Joins the tight pairs of vertices in the nodes, all of which lie in blossoms whose duals add up to `around`; gives these
    /// vertices.
    fn join_tight(&self, nodes: &mut dyn Iterator<Item = usize>, around: Lanes<K>, tight: &mut Graph) -> Vec<usize> {
        let mut vertices = Vec::new();
        for node in nodes {
            let within = if node < self.size {
                vec![node]
            } else {
                self.join_tight(&mut self.ring[node].iter().copied(), around.plus(self.dual[node]), tight)
            };
            for &a in &within {
                for &b in &vertices {
                    if self.joined(a, b) && self.slack(a, b).plus(around) == Lanes::ZERO {
                        tight.join(a, b);
                    }
                }
            }
            vertices.extend(within);
        }
        vertices
    }
}
