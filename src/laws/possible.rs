//! The draw claims that stood open in a game: threefold repetition and the fifty-move rule (9.2, 9.3), on the board or
//! by a move that the player could have announced.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;

use cozy_chess::{BitBoard, Move};

use super::ending::Ended;
use super::replay::{KeyAsHash, Replay};

/// The moves of each side after which the fifty-move rule may be claimed (9.3), in half-moves.
pub const FIFTY_MOVES: u32 = 100;

/// What could be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawClaim {
    Threefold,
    FiftyMoves,
}

/// A claim that the player on move could have made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenClaim {
    pub kind: DrawClaim,
    /// The half-moves played when it could be made.
    pub ply: usize,
    /// The move to write down and announce; `None` where the position already stood on the board.
    pub announced: Option<Move>,
}

/// Every claim that stood open, in the order of the game: behind its end, where that is known, none does.
///
/// ```
/// use sonneborn_laws::possible::{DrawClaim, open_claims};
/// use sonneborn_laws::replay::{AtFault, Replay};
/// use sonneborn_laws::pgn;
///
/// let game = pgn::games("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8").next().expect("a game");
/// let open = open_claims(&Replay::of(&game, AtFault::Stop), None);
/// assert!(open.iter().any(|claim| claim.kind == DrawClaim::Threefold && claim.ply == 8));
/// ```
pub fn open_claims(replay: &Replay, end: Option<Ended>) -> Vec<OpenClaim> {
    let mut claims = Vec::new();
    let mut stretch = Stretch::default();
    let most = replay.most();
    let fifty_moves_near = most.reversible + 1 >= FIFTY_MOVES;
    if most.repetition < 2 && !fifty_moves_near {
        return claims;
    }
    let until = end.map_or(replay.len() + 1, |end| end.ply);
    for ply in 0..until {
        stretch.take(replay, ply);
        if has_ended(replay, ply) {
            continue;
        }
        if replay.repetition(ply) >= 3 {
            claims.push(OpenClaim { kind: DrawClaim::Threefold, ply, announced: None });
        }
        let announced = |kind| move |mv| OpenClaim { kind, ply, announced: Some(mv) };
        claims.extend(stretch.repeating_moves(replay, ply).into_iter().map(announced(DrawClaim::Threefold)));
        let reversible = if fifty_moves_near { replay.position(ply).reversible() } else { 0 };
        if reversible >= FIFTY_MOVES {
            claims.push(OpenClaim { kind: DrawClaim::FiftyMoves, ply, announced: None });
        } else if reversible + 1 == FIFTY_MOVES {
            claims.extend(quiet_moves(replay, ply).into_iter().map(announced(DrawClaim::FiftyMoves)));
        }
    }
    claims
}

/// The moves by which the player on move would bring a position about for the third time at least.
pub fn repeating_moves(replay: &Replay, ply: usize) -> Vec<Move> {
    let furthest = ply.saturating_sub(replay.position(ply).reversible() as usize);
    let mut stretch = Stretch::default();
    (furthest..=ply).for_each(|ply| stretch.take(replay, ply));
    stretch.repeating_moves(replay, ply)
}

/// The positions since the last capture or pawn move, none of which an earlier one can be. Taken in ply by ply, so that
/// asking at every ply of a long record costs no more than the record is long.
#[derive(Default)]
struct Stretch {
    /// The last ply of every key, once one of the positions has stood twice: before, nothing can be brought about a third time.
    latest: HashMap<u64, usize, BuildHasherDefault<KeyAsHash>>,
    /// Where the men of the side that had just moved stood in the positions that have stood twice. Most moves lead to none of these,
    /// and need not be made to know it.
    stood_twice: HashSet<u64, BuildHasherDefault<KeyAsHash>>,
    /// Where the other side's men stood in these, which a move that leads back leaves as they are.
    opposite: HashSet<u64, BuildHasherDefault<KeyAsHash>>,
}

impl Stretch {
    fn take(&mut self, replay: &Replay, ply: usize) {
        let has_stood = replay.repetition(ply) >= 2;
        if self.latest.is_empty() && !has_stood {
            return;
        }
        let position = replay.position(ply);
        if position.reversible() == 0 {
            self.latest.clear();
            self.stood_twice.clear();
            self.opposite.clear();
        } else if self.latest.is_empty() {
            let first = ply.saturating_sub(position.reversible() as usize);
            self.latest.extend((first..=ply).map(|ply| (replay.key(ply), ply)));
        } else {
            self.latest.insert(replay.key(ply), ply);
        }
        if has_stood {
            self.stood_twice.insert(scattered(position.board().colors(!position.turn())));
            self.opposite.insert(scattered(position.board().colors(position.turn())));
        }
    }

    /// As [`repeating_moves`], at the ply taken in last.
    fn repeating_moves(&self, replay: &Replay, ply: usize) -> Vec<Move> {
        if self.latest.is_empty() {
            return Vec::new();
        }
        let position = replay.position(ply);
        if !self.opposite.contains(&scattered(position.board().colors(!position.turn()))) {
            return Vec::new();
        }
        let own = position.board().colors(position.turn());
        let leads_back = |mv: Move| self.stood_twice.contains(&scattered(own ^ mv.from.bitboard() ^ mv.to.bitboard()));
        let mut moves = position.legal_moves();
        moves.retain(|&mv| {
            leads_back(mv) && !position.is_irreversible(mv) && {
                let after = position.after(mv);
                let stood = self.latest.get(&after.key());
                stood.is_some_and(|&ply| replay.repetition(ply) >= 2 && replay.position(ply).same_as(&after))
            }
        });
        moves
    }
}

/// The squares as a number for a table: men seldom stand on all of them.
fn scattered(squares: BitBoard) -> u64 {
    const GOLDEN_RATIO: u64 = 0x9e37_79b9_7f4a_7c15;
    let product = squares.0.wrapping_mul(GOLDEN_RATIO);
    product ^ (product >> 32)
}

fn quiet_moves(replay: &Replay, ply: usize) -> Vec<Move> {
    let position = replay.position(ply);
    let mut moves = position.legal_moves();
    moves.retain(|&mv| !position.is_irreversible(mv));
    moves
}

/// Has mate or stalemate ended the game here? Only the last position can be one.
fn has_ended(replay: &Replay, ply: usize) -> bool {
    ply == replay.len() && !replay.position(ply).has_legal_move()
}
