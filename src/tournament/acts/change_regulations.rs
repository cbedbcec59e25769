//! What was announced of an event and decides pairings, points and ranks; and what no event can do without.

use super::prelude::*;
use super::shared::believed;
use crate::merge::{Clash, keep_theirs, replaced};
use crate::mode::Mode;
use crate::numbering;
use crate::regulations::{Numbering, Regulations, System};
use crate::scoring::ScoringFault;
use serde_json::Value;

/// The regulations of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeRegulations {
    pub was: Box<Regulations>,
    pub now: Box<Regulations>,
}

impl Deed for ChangeRegulations {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_regulations(state, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        change_regulations(state, &self.now);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Rules { named: Vec::new() }, Subject::Regulations).judged(MayTell::OnceStarted)
    }

    fn replaces(&self) -> Option<[Value; 2]> {
        replaced(&self.was, &self.now)
    }

    fn rebase(&mut self, state: &Tournament) -> Result<(), Vec<Clash>> {
        keep_theirs(&mut *self.was, &mut *self.now, &state.regulations)
    }
}

fn check_regulations(state: &Tournament, was: &Regulations, now: &Regulations) -> Result<(), Refusal> {
    believed(&state.regulations, was, now)?;
    regulations_hold(Some(was), now)?;
    // Once round 1 is paired, points and tie-breaks are fixed anyway.
    if state.mode() == Mode::Fide && state.rounds.is_empty() {
        fides_limits_hold(Some(was), now)?;
    }
    // The boards of a match of teams are known by their numbers.
    if let Some(first) = state.rounds.first().filter(|_| state.has_matches() && now.first_board != was.first_board) {
        return Err(Refusal::RoundPaired { round: first.number });
    }
    let paired = u16::try_from(state.rounds.len()).unwrap_or(u16::MAX);
    if now.rounds < paired {
        return Err(Refusal::FewerRoundsThanPaired { rounds: paired });
    }
    if now.rating_choice() != was.rating_choice() && numbering::are_frozen(state) {
        return Err(Refusal::RatingMethodFrozen);
    }
    Ok(())
}

/// What no event can do without; what an old one has already is not asked about again.
pub(super) fn regulations_hold(was: Option<&Regulations>, regulations: &Regulations) -> Result<(), Refusal> {
    if regulations.rounds == 0 {
        return Err(Refusal::NoRounds);
    }
    let is_new = was.is_none_or(|was| (was.system, was.rounds) != (regulations.system, regulations.rounds));
    if is_new && regulations.system == System::DoubleSwiss && !regulations.rounds.is_multiple_of(2) {
        return Err(Refusal::OddGames);
    }
    match regulations.scoring.fault() {
        Some(fault) => Err(Refusal::Scoring { fault }),
        None => Ok(()),
    }
}

/// What FIDE mode allows of points and tie-breaks; what an old event has already is not asked about again.
pub(super) fn fides_limits_hold(was: Option<&Regulations>, now: &Regulations) -> Result<(), Refusal> {
    if !now.system.is_of_fide() {
        return Ok(());
    }
    let is_other_scoring = was.is_none_or(|was| was.scoring != now.scoring);
    if is_other_scoring && !now.scoring.bye_is_a_result() {
        return Err(Refusal::Scoring { fault: ScoringFault::ByeNoResult });
    }
    if is_other_scoring && now.scoring.win <= now.scoring.loss {
        return Err(Refusal::Scoring { fault: ScoringFault::WinIsNoMore });
    }
    let is_new = was.is_none_or(|was| (was.system, &was.tie_breaks) != (now.system, &now.tie_breaks));
    let buchholz = now.descriptors().into_iter().find(|descriptor| descriptor.code.is_of_buchholz());
    match buchholz {
        Some(descriptor) if is_new && now.system.is_predetermined() => {
            Err(Refusal::NoTieBreakOfTables { code: descriptor.to_string() })
        }
        Some(_) | None => Ok(()),
    }
}

/// Another method of ratings gives those who are numbered by strength other numbers (C.04.2 art. 2.3).
fn change_regulations(state: &mut Tournament, now: &Regulations) {
    let is_other_method = state.regulations.rating_choice() != now.rating_choice();
    state.regulations = now.clone();
    let are_numbered = state.entrants().any(|player| player.tpn.is_some());
    if is_other_method && are_numbered && now.numbering == Numbering::Strength {
        let order = numbering::anew(state);
        numbering::give(state, &order);
    }
}
