//! Pairing one bracket (C.04.4.1 art. 3.2.3 to 3.2.6): its two subgroups, the shifts that even them out, and the first
//! transposition.
//!
//! Nearly always nobody of the smaller subgroup has to be shifted, and the first of the larger one in the order of
//! art. 4.3 can be: [`pair_naturally`] tries that and nothing else. If it fails, [`pair`] finds the shifters one by one,
//! asking before each whether the pairing could still be completed with them among them.

use super::contender::{Contenders, Rank};
use super::shifters::{self, Shifters};
use super::subgroups::Subgroups;
use crate::swiss::matching::bipartite;

/// A paired bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    /// In the order of S1: its member, then their opponent from T2.
    pub pairs: Vec<(Rank, Rank)>,
    pub shifters: Shifters,
}

/// The pairing of the bracket if it needs no shift out of the smaller subgroup and the first shifters of the larger one
/// will do. If there is such a pairing, art. 3.2 asks for this one.
pub fn pair_naturally(contenders: &Contenders, members: &[Rank]) -> Option<Paired> {
    let subgroups = Subgroups::of(contenders, members);
    let larger = subgroups.by_size().1;
    let order = shifters::from_the_middle(larger.len());
    let from_larger = order.into_iter().take(subgroups.surplus()).map(|place| larger[place]).collect();
    let shifters = Shifters { from_smaller: Vec::new(), from_larger };
    first_transposition(contenders, &subgroups, &shifters).map(|pairs| Paired { pairs, shifters })
}

/// The pairing of a bracket that has a legal one; `None` if it has not.
pub fn pair(contenders: &Contenders, members: &[Rank]) -> Option<Paired> {
    if let Some(paired) = pair_naturally(contenders, members) {
        return Some(paired);
    }
    let subgroups = Subgroups::of(contenders, members);
    let shifters = shifters::choose(contenders, &subgroups)?;
    first_transposition(contenders, &subgroups, &shifters).map(|pairs| Paired { pairs, shifters })
}

/// Art. 3.2.5 and 3.2.6: S1 by ARO and TPN against the first transposition of G2 that is legal.
fn first_transposition(
    contenders: &Contenders,
    subgroups: &Subgroups,
    shifters: &Shifters,
) -> Option<Vec<(Rank, Rank)>> {
    let (mut s1, mut g2) = shifted(subgroups, shifters);
    debug_assert_eq!(s1.len(), g2.len(), "the shifts even the subgroups out");
    s1.sort_by_key(|&rank| (contenders.list[rank].aro, contenders.list[rank].tpn));
    g2.sort_by_key(|&rank| contenders.list[rank].tpn);
    let members: Vec<Rank> = s1.iter().chain(&g2).copied().collect();
    let in_s1 = |place: usize| place < s1.len();
    let graph = contenders.graph(&members, in_s1, |a, b| a != b);
    let t2 = bipartite::first_perfect(&graph, s1.len())?;
    Some(s1.iter().zip(t2).map(|(&first, place)| (first, g2[place])).collect())
}

/// G1 and G2 after the shifts.
fn shifted(subgroups: &Subgroups, shifters: &Shifters) -> (Vec<Rank>, Vec<Rank>) {
    let moved = |rank: &Rank| shifters.from_smaller.contains(rank) || shifters.from_larger.contains(rank);
    let stay = |group: &[Rank]| group.iter().copied().filter(|rank| !moved(rank)).collect::<Vec<Rank>>();
    let come = |group: &[Rank]| group.iter().copied().filter(moved).collect::<Vec<Rank>>();
    let Subgroups { white, black } = subgroups;
    ([stay(white), come(black)].concat(), [stay(black), come(white)].concat())
}
