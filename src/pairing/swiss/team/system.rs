//! The Swiss Team System in the registry of pairing systems.

use super::entry::field;
use super::seating::{differences_of_teams, seat};
use super::{PairedTeams, pair};
use crate::difference::Difference;
use crate::reasons::{Prohibited, Reasons, WhyNot};
use crate::swiss::field::Pairings;
use crate::swiss::team::field::{TeamField, TeamPairings};
use crate::swiss::top_scoregroup::question::answer;
use crate::system::{Form, Kind, Need, PairingSystem, TrfNames};
use crate::{NoPairing, check_turn};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::round::Round;

pub struct TeamSystem;

/// The codes with scores and types of preference are read by [`sonneborn_exchange::trf::type_code`].
const FORMS: [Form; 1] = [Form {
    code: "team-swiss",
    system: System::TeamSwiss,
    is_offered: true,
    trf: TrfNames { code: "FIDE_TEAM", also: &[], words: "Team: Swiss-System", told_by: &[] },
}];

impl PairingSystem for TeamSystem {
    fn forms(&self) -> &'static [Form] {
        &FORMS
    }

    fn kind(&self) -> Kind {
        Kind::Teams
    }

    fn needs(&self) -> &'static [Need] {
        &[Need::InitialColour, Need::Teams]
    }

    fn pair(&self, tournament: &Tournament, round: RoundNo) -> Result<Pairings, NoPairing> {
        let (games, byes) = seat(tournament, round, &self.matches(tournament, round)?);
        Ok(Pairings { games, bye: None, byes })
    }

    fn matches(&self, tournament: &Tournament, round: RoundNo) -> Result<TeamPairings, NoPairing> {
        Ok(pair(&team_field(tournament, round)?)?)
    }

    fn explain(&self, tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
        let field = team_field(tournament, round)?;
        let paired = PairedTeams::new(&field)?;
        let (games, byes) = seat(tournament, round, &paired.pairings());
        Ok((Pairings { games, bye: None, byes }, Reasons::TopScoregroup(paired.explanation())))
    }

    fn why_not(
        &self,
        tournament: &Tournament,
        round: RoundNo,
        a: PlayerId,
        b: PlayerId,
    ) -> Result<Option<WhyNot>, NoPairing> {
        let field = team_field(tournament, round)?;
        let paired = PairedTeams::new(&field)?;
        let team_of =
            |player| (0..).map(TeamId).zip(&tournament.teams).find(|(_, team)| team.members.contains(&player));
        let rank = |player| {
            let (team, _) = team_of(player)?;
            paired.contest.list.iter().position(|one| field.teams[one.entry].id == team)
        };
        let (Some(first), Some(second)) = (rank(a), rank(b)) else {
            return Ok(Some(WhyNot::Prohibited(Prohibited::NotPaired)));
        };
        if first == second {
            return Ok(Some(WhyNot::Prohibited(Prohibited::SameTeam)));
        }
        if !paired.contest.graph.has(first, second) {
            let entry = |rank: usize| paired.contest.list[rank].entry;
            let met = field.teams[entry(first)].met().any(|opponent| opponent == entry(second));
            return Ok(Some(WhyNot::Prohibited(if met { Prohibited::Met } else { Prohibited::Forbidden })));
        }
        let answer = answer(&paired.contest, &paired.paired, (first, second), &|rank| paired.called(rank));
        Ok(answer.map(WhyNot::TopScoregroup))
    }

    fn check(&self, known: &Tournament, tournament: &Tournament, round: &Round) -> Result<Vec<Difference>, NoPairing> {
        let engine = self.matches(known, round.number)?;
        Ok(differences_of_teams(tournament, round, &engine))
    }
}

fn team_field(tournament: &Tournament, round: RoundNo) -> Result<TeamField, NoPairing> {
    if !tournament.is_of_teams() {
        return Err(NoPairing::NoTeams);
    }
    check_turn(tournament, round)?;
    Ok(field(tournament, round))
}
