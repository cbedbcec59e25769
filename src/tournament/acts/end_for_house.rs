//! How a game ended, where an online club's points depend on it.

use super::prelude::*;
use super::shared::{believed, game_of};
use crate::house_points::HouseEnding;
use crate::ids::{PlayerId, RoundNo};

/// How a game ended, where the club's points depend on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndForHouse {
    pub round: RoundNo,
    pub board: u16,
    pub was: Option<HouseEnding>,
    pub now: Option<HouseEnding>,
    /// White and Black of the game that is meant: on other players nothing is done. `None` in old journals only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[PlayerId; 2]>,
}

impl Deed for EndForHouse {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let EndForHouse { round, board, was, now, players } = *self;
        let game = game_of(state, round, board, players)?;
        // Somebody at the board brought it about.
        if let Some(player) = now.and_then(|ending| ending.by()).filter(|player| game.colour_of(*player).is_none()) {
            return Err(Refusal::NotInRound { player, round });
        }
        believed(&state.house_ending(round, board), &was, &now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        state.set_house_ending(self.round, self.board, self.now);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of_board(self.round, self.board, self.players).untold()
    }

    fn meant_players(&mut self) -> Option<(RoundNo, u16, &mut Option<[PlayerId; 2]>)> {
        Some((self.round, self.board, &mut self.players))
    }
}
