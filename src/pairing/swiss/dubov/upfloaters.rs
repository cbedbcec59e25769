//! Which players of lower scoregroups come up into a bracket (C.04.4.1 art. 3.2.1 and 3.2.2, in the order of art. 4.2).
//!
//! The fewest upfloaters (C5) with the highest scores (C6) come first, then the quality of the bracket that they make:
//! C7, then C8 to C10. Three ways lead to the same set, each tried only where the one before fails:
//!
//! 1. An even scoregroup that can be paired needs none. An odd one needs one, and no bracket can have fewer same-colour
//!    pairs than the surplus of one preference: the first player of the next scoregroup, by C8 to C10 and art. 4.2, whose
//!    bracket has no more is the one.
//! 2. Else a weighted matching of the residents with the players who can matter: the scores of the upfloaters follow from
//!    how many residents each lower scoregroup can help out, and of players alike in everything but the TPN only the first
//!    few count. It supposes that the others can be paired; if they can, nothing was lost.
//! 3. If they cannot, the same matching over everybody who is left (C4).

use super::bracket::{self, Paired};
use super::contender::{Contender, Contenders, Preference, Rank};
use super::subgroups::Subgroups;
use crate::swiss::completion::{Completion, is_perfect};
use crate::swiss::matching::ALONE;
use crate::swiss::matching::cardinality::Augmenter;
use crate::swiss::matching::graph::Bits;
use crate::swiss::matching::perfect::Perfect;
use crate::swiss::matching::weighted::{Layout, Optimum, Place, Weights};
use std::cmp::Reverse;

/// The upfloaters of a bracket.
pub struct Choice {
    pub upfloaters: Vec<Rank>,
    /// The bracket's pairing, where finding the upfloaters found it as well.
    pub paired: Option<Paired>,
}

impl Choice {
    fn of(upfloaters: Vec<Rank>, paired: Option<Paired>) -> Choice {
        Choice { upfloaters, paired }
    }
}

/// Chooses the upfloaters for `residents` out of `lower`, both in the order of the ranks; `None` if the two together have
/// no legal pairing.
pub fn choose(
    contenders: &Contenders,
    completion: &mut Completion,
    residents: &[Rank],
    lower: &[Rank],
) -> Option<Choice> {
    let mut others_can_be_paired = |upfloaters: &[Rank]| {
        let mut rest = Bits::empty(contenders.len());
        lower.iter().for_each(|&rank| rest.insert(rank));
        upfloaters.iter().for_each(|&rank| rest.remove(rank));
        completion.pairs_all(&rest)
    };
    let simple = if residents.len().is_multiple_of(2) {
        none(contenders, residents, &mut others_can_be_paired)
    } else {
        one(contenders, residents, lower, &mut others_can_be_paired)
    };
    if simple.is_some() {
        return simple;
    }
    let pool = pool(contenders, residents, lower)?;
    let likely = best_set(contenders, residents, &pool, OtherPairs::Supposed)?;
    if others_can_be_paired(&likely) {
        return Some(Choice::of(likely, None));
    }
    best_set(contenders, residents, lower, OtherPairs::Legal).map(|upfloaters| Choice::of(upfloaters, None))
}

/// No upfloater, if the residents can be paired.
fn none(
    contenders: &Contenders,
    residents: &[Rank],
    others_can_be_paired: &mut impl FnMut(&[Rank]) -> bool,
) -> Option<Choice> {
    let paired = bracket::pair_naturally(contenders, residents);
    let can_be_paired = paired.is_some() || is_perfect(&contenders.graph(residents, |_| (), |(), ()| true));
    (can_be_paired && others_can_be_paired(&[])).then(|| Choice::of(Vec::new(), paired))
}

/// One upfloater of the next scoregroup with whom the bracket has as few same-colour pairs as can be hoped for.
fn one(
    contenders: &Contenders,
    residents: &[Rank],
    lower: &[Rank],
    others_can_be_paired: &mut impl FnMut(&[Rank]) -> bool,
) -> Option<Choice> {
    let next_score = contenders.list[*lower.first()?].score;
    let next = lower.iter().copied().take_while(|&rank| contenders.list[rank].score == next_score);
    let whites = residents.iter().filter(|&&rank| contenders.prefers_white(rank)).count();
    let blacks = residents.len() - whites;
    let same_colour_pairs = |rank: Rank| {
        let white = usize::from(contenders.prefers_white(rank));
        (whites + white).abs_diff(blacks + 1 - white) / 2
    };
    let mut candidates: Vec<Rank> = next.collect();
    candidates.sort_by_key(|&rank| (same_colour_pairs(rank), Floats::of(contenders, rank), rank));
    let fewest = same_colour_pairs(*candidates.first()?);
    for &candidate in candidates.iter().take_while(|&&rank| same_colour_pairs(rank) == fewest) {
        if !others_can_be_paired(&[candidate]) {
            continue;
        }
        let members = [residents, &[candidate]].concat();
        let paired = bracket::pair_naturally(contenders, &members);
        if paired.is_some() || has_fewest_same_colour_pairs(contenders, &members) {
            return Some(Choice::of(vec![candidate], paired));
        }
    }
    None
}

/// Whether the bracket has a legal pairing with no more same-colour pairs than the surplus of one preference.
fn has_fewest_same_colour_pairs(contenders: &Contenders, members: &[Rank]) -> bool {
    let one_colour = members.windows(2).all(|pair| contenders.same_colour(pair[0], pair[1]));
    if one_colour {
        is_perfect(&contenders.graph(members, |_| (), |(), ()| true))
    } else {
        Subgroups::of(contenders, members).spares_the_smaller(contenders)
    }
}

/// What an upfloater costs by C8, C9 and C10; nothing in the last round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Floats {
    pub maximum: bool,
    pub times: u16,
    pub last_round: bool,
}

impl Floats {
    pub fn of(contenders: &Contenders, rank: Rank) -> Floats {
        let contender = &contenders.list[rank];
        if contenders.last_round {
            return Floats::default();
        }
        Floats {
            maximum: contender.maximum_upfloater,
            times: if contender.maximum_upfloater { contender.upfloats } else { 0 },
            last_round: contender.upfloated_last_round,
        }
    }
}

/// The lower players among whom the best set is, if all the others can be paired; `None` if they cannot help out all
/// residents.
///
/// Growing a matching that covers the residents, scoregroup by scoregroup, shows how many of each come up (C5, C6): sets
/// of the fewest upfloaters are the bases of a matroid. Of players with the same preference and floats who may meet all
/// residents, only the first of each scoregroup can be in the first set.
fn pool(contenders: &Contenders, residents: &[Rank], lower: &[Rank]) -> Option<Vec<Rank>> {
    let mut pool = Vec::new();
    let mut members = residents.to_vec();
    let mut mates = vec![ALONE; members.len()];
    let mut alone: Vec<usize> = grow(contenders, &members, residents.len(), &mut mates, (0..members.len()).collect());
    for scoregroup in lower.chunk_by(|&a, &b| contenders.list[a].score == contenders.list[b].score) {
        if alone.is_empty() {
            break;
        }
        members.extend(scoregroup);
        mates.resize(members.len(), ALONE);
        let before = alone.len();
        alone = grow(contenders, &members, residents.len(), &mut mates, alone);
        let come_up = before - alone.len();
        pool.extend(relevant(contenders, residents, scoregroup, come_up));
    }
    alone.is_empty().then_some(pool)
}

/// Finds partners for the residents in `alone`; gives those who stay alone.
fn grow(
    contenders: &Contenders,
    members: &[Rank],
    residents: usize,
    mates: &mut [usize],
    alone: Vec<usize>,
) -> Vec<usize> {
    let graph = contenders.graph(members, |place| place < residents, |a, b| a || b);
    let active = Bits::range(members.len(), 0..members.len());
    let mut augmenter = Augmenter::new(members.len());
    let stays_alone = |&place: &usize| mates[place] == ALONE && !augmenter.augment(&graph, &active, mates, place);
    alone.into_iter().filter(stays_alone).collect()
}

/// The players of a scoregroup one of whom may be among its `come_up` upfloaters.
fn relevant(contenders: &Contenders, residents: &[Rank], scoregroup: &[Rank], come_up: usize) -> Vec<Rank> {
    let mut seen: Vec<(Preference, Floats, usize)> = Vec::new();
    let is_resident = |rank: &Rank| residents.binary_search(rank).is_ok();
    let may_be_chosen = |&&rank: &&Rank| {
        let contender: &Contender = &contenders.list[rank];
        if come_up == 0 || contender.barred.iter().any(is_resident) {
            return come_up > 0;
        }
        let kind = (contender.preference, Floats::of(contenders, rank));
        match seen.iter_mut().find(|(preference, floats, _)| (*preference, *floats) == kind) {
            Some((_, _, count)) => {
                *count += 1;
                *count <= come_up
            }
            None => {
                seen.push((kind.0, kind.1, 1));
                true
            }
        }
    };
    scoregroup.iter().filter(may_be_chosen).copied().collect()
}

/// What is known of the pairs among the players who do not come up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OtherPairs {
    /// Any two of them will do; it is tested afterwards.
    Supposed,
    /// Only legal pairs will do, and there must be enough of them (C4).
    Legal,
}

/// The first set of the best quality out of the pool, which is in the order of art. 4.2; `None` if there is none.
///
/// All best matchings are made of pairs that are tight in one of them, so that player by player it is asked whether there
/// is one of tight pairs in which they come up. Most of these are among the best; only where one is not, it is weighed anew.
fn best_set(contenders: &Contenders, residents: &[Rank], pool: &[Rank], others: OtherPairs) -> Option<Vec<Rank>> {
    let mut problem = Problem::new(contenders, residents, pool, others);
    let best = problem.solve()?;
    let quality = problem.quality(&best.mates);
    let wanted = problem.upfloaters(&best.mates).len();
    let mut tight = Perfect::tight(&best);
    let mut places = residents.len()..residents.len() + pool.len();
    while problem.fixed.len() < wanted {
        let place = places.next()?;
        let Some(with_place) = coming_up(&tight, place, residents.len()) else { continue };
        problem.fixed.push(place);
        if problem.quality(with_place.mates()) == quality {
            tight = with_place;
            continue;
        }
        match problem.solve() {
            Some(other) if problem.quality(&other.mates) == quality => tight = Perfect::tight(&other),
            _ => {
                problem.fixed.pop();
            }
        }
    }
    Some(problem.fixed.iter().map(|&place| problem.members[place]).collect())
}

/// Only the pairs by which the player at this place meets a resident; `None` if not everyone could be paired then.
fn coming_up(tight: &Perfect, place: usize, residents: usize) -> Option<Perfect> {
    tight.restricted(|graph| {
        (residents..graph.size()).filter(|&other| other != place).for_each(|other| graph.part(place, other));
    })
}

/// The quality of a set by C5 to C10, the smaller the better: number of upfloaters, their scores from the lowest up,
/// same-colour pairs, and the sums of C8, C9 and C10.
type Quality = (usize, Vec<Reverse<sonneborn_tournament::points::Points>>, usize, [u32; 3]);

/// A matching of residents and pool whose weight is the quality of the upfloaters.
struct Problem<'a> {
    contenders: &'a Contenders,
    members: Vec<Rank>,
    residents: usize,
    others: OtherPairs,
    /// Places of those who must come up.
    fixed: Vec<usize>,
    layout: Layout,
    lanes: Lanes,
}

/// Where each criterion stands in the weights.
struct Lanes {
    pairs: Place,
    upfloaters: Place,
    /// For each member of the pool, the one of their score.
    score: Vec<Place>,
    same_colour: Place,
    maximum: Place,
    times: Place,
    last_round: Place,
}

impl<'a> Problem<'a> {
    fn new(contenders: &'a Contenders, residents: &[Rank], pool: &[Rank], others: OtherPairs) -> Problem<'a> {
        let members = [residents, pool].concat();
        let (count, size) = (residents.len(), members.len());
        let mut layout = Layout::default();
        let pairs = layout.push_cover(size);
        let upfloaters = layout.push(count);
        let mut score = vec![upfloaters; pool.len()];
        for index in (0..pool.len()).rev() {
            let of = |index: usize| contenders.list[pool[index]].score;
            score[index] = match score.get(index + 1) {
                Some(&below) if of(index) == of(index + 1) => below,
                _ => layout.push(count),
            };
        }
        let same_colour = layout.push(size);
        let maximum = layout.push(count);
        let times = pool.iter().map(|&rank| usize::from(Floats::of(contenders, rank).times)).sum();
        let times = layout.push(times);
        let last_round = layout.push(count);
        let lanes = Lanes { pairs, upfloaters, score, same_colour, maximum, times, last_round };
        Problem { contenders, members, residents: count, others, fixed: Vec::new(), layout, lanes }
    }

    /// The best perfect matching in which everybody in `fixed` meets a resident.
    fn solve(&self) -> Option<Optimum> {
        let size = self.members.len();
        // With an odd number, one of the pool stays out, next to nobody.
        let even = size + size % 2;
        let mut weights = Weights::new(even, &self.layout);
        for a in 0..size {
            for b in a + 1..size {
                self.weigh(&mut weights, a, b);
            }
        }
        if even > size && self.others == OtherPairs::Supposed {
            let mut weight = weights.zero();
            weight.add(self.lanes.pairs, 1);
            for place in (self.residents..size).filter(|place| !self.fixed.contains(place)) {
                weights.allow(place, size, &weight);
            }
        }
        let best = weights.optimum();
        (!best.mates.contains(&ALONE)).then_some(best)
    }

    /// Puts the pair of two members, the first of them higher, into the weights.
    fn weigh(&self, weights: &mut Weights, a: usize, b: usize) {
        let legal = self.contenders.may_meet(self.members[a], self.members[b]);
        let mut weight = weights.zero();
        weight.add(self.lanes.pairs, 1);
        if a >= self.residents {
            let stay_down = !self.fixed.contains(&a) && !self.fixed.contains(&b);
            if stay_down && (legal || self.others == OtherPairs::Supposed) {
                weights.allow(a, b, &weight);
            }
            return;
        }
        if !legal {
            return;
        }
        if self.contenders.same_colour(self.members[a], self.members[b]) {
            weight.add(self.lanes.same_colour, -1);
        }
        if b >= self.residents {
            let floats = Floats::of(self.contenders, self.members[b]);
            weight.add(self.lanes.upfloaters, -1);
            weight.add(self.lanes.score[b - self.residents], -1);
            weight.add(self.lanes.maximum, -i64::from(floats.maximum));
            weight.add(self.lanes.times, -i64::from(floats.times));
            weight.add(self.lanes.last_round, -i64::from(floats.last_round));
        }
        weights.allow(a, b, &weight);
    }

    /// Places of the pool whose partner is a resident.
    fn upfloaters(&self, mates: &[usize]) -> Vec<usize> {
        (self.residents..self.members.len()).filter(|&place| mates[place] < self.residents).collect()
    }

    fn quality(&self, mates: &[usize]) -> Quality {
        let upfloaters = self.upfloaters(mates);
        let list = &self.contenders.list;
        let scores = upfloaters.iter().rev().map(|&place| Reverse(list[self.members[place]].score)).collect();
        let same_colour = (0..self.members.len())
            .filter(|&place| place < mates[place] && place < self.residents)
            .filter(|&place| self.contenders.same_colour(self.members[place], self.members[mates[place]]))
            .count();
        let mut floats = [0; 3];
        for &place in &upfloaters {
            let of = Floats::of(self.contenders, self.members[place]);
            floats[0] += u32::from(of.maximum);
            floats[1] += u32::from(of.times);
            floats[2] += u32::from(of.last_round);
        }
        (upfloaters.len(), scores, same_colour, floats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::{Options, generate};
    use crate::swiss::dubov::PairedRound;
    use crate::swiss::field::Field;
    use sonneborn_tournament::ids::RoundNo;
    use sonneborn_tournament::regulations::System;

    /// The quick ways come to the upfloaters of the matching over everybody. The simple ones alone find the pairing too, so they can
    /// be counted; so can the sets out of the pool after which the others can be paired.
    #[test]
    fn upfloaters_found_quickly_are_those_of_the_matching() {
        for (players, rounds, forbidden_pairs, seeds, expected) in [
            (30, 8, 0, 0..8, (345, 312, 342)),
            (11, 7, 0, 0..16, (357, 252, 334)),
            // A quarter of the pairs is kept apart.
            (16, 8, 30, 0..8, (255, 161, 224)),
        ] {
            let (mut brackets, mut simple, mut pooled) = (0, 0, 0);
            for seed in seeds {
                let options =
                    Options { system: System::Dubov, players, rounds, forbidden_pairs, seed, ..Options::eventful() };
                let event = generate(&options, &crate::pair).tournament;
                for number in (1..=event.rounds.len()).filter_map(|number| u16::try_from(number).ok()) {
                    let Ok(round) = PairedRound::new(&Field::of(&event, RoundNo(number)), None) else { continue };
                    let (contenders, name) = (&round.contenders, format!("{players} players, seed {seed}, {number}"));
                    let mut completion = Completion::new(contenders.whole_graph());
                    let has_bye = |rank: &Rank| round.bye.as_ref().is_some_and(|bye| bye.rank == *rank);
                    let mut unpaired: Vec<Rank> = (0..contenders.len()).filter(|rank| !has_bye(rank)).collect();
                    for one in &round.brackets {
                        unpaired.retain(|rank| !one.residents.contains(rank));
                        let found = choose(contenders, &mut completion, &one.residents, &unpaired).expect("paired");
                        let weighed = best_set(contenders, &one.residents, &unpaired, OtherPairs::Legal);
                        assert_eq!(Some(&found.upfloaters), weighed.as_ref(), "{name}");
                        assert_eq!(found.upfloaters, one.upfloaters, "{name}");
                        let pool = pool(contenders, &one.residents, &unpaired).expect("they can be paired");
                        let likely = best_set(contenders, &one.residents, &pool, OtherPairs::Supposed).expect("so");
                        let mut rest = Bits::empty(contenders.len());
                        unpaired.iter().filter(|rank| !likely.contains(rank)).for_each(|rank| rest.insert(*rank));
                        if completion.pairs_all(&rest) {
                            assert_eq!(Some(likely), weighed, "{name}");
                            pooled += 1;
                        }
                        unpaired.retain(|rank| !one.upfloaters.contains(rank));
                        brackets += 1;
                        simple += usize::from(found.paired.is_some());
                    }
                }
            }
            assert_eq!((brackets, simple, pooled), expected, "{players} players");
        }
    }
}
