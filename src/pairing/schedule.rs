//! All rounds of a table fixed in advance, at once: round robins (C.05 Annex 1) and Scheveningen events.

use super::{NoPairing, boards, pair, rounds};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::PairedRound;
use sonneborn_tournament::ids::RoundNo;

/// The rounds that are still to be paired, each as its engine pairs it; empty where all are.
///
/// # Errors
/// Why the first of them cannot be paired; [`NoPairing::NotYet`] where a round waits for those before it.
pub fn to_come(tournament: &Tournament) -> Result<Vec<PairedRound>, NoPairing> {
    let first = u16::try_from(tournament.rounds.len()).unwrap_or(u16::MAX - 1) + 1;
    if !tournament.regulations.system.is_predetermined() {
        return Err(NoPairing::NotYet(RoundNo(first)));
    }
    // The table says how many rounds there are until the first is paired.
    let last = rounds(tournament).filter(|_| first == 1).unwrap_or(tournament.regulations.rounds);
    (first..=last)
        .map(RoundNo)
        .map(|round| {
            let games = boards::seat(tournament, round, pair(tournament, round)?.games);
            Ok(PairedRound { round, games })
        })
        .collect()
}
