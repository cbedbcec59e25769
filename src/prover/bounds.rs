//! Bounds of the players and of sets of them, lane by lane, while a proof is put together.

use sonneborn_certified::certificate::{Bound, BoundLane, Proof};
use sonneborn_certified::question::{Lane, Question};
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
pub struct Bounds {
    /// By node: its bounds, one a lane.
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
        Bounds { players: vec![vec![0; question.lanes.len()]; question.nodes.len()], sets: Vec::new() }
    }

    /// By node: the sets that hold it.
    pub fn held(&self) -> Vec<Vec<usize>> {
        let mut held = vec![Vec::new(); self.players.len()];
        for (set, (own, _)) in self.sets.iter().enumerate() {
            own.iter().for_each(|&node| held[node].push(set));
        }
        held
    }

    /// What bounds a pair in a lane; `held`: by node, the sets that hold it.
    pub fn sum(&self, lane: usize, (higher, lower): (usize, usize), held: &[Vec<usize>]) -> i64 {
        let both = held[higher].iter().filter(|set| held[lower].contains(set));
        let of_sets = both.map(|&set| self.sets[set].1[lane]).sum::<i64>();
        self.players[higher][lane] + self.players[lower][lane] + of_sets
    }

    pub fn proof(&self, question: &Question<'_>) -> Proof {
        let name = |&node: &usize| question.name(node);
        let mut lanes = Vec::new();
        for (lane, &of) in question.lanes.iter().enumerate() {
            let mut alike: BTreeMap<i64, Vec<u32>> = BTreeMap::new();
            for (node, own) in self.players.iter().enumerate().filter(|(_, own)| own[lane] != 0) {
                alike.entry(own[lane]).or_default().push(name(&node));
            }
            let players = alike.into_iter().map(|(value, players)| Bound { value, is_of_set: false, players });
            let sets = self.sets.iter().filter(|(_, values)| values[lane] != 0).map(|(nodes, values)| Bound {
                value: values[lane],
                is_of_set: true,
                players: nodes.iter().map(name).collect(),
            });
            let bounds: Vec<Bound> = players.chain(sets).collect();
            if !bounds.is_empty() {
                lanes.push(BoundLane { line: 0, name: question.lane_name(of).to_string(), bounds });
            }
        }
        Proof { lanes }
    }
}
