//! What an arbiter typed that contradicts the board, and the answer to it ([`crate::typing`]).

use super::prelude::*;
use super::shared::{game_of, line_ups_closed, with_game};
use crate::ids::{PlayerId, RoundNo};
use crate::outcome::GameResult;
use crate::typing::check_answer;

/// What an arbiter typed for a board where something else stood by then than they believed. It changes no result: it is kept until
/// somebody answers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepTyping {
    pub round: RoundNo,
    pub board: u16,
    pub was: Option<GameResult>,
    pub typed: Option<GameResult>,
    /// White and Black of the game that is meant.
    pub players: [PlayerId; 2],
}

impl Deed for KeepTyping {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        game_of(state, self.round, self.board, Some(self.players)).map(|_| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        state.keep_typing(entry, (self.round, self.board, self.players), self.typed);
    }

    /// It contradicts nobody's act: it waits for an answer.
    fn nature(&self) -> Nature<'_> {
        Matter::beside(About::Game { round: self.round, board: self.board, players: Some(self.players) }).untold()
    }

    fn board_of_deputies(&self) -> Option<(RoundNo, u16)> {
        Some((self.round, self.board))
    }
}

/// The answer to typings that contradict a board, named by the acts that kept them: what holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerTypings {
    pub round: RoundNo,
    pub board: u16,
    pub was: Option<GameResult>,
    pub now: Option<GameResult>,
    /// White and Black of the game that is meant.
    pub players: [PlayerId; 2],
    pub typings: Vec<u64>,
}

impl Deed for AnswerTypings {
    fn check(&self, state: &Tournament) -> Result<Vec<Warning>, Refusal> {
        let game = game_of(state, self.round, self.board, Some(self.players))?;
        line_ups_closed(state, self.round)?;
        check_answer(state, self.round, game, self.was, &self.typings).map(|()| Vec::new())
    }

    fn apply(&self, state: &mut Tournament, entry: &Entry) {
        state.answer_typings(entry.seq, &self.typings);
        if self.was != self.now {
            with_game(state, self.round, self.board, Some(self.players), |game| {
                (game.result, game.touched) = (self.now, entry.seq);
            });
        }
    }

    fn nature(&self) -> Nature<'_> {
        let about = About::Game { round: self.round, board: self.board, players: Some(self.players) };
        Matter::of(about, Subject::Board(self.round, self.board))
            .told(MayTell::OnceFollowed(self.round), Told::adjourned(self.was, self.now))
    }

    fn board_of_deputies(&self) -> Option<(RoundNo, u16)> {
        Some((self.round, self.board))
    }
}
