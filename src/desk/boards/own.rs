//! Which records are a live board's own, to be continued by it.

use sonneborn_laws::pgn::{self, Game};
use sonneborn_store::game::{KeptBy, KeptGame};

/// Whether a record goes on from the one that stands. A board continues its own, and nobody else's; where it is not known whose that is,
/// it must say the same so far, comments too.
pub(super) fn continues(given: &KeptGame, standing: &KeptGame, by: KeptBy) -> bool {
    match by {
        KeptBy::Board => true,
        KeptBy::Somebody => false,
        KeptBy::Unknown => {
            let [given, standing] = [given, standing].map(|kept| pgn::games(&kept.pgn).next().map(|game| moves(&game)));
            standing.is_none_or(|standing| given.is_some_and(|given| given.starts_with(&standing)))
        }
    }
}

/// The words of a game's moves and comments without its result, in one line.
fn moves(game: &Game<'_>) -> String {
    let words = game.text()[game.movetext_start()..].split_whitespace();
    let words: Vec<&str> = words.filter(|word| *word != game.result().token()).collect();
    format!("{} ", words.join(" "))
}
