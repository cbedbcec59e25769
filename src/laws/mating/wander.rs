//! The thorough search: every position that can still arise is visited once, the most promising next.
//!
//! Positions wait in order of what was paid for the moves to them ([`super::plunge::Price`]). What a capture or a pawn's
//! move leads to is first shown to the proof by confinement, so that whole regions need not be walked. When none waits
//! any longer, all have been seen and no mate exists.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;

use cozy_chess::{BitBoard, Board, Color, Move, Piece};

use super::confined;
use super::lacks_material;
use super::plunge::{AsIs, Found, Plan, Price};
use sonneborn_patience as patience;

/// A position that waits, and the step that led to it.
struct Waiting {
    board: Board,
    step: u32,
    after_free: bool,
}

/// A move of the walk, after the step before it.
struct Step {
    before: u32,
    mv: Move,
}

const START: u32 = u32::MAX;

/// The positions seen so far.
type Seen = HashSet<u64, BuildHasherDefault<AsIs>>;

/// The positions after each move that were not seen before and in which the winner still has what mates, by price and piece; `None`
/// without any legal move.
fn new_positions(
    board: &Board,
    winner: Color,
    plan: &Plan,
    seen: &mut Seen,
) -> Option<Vec<(Price, Piece, Move, Board)>> {
    let mut can_move = false;
    let mut found = Vec::new();
    board.generate_moves(|of_piece| {
        can_move = true;
        for price in Price::RISING {
            let mut at_price = of_piece;
            at_price.to = plan.at_price(board, of_piece, BitBoard::EMPTY, price);
            for mv in at_price {
                let mut next = board.clone();
                next.play_unchecked(mv);
                if seen.insert(next.hash()) && !lacks_material(&next, winner) {
                    found.push((price, of_piece.piece, mv, next));
                }
            }
        }
        false
    });
    can_move.then_some(found)
}

/// Visits at most so many positions.
pub(super) fn search(start: &Board, winner: Color, most_positions: usize) -> Found {
    let [plan, _] = Plan::of(start, winner);
    let mut seen = Seen::default();
    let mut steps: Vec<Step> = Vec::new();
    let mut queues: Vec<Vec<Waiting>> = vec![vec![Waiting { board: start.clone(), step: START, after_free: false }]];
    let mut cost = 0;
    seen.insert(start.hash());
    while cost < queues.len() {
        patience::look();
        let Some(Waiting { board, step, after_free }) = queues[cost].pop() else {
            cost += 1;
            continue;
        };
        let Some(mut found) = new_positions(&board, winner, plan, &mut seen) else {
            if board.side_to_move() != winner && !board.checkers().is_empty() {
                return Found::Mate(line_to(&steps, step));
            }
            continue;
        };
        // The last pushed is the first tried.
        found.reverse();
        for (price, piece, mv, next) in found {
            let irreversible = piece == Piece::Pawn || board.colors(!board.side_to_move()).has(mv.to);
            if irreversible && confined::looks_locked(&next) && confined::never_mates(&next, winner, 0) {
                continue;
            }
            let charge = match price {
                // What changes the position for good and leaves hope is progress, whoever does it.
                _ if irreversible => 0,
                Price::Free => 0,
                Price::Normal => usize::from(!after_free),
                Price::Dear => 4,
            };
            if queues.len() <= cost + charge {
                queues.resize_with(cost + charge + 1, Vec::new);
            }
            steps.push(Step { before: step, mv });
            let step = (steps.len() - 1) as u32;
            queues[cost + charge].push(Waiting { board: next, step, after_free: price == Price::Free });
        }
        if seen.len() > most_positions {
            return Found::Open;
        }
    }
    Found::Never
}

fn line_to(steps: &[Step], mut step: u32) -> Vec<Move> {
    let mut line = Vec::new();
    while step != START {
        line.push(steps[step as usize].mv);
        step = steps[step as usize].before;
    }
    line.reverse();
    line
}
