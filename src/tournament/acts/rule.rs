//! A ruling on a claim, and the result that it gave the game.

use super::prelude::*;
use super::shared::{believed_result, game_of, note_settled, warned_of_absent, with_game};
use crate::ids::{PlayerId, RoundNo};
use crate::outcome::GameResult;
use crate::round::Game;
use crate::ruling::{RuledGame, Ruling};

/// A ruling on a claim, and the result that it gave the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule {
    pub round: RoundNo,
    pub board: u16,
    pub ruling: Box<Ruling>,
    pub was: Option<GameResult>,
    pub now: Option<GameResult>,
    /// White and Black of the game that is meant: on other players nothing is done. `None` in old journals only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[PlayerId; 2]>,
}

impl Deed for Rule {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let game = game_of(state, self.round, self.board, self.players)?;
        check_ruling(game, self.was, self.now).map(|()| warned_of_absent(state, self.round, game, self.now))
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        let Rule { round, board, ruling, was, now, players } = self;
        let ruling = (**ruling).clone();
        let seated = || state.round(*round).and_then(|found| found.game(*board)).map(Game::players);
        let players = players.or_else(seated);
        state.rulings.push(RuledGame { seq: entry.seq, round: *round, board: *board, players, ruling, result: *now });
        if was != now {
            note_settled(state, *round, *board, *now);
            with_game(state, *round, *board, players, |game| {
                (game.result, game.touched) = (*now, entry.seq);
            });
        }
    }

    fn nature(&self) -> Nature<'_> {
        Matter::of_board(self.round, self.board, self.players).judged(MayTell::OnceFollowed(self.round))
    }

    fn meant_players(&mut self) -> Option<(RoundNo, u16, &mut Option<[PlayerId; 2]>)> {
        Some((self.round, self.board, &mut self.players))
    }
}

/// A ruling stands on the game as the arbiter believed it, also where it leaves the result as it is.
fn check_ruling(game: &Game, was: Option<GameResult>, now: Option<GameResult>) -> Result<(), Refusal> {
    if game.result != was {
        return Err(Refusal::Conflict { touched: game.touched });
    }
    if was == now { Ok(()) } else { believed_result(game, was, now) }
}
