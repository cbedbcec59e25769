//! PS, 7.5: the sum of the score after each round, with the points that were given or taken until then. Those of no round count from
//! the start, as in the standings after each round. A cut leaves out the earliest rounds (14.1.2 c).

use super::Rule;
use crate::explain::Part;
pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    let participant = rule.book.field.participant(who);
    let mut score = participant.adjustment[rule.which as usize];
    for (index, record) in participant.rounds.iter().enumerate() {
        score += record.points(rule.which) + record.adjustment[rule.which as usize];
        let mut part = Part::own(index, record, score.hundredths().into());
        part.weight = i64::from(part.round);
        parts.push(part);
    }
}
