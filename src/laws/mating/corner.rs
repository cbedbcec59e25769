//! The search with a goal: the loser's king walks into a corner, its own men fill the squares beside it that the winner cannot guard.
//!
//! Where the winner has nothing but bishops of one colour, a mate needs this, and the way there is long: a search by depth does not
//! arrive. Its ways go round the pawns that block each other. Positions wait by how far the men are from such a picture, the nearest first. It finds mates and proves nothing else.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::hash::BuildHasherDefault;

use cozy_chess::{BitBoard, Board, Color, Move, Piece, Square, get_bishop_moves, get_king_moves, get_pawn_attacks};

use super::lacks_material;
use super::plunge::{AsIs, Found};
use sonneborn_patience as patience;

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
/// What a step of the king weighs beside one of a man that is to stand beside it, and of the bishop that is to check.
const STEP_OF_KING: u32 = 2;
const STEP_OF_MAN: u32 = 3;
const STEP_OF_CHECK: u32 = 1;
/// Until the picture stands, the bishop that is to check keeps so many moves off: it would be in the way.
const NEAR: u32 = 2;
/// Squares of a rank.
const RANK: u32 = 8;
/// For a square that no man can fill, or to which no way leads.
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
    let pictures = Picture::all(start, winner);
    let distance = |board: &Board| pictures.iter().map(|picture| picture.distance(board, !winner)).min();
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
            let Some(distance) = distance(&next) else { return Found::Open };
            waiting.push(Reverse((TIE * distance + (depth + 1).min(TIE - 1), boards.len())));
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

/// The ways round the pawns that stand against each other, to a picture of a mate in one corner.
struct Picture {
    /// How far the loser's king is from the corner, from each square.
    king: [u32; 64],
    /// The squares beside it that the winner cannot guard, and how far a bishop of the loser is from each.
    beside: Vec<(Square, [u32; 64])>,
    /// How far a bishop of the winner is from looking at the corner.
    check: [u32; 64],
}

impl Picture {
    /// Of every corner that the winner's bishops may look at, in a position whose blocked pawns stay.
    fn all(start: &Board, winner: Color) -> Vec<Picture> {
        let walls = blocked_pawns(start);
        let theirs = walls & start.colors(winner);
        let guarded_by_walls = theirs.into_iter().fold(BitBoard::EMPTY, |all, at| all | get_pawn_attacks(at, winner));
        let guarded = guarded_by_bishops(start, winner);
        let of = |corner: Square| Picture {
            king: distances(corner, |at| get_king_moves(at) - walls - guarded_by_walls),
            beside: (get_king_moves(corner) - guarded)
                .into_iter()
                .map(|square| (square, distances(square, |at| get_bishop_moves(at, walls) - walls)))
                .collect(),
            check: distances(corner, |at| get_bishop_moves(at, walls) - walls),
        };
        CORNERS.into_iter().filter(|corner| guarded.has(*corner)).map(of).collect()
    }

    /// How far the men are from it.
    fn distance(&self, board: &Board, loser: Color) -> u32 {
        let checkers = board.colored_pieces(!loser, Piece::Bishop).into_iter();
        let check = checkers.map(|bishop| self.check[bishop as usize]).min().unwrap_or(NOBODY).max(NEAR);
        let king = self.king[board.king(loser) as usize];
        let men = board.colors(loser) - board.pieces(Piece::King);
        let bishops = men & board.pieces(Piece::Bishop);
        let to_fill = |(square, from): &(Square, [u32; 64])| {
            if men.has(*square) {
                return 0;
            }
            bishops.into_iter().map(|bishop| from[bishop as usize]).min().unwrap_or(NOBODY)
        };
        STEP_OF_CHECK * check + STEP_OF_KING * king + STEP_OF_MAN * self.beside.iter().map(to_fill).sum::<u32>()
    }
}

/// How many moves each square is from a goal; [`NOBODY`] where no way leads.
fn distances(goal: Square, moves: impl Fn(Square) -> BitBoard) -> [u32; 64] {
    let mut steps = [NOBODY; 64];
    let (mut next, mut seen) = (goal.bitboard(), BitBoard::EMPTY);
    for distance in 0..NOBODY {
        next -= seen;
        if next.is_empty() {
            break;
        }
        next.into_iter().for_each(|square| steps[square as usize] = distance);
        seen |= next;
        next = next.into_iter().fold(BitBoard::EMPTY, |all, from| all | moves(from));
    }
    steps
}

/// The pawns that stand against each other.
fn blocked_pawns(board: &Board) -> BitBoard {
    let [white, black] = Color::ALL.map(|color| board.colored_pieces(color, Piece::Pawn).0);
    let (white_blocked, black_blocked) = (white & (black >> RANK), black & (white << RANK));
    BitBoard(white_blocked | black_blocked)
}

/// The squares of the colours on which the winner's bishops go; all where it has pieces that go everywhere.
fn guarded_by_bishops(board: &Board, winner: Color) -> BitBoard {
    let bishops = board.colored_pieces(winner, Piece::Bishop);
    let of = |colour: BitBoard| if (bishops & colour).is_empty() { BitBoard::EMPTY } else { colour };
    of(BitBoard::DARK_SQUARES) | of(BitBoard::LIGHT_SQUARES)
}
