//! The limits of what is kept: what is longer, greater or earlier is refused by [`super::reader`].

use super::points::Points;
use std::ops::RangeInclusive;

/// The longest name of a player, a team, a tournament or a club. FIDE's report has 33 columns for a player's; the longest
/// known are of some 60 letters.
pub const MAX_NAME_LETTERS: usize = 100;
/// The longest free text of one field: a note, a reason, a schedule.
pub const MAX_TEXT_LETTERS: usize = 2000;
/// The most rounds: a double round robin of 50 players.
pub const MAX_ROUNDS: u16 = 98;
/// The greatest number of a board.
pub const MAX_BOARD: u16 = 9999;
/// Ratings in the lists lie below 3000; titles of online platforms above.
pub const MAX_RATING: u16 = 3999;
/// The development coefficients of B.02 art. 8.3.3: 40, 20, 10; in rapid and blitz of old 30, 15.
pub const MAX_K: u8 = 40;
/// Nobody has waited longer for a late player (Laws 6.7.1).
pub const MAX_DEFAULT_MINUTES: u16 = 240;
/// The greatest number of points for one game.
pub const MAX_POINTS: Points = Points::halves(40);
/// The greatest prize, in hundredths of its currency: ten million.
pub const MAX_AMOUNT_HUNDREDTHS: u32 = 1_000_000_000;
/// The name of a currency.
pub const MAX_CURRENCY_LETTERS: usize = 20;
/// Years of birth that players and officials can have.
pub const YEARS_OF_BIRTH: RangeInclusive<u16> = 1900..=2100;
/// Years in which tournaments are played.
pub const YEARS_OF_PLAY: RangeInclusive<i32> = 1850..=2150;
