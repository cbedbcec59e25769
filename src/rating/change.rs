//! What games do to a rating: B.02 8.3 game by game, with D, PD and the difference that counted.

use super::edition::{DifferenceLimit, GREATEST_COUNTED_DIFFERENCE, RatingEdition};
use super::tables::expected_percent;
use sonneborn_tournament::outcome::Mark;

/// A game as the rating regulations see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGame {
    pub opponent: u16,
    pub mark: Mark,
}

/// What one game does to the rating; amounts in hundredths of a point of score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameChange {
    pub game: RatedGame,
    /// Own rating less the opponent's.
    pub difference: i32,
    /// The difference that counted.
    pub counted: i32,
    /// PD in percent.
    pub expected: i32,
    /// The score less PD.
    pub change: i32,
    /// Not rated because the gap is too great (rapid and blitz 7.3.1); `change` is then 0.
    pub unrated: bool,
}

/// What a tournament does to a rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub games: Vec<GameChange>,
    /// ΣΔR in hundredths.
    pub sum: i32,
    /// K after the limit of [`limited_k`].
    pub k: u8,
    /// ΣΔR × K in hundredths of a rating point.
    pub change: i32,
}

impl Change {
    /// The change in whole rating points, ½ away from zero (B.02 8.3.4).
    pub fn rounded(&self) -> i32 {
        round_away(self.change)
    }
}

/// Hundredths rounded to whole points, ½ away from zero (B.02 8.3.4).
///
/// ```
/// use sonneborn_rating::change::round_away;
///
/// assert_eq!((round_away(1_450), round_away(-1_450)), (15, -15));
/// ```
pub fn round_away(hundredths: i32) -> i32 {
    (hundredths.abs() + 50) / 100 * hundredths.signum()
}

/// The score of a mark in hundredths; rating knows 1, ½ and 0 only (B.02 8.3.2b).
///
/// ```
/// use sonneborn_rating::change::score;
/// use sonneborn_tournament::outcome::Mark;
///
/// assert_eq!(score(Mark::Draw), 50);
/// ```
pub fn score(mark: Mark) -> i32 {
    match mark {
        Mark::Win => 100,
        Mark::Draw => 50,
        Mark::Loss => 0,
    }
}

/// K such that K × games does not exceed 700 (B.02 8.3.3).
///
/// ```
/// use sonneborn_rating::change::limited_k;
///
/// assert_eq!((limited_k(40, 9), limited_k(40, 30)), (40, 23));
/// ```
pub fn limited_k(k: u8, games: usize) -> u8 {
    const GREATEST_PRODUCT: usize = 700;
    match GREATEST_PRODUCT.checked_div(games) {
        Some(limit) => k.min(u8::try_from(limit).unwrap_or(u8::MAX)),
        None => k,
    }
}

/// The change of a player rated `own` with development coefficient `k`, limited for the games given.
///
/// ```
/// use sonneborn_rating::change::{RatedGame, change};
/// use sonneborn_rating::edition::RatingEdition;
/// use sonneborn_tournament::outcome::Mark;
/// use sonneborn_tournament::regulations::Rate;
///
/// let edition = RatingEdition::on(None, Rate::Standard);
/// let games = [Mark::Win, Mark::Draw].map(|mark| RatedGame { opponent: 1800, mark });
/// // 1½ of 2 against equals: half a point more than was expected, times K.
/// assert_eq!(change(1800, 20, &games, &edition).rounded(), 10);
/// ```
pub fn change(own: u16, k: u8, games: &[RatedGame], edition: &RatingEdition) -> Change {
    let counted = counted_differences(own, games, edition);
    let games: Vec<GameChange> =
        games.iter().zip(counted).map(|(game, counted)| game_change(own, *game, counted, edition)).collect();
    let sum = games.iter().map(|game| game.change).sum();
    let rated = games.iter().filter(|game| !game.unrated).count();
    let k = limited_k(k, rated);
    Change { sum, k, change: sum * i32::from(k), games }
}

/// What games do to a rating that changed on the way: each counts by the rating that was in force, named before it.
pub fn change_by_period(games: &[(u16, RatedGame)], k: u8, edition: &RatingEdition) -> Change {
    let periods = games.chunk_by(|(own, _), (next, _)| own == next).map(|period| {
        let (own, _) = period[0];
        let games: Vec<RatedGame> = period.iter().map(|(_, game)| *game).collect();
        change(own, k, &games, edition)
    });
    let games: Vec<GameChange> = periods.flat_map(|period| period.games).collect();
    let sum = games.iter().map(|game| game.change).sum();
    let k = limited_k(k, games.iter().filter(|game| !game.unrated).count());
    Change { sum, k, change: sum * i32::from(k), games }
}

fn game_change(own: u16, game: RatedGame, counted: i32, edition: &RatingEdition) -> GameChange {
    let difference = i32::from(own) - i32::from(game.opponent);
    let unrated = edition
        .unrated_gap
        .is_some_and(|(gap, above)| difference.abs() >= i32::from(gap) && own.max(game.opponent) > above);
    let expected = i32::from(expected_percent(counted));
    let change = if unrated { 0 } else { score(game.mark) - expected };
    GameChange { game, difference, counted, expected, change, unrated }
}

/// D of each game after the edition's limit (B.02 8.3.1).
fn counted_differences(own: u16, games: &[RatedGame], edition: &RatingEdition) -> Vec<i32> {
    let differences = games.iter().map(|game| i32::from(own) - i32::from(game.opponent));
    let limited = |difference: i32| difference.clamp(-GREATEST_COUNTED_DIFFERENCE, GREATEST_COUNTED_DIFFERENCE);
    match edition.limit {
        DifferenceLimit::EveryGame => differences.map(limited).collect(),
        DifferenceLimit::BelowRating(exempt) if own >= exempt => differences.collect(),
        DifferenceLimit::BelowRating(_) => differences.map(limited).collect(),
        DifferenceLimit::OneGame => {
            let mut differences: Vec<i32> = differences.collect();
            if let Some(greatest) = differences.iter_mut().max_by_key(|difference| difference.abs()) {
                *greatest = limited(*greatest);
            }
            differences
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;
    use sonneborn_tournament::regulations::Rate;

    fn edition(start: (i32, u32, u32), rate: Rate) -> RatingEdition {
        RatingEdition::on(NaiveDate::from_ymd_opt(start.0, start.1, start.2), rate)
    }

    fn win(opponent: u16) -> RatedGame {
        RatedGame { opponent, mark: Mark::Win }
    }

    #[test]
    fn the_limit_of_400_spares_2650_since_october_2025() {
        let since = edition((2025, 10, 1), Rate::Standard);
        let before = edition((2025, 9, 30), Rate::Standard);
        assert_eq!(change(2650, 10, &[win(2150)], &since).change, 40);
        assert_eq!(change(2650, 10, &[win(2150)], &before).change, 80);
        assert_eq!(change(2649, 10, &[win(2149)], &since).change, 80);
    }

    #[test]
    fn a_gap_of_600_with_a_player_above_2600_is_not_rated_in_rapid_since_december_2024() {
        let since = edition((2024, 12, 1), Rate::Rapid);
        let before = edition((2024, 11, 30), Rate::Rapid);
        assert!(change(2601, 10, &[win(2001)], &since).games[0].unrated);
        assert!(!change(2600, 10, &[win(2000)], &since).games[0].unrated);
        assert!(!change(2601, 10, &[win(2002)], &since).games[0].unrated);
        assert_eq!(change(2601, 10, &[win(2001)], &before).change, 80);
    }

    #[test]
    fn in_2022_one_game_a_tournament_was_limited() {
        let old = edition((2023, 5, 1), Rate::Standard);
        let counted: Vec<i32> =
            change(2000, 20, &[win(1500), win(1590), win(2100)], &old).games.iter().map(|game| game.counted).collect();
        assert_eq!(counted, [400, 410, -100]);
    }

    #[test]
    fn k_gives_way_to_many_games() {
        assert_eq!(limited_k(20, 35), 20);
        assert_eq!(limited_k(20, 36), 19);
        assert_eq!(limited_k(40, 17), 40);
        assert_eq!(limited_k(40, 18), 38);
        assert_eq!(limited_k(40, 0), 40);
    }

    #[test]
    fn rapid_games_that_are_not_rated_do_not_bring_k_down() {
        let since = edition((2024, 12, 1), Rate::Rapid);
        let mut games = vec![win(2601); 10];
        games.extend([win(2001); 10]);
        let change = change(2601, 40, &games, &since);
        assert_eq!(change.games.iter().filter(|game| game.unrated).count(), 10);
        assert_eq!(change.k, 40, "40 × 10 games is within 700; 40 × 20 would not be");
    }

    #[test]
    fn halves_round_away_from_zero() {
        for (hundredths, points) in [(250, 3), (-250, -3), (249, 2), (-249, -2), (0, 0)] {
            assert_eq!(round_away(hundredths), points);
        }
    }
}
