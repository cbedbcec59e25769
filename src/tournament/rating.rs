//! The tournament rating: which of a player's ratings gives them their number and counts for pairing (C.04.2 art. 2.1, TRF
//! record 172).
//!
//! FIDE's rating report and title norms never ask here: they know FIDE's rating alone, which is `PlayerData::rating`.

use super::Tournament;
use super::ids::RoundNo;
use super::player::PlayerData;
use super::regulations::RatingChoice;
use std::fmt;

/// Where a tournament rating came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Fide,
    National,
    /// The Chief Arbiter's estimate for a player without a rating (C.04.2 art. 2.1).
    Estimate,
    /// The organiser's own rule ([`RatingChoice::Other`]).
    Organiser,
}

/// The rating by which a player is numbered and paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentRating {
    pub points: u16,
    pub origin: Origin,
}

/// An estimate is marked as one: `~1500`.
impl fmt::Display for TournamentRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.origin {
            Origin::Estimate => f.pad(&format!("~{}", self.points)),
            Origin::Fide | Origin::National | Origin::Organiser => f.pad(&self.points.to_string()),
        }
    }
}

impl Tournament {
    /// FIDE's rating of a player in a round: where ratings change on the way, that of the latest list in force.
    pub fn fide_rating_in(&self, data: &PlayerData, round: RoundNo) -> Option<u16> {
        let later = self.regulations.period_ratings.and_then(|_| data.period_ratings.range(..=round).next_back());
        later.map(|(_, rating)| *rating).or(data.rating)
    }

    /// The tournament rating by which tie-breaks know a player in a round (C.07 art. 10).
    pub fn rating_points_in(&self, data: &PlayerData, round: RoundNo) -> Option<u16> {
        let rating = self.fide_rating_in(data, round);
        self.rating_points(&PlayerData { rating, ..data.clone() })
    }
}

/// The tournament rating of a player by the method chosen; `None` for an unrated player whom nobody has estimated.
pub fn tournament_rating(choice: RatingChoice, data: &PlayerData) -> Option<TournamentRating> {
    let rating = |points: Option<u16>, origin| points.map(|points| TournamentRating { points, origin });
    let fide = rating(data.rating, Origin::Fide);
    let national = rating(data.ratings.national, Origin::National);
    let by_method = match choice {
        RatingChoice::Fide => fide,
        RatingChoice::Nro => national,
        RatingChoice::Fidon => fide.or(national),
        RatingChoice::Nidof => national.or(fide),
        // Of two equal ones it is FIDE's.
        RatingChoice::Hbfn => national.into_iter().chain(fide).max_by_key(|rating| rating.points),
        RatingChoice::Lbfn => fide.into_iter().chain(national).min_by_key(|rating| rating.points),
        RatingChoice::Other => rating(data.estimate, Origin::Organiser).or(fide).or(national),
    };
    by_method.or(rating(data.estimate, Origin::Estimate))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Ratings;

    /// Each method's rating of a player with both, with FIDE's only, with the national one only, with an estimate only,
    /// and with all three.
    #[test]
    fn each_method_picks_its_rating() {
        let (fide, national, estimate) = (Some(2000), Some(2100), Some(1500));
        let players = [
            (fide, national, None),
            (fide, None, None),
            (None, national, None),
            (None, None, estimate),
            (fide, national, estimate),
            (None, None, None),
        ];
        let table = [
            (RatingChoice::Fide, ["2000", "2000", "", "~1500", "2000", ""]),
            (RatingChoice::Nro, ["2100", "", "2100", "~1500", "2100", ""]),
            (RatingChoice::Fidon, ["2000", "2000", "2100", "~1500", "2000", ""]),
            (RatingChoice::Nidof, ["2100", "2000", "2100", "~1500", "2100", ""]),
            (RatingChoice::Hbfn, ["2100", "2000", "2100", "~1500", "2100", ""]),
            (RatingChoice::Lbfn, ["2000", "2000", "2100", "~1500", "2000", ""]),
            (RatingChoice::Other, ["2000", "2000", "2100", "1500", "1500", ""]),
        ];
        for (choice, expected) in table {
            let shown = players.map(|(rating, national, estimate)| {
                let ratings = Ratings { national, ..Ratings::default() };
                let data = PlayerData { rating, ratings, estimate, ..PlayerData::default() };
                tournament_rating(choice, &data).map(|rating| rating.to_string()).unwrap_or_default()
            });
            assert_eq!(shown, expected, "{}", choice.code());
        }
    }

    #[test]
    fn a_player_without_the_methods_rating_is_estimated() {
        let data = PlayerData { rating: Some(2000), estimate: Some(1900), ..PlayerData::default() };
        let rating = tournament_rating(RatingChoice::Nro, &data).expect("estimated");
        assert_eq!((rating.points, rating.origin), (1900, Origin::Estimate));
    }
}
