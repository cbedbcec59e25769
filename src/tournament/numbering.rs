//! The order of the players that gives them their TPNs (C.04.2 art. 2).

use super::Tournament;
use super::ids::{PlayerId, TeamId};
use super::player::{Player, PlayerData};
use super::rating::tournament_rating;
use super::regulations::{Numbering, RatingChoice, System};
use super::team::Team;
use serde::{Deserialize, Serialize};
use std::cmp::{Ordering, Reverse};

/// After this round is paired, numbers are not changed any more (C.04.2 art. 2.3).
pub const FROZEN_AFTER_ROUND: usize = 4;

/// The ways to draw numbers by lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lottery {
    /// Everyone draws from all numbers.
    Plain,
    /// The restricted lots of C.05 Annex 2.
    Varma,
}

impl Lottery {
    /// The lots that the regulations ask for; `None` where numbers are not drawn.
    pub fn of(numbering: Numbering) -> Option<Lottery> {
        match numbering {
            Numbering::Strength | Numbering::ByHand => None,
            Numbering::Lots => Some(Lottery::Plain),
            Numbering::Varma => Some(Lottery::Varma),
        }
    }
}

/// Whether numbers stay as they are, because pairings rest on them.
pub fn are_frozen(tournament: &Tournament) -> bool {
    let system = tournament.regulations.system;
    let is_table = system.is_predetermined() || system == System::Knockout;
    (is_table && !tournament.rounds.is_empty()) || tournament.rounds.len() >= FROZEN_AFTER_ROUND
}

/// Stronger first: tournament rating by the method, then title in the order GM IM WGM FM WIM CM WFM WCM none, then the
/// alphabet (C.04.2 art. 2.2).
pub fn by_strength(choice: RatingChoice, a: &PlayerData, b: &PlayerData) -> Ordering {
    let rating = |data: &PlayerData| tournament_rating(choice, data).map_or(0, |rating| rating.points);
    let key = |data: &PlayerData| (Reverse(rating(data)), data.title.is_none(), data.title);
    key(a).cmp(&key(b)).then_with(|| a.name.to_lowercase().cmp(&b.name.to_lowercase()))
}

/// The players in the order in which they would be numbered now; who was registered first goes before his equals.
///
/// Once [`FROZEN_AFTER_ROUND`] is paired, and always where numbers are drawn or given by hand, the numbers given stay and
/// newcomers follow at the end.
pub fn order(tournament: &Tournament) -> Vec<PlayerId> {
    let choice = tournament.regulations.rating_choice();
    let mut players: Vec<&Player> = tournament.entrants().collect();
    if tournament.regulations.system.is_of_teams() {
        // Team by team in the order of boards, as lists and files of team events have them.
        let place = |player: &Player| {
            let team = tournament.team_of(player.id)?;
            let members = &tournament.team(team)?.members;
            Some((tournament.team_number(team), members.iter().position(|member| *member == player.id)))
        };
        players.sort_by_key(|player| {
            let place = place(player);
            (player.tpn.is_none(), player.tpn, place.is_none(), place, player.id)
        });
    } else if are_frozen(tournament) || tournament.regulations.numbering != Numbering::Strength {
        players.sort_by(|a, b| {
            (a.tpn.is_none(), a.tpn).cmp(&(b.tpn.is_none(), b.tpn)).then_with(|| by_strength(choice, &a.data, &b.data))
        });
    } else {
        players.sort_by(|a, b| by_strength(choice, &a.data, &b.data));
    }
    players.into_iter().map(|player| player.id).collect()
}

/// The teams in the order in which they would be numbered now: by strength, equals by the alphabet; once round 1 is paired,
/// the numbers given stay and newcomers follow.
pub fn order_of_teams(tournament: &Tournament) -> Vec<TeamId> {
    let mut teams: Vec<(TeamId, &Team)> = tournament.all_teams().collect();
    teams.sort_by_key(|(id, team)| {
        let kept = team.number.filter(|_| !tournament.rounds.is_empty());
        (kept.is_none(), kept, Reverse(strength_of_team(tournament, *id)), team.name.to_lowercase(), *id)
    });
    teams.into_iter().map(|(id, _)| id).collect()
}

/// The average tournament rating of a team's strongest players, as many as a match has boards; rounded, and `None` where
/// nobody of them has one.
pub fn strength_of_team(tournament: &Tournament, team: TeamId) -> Option<u16> {
    let boards = tournament.regulations.teams.as_ref().map_or(0, |rules| rules.boards());
    let members = tournament.team(team)?.members.iter().filter_map(|member| tournament.player(*member));
    let mut ratings: Vec<u32> =
        members.filter_map(|player| tournament.rating_points(&player.data)).map(u32::from).collect();
    ratings.sort_unstable_by_key(|rating| Reverse(*rating));
    if boards > 0 {
        ratings.truncate(boards);
    }
    let count = u32::try_from(ratings.len()).ok().filter(|count| *count > 0)?;
    // Halves are rounded up.
    u16::try_from((ratings.iter().sum::<u32>() * 2 + count) / (2 * count)).ok()
}
