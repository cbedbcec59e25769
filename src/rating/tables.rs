//! FIDE's two tables: from a fractional score to a rating difference, and from a rating difference to an expected score.
//!
//! B.02 8.1.1 and 8.1.2 (1 March 2024); B.01 1.4.9 and the tables of the rapid and blitz regulations are the same.

/// Rating differences `dp` for p = 50 %, 51 %, … 100 % (8.1.1); below 50 % they are the negatives.
const DP_FROM_HALF: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
];

/// The greatest rating difference for which the higher rated is expected to score 50 %, 51 %, … 99 % (8.1.2); above the
/// last it is 100 %.
const GREATEST_DIFFERENCE: [i32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
    735,
];

/// The rating difference `dp` for a score of `percent` (0 to 100; more counts as 100), table 8.1.1.
///
/// ```
/// use sonneborn_rating::tables::dp;
///
/// assert_eq!((dp(50), dp(75), dp(25)), (0, 193, -193));
/// ```
pub fn dp(percent: u8) -> i32 {
    let percent = usize::from(percent.min(100));
    if percent >= 50 { DP_FROM_HALF[percent - 50] } else { -DP_FROM_HALF[50 - percent] }
}

/// The fractional score `points / games` in whole percent, half a percent rounded up (B.01 1.4.9); 0 without games.
///
/// `half_points` counts half points, so that the quotient stays exact.
///
/// ```
/// use sonneborn_rating::tables::percent;
///
/// // 5½ of 9.
/// assert_eq!(percent(11, 9), 61);
/// ```
pub fn percent(half_points: u32, games: u32) -> u8 {
    if games == 0 {
        return 0;
    }
    let rounded = (u64::from(half_points) * 100 + u64::from(games)) / (2 * u64::from(games));
    u8::try_from(rounded.min(100)).unwrap_or(100)
}

/// The expected score, in percent, of the player whose rating is `difference` above the opponent's (negative if below):
/// the scoring probability PD of table 8.1.2, without any limit on the difference.
///
/// ```
/// use sonneborn_rating::tables::expected_percent;
///
/// assert_eq!((expected_percent(0), expected_percent(200), expected_percent(-200)), (50, 76, 24));
/// ```
pub fn expected_percent(difference: i32) -> u8 {
    let steps = GREATEST_DIFFERENCE.partition_point(|greatest| *greatest < difference.abs());
    let higher = 50 + u8::try_from(steps).unwrap_or(50);
    if difference >= 0 { higher } else { 100 - higher }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_the_tables_stand_as_printed() {
        for (percent, difference) in [(100, 800), (99, 677), (75, 193), (50, 0), (49, -7), (14, -309), (0, -800)] {
            assert_eq!(dp(percent), difference);
        }
        for (difference, expected) in
            [(0, 50), (3, 50), (4, 51), (-4, 49), (391, 91), (392, 92), (-400, 8), (735, 99), (736, 100), (-2000, 0)]
        {
            assert_eq!(expected_percent(difference), expected, "D = {difference}");
        }
    }

    #[test]
    fn the_tables_are_monotone_and_mirror_themselves() {
        assert!((0..100).all(|percent| dp(percent) < dp(percent + 1)));
        assert!((0..=100).all(|percent| dp(percent) == -dp(100 - percent)));
        assert!((-900..900).all(|d| expected_percent(d) <= expected_percent(d + 1)));
        assert!((-900..900).all(|d| expected_percent(d) + expected_percent(-d) == 100));
    }

    #[test]
    fn percentages_round_half_up() {
        assert_eq!(percent(11, 9), 61);
        assert_eq!(percent(1, 4), 13, "12.5 % is rounded up");
        assert_eq!(percent(0, 0), 0);
    }
}
