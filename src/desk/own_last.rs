//! One's own last act, to be taken back by one key: judged like any undo.

use super::Desk;
use super::perform::{Actor, Attempt, Confirmation, Performed, Refused};
use sonneborn_tournament::acts::{Act, EnterResult, Entry, SwapColours, Undo};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::judge::Asked;

/// What came of asking for one's own last act to be taken back.
pub enum TakenBack {
    Done(Performed, Entry),
    /// It is of no board of the round in front of them: it is told first, and taken back when it is named.
    Asked(Entry),
    /// Undoing it changes what is asked about.
    ToConfirm(Asked, Entry),
    /// Nothing of theirs from this device is left.
    Nothing,
}

impl Desk {
    /// Takes back the last act that the actor did from this device and that still holds. Without `named` only a result of
    /// `round`, and colours that were turned in it, are taken back at once; `named` is the act that they were told of.
    ///
    /// # Errors
    /// [`Refused`], also where `named` is not their last act any more.
    pub fn take_back_own(
        &self,
        tournament: i64,
        actor: &Actor,
        round: RoundNo,
        named: Option<u64>,
        (answered, request_key): (Confirmation, Option<String>),
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
        let of_board = match last.act {
            Act::EnterResult(EnterResult { round, .. }) | Act::SwapColours(SwapColours { round, .. }) => Some(round),
            _ => None,
        };
        match named {
            None if of_board != Some(round) => return Ok(TakenBack::Asked(last.clone())),
            Some(named) if named != last.seq => return Ok(TakenBack::Asked(last.clone())),
            None | Some(_) => {}
        }
        let Confirmation { reason, confirmed, confirmed_again } = answered;
        let act = Act::Undo(Undo { seq: last.seq });
        let attempt = Attempt { reason, confirmed, confirmed_again, request_key, ..Attempt::of(act) };
        match self.perform(tournament, actor, &attempt) {
            Ok(done) => Ok(TakenBack::Done(done, last.clone())),
            Err(Refused::ToConfirm(asked)) => Ok(TakenBack::ToConfirm(asked, last.clone())),
            Err(refused) => Err(refused),
        }
    }
}

/// The last act of this person from this device that is not taken back; taking back is none.
fn own_last<'a>(journal: &'a Journal, actor: &Actor) -> Option<&'a Entry> {
    let undone = journal.undone();
    let is_own = |entry: &&Entry| entry.author.account == actor.author.account && entry.device == actor.device;
    let mut own = journal.entries().rev().filter(is_own);
    own.find(|entry| entry.seq > 1 && !undone.contains(&entry.seq) && !matches!(entry.act, Act::Undo(_)))
}
