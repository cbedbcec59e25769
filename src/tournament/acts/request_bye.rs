//! A bye given to a player for a round, or taken back.

use super::prelude::*;
use super::shared::{believed, bye_is_of_system, existing, planned, published, with_player};
use crate::ids::{PlayerId, RoundNo};
use crate::outcome::Bye;
use crate::player::Player;
use crate::seating::gave_win_without_play;

/// A bye given to a player for a round, or taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestBye {
    pub player: PlayerId,
    pub round: RoundNo,
    pub was: Option<Bye>,
    pub now: Option<Bye>,
}

impl Deed for RequestBye {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_bye(state, self.player, self.round, self.was, self.now)
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        with_player(state, self.player, |player| match self.now {
            Some(bye) => drop(player.requested_byes.insert(self.round, bye)),
            None => drop(player.requested_byes.remove(&self.round)),
        });
        // It is decided.
        state.asked_byes.retain(|asked| (asked.player, asked.round) != (self.player, self.round));
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Players(vec![self.player]), Subject::Bye(self.player, self.round)).untold()
    }
}

/// Whether a bye can be given to a player for a round, as the regulations say: what it is warned of, or why not.
pub(super) fn check_bye(
    state: &Tournament,
    player: PlayerId,
    round: RoundNo,
    was: Option<Bye>,
    now: Option<Bye>,
) -> Result<Vec<Warning>, Refusal> {
    let requested = &existing(state, player)?.requested_byes;
    believed(&requested.get(&round).copied(), &was, &now)?;
    let regulations = &state.regulations;
    bye_is_of_system(state, now)?;
    planned(state, round)?;
    // A draft that waits does not bind who asks; it is repaired, or the publication asks about them.
    if published(state, round).is_ok() {
        return Err(Refusal::RoundPaired { round });
    }
    let mut warnings = Vec::new();
    match now {
        // Given in advance, as to the player who stands in when the number is odd.
        Some(Bye::PairingAllocated) => {
            let taken = |other: &Player| other.requested_byes.get(&round) == Some(&Bye::PairingAllocated);
            if state.entrants().any(|other| other.id != player && taken(other)) {
                return Err(Refusal::TwoByes);
            }
            if state.appearances(round)[player.index()].iter().any(|past| gave_win_without_play(state, *past)) {
                warnings.push(Warning::SecondBye { player });
            }
            warnings.push(Warning::AllocatedInAdvance { player, round });
        }
        Some(Bye::FullPoint) => warnings.push(Warning::FullPointBye { player }),
        Some(Bye::HalfPoint) if state.players[player.index()].data.no_half_point_byes => {
            return Err(Refusal::NotEligibleForBye { player });
        }
        Some(Bye::HalfPoint) => {
            let halves = requested.iter().filter(|(at, bye)| **bye == Bye::HalfPoint && **at != round).count();
            if halves >= usize::from(regulations.half_point_byes) {
                warnings.push(Warning::TooManyHalfPointByes { player, allowed: regulations.half_point_byes });
            }
        }
        _ => {}
    }
    let points_late = matches!(now, Some(Bye::FullPoint | Bye::HalfPoint))
        && u32::from(round.0) + u32::from(regulations.no_byes_in_last) > u32::from(regulations.rounds);
    if points_late {
        warnings.push(Warning::ByeTooLate { player, round });
    }
    Ok(warnings)
}
