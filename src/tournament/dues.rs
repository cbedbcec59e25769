//! Entry fees as they were noted: how many have paid, the sums that the notes tell, and what the fee of the event leaves due. A note is in
//! the organiser's words; one that is an amount (`25 EUR`, `€ 12.50`) counts into the sum of its currency, any other (`free`) only as paid. Who
//! moved to another section pays there.

use super::Tournament;
use super::fee::Fee;
use std::collections::BTreeMap;

/// What the notes of an event tell together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dues {
    pub players: usize,
    pub paid: usize,
    /// How many have a reduction of the fee.
    pub reduced: usize,
    /// In hundredths, by currency as it was written.
    pub sums: BTreeMap<String, u64>,
    /// The fee of all of whom nothing is noted; `None` where the event has no fee.
    pub due: Option<Fee>,
}

impl Dues {
    pub fn of(tournament: &Tournament) -> Dues {
        let mut dues = Dues::default();
        for player in tournament.entrants().filter(|player| !player.has_moved()) {
            dues.players += 1;
            dues.reduced += usize::from(tournament.reduction_of(&player.data).is_some());
            dues.paid += usize::from(!player.data.paid.trim().is_empty());
            if let Some(paid) = Fee::parse(&player.data.paid) {
                let sum = dues.sums.entry(paid.currency).or_default();
                *sum = sum.saturating_add(paid.hundredths);
            }
        }
        let owed = || tournament.entrants().filter_map(|player| tournament.owed_by(player));
        dues.due = tournament.details.entry_fee.as_ref().map(|fee| Fee {
            hundredths: owed().fold(0, |sum: u64, fee| sum.saturating_add(fee.hundredths)),
            currency: fee.currency.clone(),
        });
        dues
    }

    /// Takes in those of another section; what is due is one sum only where all say it in one currency.
    pub fn add(&mut self, other: Dues) {
        self.players += other.players;
        self.paid += other.paid;
        self.reduced += other.reduced;
        for (currency, hundredths) in other.sums {
            let sum = self.sums.entry(currency).or_default();
            *sum = sum.saturating_add(hundredths);
        }
        self.due = match (self.due.take(), other.due) {
            (Some(due), Some(more)) if due.currency == more.currency => {
                Some(Fee { hundredths: due.hundredths.saturating_add(more.hundredths), ..due })
            }
            (Some(_), Some(_)) => None,
            (due, more) => due.or(more),
        };
    }
}
