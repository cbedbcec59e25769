//! Pairings against golden tables and files of other programs, and against the regulations' own articles.

mod common;

#[path = "pairing/round_robin.rs"]
mod round_robin;
