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

use cozy_chess::{
    BitBoard, Board, Color, Move, Piece, Rank, Square, get_between_rays, get_bishop_moves, get_king_moves,
    get_knight_moves, get_line_rays, get_pawn_attacks, get_pawn_quiets, get_rook_moves,
};

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

/// A man other than a king.
struct Man {
    piece: Piece,
    color: Color,
    home: Square,
    /// Every square on which it may stand.
    reach: BitBoard,
    /// Where it may go from home besides its own way of moving: the rook's square of castling.
    beside: BitBoard,
    may_be_captured: bool,
    promotes: bool,
    /// Captured where it stood: what it may do is behind it.
    gone: bool,
}

impl Man {
    fn stays(&self) -> bool {
        self.reach == self.home.bitboard()
    }

    /// What it attacks from a square, over-estimated where it may have been promoted.
    fn attacks(&self, from: Square, blockers: BitBoard) -> BitBoard {
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
fn steps(piece: Piece, from: Square, blockers: BitBoard) -> BitBoard {
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
fn around(squares: BitBoard) -> BitBoard {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    let set = squares.0;
    let row = set | ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
    let sides = ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
    BitBoard(sides | (row << 8) | (row >> 8))
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

    /// A capture en passant that is possible at the start.
    fn open_en_passant(&mut self, board: &Board) {
        let Some(file) = board.en_passant() else { return };
        let mover = board.side_to_move();
        let to = Square::new(file, Rank::Sixth.relative_to(mover));
        let passed = Square::new(file, Rank::Fifth.relative_to(mover));
        for from in get_pawn_attacks(to, !mover) & board.colored_pieces(mover, Piece::Pawn) {
            if board.is_legal(Move { from, to, promotion: None }) {
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

    /// What one more move of this man adds to its squares.
    fn new_squares(&self, index: usize) -> BitBoard {
        let man = &self.men[index];
        if self.assumed.never_moving.has(man.home) {
            return BitBoard::EMPTY;
        }
        let side = self.side(man.color);
        let blockers = self.all_fixed();
        let forbidden = self.forbidden(side) | man.reach;
        let mut new = BitBoard::EMPTY;
        for from in man.reach {
            let mut targets = if man.promotes {
                steps(Piece::Queen, from, blockers) | get_knight_moves(from)
            } else if man.piece == Piece::Pawn {
                get_pawn_quiets(from, man.color, blockers) | (get_pawn_attacks(from, man.color) & self.prey[1 - side])
            } else {
                steps(man.piece, from, blockers)
            };
            if from == man.home {
                targets |= man.beside;
            }
            targets -= forbidden;
            for to in targets {
                if !self.blocked(index, from, to) && !self.useless(man, from, to) {
                    new |= to.bitboard();
                    if man.piece == Piece::Pawn {
                        // A pawn may be captured en passant on the square that its double step crosses.
                        new |= get_between_rays(from, to) - man.reach;
                    }
                }
            }
        }
        new
    }

    /// Squares that no man of the side goes to: its own men that never leave, kings that never leave, and men that are
    /// taken not to be captured there.
    fn forbidden(&self, side: usize) -> BitBoard {
        let kings = self.all_fixed() & (self.kings[WINNER].bitboard() | self.kings[LOSER].bitboard());
        let spared = self.assumed.never_captured_at_home | self.last_man;
        self.fixed[side] | kings | (spared & self.all_fixed())
    }

    /// Is a man always in the way from one square to the other?
    fn blocked(&self, index: usize, from: Square, to: Square) -> bool {
        let man = &self.men[index];
        let between = get_between_rays(from, to) | from.bitboard();
        let pushes = man.piece == Piece::Pawn && !man.promotes && from.file() == to.file();
        let in_the_way = self.men.iter().enumerate().any(|(other_index, other)| {
            if other_index == index || other.may_be_captured {
                return false;
            }
            // An opponent's man on the square of arrival is captured, except by a pawn's advance.
            let way = if other.color == man.color || pushes { between | to.bitboard() } else { between };
            (other.reach - way).is_empty() || (pushes && self.faces(man, other, to))
        });
        in_the_way
            || self.king_reach.iter().enumerate().any(|(side, reach)| {
                let own = side == self.side(man.color);
                let way = if own || pushes { between | to.bitboard() } else { between };
                (*reach - way).is_empty()
            })
    }

    /// Two pawns on one file that never leave it do not pass each other.
    fn faces(&self, man: &Man, other: &Man, to: Square) -> bool {
        let file = man.home.file();
        other.piece == Piece::Pawn
            && other.color != man.color
            && other.home.file() == file
            && (man.reach - file.bitboard()).is_empty()
            && (other.reach - file.bitboard()).is_empty()
            && is_ahead(other.home, man.home, man.color)
            && !is_ahead(other.home, to, man.color)
    }

    /// Does the move end the winner's hope at once?
    fn useless(&self, man: &Man, from: Square, to: Square) -> bool {
        if man.color == self.winner {
            return self.gives_the_last_man_away(man, to);
        }
        // A check from which the winner's king cannot go, and which can neither be blocked nor captured, is mate.
        let king = self.kings[WINNER];
        if self.king_reach[WINNER] != king.bitboard() {
            return false;
        }
        let can_enter = |square| self.men.iter().any(|other| other.color == self.winner && other.reach.has(square));
        let checks = |checker: &Man, at: Square, blockers: BitBoard| {
            !checker.promotes && checker.attacks(at, blockers).has(king)
        };
        // A pawn's double step may be answered by a capture beside it, and a promoted pawn attacks as it likes.
        let as_ever = man.piece != Piece::Pawn
            || (to.rank() != Rank::Eighth.relative_to(man.color) && get_between_rays(from, to).is_empty());
        let direct = as_ever && checks(man, to, self.filled) && !can_enter(to);
        let line = get_line_rays(king, from);
        let blockers = (self.filled - from.bitboard()) | to.bitboard();
        let uncovered = || {
            !can_enter(from)
                && self.men.iter().any(|checker| {
                    checker.color != self.winner
                        && checker.home != man.home
                        && self.fixed[LOSER].has(checker.home)
                        && line.has(checker.home)
                        && checks(checker, checker.home, blockers)
                })
        };
        (direct || uncovered()) && self.has_no_way_out_after(man, from, to)
    }

    /// Is the winner's king, which never moved, still shut in after the loser's man went to a square new to it?
    fn has_no_way_out_after(&self, man: &Man, from: Square, to: Square) -> bool {
        let attacked = if man.promotes { BitBoard::EMPTY } else { man.attacks(to, self.filled) };
        let guarded = self.guarded_by(LOSER, Some(man.home)) | attacked;
        let closed = (self.forbidden(WINNER) - from.bitboard()) | guarded;
        (get_king_moves(self.kings[WINNER]) - closed).is_empty()
    }

    /// The last man checks, next to it, a king that never moves: it must be captured, unless its own king may guard it and
    /// no locked man captures it.
    fn gives_the_last_man_away(&self, man: &Man, to: Square) -> bool {
        let king = self.kings[LOSER];
        if self.last_man != man.home.bitboard()
            || man.piece == Piece::Pawn
            || self.king_reach[LOSER] != king.bitboard()
            || !get_king_moves(king).has(to)
            || !man.attacks(to, self.filled).has(king)
        {
            return false;
        }
        let attacked = man.attacks(to, self.filled);
        let shut_in = (get_king_moves(king) - to.bitboard() - self.fixed[LOSER] - attacked).is_empty();
        let may_be_guarded = !(around(self.king_reach[WINNER]) & to.bitboard()).is_empty();
        let captured_by_locked = self.men.iter().any(|other| {
            other.color != self.winner
                && self.fixed[LOSER].has(other.home)
                && other.attacks(other.home, self.filled).has(to)
        });
        shut_in && (!may_be_guarded || captured_by_locked)
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

    /// Adds the pairs of squares that one more half-move reaches; is any new?
    fn walk_kings(&mut self) -> bool {
        let fixed = self.all_fixed();
        let may_enter =
            [!(self.guarded[LOSER] | self.forbidden(WINNER)), !(self.guarded[WINNER] | self.forbidden(LOSER))];
        let passes =
            [WINNER, LOSER].map(|side| self.men.iter().any(|man| self.side(man.color) == side && !man.stays()));
        let frozen = [WINNER, LOSER].map(|side| self.is_frozen(side, fixed));
        let lines = self.lines_of_winner(fixed);
        // A king's ways out, before the other king's squares are taken off.
        let (guarded, closed) = (self.guarded, [self.closed(WINNER), self.closed(LOSER)]);
        let ways_out = |side: usize, at: Square| get_king_moves(at) - guarded[1 - side] - closed[side];
        let mut grown = false;
        loop {
            let mut again = false;
            for at in Square::ALL {
                let with = self.pairs[WINNER][at as usize];
                if with.is_empty() {
                    continue;
                }
                if passes[WINNER] {
                    again |= add(&mut self.pairs[LOSER][at as usize], with);
                }
                let mut targets = get_king_moves(at) & may_enter[WINNER];
                if at == self.kings[WINNER] {
                    targets |= self.castles_to[WINNER];
                }
                for to in targets {
                    let near = get_king_moves(to) | to.bitboard();
                    let mut with = with - near;
                    let castles = at == self.kings[WINNER] && self.castles_to[WINNER].has(to);
                    if frozen[LOSER] && !castles {
                        // Without a check by moving away, a king that has no way out is stalemated.
                        let goes_on = |other: &Square| {
                            !(ways_out(LOSER, *other) - near).is_empty() || lines.uncovers(at, to, *other)
                        };
                        with = with.into_iter().filter(goes_on).collect();
                    }
                    again |= add(&mut self.pairs[LOSER][to as usize], with);
                }
            }
            for at in Square::ALL {
                let with = self.pairs[LOSER][at as usize];
                if with.is_empty() {
                    continue;
                }
                if passes[LOSER] {
                    again |= add(&mut self.pairs[WINNER][at as usize], with);
                }
                let mut targets = around(with) & may_enter[LOSER];
                if with.has(self.kings[LOSER]) {
                    targets |= self.castles_to[LOSER];
                }
                targets -= get_king_moves(at) | at.bitboard();
                if frozen[WINNER] {
                    let out = ways_out(WINNER, at);
                    targets = targets
                        .into_iter()
                        .filter(|&to| !(out - get_king_moves(to) - to.bitboard()).is_empty())
                        .collect();
                }
                again |= add(&mut self.pairs[WINNER][at as usize], targets);
            }
            grown |= again;
            if !again {
                break;
            }
        }
        for at in Square::ALL {
            let with = self.pairs[WINNER][at as usize] | self.pairs[LOSER][at as usize];
            if !with.is_empty() {
                self.king_reach[WINNER] |= at.bitboard();
                self.king_reach[LOSER] |= with;
            }
        }
        grown
    }

    /// Has no man of the side, its king left aside, any move as long as the fixed men stand?
    fn is_frozen(&self, side: usize, fixed: BitBoard) -> bool {
        let blockers = fixed - self.kings[WINNER].bitboard() - self.kings[LOSER].bitboard();
        self.men.iter().filter(|man| self.side(man.color) == side && !man.gone).all(|man| {
            let moves = if man.piece == Piece::Pawn {
                get_pawn_quiets(man.home, man.color, blockers)
                    | (get_pawn_attacks(man.home, man.color) & self.prey[1 - side])
            } else {
                steps(man.piece, man.home, blockers)
            };
            man.stays() && man.beside.is_empty() && (moves - self.closed(side)).is_empty()
        })
    }

    /// Squares held by locked men that the side does not capture whatever happens: its own, and those taken to be spared.
    fn closed(&self, side: usize) -> BitBoard {
        let kings = self.kings[WINNER].bitboard() | self.kings[LOSER].bitboard();
        (self.fixed[side] - kings) | ((self.assumed.never_captured_at_home | self.last_man) & self.all_fixed())
    }

    /// The squares that the winner's line pieces may look at.
    fn lines_of_winner(&self, fixed: BitBoard) -> Lines {
        let mut lines = Lines { straight: BitBoard::EMPTY, diagonal: BitBoard::EMPTY, fixed };
        for man in self.men.iter().filter(|man| man.color == self.winner && !man.gone) {
            let goes = |piece| man.promotes || man.piece == piece || man.piece == Piece::Queen;
            for from in man.reach {
                if goes(Piece::Rook) {
                    lines.straight |= get_rook_moves(from, fixed);
                }
                if goes(Piece::Bishop) {
                    lines.diagonal |= get_bishop_moves(from, fixed);
                }
            }
        }
        lines
    }

    /// Is there a pair of squares for the kings on which a mate might stand?
    fn mate_fits(&self) -> bool {
        let fixed = self.all_fixed();
        let able = self.men.iter().filter(|man| man.color == self.winner && !man.gone);
        let attackable = able.fold(BitBoard::EMPTY, |all, man| {
            man.reach.into_iter().fold(all, |all, from| all | man.attacks(from, fixed))
        });
        Square::ALL.into_iter().any(|at| {
            let with = self.pairs[LOSER][at as usize] & attackable;
            with.into_iter().any(|loser| {
                let must_be_blocked = get_king_moves(loser) - attackable - get_king_moves(at) - self.fixed[LOSER];
                self.can_all_be_blocked(must_be_blocked)
            })
        })
    }

    /// Are there different men of the loser for all these squares?
    fn can_all_be_blocked(&self, squares: BitBoard) -> bool {
        let blockers: Vec<&Man> = self.men.iter().filter(|man| man.color != self.winner && !man.gone).collect();
        let mut holds: Vec<Option<Square>> = vec![None; blockers.len()];
        squares.into_iter().all(|square| assign(square, &blockers, &mut holds, &mut vec![false; blockers.len()]))
    }
}

/// Squares that one side's line pieces look at along ranks and files, and along diagonals, as long as the fixed men stand.
struct Lines {
    straight: BitBoard,
    diagonal: BitBoard,
    fixed: BitBoard,
}

impl Lines {
    /// May a king that goes from one square to another open a line to a third?
    fn uncovers(&self, from: Square, to: Square, third: Square) -> bool {
        let is_straight = from.file() == third.file() || from.rank() == third.rank();
        let looked_at = if is_straight { self.straight } else { self.diagonal };
        let between = get_between_rays(from, third);
        let on_one_line = !get_line_rays(from, third).is_empty();
        on_one_line && looked_at.has(from) && (between & self.fixed).is_empty() && !between.has(to)
    }
}

/// Finds a man for the square, moving others over where need be.
fn assign(square: Square, blockers: &[&Man], holds: &mut [Option<Square>], tried: &mut [bool]) -> bool {
    for (index, blocker) in blockers.iter().enumerate() {
        if tried[index] || !blocker.reach.has(square) {
            continue;
        }
        tried[index] = true;
        if holds[index].is_none_or(|held| assign(held, blockers, holds, tried)) {
            holds[index] = Some(square);
            return true;
        }
    }
    false
}

/// Is `square` farther ahead than `than`, as the colour advances?
fn is_ahead(square: Square, than: Square, color: Color) -> bool {
    match color {
        Color::White => square.rank() > than.rank(),
        Color::Black => square.rank() < than.rank(),
    }
}

/// Adds squares; is any new?
fn add(set: &mut BitBoard, squares: BitBoard) -> bool {
    let new = !(squares - *set).is_empty();
    *set |= squares;
    new
}
