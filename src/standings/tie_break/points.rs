//! PTS: the score itself, round by round; and MPvGP, the score that does not decide the competition (13.1).

use super::Rule;
use crate::standings::descriptor::Code;
use crate::standings::explain::{Part, Source};
use crate::standings::field::{Kind, Which};
use crate::tournament::points::Points;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    let which = if rule.descriptor.code == Code::MpVGp { Which::Secondary } else { rule.which };
    let participant = rule.book.field.participant(who);
    for (index, record) in participant.rounds.iter().enumerate() {
        let adjustment = if which == Which::Primary { record.adjustment } else { Points::ZERO };
        parts.push(Part::own(index, record, (record.points(which) + adjustment).hundredths().into()));
    }
    if which == Which::Primary && participant.adjustment != Points::ZERO {
        parts.push(Part {
            round: 0,
            source: Source::Own,
            kind: Kind::Free,
            colour: None,
            scored: participant.adjustment,
            weight: 0,
            value: participant.adjustment.hundredths().into(),
            voluntary: false,
            cut: None,
        });
    }
}
