//! What touching pieces obliges to, by the words of article 4 alone, beside what the rules say of positions that dice set up.

use cozy_chess::{BoardBuilder, Color, Move, Piece, Square};
use sonneborn_laws::edition::Topic;
use sonneborn_laws::fen;
use sonneborn_laws::notation::Wing;
use sonneborn_laws::position::Position;
use sonneborn_laws::touch::{Duty, Obligation, Standing, obligation};

use super::dice::Dice;

/// Kings and rooks that may castle, and men about them, pawns side by side among them.
fn set_up(dice: &mut Dice) -> Option<Position> {
    let mut builder = BoardBuilder::empty();
    builder.side_to_move = dice.one(&Color::ALL);
    for (color, rank) in [(Color::White, 0), (Color::Black, 7)] {
        *builder.square_mut(Square::index(8 * rank + 4)) = Some((Piece::King, color));
        for file in [0, 7] {
            if dice.below(3) > 0 {
                *builder.square_mut(Square::index(8 * rank + file)) = Some((Piece::Rook, color));
            }
        }
    }
    for _ in 0..dice.below(14) {
        let (at, color) = (Square::index(8 + dice.below(48)), dice.one(&Color::ALL));
        let kinds = [Piece::Pawn, Piece::Pawn, Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
        *builder.square_mut(at) = Some((dice.one(&kinds), color));
    }
    let text = builder.build().ok()?.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let read =
        |rights: &str, passed: &str| fen::read(&format!("{} {} {rights} {passed} 0 40", fields[0], fields[1])).ok();
    let rights = ["KQkq", "KQ", "kq", "Kk", "Qq", "-"];
    let passed =
        ["a", "b", "c", "d", "e", "f", "g", "h"].map(|file| format!("{file}{}", if fields[1] == "w" { 6 } else { 3 }));
    let rights = rights.into_iter().filter(|rights| read(rights, "-").is_some()).collect::<Vec<_>>();
    let rights = *rights.first()?;
    let passed = passed.into_iter().find(|square| read(rights, square).is_some());
    read(rights, passed.as_deref().unwrap_or("-"))
}

/// The piece that a move takes: what stands on its square, or the pawn beside it that it captures in passing (3.7.3).
fn taken(position: &Position, mv: Move) -> Option<Square> {
    let board = position.board();
    if board.colors(!position.turn()).has(mv.to) {
        return Some(mv.to);
    }
    let in_passing = board.piece_on(mv.from) == Some(Piece::Pawn) && mv.from.file() != mv.to.file();
    in_passing.then(|| Square::new(mv.to.file(), mv.from.rank()))
}

/// Articles 4.3 to 4.5 of 2023, in their order.
fn by_article_4(position: &Position, touched: &[Square]) -> Obligation {
    let (board, legal) = (position.board(), position.legal_moves());
    let standing = |on: Square| Standing { kind: board.piece_on(on).expect("a piece was touched"), on };
    let of = |filter: &dyn Fn(&Move) -> bool| legal.iter().copied().filter(|mv| filter(mv)).collect::<Vec<Move>>();
    let moved = |from: Square| of(&|mv| mv.from == from);
    let captured = |at: Square| of(&|mv| taken(position, *mv) == Some(at));
    let any = |topic| Obligation { duty: Duty::AnyMove, topic, moves: legal.clone() };
    let on_board: Vec<Square> = touched.iter().copied().filter(|at| board.occupied().has(*at)).collect();
    let is_own = |at: &Square| board.colors(position.turn()).has(*at);
    let (own, others): (Vec<Square>, Vec<Square>) = on_board.iter().partition(|at| is_own(at));
    let king = board.king(position.turn());
    if others.is_empty() && own.len() >= 2 {
        let is_rook = |at: Square| board.piece_on(at) == Some(Piece::Rook);
        let castling = |rook: Square| Move { from: king, to: rook, promotion: None };
        // 4.4.1 and 4.4.3: a king, then a rook: castling there if it is legal, else another move of the king.
        if own[0] == king && is_rook(own[1]) {
            let wing = if own[1].file() > king.file() { Wing::King } else { Wing::Queen };
            if legal.contains(&castling(own[1])) {
                let moves = vec![castling(own[1])];
                return Obligation { duty: Duty::Castle { wing }, topic: Topic::TouchedKingAndRook, moves };
            }
            let (topic, moves) = (Topic::TouchedCastlingIllegal, moved(king));
            return if moves.is_empty() { any(topic) } else { Obligation { duty: Duty::MoveKing, topic, moves } };
        }
        // 4.4.2: a rook, then a king: castling there is not allowed, and the first of them that can be moved is.
        if is_rook(own[0]) && own[1] == king {
            let topic = Topic::TouchedRookThenKing;
            for piece in [own[0], king] {
                let moves = of(&|mv| mv.from == piece && *mv != castling(own[0]));
                if !moves.is_empty() {
                    return Obligation { duty: Duty::Move { piece: standing(piece) }, topic, moves };
                }
            }
            return Obligation { moves: of(&|mv| *mv != castling(own[0])), ..any(topic) };
        }
    }
    // 4.3.3: one piece of each colour: the opponent's with one's own; where that is illegal, the first that can be moved or captured.
    if let (Some(piece), Some(target)) = (own.first(), others.first()) {
        let moves = of(&|mv| mv.from == *piece && taken(position, *mv) == Some(*target));
        if !moves.is_empty() {
            let duty = Duty::CaptureWith { piece: standing(*piece), target: standing(*target) };
            return Obligation { duty, topic: Topic::TouchedBoth, moves };
        }
    }
    // 4.3.1 and 4.3.2: the first piece touched that can be moved, or captured.
    let topic = |alone| if own.is_empty() || others.is_empty() { alone } else { Topic::TouchedBoth };
    for at in &on_board {
        let (moves, duty, alone) = if is_own(at) {
            (moved(*at), Duty::Move { piece: standing(*at) }, Topic::TouchedOwn)
        } else {
            (captured(*at), Duty::Capture { piece: standing(*at) }, Topic::TouchedOpponents)
        };
        if !moves.is_empty() {
            return Obligation { duty, topic: topic(alone), moves };
        }
    }
    // 4.5: none of them can be: any legal move.
    any(Topic::TouchedNone)
}

#[test]
fn touched_pieces_oblige_as_article_4_says() {
    let mut kinds = std::collections::BTreeMap::new();
    for seed in 0..3_000 {
        let mut dice = Dice(seed);
        let Some(position) = set_up(&mut dice).filter(Position::has_legal_move) else { continue };
        let board = position.board();
        let own: Vec<Square> = board.colors(position.turn()).into_iter().collect();
        let all: Vec<Square> = board.occupied().into_iter().collect();
        let rooks: Vec<Square> = board.colored_pieces(position.turn(), Piece::Rook).into_iter().collect();
        let king = board.king(position.turn());
        let mut tried: Vec<Vec<Square>> =
            (0..6).map(|_| (0..1 + dice.below(3)).map(|_| dice.one(&all)).collect()).collect();
        tried.push(vec![dice.one(&own), dice.one(&own)]);
        tried.push(vec![Square::index(dice.below(64)), dice.one(&own)]);
        tried.extend(
            rooks.iter().flat_map(|rook| [vec![king, *rook], vec![*rook, king], vec![king, *rook, dice.one(&all)]]),
        );
        // A move and what it takes, in either order.
        tried.extend(position.legal_moves().iter().filter_map(|mv| Some(vec![mv.from, taken(&position, *mv)?])));
        tried.extend(position.legal_moves().iter().filter_map(|mv| Some(vec![taken(&position, *mv)?, mv.from])));
        for touched in tried {
            let (told, owed) = (obligation(&position, &touched), by_article_4(&position, &touched));
            assert_eq!(told, owed, "{touched:?} in {}", fen::write(&position));
            *kinds.entry(format!("{:?} {:?}", owed.topic, std::mem::discriminant(&owed.duty))).or_insert(0) += 1;
        }
    }
    // Every article was reached, by every duty that it has but a king and a rook that cannot be moved at all.
    assert!(kinds.len() >= 10, "{kinds:?}");
}
