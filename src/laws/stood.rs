//! Illegal moves that stood (A.5.2, or nobody saw them), so that the record goes on.
//!
//! Whether a move was really made so no record can tell; the arbiter says it, and the record keeps it as a comment behind the
//! word: `{[%stood]}`.

use super::as_made::{MARK, put};
use super::pgn::Game;
use super::replay::{FaultKind, Replay};

/// The record with the mark that its first illegal move was made so and stood, and that move as it is written; `None` where none
/// can be put on the board.
pub fn let_stand(game: &Game<'_>, replay: &Replay) -> Option<(String, String)> {
    let fault =
        replay.faults().iter().find(|fault| fault.before.is_some() && !matches!(fault.kind, FaultKind::Stood(_)))?;
    let (position, FaultKind::Illegal(why)) = (fault.before.as_ref()?, &fault.kind) else { return None };
    let word = game.moves().iter().find(|word| game.place(word.token) == fault.place)?;
    put(position, word.written?, why)?;
    let (before, behind) = game.text().split_at(game.end(word.token));
    Some((format!("{before} {{{MARK}}}{behind}"), fault.token.clone()))
}

/// The first move that stood up to this half-move: its half-move, and its words with their number.
pub(super) fn first_until(replay: &Replay, ply: usize) -> Option<(usize, String)> {
    let at = replay.plies()[..ply.min(replay.len())].iter().position(|made| made.stood)?;
    let fault =
        replay.faults().iter().find(|fault| fault.ply == at + 1 && matches!(fault.kind, FaultKind::Stood(_)))?;
    let position = replay.position(at);
    Some((at + 1, super::notation::numbered(position, &fault.token)))
}
