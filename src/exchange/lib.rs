//! Text to model and back: tournament report files, tables of players, whole tournaments.
//!
#![doc = include_str!("README.md")]
//!
//! Everything here is pure: bytes come in as arguments, and what could not be read is told as a typed list with its
//! places. The words for it are in the room `i18n`.

pub mod archive;
pub mod audit;
pub mod blank_games;
pub mod calendar;
pub mod chess_results;
mod code_pages;
pub mod copy;
pub mod diagnosis;
pub mod dossier;
pub mod feed;
pub mod folded_words;
pub mod foreign;
mod free_rounds;
pub mod import_check;
pub mod json;
pub mod list_check;
mod located;
pub mod names;
pub mod national_list;
pub mod players;
pub mod prizes;
mod rating_block;
pub mod rating_index;
pub mod rating_list;
pub mod search;
pub mod sitemap;
pub mod swiss_chess;
pub mod swiss_manager;
pub mod table;
pub mod team_points;
pub mod text;
pub mod tournament_file;
pub mod trf;

use serde::{Deserialize, Serialize};

/// Where in a file something stands; both numbers count from 1, columns in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    pub line: u32,
    pub column: u32,
}
