//! The rules core: what may happen in one game of chess, and what follows when it did. Pure, and it stands alone.
//!
#![doc = include_str!("README.md")]
//!
//! From the ground up:
//!
//! - [`position`], [`fen`]: a position, its identity by article 9.2, and its written form
//! - [`notation`]: one written move, in any notation an arbiter meets
//! - [`legality`]: which move a written one is, or why it is illegal, in the words of article 3
//! - [`mating`]: can a side still mate by any series of legal moves?
//! - [`pgn`]: game records as arbiters get them, with every fault placed
//! - [`replay`]: record → positions, repetitions, counters, clocks
//! - [`edition`]: the Laws by edition and rate of play, and house rules: data
//! - [`ending`]: where the Laws themselves ended the game
//! - [`entered`]: the result that an event has for the board
//! - [`possible`]: the draw claims that stood open
//! - [`clock`], [`touch`]: clock arithmetic, and the duties of touched pieces
//! - [`stood`]: illegal moves that stood, put on the board as they were made
//! - [`sheet`]: a scoresheet as evidence: what in it cannot be relied on
//! - [`claim`]: a claim examined: right, wrong or not decided, with the facts
//! - [`scoresheets`]: two records of one game compared
//! - [`reconstruction`]: a game made from two records, half-move by half-move
//! - [`watch`]: a game while it is played: what an arbiter must or may do now
//! - [`ruling`]: what is proposed to the arbiter: article, result, minutes, replacement move
//! - [`with_codes!`]: an enum whose values have codes in files and forms, each said once
//!
//! Chess pieces and squares are those of the `cozy_chess` crate.

mod as_made;
pub mod claim;
pub mod clock;
mod coded;
pub mod edition;
pub mod ending;
pub mod entered;
pub mod fen;
pub mod legality;
pub mod mating;
pub mod notation;
pub mod pgn;
pub mod position;
pub mod possible;
pub mod reconstruction;
pub mod replay;
pub mod ruling;
pub mod scoresheets;
pub mod sheet;
pub mod stood;
pub mod touch;
pub mod watch;

pub use cozy_chess::{Color, Move, Piece, Square};
