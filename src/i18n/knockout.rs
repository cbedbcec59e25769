//! The words of knock-outs: stages, the bracket's page, and who goes through.

use super::Lang;

words!("knockout");

/// The name of a stage with so many matches, the match for third place not counted.
pub fn stage(lang: Lang, matches: usize) -> String {
    match matches {
        1 => final_stage(lang).into(),
        2 => semi_finals(lang).into(),
        4 => quarter_finals(lang).into(),
        more => last(lang, more * 2),
    }
}
