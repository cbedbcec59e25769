//! What two programs say otherwise of an event, by kind.

use sonneborn_i18n::{Lang, compare as words};
use sonneborn_pairing::difference::Difference;
use std::fmt;
use std::str::FromStr;

/// A kind of difference; the report counts by it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Finding {
    /// Others meet in a round.
    Pairs,
    /// The same meet, with other colours.
    Colours,
    /// Another one has the bye.
    Bye,
    /// One of the two finds no pairing.
    NoPairing,
    /// The points are not the sum of the results.
    Total,
    /// The figures by a tie-break.
    Figure(String),
    /// Only the order, while all figures agree.
    Rank,
    /// The other program cannot read the file.
    UnreadThere,
    /// This program cannot read the file.
    UnreadHere,
    /// The other's generator gave no event.
    NotGenerated,
}

impl Finding {
    /// A round's differences as the one that says most of them.
    pub fn of(differences: &[Difference]) -> Option<Finding> {
        let kind = |difference: &Difference| match difference {
            Difference::Bye { .. } => Finding::Bye,
            Difference::Paired { .. } | Difference::NotPaired { .. } => Finding::Pairs,
            Difference::Colours { .. } => Finding::Colours,
        };
        let kinds: Vec<Finding> = differences.iter().map(kind).collect();
        [Finding::Bye, Finding::Pairs, Finding::Colours].into_iter().find(|kind| kinds.contains(kind))
    }

    pub fn words(&self, lang: Lang) -> String {
        match self {
            Finding::Pairs => words::pairs(lang).to_owned(),
            Finding::Colours => words::colours(lang).to_owned(),
            Finding::Bye => words::bye(lang).to_owned(),
            Finding::NoPairing => words::no_pairing(lang).to_owned(),
            Finding::Total => words::total(lang).to_owned(),
            Finding::Figure(code) => words::figure(lang, code),
            Finding::Rank => words::rank(lang).to_owned(),
            Finding::UnreadThere => words::unread_there(lang).to_owned(),
            Finding::UnreadHere => words::unread_here(lang).to_owned(),
            Finding::NotGenerated => words::not_generated(lang).to_owned(),
        }
    }
}

/// The codes of the record.
const CODES: [(&str, Finding); 9] = [
    ("pairs", Finding::Pairs),
    ("colours", Finding::Colours),
    ("bye", Finding::Bye),
    ("no-pairing", Finding::NoPairing),
    ("total", Finding::Total),
    ("rank", Finding::Rank),
    ("unread-there", Finding::UnreadThere),
    ("unread-here", Finding::UnreadHere),
    ("not-generated", Finding::NotGenerated),
];
const FIGURE: &str = "figure:";

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Figure(code) => write!(f, "{FIGURE}{code}"),
            Finding::Pairs
            | Finding::Colours
            | Finding::Bye
            | Finding::NoPairing
            | Finding::Total
            | Finding::Rank
            | Finding::UnreadThere
            | Finding::UnreadHere
            | Finding::NotGenerated => {
                let code = CODES.iter().find(|(_, finding)| finding == self).map_or("", |(code, _)| code);
                f.write_str(code)
            }
        }
    }
}

impl FromStr for Finding {
    type Err = ();

    fn from_str(text: &str) -> Result<Finding, ()> {
        if let Some(code) = text.strip_prefix(FIGURE) {
            return Ok(Finding::Figure(code.to_owned()));
        }
        CODES.iter().find(|(code, _)| *code == text).map(|(_, finding)| finding.clone()).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_written_and_read() {
        let figure = Finding::Figure("BH/C1".into());
        for finding in CODES.into_iter().map(|(_, finding)| finding).chain([figure]) {
            assert_eq!(finding.to_string().parse(), Ok(finding.clone()), "{finding}");
        }
        assert_eq!("nothing".parse::<Finding>(), Err(()));
    }
}
