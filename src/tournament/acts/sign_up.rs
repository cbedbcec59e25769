//! Somebody signs up by themselves.

use super::prelude::*;
use super::shared::{duplicates, named, register};
use crate::ids::RoundNo;
use crate::player::PlayerData;
use crate::public_side::Waiting;

/// Somebody signs up: as a player, or to wait for a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignUp {
    pub player: Box<PlayerData>,
    pub waits: bool,
}

impl Deed for SignUp {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        check_sign_up(state, &self.player, self.waits)
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        let data = (*self.player).clone();
        if self.waits {
            state.waiting.push(Waiting { seq: entry.seq, data });
        } else {
            register(state, data, RoundNo::FIRST);
        }
    }

    fn nature(&self) -> Nature<'_> {
        Matter::beside(About::newcomers(std::slice::from_ref(&*self.player))).untold()
    }
}

/// Before round 1, while there is a place, or where it is full and others may wait.
fn check_sign_up(state: &Tournament, data: &PlayerData, waits: bool) -> Result<Vec<Warning>, Refusal> {
    named(&data.name)?;
    let rules = state.public_side.sign_up.as_ref().filter(|_| state.rounds.is_empty()).ok_or(Refusal::NotOffered)?;
    // Who comes now does not pass those who wait.
    let is_full = state.places_left() == Some(0) || !state.waiting.is_empty();
    match (waits, is_full) {
        (false, true) => return Err(Refusal::NoPlaceLeft),
        (true, false) => return Err(Refusal::NotOffered),
        (true, true) if !rules.waits => return Err(Refusal::NoPlaceLeft),
        (true, true) | (false, false) => {}
    }
    let is_known = state.waiting.iter().any(|one| one.data.is_same_person(data));
    if is_known || !duplicates(state, std::slice::from_ref(data), None).is_empty() {
        return Err(Refusal::SignedUpAlready);
    }
    Ok(Vec::new())
}
