//! The proof by confinement: in a locked position the men keep to regions, and no mate fits into these.
//!
//! For every man the squares are gathered on which it may ever stand, for the two kings every pair of squares together,
//! starting from where they are and adding what one more half-move could add, until nothing new comes. Only series of
//! moves that may still end in a mate by the winner count: a half-move that stalemates, or after which the winner is
//! mated, leads nowhere. All sets are too large rather than too small, so that "no mate fits" is a proof and the contrary
//! says nothing. Each rule below holds for one half-move made where all earlier ones kept to the sets.
//!
//! A piece that is locked in but might be captured where it stands is looked at twice: as never captured before it moves,
//! and as never moving. In the second case the first one's sets hold until it is captured, and from there on it is gone.

#[cfg(test)]
mod counted;
mod fit;
mod kings;
mod men;
mod moves;

use cozy_chess::{BitBoard, Board, Color, Piece, Rank, Square, get_pawn_attacks};

use men::{Man, around};

/// Is it proven that the winner never mates? At most so many pieces that might be captured where they stand are looked at
/// twice together.
pub(super) fn never_mates(board: &Board, winner: Color, most_assumptions: u32) -> bool {
    let nothing = Assumed { never_captured_at_home: BitBoard::EMPTY, never_moving: BitBoard::EMPTY };
    proven(board, winner, nothing, most_assumptions)
}

/// Is any pawn stopped by another one? Otherwise a proof is seldom found.
pub(super) fn looks_locked(board: &Board) -> bool {
    let white = board.colored_pieces(Color::White, Piece::Pawn);
    let black = board.colored_pieces(Color::Black, Piece::Pawn);
    (white.0 << 8) & black.0 != 0
}

/// The squares of the men that never move and are never captured, as far as the proof sees.
pub(super) fn locked_men(board: &Board, winner: Color) -> BitBoard {
    let mut cage =
        Cage::of(board, winner, Assumed { never_captured_at_home: BitBoard::EMPTY, never_moving: BitBoard::EMPTY });
    cage.fill();
    cage.derive();
    cage.all_fixed()
}

fn proven(board: &Board, winner: Color, assumed: Assumed, more: u32) -> bool {
    let mut cage = Cage::of(board, winner, assumed);
    cage.ends_early = more == 0;
    if cage.closes() {
        return true;
    }
    if more == 0 {
        return false;
    }
    let open = cage.captured_at_home - assumed.never_captured_at_home - assumed.never_moving;
    // Two pieces are looked at together only where there are no more than two.
    let more = if open.len() <= 2 { more - 1 } else { 0 };
    open.into_iter().any(|square| {
        let mut stays = assumed;
        stays.never_captured_at_home |= square.bitboard();
        let mut uncaptured = Cage::of(board, winner, stays);
        if uncaptured.closes() {
            uncaptured.lose(square);
            if uncaptured.closes() {
                return true;
            }
        } else if !proven(board, winner, stays, more) {
            return false;
        }
        let mut dies = assumed;
        dies.never_moving |= square.bitboard();
        proven(board, winner, dies, more)
    })
}

/// What is taken for granted of the men on these squares.
#[derive(Clone, Copy)]
struct Assumed {
    /// Not captured before they have moved.
    never_captured_at_home: BitBoard,
    /// They do not move (they may be captured).
    never_moving: BitBoard,
}

/// The regions of all men.
struct Cage {
    winner: Color,
    /// Nobody asks for the regions once a mate fits into them.
    ends_early: bool,
    assumed: Assumed,
    men: Vec<Man>,
    /// Where each king stands at the start, winner's first.
    kings: [Square; 2],
    /// Where each king may castle to from there.
    castles_to: [BitBoard; 2],
    /// Pairs of the kings' squares, by who is to move (winner, loser): for each square of the winner's king, those of the
    /// loser's.
    pairs: [[BitBoard; 64]; 2],
    /// The winner has but one man besides the king: without it nothing can be mated any more.
    last_man: BitBoard,
    /// Men found locked in but capturable where they stand.
    captured_at_home: BitBoard,

    // Follows from the above, see `derive`.
    /// Home squares of men that neither move nor are captured, by side (winner, loser).
    fixed: [BitBoard; 2],
    /// Squares on which anything may stand.
    filled: BitBoard,
    /// Squares that nothing but bishops of one side ever stands on, by side.
    through: [BitBoard; 2],
    /// Where a man that may be captured may stand, by side.
    prey: [BitBoard; 2],
    /// Squares that the men (the king left aside) of a side attack for ever.
    guarded: [BitBoard; 2],
    /// Every square of each king.
    king_reach: [BitBoard; 2],
}

const WINNER: usize = 0;
const LOSER: usize = 1;

impl Cage {
    fn of(board: &Board, winner: Color, assumed: Assumed) -> Cage {
        let mut men = Vec::with_capacity(32);
        let mut castles_to = [BitBoard::EMPTY; 2];
        for color in Color::ALL {
            let side = if color == winner { WINNER } else { LOSER };
            let rights = board.castle_rights(color);
            let home_rank = Rank::First.relative_to(color);
            for square in board.colors(color) - board.pieces(Piece::King) {
                let piece = board.piece_on(square).expect("a man of this colour stands there");
                let mut beside = BitBoard::EMPTY;
                for (right, king_file, rook_file) in [
                    (rights.short, cozy_chess::File::G, cozy_chess::File::F),
                    (rights.long, cozy_chess::File::C, cozy_chess::File::D),
                ] {
                    if right.is_some_and(|file| Square::new(file, home_rank) == square) {
                        beside = Square::new(rook_file, home_rank).bitboard();
                        castles_to[side] |= Square::new(king_file, home_rank).bitboard();
                    }
                }
                let reach = square.bitboard();
                men.push(Man {
                    piece,
                    color,
                    home: square,
                    reach,
                    beside,
                    may_be_captured: false,
                    promotes: false,
                    gone: false,
                });
            }
        }
        let kings = [board.king(winner), board.king(!winner)];
        let mut pairs = [[BitBoard::EMPTY; 64]; 2];
        let to_move = if board.side_to_move() == winner { WINNER } else { LOSER };
        pairs[to_move][kings[WINNER] as usize] = kings[LOSER].bitboard();
        let others = board.colors(winner) - kings[WINNER].bitboard();
        let mut cage = Cage {
            winner,
            ends_early: false,
            assumed,
            men,
            kings,
            castles_to,
            pairs,
            last_man: if others.len() == 1 { others } else { BitBoard::EMPTY },
            captured_at_home: BitBoard::EMPTY,
            fixed: [BitBoard::EMPTY; 2],
            filled: BitBoard::EMPTY,
            through: [BitBoard::EMPTY; 2],
            prey: [BitBoard::EMPTY; 2],
            guarded: [BitBoard::EMPTY; 2],
            king_reach: [kings[WINNER].bitboard(), kings[LOSER].bitboard()],
        };
        cage.open_en_passant(board);
        cage
    }

    /// A capture en passant that may be possible at the start.
    fn open_en_passant(&mut self, board: &Board) {
        let Some(file) = board.en_passant() else { return };
        let mover = board.side_to_move();
        let to = Square::new(file, Rank::Sixth.relative_to(mover));
        let passed = Square::new(file, Rank::Fifth.relative_to(mover));
        for from in get_pawn_attacks(to, !mover) & board.colored_pieces(mover, Piece::Pawn) {
            for man in &mut self.men {
                if man.home == from {
                    man.reach |= to.bitboard();
                }
                if man.home == passed {
                    man.may_be_captured = true;
                }
            }
        }
    }

    fn side(&self, color: Color) -> usize {
        if color == self.winner { WINNER } else { LOSER }
    }

    /// Adds to the regions until nothing new comes.
    fn fill(&mut self) {
        loop {
            self.derive();
            let mut grown = false;
            for index in 0..self.men.len() {
                let new = self.new_squares(index);
                let man = &mut self.men[index];
                if !new.is_empty() {
                    grown = true;
                    man.reach |= new;
                    let last_rank = Rank::Eighth.relative_to(man.color).bitboard();
                    man.promotes |= man.piece == Piece::Pawn && !(man.reach & last_rank).is_empty();
                }
            }
            grown |= self.walk_kings();
            grown |= self.mark_captures();
            if !grown || self.winner_promotes() || self.ends_early && self.mate_fits() {
                return;
            }
        }
    }

    /// Is no mate left in the regions?
    fn closes(&mut self) -> bool {
        self.fill();
        !self.winner_promotes() && !self.mate_fits()
    }

    /// The man that stands there, taken not to be captured so far, never moves and is captured now. What was reached before stays
    /// reached.
    fn lose(&mut self, home: Square) {
        self.assumed.never_captured_at_home -= home.bitboard();
        self.assumed.never_moving |= home.bitboard();
        for man in self.men.iter_mut().filter(|man| man.home == home) {
            man.reach = home.bitboard();
            man.may_be_captured = true;
            man.gone = true;
        }
    }

    /// Does one of the winner's pawns get through? Then everything is possible, as far as this proof goes.
    fn winner_promotes(&self) -> bool {
        self.men.iter().any(|man| man.promotes && man.color == self.winner)
    }

    fn derive(&mut self) {
        self.fixed = [BitBoard::EMPTY; 2];
        self.prey = [BitBoard::EMPTY; 2];
        self.filled = self.king_reach[WINNER] | self.king_reach[LOSER];
        let mut only_bishops = [BitBoard::EMPTY; 2];
        let mut others = [self.king_reach[WINNER], self.king_reach[LOSER]];
        for man in &self.men {
            let side = if man.color == self.winner { WINNER } else { LOSER };
            self.filled |= man.reach;
            if man.stays() && !man.may_be_captured {
                self.fixed[side] |= man.home.bitboard();
            }
            if self.last_man != man.home.bitboard() {
                self.prey[side] |= man.reach;
            }
            if man.piece == Piece::Bishop {
                only_bishops[side] |= man.reach;
            } else {
                others[side] |= man.reach;
            }
        }
        for side in [WINNER, LOSER] {
            if self.king_reach[side] == self.kings[side].bitboard() {
                self.fixed[side] |= self.kings[side].bitboard();
            }
        }
        self.through = [
            only_bishops[WINNER] - others[WINNER] - others[LOSER] - only_bishops[LOSER],
            only_bishops[LOSER] - others[LOSER] - others[WINNER] - only_bishops[WINNER],
        ];
        // The kings' next squares are counted as filled: a rule looks one half-move ahead.
        self.filled |= around(self.king_reach[WINNER]) | around(self.king_reach[LOSER]);
        self.guarded = [self.guarded_by(WINNER, None), self.guarded_by(LOSER, None)];
    }

    /// Squares that the men of a side, but for its king and the man left out, attack for ever.
    fn guarded_by(&self, side: usize, without: Option<Square>) -> BitBoard {
        let of_side = self.men.iter().filter(|man| self.side(man.color) == side && Some(man.home) != without);
        of_side.filter(|man| !man.may_be_captured && !man.promotes).fold(BitBoard::EMPTY, |guarded, man| {
            // A bishop attacks through a bishop of its side: that one attacks on.
            let through = if man.piece == Piece::Bishop { self.through[side] } else { BitBoard::EMPTY };
            let blockers = self.filled - through;
            guarded | man.reach.into_iter().fold(BitBoard::FULL, |all, from| all & man.attacks(from, blockers))
        })
    }

    fn all_fixed(&self) -> BitBoard {
        self.fixed[WINNER] | self.fixed[LOSER]
    }

    /// Marks the men that may be captured; is any new?
    fn mark_captures(&mut self) -> bool {
        let mut attacked = [BitBoard::EMPTY; 2];
        let promotion_begun = self.men.iter().any(|man| man.promotes);
        // Where a side may capture, each man's own squares apart: a man does not capture where it never goes.
        let mut captures: Vec<(usize, BitBoard)> = Vec::with_capacity(self.men.len() + 2);
        for man in &self.men {
            let arrives = if man.piece == Piece::Pawn && !man.promotes {
                let diagonal =
                    man.reach.into_iter().fold(BitBoard::EMPTY, |all, from| all | get_pawn_attacks(from, man.color));
                man.reach & diagonal
            } else {
                man.reach
            };
            captures.push((self.side(man.color), arrives));
        }
        for side in [WINNER, LOSER] {
            captures.push((side, self.king_reach[side]));
        }
        for (side, squares) in captures {
            attacked[1 - side] |= squares;
        }
        let mut grown = false;
        for man in &mut self.men {
            let side = if man.color == self.winner { WINNER } else { LOSER };
            if man.may_be_captured || self.last_man == man.home.bitboard() || (man.reach & attacked[side]).is_empty() {
                continue;
            }
            man.may_be_captured = true;
            grown = true;
            if man.stays() && !promotion_begun {
                self.captured_at_home |= man.home.bitboard();
            }
        }
        grown
    }
}
