//! The averages over the opponents met over the board: of their ratings (ARO 10.1), Buchholz (AOB 8.2), and performances
//! (APRO 10.4, APPO 10.5). Who brings nothing (no rating, no performance) is left out.

use super::Rule;
use crate::explain::{Part, Source};
use sonneborn_tournament::outcome::Mark;
use sonneborn_tournament::points::Points;

pub fn list(rule: &Rule, who: u32, parts: &mut Vec<Part>) {
    for (index, record) in rule.actual.field.participant(who).rounds.iter().enumerate() {
        let Some(opponent) = record.met() else { continue };
        let Some(brought) = rule.brought(opponent, index) else { continue };
        let scored = match record.mark {
            Some(Mark::Win) => Points::ONE,
            Some(Mark::Draw) => Points::HALF,
            Some(Mark::Loss) | None => Points::ZERO,
        };
        let part = Part::own(index, record, brought);
        parts.push(Part { source: Source::Opponent(opponent), scored, weight: brought, ..part });
    }
}
