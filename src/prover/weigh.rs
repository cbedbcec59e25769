//! Bounds from the duals of a matching of the greatest weight, which come for weights taken four times, as certificates have them.

use crate::NoProof;
use crate::bounds::Bounds;
use sonneborn_certified::certificate::SCALE;
use sonneborn_certified::question::{Lane, Question, Role};
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

/// There are more lanes than the solvers have.
pub struct TooLarge;

impl TooLarge {
    pub fn of(self, question: &Question<'_>) -> NoProof {
        NoProof::TooLarge { bracket: question.score() }
    }
}

/// Bits of weights that the solvers take.
const MOST_BITS: u32 = 3600;

/// Bounds of the first `lanes` lanes; `None` if within this scope there is something better than the file's pairing.
pub fn bounds(question: &Question<'_>, lanes: usize, scope: Scope) -> Result<Option<Bounds>, TooLarge> {
    let lanes = &question.lanes[..lanes];
    let with_bye = lanes.contains(&Lane::Games);
    let is_looked_at = |&node: &usize| match question.roles[node] {
        Role::MovedDown | Role::Resident | Role::Next => true,
        Role::Bye => scope == Scope::Whole || with_bye,
        Role::Below => scope == Scope::Whole,
    };
    let nodes: Vec<usize> = (0..question.nodes.len()).filter(is_looked_at).collect();
    if nodes.is_empty() {
        return Ok(Some(Bounds::new(question)));
    }
    let (weights, places) = weighed(question, lanes, &nodes, scope)?;
    let optimum = weights.proved(scope == Scope::Whole);
    let mut place_of = vec![ALONE; question.nodes.len()];
    nodes.iter().enumerate().for_each(|(place, &node)| place_of[node] = place);
    let mates: Vec<usize> = nodes.iter().map(|&node| place_of[question.mates[node]]).collect();
    // Within a scope, pairs that weigh nothing are not made.
    if weights.total(&mates) != weights.total(&optimum.mates) {
        return Ok(None);
    }
    let mut bounds = unpacked(question, &nodes, &places, &optimum.duals);
    let complete = lanes.iter().position(|&lane| lane == Lane::Complete).filter(|_| scope == Scope::Whole);
    if let Some(lane) = complete {
        // What the pairs of a complete pairing have alike is no bound: each of the two gives back half of it.
        nodes.iter().for_each(|&node| bounds.players[lane][node] -= SCALE / 2);
    }
    Ok(Some(bounds))
}

/// The greatest that a pair can have in a lane.
fn most(question: &Question<'_>, lane: Lane) -> usize {
    match lane {
        Lane::Opponent(_) | Lane::Sum | Lane::Partner(_) => question.nodes.len(),
        Lane::ByeScore => {
            question.round.players.iter().map(|player| player.score.0.unsigned_abs() as usize).max().unwrap_or(0)
        }
        Lane::Games => question.round.number,
        Lane::Complete
        | Lane::Pairs
        | Lane::Paired(_)
        | Lane::NextPairs
        | Lane::NextPaired(_)
        | Lane::Denied(_)
        | Lane::Down(_)
        | Lane::Up(_)
        | Lane::DownBy(..)
        | Lane::UpBy(..)
        | Lane::Set(_)
        | Lane::Stay
        | Lane::Leaves(_)
        | Lane::Enters(_) => 2,
    }
}

fn weighed(
    question: &Question<'_>,
    lanes: &[Lane],
    nodes: &[usize],
    scope: Scope,
) -> Result<(Weights, Vec<Place>), TooLarge> {
    let mut layout = Layout::default();
    // Duals are sums of up to as many weights as there are pairs, taken four times.
    let limit = |lane: Lane| most(question, lane) * nodes.len() * SCALE as usize;
    let bits: u32 = lanes.iter().map(|&lane| usize::BITS - limit(lane).leading_zeros() + 3).sum();
    if bits > MOST_BITS {
        return Err(TooLarge);
    }
    let places: Vec<Place> = lanes.iter().map(|&lane| layout.push(limit(lane))).collect();
    let mut weights = Weights::new(nodes.len(), &layout);
    let mut weight = weights.zero();
    for (b, &lower) in nodes.iter().enumerate() {
        for (a, &higher) in nodes[..b].iter().enumerate() {
            if !question.allows(higher, lower) {
                continue;
            }
            weight.clear();
            for (&lane, &place) in lanes.iter().zip(&places) {
                let value = match lane {
                    Lane::Complete => i64::from(scope == Scope::Whole),
                    lane => question.weight(lane, higher, lower),
                };
                if value != 0 {
                    weight.add(place, value);
                }
            }
            weights.allow(a, b, &weight);
        }
    }
    Ok((weights, places))
}

fn unpacked(question: &Question<'_>, nodes: &[usize], places: &[Place], duals: &Duals) -> Bounds {
    let mut bounds = Bounds::new(question);
    for (dual, &node) in duals.vertices.iter().zip(nodes) {
        for (lane, value) in Place::values(places, dual).into_iter().enumerate() {
            bounds.players[lane][node] = value as i64;
        }
    }
    for (vertices, dual) in &duals.blossoms {
        let mut own: Vec<usize> = vertices.iter().map(|&vertex| nodes[vertex]).collect();
        own.sort_unstable();
        let mut values: Vec<i64> = Place::values(places, dual).into_iter().map(|value| value as i64).collect();
        values.resize(question.lanes.len(), 0);
        bounds.sets.push((own, values));
    }
    bounds
}
