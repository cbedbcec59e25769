//! Team pairing numbers (C.04.6; C.04.2 art. 2.3).

use super::prelude::*;
use crate::ids::TeamId;
use std::collections::HashSet;

/// Team pairing numbers 1, 2, … in this order, with what orders them; `seed` where they were drawn by lot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberTeams {
    pub order: Vec<TeamId>,
    pub strengths: Vec<Option<u16>>,
    pub seed: Option<u64>,
}

impl Deed for NumberTeams {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_team_numbers(state, &self.order, &self.strengths).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        for (number, (team, strength)) in (1..).zip(self.order.iter().zip(&self.strengths)) {
            if let Some(team) = state.teams.get_mut(team.0 as usize) {
                (team.number, team.strength) = (Some(number), *strength);
            }
        }
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Rules { named: Vec::new() }, Subject::Teams).shown().judged(MayTell::OnceStarted)
    }
}

fn check_team_numbers(state: &Tournament, order: &[TeamId], strengths: &[Option<u16>]) -> Result<(), Refusal> {
    let named: HashSet<TeamId> = order.iter().copied().collect();
    let is_whole = named.len() == order.len() && strengths.len() == order.len();
    if !is_whole || named != state.all_teams().map(|(id, _)| id).collect() {
        return Err(Refusal::TeamNumberingIncomplete);
    }
    let keeps = (1..).zip(order.iter().zip(strengths)).all(|(number, (team, strength))| {
        state.team(*team).is_some_and(|team| team.number == Some(number) && team.strength == *strength)
    });
    if keeps { Err(Refusal::AlreadySo) } else { Ok(()) }
}
