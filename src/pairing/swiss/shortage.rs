//! Why not everybody can be paired, with those at fault by name: players who can meet too few others, as Tutte and Berge found
//! them. Whoever is alone in some pairing that leaves as few alone as can be is short of opponents; these fall into groups of odd
//! numbers, whose members can meet nobody outside their group but a few, of whom each helps out one group only.

use super::bye_first::Impossible;
use super::completion::Rank;
use super::matching::ALONE;
use super::matching::cardinality::{Augmenter, complete};
use super::matching::graph::{Bits, Graph, first_common, ones};
use crate::NoPairing;
use sonneborn_tournament::ids::PlayerId;

/// Players who can meet too few others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortage {
    pub players: Vec<PlayerId>,
    /// Into so many groups they fall, each of an odd number, whose members can meet each other; often each is a player alone.
    pub groups: usize,
    /// All whom they can meet outside their groups: fewer than these.
    pub opponents: Vec<PlayerId>,
    pub barred: Barred,
}

/// What keeps these players from meeting others, and each other across the groups: so many pairs by each rule, the first that does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Barred {
    pub met: usize,
    pub same_colour: usize,
    /// Kept apart by the regulations of the event.
    pub forbidden: usize,
}

/// What keeps two players apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    Met,
    SameColour,
    Forbidden,
}

/// The articles by which a system bars players from the bye, and asks that everybody can be paired, with somebody not met before,
/// and within the limits of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Articles {
    pub bye: &'static str,
    pub completion: &'static str,
    pub met: &'static str,
    /// Nobody is kept apart by colours where the system has no such limits.
    pub colour: &'static str,
}

/// The same by rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooFew {
    pub groups: Vec<Vec<Rank>>,
    pub opponents: Vec<Rank>,
}

/// Why a round of so many players cannot be paired at all.
pub fn no_pairing(
    why: Impossible,
    (graph, players): (&Graph, usize),
    articles: Articles,
    id: impl Fn(Rank) -> PlayerId,
    bar: impl Fn(Rank, Rank) -> Bar,
) -> NoPairing {
    match why {
        Impossible::Bye { barred } => {
            NoPairing::NoBye { barred: barred.into_iter().map(id).collect(), article: articles.bye }
        }
        Impossible::Opponents => no_opponents(graph, &(0..players).collect::<Vec<Rank>>(), articles, id, bar),
    }
}

/// Why some of `among` find no opponent.
pub fn no_opponents(
    graph: &Graph,
    among: &[Rank],
    articles: Articles,
    id: impl Fn(Rank) -> PlayerId,
    bar: impl Fn(Rank, Rank) -> Bar,
) -> NoPairing {
    let (found, alone) = find(graph, among);
    let told = |too_few: &TooFew| Shortage {
        players: too_few.groups.iter().flatten().map(|&rank| id(rank)).collect(),
        groups: too_few.groups.len(),
        opponents: too_few.opponents.iter().map(|&rank| id(rank)).collect(),
        barred: too_few.barred(among, &bar),
    };
    // One of an odd number is to have the bye.
    let short = alone - among.len() % 2;
    NoPairing::NoOpponents { shortages: found.iter().map(told).collect(), short, articles }
}

/// Who of `among` can meet too few others, each set a reason by itself, and how many of `among` stay alone at least.
pub fn find(graph: &Graph, among: &[Rank]) -> (Vec<TooFew>, usize) {
    let size = graph.size();
    let mut active = Bits::empty(size);
    among.iter().for_each(|&rank| active.insert(rank));
    let (mut mates, mut augmenter) = (vec![ALONE; size], Augmenter::new(size));
    let alone = complete(&mut augmenter, graph, &active, &mut mates, among.iter().copied());
    let mut spare = Bits::empty(size);
    let mut open = active.clone();
    for &rank in &alone {
        augmenter.augment(graph, &open, &mut mates, rank);
        augmenter.replaceable().iter().for_each(|other| spare.insert(other));
        augmenter.leave_out(&mut open, &mates);
    }
    let mut found = sets(graph, &active, &spare);
    leave_out_the_odd_rest(&mut found);
    (found, alone.len())
}

/// The groups of the spare, and the sets of them that the same opponents hold together.
fn sets(graph: &Graph, active: &Bits, spare: &Bits) -> Vec<TooFew> {
    let groups = groups(graph, spare);
    let mut group_of = vec![ALONE; graph.size()];
    for (number, group) in groups.iter().enumerate() {
        group.iter().for_each(|&rank| group_of[rank] = number);
    }
    let mut unseen = active.clone();
    spare.iter().for_each(|rank| unseen.remove(rank));
    let mut is_placed = vec![false; groups.len()];
    let mut sets = Vec::new();
    for first in 0..groups.len() {
        if std::mem::replace(&mut is_placed[first], true) {
            continue;
        }
        let (mut numbers, mut opponents) = (vec![first], Vec::new());
        let mut next = 0;
        while let Some(&number) = numbers.get(next) {
            next += 1;
            for &rank in &groups[number] {
                while let Some(opponent) = first_common(graph.row(rank), unseen.words()) {
                    unseen.remove(opponent);
                    opponents.push(opponent);
                    let others = spare.iter().filter(|&other| graph.has(opponent, other)).map(|other| group_of[other]);
                    numbers.extend(others.filter(|&other| !std::mem::replace(&mut is_placed[other], true)));
                }
            }
        }
        opponents.sort_unstable();
        sets.push(TooFew { groups: numbers.into_iter().map(|number| groups[number].clone()).collect(), opponents });
    }
    sets
}

/// The spare who can meet each other, directly or by way of others.
fn groups(graph: &Graph, spare: &Bits) -> Vec<Vec<Rank>> {
    let mut unseen = spare.clone();
    let mut groups = Vec::new();
    for first in spare.iter() {
        if !unseen.has(first) {
            continue;
        }
        unseen.remove(first);
        let mut group = vec![first];
        let mut next = 0;
        while let Some(&rank) = group.get(next) {
            next += 1;
            for word in 0..unseen.words().len() {
                let found = graph.row(rank)[word] & unseen.words()[word];
                unseen.words_mut()[word] &= !found;
                group.extend(ones(found).map(|bit| word * u64::BITS as usize + bit));
            }
        }
        group.sort_unstable();
        groups.push(group);
    }
    groups
}

/// Where others are at fault, the many who could meet each other were their number not odd are not: they are told only where
/// nothing else is.
fn leave_out_the_odd_rest(found: &mut Vec<TooFew>) {
    let players: usize = found.iter().flat_map(|set| &set.groups).map(Vec::len).sum();
    let is_rest = |group: &Vec<Rank>| group.len() > 1 && 2 * group.len() > players;
    let without = |set: &TooFew| {
        let groups = set.groups.iter().filter(|group| !is_rest(group)).cloned().collect();
        TooFew { groups, opponents: set.opponents.clone() }
    };
    let at_fault = |set: &TooFew| set.groups.len() > set.opponents.len();
    let told: Vec<TooFew> = found.iter().map(without).filter(at_fault).collect();
    if !told.is_empty() {
        *found = told;
    }
}

impl TooFew {
    fn barred(&self, among: &[Rank], bar: &impl Fn(Rank, Rank) -> Bar) -> Barred {
        let mut barred = Barred::default();
        let mut others: Vec<Rank> = among.to_vec();
        others.retain(|rank| self.opponents.binary_search(rank).is_err());
        for group in &self.groups {
            // Pairs of two groups are counted with the first.
            others.retain(|rank| group.binary_search(rank).is_err());
            for (&rank, &other) in group.iter().flat_map(|rank| others.iter().map(move |other| (rank, other))) {
                match bar(rank, other) {
                    Bar::Met => barred.met += 1,
                    Bar::SameColour => barred.same_colour += 1,
                    Bar::Forbidden => barred.forbidden += 1,
                }
            }
        }
        barred
    }
}
