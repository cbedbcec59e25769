//! KS, 9.2: the points against those who have at least half of the maximum possible score, the limit moved by `/L` (14.5).
//!
//! The maximum is a win in every round in which one could have had an opponent: in a round robin with an odd field that is
//! one round less. Points from forfeits count, as 9.2 makes no difference.

use super::Rule;
use crate::explain::{Cut, Finish, Part};
use crate::field::{Field, Kind, Which};
use sonneborn_tournament::points::Points;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) -> Finish {
    let field = &rule.book.field;
    let limit = limit(field, rule.which) + Points::halves(rule.descriptor.limit.into());
    for (index, record) in field.participant(who).rounds.iter().enumerate() {
        let Some(opponent) = record.opponent.filter(|_| record.kind != Kind::Pending) else { continue };
        let score = rule.book.total(opponent, rule.which);
        let part = Part::own(index, record, record.points(rule.which).hundredths().into());
        let cut = (score < limit).then_some(Cut::BelowLimit);
        parts.push(Part { weight: score.hundredths().into(), cut, ..part });
    }
    Finish::AboveLimit { limit }
}

/// Half of the maximum possible score.
fn limit(field: &Field, which: Which) -> Points {
    let rounds = if field.predetermined {
        let scheduled =
            |rounds: &[super::super::field::Record]| rounds.iter().filter(|one| one.opponent.is_some()).count();
        field.participants.iter().map(|participant| scheduled(&participant.rounds)).max().unwrap_or(0)
    } else {
        usize::from(field.rounds)
    };
    (field.scale(which).win * i32::try_from(rounds).unwrap_or(i32::MAX)).half()
}
