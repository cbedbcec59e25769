//! What is known of a team, its players and its presence.

use super::prelude::*;
use super::shared::{believed, existing, named};
use crate::ids::{PlayerId, TeamId, repeated};
use crate::knockout::Side;
use crate::merge::{Clash, keep_theirs, replaced};
use crate::round::Round;
use crate::team::Team;
use serde_json::Value;

/// One team: its data, its players, its withdrawal or return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeTeam {
    pub team: TeamId,
    pub was: Box<Team>,
    pub now: Box<Team>,
}

impl Deed for ChangeTeam {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_team(state, self.team, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        if let Some(team) = state.teams.get_mut(self.team.0 as usize) {
            team.clone_from(&self.now);
        }
    }

    fn nature(&self) -> Nature<'_> {
        let presence = Daily::Presence { who: Who::Team(&self.now.name), now: self.now.presence };
        let told = if self.was.presence == self.now.presence { Told::Nothing } else { Told::Always(presence) };
        Matter::of(About::Teams(vec![self.team]), Subject::Team(self.team)).told(MayTell::OnceStarted, told)
    }

    fn replaces(&self) -> Option<[Value; 2]> {
        replaced(&self.was, &self.now)
    }

    fn rebase(&mut self, state: &Tournament) -> Result<(), Vec<Clash>> {
        let Some(current) = state.team(self.team) else { return Ok(()) };
        keep_theirs(&mut *self.was, &mut *self.now, current)
    }
}

/// A team keeps its players to itself, and does not leave a round in which it sits at boards already.
fn check_team(state: &Tournament, id: TeamId, was: &Team, now: &Team) -> Result<(), Refusal> {
    let current = state.team(id).ok_or(Refusal::NoSuchTeam { team: id })?;
    believed(current, was, now)?;
    named(&now.name)?;
    now.members.iter().try_for_each(|player| existing(state, *player).map(drop))?;
    if let Some(player) = repeated(now.members.iter().copied()) {
        return Err(Refusal::TwiceInRound { player });
    }
    let elsewhere = |player: &&PlayerId| state.team_of(**player).is_some_and(|other| other != id);
    if let Some(player) = now.members.iter().find(elsewhere) {
        return Err(Refusal::InTwoTeams { player: *player });
    }
    // A bye of a bracket is in no round.
    let is_seeded = || state.bracket().is_some_and(|bracket| bracket.has(Side::Team(id)));
    if let Some(first) = state.rounds.first().filter(|first| !now.takes_part_in(first.number))
        && current.takes_part_in(first.number)
        && is_seeded()
    {
        return Err(Refusal::RoundPaired { round: first.number });
    }
    let sits = |round: &&Round| {
        !now.takes_part_in(round.number) && now.members.iter().any(|member| round.game_of(*member).is_some())
    };
    match state.rounds.iter().find(sits).filter(|_| current.presence != now.presence) {
        Some(round) => Err(Refusal::RoundPaired { round: round.number }),
        None => Ok(()),
    }
}
