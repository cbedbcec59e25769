//! Who of the lower scoregroups comes up to the top scoregroup (C.04.5 and C.04.6 art. 3.5): C3 to C7, then the order of 3.5.4.

use super::ordered::{Decision, Problem};
use super::{Completion, Contest, Rank, among};
use crate::swiss::matching::graph::Bits;
use sonneborn_tournament::points::Points;

/// The one upfloater of an odd number of residents: the first in whom no criterion has to give way to another, as nearly always there is
/// somebody. `None` is no verdict.
pub fn only(
    contest: &Contest,
    completion: &mut Completion,
    residents: &[Rank],
    lower: &[Rank],
    following: Option<Points>,
) -> Option<Rank> {
    let highest = contest.score(*lower.first()?);
    if residents.len().is_multiple_of(2) {
        return None;
    }
    let (next, below) = lower.split_at(lower.partition_point(|&rank| Some(contest.score(rank)) == following));
    let size = contest.list.len();
    // C5, C7
    let best = lower.iter().copied().take_while(|&rank| contest.score(rank) == highest);
    let mut best = best.filter(|&rank| !(contest.floats_count && contest.list[rank].floated));
    best.find(|&one| {
        let without = |ranks: &[Rank]| ranks.iter().copied().filter(|&rank| rank != one).collect::<Vec<Rank>>();
        completion.pairs_all(&among(size, &[residents, &[one]].concat()))
            && pairs_apart(completion, size, &without(next), &without(below))
    })
}

/// C6 at its best: the following scoregroup and those below can be paired apart, but for one pair where its number is odd.
fn pairs_apart(completion: &mut Completion, size: usize, next: &[Rank], below: &[Rank]) -> bool {
    if next.len().is_multiple_of(2) {
        return completion.pairs_all(&among(size, next)) && completion.pairs_all(&among(size, below));
    }
    next.iter().rev().any(|&leaving| {
        let staying: Vec<Rank> = next.iter().copied().filter(|&rank| rank != leaving).collect();
        completion.pairs_all(&among(size, &staying))
            && completion.pairs_all(&among(size, &[below, &[leaving]].concat()))
    })
}

/// Chooses the upfloaters out of `lower` for `residents`, both by score and TPN; everybody of the two can be paired.
///
/// `following`: the score below that of the residents in this round. Where all who have it are upfloaters already, there is
/// nothing for C6 to ask (2.3.3); the scoregroup after it does not take its place.
pub fn choose(contest: &Contest, residents: &[Rank], lower: &[Rank], following: Option<Points>) -> Vec<Rank> {
    let everybody: Vec<Rank> = residents.iter().chain(lower).copied().collect();
    let groups = Groups::of(contest, residents.len(), &everybody, following);
    let values = |a: usize, b: usize| groups.values(contest, &everybody, a, b);
    let problem = Problem { size: everybody.len(), values: &values, criteria: groups.criteria() };
    let top = Bits::range(everybody.len(), 0..residents.len());
    // Sets are compared by those of the higher scores first, by TPN (3.5.3, 3.5.4): as `lower` is sorted.
    let decisions: Vec<(usize, Decision)> =
        (residents.len()..everybody.len()).map(|place| (place, Decision::Among(top.clone()))).collect();
    let mates = problem.first_of_best(&decisions).expect("the bye was given so that everybody else can be paired");
    (residents.len()..everybody.len())
        .filter(|&place| mates[place] < residents.len())
        .map(|place| everybody[place])
        .collect()
}

/// Places in the list of everybody: first the residents, then the following scoregroup, then those below.
struct Groups {
    residents: usize,
    next_end: usize,
    /// The scores that upfloaters can have, the lowest first.
    scores: Vec<Points>,
}

impl Groups {
    fn of(contest: &Contest, residents: usize, everybody: &[Rank], following: Option<Points>) -> Groups {
        let score = |place: usize| contest.score(everybody[place]);
        let next_end = (residents..everybody.len()).take_while(|&place| Some(score(place)) == following).count();
        let mut scores: Vec<Points> = (residents..everybody.len()).map(score).collect();
        scores.dedup();
        scores.reverse();
        Groups { residents, next_end: residents + next_end, scores }
    }

    /// C4, C5 by score, C6, C7.
    fn criteria(&self) -> usize {
        self.scores.len() + 3
    }

    fn values(&self, contest: &Contest, everybody: &[Rank], a: usize, b: usize) -> Option<Vec<i64>> {
        let (upper, lower) = (a.min(b), a.max(b));
        if !contest.graph.has(everybody[upper], everybody[lower]) {
            return None;
        }
        let is_resident = |place: usize| place < self.residents;
        let comes_up = is_resident(upper) && !is_resident(lower);
        let mut values = vec![0; self.criteria()];
        // C4: the more residents meet each other, the fewer come up.
        values[0] = i64::from(is_resident(lower));
        if comes_up {
            // C5: as few as may be of the lowest score, then of the next.
            let score = contest.score(everybody[lower]);
            let place = self.scores.iter().position(|other| *other == score).unwrap_or(0);
            values[1 + place] = -1;
            // C7
            values[self.scores.len() + 2] = -i64::from(contest.floats_count && contest.list[everybody[lower]].floated);
        }
        // C6: of what is left of the following scoregroup, as few as may be need an upfloater themselves.
        let is_next = |place: usize| (self.residents..self.next_end).contains(&place);
        values[self.scores.len() + 1] = -i64::from(is_next(upper) && lower >= self.next_end);
        Some(values)
    }
}
