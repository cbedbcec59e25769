//! Points and who is counted, from the text of C.05 and C.07 without a look at the engine: sums over games and byes, nothing else.

use crate::reference_record::Field;
use sonneborn_standings::field::Entrant;
use sonneborn_tournament::points::Points;
use std::collections::BTreeMap;

/// What somebody has, and whether they have a place in the standings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    pub points: Points,
    pub is_ranked: bool,
}

pub fn counted(field: &Field) -> BTreeMap<Entrant, Counted> {
    let of = |index: usize| {
        let record = &field.records[index];
        (record.who, Counted { points: field.score(index, field.primary), is_ranked: record.is_ranked })
    };
    (0..field.records.len()).map(of).collect()
}
