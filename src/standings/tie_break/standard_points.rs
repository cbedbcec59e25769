//! STD, 7.7: one for each round with more points than the scheduled opponent, a half for as many.
//!
//! "Scores" is read of games and "obtains, without playing" of unplayed rounds, forfeits among them: there the points of a
//! draw take the opponent's place. So a game lost by both over the board gives each a half, as the text says, and a double
//! forfeit nothing.

use super::Rule;
use crate::explain::Part;
use crate::field::Kind;
use std::cmp::Ordering;

/// Values are in halves.
pub const DENOMINATOR: i64 = 2;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    let field = &rule.book.field;
    for (index, record) in field.participant(who).rounds.iter().enumerate() {
        if matches!(record.kind, Kind::Pending | Kind::Free) {
            continue;
        }
        let theirs = record.met().and_then(|opponent| field.participant(opponent).rounds.get(index));
        let against = theirs.map_or(field.scale(rule.which).draw, |theirs| theirs.points(rule.which));
        let value = match record.points(rule.which).cmp(&against) {
            Ordering::Greater => 2,
            Ordering::Equal => 1,
            Ordering::Less => 0,
        };
        parts.push(Part { weight: against.hundredths().into(), ..Part::own(index, record, value) });
    }
}
