//! What the rules of C.04.3 are called in its two editions.

use super::super::colours::ColourRule;
use serde::{Deserialize, Serialize};

/// The editions of C.04.3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edition {
    /// In force till 31 January 2026.
    Of2017,
    /// Applied from 1 February 2026.
    #[default]
    Of2026,
}

/// A criterion of C.04.3 art. 2, by its name of 2026. The edition of 2017 has all but C5 and C9, in the same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Criterion {
    C5,
    C6,
    C7,
    C8,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C17,
    C18,
    C19,
    C20,
    C21,
}

impl Criterion {
    const ALL: [Criterion; 17] = [
        Criterion::C5,
        Criterion::C6,
        Criterion::C7,
        Criterion::C8,
        Criterion::C9,
        Criterion::C10,
        Criterion::C11,
        Criterion::C12,
        Criterion::C13,
        Criterion::C14,
        Criterion::C15,
        Criterion::C16,
        Criterion::C17,
        Criterion::C18,
        Criterion::C19,
        Criterion::C20,
        Criterion::C21,
    ];

    /// The criteria of an edition in descending priority.
    pub fn all(edition: Edition) -> impl Iterator<Item = Criterion> {
        let of_2026_only = [Criterion::C5, Criterion::C9];
        Self::ALL.into_iter().filter(move |own| edition == Edition::Of2026 || !of_2026_only.contains(own))
    }

    /// `C12`, or `C.10` as the edition of 2017 calls it.
    pub fn name(self, edition: Edition) -> String {
        let number = self as usize + 5;
        match edition {
            Edition::Of2026 => format!("C{number}"),
            Edition::Of2017 if self < Criterion::C9 => format!("C.{}", number - 1),
            Edition::Of2017 => format!("C.{}", number - 2),
        }
    }

    /// The article that has it, where it is not called by it anyway.
    pub fn article(self, edition: Edition) -> Option<String> {
        match (edition, self) {
            (Edition::Of2017, _) => None,
            (Edition::Of2026, Criterion::C5) => Some("2.3.1".into()),
            (Edition::Of2026, _) => Some(format!("2.4.{}", self as usize)),
        }
    }
}

/// A rule that reasons refer to, besides the criteria to be fulfilled as well as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Nobody meets an opponent twice.
    Rematch,
    /// Nobody has the bye twice.
    SecondBye,
    /// Same absolute colour preference.
    SameColour,
    /// Everyone can still be paired.
    Completion,
    /// Moved-down players who cannot be paired in the bracket.
    Limbo,
    /// The order in which candidates are generated.
    Sequence,
    Colours(ColourRule),
}

impl Rule {
    /// The number in the text of that edition.
    pub fn number(self, edition: Edition) -> &'static str {
        let (of_2017, of_2026) = match self {
            Rule::Rematch => ("C.1", "C1"),
            Rule::SecondBye => ("C.2", "C2"),
            Rule::SameColour => ("C.3", "C3"),
            Rule::Completion => ("C.4", "C4"),
            Rule::Limbo => ("B.2", "3.2.4"),
            Rule::Sequence => ("D", "4"),
            Rule::Colours(ColourRule::BothGranted) => ("E.1", "5.2.1"),
            Rule::Colours(ColourRule::Stronger) => ("E.2", "5.2.2"),
            Rule::Colours(ColourRule::Alternated) => ("E.3", "5.2.3"),
            Rule::Colours(ColourRule::HigherRanked) => ("E.4", "5.2.4"),
            Rule::Colours(ColourRule::InitialColour) => ("E.5", "5.2.5"),
        };
        match edition {
            Edition::Of2017 => of_2017,
            Edition::Of2026 => of_2026,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criteria_carry_the_numbers_of_their_edition() {
        let names = |edition| Criterion::all(edition).map(|own| own.name(edition)).collect::<Vec<_>>();
        let (old, new) = (names(Edition::Of2017), names(Edition::Of2026));
        assert_eq!((old.len(), old[0].as_str(), old[3].as_str(), old[14].as_str()), (15, "C.5", "C.8", "C.19"));
        assert_eq!((new.len(), new[0].as_str(), new[16].as_str()), (17, "C5", "C21"));
        let articles = [Criterion::C5, Criterion::C6, Criterion::C21].map(|own| own.article(Edition::Of2026));
        assert_eq!(articles.map(Option::unwrap_or_default), ["2.3.1", "2.4.1", "2.4.16"]);
    }
}
