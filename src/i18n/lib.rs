//! What turns the types of the program into words: of each type, the message that says it, in each language.
//!
#![doc = include_str!("README.md")]
//!
//! The messages themselves are in the room `words`; its tables stand here under the same names, with what is made of them
//! for types, so that a page needs one name for both.

// The tables that are words only, and `Lang`.
pub use sonneborn_words::*;

pub mod access;
pub mod acts;
pub mod alphabet;
pub mod articles;
pub mod audit;
mod boards;
pub mod burstein;
pub mod check;
pub mod claims;
pub mod common;
pub mod confirmation;
pub mod consequences;
pub mod dates;
pub mod diagnosis;
pub mod dossier;
pub mod doubts;
pub mod dubov;
pub mod dues;
pub mod dutch;
pub mod exchange;
pub mod fide_forms;
pub mod figure_sheet;
pub mod foreign;
pub mod full_names;
pub mod house_points;
pub mod incidents;
pub mod knockout;
pub mod laws;
pub mod lim;
pub mod live_boards;
pub mod numbers;
pub mod pairing_reasons;
pub mod pairing_tools;
pub mod photographs;
pub mod prohibitions;
mod ranked;
pub mod rating;
pub mod rating_lists;
pub mod rating_method;
pub mod reader;
pub mod refusals;
pub mod regulations;
pub mod settings;
pub mod standings;
pub mod statement;
pub mod swiss_chess;
pub mod swiss_manager;
pub mod systems;
pub mod time_control;
pub mod top_scoregroup;
pub mod values;
