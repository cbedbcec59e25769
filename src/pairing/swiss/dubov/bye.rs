//! Who gets the pairing-allocated bye (C.04.4.1 art. 3.1). It is given before anybody is paired.

use super::blocked;
use super::completion::Completion;
use super::contender::{Contenders, Rank};
use super::explanation::{ByeReason, NoByeBecause};
use crate::pairing::NoPairing;
use crate::pairing::swiss::field::Field;
use crate::pairing::swiss::matching::graph::Bits;
use std::cmp::Reverse;

/// The player with the bye, and who was passed over.
pub struct GivenBye {
    pub rank: Rank,
    passed: Vec<(Rank, NoByeBecause)>,
}

impl GivenBye {
    pub fn reason(&self, field: &Field, contenders: &Contenders) -> ByeReason {
        let id = |rank: Rank| field.entrants[contenders.list[rank].entry].id;
        ByeReason {
            player: id(self.rank),
            score: contenders.list[self.rank].score,
            games: contenders.list[self.rank].colours.len(),
            passed: self.passed.iter().map(|&(rank, because)| (id(rank), because)).collect(),
        }
    }
}

/// Gives the bye if the number of players is odd: of those who may have it (C2) and without whom all others can be paired,
/// to the one with the lowest score, then the most games played, then the largest TPN. An error if nobody can have it, or
/// if an even number cannot be paired.
pub fn give(
    field: &Field,
    contenders: &Contenders,
    completion: &mut Completion,
) -> Result<Option<GivenBye>, NoPairing> {
    let mut others = Bits::range(contenders.len(), 0..contenders.len());
    let everybody: Vec<Rank> = (0..contenders.len()).collect();
    if contenders.len().is_multiple_of(2) {
        return if completion.pairs_all(&others) {
            Ok(None)
        } else {
            Err(blocked(field, contenders, completion, &everybody))
        };
    }
    let mut order = everybody.clone();
    order.sort_by_key(|&rank| {
        let contender = &contenders.list[rank];
        (contender.score, Reverse(contender.colours.len()), Reverse(contender.tpn))
    });
    let mut passed = Vec::new();
    for rank in order {
        if contenders.list[rank].bye_barred {
            passed.push((rank, NoByeBecause::Barred));
            continue;
        }
        others.remove(rank);
        if completion.pairs_all(&others) {
            return Ok(Some(GivenBye { rank, passed }));
        }
        others.insert(rank);
        passed.push((rank, NoByeBecause::Needed));
    }
    let (_, alone) = completion.short_of_opponents(&others);
    if alone > 1 {
        return Err(blocked(field, contenders, completion, &everybody));
    }
    let id = |rank: Rank| field.entrants[contenders.list[rank].entry].id;
    let barred = passed.into_iter().filter(|(_, because)| *because == NoByeBecause::Barred);
    Err(NoPairing::NoBye { barred: barred.map(|(rank, _)| id(rank)).collect() })
}
