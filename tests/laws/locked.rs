//! Who can still mate in locked positions, against a search apart from the program that goes through every position that can arise.
//!
//! Pawns that stop each other, kings and a few men between them, set up by dice: there are few enough positions to see them all, and
//! the proofs by confinement, the plunges and the searches all have their say. Where there are too many, what was seen of them still
//! tells who can mate: queens, rooks and positions with next to no choice have their say so.

use std::collections::HashSet;

use cozy_chess::{Board, BoardBuilder, Color, GameStatus, Move, Piece, Square, get_king_moves};
use sonneborn_laws::fen;
use sonneborn_laws::mating::{Mating, can_mate, is_dead, is_surely_dead};
use sonneborn_laws::position::Position;

use super::dice::Dice;

/// How many positions are set up; few of them can be gone through.
const SET_UP: usize = 3_000;
/// More positions than this are not gone through.
const MOST: usize = 4_000;
/// Where kings go about behind walls and little else moves.
const MOST_BEHIND_WALLS: usize = 300_000;

fn moves(board: &Board) -> Vec<Move> {
    let mut all = Vec::new();
    board.generate_moves(|of_piece| {
        all.extend(of_piece);
        false
    });
    all
}

/// Whom of White and Black some series of moves lets mate, and whether every position was gone through for it.
fn who_mates(start: &Board, most: usize) -> ([bool; 2], bool) {
    let mut seen = HashSet::from([start.hash()]);
    let mut waiting = vec![start.clone()];
    let mut mates = [false; 2];
    while let Some(board) = waiting.pop() {
        if board.status() == GameStatus::Won {
            mates[!board.side_to_move() as usize] = true;
            if mates == [true; 2] {
                return (mates, true);
            }
        }
        for mv in moves(&board) {
            let mut next = board.clone();
            next.play_unchecked(mv);
            if seen.insert(next.hash()) {
                waiting.push(next);
            }
        }
        if seen.len() > most {
            return (mates, false);
        }
    }
    (mates, true)
}

/// Pawns that stop each other, the kings behind them, and up to two men more.
pub(super) fn locked(dice: &mut Dice) -> Option<Board> {
    let pieces = [Piece::Bishop, Piece::Bishop, Piece::Bishop, Piece::Knight, Piece::Rook, Piece::Pawn];
    locked_with(dice, &pieces)
}

fn locked_with(dice: &mut Dice, pieces: &[Piece]) -> Option<Board> {
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
        let piece = dice.one(pieces);
        let color = dice.one(&[Color::White, Color::Black]);
        put(dice, piece, color, if piece == Piece::Pawn { [1, 6] } else { [0, 8] })?;
    }
    builder.build().ok()
}

/// Queens and rooks among pawns that stop each other, the side to move in check or with at most three moves.
fn forced(dice: &mut Dice) -> Option<Board> {
    let board = locked_with(dice, &[Piece::Queen, Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight])?;
    let count = moves(&board).len();
    (count > 0 && (count <= 3 || !board.checkers().is_empty())).then_some(board)
}

/// A king in a corner, shut in by its own men, and the other side with its king and one man.
fn last_man(dice: &mut Dice) -> Option<Board> {
    let mut builder = BoardBuilder::empty();
    builder.side_to_move = dice.one(&Color::ALL);
    let (loser, corner) = (dice.one(&Color::ALL), dice.one(&[Square::A1, Square::H1, Square::A8, Square::H8]));
    builder.board[corner as usize] = Some((Piece::King, loser));
    let pieces = [Piece::Pawn, Piece::Pawn, Piece::Bishop, Piece::Knight, Piece::Rook];
    for square in get_king_moves(corner) {
        if dice.below(5) > 0 {
            builder.board[square as usize] = Some((dice.one(&pieces), loser));
        }
    }
    for man in [Piece::King, dice.one(&[Piece::Bishop, Piece::Knight, Piece::Knight, Piece::Rook, Piece::Pawn])] {
        let square = dice.below(64);
        builder.board[square].is_none().then(|| builder.board[square] = Some((man, !loser)))?;
    }
    builder.build().ok()
}

#[test]
fn in_locked_positions_who_can_mate_is_what_a_search_through_all_of_them_finds() {
    let (mut dead, mut alive) = (0, 0);
    for seed in 0..SET_UP as u64 {
        let set_up = [locked, forced, last_man][seed as usize % 3];
        let Some(board) = set_up(&mut Dice(27 + seed)) else { continue };
        let text = board.to_string();
        // Kings side by side are no position.
        let Ok(position) = fen::read(&text) else { continue };
        let (mates, is_whole) = who_mates(&board, MOST);
        for side in [Color::White, Color::Black].into_iter().filter(|side| is_whole || mates[*side as usize]) {
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
                Mating::Unknown => assert!(!is_whole, "{text}: nothing is known of {side:?}"),
            }
        }
        if is_whole {
            assert_eq!(is_dead(&position), Some(mates == [false; 2]), "{text}");
        }
        // Each of these that is dead is seen to be at a glance.
        let is_dead = mates == [false; 2];
        let is_told =
            if is_whole { is_surely_dead(&position) == is_dead } else { is_dead || !is_surely_dead(&position) };
        assert!(is_told, "{text}");
    }
    assert!(dead > 25 && alive > 100, "{dead} cannot mate, {alive} can");
}

/// The positions behind walls of pawns that are seen to be dead at a glance, each of which is: a proof that sees less tells fewer.
#[test]
fn so_many_positions_behind_walls_are_seen_to_be_dead_at_a_glance() {
    let mut dead = 0;
    for seed in 0..2_000 {
        let board = locked_with(&mut Dice(10_000 + seed), &[Piece::Bishop]);
        let Some(position) = board.and_then(|board| fen::read(&board.to_string()).ok()) else { continue };
        if is_surely_dead(&position) {
            assert_eq!(who_mates(position.board(), MOST_BEHIND_WALLS), ([false; 2], true), "{}", fen::write(&position));
            dead += 1;
        }
    }
    assert_eq!(dead, 37);
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
