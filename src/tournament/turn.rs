//! Whose turn it is: whether a round can be paired now, and whether an event is played to its end.

use super::Tournament;
use super::ids::{PlayerId, RoundNo};
use super::refusal::Refusal;
use super::regulations::Numbering;
use super::warning::Warning;

/// Whether it is this round's turn to be paired.
///
/// # Errors
/// What has to happen first.
pub fn check_draft_turn(state: &Tournament, round: RoundNo) -> Result<(), Refusal> {
    if state.closed {
        return Err(Refusal::Closed);
    }
    if let Some(draft) = state.draft() {
        return Err(Refusal::DraftWaits { round: draft.number });
    }
    if state.rounds.len() >= usize::from(state.regulations.rounds) {
        return Err(Refusal::AllRoundsPaired { rounds: state.regulations.rounds });
    }
    if state.next_round() != Some(round) {
        return Err(Refusal::NotTheNextRound { round });
    }
    if state.regulations.system.is_predetermined() {
        return Ok(());
    }
    if let Some(earlier) = state.rounds.iter().find(|earlier| !earlier.is_complete()) {
        return Err(Refusal::RoundNotComplete { round: earlier.number, missing: earlier.missing() });
    }
    let Some(bracket) = state.bracket() else { return Ok(()) };
    // Nobody goes through by half a game.
    if let Some((round, board)) = bracket.waits_for() {
        return Err(Refusal::AdjournmentOpen { round, board });
    }
    let (players, teams) = (bracket.level_players(), bracket.level_teams());
    if !players.is_empty() {
        return Err(Refusal::MatchesLevel { matches: players });
    }
    if teams.is_empty() { Ok(()) } else { Err(Refusal::TeamMatchesLevel { matches: teams }) }
}

/// Whether `round` can be paired now: it is its turn, and numbers that are drawn or given by hand are there for everyone before
/// round 1. The program does not choose them.
///
/// # Errors
/// As [`check_draft_turn`]; [`Refusal::NotNumbered`].
pub fn check_pairing_turn(state: &Tournament, round: RoundNo) -> Result<(), Refusal> {
    check_draft_turn(state, round)?;
    // Of teams it is the teams that are numbered so; each that has no number gets one.
    if state.regulations.numbering == Numbering::Strength || !state.rounds.is_empty() || state.is_of_teams() {
        return Ok(());
    }
    let players: Vec<PlayerId> =
        state.entrants().filter(|player| player.tpn.is_none()).map(|player| player.id).collect();
    if players.is_empty() { Ok(()) } else { Err(Refusal::NotNumbered { players }) }
}

/// Adjourned games, which pair as draws: those of the last round, and those that are open longer.
pub(crate) fn open_adjournments(state: &Tournament) -> Vec<Warning> {
    let Some(last) = state.last_round() else { return Vec::new() };
    let (of_last, earlier): (Vec<_>, Vec<_>) =
        state.adjourned().into_iter().partition(|(round, _)| *round == last.number);
    let boards: Vec<u16> = of_last.into_iter().map(|(_, board)| board).collect();
    let of_last = (!boards.is_empty()).then_some(Warning::Adjourned { boards });
    let earlier = (!earlier.is_empty()).then_some(Warning::AdjournedEarlier { games: earlier });
    of_last.into_iter().chain(earlier).collect()
}

/// Boards for which two results were typed, and nobody has answered.
pub(crate) fn results_disputed(state: &Tournament) -> Option<Warning> {
    let games = state.disagreements();
    (!games.is_empty()).then_some(Warning::ResultsDisputed { games })
}

/// Whether no game is open, as a closed event and a file for rating need it.
///
/// # Errors
/// The first round in which results are missing, the first adjourned game, or the first board with two results.
pub fn everything_is_played(state: &Tournament) -> Result<(), Refusal> {
    if let Some(round) = state.rounds.iter().find(|round| !round.is_complete()) {
        return Err(Refusal::RoundNotComplete { round: round.number, missing: round.missing() });
    }
    if let Some(&(round, board)) = state.adjourned().first() {
        return Err(Refusal::AdjournmentOpen { round, board });
    }
    match state.disagreements().first() {
        Some(&(round, board)) => Err(Refusal::DisagreementOpen { round, board }),
        None => Ok(()),
    }
}
