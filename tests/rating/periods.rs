//! A rating that changed on the way: each game counts by the one that was in force; and the gap from which a game is not rated.

use chrono::NaiveDate;
use sonneborn_rating::change::{RatedGame, change, change_by_period};
use sonneborn_rating::edition::RatingEdition;
use sonneborn_tournament::outcome::Mark;
use sonneborn_tournament::regulations::Rate;

fn game(opponent: u16, mark: Mark) -> RatedGame {
    RatedGame { opponent, mark }
}

#[test]
fn each_game_counts_by_the_rating_in_force() {
    let edition = &RatingEdition::on(None, Rate::Standard);
    // Against an equal a win is worth 50 hundredths; of one who is 100 lower than the winner 36.
    let games = [(1800, game(1800, Mark::Win)), (1900, game(1800, Mark::Win)), (1900, game(1900, Mark::Draw))];
    let all = change_by_period(&games, 20, edition);
    assert_eq!((all.sum, all.k, all.change), (86, 20, 1720));
    assert_eq!(all.games.iter().map(|game| game.change).collect::<Vec<_>>(), [50, 36, 0]);
}

/// B.02 8.3.3: K × games is 700 at most, of all periods together.
#[test]
fn k_is_limited_by_the_games_of_all_periods() {
    let edition = &RatingEdition::on(None, Rate::Standard);
    let games: Vec<_> = (0..20).map(|number| (1800 + number / 10, game(1800, Mark::Draw))).collect();
    assert_eq!(change_by_period(&games, 40, edition).k, 35);
}

/// Rapid and blitz since December 2024: of a game in which a player above 2600 meets somebody at least 600 points away nothing is rated.
#[test]
fn a_gap_of_600_above_2600_is_not_rated_and_limits_no_k() {
    let edition = &RatingEdition::on(NaiveDate::from_ymd_opt(2024, 12, 15), Rate::Rapid);
    for (own, opponent, unrated) in
        [(2601, 2001, true), (2601, 2002, false), (2600, 2000, false), (2001, 2601, true), (2650, 2000, true)]
    {
        let told = change(own, 10, &[game(opponent, Mark::Win)], edition);
        assert_eq!(told.games[0].unrated, unrated, "{own} {opponent}");
        assert_eq!(told.sum == 0, unrated, "{own} {opponent}");
    }
    let many = vec![(2001, game(2601, Mark::Win)); 30];
    assert_eq!(change_by_period(&many, 40, edition).k, 40, "30 games that are not rated");
}

/// From October 2025 on, whoever has 2650 has every difference counted whole.
#[test]
fn from_2650_on_a_difference_is_not_limited() {
    let edition = &RatingEdition::on(NaiveDate::from_ymd_opt(2026, 1, 1), Rate::Standard);
    for (own, counted) in [(2649, 400), (2650, 550)] {
        let told = change(own, 10, &[game(own - 550, Mark::Win)], edition);
        assert_eq!(told.games[0].counted, counted, "{own}");
    }
}
