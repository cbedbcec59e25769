//! The bounds of a proof, and by how much those of a pair exceed what it weighs.

use crate::certificate::{Bound, Proof, SCALE};
use crate::question::Question;
use crate::refusal::Refusal;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

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
        let node_of: BTreeMap<u32, usize> = (0..bounds.players.len()).map(|node| (question.name(node), node)).collect();
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
                let put = |values: &mut Vec<i64>| core::mem::replace(&mut values[lane], *value) != 0;
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
        !self.held[node].is_empty() || self.first(node).is_some()
    }

    /// The first lane in which a node has a bound of its own, and the bound.
    pub fn first(&self, node: usize) -> Option<(usize, i64)> {
        self.players[node].iter().copied().enumerate().find(|&(_, value)| value != 0)
    }

    /// The sets that hold both.
    pub fn both(&self, a: usize, b: usize) -> impl Iterator<Item = &Set> {
        self.held[a].iter().filter(move |set| self.held[b].contains(set)).map(|&set| &self.sets[set])
    }

    /// To ask of pairs.
    pub fn excess(&self) -> Excess<'_> {
        let lanes = self.players.first().map_or(0, Vec::len);
        Excess {
            bounds: self,
            of_nodes: self.players.iter().map(|values| Groups::of(values)).collect(),
            of_sets: self.sets.iter().map(|set| Groups::of(&set.values)).collect(),
            weight: vec![0; lanes],
            told: Vec::new(),
            of_weight: Groups::none(lanes),
        }
    }
}

/// So many lanes are looked at together: nearly all have no excess.
const TOGETHER: usize = 8;

/// The groups of lanes in which there is something, a bit each.
struct Groups(Vec<u64>);

impl Groups {
    fn none(lanes: usize) -> Groups {
        Groups(vec![0; lanes.div_ceil(TOGETHER * u64::BITS as usize)])
    }

    fn of(values: &[i64]) -> Groups {
        let mut groups = Groups::none(values.len());
        values.iter().enumerate().filter(|&(_, &value)| value != 0).for_each(|(lane, _)| groups.put(lane));
        groups
    }

    fn put(&mut self, lane: usize) {
        let group = lane / TOGETHER;
        self.0[group / u64::BITS as usize] |= 1 << (group % u64::BITS as usize);
    }
}

/// By how much the bounds of pairs exceed their weights.
pub struct Excess<'b> {
    bounds: &'b Bounds,
    of_nodes: Vec<Groups>,
    of_sets: Vec<Groups>,
    /// Of the pair that is asked about; zero in between.
    weight: Vec<i64>,
    /// The lanes in which it has something.
    told: Vec<usize>,
    of_weight: Groups,
}

impl Excess<'_> {
    /// The first lane in which the bounds of a pair differ from its weight, and by how much they exceed it there.
    pub fn first(&mut self, question: &Question<'_>, higher: usize, lower: usize) -> Option<(usize, i64)> {
        question.weigh_choices(higher, lower, &mut |lane, value| self.put(lane, value));
        self.of_criteria(question, higher, lower)
    }

    /// The same of the criteria alone, while nothing bounds the choices.
    pub fn of_criteria(&mut self, question: &Question<'_>, higher: usize, lower: usize) -> Option<(usize, i64)> {
        question.weigh_criteria(higher, lower, &mut |lane, value| self.put(lane, value));
        let found = self.found(higher, lower);
        self.told.drain(..).for_each(|lane| self.weight[lane] = 0);
        self.of_weight.0.fill(0);
        found
    }

    fn put(&mut self, lane: usize, value: i64) {
        self.weight[lane] = SCALE * value;
        self.told.push(lane);
        self.of_weight.put(lane);
    }

    /// The first lane in which the bounds are not as the weight, and by how much.
    fn found(&self, higher: usize, lower: usize) -> Option<(usize, i64)> {
        let (held, with) = (&self.bounds.held[higher], &self.bounds.held[lower]);
        let both: Vec<usize> = held.iter().copied().filter(|set| with.contains(set)).collect();
        for word in 0..self.of_weight.0.len() {
            let of_pair = self.of_nodes[higher].0[word] | self.of_nodes[lower].0[word] | self.of_weight.0[word];
            let mut open = both.iter().fold(of_pair, |open, &set| open | self.of_sets[set].0[word]);
            while open != 0 {
                let group = word * u64::BITS as usize + open.trailing_zeros() as usize;
                let found = self.found_among(group * TOGETHER, (higher, lower), &both);
                if found.is_some() {
                    return found;
                }
                open &= open - 1;
            }
        }
        None
    }

    /// The same of the lanes from `start` that are looked at together.
    fn found_among(&self, start: usize, (higher, lower): (usize, usize), both: &[usize]) -> Option<(usize, i64)> {
        let (own, their) = (&self.bounds.players[higher], &self.bounds.players[lower]);
        let lanes = start..own.len().min(start + TOGETHER);
        let mut excess = [0; TOGETHER];
        let of_players = own[lanes.clone()].iter().zip(&their[lanes.clone()]).zip(&self.weight[lanes.clone()]);
        excess.iter_mut().zip(of_players).for_each(|(excess, ((own, their), weight))| *excess = own + their - weight);
        for &set in both {
            let values = &self.bounds.sets[set].values[lanes.clone()];
            excess.iter_mut().zip(values).for_each(|(excess, value)| *excess += value);
        }
        let place = excess.iter().position(|&excess| excess != 0)?;
        Some((start + place, excess[place]))
    }
}
