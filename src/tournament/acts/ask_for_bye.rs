//! A player asks for a bye, which an arbiter gives or does not.

use super::prelude::*;
use super::request_bye::check_bye;
use super::shared::{believed, existing};
use crate::ids::{PlayerId, RoundNo};
use crate::outcome::Bye;
use crate::public_side::AskedBye;

/// A player asks for a bye, which an arbiter gives or does not; `None`: it is decided, or not wanted any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskForBye {
    pub player: PlayerId,
    pub round: RoundNo,
    pub was: Option<Bye>,
    pub now: Option<Bye>,
}

impl Deed for AskForBye {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_asked_bye(state, self.player, self.round, self.was, self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        let AskForBye { player, round, now, .. } = *self;
        state.asked_byes.retain(|asked| (asked.player, asked.round) != (player, round));
        state.asked_byes.extend(now.map(|bye| AskedBye { player, round, bye }));
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of(About::Players(vec![self.player]), Subject::AskedBye(self.player, self.round)).untold()
    }
}

/// A half-point or zero-point bye of a round that is still to be paired. What the regulations say of it is asked when it is given.
fn check_asked_bye(
    state: &Tournament,
    player: PlayerId,
    round: RoundNo,
    was: Option<Bye>,
    now: Option<Bye>,
) -> Result<(), Refusal> {
    let known = existing(state, player)?;
    let asked = state.asked_byes.iter().find(|asked| (asked.player, asked.round) == (player, round));
    believed(&asked.map(|asked| asked.bye), &was, &now)?;
    let Some(bye) = now else { return Ok(()) };
    if state.public_side.byes.is_none() || !matches!(bye, Bye::HalfPoint | Bye::ZeroPoint) {
        return Err(Refusal::NotOffered);
    }
    if known.requested_byes.get(&round) == Some(&bye) {
        return Err(Refusal::AlreadySo);
    }
    check_bye(state, player, round, known.requested_byes.get(&round).copied(), now).map(drop)
}
