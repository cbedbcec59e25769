//! Ratings: what a result does to a rating, and what FIDE and the online club make of a tournament. Pure.
//!
#![doc = include_str!("README.md")]

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
