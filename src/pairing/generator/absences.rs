//! Who is not there in a round: leaving, coming back, byes asked for, and the bye that the arbiter gives himself.

use super::options::Options;
use super::results::happens;
use crate::pairing::lots::Lots;
use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::outcome::Bye;
use crate::tournament::player::Presence;
use crate::tournament::round::Appearance;

/// Whoever leaves or rests, so many players stay to be paired.
const FEWEST_PAIRED: usize = 2;

/// Draws who is away before the round is paired.
pub fn draw(tournament: &mut Tournament, round: RoundNo, options: &Options, lots: &mut Lots) {
    for index in 0..tournament.players.len() {
        let player = &mut tournament.players[index];
        if matches!(player.presence, Presence::Withdrawn { .. }) && happens(lots, options.returns) {
            player.presence = Presence::Playing;
        }
    }
    let mut staying = tournament.entrants().filter(|player| player.available_in(round)).count();
    for index in 0..tournament.players.len() {
        let player = &mut tournament.players[index];
        if !player.available_in(round) || staying <= FEWEST_PAIRED {
            continue;
        }
        let bye = [
            (options.half_point_byes, Bye::HalfPoint),
            (options.zero_point_byes, Bye::ZeroPoint),
            (options.full_point_byes, Bye::FullPoint),
        ];
        if round > RoundNo::FIRST && happens(lots, options.withdrawals) {
            player.presence = Presence::Withdrawn { from: round };
            staying -= 1;
        } else if let Some((_, bye)) = bye.into_iter().find(|(often, _)| happens(lots, *often)) {
            player.requested_byes.insert(round, bye);
            staying -= 1;
        }
    }
    if staying % 2 == 1 && staying > FEWEST_PAIRED && happens(lots, options.assigned_byes) {
        assign_bye(tournament, round, lots);
    }
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
