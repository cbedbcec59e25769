//! Where each lane of a question of the Dutch System stands in the list of its weights, so that a pair looks at none that it has nothing in.

use crate::lane::Lane;
use crate::points::Points;
use alloc::vec;
use alloc::vec::Vec;

/// Where each lane stands in the list of a question; [`NOWHERE`] if it is not in it.
#[derive(Debug, Default)]
pub(crate) struct Places {
    pub(crate) bye_score: usize,
    pub(crate) pairs: usize,
    pub(crate) next_pairs: usize,
    pub(crate) games: usize,
    pub(crate) denied: [usize; 4],
    /// By how many rounds ago, less one.
    pub(crate) down: [usize; 2],
    pub(crate) up: [usize; 2],
    pub(crate) stay: usize,
    pub(crate) sum: usize,
    pub(crate) nodes: Vec<NodePlaces>,
}

pub(crate) const NOWHERE: usize = usize::MAX;

/// The lanes that are of one node, or of its score.
#[derive(Clone, Debug)]
pub(crate) struct NodePlaces {
    pub(crate) paired: usize,
    pub(crate) next_paired: usize,
    pub(crate) down_by: [usize; 2],
    pub(crate) up_by: [usize; 2],
    pub(crate) set: usize,
    pub(crate) opponent: usize,
    pub(crate) leaves: usize,
    pub(crate) enters: usize,
    pub(crate) partner: usize,
}

const NONE: NodePlaces = NodePlaces {
    paired: NOWHERE,
    next_paired: NOWHERE,
    down_by: [NOWHERE; 2],
    up_by: [NOWHERE; 2],
    set: NOWHERE,
    opponent: NOWHERE,
    leaves: NOWHERE,
    enters: NOWHERE,
    partner: NOWHERE,
};

impl Places {
    /// Of a question: its lanes, and by node the score and the BSN.
    pub(crate) fn of(lanes: &[Lane], of_nodes: &[(Points, usize)]) -> Places {
        let mut places = Places {
            bye_score: NOWHERE,
            pairs: NOWHERE,
            next_pairs: NOWHERE,
            games: NOWHERE,
            denied: [NOWHERE; 4],
            down: [NOWHERE; 2],
            up: [NOWHERE; 2],
            stay: NOWHERE,
            sum: NOWHERE,
            nodes: vec![NONE; of_nodes.len()],
        };
        for (index, &lane) in lanes.iter().enumerate() {
            places.put(of_nodes, lane, index);
        }
        places
    }

    fn put(&mut self, of_nodes: &[(Points, usize)], lane: Lane, index: usize) {
        let of_bsn = |bsn: usize| (0..of_nodes.len()).filter(move |&node| of_nodes[node].1 == bsn);
        match lane {
            Lane::Complete => {}
            // Of the other systems.
            Lane::ByeGames
            | Lane::ByeNumber
            | Lane::Upfloaters
            | Lane::UpfloatersOf(_)
            | Lane::SameColour
            | Lane::Upfloated(_)
            | Lane::ComesUp(_)
            | Lane::Inside
            | Lane::Shifts(_)
            | Lane::Following
            | Lane::FloatedAgain
            | Lane::Unfulfilled(_)
            | Lane::OpponentAgain
            | Lane::Top(_) => {}
            Lane::ByeScore => self.bye_score = index,
            Lane::Pairs => self.pairs = index,
            Lane::NextPairs => self.next_pairs = index,
            Lane::Games => self.games = index,
            Lane::Denied(which) => self.denied[which] = index,
            Lane::Down(back) => self.down[back - 1] = index,
            Lane::Up(back) => self.up[back - 1] = index,
            Lane::Stay => self.stay = index,
            Lane::Sum => self.sum = index,
            Lane::Paired(score) => self.of_score(of_nodes, score, |own| own.paired = index),
            Lane::NextPaired(score) => self.of_score(of_nodes, score, |own| own.next_paired = index),
            Lane::DownBy(back, score) => self.of_score(of_nodes, score, |own| own.down_by[back - 1] = index),
            Lane::UpBy(back, score) => self.of_score(of_nodes, score, |own| own.up_by[back - 1] = index),
            Lane::Set(node) => self.nodes[node].set = index,
            Lane::Opponent(node) => self.nodes[node].opponent = index,
            Lane::Partner(node) => self.nodes[node].partner = index,
            Lane::Leaves(bsn) => of_bsn(bsn).for_each(|node| self.nodes[node].leaves = index),
            Lane::Enters(bsn) => of_bsn(bsn).for_each(|node| self.nodes[node].enters = index),
        }
    }

    fn of_score(&mut self, of_nodes: &[(Points, usize)], score: Points, put: impl Fn(&mut NodePlaces)) {
        let own = self.nodes.iter_mut().enumerate().filter(|&(node, _)| of_nodes[node].0 == score);
        own.for_each(|(_, places)| put(places));
    }
}

/// Tells what a lane has, if it is one of the list and has something.
pub(crate) fn tell(weight: &mut impl FnMut(usize, i64), place: usize, value: i64) {
    if place != NOWHERE && value != 0 {
        weight(place, value);
    }
}
