//! What falls on which round of a random tournament: the wishes with their numbers of times drawn over the rounds.

use super::options::{Amount, Often, Options, PerMille, WHOLE};
use crate::lots::Lots;
use sonneborn_tournament::ids::RoundNo;
use std::collections::BTreeMap;

pub type ByRound = BTreeMap<RoundNo, Amount>;

/// The rounds of a tournament with what is to happen in each.
#[derive(Clone, Debug)]
pub struct Plan {
    pub withdrawals: ByRound,
    pub returns: ByRound,
    pub half_point_byes: ByRound,
    pub zero_point_byes: ByRound,
    pub full_point_byes: ByRound,
    pub assigned_byes: ByRound,
    pub adjourned: ByRound,
    pub forfeits: ByRound,
    pub double_forfeits: ByRound,
    pub unusual: ByRound,
}

impl Plan {
    pub fn of(options: &Options, lots: &mut Lots) -> Plan {
        let last = RoundNo(options.rounds.min(options.played));
        let mut over = |often: &Often, first: u16| often.over(RoundNo(first), last, &mut |count| lots.below(count));
        Plan {
            // Nobody leaves before they came.
            withdrawals: over(&options.withdrawals, 2),
            returns: over(&options.returns, 2),
            half_point_byes: over(&options.half_point_byes, 1),
            zero_point_byes: over(&options.zero_point_byes, 1),
            full_point_byes: over(&options.full_point_byes, 1),
            assigned_byes: over(&options.assigned_byes, 1),
            adjourned: over(&options.adjourned, 1),
            forfeits: over(&options.forfeits, 1),
            double_forfeits: over(&options.double_forfeits, 1),
            unusual: over(&options.unusual, 1),
        }
    }

    /// Takes out of the `candidates` those whom it happens to in a round.
    pub fn picked(kind: &ByRound, round: RoundNo, candidates: &mut Vec<usize>, lots: &mut Lots) -> Vec<usize> {
        match kind.get(&round) {
            None => Vec::new(),
            Some(Amount::Rate(rate)) => candidates.extract_if(.., |_| happens(lots, *rate)).collect(),
            Some(Amount::Times(times)) => {
                let mut picked = Vec::new();
                while picked.len() < usize::from(*times) && !candidates.is_empty() {
                    picked.push(candidates.remove(lots.below(candidates.len())));
                }
                picked
            }
        }
    }
}

/// Whether something that happens so often happens now.
fn happens(lots: &mut Lots, often: PerMille) -> bool {
    often > 0 && lots.below(usize::from(WHOLE)) < usize::from(often)
}
