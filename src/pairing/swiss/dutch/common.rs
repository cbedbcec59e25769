//! What all best candidates of a bracket have in common, so that the order of art. 4 can be asked for without the criteria.
//!
//! A complete pairing is one of the best if and only if it consists of tight pairs and of each blossom of the proof pairs all but one
//! within it (complementary slackness). So the pairs that lead out of blossoms are counted, as few as can be, and this one
//! number stands for all criteria: few pairs are left, with short weights.

use super::super::matching::ALONE;
use super::super::matching::graph::Graph;
use super::super::matching::weighted::Optimum;

pub struct Common {
    /// The tight pairs, by rank.
    tight: Graph,
    /// By rank: the blossoms that hold it.
    held: Vec<Vec<usize>>,
}

impl Common {
    /// Of the best pairings of these vertices, all below `end`, who all have partners; `None` if somebody has none.
    pub fn of(vertices: &[usize], best: &Optimum, end: usize) -> Option<Common> {
        if best.mates.contains(&ALONE) {
            return None;
        }
        let mut common = Common { tight: Graph::empty(end), held: vec![Vec::new(); end] };
        for (index, &vertex) in vertices.iter().enumerate() {
            for other in (index + 1..vertices.len()).filter(|&other| best.tight.has(index, other)) {
                common.tight.join(vertex, vertices[other]);
            }
        }
        for (number, (members, _)) in best.duals.blossoms.iter().enumerate() {
            members.iter().for_each(|&index| common.held[vertices[index]].push(number));
        }
        Some(common)
    }

    pub fn joins(&self, higher: usize, lower: usize) -> bool {
        self.tight.has(higher, lower)
    }

    /// In how many blossoms a vertex is at most.
    pub fn deepest(&self) -> usize {
        self.held.iter().map(Vec::len).max().unwrap_or_default()
    }

    /// How many blossoms hold one of the two.
    pub fn leads_out_of(&self, higher: usize, lower: usize) -> i64 {
        let (own, others) = (&self.held[higher], &self.held[lower]);
        let both = own.iter().filter(|blossom| others.contains(blossom)).count();
        (own.len() + others.len() - 2 * both) as i64
    }
}
