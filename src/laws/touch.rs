//! Touched pieces: which moves remain to the player who touched them (article 4.3 to 4.5).

use cozy_chess::{Move, Piece, Square};

use super::edition::Topic;
use super::notation::Wing;
use super::position::Position;

/// A piece where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub kind: Piece,
    pub on: Square,
}

/// What touching obliges to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// The first piece touched that can be moved.
    Move { piece: Standing },
    /// The first piece touched that can be captured.
    Capture { piece: Standing },
    /// The first touched opposing piece with the first touched own piece.
    CaptureWith { piece: Standing, target: Standing },
    /// King, then rook.
    Castle { wing: Wing },
    /// King, then rook, but castling there is illegal: another move of the king.
    MoveKing,
    /// None of the touched pieces can be moved or captured.
    AnyMove,
}

/// The duty, its article, and every move by which it can be met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    pub duty: Duty,
    pub topic: Topic,
    pub moves: Vec<Move>,
}

/// What the player on move is obliged to after deliberately touching the pieces on these squares, in this order.
///
/// ```
/// use sonneborn_laws::Square;
/// use sonneborn_laws::position::Position;
/// use sonneborn_laws::touch::{Duty, obligation};
///
/// let duty = obligation(&Position::default(), &[Square::G1]);
/// assert!(matches!(duty.duty, Duty::Move { .. }));
/// assert_eq!(duty.moves.len(), 2);
/// // The bishop cannot move: nothing follows from touching it (4.5).
/// assert_eq!(obligation(&Position::default(), &[Square::F1]).duty, Duty::AnyMove);
/// ```
pub fn obligation(position: &Position, touched: &[Square]) -> Obligation {
    let legal = position.legal_moves();
    let board = position.board();
    let own: Vec<Square> = touched.iter().copied().filter(|&at| board.colors(position.turn()).has(at)).collect();
    let theirs: Vec<Square> = touched.iter().copied().filter(|&at| board.colors(!position.turn()).has(at)).collect();
    if theirs.is_empty()
        && let Some(castling) = castling_obligation(position, &legal, &own)
    {
        return castling;
    }
    if let (Some(&piece), Some(&target)) = (own.first(), theirs.first()) {
        let moves = captures_of(position, &legal, target).filter(|mv| mv.from == piece).collect::<Vec<_>>();
        if let (false, Some(piece), Some(target)) =
            (moves.is_empty(), standing(position, piece), standing(position, target))
        {
            return Obligation { duty: Duty::CaptureWith { piece, target }, topic: Topic::TouchedBoth, moves };
        }
    }
    let both = !own.is_empty() && !theirs.is_empty();
    for piece in touched.iter().filter_map(|&square| standing(position, square)) {
        let square = piece.on;
        let (duty, topic, moves) = if own.contains(&square) {
            let moves: Vec<Move> = legal.iter().copied().filter(|mv| mv.from == square).collect();
            (Duty::Move { piece }, Topic::TouchedOwn, moves)
        } else {
            (Duty::Capture { piece }, Topic::TouchedOpponents, captures_of(position, &legal, square).collect())
        };
        if !moves.is_empty() {
            return Obligation { duty, topic: if both { Topic::TouchedBoth } else { topic }, moves };
        }
    }
    Obligation { duty: Duty::AnyMove, topic: Topic::TouchedNone, moves: legal }
}

pub(super) fn standing(position: &Position, on: Square) -> Option<Standing> {
    position.board().piece_on(on).map(|kind| Standing { kind, on })
}

fn captures_of<'a>(position: &'a Position, legal: &'a [Move], target: Square) -> impl Iterator<Item = Move> + 'a {
    legal.iter().copied().filter(move |&mv| captured_square(position, mv) == Some(target))
}

/// The square of the piece that the move takes; beside the mover in a capture en passant.
fn captured_square(position: &Position, mv: Move) -> Option<Square> {
    if !position.is_capture(mv) {
        return None;
    }
    let en_passant = !position.board().occupied().has(mv.to);
    Some(if en_passant { Square::new(mv.to.file(), mv.from.rank()) } else { mv.to })
}

/// 4.4.1 to 4.4.3: a king and a rook of one's own, touched in this order.
fn castling_obligation(position: &Position, legal: &[Move], own: &[Square]) -> Option<Obligation> {
    let &[first, second, ..] = own else { return None };
    let board = position.board();
    let king = board.king(position.turn());
    let is_rook = |square| board.colored_pieces(position.turn(), Piece::Rook).has(square);
    let castling_with = |rook: Square| Move { from: king, to: rook, promotion: None };
    if first == king && is_rook(second) {
        let castling = castling_with(second);
        if legal.contains(&castling) {
            let duty = Duty::Castle { wing: wing_of(castling) };
            return Some(Obligation { duty, topic: Topic::TouchedKingAndRook, moves: vec![castling] });
        }
        let moves: Vec<Move> = legal.iter().copied().filter(|mv| mv.from == king).collect();
        let topic = Topic::TouchedCastlingIllegal;
        return Some(if moves.is_empty() {
            Obligation { duty: Duty::AnyMove, topic, moves: legal.to_vec() }
        } else {
            Obligation { duty: Duty::MoveKing, topic, moves }
        });
    }
    if is_rook(first) && second == king {
        let allowed = |mv: &Move| *mv != castling_with(first);
        let of = |square| legal.iter().copied().filter(move |mv| mv.from == square).filter(allowed).collect::<Vec<_>>();
        let topic = Topic::TouchedRookThenKing;
        let found = [first, king].into_iter().map(|piece| (piece, of(piece))).find(|(_, moves)| !moves.is_empty());
        let found = found.and_then(|(square, moves)| Some((standing(position, square)?, moves)));
        return Some(match found {
            Some((piece, moves)) => Obligation { duty: Duty::Move { piece }, topic, moves },
            None => Obligation { duty: Duty::AnyMove, topic, moves: legal.iter().copied().filter(allowed).collect() },
        });
    }
    None
}

fn wing_of(castling: Move) -> Wing {
    if castling.to.file() > castling.from.file() { Wing::King } else { Wing::Queen }
}

/// Reads squares as an arbiter types them: `e1 h1`, `e1,h1`.
///
/// ```
/// use sonneborn_laws::Square;
/// use sonneborn_laws::touch::read_squares;
///
/// assert_eq!(read_squares("e1, h1"), Some(vec![Square::E1, Square::H1]));
/// assert_eq!(read_squares("e1 i9"), None);
/// ```
pub fn read_squares(text: &str) -> Option<Vec<Square>> {
    let words = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
    words.map(|word| word.to_ascii_lowercase().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;
    use crate::notation;

    fn piece(kind: Piece, on: Square) -> Standing {
        Standing { kind, on }
    }

    fn after_touching(position: &str, squares: &str) -> (Duty, Vec<String>) {
        let position = fen::read(position).unwrap();
        let obligation = obligation(&position, &read_squares(squares).unwrap());
        let mut moves: Vec<String> = obligation.moves.iter().map(|&mv| notation::san(&position, mv)).collect();
        moves.sort();
        (obligation.duty, moves)
    }

    #[test]
    fn the_first_own_piece_that_can_move() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(
            after_touching(start, "a1 g1 b1"),
            (Duty::Move { piece: piece(Piece::Knight, Square::G1) }, vec!["Nf3".into(), "Nh3".into()])
        );
    }

    #[test]
    fn the_opponents_piece_that_can_be_captured() {
        let position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        assert_eq!(
            after_touching(position, "d5"),
            (Duty::Capture { piece: piece(Piece::Pawn, Square::D5) }, vec!["exd5".into()])
        );
        assert_eq!(after_touching(position, "e8").0, Duty::AnyMove);
    }

    #[test]
    fn one_of_each_colour() {
        let position = "4k3/8/8/3p4/4P3/8/8/3RK3 w - - 0 1";
        let capture =
            Duty::CaptureWith { piece: piece(Piece::Rook, Square::D1), target: piece(Piece::Pawn, Square::D5) };
        assert_eq!(after_touching(position, "d1 d5"), (capture, vec!["Rxd5".into()]));
        assert_eq!(after_touching(position, "e1 d5").0, Duty::Move { piece: piece(Piece::King, Square::E1) });
        assert_eq!(after_touching(position, "d5 e1").0, Duty::Capture { piece: piece(Piece::Pawn, Square::D5) });
    }

    #[test]
    fn king_then_rook_castles_and_rook_then_king_does_not() {
        let position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(after_touching(position, "e1 h1"), (Duty::Castle { wing: Wing::King }, vec!["O-O".into()]));
        let (duty, moves) = after_touching(position, "h1 e1");
        assert_eq!(duty, Duty::Move { piece: piece(Piece::Rook, Square::H1) });
        assert!(moves.iter().all(|mv| mv.starts_with('R')));
        let (duty, moves) = after_touching("4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "e1 h1");
        assert_eq!((duty, moves), (Duty::MoveKing, vec!["Kd1".into(), "Kd2".into(), "Ke2".into()]));
        // In Chess960 king and rook may stand so that they can do nothing but castle, which is what they may not.
        let locked = "4k3/8/8/8/8/8/4PPPP/4NKRN w G - 0 1";
        assert_eq!(after_touching(locked, "f1 g1").1, ["O-O"]);
        let (duty, moves) = after_touching(locked, "g1 f1");
        assert!(duty == Duty::AnyMove && moves.len() == 12 && !moves.contains(&"O-O".into()), "{moves:?}");
    }

    #[test]
    fn a_pawn_taken_in_passing_is_touched_on_its_own_square() {
        let position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        assert_eq!(after_touching(position, "d5").1, ["exd6"]);
    }
}
