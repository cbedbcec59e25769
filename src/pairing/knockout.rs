//! Knock-out: the next game of every match that is not decided; the bracket itself is the model's
//! ([`sonneborn_tournament::knockout`]).

use super::NoPairing;
use super::swiss::field::Pairings;
use super::system::{Form, Need, PairingSystem, TrfNames};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::knockout::{Bracket, Match};
use sonneborn_tournament::regulations::System;

/// Knock-outs in the registry of pairing systems.
pub struct KnockoutSystem;

const FORMS: [Form; 1] = [Form {
    code: "knockout",
    system: System::Knockout,
    is_offered: true,
    trf: TrfNames { code: "CUSTOM_KNOCKOUT", also: &[], words: "Knock-out", told_by: &["knock"] },
}];

impl PairingSystem for KnockoutSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::InitialColour]
    }

    fn rounds(&self, tournament: &Tournament) -> Option<u16> {
        Some(Bracket::of(tournament).rounds())
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        pair(tournament, round)
    }
}

/// The games of the next round, in the order of the bracket.
///
/// # Errors
/// [`NoPairing::Nobody`] without two players; [`NoPairing::NotYet`] while a match waits for a result or for the arbiter's
/// word, and after the final; [`NoPairing::ByHand`] where the rounds before are not of this bracket.
pub fn pair(tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
    let bracket = tournament.bracket_after(round.index()).ok_or(NoPairing::ByHand)?;
    if bracket.stages.is_empty() {
        return Err(NoPairing::Nobody(round));
    }
    let due = bracket.due();
    if due.is_empty() || !bracket.level().is_empty() {
        return Err(NoPairing::NotYet(round));
    }
    let initial = tournament.regulations.initial_colour.unwrap_or(Colour::White);
    let games = due.into_iter().filter_map(|(place, one)| seated(tournament, one, place, initial)).collect();
    Ok(Pairings { games, ..Pairings::default() })
}

/// White and Black of a match's next game: colours change from game to game; in the first game the higher seed of every
/// other match has the initial colour.
fn seated(tournament: &Tournament, one: &Match, place: usize, initial: Colour) -> Option<(PlayerId, PlayerId)> {
    let [first, second] = one.players()?;
    let last = one.games.last().and_then(|(round, board)| tournament.round(*round)?.game(*board));
    if let Some(last) = last {
        return Some((last.black, last.white));
    }
    let tpn = |player: PlayerId| tournament.player(player).and_then(|player| player.tpn);
    let (higher, lower) = if tpn(first) <= tpn(second) { (first, second) } else { (second, first) };
    let higher_has_white = (initial == Colour::White) == place.is_multiple_of(2);
    Some(if higher_has_white { (higher, lower) } else { (lower, higher) })
}
