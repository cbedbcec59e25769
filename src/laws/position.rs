//! A position, and when two of them are the same (Laws 9.2.2, 9.2.3).
//!
//! The board itself and the legal moves are cozy-chess's. What it leaves open is kept here: the number of half-moves since
//! the last capture or pawn move without a limit (cozy stops at 100), and the identity of positions, in which an
//! en-passant square counts only when a pawn may really be captured there.

use std::sync::LazyLock;

use cozy_chess::{
    BitBoard, Board, BoardBuilder, Color, File, Move, Piece, Rank, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_moves,
};

/// Mixed into the identity of a position in which a capture en passant is legal, by the file of the pawn.
const EN_PASSANT_KEYS: [u64; 8] = [
    0x9d39_247e_3377_6d41,
    0x2af7_3980_05aa_a5c7,
    0x44db_0150_2462_3547,
    0x9c15_f73e_62a7_6ae2,
    0x7583_4465_489c_0c89,
    0x3290_ac3a_2030_01bf,
    0x0fbb_ad1f_6104_2279,
    0xe83a_908f_f2fb_60ca,
];

/// With so many men a side begins.
const MEN: u32 = 16;

/// A position in a game, with the two counters of its FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) reversible: u32,
    pub(super) move_number: u32,
}

impl Default for Position {
    /// The initial position (Laws 2.3).
    fn default() -> Position {
        // Set up once: nearly every game begins with it.
        static INITIAL: LazyLock<Board> = LazyLock::new(Board::default);
        Position { board: INITIAL.clone(), reversible: 0, move_number: 1 }
    }
}

impl Position {
    /// ```
    /// use sonneborn_laws::position::Position;
    /// use sonneborn_laws::{Piece, Square};
    ///
    /// assert_eq!(Position::default().board().piece_on(Square::E1), Some(Piece::King));
    /// ```
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// ```
    /// use sonneborn_laws::Color;
    /// use sonneborn_laws::position::Position;
    ///
    /// assert_eq!(Position::default().turn(), Color::White);
    /// ```
    pub fn turn(&self) -> Color {
        self.board.side_to_move()
    }

    /// Half-moves since the last capture or pawn move (9.3, 9.6.2). The count of a FEN is carried on.
    ///
    /// ```
    /// use sonneborn_laws::fen;
    ///
    /// let position = fen::read("8/8/8/4k3/8/4K3/4R3/8 w - - 37 60").expect("a position");
    /// assert_eq!(position.reversible(), 37);
    /// ```
    pub fn reversible(&self) -> u32 {
        self.reversible
    }

    /// The number of the move about to be made, as written on a scoresheet.
    ///
    /// ```
    /// use sonneborn_laws::fen;
    ///
    /// let position = fen::read("8/8/8/4k3/8/4K3/4R3/8 w - - 37 60").expect("a position");
    /// assert_eq!(position.move_number(), 60);
    /// ```
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The half-moves that were made before it, by its number.
    pub(super) fn half_moves_made(&self) -> u32 {
        2 * (self.move_number - 1) + u32::from(self.turn() == Color::Black)
    }

    /// Is this a position from which games begin, also in Chess960: every man on its rank, and White to move?
    pub(crate) fn begins_game(&self) -> bool {
        let stand = |color: Color| {
            let home = |rank: Rank| rank.relative_to(color).bitboard();
            let men = self.board.colors(color);
            let kinds = [(Piece::King, 1), (Piece::Queen, 1), (Piece::Rook, 2), (Piece::Bishop, 2), (Piece::Knight, 2)];
            men & self.board.pieces(Piece::Pawn) == home(Rank::Second)
                && men == home(Rank::First) | home(Rank::Second)
                && kinds.into_iter().all(|(piece, count)| (men & self.board.pieces(piece)).len() == count)
        };
        let both = Color::ALL.into_iter().all(stand);
        let mirrored = |piece: &Piece| {
            let [white, black] = Color::ALL.map(|color| self.board.colored_pieces(color, *piece));
            white.flip_ranks() == black
        };
        let is_first = (self.move_number, self.reversible) == (1, 0) && self.turn() == Color::White;
        is_first && both && Piece::ALL.iter().all(mirrored)
    }

    /// Whether its number tells how many moves were made: 1 is also what stands where nobody counted, and no game loses more men, nor
    /// brings pawns further, than the moves before the last reversible ones can.
    pub(crate) fn counts_moves(&self) -> bool {
        let made = |side: Color| self.move_number - 1 + u32::from((side, self.turn()) == (Color::White, Color::Black));
        let can_be = |side: Color| {
            let of_last = (self.reversible + u32::from(side != self.turn())) / 2;
            let captured = MEN.saturating_sub(self.board.colors(!side).len());
            made(side).checked_sub(of_last).is_some_and(|left| left >= captured.max(self.pawn_moves(side)))
        };
        self.move_number > 1 && Color::ALL.into_iter().all(can_be)
    }

    /// The fewest moves by which the pawns of a side came where they stand.
    fn pawn_moves(&self, side: Color) -> u32 {
        let ranks = self.board.colored_pieces(side, Piece::Pawn).into_iter().map(|pawn| pawn.rank().relative_to(side));
        // The first move may be of two ranks.
        ranks
            .map(|rank| (rank as u32).saturating_sub(Rank::Second as u32))
            .map(|ranks| ranks - u32::from(ranks > 1))
            .sum()
    }

    /// ```
    /// use sonneborn_laws::fen;
    ///
    /// let position = fen::read("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").expect("a position");
    /// assert!(position.in_check() && position.has_legal_move());
    /// ```
    pub fn in_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    pub fn has_legal_move(&self) -> bool {
        self.board.generate_moves(|_| true)
    }

    /// Every legal move, castling written as "king takes own rook".
    ///
    /// ```
    /// use sonneborn_laws::position::Position;
    ///
    /// assert_eq!(Position::default().legal_moves().len(), 20);
    /// ```
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        let king = self.board.king(!self.turn()).bitboard();
        self.board.generate_moves(|mut of_piece| {
            // The king is never captured (1.4.1), even where an illegal move left it attacked.
            of_piece.to -= king;
            moves.extend(of_piece);
            false
        });
        moves
    }

    /// Plays a move that is known to be legal.
    ///
    /// # Panics
    /// May panic when it is not.
    pub fn play(&mut self, legal: Move) {
        debug_assert!(self.board.is_legal(legal), "{legal} is not legal here");
        self.put_through(legal);
    }

    fn put_through(&mut self, legal: Move) {
        let resets = self.is_capture(legal) || self.board.pieces(Piece::Pawn).has(legal.from);
        self.reversible = if resets { 0 } else { self.reversible.saturating_add(1) };
        if self.turn() == Color::Black {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.board.play_unchecked(legal);
    }

    /// The position after a legal move.
    ///
    /// ```
    /// use sonneborn_laws::position::Position;
    /// use sonneborn_laws::{Color, Move};
    ///
    /// let step: Move = "e2e4".parse().expect("a move");
    /// assert_eq!(Position::default().after(step).turn(), Color::Black);
    /// ```
    pub fn after(&self, legal: Move) -> Position {
        let mut next = self.clone();
        next.play(legal);
        next
    }

    /// The position after a move that was made although it is illegal. It may leave a king attacked by the side to move.
    pub(super) fn after_as_made(&self, mv: Move) -> Position {
        let mut next = self.clone();
        next.put_through(mv);
        next.board = seen_anew(next.board);
        next
    }

    /// The position after a legal move in a position in which a king stood attacked that could not move: the board knows the
    /// checks of the move that was made only.
    pub(super) fn after_irregular(&self, legal: Move) -> Position {
        let mut next = self.after(legal);
        next.board = seen_anew(next.board);
        next
    }

    /// Is the king of the side that is not to move attacked? Only after an illegal move that stood.
    pub(super) fn is_irregular(&self) -> bool {
        !self.attackers(self.board.king(!self.turn()), self.turn()).is_empty()
    }

    /// The same position with the other side to move, as if the move had been passed; `None` in check.
    ///
    /// ```
    /// use sonneborn_laws::Color;
    /// use sonneborn_laws::position::Position;
    ///
    /// assert_eq!(Position::default().passed().expect("no check").turn(), Color::Black);
    /// ```
    pub fn passed(&self) -> Option<Position> {
        let board = self.board.null_move()?;
        let number = self.move_number + u32::from(self.turn() == Color::Black);
        Some(Position { board, reversible: self.reversible + 1, move_number: number })
    }

    /// Is this move the king's jump over the rook (3.8.2)? Castling is written as "king takes own rook".
    ///
    /// ```
    /// use sonneborn_laws::{Move, fen};
    ///
    /// let position = fen::read("4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("a position");
    /// let castling: Move = "e1h1".parse().expect("king takes own rook");
    /// assert!(position.is_castling(castling));
    /// ```
    pub fn is_castling(&self, mv: Move) -> bool {
        self.board.colors(self.turn()).has(mv.to) && self.board.pieces(Piece::King).has(mv.from)
    }

    /// Does the move take something, en passant included?
    ///
    /// ```
    /// use sonneborn_laws::{Move, fen};
    ///
    /// let position = fen::read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").expect("a position");
    /// let en_passant: Move = "e5d6".parse().expect("a move");
    /// assert!(position.is_capture(en_passant));
    /// ```
    pub fn is_capture(&self, mv: Move) -> bool {
        self.board.colors(!self.turn()).has(mv.to)
            || (self.board.pieces(Piece::Pawn).has(mv.from) && mv.from.file() != mv.to.file())
    }

    /// Is this a capture or a pawn move, which no later position can go back behind?
    ///
    /// ```
    /// use sonneborn_laws::Move;
    /// use sonneborn_laws::position::Position;
    ///
    /// let [pawn, knight]: [Move; 2] = ["e2e4", "g1f3"].map(|text| text.parse().expect("a move"));
    /// assert!(Position::default().is_irreversible(pawn) && !Position::default().is_irreversible(knight));
    /// ```
    pub fn is_irreversible(&self, mv: Move) -> bool {
        self.is_capture(mv) || self.board.pieces(Piece::Pawn).has(mv.from)
    }

    /// The square on which a capture en passant is legal now (9.2.3.1), if any.
    ///
    /// ```
    /// use sonneborn_laws::{Square, fen};
    ///
    /// let possible = fen::read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").expect("a position");
    /// assert_eq!(possible.en_passant_square(), Some(Square::D6));
    /// // Nothing stands there that could capture: the square means nothing for repetition.
    /// let idle = fen::read("4k3/8/8/3p4/8/8/8/4K3 w - - 0 2").expect("a position");
    /// assert_eq!(idle.en_passant_square(), None);
    /// ```
    pub fn en_passant_square(&self) -> Option<Square> {
        let to = Square::new(self.board.en_passant()?, Rank::Sixth.relative_to(self.turn()));
        let capturers = get_pawn_attacks(to, !self.turn()) & self.board.colored_pieces(self.turn(), Piece::Pawn);
        let legal = capturers.into_iter().any(|from| self.board.is_legal(Move { from, to, promotion: None }));
        legal.then_some(to)
    }

    /// A number that the same positions share (9.2.2, 9.2.3): side to move, pieces, rights to castle, and the capture
    /// en passant where it is legal. Different positions share it only by an accident of one in 2⁶⁴; [`Position::same_as`]
    /// excludes that.
    ///
    /// ```
    /// use sonneborn_laws::fen;
    ///
    /// let [before, after] = ["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]
    ///     .map(|text| fen::read(text).expect("a position"));
    /// // The right to castle was lost: another position (9.2.3.2).
    /// assert_ne!(before.key(), after.key());
    /// ```
    pub fn key(&self) -> u64 {
        let key = self.board.hash_without_ep();
        if self.board.en_passant().is_none() {
            return key;
        }
        self.en_passant_square().map_or(key, |square| key ^ EN_PASSANT_KEYS[square.file() as usize])
    }

    /// Are these the same position in the sense of 9.2.2 and 9.2.3?
    ///
    /// ```
    /// use sonneborn_laws::fen;
    ///
    /// let [early, late] = ["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 40 90"]
    ///     .map(|text| fen::read(text).expect("a position"));
    /// assert!(early.same_as(&late));
    /// ```
    pub fn same_as(&self, other: &Position) -> bool {
        // Not cozy-chess's own comparison: that takes any piece beside the pawn for one that captures en passant.
        let (a, b) = (&self.board, &other.board);
        a.hash_without_ep() == b.hash_without_ep()
            && a.side_to_move() == b.side_to_move()
            && Color::ALL.into_iter().all(|side| a.colors(side) == b.colors(side))
            && Color::ALL.into_iter().all(|side| a.castle_rights(side) == b.castle_rights(side))
            && Piece::ALL.into_iter().all(|piece| a.pieces(piece) == b.pieces(piece))
            && self.en_passant_square() == other.en_passant_square()
    }

    /// The pieces of `by` that attack the square, whether they may move or not (3.1.2).
    ///
    /// ```
    /// use sonneborn_laws::position::Position;
    /// use sonneborn_laws::{Color, Square};
    ///
    /// // Two pawns and a knight.
    /// assert_eq!(Position::default().attackers(Square::F3, Color::White).len(), 3);
    /// ```
    pub fn attackers(&self, square: Square, by: Color) -> BitBoard {
        let board = &self.board;
        let of = |piece| board.colored_pieces(by, piece);
        let occupied = board.occupied();
        (get_knight_moves(square) & of(Piece::Knight))
            | (get_king_moves(square) & of(Piece::King))
            | (get_pawn_attacks(square, !by) & of(Piece::Pawn))
            | (get_bishop_moves(square, occupied) & (of(Piece::Bishop) | of(Piece::Queen)))
            | (get_rook_moves(square, occupied) & (of(Piece::Rook) | of(Piece::Queen)))
    }

    /// Does each side have its king and rooks on the squares of classical chess wherever it may still castle?
    fn castles_classically(&self) -> bool {
        [Color::White, Color::Black].into_iter().all(|color| {
            let rights = self.board.castle_rights(color);
            let none = rights.short.is_none() && rights.long.is_none();
            none || (self.board.king(color).file() == File::E
                && rights.short.is_none_or(|file| file == File::H)
                && rights.long.is_none_or(|file| file == File::A))
        })
    }

    /// A move in the notation of chess engines (`e2e4`, `e7e8q`); castling as the king's two steps in classical chess, as
    /// "king takes rook" in Chess960.
    ///
    /// ```
    /// use sonneborn_laws::{Move, fen};
    ///
    /// let position = fen::read("4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("a position");
    /// let castling: Move = "e1h1".parse().expect("king takes own rook");
    /// assert_eq!(position.uci(castling), "e1g1");
    /// ```
    pub fn uci(&self, mv: Move) -> String {
        if !self.is_castling(mv) || !self.castles_classically() {
            return mv.to_string();
        }
        let file = if mv.to.file() > mv.from.file() { File::G } else { File::C };
        format!("{}{}", mv.from, Square::new(file, mv.from.rank()))
    }
}

/// The board with its checks and pins found again from the pieces, where it is a board that can be set up.
fn seen_anew(board: Board) -> Board {
    BoardBuilder::from_board(&board).build().unwrap_or(board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    fn position(fen: &str) -> Position {
        fen::read(fen).unwrap()
    }

    #[test]
    fn a_number_counts_moves_where_so_many_can_have_been_made() {
        let mut dice = 1u64;
        for _ in 0..200 {
            let mut position = Position::default();
            for _ in 0..200 {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                // Captures and pawn moves as often as they go: men go fastest so.
                let eager: Vec<Move> = legal.iter().copied().filter(|mv| position.is_irreversible(*mv)).collect();
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let pool = if eager.is_empty() || (dice >> 60) < 4 { &legal } else { &eager };
                position.play(pool[(dice >> 33) as usize % pool.len()]);
                assert_eq!(position.counts_moves(), position.move_number > 1, "{}", fen::write(&position));
                let read = fen::read(&fen::write(&position)).expect("what is written is read");
                assert!(read.reversible == position.reversible && read.move_number == position.move_number);
            }
        }
        for (fen, counts) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 2", false),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 15", false),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 41", true),
            ("4k3/8/8/8/8/8/8/4K3 w - - 60 41", false),
            ("rnbqkbnr/8/8/8/8/8/pppppppp/4K3 w - - 0 30", false),
            ("rnbqkbnr/8/8/8/8/8/8/4K2R w K - 0 1", false),
        ] {
            assert_eq!(fen::read(fen).expect("a position").counts_moves(), counts, "{fen}");
        }
    }

    #[test]
    fn an_en_passant_square_nobody_can_capture_on_is_no_difference() {
        let with = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
        let without = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        assert_eq!(with.key(), without.key());
        assert!(with.same_as(&without));
    }

    #[test]
    fn a_queen_beside_the_pawn_is_no_capturer() {
        // The queen may go to g6, but only a pawn captures en passant.
        let with = position("k7/8/8/6pQ/8/8/8/4K3 w - g6 0 1");
        let without = position("k7/8/8/6pQ/8/8/8/4K3 w - - 4 3");
        assert_eq!(with.key(), without.key());
        assert!(with.same_as(&without) && without.same_as(&with));
    }

    #[test]
    fn a_pinned_capturer_is_no_capturer() {
        let pinned = position("4k3/8/8/8/r2pP2K/8/8/8 b - e3 0 1");
        assert_eq!(pinned.en_passant_square(), Some(Square::E3));
        let pinned = position("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1");
        assert_eq!(pinned.en_passant_square(), None);
    }

    #[test]
    fn a_lost_right_to_castle_is_a_difference() {
        let with = position("4k2r/8/8/8/8/8/8/4K3 w k - 0 1");
        let without = position("4k2r/8/8/8/8/8/8/4K3 w - - 0 1");
        assert_ne!(with.key(), without.key());
        assert!(!with.same_as(&without));
    }

    #[test]
    fn the_counter_goes_beyond_a_hundred() {
        let mut game = position("4k2r/8/8/8/8/8/8/4K3 w - - 149 200");
        game.play(Move { from: Square::E1, to: Square::E2, promotion: None });
        assert_eq!(game.reversible(), 150);
    }
}
