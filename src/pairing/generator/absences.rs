//! Who is not there in a round: leaving, coming back, byes asked for, and the bye that the arbiter gives.

use super::plan::Plan;
use super::teams;
use crate::lots::Lots;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{Player, Presence};
use sonneborn_tournament::round::Appearance;
use sonneborn_tournament::team::TeamRound;

/// Whoever leaves or rests, so many players stay to be paired.
const FEWEST_PAIRED: usize = 2;

/// Draws who is away before the round is paired.
pub fn draw(tournament: &mut Tournament, round: RoundNo, plan: &Plan, lots: &mut Lots) {
    let has_byes = tournament.regulations.system.is_swiss();
    let players = &mut tournament.players;
    let left = |player: &Player| matches!(player.presence, Presence::Withdrawn { .. });
    let mut away: Vec<usize> = (0..players.len()).filter(|&index| left(&players[index])).collect();
    for index in Plan::picked(&plan.returns, round, &mut away, lots) {
        players[index].presence = Presence::Playing;
    }
    let there: Vec<usize> = (0..players.len()).filter(|&index| players[index].available_in(round)).collect();
    let gone = leaving(&there, round, plan, has_byes, lots);
    for &(index, bye) in &gone {
        match bye {
            None => players[index].presence = Presence::Withdrawn { from: round },
            Some(bye) => drop(players[index].requested_byes.insert(round, bye)),
        }
    }
    let staying = there.len() - gone.len();
    let is_odd = staying % 2 == 1 && staying > FEWEST_PAIRED;
    if is_odd && !Plan::picked(&plan.assigned_byes, round, &mut vec![0], lots).is_empty() {
        assign_bye(tournament, round, lots);
    }
}

/// The same of teams.
pub fn draw_of_teams(tournament: &mut Tournament, round: RoundNo, plan: &Plan, lots: &mut Lots) {
    let has_byes = tournament.regulations.system.is_swiss();
    let come: Vec<bool> = tournament.teams.iter().map(|team| teams::has_come(tournament, team, round)).collect();
    let teams = &mut tournament.teams;
    let mut away: Vec<usize> = (0..teams.len()).filter(|&index| !teams[index].takes_part_in(round)).collect();
    for index in Plan::picked(&plan.returns, round, &mut away, lots) {
        teams[index].presence = Presence::Playing;
    }
    let there: Vec<usize> =
        (0..teams.len()).filter(|&index| come[index] && teams[index].takes_part_in(round)).collect();
    for (index, bye) in leaving(&there, round, plan, has_byes, lots) {
        match bye {
            None => teams[index].presence = Presence::Withdrawn { from: round },
            Some(bye) => drop(teams[index].rounds.insert(round, TeamRound::Bye(bye))),
        }
    }
}

/// Who of those there leaves, or has a bye, where rounds are paired by score: a table or a bracket has no byes to ask for.
fn leaving(there: &[usize], round: RoundNo, plan: &Plan, has_byes: bool, lots: &mut Lots) -> Vec<(usize, Option<Bye>)> {
    let mut there = there.to_vec();
    let most = there.len().saturating_sub(FEWEST_PAIRED);
    let mut gone = Vec::new();
    for (kind, bye) in [
        (&plan.withdrawals, None),
        (&plan.half_point_byes, Some(Bye::HalfPoint)),
        (&plan.zero_point_byes, Some(Bye::ZeroPoint)),
        (&plan.full_point_byes, Some(Bye::FullPoint)),
    ] {
        let picked = Plan::picked(kind, round, &mut there, lots).into_iter();
        gone.extend(picked.map(|index| (index, bye)).filter(|(_, bye)| has_byes || bye.is_none()));
        gone.truncate(most);
    }
    gone
}

/// The arbiter gives the pairing-allocated bye to one of those whom C2 does not bar.
fn assign_bye(tournament: &mut Tournament, round: RoundNo, lots: &mut Lots) {
    let Some(before) = round.previous() else { return };
    let appearances = tournament.appearances(before);
    let scoring = tournament.regulations.scoring;
    let barred = |player: PlayerId| {
        appearances[player.index()].iter().any(|&appearance| match appearance {
            Appearance::Bye(Bye::PairingAllocated) => true,
            appearance => !appearance.is_played() && scoring.of_appearance(appearance) >= scoring.win,
        })
    };
    let there = tournament.entrants().filter(|player| player.available_in(round)).map(|player| player.id);
    let fit: Vec<PlayerId> = there.filter(|&player| !barred(player)).collect();
    if !fit.is_empty() {
        let chosen = fit[lots.below(fit.len())];
        tournament.players[chosen.index()].requested_byes.insert(round, Bye::PairingAllocated);
    }
}
