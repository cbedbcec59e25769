//! TPR, 10.2, and PTP, 10.3, over parts that each bring an opponent's rating and the points scored against them.

use super::rounded_mean;
use crate::explain::{Finish, Part};
use sonneborn_rating::tables;
use sonneborn_tournament::points::Points;
use std::sync::LazyLock;

/// How far below the lowest opponent a perfect performance without a point lies (10.3).
const ZERO_SCORE_DISTANCE: i64 = 800;

/// The first difference that the table counts as certain (B.02 8.1.2).
const CERTAIN_DIFFERENCE: i64 = 736;

/// The sum of the points and the number of the games.
fn score(parts: &[Part]) -> (Points, u32) {
    let counting = parts.iter().filter(|part| part.counts());
    counting.fold((Points::ZERO, 0), |(score, games), part| (score + part.scored, games + 1))
}

/// The rounded average with the difference for the share of points; `None` without games.
pub fn performance(parts: &[Part]) -> Option<Finish> {
    let average = rounded_mean(parts)?;
    let (score, games) = score(parts);
    let halves = score.hundredths() / Points::HALF.hundredths();
    let percent = tables::percent(u32::try_from(halves).unwrap_or(0), games);
    Some(Finish::Performance { average, percent, difference: tables::dp(percent) })
}

/// How the perfect performance is found for these parts.
pub fn perfect(parts: &[Part]) -> Finish {
    let (score, _) = score(parts);
    let lowest = parts.iter().filter(|part| part.counts()).map(|part| part.value).min();
    match lowest {
        Some(lowest) if score <= Points::ZERO => Finish::BelowLowest { lowest },
        _ => Finish::Perfect { score, expected_percent: score.hundredths().into() },
    }
}

/// The lowest whole rating whose expected score is the score or more (10.3); `None` without games.
///
/// Expected scores never fall as the rating rises, so the place is found by halving between a rating that expects nothing and
/// one that expects everything.
pub fn perfect_rating(parts: &[Part], finish: Finish) -> Option<i64> {
    let ratings = || parts.iter().filter(|part| part.counts()).map(|part| part.value);
    let (lowest, highest) = (ratings().min()?, ratings().max()?);
    let wanted = match finish {
        Finish::Perfect { expected_percent, .. } => expected_percent,
        _ => return Some(lowest - ZERO_SCORE_DISTANCE),
    };
    let (mut too_low, mut enough) = (lowest - CERTAIN_DIFFERENCE, highest + CERTAIN_DIFFERENCE);
    while enough - too_low > 1 {
        let middle = (too_low + enough).div_euclid(2);
        if expected(ratings(), middle) >= wanted { enough = middle } else { too_low = middle }
    }
    Some(enough)
}

/// The expected score in per cent of a game, summed over the opponents, on the full scale.
fn expected(ratings: impl Iterator<Item = i64>, own: i64) -> i64 {
    let percent = |rating: i64| {
        let place = (own - rating + CERTAIN_DIFFERENCE).clamp(0, 2 * CERTAIN_DIFFERENCE);
        i64::from(EXPECTED[place as usize])
    };
    ratings.map(percent).sum()
}

/// B.02 8.1.2 by difference, from the first that expects nothing on: the search asks for it a hundred times a player.
static EXPECTED: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let certain = CERTAIN_DIFFERENCE as i32;
    (-certain..=certain).map(tables::expected_percent).collect()
});
