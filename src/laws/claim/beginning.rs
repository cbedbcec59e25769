//! A record that begins in the middle of a game: what was played before its first position is not known. A position given at
//! the desk is such a beginning, and so is a record of which the first sheet is lost.
//!
//! What the record holds proves what has been reached: so many moves, a third appearance. That something has not been reached it
//! proves only where nothing before it counts.

use cozy_chess::Color;

use super::super::position::Position;
use super::super::replay::Replay;
use super::super::sheet::{Before, Doubt};

/// Moves that have been made: as many as the record proves, and whether there may be more.
#[derive(Clone, Copy)]
pub(super) struct Made {
    pub moves: u32,
    more: bool,
}

impl Made {
    /// Have so many moves been made?
    ///
    /// # Errors
    /// The doubt: the record shows fewer, and others may have been made before it.
    pub(super) fn reach(self, needed: u32) -> Result<bool, Doubt> {
        match self.moves >= needed {
            false if self.more => Err(Doubt::Beginning(Before::Moves)),
            reached => Ok(reached),
        }
    }
}

/// The moves that both sides have completed after so many half-moves.
pub(super) fn moves_by_both(replay: &Replay, ply: usize) -> Made {
    Color::ALL.map(|side| moves_of(replay, ply, side)).into_iter().min_by_key(|made| made.moves).unwrap_or(NONE)
}

const NONE: Made = Made { moves: 0, more: false };

pub(super) fn moves_of(replay: &Replay, ply: usize, side: Color) -> Made {
    let start = replay.position(0);
    let recorded = (0..ply).filter(|&before| replay.position(before).turn() == side).count() as u32;
    // A position tells how many moves led to it by its number, where that can be.
    let before = if start.counts_moves() { start.move_number() - 1 } else { 0 };
    let first_half = u32::from(before > 0 && side == Color::White && start.turn() == Color::Black);
    Made { moves: before + first_half + recorded, more: before == 0 && !start.begins_game() }
}

/// May the position after so many half-moves, or the one that a move leads to from there, have stood before the record begins?
/// Behind a capture or a pawn move nothing stood before.
pub(super) fn may_be_older(replay: &Replay, half_moves: usize, subject: &Position) -> bool {
    let start = replay.position(0);
    let goes_back = subject.reversible() as usize >= half_moves;
    goes_back && (start.reversible() > 0 || may_count_more(replay))
}

/// May there be more half-moves without capture or pawn move before the record than it tells?
pub(super) fn may_count_more(replay: &Replay) -> bool {
    let start = replay.position(0);
    let is_told = replay.count_known() && start.counts_moves();
    !is_told && !start.begins_game()
}
