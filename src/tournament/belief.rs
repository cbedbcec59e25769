//! What an arbiter believed when they asked for an act, held against what others did since.
//!
//! A request says which act its page was drawn from (`seen`). Acts that name the value they replace (`was`) are merged with
//! what others changed, field by field; acts that name no value are a conflict where something on the same subject changed
//! since. A board is meant with its two players, so that nothing lands on a pairing that was made later.

use super::Tournament;
use super::acts::{Act, Belief, DraftRound, EnterResult, Entry, Subject, Undo};
use super::fold::Journal;
use super::ids::{PlayerId, RoundNo};
use super::merge::{Clash, merge_values};
use super::outcome::GameResult;
use super::round::PairedBy;
use std::mem::discriminant;

/// A conflict between what was asked for and what others did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The act of the other, where it is known.
    pub theirs: Option<u64>,
    /// The fields concerned, where single fields are.
    pub clashes: Vec<Clash>,
}

/// The act as it can be judged now: merged with what others changed, and with the players of its board named.
///
/// # Errors
/// [`Conflict`] where it contradicts what was done after the act numbered `seen`, or after what it believes was the case.
pub fn settle(journal: &Journal, act: &Act, seen: Option<u64>) -> Result<Act, Conflict> {
    if let Some(theirs) = seen.and_then(|seen| contradiction(journal, act, seen)) {
        return Err(Conflict { theirs: Some(theirs.seq), clashes: Vec::new() });
    }
    let state = journal.state();
    let mut settled = act.clone();
    settled.deed_mut().rebase(state).map_err(|clashes| {
        let theirs = clashes.iter().filter_map(|clash| last_change(journal, act, &clash.field)).max();
        Conflict { theirs, clashes }
    })?;
    after_adjournment(journal, &mut settled);
    Ok(with_players(state, settled))
}

/// A result that was on its way while its game was taken as adjourned because it was missing: what the program put there is nobody's
/// word, and the result settles it.
fn after_adjournment(journal: &Journal, act: &mut Act) {
    let Act::EnterResult(EnterResult { round, board, was: was @ None, now: Some(_), .. }) = act else { return };
    let game = journal.state().round(*round).and_then(|found| found.game(*board));
    let Some(game) = game.filter(|game| game.result == Some(GameResult::Adjourned)) else { return };
    if matches!(journal.entry(game.touched).map(|entry| &entry.act), Some(Act::AdjournMissing(_))) {
        *was = game.result;
    }
}

/// The latest act after `seen` that contradicts an act which names no value of its own.
fn contradiction<'a>(journal: &'a Journal, act: &Act, seen: u64) -> Option<&'a Entry> {
    let mine = unbelieving_subjects(journal, act);
    if mine.is_empty() {
        return None;
    }
    let takes_back = if let Act::UnpublishRound(act) = act { Some(act.round) } else { None };
    let concerns = |theirs: &Subject| {
        mine.contains(theirs) || matches!(theirs, Subject::Board(round, _) if takes_back == Some(*round))
    };
    let undone = journal.undone();
    let entries = journal.entries_after(seen).collect::<Vec<_>>().into_iter().rev();
    entries.filter(|entry| !undone.contains(&entry.seq)).find(|entry| {
        // What was done and undone again since changes nothing.
        let is_void = matches!(entry.act, Act::Undo(Undo { seq }) if seq > seen);
        !is_void && subjects(journal, &entry.act).iter().any(concerns)
    })
}

/// Those of its subjects of which an act does not say what it replaces, so that `seen` has to say it.
fn unbelieving_subjects(journal: &Journal, act: &Act) -> Vec<Subject> {
    match act.deed().nature().matter.belief {
        Belief::Named => Vec::new(),
        Belief::Shown => subjects(journal, act),
        Belief::ShownOf(subjects) => subjects,
    }
}

/// What an act touches; of an undo, what the act touches that it takes back.
fn subjects(journal: &Journal, act: &Act) -> Vec<Subject> {
    undone_by(journal, act).unwrap_or(act).deed().nature().matter.touches
}

/// The latest act on the same subject that changed a field.
fn last_change(journal: &Journal, act: &Act, field: &str) -> Option<u64> {
    let mine = subjects(journal, act);
    let undone = journal.undone();
    let changed = |entry: &&Entry| {
        let is_of_field = || matches!(entry.act, Act::Undo(_)) || entry.act.deed().changed(field);
        subjects(journal, &entry.act) == mine && is_of_field()
    };
    journal.entries().rev().filter(|entry| !undone.contains(&entry.seq)).find(changed).map(|entry| entry.seq)
}

/// The latest act that did the same kind of thing to the same subject, or took it back: what a conflict is with.
pub fn latest<'a>(journal: &'a Journal, act: &Act) -> Option<&'a Entry> {
    let sets_result =
        |act: &Act| matches!(act, Act::EnterResult(_) | Act::Rule(_) | Act::SwapColours(_) | Act::AnswerTypings(_));
    let is_same_kind =
        |one: &Act, other: &Act| discriminant(one) == discriminant(other) || (sets_result(one) && sets_result(other));
    let (mine, undone) = (subjects(journal, act), journal.undone());
    let same = |entry: &&Entry| {
        let done = undone_by(journal, &entry.act).unwrap_or(&entry.act);
        is_same_kind(done, act) && subjects(journal, done).iter().any(|theirs| mine.contains(theirs))
    };
    journal.entries().rev().filter(|entry| !undone.contains(&entry.seq)).find(same)
}

/// Whether `done`, which a request did, is what the same request asks for again.
pub fn is_same_request(done: &Act, asked: &Act) -> bool {
    // The comparison is the program's.
    if let (Act::PublishRound(done), Act::PublishRound(asked)) = (done, asked) {
        return done.round == asked.round;
    }
    if let Some(round) = engines_draft(asked) {
        return engines_draft(done) == Some(round);
    }
    if let Some(same) = is_same_typing(done, asked) {
        return same;
    }
    let is_same_thing = discriminant(done) == discriminant(asked)
        && done.deed().nature().matter.touches == asked.deed().nature().matter.touches;
    match (done.deed().replaces(), asked.deed().replaces()) {
        // Done as it was merged with what others had changed by then.
        (Some([then, done]), Some([was, now])) => {
            is_same_thing && merge_values("", &was, &now, &then, &mut Vec::new()) == done
        }
        _ => *done == with_players_of(asked.clone(), done),
    }
}

/// The round of a draft that is the engine's: who asks for one names nothing else of it.
pub fn engines_draft(act: &Act) -> Option<RoundNo> {
    let Act::DraftRound(DraftRound { round, paired_by: PairedBy::Engine, .. }) = act else { return None };
    Some(*round)
}

/// The same of a result that was typed, where it was not done as it was asked for: its game was taken as adjourned meanwhile, or something
/// else stood there and it was kept.
fn is_same_typing(done: &Act, asked: &Act) -> Option<bool> {
    let (round, board, was, now, players) = match asked {
        Act::EnterResult(asked) => (asked.round, asked.board, asked.was, asked.now, asked.players),
        Act::AnswerTypings(asked) => (asked.round, asked.board, asked.was, asked.now, Some(asked.players)),
        _ => return None,
    };
    let is_meant = |seated: Option<[PlayerId; 2]>| players.is_none() || players == seated;
    match done {
        Act::EnterResult(done) if was.is_none() && done.was == Some(GameResult::Adjourned) => {
            Some((done.round, done.board, done.now) == (round, board, now) && is_meant(done.players))
        }
        Act::KeepTyping(done) => {
            Some((done.round, done.board, done.typed) == (round, board, now) && is_meant(Some(done.players)))
        }
        _ => None,
    }
}

/// What an undo takes back in the end; `None` for any other act.
fn undone_by<'a>(journal: &'a Journal, act: &Act) -> Option<&'a Act> {
    let Act::Undo(Undo { seq }) = act else { return None };
    let named = &journal.entry(*seq)?.act;
    match named {
        // An undo names an earlier act, so this ends.
        Act::Undo(Undo { seq: earlier }) if earlier < seq => undone_by(journal, named),
        Act::Undo(_) => None,
        other => Some(other),
    }
}

/// The act with the players who sit at its board now, where it does not name them.
fn with_players(state: &Tournament, mut act: Act) -> Act {
    if let Some((round, board, named)) = act.deed_mut().meant_players()
        && named.is_none()
    {
        *named = state.round(round).and_then(|round| round.game(board)).map(|game| game.players());
    }
    act
}

/// The act with the players whom another names, where it names none itself.
fn with_players_of(mut act: Act, other: &Act) -> Act {
    let mut other = other.clone();
    let players = other.deed_mut().meant_players().and_then(|(_, _, players)| *players);
    if let Some((_, _, named)) = act.deed_mut().meant_players() {
        *named = named.or(players);
    }
    act
}

/// Whether an act took back one on the same subject as another.
pub fn takes_back_like(journal: &Journal, undo: &Act, like: &Act) -> bool {
    undone_by(journal, undo).is_some_and(|undone| subjects(journal, undone) == subjects(journal, like))
}
