//! Both scoresheets of a game side by side, with the place where they first differ.

use super::answer::is_too_long;
use sonneborn_i18n::{Lang, claims as words};
use sonneborn_laws::pgn;
use sonneborn_laws::replay::Replay;
use sonneborn_laws::scoresheets::{Comparison, compare};

/// So many half-moves are shown before the first difference, and behind it.
const BEFORE: usize = 6;
const BEHIND: usize = 10;

/// Two sheets compared.
pub(super) struct Compared {
    pub words: String,
    pub rows: Vec<Row>,
}

/// A half-move on both sheets.
pub(super) struct Row {
    pub first: String,
    pub second: String,
    pub differs: bool,
}

/// Compares the records of both players; `None` where one is missing or too long to be a game.
pub(super) fn compared(lang: Lang, record: &str, other: &str) -> Option<Compared> {
    let first = pgn::games(record).next().filter(|game| !is_too_long(game))?;
    let second = pgn::games(other).next().filter(|game| !is_too_long(game))?;
    let comparison = compare(&first, &second);
    Some(Compared { words: words::comparison(lang, &comparison), rows: rows(&comparison) })
}

fn rows(comparison: &Comparison) -> Vec<Row> {
    let longest = comparison.first.len().max(comparison.second.len());
    let at = comparison.difference.as_ref().map_or(longest, |difference| difference.ply);
    let first = at.saturating_sub(BEFORE).max(1);
    let mv = |replay: &Replay, ply: usize| if ply <= replay.len() { replay.numbered_san(ply) } else { String::new() };
    let row = |ply: usize| {
        let (first, second) = (mv(&comparison.first, ply), mv(&comparison.second, ply));
        Row { differs: first != second, first, second }
    };
    (first..=longest.min(at + BEHIND)).map(row).collect()
}
