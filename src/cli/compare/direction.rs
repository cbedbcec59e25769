//! Whose generator made an event of the large test, and who holds it against the rules.

use sonneborn_i18n::{Lang, compare as words};

sonneborn_tournament::with_codes! {
    /// Whose generator made the event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Direction {
        Ours = "ours",
        Theirs = "theirs",
    }
}

impl Direction {
    pub fn words(self, lang: Lang) -> &'static str {
        match self {
            Direction::Ours => words::ours(lang),
            Direction::Theirs => words::theirs(lang),
        }
    }
}
