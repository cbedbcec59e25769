//! The two subgroups of a bracket, by the colours sought (C.04.4.1 art. 3.2.3).

use super::contender::{Contenders, Rank};
use crate::swiss::completion::is_perfect;

/// The two subgroups of art. 3.2.3, each in the order in which its shifters are listed (art. 4.3.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subgroups {
    /// White seekers by ARO and TPN, or the first half where nobody has played.
    pub white: Vec<Rank>,
    /// Black seekers by TPN, or the second half.
    pub black: Vec<Rank>,
}

impl Subgroups {
    pub fn of(contenders: &Contenders, members: &[Rank]) -> Subgroups {
        let mut members = members.to_vec();
        members.sort_unstable_by_key(|&rank| contenders.list[rank].tpn);
        let nobody_has_played = members.iter().all(|&rank| contenders.list[rank].colours.is_empty());
        let (mut white, black): (Vec<Rank>, Vec<Rank>) = if nobody_has_played {
            let (first, second) = members.split_at(members.len() / 2);
            (first.to_vec(), second.to_vec())
        } else {
            members.into_iter().partition(|&rank| contenders.prefers_white(rank))
        };
        white.sort_by_key(|&rank| (contenders.list[rank].aro, contenders.list[rank].tpn));
        Subgroups { white, black }
    }

    /// The smaller subgroup, G1 if they are equal, and the larger one.
    pub(crate) fn by_size(&self) -> (&[Rank], &[Rank]) {
        if self.white.len() <= self.black.len() { (&self.white, &self.black) } else { (&self.black, &self.white) }
    }

    /// How many the larger one has to give to the smaller one.
    pub fn surplus(&self) -> usize {
        self.white.len().abs_diff(self.black.len()) / 2
    }

    /// Whether the bracket can be paired so that nobody of the smaller subgroup meets another of it.
    pub(crate) fn spares_the_smaller(&self, contenders: &Contenders) -> bool {
        let (smaller, larger) = self.by_size();
        let members: Vec<Rank> = smaller.iter().chain(larger).copied().collect();
        let in_smaller = |place: usize| place < smaller.len();
        is_perfect(&contenders.graph(&members, in_smaller, |a, b| !(a && b)))
    }
}
