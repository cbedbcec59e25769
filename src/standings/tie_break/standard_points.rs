//! STD, 7.7: one for each round with more points than the scheduled opponent, a half for as many; without an opponent the
//! points of a draw take the opponent's place. Read as written, a double forfeit and a game lost by both give each a half.

use super::Rule;
use crate::standings::explain::Part;
use crate::standings::field::Kind;
use std::cmp::Ordering;

/// Values are in halves.
pub const DENOMINATOR: i64 = 2;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    let field = &rule.book.field;
    for (index, record) in field.participant(who).rounds.iter().enumerate() {
        let against = match record.opponent {
            _ if matches!(record.kind, Kind::Pending | Kind::Free) => continue,
            Some(opponent) => match field.participant(opponent).rounds.get(index) {
                Some(theirs) => theirs.points(rule.which),
                None => continue,
            },
            None => field.scale(rule.which).draw,
        };
        let value = match record.points(rule.which).cmp(&against) {
            Ordering::Greater => 2,
            Ordering::Equal => 1,
            Ordering::Less => 0,
        };
        parts.push(Part { weight: against.hundredths().into(), ..Part::own(index, record, value) });
    }
}
