//! The players below a bracket, reduced to the pairs that occur when as few as possible have to come down to them (C6, C8).

use super::super::matching::ALONE;
use super::super::matching::cardinality::{complete, completes};
use super::super::matching::graph::{Bits, Graph};
use super::completion::{Completion, Deficit};
use super::roster::Rank;
use std::ops::Range;

/// Everyone from a scoregroup down, with only the pairs that leave the fewest short of an opponent: first in the following
/// scoregroup and all below it, then in all below that scoregroup.
pub struct Below {
    /// The following scoregroup.
    pub next: Range<Rank>,
    /// The vertices end here, the bye included if it is still to be given.
    pub end: usize,
    /// By rank; rows above the following scoregroup are empty.
    pub graph: Graph,
    /// So many have to float from the bracket above, at least.
    pub lacking: usize,
    /// Residents of the following scoregroup whom floaters from above can meet in that case.
    pub landing: Bits,
    /// So many have to float from the following scoregroup.
    pub lacking_next: usize,
    /// A pairing by these pairs, with as few alone as possible.
    pub mates: Vec<usize>,
}

impl Below {
    /// Everyone from `group` down. `floating`: exactly as many will come from above as are lacking here.
    pub fn new(completion: &mut Completion<'_>, group: usize, floating: bool) -> Below {
        let roster = completion.roster;
        let next = roster.groups.get(group).cloned().unwrap_or(roster.len()..roster.len());
        let here = completion.deficit(group);
        let lower = completion.deficit((group + 1).min(roster.groups.len()));
        let active = completion.active(&[], group);
        let residents = Bits::range(roster.graph.size(), next.clone());
        let mut graph = Graph::empty(roster.graph.size());
        for vertex in active.iter() {
            let row = graph.row_mut(vertex);
            for (word, bits) in row.iter_mut().enumerate() {
                let (all, next) = (active.words()[word], residents.words()[word]);
                let mut fit = all & roster.graph.row(vertex)[word];
                fit &= if residents.has(vertex) {
                    next | lower.spare.words()[word]
                } else {
                    lower.fitting(vertex, word, all & !next) | if lower.spare.has(vertex) { next } else { 0 }
                };
                if floating {
                    fit &= here.fitting(vertex, word, all);
                }
                *bits = fit;
            }
        }
        let mut landing = residents;
        landing.words_mut().iter_mut().zip(here.spare.words()).for_each(|(landing, spare)| *landing &= spare);
        let mut mates = completion.partners(group).to_vec();
        for vertex in 0..mates.len() {
            let mate = mates[vertex];
            if mate != ALONE && !graph.has(vertex, mate) {
                mates[vertex] = ALONE;
                mates[mate] = ALONE;
            }
        }
        complete(&mut completion.augmenter, &graph, &active, &mut mates, active.iter());
        let end = active.iter().last().map_or(next.start, |last| last + 1);
        Below { next, end, graph, lacking: here.lacking, landing, lacking_next: lower.lacking, mates }
    }

    /// Whether no more than necessary float from the following scoregroup in this pairing.
    fn is_least(&self, mates: &[usize]) -> bool {
        let leaves = |rank: &Rank| mates[*rank] != ALONE && mates[*rank] >= self.next.end;
        self.next.clone().filter(leaves).count() == self.lacking_next
    }
}

impl Deficit {
    /// Of `all` in a word of a row, those whom a vertex can meet when no more stay alone than must.
    fn fitting(&self, vertex: usize, word: usize, all: u64) -> u64 {
        let (spare, key) = (self.spare.words()[word], self.key.words()[word]);
        if self.spare.has(vertex) {
            all & (spare | key)
        } else if self.key.has(vertex) {
            all & spare
        } else {
            all & !spare & !key
        }
    }
}

/// Which of `candidates` does ideally in the bracket of `group` as the only floater (C8); `None` if this cannot be told.
pub(crate) fn ideal_floaters(
    completion: &mut Completion<'_>,
    candidates: impl Iterator<Item = Rank>,
    group: usize,
) -> Option<Vec<Rank>> {
    let mut below = Below::new(completion, group, false);
    let graph = &completion.roster.graph;
    let mut ideal = Vec::new();
    let mut active = completion.active(&[], group);
    for rank in candidates {
        for resident in below.next.clone().filter(|&resident| graph.has(rank, resident)) {
            below.graph.join(rank, resident);
        }
        active.insert(rank);
        let mut mates = below.mates.clone();
        let vertices: Vec<usize> = active.iter().collect();
        if completes(&mut completion.augmenter, &below.graph, &active, &mut mates, vertices) {
            if !below.is_least(&mates) {
                return None;
            }
            ideal.push(rank);
        }
        active.remove(rank);
    }
    Some(ideal)
}
