//! The order of the players that gives them their TPNs (C.04.2 art. 2).

use super::Tournament;
use super::ids::{PlayerId, RoundNo, TeamId, Tpn};
use super::outcome::Bye;
use super::player::{Player, PlayerData};
use super::rating::tournament_rating;
use super::regulations::{Acceleration, Equals, Numbering, Parity, RatingChoice};
use super::team::Team;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
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

/// Whether nobody is numbered anew any more, because pairings rest on the numbers. Late entries still get the number that
/// their rating earns, but in a table.
pub fn are_frozen(tournament: &Tournament) -> bool {
    are_of_table(tournament) || tournament.rounds.len() >= FROZEN_AFTER_ROUND
}

/// Whether the numbers are places in a table or a bracket that is paired.
pub(crate) fn are_of_table(tournament: &Tournament) -> bool {
    let system = tournament.regulations.system;
    (system.is_predetermined() || system.is_knockout()) && !tournament.rounds.is_empty()
}

/// Whether odd and even numbers tell colours as they are, so that who comes between others moves what earlier rounds rest on
/// ([`Parity`]). Teams that come late get the numbers that follow.
pub fn decide_colours(tournament: &Tournament) -> bool {
    let regulations = &tournament.regulations;
    regulations.parity == Parity::Tpn && regulations.system.is_swiss() && !regulations.system.is_of_teams()
}

/// Equals have the same tournament rating and the same title.
type Strength = (Reverse<u16>, bool, Option<super::player::Title>);

fn strength(choice: RatingChoice, data: &PlayerData) -> Strength {
    let rating = tournament_rating(choice, data).map_or(0, |rating| rating.points);
    (Reverse(rating), data.title.is_none(), data.title)
}

/// Stronger first: tournament rating by the method, then title in the order GM IM WGM FM WIM CM WFM WCM none, then what the
/// regulations announce among equals (C.04.2 art. 2.2).
pub fn by_strength(choice: RatingChoice, equals: Equals, a: &PlayerData, b: &PlayerData) -> Ordering {
    let announced = match equals {
        Equals::Alphabet => Ordering::Equal,
        Equals::FideId => (a.fide_id.is_none(), a.fide_id).cmp(&(b.fide_id.is_none(), b.fide_id)),
        Equals::OldestFirst => (a.birth.is_none(), a.birth).cmp(&(b.birth.is_none(), b.birth)),
        Equals::YoungestFirst => (a.birth.is_none(), Reverse(a.birth)).cmp(&(b.birth.is_none(), Reverse(b.birth))),
    };
    let alphabet = || a.name.to_lowercase().cmp(&b.name.to_lowercase());
    strength(choice, a).cmp(&strength(choice, b)).then(announced).then_with(alphabet)
}

/// Whether only the announced criterion tells two players apart, so that an arbiter may exchange their numbers (VCL4THP 148).
pub fn are_equal(tournament: &Tournament, a: &PlayerData, b: &PlayerData) -> bool {
    let choice = tournament.regulations.rating_choice();
    strength(choice, a) == strength(choice, b)
}

/// Whether a player holds no number yet: with the Baku acceleration, who has a bye in round 1 gets one when first paired
/// (VCL4THP 111), and belongs to no group before.
pub fn waits_for_number(tournament: &Tournament, player: &Player) -> bool {
    let regulations = &tournament.regulations;
    let is_accelerated = regulations.acceleration == Acceleration::Baku
        && regulations.system.is_swiss()
        && !regulations.system.is_of_teams();
    let is_numbered = player.tpn.is_some() && !tournament.rounds.is_empty();
    if !is_accelerated || is_numbered || !is_away_in_first(tournament, player) {
        return false;
    }
    let paired = u16::try_from(tournament.rounds.len()).unwrap_or(u16::MAX);
    let to_pair = if tournament.draft().is_some() { paired } else { paired.saturating_add(1) };
    !player.available_in(RoundNo(to_pair)) && !tournament.was_seated(player.id)
}

/// Whether a player who was there from the start has, or asked for, a bye in round 1 that is not the pairing's.
fn is_away_in_first(tournament: &Tournament, player: &Player) -> bool {
    let had = tournament.round(RoundNo::FIRST).and_then(|first| first.bye_of(player.id));
    let bye = had.or_else(|| player.requested_byes.get(&RoundNo::FIRST).copied());
    player.first_round <= RoundNo::FIRST && bye.is_some_and(|bye| bye != Bye::PairingAllocated)
}

/// The list from which the Baku groups are made, by TPN (C.04.7 art. 1.2): everybody who holds a number when round 1 is paired.
/// It stays as it was then, whoever comes or is numbered anew later; where rounds came with a file, its numbers say who is in it.
pub fn initial_list(tournament: &Tournament) -> Vec<PlayerId> {
    if !tournament.initial_list.is_empty() {
        return tournament.initial_list.clone();
    }
    let is_initial = |player: &&Player| player.first_round <= RoundNo::FIRST && player.tpn.is_some();
    tournament.by_tpn().into_iter().filter(is_initial).map(|player| player.id).collect()
}

/// The players in the order in which they get numbers for the next round; who was registered first goes before their equals.
///
/// Before round 1 that is everybody by strength. Later those who have numbers keep their order, and newcomers take the places
/// that their strength earns (C.04.2 art. 2.4); in a table, and where numbers are drawn or given by hand, they follow at the end.
pub fn order(tournament: &Tournament) -> Vec<PlayerId> {
    if tournament.rounds.is_empty() {
        return anew(tournament);
    }
    let regulations = &tournament.regulations;
    let by_strength =
        |a: &Player, b: &Player| by_strength(regulations.rating_choice(), regulations.equals, &a.data, &b.data);
    let holding = tournament.by_tpn().into_iter().filter(|player| !waits_for_number(tournament, player));
    let (mut players, mut newcomers): (Vec<&Player>, Vec<&Player>) = holding.partition(|player| player.tpn.is_some());
    if regulations.system.is_of_teams() {
        return anew(tournament);
    }
    newcomers.sort_by(|a, b| by_strength(a, b));
    for newcomer in newcomers {
        let is_weaker = |player: &&Player| by_strength(player, newcomer) == Ordering::Greater;
        let follows = are_of_table(tournament) || regulations.numbering != Numbering::Strength;
        let place = if follows { None } else { players.iter().position(is_weaker) };
        players.insert(place.unwrap_or(players.len()), newcomer);
    }
    players.into_iter().map(|player| player.id).collect()
}

/// The event with a number for each newcomer who is to be paired, as they get it before anybody meets them.
pub fn with_newcomers(tournament: &Tournament) -> Cow<'_, Tournament> {
    let waits = |player: &Player| player.tpn.is_none() && !waits_for_number(tournament, player);
    if tournament.is_of_teams() || !tournament.entrants().any(waits) {
        return Cow::Borrowed(tournament);
    }
    let mut numbered = tournament.clone();
    give(&mut numbered, &order(tournament));
    Cow::Owned(numbered)
}

/// Numbers 1, 2, … in this order; who is not named waits for a number.
pub(crate) fn give(state: &mut Tournament, order: &[PlayerId]) {
    for player in state.players.iter_mut().filter(|player| !player.removed) {
        player.tpn = None;
    }
    for (number, player) in (1..).zip(order) {
        if let Some(player) = state.players.get_mut(player.index()) {
            player.tpn = Some(Tpn(number));
        }
    }
}

/// The players in the order in which they would be numbered anew: by strength, with the exchanges made by hand among those who
/// are still equal. Where numbers are drawn, given by hand, or places in a table, those given stay and newcomers follow.
pub fn anew(tournament: &Tournament) -> Vec<PlayerId> {
    let regulations = &tournament.regulations;
    let by_strength =
        |a: &Player, b: &Player| by_strength(regulations.rating_choice(), regulations.equals, &a.data, &b.data);
    let mut players: Vec<&Player> = tournament.entrants().collect();
    players.retain(|player| !waits_for_number(tournament, player));
    if regulations.system.is_of_teams() {
        // Team by team in the order of boards, as lists and files of team events have them.
        let team_of = tournament.team_of_each_player();
        let place = |player: &Player| {
            let team = team_of.get(player.id.index()).copied().flatten()?;
            let members = &tournament.team(team)?.members;
            Some((tournament.team_number(team), members.iter().position(|member| *member == player.id)))
        };
        players.sort_by_cached_key(|player| {
            let place = place(player);
            (player.tpn.is_none(), player.tpn, place.is_none(), place, player.id)
        });
    } else if are_of_table(tournament) || regulations.numbering != Numbering::Strength {
        players.sort_by(|a, b| (a.tpn.is_none(), a.tpn).cmp(&(b.tpn.is_none(), b.tpn)).then_with(|| by_strength(a, b)));
    } else {
        players.sort_by(|a, b| by_strength(a, b));
        for [first, second] in &tournament.exchanged {
            let place = |id: &PlayerId| players.iter().position(|player| player.id == *id);
            if let (Some(first), Some(second)) = (place(first), place(second))
                && second < first
                && are_equal(tournament, &players[first].data, &players[second].data)
            {
                players.swap(first, second);
            }
        }
    }
    players.into_iter().map(|player| player.id).collect()
}

/// Whether an order leaves those who have numbers in the order that they have.
pub fn keeps_order(tournament: &Tournament, order: &[PlayerId]) -> bool {
    order.iter().filter_map(|player| tournament.player(*player)?.tpn).is_sorted()
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
