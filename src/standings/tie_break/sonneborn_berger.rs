//! SB, 9.1, and for teams the four of 13.2: the opponents' scores times the points scored against them.

use super::buchholz::opposition;
use super::{Rule, which};
use crate::explain::Part;
use crate::field::Which;
use sonneborn_tournament::descriptor::{Code, Score};

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    let (of_opponent, scored) = scores(rule);
    let rounds = &rule.book.field.participant(who).rounds;
    opposition(rule, who, of_opponent, parts, |score, round| score.product(rounds[round].points(scored)));
}

/// Which score of the opponent is multiplied with which points.
fn scores(rule: &Rule) -> (Which, Which) {
    let named = |score| which(rule.book, Some(score));
    match rule.descriptor.code {
        Code::Esb => (rule.which, rule.which.other()),
        Code::Emmsb => (named(Score::Match), named(Score::Match)),
        Code::Emgsb => (named(Score::Match), named(Score::Game)),
        Code::Egmsb => (named(Score::Game), named(Score::Match)),
        Code::Eggsb => (named(Score::Game), named(Score::Game)),
        _ => (rule.which, rule.which),
    }
}
