//! The sequence of rating lists from which an event takes its players' ratings (VCL4THP 123-129).
//!
//! The first list gives the rating; where it has none, those of the others are offered. A list of this server that is not
//! FIDE's gives a national rating, which the method of record 172 counts.

use serde::{Deserialize, Serialize};

/// A list of ratings, whatever its month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ListKind {
    Standard,
    Rapid,
    Blitz,
    /// FIDE's rapid rating, or the standard one of who has none (B.02, rapid and blitz, 7.2).
    EffectiveRapid,
    EffectiveBlitz,
    /// Another list of the server, by its name without the month.
    Own(String),
}

/// What the regulations say of rating lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListOrder {
    /// Empty where the default of the rate of play counts.
    pub sequence: Vec<ListKind>,
    /// Players are compared with the lists only when an arbiter asks (VCL4THP 138).
    pub on_request: bool,
}

/// What the code of an own list begins with.
const OWN: &str = "own:";

impl ListKind {
    /// The lists of FIDE.
    pub const OF_FIDE: [ListKind; 5] =
        [ListKind::Standard, ListKind::Rapid, ListKind::Blitz, ListKind::EffectiveRapid, ListKind::EffectiveBlitz];

    /// How forms and addresses name it.
    pub fn code(&self) -> String {
        match self {
            ListKind::Standard => "standard".into(),
            ListKind::Rapid => "rapid".into(),
            ListKind::Blitz => "blitz".into(),
            ListKind::EffectiveRapid => "effective-rapid".into(),
            ListKind::EffectiveBlitz => "effective-blitz".into(),
            ListKind::Own(name) => format!("{OWN}{name}"),
        }
    }

    pub fn from_code(code: &str) -> Option<ListKind> {
        let own = || code.strip_prefix(OWN).filter(|name| !name.trim().is_empty());
        let of_fide = ListKind::OF_FIDE.into_iter().find(|kind| kind.code() == code);
        of_fide.or_else(|| own().map(|name| ListKind::Own(name.to_owned())))
    }

    /// Whether it is one of FIDE's.
    pub fn is_of_fide(&self) -> bool {
        !matches!(self, ListKind::Own(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_and_what_is_none_is_refused() {
        for kind in ListKind::OF_FIDE.into_iter().chain([ListKind::Own("DWZ".into())]) {
            assert_eq!(ListKind::from_code(&kind.code()), Some(kind));
        }
        for text in ["", "own:", "own: ", "elo", "Standard"] {
            assert_eq!(ListKind::from_code(text), None, "{text}");
        }
    }
}
