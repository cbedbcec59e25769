//! Judging an act by what it changes, whatever it is called: one function for every way in — page, API, undo, imported archive.
//!
//! The act is folded in, an undo like any other; the two states are compared, and each consequence is looked up in the table
//! of levels. What must hold before an act can be meant at all is with the act, in [`super::acts`].

mod aspect;
mod bracket;
pub mod consequence;
pub mod difference;
pub mod hand_pairing;
pub mod levels;
mod rounds;
pub mod teams;

use super::Tournament;
use super::acts::{Act, AlterDraft, Author, Entry, Undo};
use super::chain::Digest;
use super::fold::{self, Journal};
use super::mode::Mode;
use super::refusal::Refusal;
use super::role::Role;
use super::round::Game;
use super::warning::Warning;
use chrono::DateTime;
use consequence::Consequence;
use levels::Level;

/// What an act would do, and what is asked first.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The tournament with the act folded in.
    pub after: Tournament,
    /// What it changes, each with its level.
    pub consequences: Vec<(Consequence, Level)>,
    /// The highest level among them.
    pub level: Level,
    /// Whether the arbiter must say why.
    pub needs_reason: bool,
}

/// What is to be shown before an act is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub level: Level,
    pub needs_reason: bool,
    /// Whether it was confirmed once already; Level 4 is confirmed twice.
    pub is_again: bool,
    pub consequences: Vec<Consequence>,
    /// All that the act would do, also what needs no question.
    pub effects: Vec<Consequence>,
}

impl Judgement {
    /// What is still to be asked of an arbiter who gave a reason, confirmed, and confirmed again, or did not; `None` if nothing.
    pub fn asks(&self, has_reason: bool, confirmed: bool, confirmed_again: bool) -> Option<Asked> {
        let is_confirmed = match self.level {
            Level::Told => true,
            Level::Seen | Level::Confirmed => confirmed,
            Level::LeavesFideMode => confirmed && confirmed_again,
            // Never judged so: it is a refusal.
            Level::Refused => false,
        };
        if is_confirmed && (has_reason || !self.needs_reason) {
            return None;
        }
        let is_shown = |level: Level, consequence: &Consequence| {
            level > Level::Told || self.level == Level::Told && levels::row(consequence.kind()).reason.is_asked(level)
        };
        let shown = self.consequences.iter().filter(|(consequence, level)| is_shown(*level, consequence));
        Some(Asked {
            level: self.level,
            needs_reason: self.needs_reason,
            is_again: confirmed && has_reason,
            consequences: shown.map(|(consequence, _)| consequence.clone()).collect(),
            effects: self.consequences.iter().map(|(consequence, _)| consequence.clone()).collect(),
        })
    }

    /// Adds what is to be seen first by whoever asks.
    pub fn warn(&mut self, warning: Warning) {
        self.consequences.push((Consequence::Warned(warning), Level::Seen));
        self.level = self.level.max(Level::Seen);
    }

    /// What the journal keeps of what was seen.
    pub fn acknowledged(&self) -> Vec<Warning> {
        let mut kept: Vec<Warning> = Vec::new();
        for (consequence, _) in self.consequences.iter().filter(|(_, level)| *level > Level::Told) {
            let warning = consequence.acknowledged().map(Warning::into_kept);
            kept.extend(warning.filter(|warning| !kept.contains(warning)));
        }
        kept
    }
}

/// Judges an act of somebody with `role` against the journal.
///
/// # Errors
/// The [`Refusal`] that the arbiter is to see: what must hold first, who may do it, and what is refused to everybody.
pub fn judge(journal: &Journal, role: Role, act: &Act) -> Result<Judgement, Refusal> {
    judge_by(journal, role, act, journal.state().mode() == Mode::Fide)
}

/// Judges an act that a file brings. It was asked about where it was done, perhaps by a version that knew no FIDE mode: then
/// only what is refused by any rules is refused here.
///
/// # Errors
/// As [`judge`].
pub fn judge_kept(journal: &Journal, act: &Act) -> Result<Judgement, Refusal> {
    let state = journal.state();
    let is_fide = state.regulations.mode_follows_system && state.mode() == Mode::Fide;
    judge_by(journal, Role::ChiefArbiter, act, is_fide)
}

fn judge_by(journal: &Journal, role: Role, act: &Act, is_fide: bool) -> Result<Judgement, Refusal> {
    let before = journal.state();
    let (after, warnings) = match act {
        Act::Undo(Undo { seq }) => (journal.without(*seq)?, Vec::new()),
        act => {
            let warnings = brought(before, act)?;
            let mut after = before.clone();
            fold::apply(&mut after, &trial(before.seq + 1, act));
            (after, warnings)
        }
    };
    let warned = warnings.into_iter().map(Consequence::Warned);
    let found = difference::difference(before, &after).into_iter().chain(warned);
    let judged: Vec<(Consequence, Level)> = found
        .map(|consequence| {
            let row = levels::row(consequence.kind());
            let level = row.level(is_fide, difference::when(before, &consequence));
            (consequence, level)
        })
        .collect();
    // It changes nothing that is derived; what it takes away, nobody can bring back.
    if matches!(act, Act::Forget(_)) && role < Role::ChiefArbiter {
        return Err(Refusal::RoleTooLow { least: Role::ChiefArbiter });
    }
    let rows = || judged.iter().map(|(consequence, _)| levels::row(consequence.kind()));
    if let Some(least) = rows().map(|row| row.least).max().filter(|least| role < *least) {
        return Err(Refusal::RoleTooLow { least });
    }
    // An act leaves a closed event alone; so does an undo.
    if before.closed && after.closed && !judged.is_empty() {
        return Err(Refusal::Closed);
    }
    if let Some((consequence, _)) = judged.iter().find(|(_, level)| *level == Level::Refused) {
        return Err(consequence.refusal());
    }
    let level = judged.iter().map(|(_, level)| *level).max().unwrap_or(Level::Told);
    let needs_reason = judged.iter().any(|(found, level)| levels::row(found.kind()).reason.is_asked(*level));
    Ok(Judgement { after, consequences: judged, level, needs_reason })
}

/// What an act warns of. A change of a draft warns of what the draft did not have before; who is left out on the way is asked
/// about when the round is published.
fn brought(before: &Tournament, act: &Act) -> Result<Vec<Warning>, Refusal> {
    let mut warnings = act.check(before)?;
    if let (Act::AlterDraft(_), Some(draft)) = (act, before.draft()) {
        let games = draft.games.iter().map(Game::seating).collect();
        let as_it_is = Act::AlterDraft(AlterDraft { round: draft.number, games, byes: draft.byes.clone() });
        // A draft in which somebody left cannot be meant any more: then all of the new one is looked at.
        let known = as_it_is.check(before).unwrap_or_default();
        warnings.retain(|warning| !known.contains(warning) && !matches!(warning, Warning::LeftOut { .. }));
    }
    Ok(warnings)
}

/// The act as an entry, with what the fold does not look at left empty.
fn trial(seq: u64, act: &Act) -> Entry {
    Entry {
        seq,
        at: DateTime::UNIX_EPOCH,
        author: Author::default(),
        device: String::new(),
        act: act.clone(),
        reason: None,
        acknowledged: Vec::new(),
        chain: Digest::NONE,
    }
}
