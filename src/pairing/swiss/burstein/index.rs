//! How strong a player's opponents were: the Index of C.04.4.2 art. 1.7.

use crate::swiss::field::{Entrant, Entry, Field, PastKind};
use sonneborn_tournament::points::Points;

/// Buchholz, then Sonneborn-Berger (art. 1.7.1, 1.8.1); the greater is the better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Index {
    /// In hundredths of points.
    pub buchholz: i64,
    /// In ten thousandths: points times points.
    pub sonneborn_berger: i64,
}

/// The Index of a player before the round. Points of an acceleration do not count.
pub fn index(field: &Field, entry: Entry) -> Index {
    let own = &field.entrants[entry];
    let mut index = Index::default();
    for past in &own.history {
        let against = match past.kind {
            PastKind::Played { opponent, .. } => as_opponent(field, &field.entrants[opponent]),
            // 1.7.2: as if it had been a game against oneself.
            PastKind::Forfeit { .. } | PastKind::PairingAllocatedBye | PastKind::Away => own.score,
        };
        index.buchholz += i64::from(against.hundredths());
        index.sonneborn_berger += i64::from(against.hundredths()) * i64::from(past.points.hundredths());
    }
    index
}

/// The score with which a player counts for those they met: zero-point byes in a row up to the round that is being paired, in
/// which they have one too, are draws (1.7.2).
fn as_opponent(field: &Field, entrant: &Entrant) -> Points {
    let byes = entrant.history.iter().rev().take(entrant.zero_point_byes);
    byes.fold(entrant.score, |score, bye| score + field.draw - bye.points)
}
