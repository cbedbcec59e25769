//! Pairing one bracket: the best pairing by C4 to C8, the first of these in the order of C.04.4.2 art. 4.
//!
//! Steps, each only where the one before does not settle it:
//!
//! 1. The bracket alone: where its criteria do not stand against each other by counting (`natural`), else by a
//!    weighted matching. It holds if its floaters can do in the following bracket as well as any could, for then neither C4 nor
//!    C7 asks for others.
//! 2. A weighted matching over everybody who is left.
//!
//! All best pairings consist of the pairs that were counted, or are tight in that matching, so the order of art. 4 is followed
//! player by player, asking whether the others can still be paired by such pairs. In rare cases pairings of tight pairs exist
//! that are not among the best; if the first is one of these, the order is weighed too, some players at a time.
//!
//! The worst case is polynomial: some tens of matchings of everybody, O(n³) each.

use super::contender::{Contenders, Rank};
use super::natural;
use crate::swiss::matching::ALONE;
use crate::swiss::matching::cardinality::{Augmenter, complete};
use crate::swiss::matching::graph::{Bits, first_common};
use crate::swiss::matching::perfect::Perfect;
use crate::swiss::matching::weighted::{Layout, Optimum, Place, Weight, Weights};
use sonneborn_tournament::points::Points;

/// How many players' opponents are weighed in one matching.
const BATCH: usize = 24;

/// A paired bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    /// The higher ranked player (art. 1.8) first, in the order of their BSNs.
    pub pairs: Vec<(Rank, Rank)>,
    /// Outgoing floaters, in the order of their BSNs.
    pub floaters: Vec<Rank>,
}

/// Pairs a bracket. `members` by art. 1.8, so that their places are their BSNs less one; `next`: the residents of the
/// following scoregroup; `below`: everybody else. All that are left can be paired.
pub fn pair(contenders: &Contenders, members: &[Rank], next: &[Rank], below: &[Rank]) -> Paired {
    let alone = Weighing::of(contenders, members, &[], &[]);
    let nodes: Vec<Rank> = alone.nodes.iter().map(|&(rank, _)| rank).collect();
    let paired = match natural::best(contenders, &nodes) {
        Some(mut pairing) => {
            settle(&mut pairing, members.len());
            alone.paired(pairing.mates())
        }
        None => first_of_best(&alone),
    };
    if follows_ideally(contenders, &paired.floaters, next, below) {
        return paired;
    }
    first_of_best(&Weighing::of(contenders, members, next, below))
}

/// Whether the floaters do as well in the following bracket as any could: all of them are paired, and of the residents all
/// but an odd one, with whom those below can be paired (C4 to C7).
fn follows_ideally(contenders: &Contenders, floaters: &[Rank], next: &[Rank], below: &[Rank]) -> bool {
    let graph = &contenders.graph;
    let mut augmenter = Augmenter::new(graph.size());
    let mut left_alone = |groups: [&[Rank]; 2]| {
        let mut active = Bits::empty(graph.size());
        groups.iter().copied().flatten().for_each(|&rank| active.insert(rank));
        let mut mates = vec![ALONE; graph.size()];
        let alone = complete(&mut augmenter, graph, &active, &mut mates, active.iter());
        // Of a single one who is left, the search finds all who could be left in their place.
        let instead = alone.first().map(|&rank| {
            augmenter.augment(graph, &active, &mut mates, rank);
            augmenter.replaceable().clone()
        });
        (alone.len(), instead)
    };
    if floaters.is_empty() {
        return left_alone([next, below]).0 == 0;
    }
    match (left_alone([floaters, next]), left_alone([below, &[]])) {
        ((0, _), (0, _)) => true,
        ((1, Some(here)), (1, Some(there))) => {
            let leaves = |&&rank: &&Rank| here.has(rank) && first_common(graph.row(rank), there.words()).is_some();
            next.iter().find(leaves).is_some()
        }
        _ => false,
    }
}

/// What a player is in the weighing of a bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// Of the bracket.
    Member,
    /// Of the bracket, and known to float.
    Floating,
    /// A resident of the following scoregroup.
    Next,
    Below,
}

/// A bracket, with those below as far as they are looked at.
#[derive(Clone)]
struct Weighing<'c> {
    contenders: &'c Contenders,
    /// First the members, the last BSN first: of several possible opponents the one with the larger BSN comes first (4.3).
    nodes: Vec<(Rank, Role)>,
    /// Everybody has to be paired.
    whole: bool,
}

impl<'c> Weighing<'c> {
    fn of(contenders: &'c Contenders, members: &[Rank], next: &[Rank], below: &[Rank]) -> Weighing<'c> {
        let role = |role: Role| move |&rank: &Rank| (rank, role);
        let members = members.iter().rev().map(role(Role::Member));
        let lower = next.iter().map(role(Role::Next)).chain(below.iter().map(role(Role::Below)));
        let nodes: Vec<(Rank, Role)> = members.chain(lower).collect();
        Weighing { contenders, nodes, whole: !(next.is_empty() && below.is_empty()) }
    }

    /// The scores of the members, from the highest.
    fn scores(&self) -> Vec<Points> {
        let members = self.nodes.iter().filter(|(_, role)| matches!(role, Role::Member | Role::Floating));
        let mut scores: Vec<Points> = members.map(|&(rank, _)| self.contenders.list[rank].score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores.dedup();
        scores
    }

    /// The criteria in their order, and then for each of `first` that their opponent has the largest BSN (4.3).
    fn weights(&self, first: &[usize]) -> Weights {
        let size = self.nodes.len();
        let scores = self.scores();
        let mut layout = Layout::default();
        // A bracket alone has only members, so that its pairs are all pairs.
        let everybody = self.whole.then(|| layout.push_cover(size));
        let pairs = if self.whole { layout.push(size) } else { layout.push_cover(size) };
        let by_score = |layout: &mut Layout| -> Vec<(Points, Place)> {
            scores.iter().map(|&score| (score, layout.push(size))).collect()
        };
        let paired_here = by_score(&mut layout);
        let pairs_next = layout.push(size);
        let paired_next = by_score(&mut layout);
        let disappointed = layout.push(size);
        let opponents: Vec<Place> = first.iter().map(|_| layout.push(size)).collect();

        let mut weights = Weights::new(size, &layout);
        let score_of = |node: usize| self.contenders.list[self.nodes[node].0].score;
        let add_score = |weight: &mut Weight, places: &[(Points, Place)], member: usize| {
            if let Some(&(_, place)) = places.iter().find(|(score, _)| *score == score_of(member)) {
                weight.add(place, 1);
            }
        };
        for a in 0..size {
            for b in a + 1..size {
                let ((first_rank, here), (second_rank, there)) = (self.nodes[a], self.nodes[b]);
                if !self.may_pair(a, b) {
                    continue;
                }
                let mut weight = weights.zero();
                if let Some(everybody) = everybody {
                    weight.add(everybody, 1);
                }
                match (here, there) {
                    (Role::Member, Role::Member) => {
                        weight.add(pairs, 1);
                        add_score(&mut weight, &paired_here, a);
                        add_score(&mut weight, &paired_here, b);
                        let clash = self.contenders.same_colour(first_rank, second_rank);
                        weight.add(disappointed, -i64::from(clash));
                        for (&node, &place) in first.iter().zip(&opponents) {
                            let other = if node == a { Some(b) } else { (node == b).then_some(a) };
                            if let Some(other) = other {
                                weight.add(place, (size - other) as i64);
                            }
                        }
                    }
                    (Role::Member | Role::Floating, Role::Next) => {
                        weight.add(pairs_next, 1);
                        add_score(&mut weight, &paired_next, a);
                    }
                    (Role::Next, Role::Next) => weight.add(pairs_next, 1),
                    _ => {}
                }
                weights.allow(a, b, &weight);
            }
        }
        weights
    }

    fn may_pair(&self, a: usize, b: usize) -> bool {
        let ((first, here), (second, there)) = (self.nodes[a], self.nodes[b]);
        let in_bracket = |role: Role| matches!(role, Role::Member | Role::Floating);
        let floats_here = in_bracket(here) && in_bracket(there) && (here, there) != (Role::Member, Role::Member);
        !floats_here && self.contenders.graph.has(first, second)
    }

    fn members(&self) -> usize {
        self.nodes.iter().filter(|(_, role)| *role == Role::Member).count()
    }

    /// The bracket by the partners of the nodes.
    fn paired(&self, mates: &[usize]) -> Paired {
        let members = self.members();
        let rank = |node: usize| self.nodes[node].0;
        let mut paired = Paired { pairs: Vec::new(), floaters: Vec::new() };
        for node in (0..members).rev() {
            match mates[node] {
                mate if mate >= members => paired.floaters.push(rank(node)),
                mate if mate < node => paired.pairs.push((rank(node), rank(mate))),
                _ => {}
            }
        }
        paired
    }
}

fn first_of_best(weighing: &Weighing) -> Paired {
    let weights = weighing.weights(&[]);
    in_order(weighing, &weights, &weights.optimum()).unwrap_or_else(|| by_weights(weighing))
}

/// The first pairing of art. 4 among those of tight pairs; `None` if it is not one of the best.
fn in_order(weighing: &Weighing, weights: &Weights, best: &Optimum) -> Option<Paired> {
    let mut pairing = Perfect::tight(best);
    settle(&mut pairing, weighing.members());
    let mut mates = pairing.mates()[..weighing.nodes.len()].to_vec();
    mates.iter_mut().filter(|mate| **mate >= weighing.nodes.len()).for_each(|mate| *mate = ALONE);
    (weights.total(&mates) == weights.total(&best.mates)).then(|| weighing.paired(&mates))
}

/// Follows the order of art. 4: the first of the bracket's `members` who is left gets the last who leaves all others partners.
fn settle(pairing: &mut Perfect, members: usize) {
    let bracket = Bits::range(pairing.graph().size(), 0..members);
    for node in (0..members).rev() {
        if pairing.open().has(node) && pairing.narrow(node, &bracket) {
            pairing.settle(node);
        }
    }
}

/// The same by matchings that weigh the order too.
fn by_weights(weighing: &Weighing) -> Paired {
    let mut weighing = weighing.clone();
    let mut paired = Paired { pairs: Vec::new(), floaters: Vec::new() };
    loop {
        let members = weighing.members();
        let first: Vec<usize> =
            (0..weighing.nodes.len()).rev().filter(|&n| weighing.nodes[n].1 == Role::Member).take(BATCH).collect();
        if members == 0 {
            return paired;
        }
        let mates = weighing.weights(&first).best_matching();
        let mut made = Vec::new();
        for node in first {
            let mate = mates[node];
            if mate != ALONE && weighing.nodes[mate].1 == Role::Member {
                if mate < node {
                    paired.pairs.push((weighing.nodes[node].0, weighing.nodes[mate].0));
                    made.extend([weighing.nodes[node].0, weighing.nodes[mate].0]);
                }
            } else {
                paired.floaters.push(weighing.nodes[node].0);
                weighing.nodes[node].1 = Role::Floating;
            }
        }
        weighing.nodes.retain(|(rank, _)| !made.contains(rank));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::{Options, generate};
    use crate::swiss::burstein::{is_seeding_round, top_scoregroup};
    use crate::swiss::field::Field;
    use sonneborn_tournament::ids::RoundNo;
    use sonneborn_tournament::regulations::System;

    /// How many brackets there are, and of how many the quick ways have a verdict: counting the colours, looking at the bracket alone,
    /// and following the order of art. 4 without weighing it.
    #[derive(Debug, Default, PartialEq)]
    struct Told {
        brackets: usize,
        counted: usize,
        alone: usize,
        followed: usize,
    }

    impl Told {
        /// A bracket by each way, held against the weighing of everybody and of the order.
        fn add(&mut self, contenders: &Contenders, members: &[Rank], next: &[Rank], below: &[Rank]) -> Paired {
            self.brackets += 1;
            let alone = Weighing::of(contenders, members, &[], &[]);
            let weighed_alone = by_weights(&alone);
            let nodes: Vec<Rank> = alone.nodes.iter().map(|&(rank, _)| rank).collect();
            if let Some(mut pairing) = natural::best(contenders, &nodes) {
                settle(&mut pairing, members.len());
                assert_eq!(alone.paired(pairing.mates()), weighed_alone);
                self.counted += 1;
            }
            let whole = Weighing::of(contenders, members, next, below);
            let weighed = by_weights(&whole);
            if follows_ideally(contenders, &weighed_alone.floaters, next, below) {
                assert_eq!(weighed_alone, weighed);
                self.alone += 1;
            }
            let weights = whole.weights(&[]);
            if let Some(followed) = in_order(&whole, &weights, &weights.optimum()) {
                assert_eq!(followed, weighed);
                self.followed += 1;
            }
            assert_eq!(pair(contenders, members, next, below), weighed);
            weighed
        }
    }

    /// Where a quick way says nothing the weighing does it all: the same pairings, later. So their verdicts are counted.
    #[test]
    fn brackets_settled_quickly_are_paired_as_by_weighing() {
        for (players, rounds, forbidden_pairs, seeds, expected) in [
            (30, 9, 0, 0..4, Told { brackets: 177, counted: 150, alone: 158, followed: 177 }),
            (11, 7, 0, 0..16, Told { brackets: 354, counted: 240, alone: 215, followed: 353 }),
            // A quarter of the pairs is kept apart.
            (16, 8, 30, 0..8, Told { brackets: 219, counted: 136, alone: 126, followed: 218 }),
        ] {
            let mut told = Told::default();
            for seed in seeds {
                let options =
                    Options { system: System::Burstein, players, rounds, forbidden_pairs, seed, ..Options::eventful() };
                let event = generate(&options, &crate::pair).tournament;
                for number in (1..=event.rounds.len()).filter_map(|number| u16::try_from(number).ok()) {
                    let field = Field::of(&event, RoundNo(number));
                    let Some(pairings) = (!is_seeding_round(&field)).then(|| super::super::pair(&field).ok()).flatten()
                    else {
                        continue;
                    };
                    let contenders = Contenders::of(&field);
                    let has_bye = |rank: &Rank| pairings.bye == Some(field.entrants[contenders.list[*rank].entry].id);
                    let mut lower: Vec<Rank> = (0..contenders.list.len()).filter(|rank| !has_bye(rank)).collect();
                    let mut floaters: Vec<Rank> = Vec::new();
                    while !lower.is_empty() {
                        let (residents, below) = top_scoregroup(&contenders, &lower);
                        let (next, rest) = top_scoregroup(&contenders, below);
                        let mut members = [&floaters, residents].concat();
                        members.sort_by_key(|&rank| contenders.list[rank].standing());
                        floaters = told.add(&contenders, &members, next, rest).floaters;
                        lower = below.to_vec();
                    }
                }
            }
            assert_eq!(told, expected, "{players} players");
        }
    }
}
