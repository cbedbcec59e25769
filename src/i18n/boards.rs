//! Boards in a sentence: `board 55`, `boards 3, 7`.

use super::{Lang, common};

/// The boards by their numbers.
pub(super) fn named(lang: Lang, boards: &[u16]) -> String {
    let numbers: Vec<String> = boards.iter().map(u16::to_string).collect();
    common::boards_named(lang, numbers.join(common::list_comma(lang)), boards.len())
}
