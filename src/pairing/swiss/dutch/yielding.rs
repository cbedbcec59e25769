//! Soft prohibitions: pairs to be kept apart as long as everyone can still be paired.

use super::super::matching::ALONE;
use super::super::matching::cardinality::{Augmenter, complete};
use super::super::matching::graph::Bits;
use super::roster::Roster;

/// Parts the pairs of [`super::super::field::Field::avoided`] one after another, unless that leaves somebody without an
/// opponent; nothing is parted where no pairing exists anyway.
pub(crate) fn part_avoided(roster: &mut Roster<'_>) {
    let mut rank_of = vec![ALONE; roster.field.entrants.len()];
    for (rank, seed) in roster.seeds.iter().enumerate() {
        rank_of[seed.entry] = rank;
    }
    let avoided: Vec<(usize, usize)> = roster
        .field
        .avoided
        .iter()
        .map(|&(a, b)| (rank_of[a], rank_of[b]))
        .filter(|&(a, b)| a != ALONE && b != ALONE && roster.may_meet(a, b))
        .collect();
    if avoided.is_empty() {
        return;
    }
    let mut graph = roster.graph.clone();
    if let Some(bye) = roster.bye() {
        (0..roster.len()).filter(|&rank| roster.seeds[rank].may_have_bye).for_each(|rank| graph.join(rank, bye));
    }
    let size = graph.size();
    let active = Bits::range(size, 0..size);
    let mut mates = vec![ALONE; size];
    let mut augmenter = Augmenter::new(size);
    if !complete(&mut augmenter, &graph, &active, &mut mates, 0..size).is_empty() {
        return;
    }
    for (a, b) in avoided {
        graph.part(a, b);
        if mates[a] == b {
            mates[a] = ALONE;
            mates[b] = ALONE;
            if !augmenter.augment(&graph, &active, &mut mates, a) {
                graph.join(a, b);
                mates[a] = b;
                mates[b] = a;
                continue;
            }
        }
        roster.graph.part(a, b);
    }
}
