//! A way to a mate where pawns stop each other: one line of moves, played out and never taken back.
//!
//! The winner's king marches to what it can take until a pawn is free to become a queen; then the loser's king goes into a corner and
//! the other one comes after it. The loser keeps out of the way. Every half-move is a legal one of the board, so that a mate found here
//! is one; that none is found says nothing.

use std::cmp::Reverse;

use cozy_chess::{
    BitBoard, Board, Color, File, Move, Piece, Rank, Square, get_bishop_moves, get_king_moves, get_pawn_attacks,
};

use super::PLUNGE;
use super::plunge::{Found, Plunge, mate_at_once};

/// The most half-moves to a queen, and from there to a mate.
const TO_A_QUEEN: u32 = 120;
const TO_A_MATE: u32 = 20;
/// The most steps of a king that are counted.
const MOST_STEPS: usize = 32;

/// So far from the corner the winner's king helps to mate.
const BESIDE_A_CORNER: u8 = 2;

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
const RIM: BitBoard =
    BitBoard(File::A.bitboard().0 | File::H.bitboard().0 | Rank::First.bitboard().0 | Rank::Eighth.bitboard().0);

/// Is a way found on which the winner mates?
pub(super) fn mates(board: &Board, winner: Color) -> bool {
    let mut board = board.clone();
    let mut goals = Goals::of(&board, winner);
    for _ in 0..TO_A_QUEEN {
        let wins = board.side_to_move() == winner;
        let found = if wins {
            goals = Goals::of(&board, winner);
            best_move(&board, |mv| goals.wish(&board, mv))
        } else {
            best_move(&board, |mv| goals.concession(&board, mv))
        };
        let Some(mv) = found else { return !wins && !board.checkers().is_empty() };
        board.play_unchecked(mv);
        if wins && mv.promotion.is_some() {
            return mates_with_a_queen(&board, winner);
        }
    }
    false
}

/// Has the side a pawn that nothing but a king stops?
pub(super) fn has_free_pawn(board: &Board, side: Color) -> bool {
    let men = board.occupied() - board.pieces(Piece::King);
    board.colored_pieces(side, Piece::Pawn).into_iter().any(|pawn| (way_of(pawn, side) & men).is_empty())
}

/// Does the winner, who has just got a queen, mate in one of the corners?
fn mates_with_a_queen(board: &Board, winner: Color) -> bool {
    let mut corners = CORNERS;
    corners.sort_by_key(|&corner| distance(corner, board.king(!winner)));
    corners.into_iter().any(|corner| mates_in(board.clone(), winner, corner))
        || matches!(Plunge::once(board, winner, PLUNGE.0, PLUNGE.1), Found::Mate(_))
}

fn mates_in(mut board: Board, winner: Color, corner: Square) -> bool {
    for _ in 0..TO_A_MATE {
        let wins = board.side_to_move() == winner;
        if wins && RIM.has(board.king(!winner)) && mate_at_once(&board).is_some() {
            return true;
        }
        let (others, king) = (board.colors(!board.side_to_move()), board.king(board.side_to_move()));
        let goal = if wins { BESIDE_A_CORNER } else { 0 };
        let found = best_move(&board, |mv| {
            let takes = others.has(mv.to) && !wins;
            (takes, mv.from != king, distance(mv.to, corner).abs_diff(goal))
        });
        let Some(mv) = found else { return !wins && !board.checkers().is_empty() };
        board.play_unchecked(mv);
    }
    false
}

/// The legal move that is put first.
fn best_move<P: Ord>(board: &Board, place: impl Fn(Move) -> P) -> Option<Move> {
    let mut best: Option<(P, Move)> = None;
    board.generate_moves(|of_piece| {
        for mv in of_piece {
            let place = place(mv);
            if best.as_ref().is_none_or(|(first, _)| place < *first) {
                best = Some((place, mv));
            }
        }
        false
    });
    best.map(|(_, mv)| mv)
}

/// What the winner's moves do, the best first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Wish {
    GetsAQueen,
    /// A pawn that nothing stops.
    Advances,
    TakesAPawn,
    Takes,
    /// The king comes so near to what it can take, or leaves a pawn's way.
    Comes(usize),
    /// Another pawn.
    Pushes,
    Goes,
    /// The king, which has nothing that it could take.
    Wanders,
    Obstructs,
}

/// What the loser's moves do, the most harmless first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Concession {
    /// The king keeps so far from the other one.
    KeepsAway(Reverse<u8>),
    Goes,
    /// The king stands beside what the other one wants to take.
    Guards(Reverse<u8>),
    Pushes,
    Obstructs,
    /// It takes something, or gets another piece.
    Spoils,
}

/// What the winner is after.
struct Goals {
    /// The pawns that nothing but a king stops.
    free: BitBoard,
    /// The squares before these.
    ways: BitBoard,
    /// By how many steps the king is from what it can take: for each number the squares.
    steps: [BitBoard; MOST_STEPS],
}

impl Goals {
    fn of(board: &Board, winner: Color) -> Goals {
        let (own, others, kings) = (board.colors(winner), board.colors(!winner), board.pieces(Piece::King));
        let mut goals = Goals { free: BitBoard::EMPTY, ways: BitBoard::EMPTY, steps: [BitBoard::EMPTY; MOST_STEPS] };
        for pawn in board.colored_pieces(winner, Piece::Pawn) {
            let way = way_of(pawn, winner);
            if (way & (board.occupied() - kings)).is_empty() {
                goals.free |= pawn.bitboard();
                goals.ways |= way;
            }
        }
        if goals.free.is_empty() {
            let guarded = guarded_by(board, !winner);
            goals.count_steps(others - kings - guarded, guarded | (own - kings));
        }
        goals
    }

    /// Counts the king's steps back from what it takes.
    fn count_steps(&mut self, taken: BitBoard, closed: BitBoard) {
        let (mut seen, mut next) = (taken | closed, taken);
        for steps in &mut self.steps {
            if next.is_empty() {
                return;
            }
            *steps = next;
            next = next.into_iter().fold(BitBoard::EMPTY, |all, from| all | get_king_moves(from)) - seen;
            seen |= next;
        }
    }

    fn wish(&self, board: &Board, mv: Move) -> Wish {
        let taken = board.colors(!board.side_to_move());
        match board.piece_on(mv.from) {
            _ if mv.promotion.is_some_and(|piece| piece != Piece::Queen) => Wish::Obstructs,
            Some(Piece::Pawn) if mv.promotion.is_some() => Wish::GetsAQueen,
            Some(Piece::Pawn) if self.free.has(mv.from) => Wish::Advances,
            _ if taken.has(mv.to) && board.pieces(Piece::Pawn).has(mv.to) => Wish::TakesAPawn,
            _ if taken.has(mv.to) => Wish::Takes,
            Some(Piece::King) if self.ways.has(mv.to) => Wish::Obstructs,
            Some(Piece::King) if self.ways.has(mv.from) => Wish::Comes(0),
            Some(Piece::King) => {
                let steps = self.steps.iter().position(|squares| squares.has(mv.to));
                steps.map_or(Wish::Wanders, Wish::Comes)
            }
            Some(Piece::Pawn) => Wish::Pushes,
            Some(Piece::Knight | Piece::Bishop | Piece::Rook | Piece::Queen) | None => Wish::Goes,
        }
    }

    fn concession(&self, board: &Board, mv: Move) -> Concession {
        let winner = !board.side_to_move();
        match board.piece_on(mv.from) {
            _ if board.colors(winner).has(mv.to) || mv.promotion.is_some() => Concession::Spoils,
            _ if self.ways.has(mv.to) => Concession::Obstructs,
            Some(Piece::King) => {
                let far = Reverse(distance(board.king(winner), mv.to));
                let guards = !(get_king_moves(mv.to) & self.steps[0]).is_empty();
                if guards { Concession::Guards(far) } else { Concession::KeepsAway(far) }
            }
            Some(Piece::Pawn) => Concession::Pushes,
            Some(Piece::Knight | Piece::Bishop | Piece::Rook | Piece::Queen) | None => Concession::Goes,
        }
    }
}

/// A king's steps from one square to another on an empty board.
fn distance(one: Square, other: Square) -> u8 {
    let files = (one.file() as u8).abs_diff(other.file() as u8);
    let ranks = (one.rank() as u8).abs_diff(other.rank() as u8);
    files.max(ranks)
}

/// The squares before a pawn.
fn way_of(pawn: Square, color: Color) -> BitBoard {
    let below = pawn.bitboard().0 - 1;
    let before = match color {
        Color::White => !(below | pawn.bitboard().0),
        Color::Black => below,
    };
    pawn.file().bitboard() & BitBoard(before)
}

/// What pawns and bishops of a side attack.
fn guarded_by(board: &Board, color: Color) -> BitBoard {
    let pawns = board.colored_pieces(color, Piece::Pawn);
    let bishops = board.colored_pieces(color, Piece::Bishop);
    let by_pawns = pawns.into_iter().fold(BitBoard::EMPTY, |all, from| all | get_pawn_attacks(from, color));
    bishops.into_iter().fold(by_pawns, |all, from| all | get_bishop_moves(from, board.occupied()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    fn some_side_mates(text: &str) -> bool {
        let position = fen::read(text).expect("a position");
        Color::ALL.into_iter().any(|side| mates(position.board(), side))
    }

    #[test]
    fn a_king_marches_to_a_pawn_and_comes_back_with_a_queen() {
        for text in [
            "8/8/8/4k1p1/6P1/4K3/8/8 b - - 11 71",
            "8/8/4p1k1/p1p1P1p1/2P3K1/PP6/8/8 b - - 8 50",
            "k7/8/p5pp/2p1p3/2KPp1pP/P4P2/6P1/8 w - - 0 44",
            "8/2p3k1/1p1p2p1/1PbPp2p/2P4P/4P1P1/2B5/6K1 w - - 1 36",
        ] {
            assert!(some_side_mates(text), "{text}");
        }
    }

    #[test]
    fn no_way_leads_out_of_a_dead_position() {
        for text in
            ["8/7b/1b5p/2b2p1P/3b1p1K/4bPp1/6P1/5kb1 b - - 0 1", "8/1p2B1B1/1PpB1B2/k1P1B3/p1P2B2/P7/5K2/8 w - - 0 1"]
        {
            assert!(!some_side_mates(text), "{text}");
        }
    }
}
