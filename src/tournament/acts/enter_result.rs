//! The result of a game.

use super::prelude::*;
use super::shared::{believed_result, game_of, line_ups_closed, note_settled, warned_of_absent, with_game};
use crate::ids::{PlayerId, RoundNo};
use crate::outcome::GameResult;

/// The result of a game; `None` takes it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnterResult {
    pub round: RoundNo,
    pub board: u16,
    pub was: Option<GameResult>,
    pub now: Option<GameResult>,
    /// White and Black of the game that is meant: on other players nothing is done. `None` in old journals only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[PlayerId; 2]>,
}

impl Deed for EnterResult {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let game = game_of(state, self.round, self.board, self.players)?;
        line_ups_closed(state, self.round)?;
        believed_result(game, self.was, self.now).map(|()| warned_of_absent(state, self.round, game, self.now))
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        note_settled(state, self.round, self.board, self.now);
        with_game(state, self.round, self.board, self.players, |game| {
            (game.result, game.touched) = (self.now, entry.seq);
        });
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of_board(self.round, self.board, self.players)
            .told(MayTell::OnceFollowed(self.round), Told::adjourned(self.was, self.now))
    }

    fn board_of_deputies(&self) -> Option<(RoundNo, u16)> {
        Some((self.round, self.board))
    }

    fn meant_players(&mut self) -> Option<(RoundNo, u16, &mut Option<[PlayerId; 2]>)> {
        Some((self.round, self.board, &mut self.players))
    }
}
