//! The rule rooms under one roof, for other programs: text in, plain values out.
#![doc = include_str!("README.md")]

mod checked;
mod diagnosed;
pub mod file;
pub mod game;
pub mod pairs;
pub mod rating;
mod refused;
pub mod ruling;
mod summary;
pub mod tie_breaks;

pub use checked::{Checked, CheckedRound, Part, SCHEMA, check};
pub use diagnosed::{Diagnosis, RoundCause, WayTried};
pub use file::{Names, names};
pub use game::{GameReport, Reading, replay};
pub use pairs::{Board, Bye, Explained, Paired, Reasoned, explain, pair, why_not};
pub use rating::rating;
pub use refused::{Fault, Refused};
pub use ruling::{Asked, Ruled, claim, claim_in_words};
pub use sonneborn_i18n::Lang;
pub use sonneborn_laws::claim::ClaimForm;
pub use sonneborn_laws::edition::EditionId;
pub use summary::summarise;
pub use tie_breaks::{TieBreaks, tie_breaks};

/// What is wished beside the file.
#[derive(Clone, Debug, Default)]
pub struct Wish<'a> {
    /// The pairing system by its code (`dutch-2026`, `dubov`, …); the file's if it is left open.
    pub system: Option<&'a str>,
    /// In which reasons and refusals are told.
    pub lang: Lang,
}
