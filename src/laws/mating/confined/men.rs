//! The men of a locked position but for the kings: where each may ever stand, and what it attacks.

use cozy_chess::{
    BitBoard, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks,
    get_rook_moves,
};

/// A man other than a king.
pub(super) struct Man {
    pub(super) piece: Piece,
    pub(super) color: Color,
    pub(super) home: Square,
    /// Every square on which it may stand.
    pub(super) reach: BitBoard,
    /// Where it may go from home besides its own way of moving: the rook's square of castling.
    pub(super) beside: BitBoard,
    pub(super) may_be_captured: bool,
    pub(super) promotes: bool,
    /// Captured where it stood: what it may do is behind it.
    pub(super) gone: bool,
}

impl Man {
    pub(super) fn stays(&self) -> bool {
        self.reach == self.home.bitboard()
    }

    /// What it attacks from a square, over-estimated where it may have been promoted.
    pub(super) fn attacks(&self, from: Square, blockers: BitBoard) -> BitBoard {
        if self.promotes {
            return steps(Piece::Queen, from, blockers) | get_knight_moves(from);
        }
        match self.piece {
            Piece::Pawn => get_pawn_attacks(from, self.color),
            Piece::Knight | Piece::Bishop | Piece::Rook | Piece::Queen | Piece::King => {
                steps(self.piece, from, blockers)
            }
        }
    }
}

/// Where a piece goes and attacks.
pub(super) fn steps(piece: Piece, from: Square, blockers: BitBoard) -> BitBoard {
    match piece {
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_moves(from, blockers),
        Piece::Rook => get_rook_moves(from, blockers),
        Piece::Queen => get_bishop_moves(from, blockers) | get_rook_moves(from, blockers),
        Piece::King => get_king_moves(from),
        Piece::Pawn => BitBoard::EMPTY,
    }
}

/// The squares next to any of these.
pub(super) fn around(squares: BitBoard) -> BitBoard {
    pub(super) const NOT_A: u64 = !0x0101_0101_0101_0101;
    pub(super) const NOT_H: u64 = !0x8080_8080_8080_8080;
    let set = squares.0;
    let row = set | ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
    let sides = ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
    BitBoard(sides | (row << 8) | (row >> 8))
}

/// Is `square` farther ahead than `than`, as the colour advances?
pub(super) fn is_ahead(square: Square, than: Square, color: Color) -> bool {
    match color {
        Color::White => square.rank() > than.rank(),
        Color::Black => square.rank() < than.rank(),
    }
}
