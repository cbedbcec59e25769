//! Doing an act: judge, make durable, apply, announce. A request that comes twice acts once; a conflict says with whom.

use super::live::Live;
use super::{Desk, clock};
use sonneborn_pairing::checker;
use sonneborn_store::{Database, StoreError};
use sonneborn_tournament::acts::{Act, Author, Entry, PublishRound, Undo};
use sonneborn_tournament::belief::{self, Conflict};
use sonneborn_tournament::chain::{Digest, Head};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::judge::{Asked, Judgement, judge};
use sonneborn_tournament::merge::Clash;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::role::Role;
use sonneborn_tournament::scope::Boards;
use sonneborn_tournament::warning::Warning;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Who asks, from where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    pub author: Author,
    pub device: String,
    /// What they may do in the tournament.
    pub role: Role,
    /// The boards to which the right is limited; `None` for all.
    pub boards: Option<Boards>,
}

/// The program itself, which has no account.
impl Default for Actor {
    fn default() -> Actor {
        Actor { author: Author::default(), device: String::new(), role: Role::ChiefArbiter, boards: None }
    }
}

impl Actor {
    /// For what the program does by itself in somebody's name, as the drawing of the initial colour.
    pub(super) fn as_program(&self) -> Actor {
        Actor { role: Role::ChiefArbiter, ..self.clone() }
    }

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
    /// Whether the arbiter has seen what it changes, and goes on.
    pub confirmed: bool,
    /// Whether they confirmed it a second time, which Level 4 asks for.
    pub confirmed_again: bool,
    /// The act from which the page was drawn that this was asked on; `None` where the program itself asks.
    pub seen: Option<u64>,
    /// Tells a repeated request from a new one; chosen by the client.
    pub request_key: Option<String>,
    /// The section that the player leaves whom this enters in another one.
    pub moves_from: Option<i64>,
}

impl Attempt {
    /// An act without a reason, not confirmed.
    pub fn of(act: Act) -> Attempt {
        Attempt {
            act,
            reason: None,
            confirmed: false,
            confirmed_again: false,
            seen: None,
            request_key: None,
            moves_from: None,
        }
    }
}

/// How an arbiter goes on where they were asked.
#[derive(Clone, Debug, Default)]
pub struct Confirmation {
    pub reason: Option<String>,
    pub confirmed: bool,
    pub confirmed_again: bool,
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
    /// Somebody was faster; `theirs` is the act that did it, where it is known, `clashes` the fields that both changed.
    #[error("changed in the meantime")]
    Conflict { theirs: Option<Box<Entry>>, clashes: Vec<Clash> },
    /// The request's key is another request's, which did act `seq`.
    #[error("the request key was used for act {seq}")]
    KeyUsed { seq: u64 },
    /// What it changes is to be shown first; it is confirmed, with a reason where one is needed, by asking again.
    #[error("to be confirmed first")]
    ToConfirm(Asked),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What it changes, or takes back, is for a higher role.
    #[error("the right is missing")]
    Forbidden,
    /// It is not about the boards that they were given.
    #[error("the boards are not theirs")]
    OtherBoards,
    /// It is a copy of another server's event.
    #[error("the event is another server's")]
    Copy,
    /// The program failed while it did the act; whether it is done, the journal says.
    #[error("the program failed")]
    Broken,
}

impl Refused {
    /// Whether it says something of the act itself, which is told where the act was asked for. The others are a question
    /// first, or speak of the visitor, the event as a whole or the program.
    pub fn is_of_the_act(&self) -> bool {
        match self {
            Refused::Refusal(_) | Refused::Conflict { .. } | Refused::KeyUsed { .. } | Refused::OtherBoards => true,
            Refused::ToConfirm(_)
            | Refused::NoTournament
            | Refused::Store(_)
            | Refused::Forbidden
            | Refused::Copy
            | Refused::Broken => false,
        }
    }
}

/// How often an act is tried again when another node appended first, and the pause before that, which grows: on a board where
/// everybody types at once, each node has its turn.
const TRIES: u32 = 24;
const PAUSE: Duration = Duration::from_millis(2);

impl Desk {
    /// Does one act in a tournament.
    ///
    /// # Errors
    /// [`Refused`]; the tournament is then as it was.
    pub fn perform(&self, tournament: i64, actor: &Actor, attempt: &Attempt) -> Result<Performed, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        if self.store.is_copy(tournament)? {
            return Err(Refused::Copy);
        }
        let _turn = live.turn();
        // A page of a node that is ahead of this one.
        if attempt.seen.is_some_and(|seen| seen > live.journal().state().seq) {
            self.catch_up(&live)?;
        }
        for attempts in 1..TRIES {
            match self.try_perform(&live, actor, attempt) {
                Err(Refused::Store(StoreError::PlaceTaken { .. })) => {
                    // By chance, so that two nodes do not keep step.
                    std::thread::sleep(PAUSE * rand::random_range(0..attempts));
                    self.catch_up(&live)?;
                }
                done => return done,
            }
        }
        self.try_perform(&live, actor, attempt)
    }

    fn try_perform(&self, live: &Live, actor: &Actor, attempt: &Attempt) -> Result<Performed, Refused> {
        // Asked at every try, because the node that was faster may have done this very request.
        let same = |_: &Journal, done: &Act| belief::is_same_request(done, &attempt.act);
        if let Some(done) = self.done_before(live, attempt.request_key.as_deref(), same)? {
            return Ok(done);
        }
        let journal = live.journal();
        if matches!(attempt.act, Act::Forget(_)) {
            return self.forget(live, actor, attempt.reason.as_deref(), attempt.act.clone());
        }
        let act = held_against_the_engine(&journal, believed(&journal, attempt)?);
        if actor.boards.is_some_and(|boards| !boards.allow(&journal, &act)) {
            return Err(Refused::OtherBoards);
        }
        let mut judgement = match judged(&journal, actor.role, &act) {
            Err(Refused::Refusal(Refusal::AlreadySo)) => {
                // What is so already here may not be so any more where another node has gone on.
                let last = self.store.last_seq(live.id)?;
                if last > journal.state().seq {
                    return Err(Refused::Store(StoreError::PlaceTaken { seq: last }));
                }
                return Ok(Performed { seq: journal.state().seq, repeated: true });
            }
            other => other?,
        };
        if let Some(warning) = others_word(&journal, actor, &act) {
            judgement.warn(warning);
        }
        let states = [journal.state(), &judgement.after];
        let elsewhere = self.warned_of_elsewhere(live.id, attempt.moves_from, states)?;
        elsewhere.into_iter().for_each(|warning| judgement.warn(warning));
        let reason = attempt.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty());
        if let Some(asked) = judgement.asks(reason.is_some(), attempt.confirmed, attempt.confirmed_again) {
            return Err(Refused::ToConfirm(asked));
        }
        let reason = reason.map(String::from);
        let seq = journal.state().seq + 1;
        let entry = Entry { reason, acknowledged: judgement.acknowledged(), ..signed(actor, seq, act) };
        judgement.after.done_by(&entry);
        let mut next = journal.and(entry.clone(), judgement.after);
        let name = next.state().details.name.clone();
        let key = attempt.request_key.as_deref();
        next.seal(self.store.append(live.id, journal.state().head(), &[entry], key, &name)?.chain);
        let has_lost = journal.state().photographs.len() > next.state().photographs.len();
        live.publish(next);
        if has_lost {
            self.erase_taken_back(live);
        }
        self.moved_on(live, journal.state());
        if matches!(attempt.act, Act::PublishRound(_) | Act::PublishTable(_)) {
            self.backup_is_due();
        }
        Ok(Performed { seq, repeated: false })
    }

    /// What the request with this key did, if it came before; `is_same` says whether an act is what it asks for.
    ///
    /// # Errors
    /// [`Refused::KeyUsed`] where it did something else.
    pub(super) fn done_before(
        &self,
        live: &Live,
        request_key: Option<&str>,
        is_same: impl Fn(&Journal, &Act) -> bool,
    ) -> Result<Option<Performed>, Refused> {
        let Some(key) = request_key else { return Ok(None) };
        let Some(seq) = self.store.done_by(live.id, key)? else { return Ok(None) };
        let journal = live.journal();
        // Done by another node, which has to be caught up with first.
        let entry = journal.entry(seq).ok_or(StoreError::PlaceTaken { seq })?;
        if is_same(&journal, &entry.act) {
            Ok(Some(Performed { seq, repeated: true }))
        } else {
            Err(Refused::KeyUsed { seq })
        }
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
        // Somebody was forgotten by another node: what is in memory says too much.
        if news.iter().any(|entry| matches!(entry.act, Act::Forget(_))) {
            live.publish(Journal::of(self.store.entries(live.id, Head::default())?));
            return Ok(());
        }
        let mut next = Journal::clone(&journal);
        for entry in news {
            next.append(entry);
        }
        live.publish(next);
        Ok(())
    }

    /// The same for a copy, whose journal another node may have replaced by the hall's new one.
    ///
    /// # Errors
    /// [`StoreError`] when the journal cannot be read.
    pub(super) fn catch_up_or_begin_again(&self, live: &Arc<Live>) -> Result<(), StoreError> {
        // Nobody here writes now: what the store has not, it has no more.
        let (here, there) = (live.journal().state().head(), self.store.last_head(live.id)?);
        if there.seq > here.seq {
            match self.catch_up(live) {
                Err(StoreError::Broken { .. }) if self.store.is_copy(live.id)? => {}
                other => return other,
            }
        } else if there == here || !self.store.is_copy(live.id)? {
            return Ok(());
        }
        live.publish(Journal::of(self.store.entries(live.id, Head::default())?));
        Ok(())
    }

    /// Looks in the store for what other nodes appended to the tournaments in memory. A SQLite file has one node only; there it is seen
    /// whether it can be written again.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    pub fn follow(&self) -> Result<(), StoreError> {
        if matches!(self.store.database(), Database::Sqlite(_)) {
            self.store.try_again();
            return Ok(());
        }
        let loaded = self.all_live();
        let known: HashMap<i64, &Arc<Live>> = loaded.iter().map(|live| (live.id, live)).collect();
        let numbers: Vec<i64> = known.keys().copied().collect();
        for (id, last) in self.store.last_acts(&numbers)? {
            let live = known[&id];
            if last != live.journal().state().head() {
                let _turn = live.turn();
                match self.catch_up_or_begin_again(live) {
                    // One tournament that cannot be followed does not keep the others from being followed.
                    Err(error @ (StoreError::Unreadable { .. } | StoreError::Broken { .. })) => {
                        tracing::error!("{error}");
                    }
                    other => other?,
                }
            }
        }
        self.followed();
        Ok(())
    }

    /// Makes a tournament by its first act, [`Act::Create`] or [`Act::Import`]; gives its number.
    ///
    /// # Errors
    /// [`Refused`]; no tournament is made then.
    pub fn found(&self, actor: &Actor, act: Act) -> Result<i64, Refused> {
        self.found_once(actor, act, None)
    }

    /// The same for a request that may come twice: a second one with its key gets the tournament that the first made.
    ///
    /// # Errors
    /// As [`Desk::found`].
    pub fn found_once(&self, actor: &Actor, act: Act, request_key: Option<&str>) -> Result<i64, Refused> {
        let judgement = judge(&Journal::default(), Role::ChiefArbiter, &act).map_err(Refused::Refusal)?;
        let name = judgement.after.details.name.clone();
        let journal = [Entry { acknowledged: judgement.acknowledged(), ..signed(actor, 1, act) }];
        let now = clock::now_microseconds();
        Ok(self.store.create_tournament(&name, actor.account(), now, &journal, &[], request_key)?.id)
    }
}

/// An act with its place, instant and author.
pub(super) fn signed(actor: &Actor, seq: u64, act: Act) -> Entry {
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

/// The act as the journal stands, merged with what others changed since the arbiter looked.
pub(super) fn believed(journal: &Journal, attempt: &Attempt) -> Result<Act, Refused> {
    // A page of acts that this journal does not have, as after an older copy was restored: what it showed is not known here.
    if attempt.seen.is_some_and(|seen| seen > journal.state().seq) {
        return Err(Refused::Conflict { theirs: None, clashes: Vec::new() });
    }
    belief::settle(journal, &attempt.act, attempt.seen).map_err(|Conflict { theirs, clashes }| {
        let theirs = theirs.and_then(|seq| journal.entry(seq));
        Refused::Conflict { theirs: theirs.cloned().map(Box::new), clashes }
    })
}

/// A publication says how the round stands to what the engine pairs, whoever asks for it and whatever acts led there: the one gate
/// through which every pairing comes out (VCL4THP 68-69).
fn held_against_the_engine(journal: &Journal, act: Act) -> Act {
    let Act::PublishRound(PublishRound { round, .. }) = act else { return act };
    let draft = journal.state().draft().filter(|draft| draft.number == round);
    let compared = draft.map(|draft| checker::compared(journal.state(), draft));
    Act::PublishRound(PublishRound { round, compared })
}

/// What an act would do, or why it is refused; a conflict is told with the act that made it.
pub(super) fn judged(journal: &Journal, role: Role, act: &Act) -> Result<Judgement, Refused> {
    judge(journal, role, act).map_err(|refusal| match refusal {
        Refusal::Conflict { .. } => {
            let theirs = belief::latest(journal, act);
            Refused::Conflict { theirs: theirs.cloned().map(Box::new), clashes: Vec::new() }
        }
        Refusal::RoleTooLow { .. } => Refused::Forbidden,
        other => Refused::Refusal(other),
    })
}

/// A deputy who takes back what another did at a board is asked, by name.
fn others_word(journal: &Journal, actor: &Actor, act: &Act) -> Option<Warning> {
    let Act::Undo(Undo { seq }) = act else { return None };
    let entry = journal.entry(*seq)?;
    let (round, board) = entry.act.about().board()?;
    let is_others = entry.author.account != actor.author.account && actor.role < Role::ChiefArbiter;
    is_others.then(|| Warning::OthersResult { round, board, by: entry.author.name.clone() })
}
