//! The kings' walks: every pair of squares on which the two kings may stand together.

use cozy_chess::{
    BitBoard, Piece, Square, get_between_rays, get_bishop_moves, get_king_moves, get_line_rays, get_pawn_attacks,
    get_pawn_quiets, get_rook_moves,
};

use super::men::{around, steps};
use super::{Cage, LOSER, WINNER};

/// What bounds the walks as long as the men keep to the squares found so far.
struct Bounds {
    /// Where each king may go, the other king left aside.
    may_enter: [BitBoard; 2],
    /// Has the side a man that may move, so that its king need not?
    passes: [bool; 2],
    /// Can nothing of the side move but its king?
    frozen: [bool; 2],
    /// Squares that each side's men attack for ever.
    guarded: [BitBoard; 2],
    /// Squares that each king can never enter, see [`Cage::closed`].
    closed: [BitBoard; 2],
    lines: Lines,
}

impl Bounds {
    fn of(cage: &Cage) -> Bounds {
        let fixed = cage.all_fixed();
        let sides = [WINNER, LOSER];
        let passes = |side| cage.men.iter().any(|man| cage.side(man.color) == side && !man.stays());
        Bounds {
            may_enter: sides.map(|side| !(cage.guarded[1 - side] | cage.forbidden(side))),
            passes: sides.map(passes),
            frozen: sides.map(|side| cage.is_frozen(side, fixed)),
            guarded: cage.guarded,
            closed: sides.map(|side| cage.closed(side)),
            lines: cage.lines_of_winner(fixed),
        }
    }

    /// A king's ways out, before the other king's squares are taken off.
    fn ways_out(&self, side: usize, at: Square) -> BitBoard {
        get_king_moves(at) - self.guarded[1 - side] - self.closed[side]
    }
}

impl Cage {
    /// Adds the pairs of squares that one more half-move reaches; is any new?
    pub(super) fn walk_kings(&mut self) -> bool {
        let bounds = Bounds::of(self);
        let mut grown = false;
        loop {
            let of_winner = self.walk_winner(&bounds);
            let of_loser = self.walk_loser(&bounds);
            if !of_winner && !of_loser {
                break;
            }
            grown = true;
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

    /// A half-move of the winner in every pair found so far; is any pair new?
    fn walk_winner(&mut self, bounds: &Bounds) -> bool {
        let mut grown = false;
        for at in Square::ALL {
            let with = self.pairs[WINNER][at as usize];
            if with.is_empty() {
                continue;
            }
            if bounds.passes[WINNER] {
                grown |= add(&mut self.pairs[LOSER][at as usize], with);
            }
            let mut targets = get_king_moves(at) & bounds.may_enter[WINNER];
            if at == self.kings[WINNER] {
                targets |= self.castles_to[WINNER];
            }
            for to in targets {
                let near = get_king_moves(to) | to.bitboard();
                let mut with = with - near;
                let castles = at == self.kings[WINNER] && self.castles_to[WINNER].has(to);
                if bounds.frozen[LOSER] && !castles {
                    // Without a check by moving away, a king that has no way out is stalemated.
                    let goes_on = |other: &Square| {
                        !(bounds.ways_out(LOSER, *other) - near).is_empty() || bounds.lines.uncovers(at, to, *other)
                    };
                    with = with.into_iter().filter(goes_on).collect();
                }
                grown |= add(&mut self.pairs[LOSER][to as usize], with);
            }
        }
        grown
    }

    /// The same of the loser.
    fn walk_loser(&mut self, bounds: &Bounds) -> bool {
        let mut grown = false;
        for at in Square::ALL {
            let with = self.pairs[LOSER][at as usize];
            if with.is_empty() {
                continue;
            }
            if bounds.passes[LOSER] {
                grown |= add(&mut self.pairs[WINNER][at as usize], with);
            }
            let mut targets = around(with) & bounds.may_enter[LOSER];
            if with.has(self.kings[LOSER]) {
                targets |= self.castles_to[LOSER];
            }
            targets -= get_king_moves(at) | at.bitboard();
            if bounds.frozen[WINNER] {
                let out = bounds.ways_out(WINNER, at);
                let goes_on = |to: &Square| !(out - get_king_moves(*to) - to.bitboard()).is_empty();
                targets = targets.into_iter().filter(goes_on).collect();
            }
            grown |= add(&mut self.pairs[WINNER][at as usize], targets);
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

/// Adds squares; is any new?
fn add(set: &mut BitBoard, squares: BitBoard) -> bool {
    let new = !(squares - *set).is_empty();
    *set |= squares;
    new
}
