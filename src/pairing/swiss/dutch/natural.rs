//! A bracket in the order of art. 4, for the many brackets in which no criterion has to give way to another.
//!
//! What the colours and the floats of the players allow at best is counted, and pairs that would fall short of it are
//! struck out. If everyone can still be paired, every pairing that is left is a best candidate, and the first of them in
//! the sequence of 3.6 and 3.7 is found by asking, partner by partner, whether the others could still be paired.

use super::super::matching::ALONE;
use super::super::matching::bipartite::first_perfect;
use super::super::matching::cardinality::{Augmenter, completes};
use super::super::matching::graph::{Bits, Graph, first_common};
use super::super::matching::perfect::Perfect;
use super::below::Below;
use super::criteria::{Bracket, Candidate, floated_down, floated_up};
use super::kinds::{FLOAT, KINDS, KindTable, kind_of};
use super::roster::{Rank, Roster};

/// A remainder paired half against half: its pairs, and who floats.
type Halves = (Vec<(Rank, Rank)>, Vec<Rank>);

/// The criteria about floats that may have to be missed by one player: C14 and C16 if one resident floats, C15 and C17 if
/// there is one moved-down player.
#[derive(Clone, Copy, Debug, Default)]
struct Missed {
    down: [bool; 2],
    up: [bool; 2],
}

/// Where those go who float.
pub enum Floors<'a> {
    /// Only an odd one floats, one for whom this holds; it is seen elsewhere what becomes of them.
    Odd(&'a dyn Fn(Rank) -> bool),
    /// As many as those below lack opponents.
    Lacking(&'a Below),
}

/// The best candidate, if all moved-down players and all residents but those who float can be paired without weighing
/// criteria against each other; `None` is no verdict.
pub fn best(roster: &Roster<'_>, bracket: &Bracket, floors: &Floors<'_>) -> Option<Candidate> {
    let moved = bracket.moved_down.len();
    if bracket.residents.len() < moved || bracket.len() < 2 {
        return None;
    }
    let local = Local::new(roster, bracket, floors)?;
    let (graph, mates) = local.first_complete()?;
    let mut pairing = Perfect::new(graph, mates);
    (0..moved).for_each(|player| pairing.settle(player));
    let mut pairs: Vec<(Rank, Rank)> =
        (0..moved).map(|player| (local.players[player], local.players[pairing.mate(player)])).collect();
    let remainder: Vec<usize> = (moved..local.players.len()).filter(|&player| pairing.open().has(player)).collect();
    let (halves, floaters) = match floors {
        Floors::Odd(_) => local.pair_halves(pairing.graph(), &remainder)?,
        Floors::Lacking(below) => local.pair_halves_above(below, &pairing, &remainder)?,
    };
    pairs.extend(halves);
    pairs.sort_unstable();
    Some(Candidate { pairs, floaters })
}

/// The bracket by BSN, counted from 0. After the players come the places where those go who float: one place with an odd
/// number, or everyone below.
struct Local<'a> {
    roster: &'a Roster<'a>,
    players: Vec<Rank>,
    moved: usize,
    kinds: Vec<usize>,
    allowed: KindTable,
    may_float: Vec<bool>,
    below: Option<&'a Below>,
    /// How many float.
    floating: usize,
}

impl<'a> Local<'a> {
    fn new(roster: &'a Roster<'a>, bracket: &Bracket, floors: &Floors<'a>) -> Option<Local<'a>> {
        let players: Vec<Rank> = bracket.players().collect();
        let moved = bracket.moved_down.len();
        let (floating, below) = match floors {
            Floors::Odd(_) => (players.len() % 2, None),
            Floors::Lacking(below) => (below.lacking, Some(*below)),
        };
        let lands = |rank: Rank| match floors {
            Floors::Odd(may_float) => floating > 0 && may_float(rank),
            Floors::Lacking(below) => first_common(roster.graph.row(rank), below.landing.words()).is_some(),
        };
        let may_float: Vec<bool> = players.iter().enumerate().map(|(i, &rank)| i >= moved && lands(rank)).collect();
        let enough = may_float.iter().filter(|&&may| may).count() >= floating;
        if !enough || players.len() < floating || (players.len() - floating) % 2 == 1 {
            return None;
        }
        let kinds: Vec<usize> = players.iter().map(|&rank| kind_of(&roster.seeds[rank].colours)).collect();
        let mut counts = [0; KINDS];
        kinds.iter().for_each(|&kind| counts[kind] += 1);
        counts[FLOAT] = floating;
        let allowed = KindTable::least_denied(&counts);
        Some(Local { roster, players, moved, kinds, allowed, may_float, below, floating })
    }

    fn size(&self) -> usize {
        self.players.len() + self.below.map_or(self.floating, |below| below.end - below.next.start)
    }

    /// The pairs that are left when as few criteria as possible are missed, and a way to pair everyone by them. How often
    /// criteria are missed by several players is not counted here.
    fn first_complete(&self) -> Option<(Graph, Vec<usize>)> {
        let (graph, mates, missed) = (0..16u8)
            .map(|code| Missed { down: [code & 8 != 0, code & 2 != 0], up: [code & 4 != 0, code & 1 != 0] })
            .filter(|missed| self.floating > 0 || missed.down == [false; 2])
            .filter(|missed| self.moved > 0 || missed.up == [false; 2])
            .find_map(|missed| {
                let graph = self.graph(missed);
                self.complete(&graph).map(|mates| (graph, mates, missed))
            })?;
        let countable =
            (self.moved <= 1 || missed.up == [false; 2]) && (self.floating <= 1 || missed.down == [false; 2]);
        countable.then_some((graph, mates))
    }

    fn graph(&self, missed: Missed) -> Graph {
        let mut graph = Graph::empty(self.size());
        let words = graph.row(0).len();
        let mut of_kind = vec![vec![0u64; words]; KINDS];
        let mut residents = vec![0u64; words];
        let mut opponents = vec![0u64; words];
        for (index, &rank) in self.players.iter().enumerate() {
            let bit = 1u64 << (index % 64);
            of_kind[self.kinds[index]][index / 64] |= bit;
            if index >= self.moved {
                residents[index / 64] |= bit;
                let seed = &self.roster.seeds[rank];
                if [1, 2].into_iter().all(|back| missed.up[back - 1] || !floated_up(seed, back)) {
                    opponents[index / 64] |= bit;
                }
            }
        }
        let by_kind: Vec<Vec<u64>> = (0..KINDS)
            .map(|kind| {
                let mut row = vec![0u64; words];
                for other in (0..KINDS).filter(|&other| self.allowed.allows(kind, other)) {
                    row.iter_mut().zip(&of_kind[other]).for_each(|(row, members)| *row |= members);
                }
                row
            })
            .collect();
        let shift = self.players[self.moved] as isize - self.moved as isize;
        for index in 0..self.players.len() {
            let met = self.roster.graph.row(self.players[index]);
            let others = if index < self.moved { &opponents } else { &residents };
            let mask = &by_kind[self.kinds[index]];
            for (word, bits) in graph.row_mut(index).iter_mut().enumerate() {
                *bits = shifted(met, shift, word) & mask[word] & others[word];
            }
        }
        // Moved-down players have their rows; the residents' rows get the same pairs.
        for moved in 0..self.moved {
            for resident in self.moved..self.players.len() {
                if graph.has(moved, resident) {
                    graph.join(moved, resident);
                }
            }
        }
        self.join_floors(&mut graph, missed);
        graph
    }

    /// The places where residents may float to.
    fn join_floors(&self, graph: &mut Graph, missed: Missed) {
        let places = self.players.len();
        if let Some(below) = self.below {
            let shift = below.next.start as isize - places as isize;
            for vertex in below.next.start..below.end {
                let row = graph.row_mut(places + vertex - below.next.start);
                for (word, bits) in row.iter_mut().enumerate() {
                    *bits = shifted(below.graph.row(vertex), shift, word);
                }
            }
        }
        for index in (self.moved..places).filter(|&index| self.may_float[index]) {
            let seed = &self.roster.seeds[self.players[index]];
            let spared = [1, 2].into_iter().all(|back| missed.down[back - 1] || !floated_down(seed, back));
            if !spared || !self.allowed.allows(self.kinds[index], FLOAT) {
                continue;
            }
            match self.below {
                None => graph.join(index, places),
                Some(below) => {
                    let met = |&vertex: &usize| self.roster.may_meet(self.players[index], vertex);
                    for vertex in below.landing.iter().filter(met) {
                        graph.join(index, places + vertex - below.next.start);
                    }
                }
            }
        }
    }

    /// Partners for everyone, near the order of art. 4.
    fn complete(&self, graph: &Graph) -> Option<Vec<usize>> {
        let size = self.size();
        let places = self.players.len();
        let mut mates = vec![ALONE; size];
        for player in 0..self.moved {
            if let Some(opponent) = (self.moved..places).find(|&o| mates[o] == ALONE && graph.has(player, o)) {
                join(&mut mates, player, opponent);
            }
        }
        let rest: Vec<usize> = (self.moved..places).filter(|&player| mates[player] == ALONE).collect();
        let half = rest.len().saturating_sub(self.floating) / 2;
        for index in 0..half {
            if graph.has(rest[index], rest[index + half]) {
                join(&mut mates, rest[index], rest[index + half]);
            }
        }
        if let Some(below) = self.below {
            for vertex in below.next.start..below.end {
                if below.mates[vertex] != ALONE {
                    mates[places + vertex - below.next.start] = places + below.mates[vertex] - below.next.start;
                }
            }
        }
        let active = Bits::range(size, 0..size);
        completes(&mut Augmenter::new(size), graph, &active, &mut mates, 0..size).then_some(mates)
    }

    /// The remainder without exchanges: its pairs, and who floats.
    fn pair_halves(&self, graph: &Graph, remainder: &[usize]) -> Option<Halves> {
        let pairs = remainder.len() / 2;
        let mut upper: Vec<usize> = remainder[..pairs].to_vec();
        let lower = &remainder[pairs..];
        if self.floating == 1 {
            upper.push(self.players.len());
        }
        let size = upper.len();
        let mut halves = Graph::empty(2 * size);
        for (i, &above) in upper.iter().enumerate() {
            for (j, &below) in lower.iter().enumerate() {
                if graph.has(above, below) {
                    halves.join(i, size + j);
                }
            }
        }
        let partners = first_perfect(&halves, size)?;
        let rank = |local: usize| self.players[local];
        let made = (0..pairs).map(|index| (rank(upper[index]), rank(lower[partners[index]]))).collect();
        Some((made, (pairs..size).map(|index| rank(lower[partners[index]])).collect()))
    }

    /// The same where everyone below has to be looked at to see who may float.
    fn pair_halves_above(&self, below: &Below, pairing: &Perfect, remainder: &[usize]) -> Option<Halves> {
        let (upper, lower) = remainder.split_at((remainder.len() - self.floating) / 2);
        let mut pairing = pairing.halved(upper, lower)?;
        upper.iter().for_each(|&player| pairing.settle(player));
        let mates = pairing.mates();
        let rank = |local: usize| self.players[local];
        let floaters: Vec<Rank> =
            lower.iter().filter(|&&player| mates[player] >= self.players.len()).map(|&player| rank(player)).collect();
        let leaves = |place: usize| mates[place] != ALONE && mates[place] >= self.players.len() + below.next.len();
        let leaving =
            (self.players.len()..self.players.len() + below.next.len()).filter(|&place| leaves(place)).count();
        let least = floaters.len() == self.floating && leaving == below.lacking_next;
        least.then(|| (upper.iter().map(|&player| (rank(player), rank(mates[player]))).collect(), floaters))
    }
}

fn join(mates: &mut [usize], a: usize, b: usize) {
    mates[a] = b;
    mates[b] = a;
}

/// A word of a row in which every number is less by `shift`.
fn shifted(row: &[u64], shift: isize, word: usize) -> u64 {
    let start = word as isize * 64 + shift;
    let take = |index: isize| usize::try_from(index).ok().and_then(|index| row.get(index).copied()).unwrap_or(0);
    let (place, bits) = (start.div_euclid(64), start.rem_euclid(64));
    if bits == 0 { take(place) } else { take(place) >> bits | take(place + 1) << (64 - bits) }
}
