//! Which move a written one is on a board, or why it is illegal, in the terms of article 3.

use cozy_chess::{
    BitBoard, Board, Color, File, Move, Piece, Rank, Square, get_between_rays, get_bishop_moves, get_bishop_rays,
    get_king_moves, get_knight_moves, get_pawn_attacks, get_pawn_quiets, get_rook_moves, get_rook_rays,
};

use super::notation::{Wing, Written};
use super::position::Position;

/// Why a written move is none of the legal ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The side to move has no such piece (where the notation says it stands).
    NoSuchPiece { piece: Piece },
    /// Nothing stands on the square of departure.
    EmptySquare { square: Square },
    /// The opponent's piece stands on the square of departure.
    OpponentsPiece { square: Square },
    /// 3.1.1: a piece of the same colour stands on the square of arrival.
    OwnPiece { piece: Piece, square: Square },
    /// 1.4.1: the king is never captured.
    KingCapture { square: Square },
    /// 3.2 to 3.4, 3.6 to 3.8.1: not how the piece moves.
    NotHowItMoves { piece: Piece },
    /// 3.5: a bishop, rook or queen may not move over a piece.
    Jumps { piece: Piece, over: Square },
    /// 3.7.1, 3.7.2: the square before the pawn, or the one it would go to, is occupied.
    PawnBlocked { by: Square },
    /// 3.7.2: two squares only from the pawn's original square.
    PawnDoubleStep,
    /// 3.7.3: nothing stands on the diagonal square, and no pawn has just passed it.
    NothingToCapture { square: Square },
    /// 3.7.3.2: the capture en passant is legal only on the move that follows the double step.
    EnPassantTooLate { square: Square },
    /// 3.7.3.3: a pawn on the last rank must be exchanged as part of the move.
    PromotionMissing,
    /// 3.7.3.3: not for a king or a pawn, and only on the last rank.
    PromotionImpossible,
    /// 3.8.2.1: the king or that rook has already moved (or there is none).
    CastlingRightLost { wing: Wing },
    /// 3.8.2.2.1: the king is in check.
    CastlingInCheck,
    /// 3.8.2.2.1: the king would cross, or arrive on, an attacked square.
    CastlingAttacked { square: Square, by: Square },
    /// 3.8.2.2.2: a piece stands between.
    CastlingBlocked { by: Square },
    /// 3.9.2: the king is in check and stays there, or would be exposed to check.
    KingInCheck { by: Square },
    /// The notation fits several pieces.
    Ambiguous { from: Vec<Square> },
}

/// Finds the legal move that was written.
pub fn resolve(position: &Position, written: Written) -> Result<Move, Illegal> {
    match written {
        Written::Castling(wing) => castling(position, wing),
        Written::Step { piece, from_file, from_rank, to, promotion } => {
            let from = from_file.zip(from_rank).map(|(file, rank)| Square::new(file, rank));
            let piece = match (piece, from) {
                (Some(piece), _) => piece,
                (None, from) => piece_leaving(position, from)?,
            };
            if piece == Piece::King
                && promotion.is_none()
                && let Some(wing) = from.and_then(|from| castling_wing(position, from, to))
            {
                return castling(position, wing);
            }
            let mut hinted = BitBoard::FULL;
            if let Some(file) = from_file {
                hinted &= file.bitboard();
            } else if piece == Piece::Pawn {
                hinted = to.file().bitboard();
            }
            if let Some(rank) = from_rank {
                hinted &= rank.bitboard();
            }
            Step { position, piece, hinted, to, promotion }.resolve()
        }
    }
}

/// The squares of the pieces a player touched who made the written move, in the order of article 4.3: the piece they moved,
/// and what stood where they put it. Empty where the notation does not tell which piece it was.
pub(crate) fn touched_by(position: &Position, written: Written) -> Vec<Square> {
    let board = position.board();
    let color = position.turn();
    match written {
        Written::Castling(_) => vec![board.king(color)],
        Written::Step { piece, from_file, from_rank, to, .. } => {
            let mut from = board.colors(color);
            if let Some(piece) = piece {
                from &= board.pieces(piece);
            }
            if let Some(file) = from_file {
                from &= file.bitboard();
            }
            if let Some(rank) = from_rank {
                from &= rank.bitboard();
            }
            let mut touched: Vec<Square> = if from.len() == 1 { from.into_iter().collect() } else { Vec::new() };
            if board.colors(!color).has(to) {
                touched.push(to);
            }
            touched
        }
    }
}

/// The pieces of which the written illegal move may have been made with one: those that the words fit and that go to its square by
/// their way of moving; where none does, all that the words fit.
pub(crate) fn may_have_touched(position: &Position, written: Written) -> Vec<Square> {
    let Written::Step { piece: Some(piece), from_file, from_rank, to, .. } = written else { return Vec::new() };
    let board = position.board();
    let mut fit = board.colored_pieces(position.turn(), piece);
    if let Some(file) = from_file {
        fit &= file.bitboard();
    } else if piece == Piece::Pawn {
        fit &= to.file().bitboard();
    }
    if let Some(rank) = from_rank {
        fit &= rank.bitboard();
    }
    let reaching = reaching(board, piece, to) & fit;
    (if reaching.is_empty() { fit } else { reaching }).into_iter().collect()
}

fn piece_leaving(position: &Position, from: Option<Square>) -> Result<Piece, Illegal> {
    let from = from.expect("the reader leaves a piece unsaid only with its whole square");
    let piece = position.board().piece_on(from).ok_or(Illegal::EmptySquare { square: from })?;
    if position.board().colors(position.turn()).has(from) {
        Ok(piece)
    } else {
        Err(Illegal::OpponentsPiece { square: from })
    }
}

/// The wing of a castling written as a king's move: two squares along the home rank, or onto the own rook.
fn castling_wing(position: &Position, from: Square, to: Square) -> Option<Wing> {
    let board = position.board();
    let color = position.turn();
    if board.king(color) != from || from.rank() != Rank::First.relative_to(color) || to.rank() != from.rank() {
        return None;
    }
    let onto_rook = board.colored_pieces(color, Piece::Rook).has(to);
    let two_steps = from.file() == File::E && matches!(to.file(), File::C | File::G);
    let wing = if to.file() > from.file() { Wing::King } else { Wing::Queen };
    (onto_rook || two_steps).then_some(wing)
}

/// A written step of one kind of piece.
struct Step<'a> {
    position: &'a Position,
    piece: Piece,
    /// The squares from which the notation allows it to come.
    hinted: BitBoard,
    to: Square,
    promotion: Option<Piece>,
}

impl Step<'_> {
    fn resolve(&self) -> Result<Move, Illegal> {
        let board = self.position.board();
        let mut found = None;
        if board.king(!self.position.turn()) == self.to {
            return Err(self.why_illegal());
        }
        for from in reaching(board, self.piece, self.to) & self.hinted {
            let mv = Move { from, to: self.to, promotion: self.promotion };
            if self.is_legal(mv) && found.replace(mv).is_some() {
                return Err(Illegal::Ambiguous { from: self.legal_origins() });
            }
        }
        found.ok_or_else(|| self.why_illegal())
    }

    /// Is the move of a piece that is among the `reaching` legal? Where nothing gives check and the piece is not pinned, only what
    /// stands on its way and on its square matters (3.1 to 3.7): most moves of most games, in a fraction of the time.
    fn is_legal(&self, mv: Move) -> bool {
        let board = self.position.board();
        let (Move { from, to, promotion }, color) = (mv, self.position.turn());
        let is_free = board.checkers().is_empty() && !board.pinned().has(from);
        let is_plain = promotion.is_none() && to.rank() != Rank::Eighth.relative_to(color);
        match self.piece {
            Piece::Pawn if is_free && is_plain && from.file() == to.file() => {
                get_pawn_quiets(from, color, board.occupied()).has(to)
            }
            Piece::Pawn if is_free && is_plain && board.colors(!color).has(to) => get_pawn_attacks(from, color).has(to),
            Piece::Knight | Piece::Bishop | Piece::Rook | Piece::Queen if is_free && promotion.is_none() => {
                let between = get_between_rays(from, to);
                ((between & board.occupied()) | (to.bitboard() & board.colors(color))).is_empty()
            }
            Piece::Pawn | Piece::Knight | Piece::Bishop | Piece::Rook | Piece::Queen | Piece::King => {
                board.is_legal(mv)
            }
        }
    }

    fn legal_origins(&self) -> Vec<Square> {
        let from = reaching(self.position.board(), self.piece, self.to) & self.hinted;
        let legal = |&from: &Square| self.is_legal(Move { from, to: self.to, promotion: self.promotion });
        from.into_iter().filter(legal).collect()
    }

    /// The reason of the candidate that came nearest to a legal move.
    fn why_illegal(&self) -> Illegal {
        let board = self.position.board();
        let candidates = board.colored_pieces(self.position.turn(), self.piece) & self.hinted;
        let reasons = candidates.into_iter().map(|from| self.why_not_from(from));
        reasons.max_by_key(nearness).unwrap_or(Illegal::NoSuchPiece { piece: self.piece })
    }

    fn why_not_from(&self, from: Square) -> Illegal {
        let board = self.position.board();
        let (to, piece) = (self.to, self.piece);
        if piece == Piece::Pawn {
            return self.why_not_pawn(from);
        }
        let shape = match piece {
            Piece::Knight => get_knight_moves(from),
            Piece::Bishop => get_bishop_rays(from),
            Piece::Rook => get_rook_rays(from),
            Piece::Queen => get_bishop_rays(from) | get_rook_rays(from),
            Piece::King | Piece::Pawn => get_king_moves(from),
        };
        if !shape.has(to) {
            return Illegal::NotHowItMoves { piece };
        }
        if let Some(over) = nearest(get_between_rays(from, to) & board.occupied(), from) {
            return Illegal::Jumps { piece, over };
        }
        self.why_not_there(from)
    }

    fn why_not_pawn(&self, from: Square) -> Illegal {
        let board = self.position.board();
        let color = self.position.turn();
        let to = self.to;
        let forward = if color == Color::White { 1 } else { -1 };
        let ranks = (to.rank() as i8 - from.rank() as i8) * forward;
        let files = to.file().abs_diff(from.file());
        match (files, ranks) {
            (0, 1) if board.occupied().has(to) => Illegal::PawnBlocked { by: to },
            (0, 2) if from.rank() != Rank::Second.relative_to(color) => Illegal::PawnDoubleStep,
            (0, 2) => {
                let path = (get_between_rays(from, to) | to.bitboard()) & board.occupied();
                nearest(path, from).map_or_else(|| self.why_not_there(from), |by| Illegal::PawnBlocked { by })
            }
            (1, 1) if !board.occupied().has(to) && !self.is_en_passant() => {
                let passed = Square::new(to.file(), from.rank());
                let pawn_beside = board.colored_pieces(!color, Piece::Pawn).has(passed);
                if pawn_beside && from.rank() == Rank::Fifth.relative_to(color) {
                    Illegal::EnPassantTooLate { square: to }
                } else {
                    Illegal::NothingToCapture { square: to }
                }
            }
            (0 | 1, 1) => self.why_not_there(from),
            _ => Illegal::NotHowItMoves { piece: Piece::Pawn },
        }
    }

    fn is_en_passant(&self) -> bool {
        let board = self.position.board();
        let rank = Rank::Sixth.relative_to(self.position.turn());
        board.en_passant().is_some_and(|file| Square::new(file, rank) == self.to)
    }

    /// The piece could go there by its way of moving: what else stands against it?
    fn why_not_there(&self, from: Square) -> Illegal {
        let board = self.position.board();
        let color = self.position.turn();
        let (to, piece) = (self.to, self.piece);
        if board.colors(color).has(to) {
            return Illegal::OwnPiece { piece, square: to };
        }
        if board.king(!color) == to {
            return Illegal::KingCapture { square: to };
        }
        let last_rank = to.rank() == Rank::Eighth.relative_to(color);
        let promotes = piece == Piece::Pawn && last_rank;
        let with_queen = Move { from, to, promotion: promotes.then_some(Piece::Queen) };
        if board.is_legal(with_queen) {
            return if promotes && self.promotion.is_none() {
                Illegal::PromotionMissing
            } else {
                Illegal::PromotionImpossible
            };
        }
        Illegal::KingInCheck { by: self.checker_after(from) }
    }

    /// A piece that would attack the mover's king if the piece went from `from`.
    fn checker_after(&self, from: Square) -> Square {
        let board = self.position.board();
        let color = self.position.turn();
        let mut removed = self.to.bitboard();
        if self.piece == Piece::Pawn && self.is_en_passant() {
            removed |= Square::new(self.to.file(), from.rank()).bitboard();
        }
        let occupied = (board.occupied() - from.bitboard() - removed) | self.to.bitboard();
        let king = if self.piece == Piece::King { self.to } else { board.king(color) };
        let enemy = board.colors(!color) - removed;
        let of = |piece| board.pieces(piece) & enemy;
        let attackers = (get_knight_moves(king) & of(Piece::Knight))
            | (get_king_moves(king) & of(Piece::King))
            | (get_pawn_attacks(king, color) & of(Piece::Pawn))
            | (get_bishop_moves(king, occupied) & (of(Piece::Bishop) | of(Piece::Queen)))
            | (get_rook_moves(king, occupied) & (of(Piece::Rook) | of(Piece::Queen)));
        attackers.next_square().expect("a step that is illegal for no other reason leaves the king attacked")
    }
}

/// The pieces of the side to move that go to the square by their way of moving; what stands between and checks are left aside.
pub(super) fn reaching(board: &Board, piece: Piece, to: Square) -> BitBoard {
    let color = board.side_to_move();
    let own = board.colored_pieces(color, piece);
    let shape = match piece {
        Piece::Knight => get_knight_moves(to),
        Piece::Bishop => get_bishop_rays(to),
        Piece::Rook => get_rook_rays(to),
        Piece::Queen => get_bishop_rays(to) | get_rook_rays(to),
        Piece::King => get_king_moves(to),
        Piece::Pawn => get_pawn_attacks(to, !color) | to.file().bitboard(),
    };
    own & shape
}

fn castling(position: &Position, wing: Wing) -> Result<Move, Illegal> {
    let board = position.board();
    let color = position.turn();
    let rights = board.castle_rights(color);
    let right = if wing == Wing::King { rights.short } else { rights.long };
    let home = Rank::First.relative_to(color);
    let king = board.king(color);
    let rook = Square::new(right.ok_or(Illegal::CastlingRightLost { wing })?, home);
    let mv = Move { from: king, to: rook, promotion: None };
    if board.is_legal(mv) {
        return Ok(mv);
    }
    let (king_to, rook_to) = match wing {
        Wing::King => (Square::new(File::G, home), Square::new(File::F, home)),
        Wing::Queen => (Square::new(File::C, home), Square::new(File::D, home)),
    };
    let king_path = get_between_rays(king, king_to) | king_to.bitboard();
    let path = king_path | get_between_rays(rook, rook_to) | rook_to.bitboard() | get_between_rays(king, rook);
    let between = (path & board.occupied()) - king.bitboard() - rook.bitboard();
    if let Some(by) = nearest(between, king) {
        return Err(Illegal::CastlingBlocked { by });
    }
    if position.in_check() {
        return Err(Illegal::CastlingInCheck);
    }
    let attacked = (king_path - king.bitboard())
        .into_iter()
        .find_map(|square| Some((square, position.attackers(square, !color).next_square()?)));
    // In Chess960 the castling rook may uncover a check on the king's square of arrival.
    let (square, by) = attacked.unwrap_or_else(|| (king_to, uncovered_by(position, rook, king_to)));
    Err(Illegal::CastlingAttacked { square, by })
}

fn uncovered_by(position: &Position, rook: Square, king_to: Square) -> Square {
    let board = position.board();
    let sliders = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let seen = get_rook_moves(king_to, board.occupied() - rook.bitboard());
    let by = (seen & sliders & board.colors(!position.turn())).next_square();
    by.expect("a castling that is illegal for no other reason uncovers a check")
}

fn nearest(squares: BitBoard, to: Square) -> Option<Square> {
    squares.into_iter().min_by_key(|square| square.file().abs_diff(to.file()).max(square.rank().abs_diff(to.rank())))
}

/// How near to a legal move the reason lets it come: the most telling reason is reported.
fn nearness(reason: &Illegal) -> u8 {
    match reason {
        Illegal::NoSuchPiece { .. } | Illegal::EmptySquare { .. } | Illegal::OpponentsPiece { .. } => 0,
        Illegal::NotHowItMoves { .. } => 1,
        Illegal::Jumps { .. } | Illegal::PawnBlocked { .. } | Illegal::PawnDoubleStep => 2,
        Illegal::NothingToCapture { .. } | Illegal::EnPassantTooLate { .. } => 3,
        Illegal::OwnPiece { .. } | Illegal::KingCapture { .. } => 4,
        Illegal::PromotionImpossible | Illegal::PromotionMissing => 6,
        Illegal::CastlingRightLost { .. }
        | Illegal::CastlingInCheck
        | Illegal::CastlingAttacked { .. }
        | Illegal::CastlingBlocked { .. }
        | Illegal::KingInCheck { .. }
        | Illegal::Ambiguous { .. } => 5,
    }
}

/// Distance between two files or two ranks.
trait AbsDiff {
    fn abs_diff(self, other: Self) -> u8;
}

impl AbsDiff for File {
    fn abs_diff(self, other: File) -> u8 {
        (self as u8).abs_diff(other as u8)
    }
}

impl AbsDiff for Rank {
    fn abs_diff(self, other: Rank) -> u8 {
        (self as u8).abs_diff(other as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{fen, notation};

    fn why(position: &str, token: &str) -> Illegal {
        let written = notation::read(token.as_bytes()).unwrap();
        resolve(&fen::read(position).unwrap(), written).unwrap_err()
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn each_reason_of_article_3() {
        use Piece::{Bishop, King, Knight, Pawn, Queen, Rook};
        for (position, token, reason) in [
            (START, "Nd2", Illegal::OwnPiece { piece: Knight, square: Square::D2 }),
            (START, "Bc4", Illegal::Jumps { piece: Bishop, over: Square::E2 }),
            (START, "Ra3", Illegal::Jumps { piece: Rook, over: Square::A2 }),
            (START, "Qh6", Illegal::NotHowItMoves { piece: Queen }),
            (START, "Nf4", Illegal::NotHowItMoves { piece: Knight }),
            (START, "e5", Illegal::NotHowItMoves { piece: Pawn }),
            (START, "exd3", Illegal::NothingToCapture { square: Square::D3 }),
            (START, "e7e5", Illegal::OpponentsPiece { square: Square::E7 }),
            (START, "e4e5", Illegal::EmptySquare { square: Square::E4 }),
            (START, "O-O", Illegal::CastlingBlocked { by: Square::F1 }),
            ("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e5", Illegal::PawnBlocked { by: Square::E5 }),
            ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e5", Illegal::PawnDoubleStep),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", Illegal::EnPassantTooLate { square: Square::D6 }),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", Illegal::PromotionMissing),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K", Illegal::PromotionImpossible),
            ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a3=Q", Illegal::PromotionImpossible),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", Illegal::CastlingRightLost { wing: Wing::King }),
            ("4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "O-O", Illegal::CastlingInCheck),
            (
                "4k3/8/8/8/5r2/8/8/4K2R w K - 0 1",
                "O-O",
                Illegal::CastlingAttacked { square: Square::F1, by: Square::F4 },
            ),
            (
                "4k3/8/8/8/6r1/8/8/4K2R w K - 0 1",
                "e1g1",
                Illegal::CastlingAttacked { square: Square::G1, by: Square::G4 },
            ),
            ("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "Bd3", Illegal::KingInCheck { by: Square::E7 }),
            ("4k3/8/8/8/8/3r4/8/4K3 w - - 0 1", "Kd2", Illegal::KingInCheck { by: Square::D3 }),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", Illegal::NoSuchPiece { piece: Queen }),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Ke4", Illegal::NotHowItMoves { piece: King }),
            ("3k4/8/8/8/8/8/4K3/R6R w - - 0 1", "Rd1", Illegal::Ambiguous { from: vec![Square::A1, Square::H1] }),
        ] {
            assert_eq!(why(position, token), reason, "{token} in {position}");
        }
    }
}
