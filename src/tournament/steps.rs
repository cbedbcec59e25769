//! The states of a journal one after the other.
//!
//! An undo changes the past, so that everything since is folded anew; some states on the way are kept, and the fold begins at the
//! last one before what was taken back. So a journal with many undos is walked in about the time of one fold.

use super::Tournament;
use super::acts::{Act, Entry};
use super::fold::{fold_on, undone};
use std::collections::HashSet;

/// A state is kept each time that so many acts were folded.
const KEPT_EVERY: usize = 64;

/// A walk through a journal from its first act.
pub struct Steps<'a> {
    entries: &'a [&'a Entry],
    /// How many acts are folded.
    taken: usize,
    state: Tournament,
    /// The acts that are undone by those folded.
    out: HashSet<u64>,
    /// States after so many acts, as they are folded now.
    kept: Vec<(usize, Tournament)>,
}

impl<'a> Steps<'a> {
    /// Before the first act.
    pub fn of(entries: &'a [&'a Entry]) -> Steps<'a> {
        Steps { entries, taken: 0, state: Tournament::default(), out: HashSet::new(), kept: Vec::new() }
    }

    /// The tournament after the acts taken so far.
    pub fn state(&self) -> &Tournament {
        &self.state
    }

    /// Folds the next act; there must be one.
    pub fn take(&mut self) {
        let next = self.taken + 1;
        if let Act::Undo(_) = self.entries[self.taken].act {
            let out = undone(&self.entries[..next]);
            let otherwise = out.symmetric_difference(&self.out).min().copied();
            self.out = out;
            if let Some(seq) = otherwise {
                self.go_back_before(seq);
            }
        }
        while self.taken < next {
            fold_on(&mut self.state, self.entries[self.taken], &self.out);
            self.taken += 1;
            if self.taken.is_multiple_of(KEPT_EVERY) && self.kept.last().is_none_or(|(count, _)| *count < self.taken) {
                self.kept.push((self.taken, self.state.clone()));
            }
        }
    }

    /// Back to the last state that was kept before the act numbered `seq`.
    fn go_back_before(&mut self, seq: u64) {
        let place = self.entries.partition_point(|entry| entry.seq < seq);
        self.kept.retain(|(count, _)| *count <= place);
        (self.taken, self.state) = self.kept.last().cloned().unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::{Adjust, Author, Undo};
    use crate::chain::Digest;
    use crate::fold::fold;
    use crate::ids::PlayerId;
    use crate::points::Points;
    use chrono::DateTime;
    use proptest::prelude::*;

    /// An act each, or an undo of the act so many before it.
    fn journal(undos: &[Option<u64>]) -> Vec<Entry> {
        let act = |(seq, undo): (u64, &Option<u64>)| match undo {
            Some(back) => Act::Undo(Undo { seq: seq.saturating_sub(*back).max(1) }),
            None => Act::Adjust(Adjust { player: PlayerId(seq as u32), round: None, points: Points::ONE }),
        };
        let entry = |(seq, act)| Entry {
            seq,
            at: DateTime::UNIX_EPOCH,
            author: Author::default(),
            device: String::new(),
            act,
            reason: None,
            acknowledged: Vec::new(),
            chain: Digest::NONE,
        };
        (1..).zip((1..).zip(undos).map(act)).map(entry).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn each_state_is_the_fold_of_what_was_done_by_then(
            undos in prop::collection::vec(prop::option::weighted(0.3, 1..150u64), 1..300),
        ) {
            let entries = journal(&undos);
            let shared: Vec<&Entry> = entries.iter().collect();
            let mut steps = Steps::of(&shared);
            for count in 1..=entries.len() {
                steps.take();
                prop_assert_eq!(steps.state(), &fold(&entries[..count]), "after {} acts", count);
            }
        }
    }
}
