//! From where to where a record of moves was read, and which of its words were not: what an answer can rest on, told before it.

use super::super::pgn::{Game, Place};
use super::super::replay::{FaultKind, Replay};
use super::super::scoresheets;
use super::numbers::wrong_numbers;

/// A word of a record that was not read as a move, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    pub place: Place,
    pub word: String,
}

/// How far a record reaches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// The first and the last half-move with their numbers; `None` where no move could be read.
    pub read: Option<(String, String)>,
    pub half_moves: usize,
    pub unread: Vec<Unread>,
    /// The numbers that do not go on from those before: which was written, and which was due.
    pub jumps: Vec<(u32, u32)>,
    /// The last half-move of the other player's sheet, and whether both tell the same moves as far as both go.
    pub other: Option<(String, bool)>,
}

impl Extent {
    /// Of a record, and of the other player's where it was given.
    pub fn of(game: &Game<'_>, replay: &Replay, other: Option<&Game<'_>>) -> Extent {
        let ends = (!replay.is_empty()).then(|| (replay.numbered_san(1), replay.numbered_san(replay.len())));
        let is_unread = |kind: &FaultKind| !matches!(kind, FaultKind::Stood(_) | FaultKind::Start(_));
        let faults = replay.faults().iter().filter(|fault| is_unread(&fault.kind));
        Extent {
            read: ends,
            half_moves: replay.len(),
            unread: faults.map(|fault| Unread { place: fault.place, word: fault.token.clone() }).collect(),
            jumps: wrong_numbers(game, replay).iter().map(|wrong| (wrong.written, wrong.expected)).collect(),
            other: other.map(|other| other_end(game, other)),
        }
    }
}

fn other_end(game: &Game<'_>, other: &Game<'_>) -> (String, bool) {
    let compared = scoresheets::compare(game, other);
    let second = &compared.second;
    let last = if second.is_empty() { String::new() } else { second.numbered_san(second.len()) };
    let common =
        compared.difference.as_ref().is_none_or(|difference| difference.ply > compared.first.len().min(second.len()));
    (last, common)
}
