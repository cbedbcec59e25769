//! BH, 8.1, and on the book of the drawn final round FB, 8.3: the sum of the opponents' scores.
//!
//! An unplayed round is played against a dummy (16.4); in round robins a forfeit is against the scheduled opponent (15.2).
//! [`opposition`] says whom each round counts against, for Sonneborn-Berger too.

use super::Rule;
use crate::explain::{Part, Source};
use crate::field::{Kind, Which};
use crate::unplayed;
use sonneborn_tournament::points::Points;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    opposition(rule, who, rule.which, parts, |score, _| score.hundredths().into());
}

/// Lists every round that counts with the score, by `which`, of its opponent or dummy; `value` makes the addend of that score
/// and the place of the round.
pub fn opposition(rule: &Rule, who: u32, which: Which, parts: &mut Vec<Part>, value: impl Fn(Points, usize) -> i64) {
    let (book, field) = (rule.book, &rule.book.field);
    let forfeits_count = rule.descriptor.forfeits_played || field.predetermined;
    let own = book.total(who, which);
    for (index, record) in field.participant(who).rounds.iter().enumerate() {
        let scheduled = record.opponent.filter(|_| record.kind.is_forfeit() && forfeits_count);
        let (source, score) = match record.met().or(scheduled) {
            _ if matches!(record.kind, Kind::Pending | Kind::Free) => continue,
            Some(opponent) => (Source::Opponent(opponent), book.adjusted(opponent, which)),
            None => {
                let dummy = unplayed::dummy(field, own, record, which, book.all_adjusted(which));
                (Source::Dummy(dummy), dummy.score)
            }
        };
        let part = Part::own(index, record, value(score, index));
        parts.push(Part {
            source,
            weight: score.hundredths().into(),
            voluntary: part.voluntary && matches!(source, Source::Dummy(_)),
            ..part
        });
    }
}
