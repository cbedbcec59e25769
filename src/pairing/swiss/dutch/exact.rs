//! The best candidate of a bracket by weighing all criteria at once, and then the first of the best in the order of art. 4.
//!
//! This is the way that always works. It asks a weighted matching for the values of the criteria and, criterion by
//! criterion, for what comes first in the sequence of 3.6 and 3.7: the moved-down players who are paired, their opponents,
//! the exchanges, the transposition.

use super::super::matching::ALONE;
use super::super::matching::weighted::Optimum;
use super::articles::Edition;
use super::common::Common;
use super::criteria::{Bracket, Candidate};
use super::in_order;
use super::roster::{Rank, Roster};
use super::weighing::{Node, Order, Role, Weighing, nodes};
use sonneborn_tournament::points::Points;

/// How many places of the sequence are asked for in one matching.
const BATCH: usize = 24;

/// How much below a bracket is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The bracket only: that its floaters can be paired is seen afterwards.
    Bracket,
    /// The following scoregroup too (C8).
    Following,
    /// Everyone down to the bye (C4).
    Whole,
}

/// The best candidate of a bracket. With [`Scope::Whole`] it is final; else it holds if its floaters do as well below as is
/// possible at all. `bye`: the score of the bye, if it has still to be given.
pub fn best(roster: &Roster<'_>, bracket: &Bracket, scope: Scope, bye: Option<Points>) -> Candidate {
    first_of_best(weighing(roster, bracket, scope, bye))
}

/// What [`best`] weighs.
pub(super) fn weighing<'a>(
    roster: &'a Roster<'a>,
    bracket: &'a Bracket,
    scope: Scope,
    bye: Option<Points>,
) -> Weighing<'a> {
    let next = roster.groups.get(bracket.group + 1).cloned().unwrap_or(0..0);
    let end = roster.len();
    let (next, below) = match scope {
        Scope::Bracket => (0..0, 0..0),
        Scope::Following => (next, 0..0),
        Scope::Whole if next.is_empty() => (0..0, 0..0),
        Scope::Whole => (next.clone(), next.end..end),
    };
    let whole = scope == Scope::Whole;
    let mut weighing = Weighing {
        roster,
        bracket,
        nodes: nodes(roster, bracket, next, below, whole && bye.is_some()),
        whole,
        weigh_unplayed: false,
        edition: Edition::Of2026,
        common: None,
    };
    let bye_falls_here = bye.is_some_and(|score| score >= roster.score(bracket.residents.start));
    if whole && bye_falls_here {
        let mates = weighing.best(&[]);
        let floating = (0..weighing.nodes.len()).filter(|&index| floats(&weighing, &mates, index)).count();
        weighing.weigh_unplayed = floating == 1;
    }
    weighing
}

/// The first in the sequence of art. 4 of those that the weighing finds best.
pub(crate) fn first_of_best(weighing: Weighing<'_>) -> Candidate {
    let weights = weighing.weights(&[]);
    let best = weights.optimum();
    in_order::first(&weighing, &weights, &best).unwrap_or_else(|| by_weights(weighing, &best))
}

/// The same by matchings that weigh the order too.
pub(super) fn by_weights(mut weighing: Weighing<'_>, best: &Optimum) -> Candidate {
    if weighing.whole {
        let vertices: Vec<usize> = weighing.nodes.iter().map(|node| node.vertex).collect();
        weighing.common = Common::of(&vertices, best, weighing.roster.graph.size());
    }
    let bracket = weighing.bracket;
    let mut pairs = Vec::new();
    pair_moved_down(&mut weighing, &mut pairs);
    pair_remainder(&mut weighing, &mut pairs);
    let mut floaters: Vec<Rank> = bracket.players().collect();
    floaters.retain(|rank| !pairs.iter().any(|&(a, b)| a == *rank || b == *rank));
    pairs.sort_unstable();
    Candidate { pairs, floaters }
}

fn floats(weighing: &Weighing<'_>, mates: &[usize], index: usize) -> bool {
    weighing.nodes[index].role.in_bracket()
        && (mates[index] == ALONE || !weighing.nodes[mates[index]].role.in_bracket())
}

/// The partner of a node, if the two are a pair of the bracket.
fn partner(weighing: &Weighing<'_>, mates: &[usize], index: usize) -> Option<Node> {
    let mate = *mates.get(index).filter(|&&mate| mate != ALONE)?;
    Some(weighing.nodes[mate]).filter(|node| node.role.in_bracket())
}

/// 3.2.2, 3.7.2, 3.7.3: the first valid set of moved-down players, and the first opponents for them.
fn pair_moved_down(weighing: &mut Weighing<'_>, pairs: &mut Vec<(Rank, Rank)>) {
    let moved = weighing.bracket.moved_down.clone();
    if moved.is_empty() {
        return;
    }
    let is = |rank: Rank| move |higher: Node, _: Node| i64::from(higher.vertex == rank);
    for batch in moved.chunks(2 * BATCH) {
        let set: Vec<Order<'_>> =
            batch.iter().map(|&rank| Order { limit: 1, value: Box::new(is(rank)) as Box<_> }).collect();
        let mates = weighing.best(&set);
        let limbo: Vec<Rank> =
            batch.iter().copied().filter(|&rank| partner(weighing, &mates, place(weighing, rank)).is_none()).collect();
        for node in &mut weighing.nodes {
            if limbo.contains(&node.vertex) && node.role == Role::MovedDown {
                node.role = Role::Limbo;
            }
        }
    }
    let residents = weighing.bracket.residents.clone();
    let paired: Vec<Rank> =
        moved.into_iter().filter(|&rank| weighing.nodes[place(weighing, rank)].role == Role::MovedDown).collect();
    for batch in paired.chunks(BATCH) {
        let opponents: Vec<Order<'_>> = batch
            .iter()
            .map(|&rank| {
                let end = residents.end;
                let value = move |higher: Node, lower: Node| {
                    if higher.vertex == rank { (end - lower.vertex) as i64 } else { 0 }
                };
                Order { limit: residents.len(), value: Box::new(value) as Box<_> }
            })
            .collect();
        let mates = weighing.best(&opponents);
        let made: Vec<(Rank, Rank)> = batch
            .iter()
            .filter_map(|&rank| Some((rank, partner(weighing, &mates, place(weighing, rank))?.vertex)))
            .collect();
        settle(weighing, &made, pairs);
    }
}

fn place(weighing: &Weighing<'_>, rank: Rank) -> usize {
    weighing.nodes.iter().position(|node| node.vertex == rank).expect("everyone of the bracket is a node until paired")
}

/// Takes pairs out of the bracket: they are made.
fn settle(weighing: &mut Weighing<'_>, made: &[(Rank, Rank)], pairs: &mut Vec<(Rank, Rank)>) {
    weighing.nodes.retain(|node| !made.iter().any(|&(a, b)| node.vertex == a || node.vertex == b));
    pairs.extend_from_slice(made);
}

/// 3.6: the residents who are left, by exchanges (4.3) and transpositions (4.2).
fn pair_remainder(weighing: &mut Weighing<'_>, pairs: &mut Vec<(Rank, Rank)>) {
    let remainder: Vec<Rank> =
        weighing.nodes.iter().filter(|node| node.role.is_resident()).map(|node| node.vertex).collect();
    let bsn = |rank: Rank| remainder.binary_search(&rank).expect("residents only");
    let mates = weighing.best(&[]);
    let pairs_to_make = upper_half(weighing, &mates).len();
    if pairs_to_make == 0 {
        return;
    }
    let length = remainder.len();
    let upper = exchanged(weighing, &remainder, pairs_to_make, &bsn);
    for node in &mut weighing.nodes {
        if node.role.is_resident() {
            node.role = if upper.contains(&node.vertex) { Role::Upper } else { Role::Lower };
        }
    }
    for batch in upper.chunks(BATCH) {
        let opponents: Vec<Order<'_>> = batch
            .iter()
            .map(|&rank| {
                let value = move |higher: Node, lower: Node| {
                    if higher.vertex == rank { (length - bsn(lower.vertex)) as i64 } else { 0 }
                };
                Order { limit: length, value: Box::new(value) as Box<_> }
            })
            .collect();
        let mates = weighing.best(&opponents);
        let made: Vec<(Rank, Rank)> = batch
            .iter()
            .filter_map(|&rank| Some((rank, partner(weighing, &mates, place(weighing, rank))?.vertex)))
            .collect();
        drop(opponents);
        settle(weighing, &made, pairs);
    }
}

/// The residents who are the higher ranked of their pairs.
fn upper_half(weighing: &Weighing<'_>, mates: &[usize]) -> Vec<Rank> {
    let higher = |&index: &usize| {
        weighing.nodes[index].role.is_resident()
            && partner(weighing, mates, index).is_some_and(|lower| lower.vertex > weighing.nodes[index].vertex)
    };
    (0..weighing.nodes.len()).filter(higher).map(|index| weighing.nodes[index].vertex).collect()
}

/// S1 after the first exchange (4.3.2) that gives a best candidate.
fn exchanged(
    weighing: &Weighing<'_>,
    remainder: &[Rank],
    half: usize,
    bsn: &(impl Fn(Rank) -> usize + Copy),
) -> Vec<Rank> {
    let bsn = *bsn;
    let length = remainder.len();
    let resident = |node: Node| node.role.is_resident();
    // The fewest exchanged, then the smallest difference of the sums.
    let few = move |higher: Node, _: Node| i64::from(resident(higher) && bsn(higher.vertex) < half);
    let near = move |higher: Node, _: Node| if resident(higher) { (length - bsn(higher.vertex)) as i64 } else { 0 };
    let first = || {
        vec![
            Order { limit: length, value: Box::new(few) as Box<dyn Fn(Node, Node) -> i64> },
            Order { limit: length * length, value: Box::new(near) as Box<_> },
        ]
    };
    let upper = upper_half(weighing, &weighing.best(&first()));
    if upper == remainder[..half] {
        return upper;
    }
    // The largest that leave S1, then the smallest that leave S2.
    let is = |rank: Rank, value: i64| move |higher: Node, _: Node| if higher.vertex == rank { value } else { 0 };
    let leave = remainder[..half].iter().rev().map(|&rank| Order { limit: 1, value: Box::new(is(rank, -1)) as Box<_> });
    let enter = remainder[half..].iter().map(|&rank| Order { limit: 1, value: Box::new(is(rank, 1)) as Box<_> });
    let orders: Vec<Order<'_>> = first().into_iter().chain(leave).chain(enter).collect();
    upper_half(weighing, &weighing.best(&orders))
}
