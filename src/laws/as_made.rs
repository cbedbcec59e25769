//! An illegal move put on the board as it was made. Where several pieces fit the words, it is the only one that moves so, check
//! left aside. When this is done says [`super::stood`].

use cozy_chess::{BitBoard, BoardBuilder, File, Move, Piece, Rank, Square, get_between_rays};

use super::legality::{Illegal, reaching};
use super::notation::{Wing, Written};
use super::position::Position;

/// The comment behind a move that says that it was made so and stood, without its braces.
pub(super) const MARK: &str = "[%stood]";

/// A move as it was made, and the position that it left.
pub(super) struct Put {
    pub mv: Move,
    pub after: Position,
}

/// Puts an illegal move on the board as it is written. `None` where the words do not tell what stood there afterwards: which
/// piece it was, two pieces on one square, a king taken, a pawn left on the last rank.
pub(super) fn put(position: &Position, written: Written, why: &Illegal) -> Option<Put> {
    let board = position.board();
    let (own, theirs) = (board.colors(position.turn()), board.colors(!position.turn()));
    let mv = match written {
        Written::Castling(wing) => castled(position, wing, why)?,
        Written::Step { piece, from_file, from_rank, to, promotion } => {
            let from = start_of(position, piece, (from_file, from_rank), to)?;
            let is_pawn = board.pieces(Piece::Pawn).has(from);
            let to_end = matches!(to.rank(), Rank::First | Rank::Eighth);
            let promotes = matches!(promotion, Some(Piece::Queen | Piece::Rook | Piece::Bishop | Piece::Knight));
            let fits = if is_pawn && to_end { promotes } else { promotion.is_none() };
            if !fits || own.has(to) || board.king(!position.turn()) == to {
                return None;
            }
            Move { from, to, promotion }
        }
    };
    let before = match why {
        // The pawn that was passed longer ago was taken off the board.
        Illegal::EnPassantTooLate { square } => {
            let passed = Square::new(square.file(), mv.from.rank());
            without(position, passed).filter(|_| theirs.has(passed))?
        }
        Illegal::NoSuchPiece { .. }
        | Illegal::EmptySquare { .. }
        | Illegal::OpponentsPiece { .. }
        | Illegal::OwnPiece { .. }
        | Illegal::KingCapture { .. }
        | Illegal::NotHowItMoves { .. }
        | Illegal::Jumps { .. }
        | Illegal::PawnBlocked { .. }
        | Illegal::PawnDoubleStep
        | Illegal::NothingToCapture { .. }
        | Illegal::PromotionMissing
        | Illegal::PromotionImpossible
        | Illegal::CastlingRightLost { .. }
        | Illegal::CastlingInCheck
        | Illegal::CastlingAttacked { .. }
        | Illegal::CastlingBlocked { .. }
        | Illegal::KingInCheck { .. }
        | Illegal::Ambiguous { .. } => position.clone(),
    };
    Some(Put { mv, after: before.after_as_made(mv) })
}

/// The square of the one piece that a word can mean; of those that could go there the one, where there is one.
fn start_of(
    position: &Position,
    piece: Option<Piece>,
    (from_file, from_rank): (Option<File>, Option<Rank>),
    to: Square,
) -> Option<Square> {
    let board = position.board();
    let mut from = board.colors(position.turn());
    if let Some(piece) = piece {
        from &= board.pieces(piece);
    }
    if let Some(file) = from_file {
        from &= file.bitboard();
    } else if piece == Some(Piece::Pawn) {
        // Without a file before it, the square of arrival names the file too (C.3).
        from &= to.file().bitboard();
    }
    if let Some(rank) = from_rank {
        from &= rank.bitboard();
    }
    let is_free = |at: &Square| (get_between_rays(*at, to) & board.occupied()).is_empty();
    let as_it_moves: BitBoard =
        piece.map_or(from, |piece| (from & reaching(board, piece, to)).into_iter().filter(is_free).collect());
    let from = if as_it_moves.is_empty() { from } else { as_it_moves };
    from.into_iter().next().filter(|_| from.len() == 1)
}

/// Castling from the classical squares, whatever forbade it, as long as king and rook have room to stand.
fn castled(position: &Position, wing: Wing, why: &Illegal) -> Option<Move> {
    if matches!(why, Illegal::CastlingBlocked { .. }) {
        return None;
    }
    let board = position.board();
    let home = Rank::First.relative_to(position.turn());
    let (rook_file, between) = match wing {
        Wing::King => (File::H, [File::F, File::G, File::G]),
        Wing::Queen => (File::A, [File::B, File::C, File::D]),
    };
    let (king, rook) = (Square::new(File::E, home), Square::new(rook_file, home));
    let has_room = between.into_iter().all(|file| !board.occupied().has(Square::new(file, home)));
    let stand =
        board.king(position.turn()) == king && board.colored_pieces(position.turn(), Piece::Rook).has(rook) && has_room;
    stand.then_some(Move { from: king, to: rook, promotion: None })
}

/// The position without what stands on the square.
fn without(position: &Position, square: Square) -> Option<Position> {
    let mut builder = BoardBuilder::from_board(position.board());
    *builder.square_mut(square) = None;
    let board = builder.build().ok()?;
    Some(Position { board, ..position.clone() })
}
