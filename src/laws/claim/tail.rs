//! Moves that may be missing behind the end of a record (8.4: who has less than five minutes need not write them down): what is
//! asked of the board, and which moves, if they were played, would make the claim right.

use super::super::notation;
use super::super::position::Position;
use super::super::possible::FIFTY_MOVES;
use super::super::replay::Replay;
use super::super::sheet::Doubt;
use super::{Claim, ClaimKind, Rules, Verdict, answer};
use cozy_chess::{Color, Move, Piece};

/// So many half-moves are looked for behind the end of the record.
const MOST_MISSING: usize = 4;
/// So many games with moves behind the record are examined, and so many positions looked at.
const MOST_EXAMINED: u32 = 60;
const MOST_LOOKED_AT: u32 = 20_000;

/// What must be known of the board first: whether it stands as the record ends; or, where it was seen and stands otherwise, which
/// moves lead there.
pub(super) fn asked_of_board(replay: &Replay, claim: &Claim, rules: Rules) -> Doubt {
    let after = super::draw::label(replay, replay.len());
    match claim.evidence.board_apart(replay) {
        Some((squares, way)) => Doubt::BoardApart { after, squares, moves: told(replay.last(), &way) },
        None => Doubt::Extent { after, right_with: right_with(replay, claim, rules) },
    }
}

/// Moves one after the other with their numbers.
fn told(start: &Position, moves: &[Move]) -> Vec<String> {
    let mut reached = start.clone();
    let told = moves.iter().map(|mv| {
        let san = notation::numbered_san(&reached, *mv);
        reached.play(*mv);
        san
    });
    told.collect()
}

/// The fewest moves behind the end of the record with which a draw could be claimed; none where no such moves are, or where the
/// claim rests on no repetition or count.
fn right_with(replay: &Replay, claim: &Claim, rules: Rules) -> Vec<String> {
    let rests_on_count = matches!(claim.kind, ClaimKind::Threefold { .. } | ClaimKind::FiftyMoves { .. });
    if !rests_on_count || claim.ply != replay.len() || replay.plies().iter().any(|ply| ply.stood) {
        return Vec::new();
    }
    let mut search = Search {
        replay,
        claim,
        rules,
        goals: goals(replay, claim),
        recorded: replay.plies().iter().map(|ply| ply.mv).collect(),
        examined: MOST_EXAMINED,
        looked_at: MOST_LOOKED_AT,
    };
    if search.goals.is_empty() && matches!(claim.kind, ClaimKind::Threefold { .. }) {
        return Vec::new();
    }
    let found = (1..=MOST_MISSING).find_map(|depth| {
        let mut tail = Vec::with_capacity(depth);
        search.walk(replay.last(), depth, &mut tail).then_some(tail)
    });
    found.map_or_else(Vec::new, |tail| told(replay.last(), &tail))
}

/// The positions that a repetition can still bring back: those that have stood twice already. For a count there are none.
fn goals(replay: &Replay, claim: &Claim) -> Vec<Position> {
    if !matches!(claim.kind, ClaimKind::Threefold { .. }) {
        return Vec::new();
    }
    let first = replay.len().saturating_sub(replay.last().reversible() as usize);
    let stood_twice = (first..=replay.len()).filter(|ply| replay.repetition(*ply) == 2);
    stood_twice.map(|ply| replay.position(ply).clone()).collect()
}

struct Search<'a> {
    replay: &'a Replay,
    claim: &'a Claim,
    rules: Rules,
    goals: Vec<Position>,
    recorded: Vec<Move>,
    examined: u32,
    looked_at: u32,
}

impl Search<'_> {
    fn walk(&mut self, at: &Position, depth: usize, tail: &mut Vec<Move>) -> bool {
        if depth == 0 {
            return self.is_right(tail);
        }
        for mv in at.legal_moves() {
            if self.looked_at == 0 {
                return false;
            }
            self.looked_at -= 1;
            if at.is_irreversible(mv) {
                continue;
            }
            let next = at.after(mv);
            if !self.may_lead_there(&next, depth - 1) {
                continue;
            }
            tail.push(mv);
            if self.walk(&next, depth - 1, tail) {
                return true;
            }
            tail.pop();
        }
        false
    }

    /// Can a goal be reached in so many half-moves more, and the announced one?
    fn may_lead_there(&self, at: &Position, depth: usize) -> bool {
        let announced = matches!(
            &self.claim.kind,
            ClaimKind::Threefold { announced: Some(_) } | ClaimKind::FiftyMoves { announced: Some(_) }
        );
        let more = depth as u32 + u32::from(announced);
        match self.claim.kind {
            ClaimKind::FiftyMoves { .. } => at.reversible().saturating_add(more) >= FIFTY_MOVES,
            // A quiet move changes two squares; after castling nothing earlier comes back.
            _ => self.goals.iter().any(|goal| squares_apart(at, goal) <= 2 * more),
        }
    }

    fn is_right(&mut self, tail: &[Move]) -> bool {
        if self.examined == 0 {
            return false;
        }
        self.examined -= 1;
        let moves = [&self.recorded[..], tail].concat();
        let played = Replay::of_moves(self.replay.position(0).clone(), &moves);
        let claim = Claim { ply: played.len(), ..self.claim.clone() };
        answer(&played, &claim, self.rules).verdict == Verdict::Right
    }
}

/// On how many squares something else stands.
fn squares_apart(a: &Position, b: &Position) -> u32 {
    let (a, b) = (a.board(), b.board());
    let mut apart = cozy_chess::BitBoard::EMPTY;
    for color in Color::ALL {
        apart |= a.colors(color) ^ b.colors(color);
    }
    for piece in Piece::ALL {
        apart |= a.pieces(piece) ^ b.pieces(piece);
    }
    apart.len()
}
