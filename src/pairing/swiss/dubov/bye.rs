//! Who gets the pairing-allocated bye (C.04.4.1 art. 3.1). It is given before anybody is paired.

use super::contender::{Contenders, Rank};
use crate::swiss::bye_first::{GivenBye, NoByeBecause};
use crate::swiss::field::Field;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::points::Points;
use std::cmp::Reverse;

/// Why this player has the pairing-allocated bye (art. 3.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    pub player: PlayerId,
    pub score: Points,
    pub games: usize,
    /// Who came before them in the order of art. 3.1, and could not have it.
    pub passed: Vec<(PlayerId, NoByeBecause)>,
}

/// Everybody in the order in which they get the bye: the lowest score, then the most games played, then the largest TPN.
pub fn order(contenders: &Contenders) -> Vec<Rank> {
    let mut order: Vec<Rank> = (0..contenders.len()).collect();
    order.sort_by_key(|&rank| {
        let contender = &contenders.list[rank];
        (contender.score, Reverse(contender.colours.len()), Reverse(contender.tpn))
    });
    order
}

pub fn reason(field: &Field, contenders: &Contenders, bye: &GivenBye) -> ByeReason {
    let id = |rank: Rank| field.entrants[contenders.list[rank].entry].id;
    ByeReason {
        player: id(bye.rank),
        score: contenders.list[bye.rank].score,
        games: contenders.list[bye.rank].colours.len(),
        passed: bye.passed.iter().map(|&(rank, because)| (id(rank), because)).collect(),
    }
}
