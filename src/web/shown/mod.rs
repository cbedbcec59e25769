//! What pages of the desk and public pages both show.

pub mod asked;
pub mod bracket;
pub mod changes;
pub mod crosstable;
pub mod past;
pub mod projection;
pub mod schedule;
pub mod seat;
pub mod slides;
pub mod standings;
pub mod statistics;
pub mod what_if;
