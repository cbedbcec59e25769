//! The bounds of a proof, and by how much those of a pair exceed what it weighs.

use crate::certificate::{Bound, Proof, SCALE};
use crate::question::Question;
use crate::refusal::Refusal;
use std::collections::{BTreeMap, HashMap};

#[derive(Clone, Debug)]
pub struct Bounds {
    /// By node: its bounds, one a lane.
    pub players: Vec<Vec<i64>>,
    pub sets: Vec<Set>,
    /// By node: the sets that hold it.
    pub held: Vec<Vec<usize>>,
}

#[derive(Clone, Debug)]
pub struct Set {
    /// In their order.
    pub nodes: Vec<usize>,
    /// One a lane.
    pub values: Vec<i64>,
}

/// Numbers of a proof are smaller, so that no sum of them overflows.
const LARGEST: i64 = 1 << 40;

impl Bounds {
    /// No bounds.
    pub fn new(question: &Question<'_>) -> Bounds {
        let nodes = question.nodes.len();
        let players = vec![vec![0; question.lanes.len()]; nodes];
        Bounds { players, sets: Vec::new(), held: vec![Vec::new(); nodes] }
    }

    /// # Errors
    /// The line that names what the question does not have.
    pub fn read(question: &Question<'_>, proof: &Proof) -> Result<Bounds, Refusal> {
        let mut bounds = Bounds::new(question);
        let node_of: HashMap<u32, usize> = (0..bounds.players.len()).map(|node| (question.name(node), node)).collect();
        let lanes: Vec<String> = question.lanes.iter().map(|&lane| question.lane_name(lane).to_string()).collect();
        let mut sets: BTreeMap<Vec<usize>, Vec<i64>> = BTreeMap::new();
        let mut after = 0;
        for bound_lane in &proof.lanes {
            let fault = Refusal::Line { line: bound_lane.line };
            let lane = lanes[after..].iter().position(|name| *name == bound_lane.name).ok_or(fault.clone())? + after;
            after = lane + 1;
            for Bound { value, is_of_set, players } in &bound_lane.bounds {
                let nodes: Option<Vec<usize>> = players.iter().map(|number| node_of.get(number).copied()).collect();
                let nodes = nodes.filter(|nodes| nodes.is_sorted_by(|a, b| a < b)).ok_or(fault.clone())?;
                if *value == 0 || value.abs() >= LARGEST {
                    return Err(fault);
                }
                let put = |values: &mut Vec<i64>| std::mem::replace(&mut values[lane], *value) != 0;
                let is_twice = if *is_of_set {
                    put(sets.entry(nodes).or_insert_with(|| vec![0; lanes.len()]))
                } else {
                    nodes.iter().any(|&node| put(&mut bounds.players[node]))
                };
                if is_twice {
                    return Err(fault);
                }
            }
        }
        sets.into_iter().for_each(|(nodes, values)| bounds.add_set(nodes, values));
        Ok(bounds)
    }

    pub fn add_set(&mut self, nodes: Vec<usize>, values: Vec<i64>) {
        nodes.iter().for_each(|&node| self.held[node].push(self.sets.len()));
        self.sets.push(Set { nodes, values });
    }

    /// Whether a node or a set that holds it has bounds.
    pub fn has(&self, node: usize) -> bool {
        !self.held[node].is_empty() || self.players[node].iter().any(|&value| value != 0)
    }

    /// The sets that hold both.
    pub fn both(&self, a: usize, b: usize) -> impl Iterator<Item = &Set> {
        self.held[a].iter().filter(move |set| self.held[b].contains(set)).map(|&set| &self.sets[set])
    }

    /// To ask of pairs.
    pub fn excess(&self) -> Excess<'_> {
        Excess { bounds: self, weight: vec![0; self.players.first().map_or(0, Vec::len)] }
    }
}

/// By how much the bounds of pairs exceed their weights.
pub struct Excess<'b> {
    bounds: &'b Bounds,
    /// Of the pair that is asked about; zero in between.
    weight: Vec<i64>,
}

/// So many lanes are looked at together: nearly all have no excess.
const TOGETHER: usize = 8;

impl Excess<'_> {
    /// The first lane in which the bounds of a pair differ from its weight, and by how much they exceed it there.
    pub fn first(&mut self, question: &Question<'_>, higher: usize, lower: usize) -> Option<(usize, i64)> {
        self.put(question, (higher, lower), true, |value| SCALE * value);
        let found = self.found(higher, lower);
        self.put(question, (higher, lower), true, |_| 0);
        found
    }

    /// The same of the criteria alone, while nothing bounds the choices: by how much.
    pub fn of_criteria(&mut self, question: &Question<'_>, higher: usize, lower: usize) -> Option<i64> {
        self.put(question, (higher, lower), false, |value| SCALE * value);
        let found = self.found(higher, lower);
        self.put(question, (higher, lower), false, |_| 0);
        found.map(|(_, excess)| excess)
    }

    fn put(
        &mut self,
        question: &Question<'_>,
        (higher, lower): (usize, usize),
        with_choices: bool,
        entry: impl Fn(i64) -> i64,
    ) {
        let mut put = |lane: usize, value| self.weight[lane] = entry(value);
        question.weigh_criteria(higher, lower, &mut put);
        if with_choices {
            question.weigh_choices(higher, lower, &mut put);
        }
    }

    /// The first lane in which the bounds are not as the weight, and by how much.
    fn found(&self, higher: usize, lower: usize) -> Option<(usize, i64)> {
        let (own, their) = (&self.bounds.players[higher], &self.bounds.players[lower]);
        let both: Vec<&Set> = self.bounds.both(higher, lower).collect();
        for start in (0..own.len()).step_by(TOGETHER) {
            let lanes = start..own.len().min(start + TOGETHER);
            let mut excess = [0; TOGETHER];
            let of_players = own[lanes.clone()].iter().zip(&their[lanes.clone()]).zip(&self.weight[lanes.clone()]);
            excess
                .iter_mut()
                .zip(of_players)
                .for_each(|(excess, ((own, their), weight))| *excess = own + their - weight);
            for set in &both {
                excess.iter_mut().zip(&set.values[lanes.clone()]).for_each(|(excess, value)| *excess += value);
            }
            if let Some(place) = excess.iter().position(|&excess| excess != 0) {
                return Some((start + place, excess[place]));
            }
        }
        None
    }
}
