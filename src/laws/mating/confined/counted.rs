//! The proof counted: behind walls that dice set up, and over whole neighbourhoods of locked positions.

use super::*;
use cozy_chess::{BoardBuilder, GameStatus, get_king_moves};
use std::collections::HashSet;

/// So many positions are looked at for a mate that must not be.
const MOST: usize = 3_000;
/// The same where many proofs are asked.
const MOST_OF_MANY: usize = 300;
const MEN: [Piece; 5] = [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit) as usize
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u64)]
    }
}

fn put(builder: &mut BoardBuilder, square: usize, piece: Piece, color: Color) -> Option<()> {
    builder.board[square].is_none().then(|| builder.board[square] = Some((piece, color)))
}

/// Pawns that stop each other, neighbours a rank apart so that none captures another one; kings behind them, and up to three men.
fn walls(dice: &mut Dice) -> Option<Board> {
    let mut builder = BoardBuilder::empty();
    builder.side_to_move = dice.one(&Color::ALL);
    let mut rank = 2 + dice.below(2);
    for file in 0..8 {
        rank = if rank == 1 || (rank < 5 && dice.below(2) == 0) { rank + 1 } else { rank - 1 };
        if dice.below(20) > 0 {
            put(&mut builder, rank * 8 + file, Piece::Pawn, Color::White)?;
            put(&mut builder, (rank + 1) * 8 + file, Piece::Pawn, Color::Black)?;
        }
    }
    put(&mut builder, dice.below(16), Piece::King, Color::White)?;
    put(&mut builder, 48 + dice.below(16), Piece::King, Color::Black)?;
    for _ in 0..dice.below(4) {
        let piece = dice.one(&[Piece::Bishop, Piece::Bishop, Piece::Knight, Piece::Rook, Piece::Queen, Piece::Pawn]);
        let square = if piece == Piece::Pawn { 8 + dice.below(48) } else { dice.below(64) };
        put(&mut builder, square, piece, dice.one(&Color::ALL))?;
    }
    builder.build().ok()
}

/// The positions one man away from this one.
fn neighbours(text: &str) -> Vec<Board> {
    let board: Board = text.parse().expect("a position");
    let builder = BoardBuilder::from_board(&board);
    let kings = Color::ALL.map(|color| board.king(color) as usize);
    let mut all = vec![board];
    let mut add = |change: &dyn Fn(&mut BoardBuilder)| {
        let mut other = builder.clone();
        change(&mut other);
        // Kings side by side are no position.
        let apart = |board: &Board| !get_king_moves(board.king(Color::White)).has(board.king(Color::Black));
        all.extend(other.build().ok().filter(apart));
    };
    add(&|other| other.side_to_move = !other.side_to_move);
    for at in 0..64 {
        match builder.board[at] {
            Some((Piece::King, _)) => {}
            Some(_) => add(&|other| other.board[at] = None),
            None => {
                for (piece, color) in MEN.into_iter().flat_map(|piece| Color::ALL.map(|color| (piece, color))) {
                    add(&|other| other.board[at] = Some((piece, color)));
                }
                for king in kings {
                    add(&|other| other.board.swap(at, king));
                }
            }
        }
    }
    all
}

/// Squares and pairs of squares in the regions, and men that may be captured where they are locked in.
fn squares(board: &Board, winner: Color) -> u32 {
    let nothing = Assumed { never_captured_at_home: BitBoard::EMPTY, never_moving: BitBoard::EMPTY };
    let mut cage = Cage::of(board, winner, nothing);
    cage.fill();
    let of_men: u32 = cage.men.iter().map(|man| man.reach.len()).sum();
    let of_kings: u32 = cage.pairs.iter().flatten().map(|with| with.len()).sum();
    of_men + of_kings + cage.captured_at_home.len()
}

/// Is a mate by the side seen among so many positions?
fn is_mate_seen(start: &Board, side: Color, most: usize) -> bool {
    let (mut seen, mut waiting) = (HashSet::from([start.hash()]), vec![start.clone()]);
    while let Some(board) = waiting.pop().filter(|_| seen.len() < most) {
        if board.status() == GameStatus::Won && board.side_to_move() != side {
            return true;
        }
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                if seen.insert(next.hash()) {
                    waiting.push(next);
                }
            }
            false
        });
    }
    false
}

/// A rule that closes too little finds fewer proofs, and one that closes too much more, or what is not so.
#[test]
fn so_many_proofs_are_found_behind_walls_and_none_is_wrong() {
    let mut found = 0;
    for seed in 0..300 {
        let Some(board) = walls(&mut Dice(seed)) else { continue };
        for winner in Color::ALL {
            if never_mates(&board, winner, 2) {
                assert!(!is_mate_seen(&board, winner, MOST), "{winner:?} mates in {board}");
                found += 1;
            }
        }
    }
    assert_eq!(found, 103);
}

/// By position: how many proofs are found around it, and how large the regions are in all. A rule that closes too little finds fewer
/// proofs and larger regions; one that closes too much finds more, or what is not so.
#[test]
fn around_locked_positions_so_much_is_proven_and_none_of_it_is_wrong() {
    for (text, proofs, regions) in [
        // Walls of pawns, with bishops on both sides of them.
        ("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", 100, 6_419_350),
        ("3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1", 166, 6_250_926),
        ("8/b7/1b5p/2b2p1P/3b1p1K/4bPp1/6P1/5kb1 b - - 0 1", 153, 6_631_392),
        ("8/1p2B1B1/1PpB1B2/k1P1B3/p1P2B2/P7/5K2/8 w - - 0 1", 152, 6_558_410),
        ("1bB5/k7/r7/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 w - - 0 1", 2, 7_221_201),
        // A king that has nothing but its own men beside it; the other one gets a last man.
        ("8/8/8/K7/8/8/pppppppp/rbqbkbrb w - - 0 1", 156, 3_520_776),
        ("8/8/8/8/3K4/8/pppppppp/rbqbkbrb w - - 0 1", 153, 3_466_736),
        // A king shut in on the file to which a rook castles.
        ("8/2p1p3/1pPkPp2/1Pp1pP2/2P1P3/8/8/R3K3 w Q - 0 1", 0, 6_919_999),
        // Nothing can be captured, but for a pawn in passing.
        ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1", 172, 5_051_530),
        ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - a6 0 1", 0, 4_867_891),
        ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - a3 0 1", 0, 4_868_264),
    ] {
        let mut found = (0, 0);
        for board in neighbours(text) {
            for winner in Color::ALL {
                found.1 += squares(&board, winner);
                if never_mates(&board, winner, 2) {
                    assert!(!is_mate_seen(&board, winner, MOST_OF_MANY), "{winner:?} mates in {board}");
                    found.0 += 1;
                }
            }
        }
        assert_eq!(found, (proofs, regions), "{text}");
    }
}
