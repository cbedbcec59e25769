//! The search with a goal: the loser's king walks into a corner, its own men fill the squares beside it that the winner cannot guard.
//!
//! Where the winner has nothing but bishops of one colour, a mate needs this, and the way there is long: a search by depth does not
//! arrive. Positions wait by how far the men are from such a picture, the nearest first. It finds mates and proves nothing else.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::hash::BuildHasherDefault;

use cozy_chess::{BitBoard, Board, Color, Move, Piece, Square, get_bishop_moves, get_king_moves};

use super::lacks_material;
use super::plunge::{AsIs, Found};
use sonneborn_patience as patience;

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
/// What a step of the king weighs beside one of a man that is to stand beside it.
const STEP_OF_KING: u32 = 2;
const STEP_OF_MAN: u32 = 3;
/// For a square that no man can fill.
const NOBODY: u32 = 20;
/// More than any half-move of a series: what was paid last breaks ties.
const TIE: u32 = 256;

/// A move of a series, after the step before it; `None` at the start.
struct Step {
    before: Option<usize>,
    mv: Move,
}

/// Visits at most so many positions.
pub(super) fn search(start: &Board, winner: Color, most_positions: usize) -> Found {
    let mut seen: HashSet<u64, BuildHasherDefault<AsIs>> = HashSet::default();
    let mut steps: Vec<Step> = Vec::new();
    // The boards wait beside the heap, which orders their places.
    let mut boards: Vec<(Board, Option<usize>, u32)> = vec![(start.clone(), None, 0)];
    let mut waiting = BinaryHeap::from([Reverse((0, 0))]);
    seen.insert(start.hash());
    while let Some(Reverse((_, place))) = waiting.pop() {
        patience::look();
        let (board, step, depth) = boards[place].clone();
        let mut moves = Vec::new();
        board.generate_moves(|of_piece| {
            moves.extend(of_piece);
            false
        });
        if moves.is_empty() && board.side_to_move() != winner && !board.checkers().is_empty() {
            return Found::Mate(line_to(&steps, step));
        }
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            if !seen.insert(next.hash()) || lacks_material(&next, winner) {
                continue;
            }
            steps.push(Step { before: step, mv });
            waiting.push(Reverse((TIE * distance(&next, winner) + (depth + 1).min(TIE - 1), boards.len())));
            boards.push((next, Some(steps.len() - 1), depth + 1));
        }
        if seen.len() > most_positions {
            break;
        }
    }
    Found::Open
}

fn line_to(steps: &[Step], mut step: Option<usize>) -> Vec<Move> {
    let mut line = Vec::new();
    while let Some(at) = step {
        line.push(steps[at].mv);
        step = steps[at].before;
    }
    line.reverse();
    line
}

/// How far the men are from a mate in the nearest corner.
fn distance(board: &Board, winner: Color) -> u32 {
    let king = board.king(!winner);
    let guarded = guarded_by_bishops(board, winner);
    let to = |corner: Square| {
        let beside = get_king_moves(corner) - guarded;
        let men = beside.into_iter().map(|square| steps_to_fill(board, !winner, square)).sum::<u32>();
        STEP_OF_KING * steps_of_king(king, corner) + STEP_OF_MAN * men + if guarded.has(corner) { 0 } else { NOBODY }
    };
    CORNERS.into_iter().map(to).min().unwrap_or(0)
}

/// The squares of the colours on which the winner's bishops go; all where it has pieces that go everywhere.
fn guarded_by_bishops(board: &Board, winner: Color) -> BitBoard {
    let men = board.colors(winner);
    let others = board.pieces(Piece::Queen) | board.pieces(Piece::Rook) | board.pieces(Piece::Knight);
    if !(men & others).is_empty() {
        return BitBoard::FULL;
    }
    let bishops = men & board.pieces(Piece::Bishop);
    let of = |colour: BitBoard| if (bishops & colour).is_empty() { BitBoard::EMPTY } else { colour };
    of(BitBoard::DARK_SQUARES) | of(BitBoard::LIGHT_SQUARES)
}

/// How many moves a man of the side needs to stand on a square, as if the board were empty.
fn steps_to_fill(board: &Board, side: Color, square: Square) -> u32 {
    let men = board.colors(side) - board.pieces(Piece::King);
    if men.has(square) {
        return 0;
    }
    let bishops = men & board.pieces(Piece::Bishop);
    let colour =
        if BitBoard::DARK_SQUARES.has(square) { BitBoard::DARK_SQUARES } else { BitBoard::LIGHT_SQUARES };
    if !(bishops & get_bishop_moves(square, BitBoard::EMPTY)).is_empty() {
        1
    } else if !(bishops & colour).is_empty() || !(men & board.pieces(Piece::Knight)).is_empty() {
        2
    } else {
        NOBODY
    }
}

fn steps_of_king(from: Square, to: Square) -> u32 {
    let files = (from.file() as u32).abs_diff(to.file() as u32);
    files.max((from.rank() as u32).abs_diff(to.rank() as u32))
}
