//! A bracket in the order of art. 4, for the many brackets in which no criterion has to give way to another.
//!
//! What the colours and the floats of the players allow at best is counted, and pairs that would fall short of it are
//! struck out. If everyone can still be paired, every pairing that is left is a best candidate, and the first of them in
//! the sequence of 3.6 and 3.7 is found by asking, partner by partner, whether the others could still be paired.

use super::super::matching::ALONE;
use super::super::matching::bipartite::first_perfect;
use super::super::matching::cardinality::{Augmenter, complete};
use super::super::matching::graph::{Bits, Graph};
use super::criteria::{Bracket, Candidate, floated_down, floated_up};
use super::kinds::{FLOAT, KINDS, KindTable, kind_of};
use super::roster::{Rank, Roster};

/// The criteria about floats that may have to be missed by one player: C14 and C16 if one resident floats, C15 and C17 if
/// there is one moved-down player.
#[derive(Clone, Copy, Debug, Default)]
struct Missed {
    down: [bool; 2],
    up: [bool; 2],
}

/// The best candidate, if all moved-down players and all residents but an odd one can be paired without weighing criteria
/// against each other; `None` is no verdict. With an odd number only those for whom `may_float` holds are left over.
pub fn best(roster: &Roster<'_>, bracket: &Bracket, may_float: impl Fn(Rank) -> bool) -> Option<Candidate> {
    let moved = bracket.moved_down.len();
    if bracket.residents.len() < moved + (bracket.len() % 2) || bracket.len() < 2 {
        return None;
    }
    let local = Local::new(roster, bracket, &may_float)?;
    let (mut graph, mut mates) = local.first_complete()?;
    let mut active = Bits::range(graph.size(), 0..graph.size());
    let mut augmenter = Augmenter::new(graph.size());
    for player in 0..moved {
        first_opponent(&mut graph, &mut mates, &mut active, &mut augmenter, player);
    }
    let mut pairs: Vec<(Rank, Rank)> =
        (0..moved).map(|player| (local.players[player], local.players[mates[player]])).collect();
    let remainder: Vec<usize> = (moved..local.players.len()).filter(|&player| active.has(player)).collect();
    let (halves, floater) = local.pair_halves(&graph, &remainder)?;
    pairs.extend(halves);
    pairs.sort_unstable();
    Some(Candidate { pairs, floaters: floater.into_iter().collect() })
}

/// Gives a moved-down player for good the first opponent who leaves everyone else one.
fn first_opponent(graph: &mut Graph, mates: &mut [usize], active: &mut Bits, augmenter: &mut Augmenter, player: usize) {
    let current = mates[player];
    active.remove(player);
    let candidates: Vec<usize> = (0..current).filter(|&other| graph.has(player, other) && active.has(other)).collect();
    for opponent in candidates {
        let displaced = mates[opponent];
        active.remove(opponent);
        mates[current] = ALONE;
        mates[displaced] = ALONE;
        if augmenter.augment(graph, active, mates, current) {
            mates[player] = opponent;
            mates[opponent] = player;
            return;
        }
        mates[current] = player;
        mates[displaced] = opponent;
        active.insert(opponent);
    }
    active.remove(current);
}

/// The bracket by BSN, counted from 0; with an odd number there is one vertex more, the place of the one who floats.
struct Local<'a> {
    roster: &'a Roster<'a>,
    players: Vec<Rank>,
    moved: usize,
    kinds: Vec<usize>,
    allowed: KindTable,
    may_float: Vec<bool>,
    odd: bool,
}

impl<'a> Local<'a> {
    fn new(roster: &'a Roster<'a>, bracket: &Bracket, may_float: &impl Fn(Rank) -> bool) -> Option<Local<'a>> {
        let players: Vec<Rank> = bracket.players().collect();
        let moved = bracket.moved_down.len();
        let odd = players.len() % 2 == 1;
        let kinds: Vec<usize> = players.iter().map(|&rank| kind_of(&roster.seeds[rank].colours)).collect();
        let mut counts = [0; KINDS];
        kinds.iter().for_each(|&kind| counts[kind] += 1);
        counts[FLOAT] = usize::from(odd);
        let allowed = KindTable::least_denied(&counts);
        let floating = players.iter().enumerate().map(|(index, &rank)| index >= moved && may_float(rank));
        let may_float: Vec<bool> = floating.collect();
        if odd && !may_float.contains(&true) {
            return None;
        }
        Some(Local { roster, players, moved, kinds, allowed, may_float, odd })
    }

    fn size(&self) -> usize {
        self.players.len() + usize::from(self.odd)
    }

    /// The pairs that are left when as few criteria as possible are missed, and a way to pair everyone by them. How often
    /// C15 and C17 are missed by several moved-down players is not counted here.
    fn first_complete(&self) -> Option<(Graph, Vec<usize>)> {
        let (graph, mates, missed) = (0..16u8)
            .map(|code| Missed { down: [code & 8 != 0, code & 2 != 0], up: [code & 4 != 0, code & 1 != 0] })
            .filter(|missed| self.odd || missed.down == [false; 2])
            .filter(|missed| self.moved > 0 || missed.up == [false; 2])
            .find_map(|missed| {
                let graph = self.graph(missed);
                self.complete(&graph).map(|mates| (graph, mates, missed))
            })?;
        (self.moved <= 1 || missed.up == [false; 2]).then_some((graph, mates))
    }

    fn graph(&self, missed: Missed) -> Graph {
        let size = self.size();
        let mut graph = Graph::empty(size);
        let words = graph.row(0).len();
        let mut of_kind = vec![vec![0u64; words]; KINDS];
        let mut residents = vec![0u64; words];
        let mut opponents = vec![0u64; words];
        let mut floaters = vec![0u64; words];
        for (index, &rank) in self.players.iter().enumerate() {
            let seed = &self.roster.seeds[rank];
            let bit = 1u64 << (index % 64);
            of_kind[self.kinds[index]][index / 64] |= bit;
            if index >= self.moved {
                residents[index / 64] |= bit;
                if [1, 2].into_iter().all(|back| missed.up[back - 1] || !floated_up(seed, back)) {
                    opponents[index / 64] |= bit;
                }
                let spared = [1, 2].into_iter().all(|back| missed.down[back - 1] || !floated_down(seed, back));
                if self.may_float[index] && spared && self.allowed.allows(self.kinds[index], FLOAT) {
                    floaters[index / 64] |= bit;
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
        let first_resident = self.players[self.moved];
        for index in 0..self.players.len() {
            let mut row = self.who_may_meet(self.players[index], first_resident, words);
            let mask = &by_kind[self.kinds[index]];
            let others = if index < self.moved { &opponents } else { &residents };
            for word in 0..words {
                row[word] &= mask[word] & others[word];
            }
            graph.row_mut(index).copy_from_slice(&row);
        }
        // Moved-down players have their rows; the residents' rows get the same pairs.
        for moved in 0..self.moved {
            for resident in self.moved..self.players.len() {
                if graph.has(moved, resident) {
                    graph.join(moved, resident);
                }
            }
        }
        if self.odd {
            let place = self.players.len();
            for resident in self.moved..self.players.len() {
                if floaters[resident / 64] >> (resident % 64) & 1 == 1 {
                    graph.join(resident, place);
                }
            }
        }
        graph
    }

    /// The residents whom a player may meet, as a row of this bracket: residents follow each other here as in the roster.
    fn who_may_meet(&self, rank: Rank, first_resident: Rank, words: usize) -> Vec<u64> {
        let row = self.roster.graph.row(rank);
        let from = first_resident as isize - self.moved as isize;
        (0..words as isize)
            .map(|word| {
                let start = from + word * 64;
                let take = |index: isize| usize::try_from(index).ok().and_then(|i| row.get(i).copied()).unwrap_or(0);
                let (place, shift) = (start.div_euclid(64), start.rem_euclid(64));
                if shift == 0 { take(place) } else { take(place) >> shift | take(place + 1) << (64 - shift) }
            })
            .collect()
    }

    /// Partners for everyone, near the order of art. 4.
    fn complete(&self, graph: &Graph) -> Option<Vec<usize>> {
        let size = self.size();
        let mut mates = vec![ALONE; size];
        for player in 0..self.moved {
            if let Some(opponent) = (self.moved..size).find(|&o| mates[o] == ALONE && graph.has(player, o)) {
                mates[player] = opponent;
                mates[opponent] = player;
            }
        }
        let rest: Vec<usize> = (self.moved..self.players.len()).filter(|&player| mates[player] == ALONE).collect();
        let half = rest.len() / 2;
        for index in 0..half {
            let (upper, lower) = (rest[index], rest[index + half]);
            if graph.has(upper, lower) {
                mates[upper] = lower;
                mates[lower] = upper;
            }
        }
        let active = Bits::range(size, 0..size);
        let mut augmenter = Augmenter::new(size);
        let all = (0..size).collect::<Vec<_>>();
        complete(&mut augmenter, graph, &active, &mut mates, all).is_empty().then_some(mates)
    }

    /// The remainder without exchanges: its pairs, and who floats.
    fn pair_halves(&self, graph: &Graph, remainder: &[usize]) -> Option<(Vec<(Rank, Rank)>, Option<Rank>)> {
        let pairs = remainder.len() / 2;
        let mut upper: Vec<usize> = remainder[..pairs].to_vec();
        let lower = &remainder[pairs..];
        if self.odd {
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
        Some((made, self.odd.then(|| rank(lower[partners[pairs]]))))
    }
}
