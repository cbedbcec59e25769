//! Teams who come to an event, with their players.

use super::prelude::*;
use super::shared::{are_different, comes_in_time, duplicates, named, register};
use crate::ids::RoundNo;
use crate::player::PlayerData;
use crate::team::{Squad, Team};

/// Teams with their players in board order, who stand team by team. `source` as in [`super::RegisterPlayers`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegisterTeams {
    pub teams: Vec<Squad>,
    pub players: Vec<PlayerData>,
    pub first_round: RoundNo,
    pub source: String,
}

impl Deed for RegisterTeams {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_squads(&self.teams, &self.players)?;
        are_different(&self.players)?;
        comes_in_time(state, self.first_round)?;
        Ok(duplicates(state, &self.players, None))
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        register_teams(state, &self.teams, &self.players, self.first_round);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::beside(About::newcomers(&self.players))
            .told(MayTell::Never, Told::late_entry(&self.players, self.first_round))
    }
}

fn check_squads(teams: &[Squad], players: &[PlayerData]) -> Result<(), Refusal> {
    teams.iter().try_for_each(|team| named(&team.name))?;
    players.iter().try_for_each(|data| named(&data.name))?;
    let fits = !teams.is_empty() && teams.iter().map(|team| team.size).sum::<usize>() == players.len();
    if fits { Ok(()) } else { Err(Refusal::SquadsUnfit) }
}

fn register_teams(state: &mut Tournament, teams: &[Squad], players: &[PlayerData], first_round: RoundNo) {
    let mut players = players.iter();
    for squad in teams {
        let own = players.by_ref().take(squad.size).cloned().collect::<Vec<PlayerData>>();
        let members = own.into_iter().map(|data| register(state, data, first_round)).collect();
        let Squad { name, nickname, federation, captain, size: _ } = squad.clone();
        state.teams.push(Team { name, nickname, federation, captain, members, ..Team::default() });
    }
}
