//! The editions of the rating regulations, as data: B.02 standard, and the rapid and blitz regulations.
//!
//! A tournament is rated by the edition in force on its first day (B.02 8.3; FIDE's published calculations do so).

use chrono::NaiveDate;
use sonneborn_tournament::regulations::Rate;

/// How a great difference in rating counts (B.02 8.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DifferenceLimit {
    /// More than 400 counts as 400, once per tournament, for the game with the greatest difference (2022).
    OneGame,
    /// More than 400 counts as 400 in every game.
    EveryGame,
    /// As `EveryGame` for players below the rating named; from it on the true difference counts.
    BelowRating(u16),
}

/// How a first rating is computed (B.02 8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitialRule {
    /// Average of the opponents; 20 points for each half point over 50 % (2022).
    PlainAverage,
    /// The average counts `count` more opponents rated `rating`, drawn against; at most `greatest` (2024).
    HypotheticalOpponents { count: u32, rating: u32, greatest: u16 },
}

/// One edition for one kind of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingEdition {
    /// The first day on which a tournament may start to be rated by it.
    pub from: NaiveDate,
    pub limit: DifferenceLimit,
    /// Games with a difference of at least `.0` are not rated if one player is rated above `.1` (rapid and blitz 7.3.1).
    pub unrated_gap: Option<(u16, u16)>,
    pub initial: InitialRule,
    /// Lower ratings are not published (B.02 7.2.1).
    pub floor: u16,
}

/// The difference above which [`DifferenceLimit`] bites.
pub(crate) const GREATEST_COUNTED_DIFFERENCE: i32 = 400;

/// Games against rated opponents that a first rating needs (B.02 7.1.4).
pub(crate) const GAMES_FOR_FIRST_RATING: usize = 5;

const fn day(year: i32, month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).expect("a day of the calendar")
}

const TWO_DRAWS_WITH_1800: InitialRule = InitialRule::HypotheticalOpponents { count: 2, rating: 1800, greatest: 2200 };

/// Since January 2022, the oldest kept; the same for every rate of play.
const JANUARY_2022: RatingEdition = RatingEdition {
    from: day(2022, 1, 1),
    limit: DifferenceLimit::OneGame,
    unrated_gap: None,
    initial: InitialRule::PlainAverage,
    floor: 1000,
};

/// Since March 2024; the same for every rate of play.
const MARCH_2024: RatingEdition = RatingEdition {
    from: day(2024, 3, 1),
    limit: DifferenceLimit::EveryGame,
    unrated_gap: None,
    initial: TWO_DRAWS_WITH_1800,
    floor: 1400,
};

/// The editions of the standard regulations, newest first: each says what it changed.
const STANDARD: [RatingEdition; 3] = [
    RatingEdition { from: day(2025, 10, 1), limit: DifferenceLimit::BelowRating(2650), ..MARCH_2024 },
    MARCH_2024,
    JANUARY_2022,
];

/// The editions of the rapid and blitz regulations, newest first.
const RAPID_AND_BLITZ: [RatingEdition; 3] =
    [RatingEdition { from: day(2024, 12, 1), unrated_gap: Some((600, 2600)), ..MARCH_2024 }, MARCH_2024, JANUARY_2022];

impl RatingEdition {
    /// The edition for a tournament that starts on `start`; the newest where the day is unknown, the oldest kept for
    /// earlier ones.
    ///
    /// ```
    /// use sonneborn_rating::edition::RatingEdition;
    /// use sonneborn_tournament::regulations::Rate;
    ///
    /// let newest = RatingEdition::on(None, Rate::Standard);
    /// let early = RatingEdition::on(chrono::NaiveDate::from_ymd_opt(2023, 5, 1), Rate::Standard);
    /// assert!(early.from < newest.from);
    /// ```
    pub fn on(start: Option<NaiveDate>, rate: Rate) -> RatingEdition {
        let editions = match rate {
            Rate::Standard => STANDARD,
            Rate::Rapid | Rate::Blitz => RAPID_AND_BLITZ,
        };
        let in_force = start.and_then(|start| editions.iter().find(|edition| edition.from <= start));
        match (start, in_force) {
            (None, _) => editions[0],
            (Some(_), Some(edition)) => *edition,
            (Some(_), None) => editions[editions.len() - 1],
        }
    }
}
