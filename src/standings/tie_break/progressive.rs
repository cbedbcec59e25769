//! PS, 7.5: the sum of the running score after each round. A cut leaves out the earliest rounds (14.1.2 c).

use super::Rule;
use crate::explain::Part;
use sonneborn_tournament::points::Points;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    let mut score = Points::ZERO;
    for (index, record) in rule.book.field.participant(who).rounds.iter().enumerate() {
        score += record.points(rule.which) + record.adjustment[rule.which as usize];
        let mut part = Part::own(index, record, score.hundredths().into());
        part.weight = i64::from(part.round);
        parts.push(part);
    }
}
