//! Confirms certificates of pairings.
//!
#![doc = include_str!("README.md")]
#![no_std]

extern crate alloc;

pub mod bounds;
pub mod certificate;
pub mod confirm;
pub mod lane;
mod places;
pub mod points;
pub mod question;
pub mod refusal;
pub mod report;
pub mod round;
pub mod system;

pub use certificate::Certificate;
pub use confirm::confirm;
pub use report::Report;
