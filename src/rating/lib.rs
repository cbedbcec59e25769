//! Ratings: what a result does to a rating, and what FIDE and the online club make of a tournament. Pure.
//!
//! ```
//! use sonneborn_rating::change::{RatedGame, change};
//! use sonneborn_rating::edition::RatingEdition;
//! use sonneborn_tournament::outcome::Mark;
//! use sonneborn_tournament::regulations::Rate;
//!
//! // 1800 beats 2000: PD is 0.24, K is 20.
//! let edition = RatingEdition::on(chrono::NaiveDate::from_ymd_opt(2026, 11, 22), Rate::Standard);
//! let change = change(1800, 20, &[RatedGame { opponent: 2000, mark: Mark::Win }], &edition);
//! assert_eq!((change.games[0].expected, change.rounded()), (24, 15));
//! ```

pub mod certificate;
pub mod change;
pub mod development;
pub mod edition;
pub mod house_points;
pub mod initial;
pub mod norm_search;
pub mod norms;
pub mod online;
pub mod playing_time;
pub mod report;
pub mod statistics;
pub mod submission;
pub mod tables;
pub mod title_rating;
