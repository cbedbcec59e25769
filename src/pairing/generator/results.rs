//! Random results: the stronger wins more often, White a little more often, and forfeits fall as asked for.

use super::options::{Options, PerMille};
use crate::pairing::lots::Lots;
use crate::tournament::outcome::GameResult;

/// What is drawn is always one of so many.
const WHOLE: usize = 1000;
/// What White's first move is worth in rating points.
const WHITE_BONUS: i32 = 35;
/// The strength at which unrated players play.
const UNRATED_STRENGTH: u16 = 1400;
/// Beyond this difference the stronger is no surer of his win.
const GREATEST_DIFFERENCE: i32 = 400;

/// Whether something that happens so often happens now.
pub fn happens(lots: &mut Lots, often: PerMille) -> bool {
    often > 0 && lots.below(WHOLE) < usize::from(often)
}

/// A result between players of these ratings.
pub fn draw(lots: &mut Lots, options: &Options, white: Option<u16>, black: Option<u16>) -> GameResult {
    if happens(lots, options.double_forfeits) {
        return GameResult::BothForfeit;
    }
    if happens(lots, options.forfeits) {
        let white_won = lots.below(2) == 0;
        return if white_won { GameResult::WhiteWinsByForfeit } else { GameResult::BlackWinsByForfeit };
    }
    if happens(lots, options.adjourned) {
        return GameResult::Adjourned;
    }
    if happens(lots, options.unusual) {
        const UNUSUAL: [GameResult; 6] = [
            GameResult::WhiteWinsUnrated,
            GameResult::DrawUnrated,
            GameResult::BlackWinsUnrated,
            GameResult::BothLose,
            GameResult::WhiteDraws,
            GameResult::BlackDraws,
        ];
        return UNUSUAL[lots.below(UNUSUAL.len())];
    }
    played(lots, options.draws, white, black)
}

/// A game over the board. White's expectation rises evenly with the difference, from 0 at −400 to 1 at 400.
pub fn played(lots: &mut Lots, draws: PerMille, white: Option<u16>, black: Option<u16>) -> GameResult {
    let strength = |rating: Option<u16>| i32::from(rating.unwrap_or(UNRATED_STRENGTH));
    let difference = (strength(white) + WHITE_BONUS - strength(black)).clamp(-GREATEST_DIFFERENCE, GREATEST_DIFFERENCE);
    let whole = WHOLE as i32;
    let expected = whole / 2 + difference * whole / (2 * GREATEST_DIFFERENCE);
    // A draw needs room on both sides: with expectation e at most 2·min(e, 1 − e) of the games can be drawn.
    let drawn = i32::from(draws).min(2 * expected.min(whole - expected));
    let white_wins = expected - drawn / 2;
    match lots.below(WHOLE) as i32 {
        lot if lot < white_wins => GameResult::WhiteWins,
        lot if lot < white_wins + drawn => GameResult::Draw,
        _ => GameResult::BlackWins,
    }
}
