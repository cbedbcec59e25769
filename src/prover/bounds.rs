//! Bounds of the players and of sets of them, lane by lane, while a proof is put together.

use sonneborn_certified::certificate::{Bound, BoundLane, Proof, SCALE};
use sonneborn_certified::question::{Lane, Question};
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
pub struct Bounds {
    /// `[lane][node]`.
    pub players: Vec<Vec<i64>>,
    /// The nodes of each set, in their order, and its bounds by lane.
    pub sets: Vec<(Vec<usize>, Vec<i64>)>,
}

/// How many of the lanes are of criteria; the choices of article 4 follow.
pub fn criteria(question: &Question<'_>) -> usize {
    let is_choice = |lane: &Lane| matches!(lane, Lane::Set(_) | Lane::Stay);
    question.lanes.iter().position(is_choice).unwrap_or(question.lanes.len())
}

impl Bounds {
    /// No bounds.
    pub fn new(question: &Question<'_>) -> Bounds {
        Bounds { players: vec![vec![0; question.nodes.len()]; question.lanes.len()], sets: Vec::new() }
    }

    /// By how much the bounds of a pair exceed its weight in a lane; `both`: the sets that hold both.
    pub fn excess(&self, question: &Question<'_>, lane: usize, (higher, lower): (usize, usize), both: &[usize]) -> i64 {
        let of_sets = both.iter().map(|&set| self.sets[set].1[lane]).sum::<i64>();
        let of_players = self.players[lane][higher] + self.players[lane][lower];
        of_players + of_sets - SCALE * question.weight(question.lanes[lane], higher, lower)
    }

    /// By node: the sets that hold it.
    pub fn held(&self, nodes: usize) -> Vec<Vec<usize>> {
        let mut held = vec![Vec::new(); nodes];
        for (set, (own, _)) in self.sets.iter().enumerate() {
            own.iter().for_each(|&node| held[node].push(set));
        }
        held
    }

    pub fn proof(&self, question: &Question<'_>) -> Proof {
        let name = |&node: &usize| question.name(node);
        let mut lanes = Vec::new();
        for (lane, own) in self.players.iter().enumerate() {
            let mut alike: BTreeMap<i64, Vec<u32>> = BTreeMap::new();
            for node in (0..own.len()).filter(|&node| own[node] != 0) {
                alike.entry(own[node]).or_default().push(name(&node));
            }
            let players = alike.into_iter().map(|(value, players)| Bound { value, is_of_set: false, players });
            let sets = self.sets.iter().filter(|(_, values)| values[lane] != 0).map(|(nodes, values)| Bound {
                value: values[lane],
                is_of_set: true,
                players: nodes.iter().map(name).collect(),
            });
            let bounds: Vec<Bound> = players.chain(sets).collect();
            if !bounds.is_empty() {
                let name = question.lane_name(question.lanes[lane]).to_string();
                lanes.push(BoundLane { line: 0, name, bounds });
            }
        }
        Proof { lanes }
    }
}
