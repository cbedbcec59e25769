//! The result as players show it to an electronic board: by placing the kings in the centre.

use super::player::Player;
use crate::notation::Written;
use crate::pgn::{Recorded, Termination};
use cozy_chess::{Piece, Square};

/// The squares on which the kings show a result.
const RESULT_SQUARES: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

impl Player<'_, '_> {
    /// Do the last words place the kings on the squares by which players show the result to an electronic board? Both on light squares:
    /// White won; both on dark ones: Black won; one each: draw.
    ///
    /// Only a step that no king makes tells that the play has stopped; a king beside the other one is an illegal move. Where the other
    /// king came to its square by a legal move, that may have been played: then the record's own result must say that the game is over.
    pub(super) fn read_signal(&mut self, word: usize) -> bool {
        let rest = &self.game.moves()[word..];
        let (board, turn) = (self.replay.last().board(), self.replay.last().turn());
        let goes_to = |recorded: &Recorded| result_square_of(recorded.written);
        let Some(first) = rest.first().and_then(goes_to).filter(|to| is_no_step(board.king(turn), *to)) else {
            return false;
        };
        let (second, was_played) = match rest {
            [_, other] => (goes_to(other), false),
            [_] => {
                let last = word.checked_sub(1).and_then(|before| goes_to(&self.game.moves()[before]));
                (last.or(Some(board.king(!turn)).filter(|at| RESULT_SQUARES.contains(at))), true)
            }
            _ => return false,
        };
        let Some(second) = second.filter(|second| *second != first) else { return false };
        if was_played && self.game.result() == Termination::Unfinished {
            return false;
        }
        if was_played && self.game.moves()[..word].last().and_then(goes_to).is_some() {
            // The first king happened to stand beside its square: its "move" was part of the signal too.
            self.take_back();
        }
        let light = |square: Square| cozy_chess::BitBoard::LIGHT_SQUARES.has(square);
        self.replay.signal = Some(match (light(first), light(second)) {
            (true, true) => Termination::WhiteWins,
            (false, false) => Termination::BlackWins,
            (true, false) | (false, true) => Termination::Draw,
        });
        true
    }
}

/// The square of a result to which the word puts a king.
fn result_square_of(written: Option<Written>) -> Option<Square> {
    match written {
        Some(Written::Step { piece: Some(Piece::King), to, .. }) => RESULT_SQUARES.contains(&to).then_some(to),
        Some(Written::Step { piece: None | Some(_), .. } | Written::Castling(_)) | None => None,
    }
}

/// No king goes so far (3.8.1).
fn is_no_step(from: Square, to: Square) -> bool {
    !cozy_chess::get_king_moves(from).has(to)
}
