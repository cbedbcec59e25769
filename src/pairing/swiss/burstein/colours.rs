//! Who of a pair gets White (C.04.4.2 art. 5.2). The rules are those of the Dubov System; only who is ranked higher differs.

use super::contender::{Contenders, Rank};
use crate::swiss::dubov::colours::ColourRule;
use crate::swiss::field::Field;
use sonneborn_tournament::colour::Colour;
use std::cmp::{Ordering, Reverse};

/// The pair with White first, and the rule that decided.
pub(crate) fn allocate(field: &Field, contenders: &Contenders, a: Rank, b: Rank) -> (Rank, Rank, ColourRule) {
    let (first, colour, rule) = decide(field, contenders, a, b);
    let second = if first == a { b } else { a };
    match colour {
        Colour::White => (first, second, rule),
        Colour::Black => (second, first, rule),
    }
}

/// One of the two, their colour, and the rule.
fn decide(field: &Field, contenders: &Contenders, a: Rank, b: Rank) -> (Rank, Colour, ColourRule) {
    let contender = |rank: Rank| &contenders.list[rank];
    let entrant = |rank: Rank| &field.entrants[contender(rank).entry];
    let higher = std::cmp::min_by_key(a, b, |&rank| contender(rank).standing());
    let lower = if higher == a { b } else { a };
    let (own, their) = (contender(higher).colours, contender(lower).colours);
    let (own_due, their_due) = match (own.preference, their.preference) {
        // Neither has played. 5.2.1 ranks by points and TPN.
        (None, None) => {
            let first = std::cmp::min_by_key(a, b, |&rank| (Reverse(contender(rank).score), contender(rank).tpn));
            let odd = entrant(first).parity % 2 == 1;
            let colour = if odd { field.initial_colour } else { field.initial_colour.other() };
            return (first, colour, ColourRule::InitialColour);
        }
        (Some(own), Some(their)) => (own, their),
        (Some(own), None) => (own, own.other()),
        (None, Some(their)) => (their.other(), their),
    };
    if own_due != their_due {
        return (higher, own_due, ColourRule::BothGranted);
    }
    match own.strength.cmp(&their.strength) {
        Ordering::Greater => return (higher, own_due, ColourRule::Stronger),
        Ordering::Less => return (lower, their_due, ColourRule::Stronger),
        Ordering::Equal => {}
    }
    let mut latest = entrant(higher).colours().rev().zip(entrant(lower).colours().rev());
    match latest.find(|(own, their)| own != their) {
        Some((own, _)) => (higher, own.other(), ColourRule::Alternated),
        None => (higher, own_due, ColourRule::HigherRanked),
    }
}
