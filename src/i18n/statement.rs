//! How far an event is final, in words.

use super::{Lang, common};
use sonneborn_tournament::statement::Open;

pub use sonneborn_words::statement::*;

/// So many boards of a round are named.
const MOST_BOARDS: usize = 8;

/// Why the event is not final: `round 2: adjourned games count as draws, boards 3; rounds 4–5 missing`.
pub fn why(lang: Lang, open: &[Open]) -> String {
    let told: Vec<String> = open.iter().map(|open| one(lang, open)).collect();
    told.join(common::list_semicolon(lang))
}

/// What is said at the head of whatever is not final; nothing where it is.
pub fn mark(lang: Lang, open: &[Open]) -> Option<String> {
    (!open.is_empty()).then(|| not_final(lang, why(lang, open)))
}

/// Why something is not made now.
pub fn held(lang: Lang, open: &[Open]) -> String {
    held_back(lang, why(lang, open))
}

fn one(lang: Lang, open: &Open) -> String {
    match open {
        Open::Playing { round, boards } => playing(lang, round, boards_told(lang, boards)),
        Open::Adjourned { round, boards } => adjourned(lang, round, boards_told(lang, boards)),
        Open::Undecided { matches } => undecided(lang, *matches),
        Open::Missing { first, last } if first == last => round_missing(lang, first),
        Open::Missing { first, last } => rounds_missing(lang, first, last),
    }
}

fn boards_told(lang: Lang, boards: &[u16]) -> String {
    let more = (boards.len() > MOST_BOARDS).then(|| "…".to_owned());
    let named = boards.iter().take(MOST_BOARDS).map(u16::to_string);
    let named = named.chain(more).collect::<Vec<_>>().join(common::list_comma(lang));
    common::boards_named(lang, named, boards.len())
}
