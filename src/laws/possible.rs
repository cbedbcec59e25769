//! The draw claims that stood open in a game: threefold repetition and the fifty-move rule (9.2, 9.3), on the board or
//! by a move that the player could have announced.

use cozy_chess::Move;

use super::replay::Replay;

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

/// Every claim that stood open, in the order of the game.
pub fn open_claims(replay: &Replay) -> Vec<OpenClaim> {
    let mut claims = Vec::new();
    for ply in 0..=replay.len() {
        if has_ended(replay, ply) {
            continue;
        }
        if replay.repetition(ply) >= 3 {
            claims.push(OpenClaim { kind: DrawClaim::Threefold, ply, announced: None });
        }
        let announced = |kind| move |mv| OpenClaim { kind, ply, announced: Some(mv) };
        claims.extend(repeating_moves(replay, ply).into_iter().map(announced(DrawClaim::Threefold)));
        let reversible = replay.position(ply).reversible();
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
    let position = replay.position(ply);
    let furthest = ply.saturating_sub(position.reversible() as usize);
    // Positions with the other side to move that have already stood twice.
    let twice: Vec<u64> = (furthest..ply)
        .rev()
        .step_by(2)
        .filter(|&earlier| replay.repetition(earlier) >= 2)
        .map(|earlier| replay.key(earlier))
        .collect();
    if twice.is_empty() {
        return Vec::new();
    }
    let mut moves = position.legal_moves();
    moves.retain(|&mv| {
        !position.is_irreversible(mv) && {
            let after = position.after(mv);
            twice.contains(&after.key()) && replay.occurrences_of(&after, ply).len() >= 2
        }
    });
    moves
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
