//! The words of the rules core: why a move is illegal, what is wrong with a record, what a finding says.

use crate::i18n::Lang;
use crate::laws::Piece;
use crate::laws::fen::{FenError, Field};
use crate::laws::legality::Illegal;
use crate::laws::notation::Wing;
use crate::laws::pgn::ReadFault;
use crate::laws::replay::FaultKind;
use crate::messages;

messages! {
    king { "king", "王", "王" }
    queen { "queen", "后", "后" }
    rook { "rook", "车", "車" }
    bishop { "bishop", "象", "象" }
    knight { "knight", "马", "馬" }
    pawn { "pawn", "兵", "兵" }
    kingside { "kingside", "王翼", "王翼" }
    queenside { "queenside", "后翼", "后翼" }
    no_such_piece(piece) { "no {piece} that could move so", "没有可这样走的{piece}", "沒有可這樣走的{piece}" }
    empty_square(square) { "no piece stands on {square}", "{square}格没有棋子", "{square}格沒有棋子" }
    opponents_piece(square) { "the piece on {square} is the opponent's", "{square}格是对方的棋子", "{square}格是對方的棋子" }
    own_piece(piece, square) {
        "the {piece} may not go to {square}, where a piece of the same colour stands",
        "{piece}不能走到{square}，该格有己方棋子",
        "{piece}不能走到{square}，該格有己方棋子"
    }
    king_capture(square) { "the king on {square} cannot be captured", "不能吃{square}的王", "不能吃{square}的王" }
    not_how_it_moves(piece) { "this is not how the {piece} moves", "{piece}不能这样走", "{piece}不能這樣走" }
    jumps(piece, square) { "the {piece} may not jump over the piece on {square}", "{piece}不能越过{square}的棋子", "{piece}不能越過{square}的棋子" }
    pawn_blocked(square) { "the pawn is blocked by the piece on {square}", "兵被{square}的棋子挡住", "兵被{square}的棋子擋住" }
    pawn_double_step { "a pawn goes two squares only from its original square", "兵只能从原始位置一次走两格", "兵只能從原始位置一次走兩格" }
    nothing_to_capture(square) { "there is nothing to capture on {square}", "{square}格没有可吃的棋子", "{square}格沒有可吃的棋子" }
    en_passant_too_late(square) {
        "capturing en passant on {square} is legal only on the move right after the double step",
        "在{square}吃过路兵只能在对方兵走两格后的下一着进行",
        "在{square}吃過路兵只能在對方兵走兩格後的下一著進行"
    }
    promotion_missing { "the pawn reaches the last rank and the new piece is not named", "兵到达底线而未注明升变的棋子", "兵到達底線而未註明升變的棋子" }
    promotion_impossible { "there is no such promotion", "不能这样升变", "不能這樣升變" }
    castling_right_lost(wing) {
        "{wing} castling is no longer allowed: the king or that rook has moved",
        "已失去{wing}易位的权利：王或该车已经走动过",
        "已失去{wing}易位的權利：王或該車已經走動過"
    }
    castling_in_check { "the king may not castle out of check", "王被将军时不能易位", "王被將軍時不能易位" }
    castling_attacked(square, by) {
        "the king may not castle over or onto {square}, attacked from {by}",
        "王不能经过或到达受{by}攻击的{square}格进行易位",
        "王不能經過或到達受{by}攻擊的{square}格進行易位"
    }
    castling_blocked(square) { "a piece on {square} stands in the way of castling", "{square}的棋子妨碍易位", "{square}的棋子妨礙易位" }
    king_in_check(square) { "the own king would stand in check from {square}", "走后己方的王会受到{square}的将军", "走後己方的王會受到{square}的將軍" }
    ambiguous(squares) { "several pieces could move so (from {squares})", "有多个棋子可这样走（{squares}）", "有多個棋子可這樣走（{squares}）" }
    unreadable { "cannot be read as a move", "无法识别为着法", "無法識別為著法" }
    broken_tag { "a tag without its end", "标签没有结束", "標籤沒有結束" }
    open_comment { "a comment { without its end }", "注释 { 没有结束 }", "註釋 { 沒有結束 }" }
    unbalanced_variation { "round brackets that do not match", "圆括号不成对", "圓括號不成對" }
    stray_word { "a word that is no move", "不是着法的文字", "不是著法的文字" }
    bad_start(field, column) {
        "the starting position (FEN) is wrong in {field}, column {column}",
        "起始局面（FEN）的{field}有误，第{column}列",
        "起始局面（FEN）的{field}有誤，第{column}列"
    }
    fen_pieces { "the pieces", "棋子位置", "棋子位置" }
    fen_turn { "the side to move", "行棋方", "行棋方" }
    fen_castling { "the rights to castle", "易位权", "易位權" }
    fen_en_passant { "the en-passant square", "吃过路兵格", "吃過路兵格" }
    fen_half_moves { "the half-move counter", "半回合计数", "半回合計數" }
    fen_move_number { "the move number", "回合数", "回合數" }
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
            ambiguous(lang, squares.join(", "))
        }
    }
}

/// What is wrong at a place of a record.
pub fn fault(lang: Lang, kind: &FaultKind) -> String {
    match kind {
        FaultKind::Illegal(reason) => illegal(lang, reason),
        FaultKind::Unreadable => unreadable(lang).to_owned(),
        FaultKind::Start(error) => fen_error(lang, error),
        FaultKind::Read(ReadFault::BrokenTag) => broken_tag(lang).to_owned(),
        FaultKind::Read(ReadFault::OpenComment) => open_comment(lang).to_owned(),
        FaultKind::Read(ReadFault::UnbalancedVariation) => unbalanced_variation(lang).to_owned(),
        FaultKind::Read(ReadFault::StrayWord) => stray_word(lang).to_owned(),
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
