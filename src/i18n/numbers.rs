//! The numbers of the players: how they are given, the drawing step by step, and numbers given by hand.

use super::Lang;
use sonneborn_pairing::varma::VarmaError;
use sonneborn_tournament::numbering::Lottery;

pub use sonneborn_words::numbers::*;

/// What kind of lots.
pub fn lottery(lang: Lang, lottery: Lottery) -> &'static str {
    match lottery {
        Lottery::Plain => plain_lots(lang),
        Lottery::Varma => varma_lots(lang),
    }
}

/// Why restricted lots cannot be drawn.
pub fn varma_error(lang: Lang, error: VarmaError) -> String {
    match error {
        VarmaError::NoTable { players } => no_varma_table(lang, players),
    }
}
