//! Bounds for the choices of article 4, one after the other, where nothing but the criteria bars an earlier one.
//!
//! A player does not meet somebody whom the sequence has before his opponent, because whose opponent that is would have to meet
//! another, and so on, among those who can still meet without loss, and none of them leads to somebody left free. Those whose
//! opponents would be taken get less, those who would be taken more, by as much as the earlier choice is worth. Where they are
//! not two sides of a bracket, this finds nothing, and the choices are weighed.

use crate::bounds::Bounds;
use sonneborn_certified::certificate::SCALE;
use sonneborn_certified::question::{Lane, Question, Role};

/// Who can still meet whom without loss, and the bounds so far.
struct Tight<'q> {
    question: &'q Question<'q>,
    bounds: Bounds,
    others: Vec<Vec<usize>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Neither,
    /// Would be taken.
    Taken,
    /// Would lose the opponent.
    Losing,
}

/// Adds bounds for the choices to those for the first `criteria` lanes; `None` where this way finds none.
pub fn bound(question: &Question<'_>, bounds: Bounds, criteria: usize) -> Option<Bounds> {
    let mut tight = Tight::new(question, bounds, criteria)?;
    for lane in criteria..question.lanes.len() {
        match question.lanes[lane] {
            Lane::Stay => tight.bound_original(lane, |_| SCALE)?,
            Lane::Sum => tight.bound_original(lane, |bsn| -SCALE * bsn)?,
            Lane::Set(node) | Lane::Opponent(node) | Lane::Partner(node) => tight.bound_choice(lane, node)?,
            Lane::Leaves(bsn) | Lane::Enters(bsn) => {
                let node = (0..question.nodes.len()).find(|&node| question.bsn(node) == bsn)?;
                tight.bound_choice(lane, node)?;
            }
            _ => return None,
        }
    }
    Some(tight.bounds)
}

impl<'q> Tight<'q> {
    fn new(question: &'q Question<'q>, bounds: Bounds, criteria: usize) -> Option<Tight<'q>> {
        let nodes = question.nodes.len();
        let held = bounds.held(nodes);
        let is_bound = |node: usize| !held[node].is_empty() || bounds.players.iter().any(|lane| lane[node] != 0);
        // Pairs of those further down weigh nothing.
        let is_free: Vec<bool> =
            (0..nodes).map(|node| question.roles[node] == Role::Below && !is_bound(node)).collect();
        let mut others = vec![Vec::new(); nodes];
        for lower in 0..nodes {
            for higher in (0..lower).filter(|&higher| question.allows(higher, lower)) {
                let both: Vec<usize> = held[higher].iter().copied().filter(|set| held[lower].contains(set)).collect();
                let excess = |lane: usize| bounds.excess(question, lane, (higher, lower), &both);
                let is_tight = is_free[higher] && is_free[lower];
                match (0..criteria).filter(|_| !is_tight).map(excess).find(|&excess| excess != 0) {
                    None => {
                        others[lower].push(higher);
                        others[higher].push(lower);
                    }
                    Some(excess) if excess < 0 || question.mates[higher] == lower => return None,
                    Some(_) => {}
                }
            }
        }
        Some(Tight { question, bounds, others })
    }

    /// The original S1 of the remainder, nobody of whom is exchanged.
    fn bound_original(&mut self, lane: usize, bound: impl Fn(i64) -> i64) -> Option<()> {
        let of_s1 = |node: &usize| (1..=self.question.half()).contains(&self.question.bsn(*node));
        let s1: Vec<usize> = (0..self.question.nodes.len()).filter(of_s1).collect();
        for &node in &s1 {
            self.bounds.players[lane][node] = bound(self.question.bsn(node) as i64);
        }
        let everybody: Vec<usize> = (0..self.question.nodes.len()).collect();
        self.settle(lane, &everybody)
    }

    /// One player's opponent, or whether there is one.
    fn bound_choice(&mut self, lane: usize, node: usize) -> Option<()> {
        let own = self.question.lanes[lane];
        let value = |other: usize| self.question.weight(own, node.min(other), node.max(other));
        let mate = self.question.mates[node];
        let gain = |&other: &usize| value(other) - value(mate);
        let earlier: Vec<usize> = self.others[node].iter().copied().filter(|other| gain(other) > 0).collect();
        // Where the opponent is named, one more for him: nobody else can have him.
        let named = i64::from(matches!(own, Lane::Opponent(_) | Lane::Partner(_)));
        let step = SCALE * earlier.iter().map(gain).max().unwrap_or(0) + 1 + named;
        let sides = self.follow(node, &earlier)?;
        let mut touched: Vec<usize> = (0..sides.len()).filter(|&other| sides[other] != Side::Neither).collect();
        for &other in &touched {
            self.bounds.players[lane][other] = if sides[other] == Side::Taken { step } else { -step };
        }
        self.bounds.players[lane][node] = SCALE * value(mate) - named;
        self.bounds.players[lane][mate] = named;
        touched.extend([node, mate]);
        self.settle(lane, &touched)
    }

    /// Who would be taken and who would lose his opponent if `node` met one of `earlier`; `None` where that leads back to him.
    fn follow(&self, node: usize, earlier: &[usize]) -> Option<Vec<Side>> {
        let mut sides = vec![Side::Neither; self.others.len()];
        let mut open = earlier.to_vec();
        while let Some(taken) = open.pop() {
            match sides[taken] {
                Side::Taken => continue,
                Side::Losing => return None,
                Side::Neither => {}
            }
            let losing = self.question.mates[taken];
            if taken == node || losing == node || sides[losing] != Side::Neither {
                return None;
            }
            sides[taken] = Side::Taken;
            sides[losing] = Side::Losing;
            open.extend(self.others[losing].iter().copied().filter(|&other| other != taken));
        }
        Some(sides)
    }

    /// Leaves only the pairs without loss in this lane; the bounds of nobody but `touched` have changed.
    fn settle(&mut self, lane: usize, touched: &[usize]) -> Option<()> {
        for &node in touched {
            let mut kept = Vec::new();
            for other in std::mem::take(&mut self.others[node]) {
                // The sets bound nothing in the lanes of the choices.
                match self.bounds.excess(self.question, lane, (node.min(other), node.max(other)), &[]) {
                    0 => kept.push(other),
                    excess if excess < 0 || self.question.mates[node] == other => return None,
                    _ => self.others[other].retain(|&back| back != node),
                }
            }
            self.others[node] = kept;
        }
        Some(())
    }
}
