//! The proof by force: checks and other positions with next to no choice are played out, and each end of them is shown to the
//! proof by confinement ([`super::confined`]). What stands in check seldom looks locked, what follows often is.

use cozy_chess::{Board, Color, Move};

use super::{ASSUMPTIONS, confined, is_forced, lacks_material};
use sonneborn_patience as patience;

/// So many half-moves are played out.
const DEEPEST: u8 = 12;
/// So many positions are shown to the other proof.
const MOST_POSITIONS: u32 = 60;

/// The same after a free half-move.
const MOST_AFTER_ANY: u32 = 240;

/// Is it proven that the winner never mates, whatever is played where nearly nothing can be?
pub(super) fn never_mates(board: &Board, winner: Color) -> bool {
    let mut positions_left = MOST_POSITIONS;
    plays_out(board, winner, DEEPEST, &mut positions_left)
}

/// The same where one half-move is free, but every one of them leaves the other side next to no choice.
pub(super) fn never_mates_after_any_move(board: &Board, winner: Color) -> bool {
    let mut moves: Vec<Move> = Vec::new();
    board.generate_moves(|of_piece| {
        moves.extend(of_piece);
        false
    });
    let after = |mv: Move| {
        let mut next = board.clone();
        next.play_unchecked(mv);
        next
    };
    let leaves_no_choice = |next: &Board| {
        let mut replies = 0;
        next.generate_moves(|of_piece| {
            replies += of_piece.len();
            false
        });
        is_forced(next, replies)
    };
    let positions: Vec<Board> = moves.into_iter().map(after).collect();
    let mut positions_left = MOST_AFTER_ANY;
    positions.iter().all(leaves_no_choice)
        && positions.iter().all(|next| plays_out(next, winner, DEEPEST, &mut positions_left))
}

fn plays_out(board: &Board, winner: Color, deeper: u8, positions_left: &mut u32) -> bool {
    patience::look();
    if lacks_material(board, winner) {
        return true;
    }
    let mut moves: Vec<Move> = Vec::new();
    board.generate_moves(|of_piece| {
        moves.extend(of_piece);
        false
    });
    if moves.is_empty() {
        return board.side_to_move() == winner || board.checkers().is_empty();
    }
    if deeper == 0 || !is_forced(board, moves.len()) {
        *positions_left = positions_left.saturating_sub(1);
        return *positions_left > 0 && confined::never_mates(board, winner, ASSUMPTIONS);
    }
    moves.into_iter().all(|mv| {
        let mut next = board.clone();
        next.play_unchecked(mv);
        plays_out(&next, winner, deeper - 1, positions_left)
    })
}
