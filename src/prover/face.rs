//! Who can still meet whom without loss in all lanes so far: every pairing that is as good as the file's is made of these pairs,
//! and of each set all but one are paired within it.

use sonneborn_certified::bounds::Bounds;
use sonneborn_certified::certificate::SCALE;
use sonneborn_certified::question::{Question, Role};
use sonneborn_pairing::swiss::matching::graph::{Graph, ones};

pub struct Face<'q> {
    pub question: &'q Question<'q>,
    pub bounds: Bounds,
    /// Those who can still meet without loss.
    pairs: Graph,
    /// Nothing bounds it or was asked of it so far: that it can meet others of this kind is not among the pairs yet.
    is_resting: Vec<bool>,
}

impl<'q> Face<'q> {
    /// After the criteria; `None` if their bounds do not hold.
    pub fn new(question: &'q Question<'q>, bounds: Bounds) -> Option<Face<'q>> {
        let nodes = question.nodes.len();
        let first: Vec<Option<(usize, i64)>> = (0..nodes).map(|node| bounds.first(node)).collect();
        let is_resting: Vec<bool> = (0..nodes)
            .map(|node| question.roles[node] == Role::Below && first[node].is_none() && bounds.held[node].is_empty())
            .collect();
        let mut pairs = Graph::empty(nodes);
        let mut excess = bounds.excess();
        for lower in 0..nodes {
            for higher in 0..lower {
                // Pairs of those further down weigh nothing.
                if is_resting[higher] && is_resting[lower] {
                    continue;
                }
                let is_alone = is_resting[lower] && !question.weighs(higher, lower);
                let is_loss = is_alone && first[higher].is_some_and(|(_, own)| own > 0);
                if is_loss && question.mates[higher] != lower || !question.allows(higher, lower) {
                    continue;
                }
                let of_pair = if is_alone { first[higher] } else { excess.of_criteria(question, higher, lower) };
                match of_pair {
                    None => pairs.join(higher, lower),
                    Some((_, excess)) if excess < 0 || question.mates[higher] == lower => return None,
                    Some(_) => {}
                }
            }
        }
        Some(Face { question, bounds, pairs, is_resting })
    }

    /// Those whom a node can still meet without loss.
    pub fn others(&mut self, node: usize) -> impl Iterator<Item = usize> + '_ {
        self.wake(node);
        met(&self.pairs, node)
    }

    /// Puts the pairs among the others that it makes with those who rest.
    pub fn wake(&mut self, node: usize) {
        if std::mem::replace(&mut self.is_resting[node], false) {
            let resting = (0..self.is_resting.len()).filter(|&other| self.is_resting[other]);
            let may_meet = |&other: &usize| self.question.allows(node.min(other), node.max(other));
            resting.filter(may_meet).for_each(|other| self.pairs.join(node, other));
        }
    }

    /// Nothing bounds it or was asked of it so far.
    pub fn is_resting(&self, node: usize) -> bool {
        self.is_resting[node]
    }

    /// Bounds a set in a lane, which it may already be.
    pub fn add_to_set(&mut self, own: Vec<usize>, lane: usize, value: i64) {
        if let Some(set) = self.bounds.sets.iter_mut().find(|set| set.nodes == own) {
            set.values[lane] += value;
            return;
        }
        let mut values = vec![0; self.question.lanes.len()];
        values[lane] = value;
        self.bounds.add_set(own, values);
    }

    /// What a pair has in the lane of a choice.
    pub fn value(&self, lane: usize, a: usize, b: usize) -> i64 {
        let mut found = 0;
        self.question.weigh_choices(a.min(b), a.max(b), &mut |at, value| {
            if at == lane {
                found = value;
            }
        });
        found
    }

    /// Leaves only the pairs without loss in this lane, in which the bounds of nobody but `touched` are. If they do not hold,
    /// they are taken back, and `false`.
    pub fn settle(&mut self, lane: usize, touched: &[usize]) -> bool {
        let mut loose = Vec::new();
        for &node in touched {
            for other in met(&self.pairs, node) {
                let excess = self.excess(lane, node, other);
                if excess < 0 || excess > 0 && self.question.mates[node] == other {
                    self.bounds.players.iter_mut().for_each(|own| own[lane] = 0);
                    self.bounds.sets.iter_mut().for_each(|set| set.values[lane] = 0);
                    return false;
                }
                if excess > 0 {
                    loose.push((node, other));
                }
            }
        }
        loose.into_iter().for_each(|(a, b)| self.pairs.part(a, b));
        true
    }

    /// By how much the bounds of a pair exceed what it has in the lane of a choice.
    fn excess(&self, lane: usize, a: usize, b: usize) -> i64 {
        let of_sets = self.bounds.both(a, b).map(|set| set.values[lane]).sum::<i64>();
        self.bounds.players[a][lane] + self.bounds.players[b][lane] + of_sets - SCALE * self.value(lane, a, b)
    }
}

fn met(pairs: &Graph, node: usize) -> impl Iterator<Item = usize> + '_ {
    let words = pairs.row(node).iter().enumerate();
    words.flat_map(|(place, &word)| ones(word).map(move |bit| place * u64::BITS as usize + bit))
}
