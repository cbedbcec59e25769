//! Players who come to an event.

use super::prelude::*;
use super::shared::{comes_in_time, duplicates, named, register};
use crate::ids::RoundNo;
use crate::player::PlayerData;

/// Players who come. `source` says from where: a form, a file's name, a rating list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegisterPlayers {
    pub players: Vec<PlayerData>,
    pub first_round: RoundNo,
    pub source: String,
}

impl Deed for RegisterPlayers {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        self.players.iter().try_for_each(|data| named(&data.name))?;
        comes_in_time(state, self.first_round)?;
        Ok(duplicates(state, &self.players, None))
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        for data in &self.players {
            register(state, data.clone(), self.first_round);
        }
    }

    fn nature(&self) -> Nature<'_> {
        Matter::beside(About::newcomers(&self.players))
            .told(MayTell::Never, Told::late_entry(&self.players, self.first_round))
    }
}
