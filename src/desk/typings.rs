//! A result as somebody typed it: entered where the board is as they believed, kept beside it where it is not.
//!
//! No typing is refused because another was faster. It is in the journal with who, when and from which device, and waits there for an
//! answer ([`sonneborn_tournament::typing`]); the sender is told whose word stands.

use super::Desk;
use super::perform::{Actor, Attempt, Performed, Refused};
use sonneborn_tournament::acts::{Act, AnswerTypings, EnterResult, Entry, KeepTyping};

/// What became of a result that was typed.
pub enum Typed {
    /// It is the board's result.
    Entered(Performed),
    /// Something else stood there, `theirs` where it is known; act `seq` keeps what was typed.
    Kept { seq: u64, theirs: Option<Box<Entry>> },
}

impl Desk {
    /// Does an [`EnterResult`], or keeps it as a typing where it contradicts what others did meanwhile.
    ///
    /// # Errors
    /// As [`Desk::perform`], but for a conflict over the result.
    pub fn enter_typed(&self, tournament: i64, actor: &Actor, attempt: &Attempt) -> Result<Typed, Refused> {
        let (theirs, clashes) = match self.perform(tournament, actor, attempt) {
            Ok(done) => return Ok(self.as_it_was_kept(tournament, attempt, done)?.unwrap_or(Typed::Entered(done))),
            Err(Refused::Conflict { theirs, clashes }) => (theirs, clashes),
            Err(other) => return Err(other),
        };
        // A page of acts that this journal does not have, as after an older copy was restored: whose board it meant is not known.
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let is_foreign = attempt.seen.is_some_and(|seen| seen > live.journal().state().seq);
        let Some(act) = typing(&attempt.act).filter(|_| !is_foreign) else {
            return Err(Refused::Conflict { theirs, clashes });
        };
        // What stood there when it was typed does not matter to a word that is kept.
        let kept = self.perform(tournament, actor, &Attempt { act, seen: None, ..attempt.clone() })?;
        Ok(Typed::Kept { seq: kept.seq, theirs })
    }

    /// The same request came before, and its result was kept as a typing then.
    fn as_it_was_kept(&self, tournament: i64, attempt: &Attempt, done: Performed) -> Result<Option<Typed>, Refused> {
        let Some(key) = attempt.request_key.as_deref().filter(|_| done.repeated) else { return Ok(None) };
        // Where the board was so already, the act named is the last one, whosever that is.
        if self.store.done_by(tournament, key)? != Some(done.seq) {
            return Ok(None);
        }
        let live = self.live(tournament)?.ok_or(Refused::NoTournament)?;
        let journal = live.journal();
        let Some(Act::KeepTyping(KeepTyping { round, board, .. })) = journal.entry(done.seq).map(|entry| &entry.act)
        else {
            return Ok(None);
        };
        let touched = journal.state().round(*round).and_then(|round| round.game(*board)).map(|game| game.touched);
        let theirs = touched.and_then(|seq| journal.entry(seq)).cloned().map(Box::new);
        Ok(Some(Typed::Kept { seq: done.seq, theirs }))
    }
}

/// A result that cannot be entered, as the act that keeps it; `None` where it does not say whose game is meant.
fn typing(act: &Act) -> Option<Act> {
    let (round, board, was, typed, players) = match act {
        Act::EnterResult(EnterResult { round, board, was, now, players: Some(players) })
        // Somebody else answered first, and otherwise.
        | Act::AnswerTypings(AnswerTypings { round, board, was, now, players, .. }) => (*round, *board, *was, *now, *players),
        _ => return None,
    };
    Some(Act::KeepTyping(KeepTyping { round, board, was, typed, players }))
}
