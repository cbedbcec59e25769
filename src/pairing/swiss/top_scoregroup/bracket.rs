//! Pairing a bracket (C.04.5 and C.04.6 art. 3.6): the first identifier among the best by the criteria about pairs.

use super::ordered::{Decision, Problem};
use super::{Contest, Rank};
use crate::swiss::matching::graph::Bits;

/// The pairs of a bracket that can be paired, the top member (the smaller TPN) first, in the order of the identifier.
pub fn pair(contest: &Contest, residents: &[Rank], upfloaters: &[Rank]) -> Vec<(Rank, Rank)> {
    let mut members: Vec<Rank> = residents.iter().chain(upfloaters).copied().collect();
    members.sort_by_key(|&rank| contest.tpn(rank));
    let values = |a: usize, b: usize| values(contest, upfloaters, members[a], members[b]);
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

/// The two about colours, then the opponents of upfloaters who were floaters (C8 of C.04.5; C8, C9, C10 of C.04.6).
fn values(contest: &Contest, upfloaters: &[Rank], a: Rank, b: Rank) -> Option<Vec<i64>> {
    if !contest.graph.has(a, b) {
        return None;
    }
    let [unfulfilled, strong] = contest.clash(a, b);
    let again = met_by_upfloater(upfloaters, a, b).is_some_and(|opponent| contest.list[opponent].floated);
    Some([unfulfilled, strong, again && contest.floats_count].map(|bad| -i64::from(bad)).to_vec())
}

/// Who of a pair is the opponent of an upfloater and none themselves.
pub(crate) fn met_by_upfloater(upfloaters: &[Rank], a: Rank, b: Rank) -> Option<Rank> {
    match (upfloaters.contains(&a), upfloaters.contains(&b)) {
        (true, false) => Some(b),
        (false, true) => Some(a),
        _ => None,
    }
}
