//! The players of a game sat the other way round.

use super::Belief;
use super::prelude::*;
use super::shared::{game_of, with_game};
use crate::ids::{PlayerId, RoundNo};

/// The players sat the other way round: colours change, and the result with them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwapColours {
    pub round: RoundNo,
    pub board: u16,
    /// White and Black as they sat before, of the game that is meant. `None` in old journals only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[PlayerId; 2]>,
}

impl Deed for SwapColours {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        game_of(state, self.round, self.board, self.players).map(|_| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        with_game(state, self.round, self.board, self.players, |game| {
            std::mem::swap(&mut game.white, &mut game.black);
            game.result = game.result.map(|result| result.flipped());
            game.for_rating = game.for_rating.map(|result| result.flipped());
            game.touched = entry.seq;
        });
        state.turn_typings(self.round, self.board);
        // Who won has won with the other colour.
        for report in state.reports.iter_mut().filter(|one| (one.round, one.board) == (self.round, self.board)) {
            report.result = report.result.flipped();
        }
    }

    fn nature(&self) -> Nature<'_> {
        let pairing = [Subject::Pairing(self.round), Subject::Board(self.round, self.board)];
        let belief = self.players.map_or(Belief::ShownOf(pairing.to_vec()), |_| Belief::Named);
        Matter { belief, ..Matter::of_board(self.round, self.board, self.players) }.judged(MayTell::Always)
    }

    fn board_of_deputies(&self) -> Option<(RoundNo, u16)> {
        Some((self.round, self.board))
    }

    fn meant_players(&mut self) -> Option<(RoundNo, u16, &mut Option<[PlayerId; 2]>)> {
        Some((self.round, self.board, &mut self.players))
    }
}
