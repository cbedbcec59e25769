//! Pairing a scoregroup whose players can all be paired: floaters first (C.04.4.3 3.6 to 3.8), then proposal, scrutiny and
//! exchange (2.4, art. 4, 5.2).

use super::contender::Contenders;
use super::direction::Direction;
use crate::swiss::completion::{Completion, Rank};
use crate::swiss::matching::graph::Bits;
use crate::swiss::shortage::Bar;

/// A pair with those who were passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Whose turn it was.
    pub first: Rank,
    pub second: Rank,
    /// Whom the first one tried before, and why it was not they.
    pub passed: Vec<(Rank, NotBecause)>,
    /// It was a floater's turn.
    pub of_floater: bool,
}

impl Pair {
    pub fn has(&self, rank: Rank) -> bool {
        [self.first, self.second].contains(&rank)
    }
}

/// Why an opponent was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotBecause {
    /// 2.1: they have met.
    Met,
    /// The regulations of the event keep them apart.
    Forbidden,
    /// 2.1: one of them would have a colour a third time running, or three more of it.
    Limits,
    /// 5.2: both are due the same colour, and an exchange helps.
    SameDue,
    /// The others of the group could not all be paired.
    LeavesOthers,
}

/// Pairs all of these. `floaters`: those who came in, with the direction from which they came; the first side first.
pub fn pair_all(
    contenders: &Contenders,
    completion: &mut Completion,
    direction: Direction,
    residents: &[Rank],
    floaters: &[(Vec<Rank>, Direction)],
) -> Vec<Pair> {
    let mut left = Bits::empty(contenders.list.len());
    let floating: Vec<Rank> = floaters.iter().flat_map(|(ranks, from)| in_turn(ranks, *from)).collect();
    residents.iter().chain(&floating).for_each(|&rank| left.insert(rank));
    let mut pairs = Vec::new();
    for &floater in &floating {
        if left.has(floater) {
            let own = arranged(contenders, direction, residents.iter().copied().filter(|&rank| left.has(rank)));
            let others = floating.iter().copied().filter(|&rank| left.has(rank) && rank != floater);
            let others: Vec<Rank> = others.collect();
            let found = find(contenders, completion, &mut left, floater, &own)
                .or_else(|| find(contenders, completion, &mut left, floater, &others));
            pairs.push(Pair { of_floater: true, ..found.expect("everybody in the group can be paired") });
        }
    }
    loop {
        let order = arranged(contenders, direction, left.iter());
        let Some((&first, _)) = order.split_first() else { return pairs };
        let (top, bottom) = order.split_at(order.len() / 2);
        let tries: Vec<Rank> = bottom.iter().copied().chain(top[1..].iter().rev().copied()).collect();
        pairs.push(
            find(contenders, completion, &mut left, first, &tries).expect("everybody in the group can be paired"),
        );
    }
}

/// 3.6, 3.7: who came from above by the highest score, then the highest number; who came from below mirrored.
fn in_turn(ranks: &[Rank], from: Direction) -> Vec<Rank> {
    // Ranks go by score and TPN.
    let mut order = ranks.to_vec();
    order.sort_unstable();
    if from == Direction::Up {
        order.reverse();
    }
    order
}

/// By number: the highest first downward, the lowest first upward.
fn arranged(contenders: &Contenders, direction: Direction, ranks: impl Iterator<Item = Rank>) -> Vec<Rank> {
    let mut order: Vec<Rank> = ranks.collect();
    order.sort_by_key(|&rank| contenders.list[rank].tpn);
    if direction == Direction::Up {
        order.reverse();
    }
    order
}

/// Takes the first available opponent due the other colour, otherwise the first available one; both leave.
fn find(
    contenders: &Contenders,
    completion: &mut Completion,
    left: &mut Bits,
    first: Rank,
    tries: &[Rank],
) -> Option<Pair> {
    let mut passed = Vec::new();
    let mut fallback: Option<(Rank, usize)> = None;
    left.remove(first);
    let mut second = None;
    for &other in tries {
        let because = if !contenders.graph.has(first, other) {
            why_incompatible(contenders, first, other)
        } else if !leaves_a_pairing(completion, left, other) {
            NotBecause::LeavesOthers
        } else if contenders.suit(first, other) {
            second = Some(other);
            break;
        } else {
            fallback.get_or_insert((other, passed.len()));
            NotBecause::SameDue
        };
        passed.push((other, because));
    }
    if let (None, Some((other, tried))) = (second, fallback) {
        // No exchange helps the colours: the proposal stands.
        passed.truncate(tried);
        second = Some(other);
    }
    match second {
        Some(second) => {
            left.remove(second);
            Some(Pair { first, second, passed, of_floater: false })
        }
        None => {
            left.insert(first);
            None
        }
    }
}

fn leaves_a_pairing(completion: &mut Completion, left: &mut Bits, other: Rank) -> bool {
    left.remove(other);
    let leaves = completion.pairs_all(left);
    left.insert(other);
    leaves
}

/// Why two players are not compatible.
pub(super) fn why_incompatible(contenders: &Contenders, a: Rank, b: Rank) -> NotBecause {
    match contenders.bar(a, b, true) {
        Bar::Met => NotBecause::Met,
        Bar::SameColour => NotBecause::Limits,
        Bar::Forbidden => NotBecause::Forbidden,
    }
}
