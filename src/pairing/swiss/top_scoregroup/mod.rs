//! The procedure that the Double-Swiss System (C.04.5 art. 3) and the Swiss Team System (C.04.6 art. 3) share word for word:
//! the bye first (3.4); then the top scoregroup, made up with upfloaters ([`upfloaters`], 3.5), is paired ([`bracket`], 3.6),
//! until everybody is. What a participant is, what counts as a colour wish, and when floats count, is the system's own.

pub mod bracket;
pub mod explanation;
mod ordered;
pub mod question;
pub mod upfloaters;

use super::bye_first::{self, GivenBye, Impossible};
use super::completion::Completion;
pub use super::completion::Rank;
use super::matching::graph::{Bits, Graph};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::points::Points;
use std::cmp::Reverse;

/// A player or a team to be paired in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// The place in the system's own field.
    pub entry: usize,
    pub tpn: u16,
    pub score: Points,
    /// Matches played.
    pub matches: usize,
    /// C2.
    pub bye_barred: bool,
    /// A floater in the previous round.
    pub floated: bool,
    /// The colour it should get, where the system has such preferences.
    pub preference: Option<Preference>,
}

/// A colour that a team should get (C.04.6 art. 1.7); with Type A all are alike and count as mild.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    pub colour: Colour,
    pub is_strong: bool,
}

/// The participants to be paired in a round, by score and TPN; a rank is a place in this order.
#[derive(Clone, Debug)]
pub struct Contest {
    pub list: Vec<Contender>,
    /// Who may meet whom: C1, and the pairs that the event forbids.
    pub graph: Graph,
    /// Whether floats of the previous round count in this one.
    pub floats_count: bool,
}

/// A round before the colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    pub bye: Option<GivenBye>,
    /// From the highest score down.
    pub brackets: Vec<PairedBracket>,
}

/// A scoregroup made up with upfloaters, paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedBracket {
    pub residents: Vec<Rank>,
    pub upfloaters: Vec<Rank>,
    /// The top member (the smaller TPN) first, in the order of the identifier (3.6.2).
    pub pairs: Vec<(Rank, Rank)>,
}

/// The ranks of these entries among those to be paired.
pub fn ranks(list: &[Contender], entries: usize, pairs: &[(usize, usize)]) -> Vec<(Rank, Rank)> {
    let mut rank_of = vec![None; entries];
    list.iter().enumerate().for_each(|(rank, contender)| rank_of[contender.entry] = Some(rank));
    pairs.iter().filter_map(|&(a, b)| Some((rank_of[a]?, rank_of[b]?))).collect()
}

/// Everybody may meet everybody but for these pairs.
pub fn graph(size: usize, apart: impl IntoIterator<Item = (Rank, Rank)>) -> Graph {
    let mut graph = Graph::empty(size);
    (0..size).for_each(|a| (a + 1..size).for_each(|b| graph.join(a, b)));
    apart.into_iter().for_each(|(a, b)| graph.part(a, b));
    graph
}

impl Contest {
    pub fn score(&self, rank: Rank) -> Points {
        self.list[rank].score
    }

    pub fn tpn(&self, rank: Rank) -> u16 {
        self.list[rank].tpn
    }

    /// Whether one of two does not get the colour it prefers (C8 of C.04.6), and whether its preference is strong (C9): a
    /// strong one is granted before a mild one.
    fn clash(&self, a: Rank, b: Rank) -> [bool; 2] {
        match (self.list[a].preference, self.list[b].preference) {
            (Some(own), Some(their)) if own.colour == their.colour => [true, own.is_strong && their.is_strong],
            (Some(_), Some(_)) | (Some(_), None) | (None, _) => [false, false],
        }
    }

    /// Art. 3.4: the lowest score, the most matches played, the largest TPN.
    fn bye_order(&self) -> Vec<Rank> {
        let mut order: Vec<Rank> = (0..self.list.len()).collect();
        order.sort_by_key(|&rank| {
            let contender = &self.list[rank];
            (contender.score, Reverse(contender.matches), Reverse(contender.tpn))
        });
        order
    }

    /// Pairs everybody; `avoided` are kept apart as long as that leaves a complete pairing, the first the longest.
    ///
    /// # Errors
    /// Why there is no pairing.
    pub fn pair(&mut self, avoided: &[(Rank, Rank)]) -> Result<Paired, Impossible> {
        let size = self.list.len();
        let mut completion = Completion::new(self.graph.clone());
        let parted = completion.part_avoided(avoided, &|rank| !self.list[rank].bye_barred);
        parted.into_iter().for_each(|(a, b)| self.graph.part(a, b));
        let bye = bye_first::give(&self.bye_order(), |rank| self.list[rank].bye_barred, &mut completion)?;
        let to_pair: Vec<Rank> = (0..size).filter(|&rank| bye.as_ref().is_none_or(|bye| bye.rank != rank)).collect();
        let mut unpaired = to_pair.clone();
        let mut brackets = Vec::new();
        while let Some(&first) = unpaired.first() {
            let top = unpaired.partition_point(|&rank| self.score(rank) == self.score(first));
            let (residents, lower) = unpaired.split_at(top);
            // C4: where the residents and all others can be paired among themselves, nobody comes up.
            let none_needed =
                completion.pairs_all(&among(size, residents)) && completion.pairs_all(&among(size, lower));
            let following = to_pair.iter().map(|&rank| self.score(rank)).find(|&score| score < self.score(first));
            let upfloaters = match none_needed {
                true => Vec::new(),
                false => upfloaters::only(self, &mut completion, residents, lower, following)
                    .map_or_else(|| upfloaters::choose(self, residents, lower, following), |only| vec![only]),
            };
            let pairs = bracket::pair(self, residents, &upfloaters);
            let rest = lower.iter().copied().filter(|rank| !upfloaters.contains(rank)).collect();
            brackets.push(PairedBracket { residents: residents.to_vec(), upfloaters, pairs });
            unpaired = rest;
        }
        Ok(Paired { bye, brackets })
    }
}

fn among(size: usize, ranks: &[Rank]) -> Bits {
    let mut bits = Bits::empty(size);
    ranks.iter().for_each(|&rank| bits.insert(rank));
    bits
}
