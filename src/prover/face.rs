//! Who can still meet whom without loss in all lanes so far: every pairing that is as good as the file's is made of these pairs,
//! and of each set all but one are paired within it.

use sonneborn_certified::bounds::Bounds;
use sonneborn_certified::certificate::SCALE;
use sonneborn_certified::question::{Question, Role};

pub struct Face<'q> {
    pub question: &'q Question<'q>,
    pub bounds: Bounds,
    /// By node: those whom it can still meet without loss.
    others: Vec<Vec<usize>>,
    /// Nothing bounds it or was asked of it so far: that it can meet others of this kind is not in the lists yet.
    is_resting: Vec<bool>,
}

impl<'q> Face<'q> {
    /// After the criteria; `None` if their bounds do not hold.
    pub fn new(question: &'q Question<'q>, bounds: Bounds) -> Option<Face<'q>> {
        let nodes = question.nodes.len();
        let is_resting: Vec<bool> =
            (0..nodes).map(|node| question.roles[node] == Role::Below && !bounds.has(node)).collect();
        let mut pairs = Vec::new();
        let mut excess = bounds.excess();
        for lower in 0..nodes {
            for higher in (0..lower).filter(|&higher| question.allows(higher, lower)) {
                // Pairs of those further down weigh nothing.
                if is_resting[higher] && is_resting[lower] {
                    continue;
                }
                match excess.of_criteria(question, higher, lower) {
                    None => pairs.push((higher, lower)),
                    Some(excess) if excess < 0 || question.mates[higher] == lower => return None,
                    Some(_) => {}
                }
            }
        }
        let mut face = Face { question, bounds, others: vec![Vec::new(); nodes], is_resting };
        pairs.into_iter().for_each(|(higher, lower)| face.join(higher, lower));
        Some(face)
    }

    fn join(&mut self, a: usize, b: usize) {
        self.others[a].push(b);
        self.others[b].push(a);
    }

    /// Those whom a node can still meet without loss.
    pub fn others(&mut self, node: usize) -> &[usize] {
        if std::mem::replace(&mut self.is_resting[node], false) {
            let may_meet = |&other: &usize| self.question.allows(node.min(other), node.max(other));
            let asleep: Vec<usize> =
                (0..self.others.len()).filter(|&other| self.is_resting[other]).filter(may_meet).collect();
            asleep.into_iter().for_each(|other| self.join(node, other));
        }
        &self.others[node]
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
        let bounds: Vec<i64> = self.bounds.players.iter().map(|own| own[lane]).collect();
        let excess = |face: &Face<'_>, a: usize, b: usize| {
            let of_sets = face.bounds.both(a, b).map(|set| set.values[lane]).sum::<i64>();
            bounds[a] + bounds[b] + of_sets - SCALE * face.value(lane, a, b)
        };
        let mut is_loose = vec![false; self.others.len()];
        for &node in touched {
            for &other in &self.others[node] {
                let excess = excess(self, node, other);
                if excess < 0 || excess > 0 && self.question.mates[node] == other {
                    self.bounds.players.iter_mut().for_each(|own| own[lane] = 0);
                    self.bounds.sets.iter_mut().for_each(|set| set.values[lane] = 0);
                    return false;
                }
                if excess > 0 {
                    is_loose[node] = true;
                    is_loose[other] = true;
                }
            }
        }
        for node in (0..is_loose.len()).filter(|&node| is_loose[node]) {
            let mut kept = std::mem::take(&mut self.others[node]);
            kept.retain(|&other| excess(self, node, other) == 0);
            self.others[node] = kept;
        }
        true
    }
}
