//! Pairing a bracket (C.04.6 art. 3.6): the first identifier among the best by C8 to C10.

use super::colours::Preference;
use super::ordered::{Decision, Problem};
use super::{Contenders, Rank};
use crate::pairing::swiss::matching::graph::Bits;

/// The pairs of a bracket that can be paired, the top member (the smaller TPN) first, in the order of the identifier.
pub fn pair(contenders: &Contenders, residents: &[Rank], upfloaters: &[Rank]) -> Vec<(Rank, Rank)> {
    let mut members: Vec<Rank> = residents.iter().chain(upfloaters).copied().collect();
    members.sort_by_key(|&rank| contenders.tpn(rank));
    let values = |a: usize, b: usize| values(contenders, upfloaters, members[a], members[b]);
    let problem = Problem { size: members.len(), values: &values, criteria: 3 };
    // 3.6.2: first the top members, the smaller the better; then the bottom member of each.
    let tops =
        (0..members.len()).map(|place| (place, Decision::Among(Bits::range(members.len(), place + 1..members.len()))));
    let bottoms = (0..members.len()).map(|place| (place, Decision::Smallest));
    let decisions: Vec<(usize, Decision)> = tops.chain(bottoms).collect();
    let mates =
        problem.first_of_best(&decisions).expect("the upfloaters were chosen so that the bracket can be paired");
    (0..members.len())
        .filter(|&place| place < mates[place])
        .map(|place| (members[place], members[mates[place]]))
        .collect()
}

/// C8, C9, C10.
fn values(contenders: &Contenders, upfloaters: &[Rank], a: Rank, b: Rank) -> Option<Vec<i64>> {
    if !contenders.graph.has(a, b) {
        return None;
    }
    let (unfulfilled, strong) = match (contenders.preferences[a], contenders.preferences[b]) {
        (Some(own), Some(their)) => clash(own, their),
        _ => (false, false),
    };
    let comes_up = |rank: Rank| upfloaters.contains(&rank);
    let opponent = match (comes_up(a), comes_up(b)) {
        (true, false) => Some(b),
        (false, true) => Some(a),
        _ => None,
    };
    let again = contenders.floats_count && opponent.is_some_and(|opponent| contenders.floated[opponent]);
    Some([unfulfilled, strong, again].map(|bad| -i64::from(bad)).to_vec())
}

/// Whether one of two does not get the colour he prefers, and whether his preference is strong: a strong one is granted
/// before a mild one.
fn clash(own: Preference, their: Preference) -> (bool, bool) {
    let same = own.colour == their.colour;
    (same, same && own.is_strong && their.is_strong)
}
