//! Who floats on from a scoregroup (C.04.4.3 2.3, art. 3): so many as its pairs leave over, the least disadvantaged first.

use super::contender::Contenders;
use super::direction::Direction;
use crate::swiss::completion::{Completion, Rank};
use crate::swiss::matching::graph::Bits;
use sonneborn_tournament::colour::Colour;

/// 3.9: how much a player is at a disadvantage by floating; the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Disadvantage {
    /// They have not floated into this group and have a compatible opponent in the adjacent one.
    D,
    /// Not floated, but without such an opponent.
    C,
    /// Floated already, with such an opponent.
    B,
    /// Floated already, and without.
    A,
}

/// Somebody who floats on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Floater {
    pub rank: Rank,
    pub disadvantage: Disadvantage,
    /// They floated in the round before (3.10).
    pub again: bool,
    /// They are due the colour that more of the group are due (3.2.2).
    pub equalises: bool,
}

/// Chooses the floaters of a group; the others can all be paired, and no choice leaves more pairs.
pub fn choose(
    contenders: &Contenders,
    completion: &mut Completion,
    direction: Direction,
    residents: &[Rank],
    incoming: &[Rank],
    adjacent: &[Rank],
) -> Vec<Floater> {
    let mut staying = Bits::empty(contenders.list.len());
    residents.iter().chain(incoming).for_each(|&rank| staying.insert(rank));
    let mut over = completion.short_of_opponents(&staying);
    let mut chosen = Vec::with_capacity(over);
    while over > 0 {
        let majority = majority(contenders, &staying);
        let mut order: Vec<Floater> = staying
            .iter()
            .map(|rank| Floater {
                rank,
                disadvantage: disadvantage(contenders, rank, incoming, adjacent),
                again: contenders.list[rank].floated,
                equalises: majority.is_some() && contenders.list[rank].due == majority,
            })
            .collect();
        order.sort_by_key(|one| {
            // 3.2.4: the lowest numbered downward, the highest numbered upward.
            let tpn = i32::from(contenders.list[one.rank].tpn.0);
            let number = if direction == Direction::Down { -tpn } else { tpn };
            (one.disadvantage, one.again, !one.equalises, number)
        });
        let floater = order.into_iter().find(|one| {
            staying.remove(one.rank);
            let leaves_as_many_pairs = completion.short_of_opponents(&staying) < over;
            if !leaves_as_many_pairs {
                staying.insert(one.rank);
            }
            leaves_as_many_pairs
        });
        chosen.push(floater.expect("somebody is left over, whom a pairing of the others leaves out"));
        over -= 1;
    }
    chosen
}

fn disadvantage(contenders: &Contenders, rank: Rank, incoming: &[Rank], adjacent: &[Rank]) -> Disadvantage {
    let finds_opponent = adjacent.iter().any(|&other| contenders.graph.has(rank, other));
    match (incoming.contains(&rank), finds_opponent) {
        (false, true) => Disadvantage::D,
        (false, false) => Disadvantage::C,
        (true, true) => Disadvantage::B,
        (true, false) => Disadvantage::A,
    }
}

/// The colour that more of them are due.
fn majority(contenders: &Contenders, players: &Bits) -> Option<Colour> {
    let due = |colour| players.iter().filter(|&rank| contenders.list[rank].due == Some(colour)).count();
    match due(Colour::White).cmp(&due(Colour::Black)) {
        std::cmp::Ordering::Greater => Some(Colour::White),
        std::cmp::Ordering::Less => Some(Colour::Black),
        std::cmp::Ordering::Equal => None,
    }
}
