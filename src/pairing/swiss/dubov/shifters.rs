//! Who changes subgroup so that a bracket can be paired (C.04.4.1 art. 3.2.4), in the order of art. 4.3.
//!
//! A pair of two players of the same subgroup needs one of them shifted, and costs one colour preference (C7), since the
//! subgroups are the colours sought. So the fewest pairs inside the smaller subgroup also are the best C7, they are the
//! ones that are unavoidable, and each gives one shifter; every pair inside the larger one gives one as well. A set of
//! shifters can yield a legal pairing just if there is a perfect matching in which every pair inside a subgroup has one
//! shifter and no other pair has any.

use super::contender::{Contenders, Rank};
use super::subgroups::Subgroups;
use crate::swiss::completion::make_perfect;
use crate::swiss::matching::ALONE;
use crate::swiss::matching::graph::Graph;
use crate::swiss::matching::weighted::{Layout, Weights};

/// Who is shifted, in the order of art. 4.3.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shifters {
    /// Art. 3.2.4.1: out of the smaller subgroup.
    pub from_smaller: Vec<Rank>,
    /// Art. 3.2.4.2: out of the larger one.
    pub from_larger: Vec<Rank>,
}

impl Shifters {
    pub fn all(&self) -> impl Iterator<Item = Rank> + '_ {
        self.from_smaller.iter().chain(&self.from_larger).copied()
    }
}

/// The places of a list in the order of their sequence numbers (art. 4.3.3): the middle first, then outwards, the higher
/// place first.
pub fn from_the_middle(length: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    places.sort_by_key(|&place| ((2 * place + 1).abs_diff(length), place));
    places
}

/// What is decided about a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Open,
    Shifts,
    Stays,
}

/// Finds the shifters; `None` if the bracket has no legal pairing at all.
pub fn choose(contenders: &Contenders, subgroups: &Subgroups) -> Option<Shifters> {
    let (smaller, larger) = subgroups.by_size();
    let mut search = Search::new(contenders, smaller, larger);
    search.unavoidable = search.fewest_inside_smaller()?;
    let from_smaller = search.first_set(0, smaller.len(), search.unavoidable);
    let from_larger = search.first_set(smaller.len(), larger.len(), search.unavoidable + subgroups.surplus());
    Some(Shifters { from_smaller, from_larger })
}

struct Search<'a> {
    contenders: &'a Contenders,
    /// The smaller subgroup, then the larger one.
    members: Vec<Rank>,
    smaller: usize,
    fates: Vec<Fate>,
    /// How many pairs inside the smaller subgroup there must be.
    unavoidable: usize,
    /// A pairing that respects all fates.
    mates: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(contenders: &'a Contenders, smaller: &[Rank], larger: &[Rank]) -> Search<'a> {
        let members: Vec<Rank> = smaller.iter().chain(larger).copied().collect();
        let size = members.len();
        Search {
            contenders,
            members,
            smaller: smaller.len(),
            fates: vec![Fate::Open; size],
            unavoidable: 0,
            mates: vec![ALONE; size],
        }
    }

    /// The fewest pairs inside the smaller subgroup that a legal pairing has.
    fn fewest_inside_smaller(&mut self) -> Option<usize> {
        let mut none = vec![ALONE; self.members.len()];
        if make_perfect(&self.graph(false), &mut none) {
            self.mates = none;
            return Some(0);
        }
        let mates = self.matching_with_fewest_inside()?;
        let inside = self.inside_smaller(&mates);
        self.mates = mates;
        Some(inside)
    }

    /// The first set of `wanted` shifters out of the `length` members from `start` on.
    fn first_set(&mut self, start: usize, length: usize, wanted: usize) -> Vec<Rank> {
        let mut chosen = Vec::with_capacity(wanted);
        for place in from_the_middle(length).into_iter().map(|place| start + place) {
            if chosen.len() == wanted {
                self.fates[place] = Fate::Stays;
                continue;
            }
            self.fates[place] = Fate::Shifts;
            if self.can_be_completed() {
                chosen.push(self.members[place]);
            } else {
                self.fates[place] = Fate::Stays;
            }
        }
        chosen
    }

    /// Whether a pairing respects the fates; it is kept if so.
    fn can_be_completed(&mut self) -> bool {
        let graph = self.graph(self.unavoidable > 0);
        let mut mates = self.mates.clone();
        for place in 0..mates.len() {
            if mates[place] != ALONE && !graph.has(place, mates[place]) {
                let other = std::mem::replace(&mut mates[place], ALONE);
                mates[other] = ALONE;
            }
        }
        if !mates.contains(&ALONE) {
            return true;
        }
        let found = if self.unavoidable == 0 {
            make_perfect(&graph, &mut mates)
        } else {
            match self.matching_with_fewest_inside() {
                Some(best) if self.inside_smaller(&best) <= self.unavoidable => {
                    mates = best;
                    true
                }
                _ => false,
            }
        };
        if found {
            self.mates = mates;
        }
        found
    }

    /// Who may be paired with whom as long as the fates stand; `inside`: also two of the smaller subgroup.
    fn graph(&self, inside: bool) -> Graph {
        let group = |place: usize| (place < self.smaller, self.fates[place]);
        self.contenders.graph(&self.members, group, |(a_smaller, a), (b_smaller, b)| {
            if a_smaller == b_smaller {
                (inside || !a_smaller) && (a == Fate::Open || b == Fate::Open || a != b)
            } else {
                a != Fate::Shifts && b != Fate::Shifts
            }
        })
    }

    /// A pairing that respects the fates and has the fewest pairs inside the smaller subgroup.
    fn matching_with_fewest_inside(&self) -> Option<Vec<usize>> {
        let graph = self.graph(true);
        let size = graph.size();
        let mut layout = Layout::default();
        let (pairs, across) = (layout.push_cover(size), layout.push(size));
        let mut weights = Weights::new(size, &layout);
        for a in 0..size {
            for b in (a + 1..size).filter(|&b| graph.has(a, b)) {
                let mut weight = weights.zero();
                weight.add(pairs, 1);
                weight.add(across, i64::from(b >= self.smaller));
                weights.allow(a, b, &weight);
            }
        }
        let mates = weights.best_matching();
        (!mates.contains(&ALONE)).then_some(mates)
    }

    fn inside_smaller(&self, mates: &[usize]) -> usize {
        mates[..self.smaller].iter().filter(|&&mate| mate < self.smaller).count() / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequence_numbers_start_in_the_middle() {
        let named = |length: usize| -> String {
            from_the_middle(length).into_iter().map(|place| char::from(b'A' + place as u8)).collect()
        };
        assert_eq!(named(7), "DCEBFAG", "the example of art. 4.3.3");
        assert_eq!(named(4), "BCAD");
        assert_eq!(named(1), "A");
    }
}
