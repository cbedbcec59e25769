//! The tie-breaks of team knock-outs, art. 12: BC (12.1), TBR (12.2), BBE (12.3).
//!
//! Individual forfeits are ordinary results, and a team's pairing-allocated bye is a win on every board. "Reapply to the next
//! board" is a comparison from board to board, and so TBR and BBE are rows of numbers.

use super::Rule;
use crate::explain::{Finish, Part, Source};
use crate::field::Kind;
use crate::figure::{Figure, HUNDREDTHS};
use sonneborn_tournament::descriptor::Code;
use sonneborn_tournament::points::Points;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) -> Finish {
    let code = rule.descriptor.code;
    let participant = rule.actual.field.participant(who);
    for board in 1..=rule.actual.field.boards {
        let scored = participant.on_board(board);
        let weight = if code == Code::Bc { i64::from(board) } else { 1 };
        parts.push(Part {
            round: 0,
            source: Source::Board(board),
            kind: Kind::Played,
            colour: None,
            scored,
            weight,
            value: weight * i64::from(scored.hundredths()),
            voluntary: false,
            cut: None,
        });
    }
    match code {
        Code::Bc => Finish::Sum { denominator: HUNDREDTHS },
        Code::Tbr => Finish::Boards,
        _ => Finish::BoardsFromTop,
    }
}

/// The row of board scores, or of the scores on all boards but the last one, two, ….
pub fn figure(parts: &[Part], finish: Finish) -> Figure {
    let scores: Vec<Points> = parts.iter().map(|part| part.scored).collect();
    if finish == Finish::Boards {
        return Figure::Boards(scores);
    }
    let kept = (1..scores.len()).rev();
    Figure::Boards(kept.map(|boards| scores[..boards].iter().copied().sum()).collect())
}
