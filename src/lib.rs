//! Sonneborn runs chess tournaments: a tournament is its journal of acts, and everything else is read off it.
//!
//! The map of the house, from the ground floor up. A room imports only from rooms before it in this list, and the pure
//! rooms know no web, no database, no clock, no file and no chance:
//!
//! - [`laws`]: the rules core: what may happen in one game (pure)
//! - [`tournament`]: the model and its journal (pure)
//! - [`pairing`]: who meets whom (pure)
//! - [`standings`]: tie-breaks, ranking, crosstables (pure)
//! - [`rating`]: rating changes, norms, online points (pure)
//! - `exchange`: text to model and back: TRF, CSV, rating lists (pure)
//! - [`i18n`]: the words for all that, in three languages (pure)
//! - `store`: accounts, journals and rating lists in SQLite or PostgreSQL
//! - [`document`]: papers as PDF (pure)
//! - [`manual`]: the manual, as pages and as a PDF (pure)
//! - `desk`: the use cases: load, check, append, apply, announce
//! - `web`, [`cli`]: the edges
//!
//! Beside the rooms: [`patience`], by which a long computation learns that nobody waits for it any more (pure).

pub mod cli;
pub mod desk;
pub mod document;
pub mod exchange;
pub mod i18n;
pub mod laws;
pub mod manual;
pub mod pairing;
pub mod patience;
pub mod rating;
pub mod standings;
pub mod store;
pub mod tournament;
pub mod web;
