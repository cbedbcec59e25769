//! Sonneborn runs chess tournaments: a tournament is its journal of acts, and everything else is read off it.
//!
//! A file of another program, the next round, and the standings:
//!
//! ```
//! use sonneborn::exchange::trf;
//! use sonneborn::pairing::pair;
//! use sonneborn::standings::{Settings, Standings};
//! use sonneborn::tournament::Tournament;
//! use sonneborn::tournament::ids::RoundNo;
//!
//! let file = "\
//! 012 Club evening
//! XXR 3
//! 001    1 m    Aas, Anna                         2100 NOR                         1.0          3 w 1
//! 001    2 m    Berg, Bo                          2000 NOR                         0.5          4 b =
//! 001    3 m    Carlsen, Cato                     1900 NOR                         0.0          1 b 0
//! 001    4 m    Dahl, Dina                        1800 NOR                         0.5          2 w =
//! ";
//! let imported = trf::read(file.as_bytes()).expect("each fault has its line and column").imported;
//! let tournament = Tournament::of_import(&imported);
//!
//! let second = pair(&tournament, RoundNo(2)).expect("round 1 is complete");
//! let name = |player| tournament.player(player).expect("of this event").data.name.as_str();
//! let games: Vec<_> = second.games.iter().map(|(white, black)| (name(*white), name(*black))).collect();
//! assert_eq!(games, [("Berg, Bo", "Aas, Anna"), ("Carlsen, Cato", "Dahl, Dina")]);
//!
//! let standings = Standings::of(&tournament, &Settings::of(&tournament).expect("tie-breaks that there are"));
//! let first = &standings.rows[0];
//! assert_eq!((first.rank, first.points.to_string()), (Some(1), "1".to_owned()));
//! ```
//!
//! The map of the house, from the ground floor up. Each room is a crate under `src`; its `Cargo.toml` says whom it may use, and the pure
//! rooms know no web, no database, no clock, no file and no chance:
//!
//! - [`patience`]: by which a long computation learns that nobody waits for it any more (pure)
//! - [`words`]: the texts of all languages as typed functions (pure)
//! - [`laws`]: the rules core: what may happen in one game (pure)
//! - [`tournament`]: the model and its journal (pure)
//! - [`rating`]: rating changes, norms, online points (pure)
//! - [`standings`]: tie-breaks, ranking, crosstables (pure)
//! - [`pairing`]: who meets whom (pure)
//! - [`exchange`]: text to model and back: TRF, CSV, rating lists (pure)
//! - [`i18n`]: the program's types in words (pure)
//! - [`rules`]: the rule rooms under one roof, for other programs (pure)
//! - [`sheets`]: lists of an event that carry words, for papers and files alike (pure)
//! - [`store`]: accounts, journals and rating lists in SQLite or PostgreSQL
//! - [`document`]: papers as PDF (pure)
//! - [`manual`]: the manual, as pages and as a PDF (pure)
//! - [`desk`]: the use cases: load, check, append, apply, announce
//! - [`web`]: what every page and call stands on: routes, guards, forms, the frame
//! - [`pages`]: the pages of the desk; [`public`]: the pages for everybody; [`api`]: the calls of scripts
//! - [`site`]: all of them under one roof; [`cli`]: the command line
//!
//! Three walks through the house. *A result*: `pages` reads the form and the act it was drawn from, `desk` asks `tournament::judge`
//! what it changes, appends to `store`, folds, announces. *A pairing*: `pairing::registry` finds the system, which sees a `&Tournament`
//! and gives pairs with reasons; `desk` makes them an act. *A line of a TRF*: `exchange::trf` reads it with line and column into an
//! import, which `desk` turns into acts like those of a page.

pub mod cli;
pub mod site;

pub use sonneborn_api as api;
pub use sonneborn_desk as desk;
pub use sonneborn_document as document;
pub use sonneborn_exchange as exchange;
pub use sonneborn_i18n as i18n;
pub use sonneborn_laws as laws;
pub use sonneborn_manual as manual;
pub use sonneborn_pages as pages;
pub use sonneborn_pairing as pairing;
pub use sonneborn_patience as patience;
pub use sonneborn_public as public;
pub use sonneborn_rating as rating;
pub use sonneborn_rules as rules;
pub use sonneborn_sheets as sheets;
pub use sonneborn_standings as standings;
pub use sonneborn_store as store;
pub use sonneborn_tournament as tournament;
pub use sonneborn_web as web;
pub use sonneborn_words as words;
