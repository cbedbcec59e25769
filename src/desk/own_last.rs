//! One's own last act, to be taken back by one key: judged like any undo.

use super::Desk;
use super::perform::{Actor, Attempt, Performed, Refused};
use sonneborn_tournament::acts::{Act, EnterResult, Entry, Undo};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;

/// What came of asking for one's own last act to be taken back.
pub enum TakenBack {
    Done(Performed, Entry),
    /// It is no result of the round in front of them: it is told first, and taken back when it is named.
    Asked(Entry),
    /// Nothing of theirs from this device is left.
    Nothing,
}

impl Desk {
    /// Takes back the last act that the actor did from this device and that still holds. Without `named` only a result of
    /// `round` is taken back at once; `named` is the act that they were told of.
    ///
    /// # Errors
    /// [`Refused`], also where `named` is not their last act any more.
    pub fn take_back_own(
        &self,
        tournament: i64,
        actor: &Actor,
        round: RoundNo,
        named: Option<u64>,
        request_key: Option<String>,
    ) -> Result<TakenBack, Refused> {
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let is_undo = |_: &Journal, act: &Act| matches!(act, Act::Undo(_));
        let journal = live.journal();
        if let Some(done) = self.done_before(&live, request_key.as_deref(), is_undo)?
            && let Some(Act::Undo(Undo { seq })) = journal.entry(done.seq).map(|entry| &entry.act)
            && let Some(entry) = journal.entry(*seq)
        {
            return Ok(TakenBack::Done(done, entry.clone()));
        }
        let Some(last) = own_last(&journal, actor) else { return Ok(TakenBack::Nothing) };
        let is_result_here = matches!(last.act, Act::EnterResult(EnterResult { round: of, .. }) if of == round);
        match named {
            None if !is_result_here => return Ok(TakenBack::Asked(last.clone())),
            Some(named) if named != last.seq => return Ok(TakenBack::Asked(last.clone())),
            None | Some(_) => {}
        }
        let attempt = Attempt { request_key, ..Attempt::of(Act::Undo(Undo { seq: last.seq })) };
        Ok(TakenBack::Done(self.perform(tournament, actor, &attempt)?, last.clone()))
    }
}

/// The last act of this person from this device that is not taken back; taking back is none.
fn own_last<'a>(journal: &'a Journal, actor: &Actor) -> Option<&'a Entry> {
    let undone = journal.undone();
    let is_own = |entry: &&Entry| entry.author.account == actor.author.account && entry.device == actor.device;
    let mut own = journal.entries().rev().filter(is_own);
    own.find(|entry| entry.seq > 1 && !undone.contains(&entry.seq) && !matches!(entry.act, Act::Undo(_)))
}
