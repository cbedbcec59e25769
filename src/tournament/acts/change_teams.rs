//! The two teams of a Scheveningen event.

use super::prelude::*;
use super::shared::{believed, existing, named};
use crate::ids::repeated;
use crate::team::Team;

/// The teams, with their players in board order; before round 1 only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeTeams {
    pub was: Vec<Team>,
    pub now: Vec<Team>,
}

impl Deed for ChangeTeams {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_teams(state, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.teams.clone_from(&self.now);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Rules { named: Vec::new() }, Subject::Teams).judged(MayTell::OnceStarted)
    }
}

/// Teams are made before the start, of players of the tournament, each in one team.
fn check_teams(state: &Tournament, was: &Vec<Team>, now: &Vec<Team>) -> Result<(), Refusal> {
    believed(&state.teams, was, now)?;
    let members = || now.iter().flat_map(|team| team.members.iter().copied());
    members().try_for_each(|player| existing(state, player).map(drop))?;
    now.iter().try_for_each(|team| named(&team.name))?;
    match repeated(members()) {
        Some(player) => Err(Refusal::TwiceInRound { player }),
        None => Ok(()),
    }
}
