//! The players of a round as the Burstein System sees them: Index, colour preference, and whom they may meet (C.04.4.2
//! art. 1.5 to 1.8, 2.1).

use super::index::{Index, index};
use crate::swiss::colours::{Colours, Strength};
pub use crate::swiss::completion::Rank;
use crate::swiss::field::{Entry, Field};
use crate::swiss::matching::graph::Graph;
use sonneborn_tournament::points::Points;
use std::cmp::Reverse;

/// A player to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    pub entry: Entry,
    pub tpn: u16,
    /// The pairing score.
    pub score: Points,
    pub index: Index,
    pub colours: Colours,
    /// Games played over the board.
    pub games: usize,
    /// C2: may not get the pairing-allocated bye.
    pub bye_barred: bool,
}

impl Contender {
    /// The order of art. 1.8, in which the score does not count.
    pub fn standing(&self) -> (Reverse<Index>, u16) {
        (Reverse(self.index), self.tpn)
    }
}

/// Everybody to be paired in a round, by score, and among equals in the order of art. 1.8.
#[derive(Clone, Debug)]
pub struct Contenders {
    pub list: Vec<Contender>,
    /// Who may meet whom, by rank: C1, C3, and the pairs that the event forbids.
    pub graph: Graph,
}

impl Contenders {
    pub fn of(field: &Field) -> Contenders {
        let entries = (0..field.entrants.len()).filter(|&entry| field.entrants[entry].to_be_paired);
        let mut list: Vec<Contender> = entries.map(|entry| contender(field, entry)).collect();
        list.sort_by_key(|contender| (Reverse(contender.score), contender.standing()));
        let graph = graph(field, &list);
        Contenders { list, graph }
    }

    /// C8: one of the two would not get the colour due to them.
    pub fn same_colour(&self, a: Rank, b: Rank) -> bool {
        self.list[a].colours.clash(self.list[b].colours)
    }

    /// C3: both have the same absolute preference.
    pub fn same_absolute(&self, a: Rank, b: Rank) -> bool {
        same_absolute(&self.list[a], &self.list[b])
    }
}

fn contender(field: &Field, entry: Entry) -> Contender {
    let entrant = &field.entrants[entry];
    Contender {
        entry,
        tpn: entrant.tpn.0,
        score: entrant.pairing_score,
        index: index(field, entry),
        colours: Colours::of(entrant),
        games: entrant.met().count(),
        bye_barred: entrant.history.iter().any(|past| past.bars_bye(field.win)),
    }
}

fn same_absolute(a: &Contender, b: &Contender) -> bool {
    a.colours.clash(b.colours) && a.colours.strength == Strength::Absolute && b.colours.strength == Strength::Absolute
}

fn graph(field: &Field, list: &[Contender]) -> Graph {
    let mut rank_of = vec![None; field.entrants.len()];
    for (rank, contender) in list.iter().enumerate() {
        rank_of[contender.entry] = Some(rank);
    }
    let mut graph = Graph::empty(list.len());
    for a in 0..list.len() {
        (a + 1..list.len()).filter(|&b| !same_absolute(&list[a], &list[b])).for_each(|b| graph.join(a, b));
    }
    for (rank, contender) in list.iter().enumerate() {
        let met = field.entrants[contender.entry].met().filter_map(|opponent| rank_of[opponent]);
        met.for_each(|opponent| graph.part(rank, opponent));
    }
    for &(a, b) in &field.forbidden {
        if let (Some(a), Some(b)) = (rank_of[a], rank_of[b]) {
            graph.part(a, b);
        }
    }
    graph
}
