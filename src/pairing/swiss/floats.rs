//! Floats: who was paired out of their scoregroup (C.04.3 1.4).

use super::field::{Entry, Field, PastKind};

/// What a round was for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Float {
    #[default]
    None,
    Up,
    Down,
}

/// How an edition of the Dutch system judges rounds that were not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// A downfloat for those who got more than a loss, else nothing (C.04.3 1.4.3 of 2026).
    DownIfScored,
    /// A downfloat (A.4.b of 2017).
    Down,
}

/// The float of a player `back` rounds before the one to be paired (1 for the previous round).
pub fn float(field: &Field, entry: Entry, back: usize, unplayed: Unplayed) -> Float {
    let Some(index) = field.rounds_played().checked_sub(back) else { return Float::None };
    let Some(past) = field.entrants[entry].history.get(index) else { return Float::None };
    match past.kind {
        PastKind::Played { opponent, .. } => {
            let theirs = field.entrants[opponent].history.get(index).map_or(past.paired_at, |past| past.paired_at);
            match past.paired_at.cmp(&theirs) {
                std::cmp::Ordering::Greater => Float::Down,
                std::cmp::Ordering::Less => Float::Up,
                std::cmp::Ordering::Equal => Float::None,
            }
        }
        _ if unplayed == Unplayed::Down || past.points > field.loss => Float::Down,
        _ => Float::None,
    }
}
