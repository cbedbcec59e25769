//! Folding: a tournament is made of its journal's acts and of nothing else.
//!
//! Undoing appends: an [`Act::Undo`] names an earlier act, and the state is folded anew without it. An undo can itself be
//! undone. Folding is deterministic and knows no clock and no chance.

use super::Tournament;
use super::acts::{Act, DraftRound, Entry, PublishTable, Undo};
use super::chain::Digest;
use super::ids::RoundNo;
use super::refusal::Refusal;
use std::borrow::{Borrow, Cow};
use std::collections::HashSet;
use std::sync::Arc;

/// A journal with the tournament that it makes. Its copies share the entries, which never change.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    entries: Vec<Arc<Entry>>,
    state: Tournament,
}

impl Journal {
    /// Folds entries that were read back; they were checked when they were written.
    pub fn of(entries: Vec<Entry>) -> Journal {
        let state = fold(&entries);
        Journal { entries: entries.into_iter().map(Arc::new).collect(), state }
    }

    /// All entries, the oldest first.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry> + ExactSizeIterator {
        self.entries.iter().map(Arc::as_ref)
    }

    /// The entries after the act numbered `seq`.
    pub fn entries_after(&self, seq: u64) -> impl ExactSizeIterator<Item = &Entry> {
        self.entries[self.entries_up_to(seq).len()..].iter().map(Arc::as_ref)
    }

    pub fn state(&self) -> &Tournament {
        &self.state
    }

    /// Appends an entry that was checked and made durable.
    pub fn append(&mut self, entry: Entry) {
        if let Act::Undo(_) = entry.act {
            self.entries.push(Arc::new(entry));
            self.state = fold(&self.entries);
        } else {
            apply(&mut self.state, &entry);
            self.entries.push(Arc::new(entry));
        }
    }

    /// The journal with one more entry, as [`Journal::append_judged`] makes it, beside this one.
    pub fn and(&self, entry: Entry, after: Tournament) -> Journal {
        let mut entries = Vec::with_capacity(self.entries.len() + 1);
        entries.extend_from_slice(&self.entries);
        entries.push(Arc::new(entry));
        Journal { entries, state: after }
    }

    /// Notes the chain up to the last entry, which is known only when it is durable.
    pub fn seal(&mut self, chain: Digest) {
        if let Some(last) = self.entries.last_mut() {
            Arc::make_mut(last).chain = chain;
            self.state.chain = chain;
        }
    }

    /// The tournament as it stood after the act numbered `seq`.
    pub fn state_after(&self, seq: u64) -> Tournament {
        fold(self.entries_up_to(seq))
    }

    /// The journal as it stood after the act numbered `seq`.
    pub fn up_to(&self, seq: u64) -> Journal {
        let entries = self.entries_up_to(seq).to_vec();
        Journal { state: fold(&entries), entries }
    }

    /// The tournament as it stood when a round was paired: with the players, the results and the regulations that were known
    /// then. A round that came with a file has no such moment; for it, it is the tournament as it stands.
    pub fn when_paired(&self, round: RoundNo) -> Cow<'_, Tournament> {
        let undone = self.undone();
        let paired = self.entries().rev().find(|entry| {
            let pairs = match &entry.act {
                Act::DraftRound(DraftRound { round: paired, .. }) => *paired == round,
                Act::PublishTable(PublishTable { rounds }) => rounds.iter().any(|paired| paired.round == round),
                _ => false,
            };
            pairs && !undone.contains(&entry.seq)
        });
        match paired {
            Some(entry) => Cow::Owned(self.state_after(entry.seq.saturating_sub(1))),
            None => Cow::Borrowed(&self.state),
        }
    }

    fn entries_up_to(&self, seq: u64) -> &[Arc<Entry>] {
        &self.entries[..self.entries.partition_point(|entry| entry.seq <= seq)]
    }

    /// The entry numbered `seq`.
    pub fn entry(&self, seq: u64) -> Option<&Entry> {
        let place = self.entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
        self.entries.get(place).map(Arc::as_ref)
    }

    /// The numbers of the acts that are undone as things stand.
    pub fn undone(&self) -> HashSet<u64> {
        undone(&self.entries)
    }

    /// Appends an entry that was judged and made durable, with the state that the judgement folded.
    pub fn append_judged(&mut self, entry: Entry, after: Tournament) {
        self.entries.push(Arc::new(entry));
        self.state = after;
    }

    /// The tournament without the act numbered `seq`: as an undo would leave it. Every later act must hold without it, and where it is
    /// an undo itself, also what it took back and all since.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] for no act, the first, or one that is undone already; [`Refusal::LaterActRests`] with
    /// the first later act that would not stand; [`Refusal::NotDoneAgain`] with the first earlier one.
    pub fn without(&self, seq: u64) -> Result<Tournament, Refusal> {
        let already = self.undone();
        let is_for_good = |entry: &Entry| matches!(entry.act, Act::Forget(_));
        if seq <= 1 || self.entry(seq).is_none_or(is_for_good) || already.contains(&seq) {
            return Err(Refusal::NothingToUndo { seq });
        }
        let Some(last) = self.entries.last() else { return Err(Refusal::NothingToUndo { seq }) };
        let undo = Entry { seq: last.seq + 1, act: Act::Undo(Undo { seq }), ..Entry::clone(last) };
        let mut trial = self.entries.clone();
        trial.push(Arc::new(undo));
        let out = undone(&trial);
        let first_otherwise = out.symmetric_difference(&already).min().copied().unwrap_or(seq);
        let mut state = Tournament::default();
        for entry in &trial {
            if out.contains(&entry.seq) || matches!(entry.act, Act::Undo(_)) {
                (state.seq, state.chain) = (entry.seq, entry.chain);
                continue;
            }
            if entry.seq >= first_otherwise
                && let Err(why) = entry.act.check(&state)
            {
                let (found, why) = (entry.seq, Box::new(why));
                return Err(match found > seq {
                    true => Refusal::LaterActRests { seq, later: found, why },
                    false => Refusal::NotDoneAgain { seq, earlier: found, why },
                });
            }
            apply(&mut state, entry);
        }
        Ok(state)
    }
}

/// The tournament that the entries make, in order, without those undone.
pub fn fold(entries: &[impl Borrow<Entry>]) -> Tournament {
    let out = undone(entries);
    let mut state = Tournament::default();
    for entry in entries {
        fold_on(&mut state, entry.borrow(), &out);
    }
    state
}

/// Adds one act to the state, unless it is among those undone.
pub(super) fn fold_on(state: &mut Tournament, entry: &Entry, undone: &HashSet<u64>) {
    if undone.contains(&entry.seq) {
        (state.seq, state.chain) = (entry.seq, entry.chain);
    } else {
        apply(state, entry);
    }
}

/// Read from the end, an undo that stands strikes out the act it names, be it an undo or not.
pub(super) fn undone(entries: &[impl Borrow<Entry>]) -> HashSet<u64> {
    let mut out = HashSet::new();
    for entry in entries.iter().rev().map(Borrow::borrow) {
        if let Act::Undo(Undo { seq }) = entry.act
            && !out.contains(&entry.seq)
        {
            out.insert(seq);
        }
    }
    out
}

/// Adds one act to the state.
pub fn apply(state: &mut Tournament, entry: &Entry) {
    (state.seq, state.chain) = (entry.seq, entry.chain);
    entry.act.deed().apply(state, entry);
}
