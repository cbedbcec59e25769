//! What all best candidates of a bracket have in common, so that the order of art. 4 can be asked for without the criteria.
//!
//! A complete pairing is one of the best if and only if it consists of tight pairs and of each blossom of the proof pairs all but one
//! within it (complementary slackness). So the pairs that lead out of blossoms are counted, as few as can be, and this one
//! number stands for all criteria: few pairs are left, with short weights.

use super::super::matching::ALONE;
use super::super::matching::graph::Graph;
use super::super::matching::weighted::{Layout, Optimum};
use super::weighing::{Criteria, Node};

pub struct Common {
    /// The tight pairs, by rank.
    tight: Graph,
    /// By rank: the blossoms that hold it.
    held: Vec<Vec<usize>>,
}

impl Common {
    /// Of the best pairings of these nodes, who all have partners; `None` if somebody has none. Vertices are below `vertices`.
    pub fn of(nodes: &[Node], best: &Optimum, vertices: usize) -> Option<Common> {
        if best.mates.contains(&ALONE) {
            return None;
        }
        let mut common = Common { tight: Graph::empty(vertices), held: vec![Vec::new(); vertices] };
        for (index, node) in nodes.iter().enumerate() {
            for other in (index + 1..nodes.len()).filter(|&other| best.tight.has(index, other)) {
                common.tight.join(node.vertex, nodes[other].vertex);
            }
        }
        for (number, (members, _)) in best.duals.blossoms.iter().enumerate() {
            members.iter().for_each(|&index| common.held[nodes[index].vertex].push(number));
        }
        Some(common)
    }

    pub fn joins(&self, higher: Node, lower: Node) -> bool {
        self.tight.has(higher.vertex, lower.vertex)
    }

    /// That everybody is paired, and that few pairs lead out of blossoms.
    pub fn criteria(&self, layout: &mut Layout, size: usize) -> Criteria<'_> {
        let deepest = self.held.iter().map(Vec::len).max().unwrap_or_default();
        let (cover, within) = (layout.push_cover(size), layout.push(size * deepest));
        Box::new(move |higher, lower, add| {
            add(cover, 1);
            add(within, -self.leads_out_of(higher, lower));
        })
    }

    /// How many blossoms hold one of the two.
    fn leads_out_of(&self, higher: Node, lower: Node) -> i64 {
        let (own, others) = (&self.held[higher.vertex], &self.held[lower.vertex]);
        let both = own.iter().filter(|blossom| others.contains(blossom)).count();
        (own.len() + others.len() - 2 * both) as i64
    }
}
