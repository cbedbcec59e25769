//! Zero-point byes for all who did not come to a round.

use super::prelude::*;
use super::shared::{bye_is_of_system, existing, planned, with_player};
use crate::ids::{PlayerId, RoundNo, repeated};
use crate::outcome::Bye;

/// Zero-point byes in a round for those who are not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveOut {
    pub round: RoundNo,
    pub players: Vec<PlayerId>,
}

impl Deed for LeaveOut {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_left_out(state, self.round, &self.players).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        for player in &self.players {
            with_player(state, *player, |player| {
                player.requested_byes.insert(self.round, Bye::ZeroPoint);
            });
        }
    }

    fn nature(&self) -> Nature<'_> {
        let touches = self.players.iter().map(|player| Subject::Bye(*player, self.round)).collect();
        Matter { touches, ..Matter::beside(About::Players(self.players.clone())) }.untold()
    }
}

/// Who came meanwhile is not left out.
fn check_left_out(state: &Tournament, round: RoundNo, players: &[PlayerId]) -> Result<(), Refusal> {
    bye_is_of_system(state, Some(Bye::ZeroPoint))?;
    planned(state, round)?;
    if state.round(round).is_some() {
        return Err(Refusal::RoundPaired { round });
    }
    if players.is_empty() {
        return Err(Refusal::AlreadySo);
    }
    for player in players {
        let player = existing(state, *player)?;
        if player.checked_in {
            return Err(Refusal::Conflict { touched: 0 });
        }
        if !player.available_in(round) {
            return Err(Refusal::NotInRound { player: player.id, round });
        }
    }
    match repeated(players.iter().copied()) {
        Some(player) => Err(Refusal::TwiceInRound { player }),
        None => Ok(()),
    }
}
