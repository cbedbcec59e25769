//! The development coefficient K, and why (B.02 8.3.3).

use chrono::{Datelike, NaiveDate};
use sonneborn_tournament::player::PlayerData;

/// K once a published rating has reached 2400.
const K_MASTER: u8 = 10;
/// K below 2400.
const K_SETTLED: u8 = 20;
/// K of newcomers and juniors.
const K_YOUNG: u8 = 40;
/// The rating that brings K down to 10 for ever.
const MASTER_RATING: u16 = 2400;
/// Juniors keep K 40 while below this.
const JUNIOR_RATING: u16 = 2300;
/// Juniors are so until the end of the year of this birthday.
const JUNIOR_AGE: i32 = 18;

/// Why a player has their K.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The rating list says so.
    RatingList,
    /// The rating is at least 2400. That an earlier one was, only the list knows.
    Reached2400,
    /// Until the end of the year of the 18th birthday, below 2300.
    Junior,
    /// Below 2400. That a player has fewer than 30 games, only the list knows.
    Below2400,
}

/// K of a rated player on the day the tournament starts, by the list where it is known.
pub fn coefficient(data: &PlayerData, rating: u16, start: Option<NaiveDate>) -> (u8, Reason) {
    let year_of_age = |birth: u16| start.map(|start| start.year() - i32::from(birth));
    let junior = data.birth.and_then(|birth| year_of_age(birth.year)).is_some_and(|age| age <= JUNIOR_AGE);
    match data.k {
        Some(k) => (k, Reason::RatingList),
        None if rating >= MASTER_RATING => (K_MASTER, Reason::Reached2400),
        None if junior && rating < JUNIOR_RATING => (K_YOUNG, Reason::Junior),
        None => (K_SETTLED, Reason::Below2400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::player::Birth;

    #[test]
    fn k_follows_the_list_then_rating_and_age() {
        let start = NaiveDate::from_ymd_opt(2026, 7, 1);
        let born = |year| PlayerData { birth: Some(Birth { year, month_day: None }), ..PlayerData::default() };
        assert_eq!(coefficient(&born(2008), 2299, start), (40, Reason::Junior));
        assert_eq!(coefficient(&born(2008), 2300, start), (20, Reason::Below2400));
        assert_eq!(coefficient(&born(2007), 2299, start), (20, Reason::Below2400));
        assert_eq!(coefficient(&born(2008), 2400, start), (10, Reason::Reached2400));
        assert_eq!(coefficient(&PlayerData { k: Some(10), ..born(2010) }, 1900, start), (10, Reason::RatingList));
    }
}
