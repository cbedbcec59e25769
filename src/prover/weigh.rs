//! Bounds from the duals of a matching of the greatest weight, which come for weights taken four times, as certificates have them.

use crate::NoProof;
use sonneborn_certified::bounds::Bounds;
use sonneborn_certified::certificate::SCALE;
use sonneborn_certified::lane::Lane;
use sonneborn_certified::question::{Question, Role};
use sonneborn_certified::system::System;
use sonneborn_pairing::swiss::matching::ALONE;
use sonneborn_pairing::swiss::matching::weighted::{Duals, Layout, Place, Weights};

/// How much below a bracket is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The following scoregroup: whoever is better off without a partner there stays so. Who is further down needs no bounds, if
    /// the file's pairing is the best even so.
    Following,
    /// Everybody, and all must be paired (C4).
    Whole,
}

/// There are more criteria than the solvers have lanes.
pub struct TooLarge;

impl TooLarge {
    pub fn of(self, question: &Question<'_>) -> NoProof {
        NoProof::TooLarge { bracket: question.score() }
    }
}

/// Bits of weights that the solvers take.
const MOST_BITS: u32 = 3600;

/// What every complete pairing has alike (C4).
const COMPLETE: usize = 0;

/// Bounds of the criteria; `None` if within this scope there is something better than the file's pairing.
pub fn bounds(question: &Question<'_>, scope: Scope) -> Result<Option<Bounds>, TooLarge> {
    let with_bye = question.lanes.contains(&Lane::Games);
    let is_looked_at = |&node: &usize| match question.roles[node] {
        Role::MovedDown | Role::Resident | Role::Next => true,
        Role::Bye => scope == Scope::Whole || with_bye,
        Role::Below => scope == Scope::Whole,
    };
    let nodes: Vec<usize> = (0..question.nodes.len()).filter(is_looked_at).collect();
    if nodes.is_empty() {
        return Ok(Some(Bounds::new(question)));
    }
    let pairs = Pairs::of(question, &nodes, scope);
    let (weights, places) = pairs.weights(question, nodes.len())?;
    let optimum = weights.proved(scope == Scope::Whole);
    let mut place_of = vec![ALONE; question.nodes.len()];
    nodes.iter().enumerate().for_each(|(place, &node)| place_of[node] = place);
    let mates: Vec<usize> = nodes.iter().map(|&node| place_of[question.mates[node]]).collect();
    // Within a scope, pairs that weigh nothing are not made.
    if weights.total(&mates) != weights.total(&optimum.mates) {
        return Ok(None);
    }
    let mut bounds = unpacked(question, &nodes, &pairs.lanes, &places, &optimum.duals);
    // What all complete pairings have alike is no bound: who is counted gives it back.
    nodes.iter().for_each(|&node| bounds.players[node][COMPLETE] -= SCALE * covered(question, scope, node));
    Ok(Some(bounds))
}

/// What a node counts in a pair, so that those are paired whom every complete pairing pairs (C4): everybody; where only the
/// following scoregroup is looked at, the residents of a system whose floaters come up.
fn covered(question: &Question<'_>, scope: Scope, node: usize) -> i64 {
    let is_covered = match (scope, question.round.system()) {
        (Scope::Whole, _) => true,
        (Scope::Following, System::Dutch) => false,
        (Scope::Following, System::Dubov | System::Team) => question.roles[node] == Role::Resident,
    };
    i64::from(is_covered)
}

/// The pairs that are looked at, and the lanes in which one of them has something.
struct Pairs {
    lanes: Vec<usize>,
    /// The greatest value in each of these lanes.
    most: Vec<i64>,
    /// Who they are, and where their weights end in the list of all.
    ends: Vec<((usize, usize), usize)>,
    weights: Vec<(usize, i64)>,
}

impl Pairs {
    fn of(question: &Question<'_>, nodes: &[usize], scope: Scope) -> Pairs {
        let mut pairs = Pairs { lanes: Vec::new(), most: Vec::new(), ends: Vec::new(), weights: Vec::new() };
        for (b, &lower) in nodes.iter().enumerate() {
            for (a, &higher) in nodes[..b].iter().enumerate().filter(|&(_, &higher)| question.allows(higher, lower)) {
                let covered = covered(question, scope, higher) + covered(question, scope, lower);
                if covered > 0 {
                    pairs.weights.push((COMPLETE, covered));
                }
                question.weigh_criteria(higher, lower, &mut |lane, value| pairs.weights.push((lane, value)));
                pairs.ends.push(((a, b), pairs.weights.len()));
            }
        }
        let mut most = vec![0; question.lanes.len()];
        pairs.weights.iter().for_each(|&(lane, value)| most[lane] = value.abs().max(most[lane]));
        pairs.lanes = (0..most.len()).filter(|&lane| most[lane] > 0).collect();
        pairs.most = pairs.lanes.iter().map(|&lane| most[lane]).collect();
        pairs
    }

    /// All weights, and where each lane stands in them.
    fn weights(&self, question: &Question<'_>, nodes: usize) -> Result<(Weights, Vec<Place>), TooLarge> {
        // Duals are sums of up to as many weights as there are pairs, taken four times.
        let limit = |most: &i64| most.unsigned_abs() as usize * nodes * SCALE as usize;
        let bits: u32 = self.most.iter().map(|most| usize::BITS - limit(most).leading_zeros() + 3).sum();
        if bits > MOST_BITS {
            return Err(TooLarge);
        }
        let mut layout = Layout::default();
        let places: Vec<Place> = self.most.iter().map(|most| layout.push(limit(most))).collect();
        let mut place_of = vec![0; question.lanes.len()];
        self.lanes.iter().enumerate().for_each(|(place, &lane)| place_of[lane] = place);
        let mut weights = Weights::new(nodes, &layout);
        let mut weight = weights.zero();
        let mut start = 0;
        for &((a, b), end) in &self.ends {
            weight.clear();
            for &(lane, value) in &self.weights[start..end] {
                weight.add(places[place_of[lane]], value);
            }
            weights.allow(a, b, &weight);
            start = end;
        }
        Ok((weights, places))
    }
}

fn unpacked(question: &Question<'_>, nodes: &[usize], lanes: &[usize], places: &[Place], duals: &Duals) -> Bounds {
    let mut bounds = Bounds::new(question);
    let put = |values: &mut [i64], dual: &[i128]| {
        for (&lane, value) in lanes.iter().zip(Place::values(places, dual)) {
            values[lane] = value as i64;
        }
    };
    for (dual, &node) in duals.vertices.iter().zip(nodes) {
        put(&mut bounds.players[node], dual);
    }
    for (vertices, dual) in &duals.blossoms {
        let mut own: Vec<usize> = vertices.iter().map(|&vertex| nodes[vertex]).collect();
        own.sort_unstable();
        let mut values = vec![0; question.lanes.len()];
        put(&mut values, dual);
        bounds.add_set(own, values);
    }
    bounds
}
