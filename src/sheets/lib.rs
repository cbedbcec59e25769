//! Files that carry words: lists as tables, and the story of an event in its report.
//!
//! What a file is in itself (columns, records, cells) is in the room `exchange`, which knows no language.

pub mod bracket;
pub mod lists;
pub mod rating_tables;
pub mod story;
