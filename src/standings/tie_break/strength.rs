//! SSSC, 13.4: the secondary score, plus Buchholz on the primary score over a normalising factor.
//!
//! The factor is the highest possible primary score divided by the highest secondary score of one match, towards zero, or
//! what the competition states (`/Kx`). The quotient is not rounded.

use super::Rule;
use crate::explain::{Finish, Part};
use crate::field::Which;

/// How the Buchholz in `parts` makes the figure.
pub fn finish(rule: &Rule, who: u32, parts: &[Part]) -> Finish {
    let field = &rule.actual.field;
    let highest_primary = field.scale(rule.which).win * i32::from(field.rounds);
    let highest_of_a_match = field.scale(rule.which.other()).win.hundredths();
    let computed = if highest_of_a_match > 0 { highest_primary.hundredths() / highest_of_a_match } else { 1 };
    Finish::Strength {
        secondary: rule.actual.total(who, secondary(rule)),
        buchholz: parts.iter().filter(|part| part.counts()).map(|part| part.value).sum(),
        factor: rule.descriptor.factor.map_or(i64::from(computed), i64::from).max(1),
    }
}

fn secondary(rule: &Rule) -> Which {
    rule.which.other()
}
