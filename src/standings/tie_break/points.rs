//! PTS: the score itself, round by round; and MPvGP, the score that does not decide the competition (13.1).

use super::Rule;
use crate::explain::{Part, Source};
use crate::field::{Kind, Which};
use sonneborn_tournament::descriptor::Code;
use sonneborn_tournament::points::Points;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    let which = if rule.descriptor.code == Code::MpVGp { Which::Secondary } else { rule.which };
    let participant = rule.book.field.participant(who);
    for (index, record) in participant.rounds.iter().enumerate() {
        let points = record.points(which) + record.adjustment[which as usize];
        parts.push(Part { scored: record.points(which), ..Part::own(index, record, points.hundredths().into()) });
    }
    let outside = participant.adjustment[which as usize];
    if outside != Points::ZERO {
        parts.push(Part {
            round: 0,
            source: Source::Own,
            kind: Kind::Free,
            colour: None,
            scored: outside,
            weight: 0,
            value: outside.hundredths().into(),
            voluntary: false,
            cut: None,
        });
    }
}
