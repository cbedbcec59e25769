//! Whose generator made an event of the large test, and who holds it against the rules.

use sonneborn_i18n::{Lang, compare as words};

/// Whose generator made the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    Ours,
    Theirs,
}

impl Direction {
    pub const ALL: [Direction; 2] = [Direction::Ours, Direction::Theirs];

    pub fn code(self) -> &'static str {
        match self {
            Direction::Ours => "ours",
            Direction::Theirs => "theirs",
        }
    }

    pub fn read(code: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|one| one.code() == code)
    }

    pub fn words(self, lang: Lang) -> &'static str {
        match self {
            Direction::Ours => words::ours(lang),
            Direction::Theirs => words::theirs(lang),
        }
    }
}
