//! How strong a player's opponents were: the Index of C.04.4.2 art. 1.7.

use crate::swiss::field::{Entrant, Entry, Field, Past, PastKind};
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
            _ => own.score,
        };
        index.buchholz += i64::from(against.hundredths());
        index.sonneborn_berger += i64::from(against.hundredths()) * i64::from(past.points.hundredths());
    }
    index
}

/// The score with which a player counts for those he met: the zero-point byes in a row up to the round that is being
/// paired, in which he is away too, are draws.
fn as_opponent(field: &Field, entrant: &Entrant) -> Points {
    if entrant.to_be_paired {
        return entrant.score;
    }
    let zero_point_bye = |past: &&Past| past.kind == PastKind::Away && past.points == field.loss;
    let byes = entrant.history.iter().rev().take_while(zero_point_bye);
    byes.fold(entrant.score, |score, bye| score + field.draw - bye.points)
}
