//! Who of a pair gets White (C.04.4.1 art. 5.2).

use super::contender::{Contender, Contenders, Rank};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::colour::Colour;
use std::cmp::Ordering;

/// The rule of art. 5.2 that gave the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourRule {
    /// 5.2.1: neither has played; the higher ranked gets the initial colour if their number is odd, else the other.
    InitialColour,
    /// 5.2.2: both get their preference.
    BothGranted,
    /// 5.2.3: the stronger preference is granted.
    Stronger,
    /// 5.2.4: they alternate to the latest round in which one had White and the other Black.
    Alternated,
    /// 5.2.5: the higher ranked gets their preference.
    HigherRanked,
}

impl ColourRule {
    /// The article of C.04.4.1.
    pub fn article(self) -> &'static str {
        match self {
            ColourRule::InitialColour => "5.2.1",
            ColourRule::BothGranted => "5.2.2",
            ColourRule::Stronger => "5.2.3",
            ColourRule::Alternated => "5.2.4",
            ColourRule::HigherRanked => "5.2.5",
        }
    }
}

/// The pair with White first, and the rule that decided.
pub(crate) fn allocate(contenders: &Contenders, a: Rank, b: Rank, initial_colour: Colour) -> (Rank, Rank, ColourRule) {
    let (higher, lower) = (a.min(b), a.max(b));
    let (colour, rule) = of_higher(&contenders.list[higher], &contenders.list[lower], initial_colour);
    match colour {
        Colour::White => (higher, lower, rule),
        Colour::Black => (lower, higher, rule),
    }
}

/// The colour of the higher ranked of the two.
fn of_higher(higher: &Contender, lower: &Contender, initial_colour: Colour) -> (Colour, ColourRule) {
    if higher.colours.is_empty() && lower.colours.is_empty() {
        let odd = higher.parity % 2 == 1;
        return (if odd { initial_colour } else { initial_colour.other() }, ColourRule::InitialColour);
    }
    let (own, their) = (higher.preference, lower.preference);
    if own.colour != their.colour {
        return (own.colour, ColourRule::BothGranted);
    }
    match own.strength.cmp(&their.strength) {
        Ordering::Greater => return (own.colour, ColourRule::Stronger),
        Ordering::Less => return (their.colour.other(), ColourRule::Stronger),
        Ordering::Equal => {}
    }
    let latest_first = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    match latest_first.into_iter().find(|(own, their)| own != their) {
        Some((own, _)) => (own.other(), ColourRule::Alternated),
        None => (own.colour, ColourRule::HigherRanked),
    }
}
