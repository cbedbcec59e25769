//! Sonneborn runs chess tournaments: a tournament is its journal of acts, and everything else is read off it.
//!
//! The map of the house, from the ground floor up; a room imports only from rooms above it in this list:
//!
//! - [`laws`]: the rules core: what may happen in one game (pure)
//! - [`i18n`]: the message tables in three languages
//! - [`tournament`]: the model and its journal (pure)
//! - [`pairing`]: who meets whom (pure)
//! - [`standings`]: tie-breaks, ranking, crosstables (pure)
//! - [`rating`]: rating changes, norms, online points (pure)
//! - [`exchange`]: text to model and back: TRF, CSV, rating lists (pure)

pub mod i18n;
pub mod rating;
pub mod tournament;
