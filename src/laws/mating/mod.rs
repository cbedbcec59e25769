//! Can this side still mate by any series of legal moves (Laws 5.2.2, 6.9, 7.5.5, 5.1.2)?
//!
//! Searches follow one another, the cheapest first: a short plunge and deeper ones (`plunge`), a proof that the men are locked in
//! (`confined`), also after what is forced (`forced`), a way to a picture of a mate (`corner`), and a walk through every position that can
//! still arise (`wander`). Where it is asked whether a position is dead, a march to a mate (`march`) goes before them. Moves are always
//! those of the board itself, castling in Chess960 included. The effort is bounded, after which the answer is [`Mating::Unknown`]: never a
//! guess.

mod confined;
mod corner;
mod forced;
mod march;
mod plunge;
mod wander;

use cozy_chess::{Board, Color, Move, Piece};

use super::position::Position;
use plunge::{Found, Plunge};

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

/// The first plunge: one half-move without a purpose, and so many moves tried.
const PLUNGE: (u8, u32) = (1, 500);
/// The deeper plunges: so many moves tried for each half-move of depth, and in all; at first no more than a proof by confinement is
/// worth.
const DEEPER: (u32, u32) = (2_000, 1_000_000);
const DEEPER_AT_FIRST: u32 = 30_000;
/// With so few moves, so many positions are visited first.
const FORCED: usize = 3;
const FIRST_POSITIONS: usize = 30;
/// The most moves tried in a position almost locked: at first, and where nothing else has decided, twice what the longest mate known
/// there needs.
const UNLOCKING: u32 = 1_000_000;
const UNLOCKING_AT_LAST: u32 = 3_000_000;
/// How many pieces the proof by confinement looks at twice.
const ASSUMPTIONS: u32 = 2;
/// The plunge of a glance.
const GLANCE: (u8, u32) = (1, 100);
/// The men with which a glance is worth while.
const FEW_MEN: u32 = 8;
/// The most positions visited on the way to a picture of a mate in a corner.
const TO_A_CORNER: usize = 60_000;
/// The most positions the thorough search visits: more than twice what the hardest known one needs, and some 200 MB at most.
const MOST_POSITIONS: usize = 2_000_000;

/// Can `side` still checkmate by any series of legal moves?
///
/// ```
/// use sonneborn_laws::mating::{Mating, can_mate};
/// use sonneborn_laws::{Color, fen};
///
/// let position = fen::read("8/8/4k3/8/8/3BK3/8/8 w - - 0 1").expect("a position");
/// assert!(matches!(can_mate(&position, Color::White), Mating::Unwinnable { .. }));
/// // A knight mates where the opponent's own piece takes the last square from their king.
/// let position = fen::read("8/8/4k3/3p4/8/3NK3/8/8 w - - 0 1").expect("a position");
/// assert!(matches!(can_mate(&position, Color::White), Mating::Winnable { .. }));
/// ```
pub fn can_mate(position: &Position, side: Color) -> Mating {
    let board = position.board();
    if position.is_irregular() {
        return Mating::Unknown;
    }
    if !position.has_legal_move() {
        let mated = position.in_check() && position.turn() != side;
        let over = Mating::Unwinnable { because: NoMate::GameOver };
        return if mated { Mating::Winnable { line: Vec::new() } } else { over };
    }
    if lacks_material(board, side) {
        return Mating::Unwinnable { because: NoMate::Material };
    }
    let (depth, moves) = PLUNGE;
    match Plunge::once(board, side, depth, moves) {
        Found::Mate(line) => return Mating::Winnable { line },
        Found::Never => return Mating::Unwinnable { because: NoMate::Exhausted },
        Found::Open => {}
    }
    let is_locked = || confined::never_mates(board, side, ASSUMPTIONS);
    let lines = board.pieces(Piece::Queen) | board.pieces(Piece::Rook) | board.pieces(Piece::Knight);
    // Pieces that get about are seldom locked in: then the proof comes after the deeper plunges.
    if lines.is_empty() && is_locked() {
        return Mating::Unwinnable { because: NoMate::Exhausted };
    }
    // After a forced move or two the rest may be locked in.
    if is_forced(board, position.legal_moves().len()) {
        if forced::never_mates(board, side) {
            return Mating::Unwinnable { because: NoMate::Exhausted };
        }
        match wander::search(board, side, FIRST_POSITIONS) {
            Found::Mate(line) => return Mating::Winnable { line },
            Found::Never => return Mating::Unwinnable { because: NoMate::Exhausted },
            Found::Open => {}
        }
    }
    let unlocking = |moves| Plunge::unlocking(board, side, confined::locked_men(board, side), moves);
    let mut searches: [&mut dyn FnMut() -> Found; 8] = [
        &mut || Plunge::deeper_and_deeper(board, side, DEEPER.0, DEEPER_AT_FIRST),
        &mut || if !lines.is_empty() && is_locked() { Found::Never } else { Found::Open },
        &mut || unlocking(UNLOCKING),
        &mut || if forced::never_mates_after_any_move(board, side) { Found::Never } else { Found::Open },
        &mut || corner::search(board, side, TO_A_CORNER),
        &mut || wander::search(board, side, MOST_POSITIONS),
        &mut || Plunge::deeper_and_deeper(board, side, DEEPER.0, DEEPER.1),
        &mut || unlocking(UNLOCKING_AT_LAST),
    ];
    for search in &mut searches {
        match search() {
            Found::Mate(line) => return Mating::Winnable { line },
            Found::Never => return Mating::Unwinnable { because: NoMate::Exhausted },
            Found::Open => {}
        }
    }
    Mating::Unknown
}

/// Is the position dead (5.2.2): can neither side mate by any series of legal moves? `None` when the search gave up.
///
/// ```
/// use sonneborn_laws::{fen, mating};
///
/// let position = fen::read("8/8/4k3/8/8/3BK3/8/8 w - - 0 1").expect("a position");
/// assert_eq!(mating::is_dead(&position), Some(true));
/// ```
pub fn is_dead(position: &Position) -> Option<bool> {
    match (can_mate(position, position.turn()), can_mate(position, !position.turn())) {
        (Mating::Winnable { .. }, _) | (_, Mating::Winnable { .. }) => Some(false),
        (Mating::Unwinnable { .. }, Mating::Unwinnable { .. }) => Some(true),
        _ => None,
    }
}

/// Is the position certainly dead? Quick: a `false` is no proof of the contrary.
///
/// ```
/// use sonneborn_laws::position::Position;
/// use sonneborn_laws::{fen, mating};
///
/// let kings = fen::read("8/8/4k3/8/8/4K3/8/8 w - - 0 1").expect("a position");
/// assert!(mating::is_surely_dead(&kings) && !mating::is_surely_dead(&Position::default()));
/// ```
pub fn is_surely_dead(position: &Position) -> bool {
    let board = position.board();
    if position.is_irregular() {
        return false;
    }
    // Who has more men can mate more often, and then nothing more is asked.
    let white_first = board.colors(Color::White).len() >= board.colors(Color::Black).len();
    let sides = if white_first { [Color::White, Color::Black] } else { [Color::Black, Color::White] };
    // The pawns of most games still lead to a mate. One that is free and need not be taken at once mostly does: that is no proof, but
    // neither would be one worth while that it does not.
    let leads_to_mate = || {
        let is_free = sides.into_iter().any(|side| march::has_free_pawn(board, side));
        (is_free && !has_few_moves(board)) || sides.into_iter().any(|side| march::mates(board, side))
    };
    if may_be_locked(board) && leads_to_mate() {
        return false;
    }
    sides.into_iter().all(|side| cannot_mate_at_a_glance(board, side))
}

/// A quick and incomplete proof that the side cannot mate.
fn cannot_mate_at_a_glance(board: &Board, side: Color) -> bool {
    if lacks_material(board, side) {
        return true;
    }
    // With many men and moves a glance sees no end.
    let is_small = board.occupied().len() <= FEW_MEN || has_few_moves(board);
    if !may_be_locked(board) {
        return is_small && Plunge::sees_all(board, side, GLANCE.0, GLANCE.1);
    }
    // A proof by confinement costs more than a mate that is easy to find.
    let plunges: [&dyn Fn() -> Found; 2] = [&|| Plunge::once(board, side, PLUNGE.0, PLUNGE.1), &|| {
        Plunge::deeper_and_deeper(board, side, DEEPER.0, DEEPER_AT_FIRST)
    }];
    for plunge in plunges {
        match plunge() {
            Found::Never => return true,
            Found::Mate(_) => return false,
            Found::Open => {}
        }
    }
    confined::never_mates(board, side, ASSUMPTIONS)
}

/// Do pawns stop each other, and no piece that gets about? Others are seldom locked in.
fn may_be_locked(board: &Board) -> bool {
    let about = board.pieces(Piece::Queen) | board.pieces(Piece::Rook) | board.pieces(Piece::Knight);
    about.is_empty() && confined::looks_locked(board)
}

/// Is there next to no choice, with so many legal moves?
fn is_forced(board: &Board, moves: usize) -> bool {
    moves <= FORCED || !board.checkers().is_empty()
}

fn has_few_moves(board: &Board) -> bool {
    let mut moves = 0;
    !board.generate_moves(|of_piece| {
        moves += of_piece.len();
        moves > FORCED
    })
}

/// Can `side` never mate because of what is left: nothing but the king; one knight or bishops of one square colour
/// against nothing that could block its king's flight?
fn lacks_material(board: &Board, side: Color) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

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
    fn bishops_that_roam_behind_a_closed_wall_mate_nobody() {
        let five_bishops = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57";
        assert_eq!(answer(five_bishops, Color::Black), Mating::Unwinnable { because: NoMate::Exhausted });
    }

    #[test]
    fn walls_with_many_bishops_and_a_boxed_in_king_are_decided() {
        for text in [
            "8/b7/1b5p/2b2p1P/3b1p1K/4bPp1/6P1/5kb1 b - - 0 1",
            "8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b - - 0 1",
            "8/1p2B1B1/1PpB1B2/k1P1B3/p1P2B2/P7/5K2/8 w - - 0 1",
            "1bB5/k7/R5r1/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 b - - 0 1",
            "1bB5/k7/r7/8/1pBp1p1p/1PpP1PbP/K1P4b/RB6 w - - 0 1",
            "B2b4/1b6/2k5/8/1p1p1p1p/1PpP1P1P/K1P4b/NB6 b - - 0 1",
            "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1",
        ] {
            for side in Color::ALL {
                assert_eq!(answer(text, side), Mating::Unwinnable { because: NoMate::Exhausted }, "{text} {side}");
            }
        }
    }

    #[test]
    fn bishops_of_one_colour_mate_in_a_corner_that_the_losers_own_men_fill() {
        let far = fen::read("1b6/4k3/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K1B w - - 0 1").unwrap();
        let Mating::Winnable { line } = can_mate(&far, Color::Black) else { panic!("no mate was found") };
        assert_mates(far, &line);
    }

    #[test]
    fn a_wall_is_opened_by_bishops_in_more_than_a_hundred_half_moves() {
        // The searches before take their time with it: here the last one is asked alone.
        let wall = fen::read("2b1b2k/1p5b/1Pp5/2Pp1b2/3Pp3/B3Pp1b/5P2/K1B1B3 w - - 0 1").unwrap();
        let locked = confined::locked_men(wall.board(), Color::White);
        let found = |moves| Plunge::unlocking(wall.board(), Color::White, locked, moves);
        assert!(matches!(found(UNLOCKING), Found::Open), "otherwise it needs no last search");
        let Found::Mate(line) = found(UNLOCKING_AT_LAST) else { panic!("no mate was found") };
        assert!(line.len() > 100);
        assert_mates(wall, &line);
    }

    /// The mate that is told is one, by legal moves.
    fn assert_mates(mut position: Position, line: &[Move]) {
        let winner = if line.len() % 2 == 1 { position.turn() } else { !position.turn() };
        for mv in line {
            assert!(position.legal_moves().contains(mv));
            position.play(*mv);
        }
        assert!(position.in_check() && !position.has_legal_move() && position.turn() == !winner);
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
