//! What one more half-move of a man adds to its squares.

use cozy_chess::{
    BitBoard, Piece, Rank, Square, get_between_rays, get_king_moves, get_knight_moves, get_line_rays, get_pawn_attacks,
    get_pawn_quiets,
};

use super::men::{Man, around, is_ahead, steps};
use super::{Cage, LOSER, WINNER};

impl Cage {
    /// What one more move of this man adds to its squares.
    pub(super) fn new_squares(&self, index: usize) -> BitBoard {
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
    pub(super) fn forbidden(&self, side: usize) -> BitBoard {
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
}
