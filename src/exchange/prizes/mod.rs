//! Prizes as organisers announce them, a line a category: `U18: 300, 200, 100; women; rating 1800–2000; Hort`.
//!
//! A line is a name with a colon, amounts by place, and who competes and how players of equal points share, in any order and in
//! the words of any language of the program. What is not understood is told with its place; nothing is left out silently. What is
//! written by [`write()`] is read as it was, in every language.

mod read;
mod tokens;
mod vocabulary;
mod write;

pub use read::{Doubt, NotUnderstood, Read, read};
pub use write::write;
