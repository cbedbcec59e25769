//! The bounds of one choice by a matching of those who can still meet without loss.
//!
//! Of each set that bounds already, all but one have to be paired within it. So a pair that leads out of a set costs more than
//! the choice can be worth; every set has one such pair at least, and in the file's pairing just one. What that costs is given
//! back to the players of the set, and the set itself gets less: it may, because in an earlier lane it has something.

use crate::chooser::node_of;
use crate::face::Face;
use sonneborn_certified::certificate::SCALE;
use sonneborn_pairing::swiss::matching::weighted::{Duals, Layout, Place, Weights};

/// Those whom a choice can concern.
struct Part {
    nodes: Vec<usize>,
    /// By node: its place among them.
    place_of: Vec<usize>,
    /// The sets among them.
    sets: Vec<usize>,
    /// What a pair that leads out of a set costs.
    cost: i64,
}

const OUTSIDE: usize = usize::MAX;

/// Bounds a lane; `false` if something is better there than the file's pairing.
pub fn bound(face: &mut Face<'_>, lane: usize) -> bool {
    let (mut part, most) = Part::of(face, lane);
    part.cost = most * part.nodes.len() as i64 + 1;
    let costs = part.cost * part.sets.len() as i64;
    let mut layout = Layout::default();
    let place = layout.push((most + costs) as usize * part.nodes.len() * SCALE as usize);
    let mut weights = Weights::new(part.nodes.len(), &layout);
    let mut weight = weights.zero();
    for (a, &node) in part.nodes.iter().enumerate() {
        for other in face.others(node).filter(|&other| other > node).collect::<Vec<_>>() {
            weight.clear();
            weight.add(place, face.value(lane, node, other) - part.cost * part.leads_out_of(face, node, other));
            weights.allow(a, part.place_of[other], &weight);
        }
    }
    let optimum = weights.proved(true);
    let mates: Vec<usize> = part.nodes.iter().map(|&node| part.place_of[face.question.mates[node]]).collect();
    if weights.total(&mates) != weights.total(&optimum.mates) {
        return false;
    }
    part.put(face, lane, place, &optimum.duals);
    face.settle(lane, &part.nodes)
}

impl Part {
    /// Whoever has something in the lane, and whomever these can meet, directly or through others; and the greatest value.
    fn of(face: &mut Face<'_>, lane: usize) -> (Part, i64) {
        let size = face.question.nodes.len();
        let (mut open, mut most) = (Vec::new(), 0);
        // Where a lane is of one node, no pair of others has anything in it.
        let of_lane = node_of(face.question, lane);
        for node in of_lane.map_or(0..size, |node| node..node + 1) {
            if face.is_resting(node) {
                continue;
            }
            for other in face.others(node).collect::<Vec<_>>() {
                let value = face.value(lane, node, other).abs();
                if value > 0 {
                    open.push(node);
                    most = most.max(value);
                }
            }
        }
        let (mut place_of, mut nodes, mut sets) = (vec![OUTSIDE; size], Vec::new(), Vec::new());
        while let Some(node) = open.pop() {
            if place_of[node] != OUTSIDE {
                continue;
            }
            place_of[node] = 0;
            nodes.push(node);
            open.extend(face.others(node));
            for set in face.bounds.held[node].iter().copied() {
                if !sets.contains(&set) {
                    sets.push(set);
                    open.extend_from_slice(&face.bounds.sets[set].nodes);
                }
            }
        }
        nodes.sort_unstable();
        nodes.iter().enumerate().for_each(|(place, &node)| place_of[node] = place);
        (Part { nodes, place_of, sets, cost: 0 }, most)
    }

    /// How many sets hold one of the two.
    fn leads_out_of(&self, face: &Face<'_>, a: usize, b: usize) -> i64 {
        let both = face.bounds.both(a, b).count();
        (face.bounds.held[a].len() + face.bounds.held[b].len() - 2 * both) as i64
    }

    fn put(&self, face: &mut Face<'_>, lane: usize, place: Place, duals: &Duals) {
        let value = |dual: &[i128]| Place::values(&[place], dual).first().map_or(0, |&value| value as i64);
        for (dual, &node) in duals.vertices.iter().zip(&self.nodes) {
            let given_back = SCALE * self.cost * face.bounds.held[node].len() as i64;
            face.bounds.players[node][lane] = value(dual) + given_back;
        }
        for &set in &self.sets {
            face.bounds.sets[set].values[lane] = -2 * SCALE * self.cost;
        }
        for (vertices, dual) in &duals.blossoms {
            let mut own: Vec<usize> = vertices.iter().map(|&vertex| self.nodes[vertex]).collect();
            own.sort_unstable();
            face.add_to_set(own, lane, value(dual));
        }
    }
}
