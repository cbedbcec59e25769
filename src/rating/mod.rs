//! Ratings: what a result does to a rating, and what FIDE and the online club make of a tournament. Pure.

pub mod tables;
