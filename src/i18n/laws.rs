//! The words of the rules core: why a move is illegal, what is wrong with a record, what a finding says.

use crate::{Lang, common};
use sonneborn_laws::fen::{FenError, Field};
use sonneborn_laws::legality::Illegal;
use sonneborn_laws::notation::Wing;
use sonneborn_laws::pgn::ReadFault;
use sonneborn_laws::replay::FaultKind;
use sonneborn_laws::{Color, Piece};

pub use sonneborn_words::laws::*;

/// A side's name in a ruling.
pub fn side(lang: Lang, side: Color) -> &'static str {
    match side {
        Color::White => white(lang),
        Color::Black => black(lang),
    }
}

/// A piece's name.
pub fn piece(lang: Lang, piece: Piece) -> &'static str {
    match piece {
        Piece::King => king(lang),
        Piece::Queen => queen(lang),
        Piece::Rook => rook(lang),
        Piece::Bishop => bishop(lang),
        Piece::Knight => knight(lang),
        Piece::Pawn => pawn(lang),
    }
}

/// Why a move is illegal.
pub fn illegal(lang: Lang, reason: &Illegal) -> String {
    match reason {
        Illegal::NoSuchPiece { piece: what } => no_such_piece(lang, piece(lang, *what)),
        Illegal::EmptySquare { square } => empty_square(lang, square),
        Illegal::OpponentsPiece { square } => opponents_piece(lang, square),
        Illegal::OwnPiece { piece: what, square } => own_piece(lang, piece(lang, *what), square),
        Illegal::KingCapture { square } => king_capture(lang, square),
        Illegal::NotHowItMoves { piece: what } => not_how_it_moves(lang, piece(lang, *what)),
        Illegal::Jumps { piece: what, over } => jumps(lang, piece(lang, *what), over),
        Illegal::PawnBlocked { by } => pawn_blocked(lang, by),
        Illegal::PawnDoubleStep => pawn_double_step(lang).to_owned(),
        Illegal::NothingToCapture { square } => nothing_to_capture(lang, square),
        Illegal::EnPassantTooLate { square } => en_passant_too_late(lang, square),
        Illegal::PromotionMissing => promotion_missing(lang).to_owned(),
        Illegal::PromotionImpossible => promotion_impossible(lang).to_owned(),
        Illegal::CastlingRightLost { wing: Wing::King } => castling_right_lost(lang, kingside(lang)),
        Illegal::CastlingRightLost { wing: Wing::Queen } => castling_right_lost(lang, queenside(lang)),
        Illegal::CastlingInCheck => castling_in_check(lang).to_owned(),
        Illegal::CastlingAttacked { square, by } => castling_attacked(lang, square, by),
        Illegal::CastlingBlocked { by } => castling_blocked(lang, by),
        Illegal::KingInCheck { by } => king_in_check(lang, by),
        Illegal::Ambiguous { from } => {
            let squares: Vec<String> = from.iter().map(ToString::to_string).collect();
            ambiguous(lang, squares.join(common::list_comma(lang)))
        }
    }
}

/// What is wrong at a place of a record.
pub fn fault(lang: Lang, kind: &FaultKind) -> String {
    match kind {
        FaultKind::Illegal(reason) => illegal(lang, reason),
        FaultKind::Stood(reason) => stood(lang, illegal(lang, reason)),
        FaultKind::Unreadable => unreadable(lang).to_owned(),
        FaultKind::Start(error) => fen_error(lang, error),
        FaultKind::Read(fault) => read_fault(lang, *fault).to_owned(),
    }
}

/// What the reader could not make sense of.
pub fn read_fault(lang: Lang, fault: ReadFault) -> &'static str {
    match fault {
        ReadFault::BrokenTag => broken_tag(lang),
        ReadFault::OpenComment => open_comment(lang),
        ReadFault::UnbalancedVariation => unbalanced_variation(lang),
        ReadFault::SwallowingComment => swallowing_comment(lang),
        ReadFault::StrayWord => stray_word(lang),
        ReadFault::BadClockTime => bad_clock_time(lang),
    }
}

/// What is wrong with a FEN.
pub fn fen_error(lang: Lang, error: &FenError) -> String {
    let field = match error.field {
        Field::Pieces => fen_pieces(lang),
        Field::Turn => fen_turn(lang),
        Field::Castling => fen_castling(lang),
        Field::EnPassant => fen_en_passant(lang),
        Field::HalfMoves => fen_half_moves(lang),
        Field::MoveNumber => fen_move_number(lang),
    };
    bad_start(lang, field, error.column)
}
