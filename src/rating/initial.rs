//! A newcomer's first rating: B.02 8.2.

use super::change::{RatedGame, round_away, score};
use super::edition::{GAMES_FOR_FIRST_RATING, InitialRule, RatingEdition};
use super::tables::{dp, percent};

/// The half points of a rated score in hundredths.
const HALF_POINT: i32 = 50;

/// How a first rating came about, or why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InitialRating {
    pub games: usize,
    /// Points in hundredths.
    pub score: i32,
    /// Ra in hundredths of a point, hypothetical opponents included where the edition has them.
    pub average: i32,
    /// p in percent, hypothetical draws included.
    pub percent: u8,
    /// What is added to the average.
    pub difference: i32,
    /// Ru in whole points.
    pub rating: u16,
    pub standing: Standing,
}

/// What becomes of a first rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Enough games, not below the floor.
    Publishable,
    /// The games are kept and pooled with later ones (7.1.4).
    TooFewGames,
    /// Below the floor a player stays unrated (7.1.4, 7.2.1).
    BelowFloor,
    /// A zero score in the first event is disregarded (8.2.1).
    ZeroScore,
}

/// The first rating from games against rated opponents; `None` without any.
///
/// ```
/// use sonneborn_rating::change::RatedGame;
/// use sonneborn_rating::edition::RatingEdition;
/// use sonneborn_rating::initial::initial;
/// use sonneborn_tournament::outcome::Mark;
/// use sonneborn_tournament::regulations::Rate;
///
/// let edition = RatingEdition::on(None, Rate::Standard);
/// let games = [Mark::Win, Mark::Draw, Mark::Loss, Mark::Draw, Mark::Win].map(|mark| RatedGame { opponent: 1800, mark });
/// assert!(initial(&games, &edition).is_some());
/// assert_eq!(initial(&[], &edition), None);
/// ```
pub fn initial(games: &[RatedGame], edition: &RatingEdition) -> Option<InitialRating> {
    if games.is_empty() {
        return None;
    }
    let count = u32::try_from(games.len()).ok()?;
    let sum: u32 = games.iter().map(|game| u32::from(game.opponent)).sum();
    let scored: i32 = games.iter().map(|game| score(game.mark)).sum();
    let halves = u32::try_from(scored / HALF_POINT).ok()?;
    let (average, percent, difference, greatest) = match edition.initial {
        InitialRule::HypotheticalOpponents { count: more, rating, greatest } => {
            // A draw with each of the hypothetical opponents is a half point.
            let percent = percent(halves + more, count + more);
            (average(sum + more * rating, count + more), percent, dp(percent), greatest)
        }
        InitialRule::PlainAverage => {
            const FOR_EACH_HALF_POINT: i32 = 20;
            let percent = percent(halves, count);
            let over = i32::try_from(halves).ok()? - i32::try_from(count).ok()?;
            let difference = if over >= 0 { over * FOR_EACH_HALF_POINT } else { dp(percent) };
            (average(sum, count), percent, difference, u16::MAX)
        }
    };
    let rating = round_away(average + difference * 100).clamp(0, i32::from(greatest));
    let rating = u16::try_from(rating).unwrap_or(greatest);
    let standing = if scored == 0 {
        Standing::ZeroScore
    } else if games.len() < GAMES_FOR_FIRST_RATING {
        Standing::TooFewGames
    } else if rating < edition.floor {
        Standing::BelowFloor
    } else {
        Standing::Publishable
    };
    Some(InitialRating { games: games.len(), score: scored, average, percent, difference, rating, standing })
}

/// A quotient in hundredths, rounded to the nearest.
fn average(sum: u32, count: u32) -> i32 {
    let hundredths = (u64::from(sum) * 200 + u64::from(count)) / (2 * u64::from(count));
    i32::try_from(hundredths).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sonneborn_tournament::outcome::Mark;
    use sonneborn_tournament::regulations::Rate;

    fn games(opponents: &[(u16, Mark)]) -> Vec<RatedGame> {
        opponents.iter().map(|(opponent, mark)| RatedGame { opponent: *opponent, mark: *mark }).collect()
    }

    #[test]
    fn a_published_first_rating_comes_out() {
        use Mark::*;
        let games = games(&[(1902, Draw), (1877, Draw), (1884, Win), (2012, Loss), (1832, Win)]);
        let first = initial(&games, &RatingEdition::on(None, Rate::Standard)).expect("five games");
        assert_eq!((first.average, first.percent, first.difference), (187_243, 57, 50));
        assert_eq!((first.rating, first.standing), (1922, Standing::Publishable));
    }

    #[test]
    fn zero_few_games_and_low_ratings_give_none() {
        let edition = RatingEdition::on(None, Rate::Standard);
        let standing = |opponents: &[(u16, Mark)]| initial(&games(opponents), &edition).map(|first| first.standing);
        assert_eq!(standing(&[]), None);
        assert_eq!(standing(&[(1800, Mark::Loss); 5]), Some(Standing::ZeroScore));
        assert_eq!(standing(&[(1800, Mark::Win); 4]), Some(Standing::TooFewGames));
        assert_eq!(
            standing(&[
                (1400, Mark::Loss),
                (1400, Mark::Loss),
                (1400, Mark::Loss),
                (1400, Mark::Draw),
                (1400, Mark::Loss)
            ]),
            Some(Standing::BelowFloor)
        );
    }
}
