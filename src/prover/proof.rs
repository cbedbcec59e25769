//! Bounds as they are written.

use sonneborn_certified::bounds::Bounds;
use sonneborn_certified::certificate::{Bound, BoundLane, Proof};
use sonneborn_certified::lane::Asks;
use sonneborn_certified::question::Question;
use std::collections::BTreeMap;

/// How many of the lanes are of criteria; the choices of the sequence follow.
pub fn criteria(question: &Question<'_>) -> usize {
    question.lanes.iter().position(|lane| lane.asks() != Asks::Criterion).unwrap_or(question.lanes.len())
}

/// The lanes that have bounds; of players those that are alike together.
pub fn proof(question: &Question<'_>, bounds: &Bounds) -> Proof {
    let name = |&node: &usize| question.name(node);
    let mut lanes = Vec::new();
    for (lane, &of) in question.lanes.iter().enumerate() {
        let mut alike: BTreeMap<i64, Vec<u32>> = BTreeMap::new();
        for (node, own) in bounds.players.iter().enumerate().filter(|(_, own)| own[lane] != 0) {
            alike.entry(own[lane]).or_default().push(name(&node));
        }
        let players = alike.into_iter().map(|(value, players)| Bound { value, is_of_set: false, players });
        let sets = bounds.sets.iter().filter(|set| set.values[lane] != 0).map(|set| Bound {
            value: set.values[lane],
            is_of_set: true,
            players: set.nodes.iter().map(name).collect(),
        });
        let bounds: Vec<Bound> = players.chain(sets).collect();
        if !bounds.is_empty() {
            lanes.push(BoundLane { line: 0, name: question.lane_name(of).to_string(), bounds });
        }
    }
    Proof { lanes }
}
