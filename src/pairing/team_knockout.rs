//! Knock-outs of teams: the next round of every match that is not decided, on the boards of the line-ups; the bracket itself is the
//! model's ([`sonneborn_tournament::knockout`]).
//!
//! As among players, colours on board 1 change from match to match, beginning with the initial colour for the higher seed, and
//! then within the match.

use super::NoPairing;
use super::difference::Difference;
use super::swiss::field::Pairings;
use super::swiss::team::field::TeamPairings;
use super::swiss::team::seating::{differences_of_teams, seat, that_sit};
use super::system::{Form, Kind, Need, PairingSystem, TrfNames};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, TeamId};
use sonneborn_tournament::knockout::{Bracket, Match};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Round;

/// Knock-outs of teams in the registry of pairing systems.
pub struct TeamKnockoutSystem;

const FORMS: [Form; 1] = [Form {
    code: "team-knockout",
    system: System::TeamKnockout,
    is_offered: true,
    trf: TrfNames { code: "CUSTOM_TEAM_KNOCKOUT", also: &[], words: "Team: Knock-out", told_by: &["team", "knock"] },
}];

impl PairingSystem for TeamKnockoutSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn kind(&self) -> Kind {
        Kind::Teams
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::InitialColour, Need::Teams]
    }

    fn rounds(&self, tournament: &Tournament) -> Option<u16> {
        Some(Bracket::of(tournament).rounds())
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        let (games, byes) = seat(tournament, round, &self.matches(tournament, round)?);
        Ok(Pairings { games, bye: None, byes })
    }

    fn matches(&self, tournament: &Tournament, round: RoundNo) -> Result<TeamPairings, NoPairing> {
        if !tournament.is_of_teams() {
            return Err(NoPairing::NoTeams);
        }
        let bracket = tournament.bracket_after(round.index()).ok_or(NoPairing::ByHand)?;
        if bracket.stages.is_empty() {
            return Err(NoPairing::Nobody(round));
        }
        let due = bracket.due();
        if due.is_empty() || !bracket.level().is_empty() {
            return Err(NoPairing::NotYet(round));
        }
        let matches = due.into_iter().filter_map(|(place, one)| seated(tournament, one, place)).collect();
        Ok(TeamPairings { matches, bye: None })
    }

    fn check(&self, known: &Tournament, tournament: &Tournament, round: &Round) -> Result<Vec<Difference>, NoPairing> {
        let engine = that_sit(tournament, round.number, self.matches(known, round.number)?);
        Ok(differences_of_teams(tournament, round, &engine))
    }
}

/// The two teams of a match's next round, the one with White on board 1 first.
fn seated(tournament: &Tournament, one: &Match, place: usize) -> Option<(TeamId, TeamId)> {
    let [first, second] = one.teams()?;
    let number = |team: TeamId| tournament.team_number(team);
    let (higher, lower) = if number(first) <= number(second) { (first, second) } else { (second, first) };
    let initial = tournament.regulations.initial_colour.unwrap_or(Colour::White);
    let begins = (initial == Colour::White) == place.is_multiple_of(2);
    let has_white = begins == one.games.len().is_multiple_of(2);
    Some(if has_white { (higher, lower) } else { (lower, higher) })
}
