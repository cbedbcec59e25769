//! Soft prohibitions: pairs to be kept apart as long as everybody can still be paired.

use super::completion::Completion;
use super::contender::{Contenders, Rank};
use crate::pairing::swiss::field::Field;

/// Bars the pairs of [`Field::avoided`] one after another, unless that leaves no complete pairing; none where there is no
/// complete pairing anyway.
pub fn part(field: &Field, contenders: &mut Contenders, completion: &mut Completion) {
    if field.avoided.is_empty() || !completion.pairs_everybody(contenders) {
        return;
    }
    let mut rank_of = vec![None; field.entrants.len()];
    for (rank, contender) in contenders.list.iter().enumerate() {
        rank_of[contender.entry] = Some(rank);
    }
    let pairs: Vec<(Rank, Rank)> =
        field.avoided.iter().filter_map(|&(a, b)| Some((rank_of[a]?, rank_of[b]?))).collect();
    for (a, b) in pairs {
        if contenders.may_meet(a, b) {
            completion.part(a, b);
            if completion.pairs_everybody(contenders) {
                contenders.bar(a, b);
            } else {
                completion.join(a, b);
            }
        }
    }
}
