//! The words of photographs that are kept with a game.

use crate::Lang;
use sonneborn_tournament::photograph::Depicts;

pub use sonneborn_words::photographs::*;

/// What a photograph shows.
pub fn depicts(lang: Lang, depicts: Depicts) -> &'static str {
    match depicts {
        Depicts::WhiteSheet => white_sheet(lang),
        Depicts::BlackSheet => black_sheet(lang),
        Depicts::Clock => clock(lang),
        Depicts::Board => board(lang),
        Depicts::Other => other(lang),
    }
}
