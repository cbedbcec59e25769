//! Random results: the stronger wins as often as FIDE's table expects (B.02 8.1.2, a difference of 400 at most), and forfeits
//! and unusual results fall as asked for.

use super::options::{PerMille, WHOLE};
use super::plan::Plan;
use crate::lots::Lots;
use sonneborn_rating::tables::expected_percent;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;

/// The strength at which unrated players play.
const UNRATED_STRENGTH: u16 = 1400;
/// Beyond this difference the stronger is no surer of their win (B.02 8.3.1).
const GREATEST_DIFFERENCE: i32 = 400;
/// Thousandths in a percent.
const OF_A_PERCENT: i32 = 10;

const UNUSUAL: [GameResult; 6] = [
    GameResult::WhiteWinsUnrated,
    GameResult::DrawUnrated,
    GameResult::BlackWinsUnrated,
    GameResult::BothLose,
    GameResult::WhiteDraws,
    GameResult::BlackDraws,
];

/// The games of a round that do not end over the board in one of the three ways: the others are `None`.
pub fn out_of_the_ordinary(plan: &Plan, round: RoundNo, games: usize, lots: &mut Lots) -> Vec<Option<GameResult>> {
    let mut results = vec![None; games];
    let mut open: Vec<usize> = (0..games).collect();
    for (kind, results_of) in [
        (&plan.double_forfeits, [GameResult::BothForfeit].as_slice()),
        (&plan.forfeits, &[GameResult::WhiteWinsByForfeit, GameResult::BlackWinsByForfeit]),
        (&plan.adjourned, &[GameResult::Adjourned]),
        (&plan.unusual, &UNUSUAL),
    ] {
        for game in Plan::picked(kind, round, &mut open, lots) {
            results[game] = Some(results_of[lots.below(results_of.len())]);
        }
    }
    results
}

/// A game over the board.
pub fn played(lots: &mut Lots, draws: PerMille, white: Option<u16>, black: Option<u16>) -> GameResult {
    let strength = |rating: Option<u16>| i32::from(rating.unwrap_or(UNRATED_STRENGTH));
    let difference = (strength(white) - strength(black)).clamp(-GREATEST_DIFFERENCE, GREATEST_DIFFERENCE);
    let whole = i32::from(WHOLE);
    let expected = i32::from(expected_percent(difference)) * OF_A_PERCENT;
    // A draw needs room on both sides: with expectation e at most 2·min(e, 1 − e) of the games can be drawn.
    let drawn = i32::from(draws).min(2 * expected.min(whole - expected));
    let white_wins = expected - drawn / 2;
    match lots.below(usize::from(WHOLE)) as i32 {
        lot if lot < white_wins => GameResult::WhiteWins,
        lot if lot < white_wins + drawn => GameResult::Draw,
        _ => GameResult::BlackWins,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B.02 8.1.2: 100 points are worth 64 %, 400 and more 92 %.
    #[test]
    fn the_stronger_scores_what_the_table_expects() {
        for (white, black, expected) in [(2000, 2000, 50.0), (2100, 2000, 64.0), (2000, 2100, 36.0), (2700, 1400, 92.0)]
        {
            let mut lots = Lots::new(9);
            let games = 20_000;
            let half_points: u32 = (0..games)
                .map(|_| match played(&mut lots, 300, Some(white), Some(black)) {
                    GameResult::WhiteWins => 2,
                    GameResult::Draw => 1,
                    _ => 0,
                })
                .sum();
            let scored = f64::from(half_points) * 50.0 / f64::from(games);
            assert!((scored - expected).abs() < 1.0, "{white} against {black}: {scored} %");
        }
    }
}
