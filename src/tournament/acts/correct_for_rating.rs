//! A result found wrong too late for the standings (C.04.2 art. 4.3).

use super::prelude::*;
use super::shared::{believed, game_of, with_game};
use crate::ids::{PlayerId, RoundNo};
use crate::outcome::GameResult;

/// A result found wrong too late counts for the rating report only (C.04.2 art. 4.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CorrectForRating {
    pub round: RoundNo,
    pub board: u16,
    pub was: Option<GameResult>,
    pub now: Option<GameResult>,
    /// White and Black of the game that is meant: on other players nothing is done. `None` in old journals only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[PlayerId; 2]>,
}

impl Deed for CorrectForRating {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let game = game_of(state, self.round, self.board, self.players)?;
        // Nobody rates half a game (VCL4THP 169).
        if self.now == Some(GameResult::Adjourned) {
            return Err(Refusal::AdjournmentOpen { round: self.round, board: self.board });
        }
        // The result that stands is rated anyway: the report would tell of a correction that corrects nothing.
        if game.for_rating.is_none() && self.now.is_some() && self.now == game.result {
            return Err(Refusal::AlreadySo);
        }
        believed(&game.for_rating, &self.was, &self.now).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, _: &Entry) {
        with_game(state, self.round, self.board, self.players, |game| game.for_rating = self.now);
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of_board(self.round, self.board, self.players).judged(MayTell::Always)
    }

    fn meant_players(&mut self) -> Option<(RoundNo, u16, &mut Option<[PlayerId; 2]>)> {
        Some((self.round, self.board, &mut self.players))
    }
}
