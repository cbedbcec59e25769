//! Can this side still mate by any series of legal moves (Laws 5.2.2, 6.9, 7.5.5, 5.1.2)?
//!
//! The search is chasolver's; a mating line it gives is believed only after it has been played out here. Its effort is
//! bounded by its own node limits, after which the answer is [`Mating::Unknown`]: never a guess.

use std::collections::HashSet;
use std::str::FromStr;

use chasolver::Winnability;
use cozy_chess::{Color, Move, Piece, Square};

use super::fen;
use super::position::Position;

/// The answer for one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mating {
    /// A series of legal moves ends in checkmate: this one.
    Winnable { line: Vec<Move> },
    /// No series of legal moves does.
    Unwinnable { because: NoMate },
    /// The search gave up.
    Unknown,
}

/// Why no mate exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMate {
    /// The game is already over.
    GameOver,
    /// The pieces left cannot mate whatever the moves.
    Material,
    /// Every line was searched or excluded.
    Exhausted,
}

/// Can `side` still checkmate by any series of legal moves?
pub fn can_mate(position: &Position, side: Color) -> Mating {
    if !position.has_legal_move() {
        let mated = position.in_check() && position.turn() != side;
        let over = Mating::Unwinnable { because: NoMate::GameOver };
        return if mated { Mating::Winnable { line: Vec::new() } } else { over };
    }
    if lacks_material(position, side) {
        return Mating::Unwinnable { because: NoMate::Material };
    }
    let Some(board) = solver_board(position) else { return Mating::Unknown };
    match chasolver::winnability(&board, solver_color(side)) {
        Some(Winnability::Winnable { helpmate }) => verified(position, side, &helpmate),
        Some(Winnability::Unwinnable) if position.castles_classically() => {
            Mating::Unwinnable { because: NoMate::Exhausted }
        }
        // The solver was not told of the rights to castle, so that its proof of "never" is none yet.
        Some(Winnability::Unwinnable) => beyond_castling(position, side),
        None => Mating::Unknown,
    }
}

/// After so many positions the question of Chess960 castling is given up.
const MOST_POSITIONS: usize = 2000;

/// The answer for a position in which somebody may still castle as in Chess960, which the solver cannot express: every move
/// is played until the rights are gone, and what is left is the solver's. The first position it cannot answer ends this.
fn beyond_castling(position: &Position, side: Color) -> Mating {
    let mut met = HashSet::from([position.key()]);
    let mut open = vec![(position.clone(), Vec::new())];
    while let Some((before, line)) = open.pop() {
        for mv in before.legal_moves() {
            let after = before.after(mv);
            if !met.insert(after.key()) {
                continue;
            }
            let line: Vec<Move> = line.iter().copied().chain([mv]).collect();
            if after.has_legal_move() && !after.castles_classically() {
                open.push((after, line));
                continue;
            }
            match can_mate(&after, side) {
                Mating::Winnable { line: rest } => return Mating::Winnable { line: [line, rest].concat() },
                Mating::Unwinnable { .. } => {}
                Mating::Unknown => return Mating::Unknown,
            }
        }
        if met.len() > MOST_POSITIONS {
            return Mating::Unknown;
        }
    }
    Mating::Unwinnable { because: NoMate::Exhausted }
}

/// Is the position dead (5.2.2): can neither side mate by any series of legal moves? `None` when the search gave up.
pub fn is_dead(position: &Position) -> Option<bool> {
    match (can_mate(position, position.turn()), can_mate(position, !position.turn())) {
        (Mating::Winnable { .. }, _) | (_, Mating::Winnable { .. }) => Some(false),
        (Mating::Unwinnable { .. }, Mating::Unwinnable { .. }) => Some(true),
        _ => None,
    }
}

/// Is the position certainly dead? Quick: a `false` is no proof of the contrary.
pub fn is_surely_dead(position: &Position) -> bool {
    if Color::ALL.into_iter().all(|side| lacks_material(position, side)) {
        return true;
    }
    if !position.castles_classically() {
        return false;
    }
    solver_board(position).is_some_and(|board| {
        chasolver::is_unwinnable_fast(&board, chess::Color::White)
            && chasolver::is_unwinnable_fast(&board, chess::Color::Black)
    })
}

/// Can `side` never mate because of what is left: nothing but the king; one knight or bishops of one square colour
/// against nothing that could block its king's flight?
pub fn lacks_material(position: &Position, side: Color) -> bool {
    let board = position.board();
    let own = board.colors(side);
    let others = board.colors(!side);
    let strong = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    if !(own & strong).is_empty() {
        return false;
    }
    let knights = own & board.pieces(Piece::Knight);
    let bishops = own & board.pieces(Piece::Bishop);
    if knights.is_empty() && bishops.is_empty() {
        return true;
    }
    if !knights.is_empty() {
        let blockers = others - board.pieces(Piece::King) - board.pieces(Piece::Queen);
        return own.len() == 2 && blockers.is_empty();
    }
    let all_bishops = board.pieces(Piece::Bishop);
    let of_one_colour = (all_bishops & cozy_chess::BitBoard::DARK_SQUARES).is_empty()
        || (all_bishops & cozy_chess::BitBoard::LIGHT_SQUARES).is_empty();
    let blockers = (others & board.pieces(Piece::Pawn)) | (others & board.pieces(Piece::Knight));
    of_one_colour && blockers.is_empty()
}

/// The solver's board. It knows no Chess960, so rights to castle there are left out; a line it finds without them is one.
fn solver_board(position: &Position) -> Option<chess::Board> {
    let mut fen = fen::write(position);
    if !position.castles_classically() {
        let fields: Vec<&str> = fen.split(' ').collect();
        fen = format!("{} {} - {} 0 1", fields[0], fields[1], fields[3]);
    }
    chess::Board::from_str(&fen).ok()
}

fn solver_color(color: Color) -> chess::Color {
    match color {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}

/// Plays the solver's line out: only a line of legal moves that ends in the mate asked for is an answer.
fn verified(position: &Position, side: Color, helpmate: &[chess::ChessMove]) -> Mating {
    let mut reached = position.clone();
    let mut line = Vec::with_capacity(helpmate.len());
    for step in helpmate {
        let Some(mv) = own_move(&reached, *step) else { return Mating::Unknown };
        line.push(mv);
        reached.play(mv);
    }
    if reached.is_checkmate() && reached.turn() != side { Mating::Winnable { line } } else { Mating::Unknown }
}

fn own_move(position: &Position, step: chess::ChessMove) -> Option<Move> {
    let from = Square::index(step.get_source().to_index());
    let mut to = Square::index(step.get_dest().to_index());
    let promotion = match step.get_promotion() {
        None => None,
        Some(chess::Piece::Queen) => Some(Piece::Queen),
        Some(chess::Piece::Rook) => Some(Piece::Rook),
        Some(chess::Piece::Bishop) => Some(Piece::Bishop),
        Some(chess::Piece::Knight) => Some(Piece::Knight),
        Some(chess::Piece::King | chess::Piece::Pawn) => return None,
    };
    let two_steps = (from.file() as i8 - to.file() as i8).abs() == 2;
    if two_steps && position.board().king(position.turn()) == from {
        let rights = position.board().castle_rights(position.turn());
        let rook = if to.file() > from.file() { rights.short } else { rights.long };
        to = Square::new(rook?, from.rank());
    }
    let mv = Move { from, to, promotion };
    position.board().is_legal(mv).then_some(mv)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(text: &str, side: Color) -> Mating {
        can_mate(&fen::read(text).unwrap(), side)
    }

    #[test]
    fn bare_kings_and_lone_pieces() {
        for (text, side, winnable) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Color::White, false),
            ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", Color::White, false),
            ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", Color::White, true),
            ("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", Color::White, true),
            ("3qk3/8/8/8/8/8/8/4KN2 w - - 0 1", Color::White, false),
            ("3rk3/8/8/8/8/8/8/4KN2 w - - 0 1", Color::White, true),
            ("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", Color::White, false),
            ("3bk3/8/8/8/8/8/8/4KB2 w - - 0 1", Color::White, true),
        ] {
            assert_eq!(matches!(answer(text, side), Mating::Winnable { .. }), winnable, "{text}");
        }
    }

    #[test]
    fn a_locked_pawn_wall_cannot_be_won_by_the_bishop_on_the_wrong_side() {
        let wall = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1";
        assert_eq!(answer(wall, Color::Black), Mating::Unwinnable { because: NoMate::Exhausted });
        assert!(matches!(answer(wall, Color::White), Mating::Winnable { .. }));
    }

    #[test]
    fn chess960_castling_is_played_out_before_never_is_said() {
        // The king must take the queen, and Black has nothing left to mate with.
        let forced = "7k/8/8/8/8/8/PPP5/RKq5 w Q - 0 1";
        assert_eq!(answer(forced, Color::Black), Mating::Unwinnable { because: NoMate::Exhausted });
        assert!(matches!(answer(forced, Color::White), Mating::Winnable { .. }));
    }

    #[test]
    fn after_mate_the_winner_has_mated_and_the_loser_cannot() {
        let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
        assert_eq!(answer(mate, Color::Black), Mating::Winnable { line: Vec::new() });
        assert_eq!(answer(mate, Color::White), Mating::Unwinnable { because: NoMate::GameOver });
    }
}
