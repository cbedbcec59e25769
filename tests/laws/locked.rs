//! Who can still mate in locked positions, against a search apart from the program that goes through every position that can arise.
//!
//! Pawns that stop each other, kings and a few men between them, set up by dice: there are few enough positions to see them all, and
//! the proofs by confinement, the plunges and the searches all have their say.

use std::collections::HashSet;

use cozy_chess::{Board, BoardBuilder, Color, GameStatus, Move, Piece};
use sonneborn_laws::fen;
use sonneborn_laws::mating::{Mating, can_mate, is_dead, is_surely_dead};
use sonneborn_laws::position::Position;

use super::dice::Dice;

/// How many positions are set up; few of them can be gone through.
const SET_UP: usize = 2_000;
/// More positions than this are not gone through.
const MOST: usize = 4_000;

fn moves(board: &Board) -> Vec<Move> {
    let mut all = Vec::new();
    board.generate_moves(|of_piece| {
        all.extend(of_piece);
        false
    });
    all
}

/// Whom of White and Black some series of moves lets mate; `None` where there are too many positions to tell.
fn who_mates(start: &Board) -> Option<[bool; 2]> {
    let mut seen = HashSet::from([start.hash()]);
    let mut waiting = vec![start.clone()];
    let mut mates = [false; 2];
    while let Some(board) = waiting.pop() {
        if board.status() == GameStatus::Won {
            mates[!board.side_to_move() as usize] = true;
            if mates == [true; 2] {
                break;
            }
        }
        for mv in moves(&board) {
            let mut next = board.clone();
            next.play_unchecked(mv);
            if seen.insert(next.hash()) {
                waiting.push(next);
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    Some(mates)
}

/// Pawns that stop each other, the kings behind them, and up to two men more.
pub(super) fn locked(dice: &mut Dice) -> Option<Board> {
    let mut builder = BoardBuilder::empty();
    builder.side_to_move = if dice.below(2) == 0 { Color::White } else { Color::Black };
    for file in 0..8 {
        if dice.below(12) > 0 {
            let rank = 2 + dice.below(3);
            builder.board[rank * 8 + file] = Some((Piece::Pawn, Color::White));
            builder.board[(rank + 1) * 8 + file] = Some((Piece::Pawn, Color::Black));
        }
    }
    let mut put = |dice: &mut Dice, piece: Piece, color: Color, ranks: [usize; 2]| -> Option<()> {
        let square = (ranks[0] + dice.below(ranks[1])) * 8 + dice.below(8);
        builder.board[square].is_none().then(|| builder.board[square] = Some((piece, color)))
    };
    put(dice, Piece::King, Color::White, [0, 3])?;
    put(dice, Piece::King, Color::Black, [5, 3])?;
    for _ in 0..dice.below(3) {
        let piece = dice.one(&[Piece::Bishop, Piece::Bishop, Piece::Bishop, Piece::Knight, Piece::Rook, Piece::Pawn]);
        let color = dice.one(&[Color::White, Color::Black]);
        put(dice, piece, color, if piece == Piece::Pawn { [1, 6] } else { [0, 8] })?;
    }
    builder.build().ok()
}

#[test]
fn in_locked_positions_who_can_mate_is_what_a_search_through_all_of_them_finds() {
    let mut dice = Dice(27);
    let (mut dead, mut alive) = (0, 0);
    for _ in 0..SET_UP {
        let Some(board) = locked(&mut dice) else { continue };
        let Some(mates) = who_mates(&board) else { continue };
        let text = board.to_string();
        let position = fen::read(&text).expect("a position");
        for side in [Color::White, Color::Black] {
            match can_mate(&position, side) {
                Mating::Winnable { line } => {
                    assert!(mates[side as usize], "{text}: {side:?} never mates");
                    assert_mates(&position, side, &line);
                    alive += 1;
                }
                Mating::Unwinnable { .. } => {
                    assert!(!mates[side as usize], "{text}: {side:?} can mate");
                    dead += 1;
                }
                Mating::Unknown => panic!("{text}: nothing is known of {side:?}"),
            }
        }
        assert_eq!(is_dead(&position), Some(mates == [false; 2]), "{text}");
        assert!(!is_surely_dead(&position) || mates == [false; 2], "{text}");
    }
    assert!(dead > 40 && alive > 10, "{dead} cannot mate, {alive} can");
}

/// The moves that are shown lead to a mate by the side.
fn assert_mates(start: &Position, side: Color, line: &[Move]) {
    let mut reached = start.clone();
    for &mv in line {
        assert!(reached.legal_moves().contains(&mv), "{mv} is not legal in {line:?}");
        reached.play(mv);
    }
    assert!(reached.in_check() && !reached.has_legal_move() && reached.turn() != side, "{line:?}");
}
