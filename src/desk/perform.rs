//! Doing an act: check, make durable, apply, announce. A request that comes twice acts once; a conflict says with whom.

use super::live::Live;
use super::{Desk, clock};
use crate::store::{Database, StoreError};
use crate::tournament::Tournament;
use crate::tournament::act::{Act, Author, Entry};
use crate::tournament::chain::Digest;
use crate::tournament::check::{self, Refusal};
use crate::tournament::fold::{Journal, fold};
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::warning::Warning;
use std::mem::discriminant;
use std::sync::Arc;

/// Who asks, from where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actor {
    pub author: Author,
    pub device: String,
}

impl Actor {
    /// The account's number; `None` for the program itself, which has none.
    pub(super) fn account(&self) -> Option<i64> {
        (self.author.account != 0).then_some(self.author.account)
    }
}

/// An act as it is asked for.
#[derive(Clone, Debug)]
pub struct Attempt {
    pub act: Act,
    /// Why, where the arbiter said so.
    pub reason: Option<String>,
    /// Whether he has seen the warnings and goes on.
    pub confirmed: bool,
    /// Tells a repeated request from a new one; chosen by the client.
    pub request_key: Option<String>,
}

impl Attempt {
    /// An act without a reason, not confirmed.
    pub fn of(act: Act) -> Attempt {
        Attempt { act, reason: None, confirmed: false, request_key: None }
    }
}

/// An act that is in the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performed {
    pub seq: u64,
    /// The same request, or the same state, was there before: nothing was appended.
    pub repeated: bool,
}

/// Why an act is not in the journal.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    #[error("there is no such tournament")]
    NoTournament,
    #[error(transparent)]
    Refusal(Refusal),
    /// Somebody was faster; `theirs` is the act that did it, where it is known.
    #[error("changed in the meantime")]
    Conflict { theirs: Option<Box<Entry>> },
    /// To be shown, and confirmed by asking again.
    #[error("to be confirmed first")]
    Warnings(Vec<Warning>),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How often an act is tried again when another node appended first.
const TRIES: usize = 5;

impl Desk {
    /// Does one act in a tournament.
    ///
    /// # Errors
    /// [`Refused`]; the tournament is then as it was.
    pub fn perform(&self, tournament: i64, actor: &Actor, attempt: &Attempt) -> Result<Performed, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let _turn = live.turn();
        for _ in 1..TRIES {
            match self.try_perform(&live, actor, attempt) {
                Err(Refused::Store(StoreError::PlaceTaken { .. })) => self.catch_up(&live)?,
                done => return done,
            }
        }
        self.try_perform(&live, actor, attempt)
    }

    fn try_perform(&self, live: &Live, actor: &Actor, attempt: &Attempt) -> Result<Performed, Refused> {
        // Asked at every try, because the node that was faster may have done this very request.
        if let Some(key) = &attempt.request_key
            && let Some(seq) = self.store.done_by(live.id, key)?
        {
            return Ok(Performed { seq, repeated: true });
        }
        let journal = live.journal();
        let warnings = match judged(&journal, &attempt.act) {
            Err(Refused::Refusal(Refusal::AlreadySo)) => {
                return Ok(Performed { seq: journal.state().seq, repeated: true });
            }
            other => other?,
        };
        let reason = attempt.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty());
        if reason.is_none() && check::needs_reason(journal.state(), &attempt.act) {
            return Err(Refused::Refusal(Refusal::ReasonMissing));
        }
        if !warnings.is_empty() && !attempt.confirmed {
            return Err(Refused::Warnings(warnings));
        }
        let reason = reason.map(String::from);
        let seq = journal.state().seq + 1;
        let entry = Entry { reason, acknowledged: warnings, ..signed(actor, seq, attempt.act.clone()) };
        let mut next = Journal::clone(&journal);
        next.append(entry.clone());
        let name = next.state().details.name.clone();
        let key = attempt.request_key.as_deref();
        next.seal(self.store.append(live.id, journal.state().head(), &[entry], key, &name)?.chain);
        live.publish(next);
        Ok(Performed { seq, repeated: false })
    }

    /// Folds in what other nodes have appended.
    ///
    /// # Errors
    /// [`StoreError`] when the journal cannot be read.
    pub fn catch_up(&self, live: &Arc<Live>) -> Result<(), StoreError> {
        let journal = live.journal();
        let news = self.store.entries(live.id, journal.state().head())?;
        if news.is_empty() {
            return Ok(());
        }
        let mut next = Journal::clone(&journal);
        for entry in news {
            next.append(entry);
        }
        live.publish(next);
        Ok(())
    }

    /// Looks in the store for what other nodes appended to the tournaments in memory. A SQLite file has one node only.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    pub fn follow(&self) -> Result<(), StoreError> {
        if matches!(self.store.database(), Database::Sqlite(_)) {
            return Ok(());
        }
        for live in self.all_live() {
            if self.store.last_seq(live.id)? > live.journal().state().seq {
                let _turn = live.turn();
                self.catch_up(&live)?;
            }
        }
        Ok(())
    }

    /// Makes a tournament by its first act, [`Act::Create`] or [`Act::Import`]; gives its number.
    ///
    /// # Errors
    /// [`Refused`]; no tournament is made then.
    pub fn found(&self, actor: &Actor, act: Act) -> Result<i64, Refused> {
        let acknowledged = check::check(&Tournament::default(), &act).map_err(Refused::Refusal)?;
        let journal = [Entry { acknowledged, ..signed(actor, 1, act) }];
        let name = fold(&journal).details.name;
        Ok(self.store.create_tournament(&name, actor.account(), clock::now_microseconds(), &journal, &[])?.id)
    }
}

/// An act with its place, instant and author.
fn signed(actor: &Actor, seq: u64, act: Act) -> Entry {
    Entry {
        seq,
        at: clock::now(),
        author: actor.author.clone(),
        device: actor.device.clone(),
        act,
        reason: None,
        acknowledged: Vec::new(),
        chain: Digest::NONE,
    }
}

/// The warnings that an act meets, or why it is refused; a conflict is told with the act that made it.
fn judged(journal: &Journal, act: &Act) -> Result<Vec<Warning>, Refused> {
    let judged = match act {
        Act::Undo { seq } => journal.check_undo(*seq).map(|()| Vec::new()),
        act => check::check(journal.state(), act),
    };
    judged.map_err(|refusal| match refusal {
        Refusal::Conflict { touched } => {
            let theirs = journal.entry(touched).or_else(|| last_on_the_same(journal, act));
            Refused::Conflict { theirs: theirs.cloned().map(Box::new) }
        }
        other => Refused::Refusal(other),
    })
}

/// The latest act of the same kind on the same thing, which is what a conflict is with where the state does not keep it.
fn last_on_the_same<'a>(journal: &'a Journal, act: &Act) -> Option<&'a Entry> {
    let undone = journal.undone();
    let same = |entry: &&Entry| {
        discriminant(&entry.act) == discriminant(act)
            && subject(&entry.act) == subject(act)
            && !undone.contains(&entry.seq)
    };
    journal.entries().rev().find(same)
}

/// Which player and which board an act that believes something is about; none where it is about the whole tournament.
fn subject(act: &Act) -> (Option<PlayerId>, Option<(RoundNo, u16)>) {
    match act {
        Act::EditPlayer { player, .. }
        | Act::ChangePresence { player, .. }
        | Act::CheckIn { player, .. }
        | Act::FixBoard { player, .. } => (Some(*player), None),
        Act::RequestBye { player, round, .. } => (Some(*player), Some((*round, 0))),
        Act::CorrectForRating { round, board, .. } | Act::EndForHouse { round, board, .. } => {
            (None, Some((*round, *board)))
        }
        _ => (None, None),
    }
}
