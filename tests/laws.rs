//! The rules core against other programs' games, and the classic disputes.

mod common;

#[path = "laws/golden.rs"]
mod golden;
