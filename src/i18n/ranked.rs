//! How an audit names whoever an event ranks.

use super::{Lang, pairing_tools};
use sonneborn_exchange::audit::Ranked;
use sonneborn_tournament::Tournament;

/// `12 Kovač, Ivo`, and the same of a team.
pub fn name(tournament: &Tournament, of: Ranked) -> String {
    let player = match of {
        Ranked::Player(player) => player,
        Ranked::Team(team) => {
            let name = tournament.team(team).map_or("", |team| &team.name);
            return format!("{} {name}", tournament.team_number(team));
        }
    };
    let Some(player) = tournament.player(player) else { return pairing_tools::nobody(Lang::English).to_owned() };
    match player.tpn {
        Some(tpn) => format!("{tpn} {}", player.data.name),
        None => player.data.name.clone(),
    }
}
