//! Who of a pair has White (C.04.4.3 art. 5, 7.2).

use super::contender::Contenders;
use crate::swiss::completion::Rank;
use sonneborn_tournament::colour::Colour;

/// The rule that gave the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourRule {
    /// 5.1, 5.3: only so do both stay within the limits.
    Limits,
    /// 5.2: each gets the colour due.
    BothDue,
    /// 5.4: the colours of the last round in which one had White and the other Black are exchanged.
    Alternated,
    /// 5.4: identical histories, in the median scoregroup or above: the higher ranked gets the colour due.
    HigherRanked,
    /// 5.4: identical histories, below the median scoregroup: the lower ranked does.
    LowerRanked,
    /// 7.2: neither has played.
    InitialColour,
}

impl ColourRule {
    /// The article of C.04.4.3.
    pub fn article(self) -> &'static str {
        match self {
            ColourRule::Limits => "5.3",
            ColourRule::BothDue => "5.2",
            ColourRule::Alternated | ColourRule::HigherRanked | ColourRule::LowerRanked => "5.4",
            ColourRule::InitialColour => "7.2",
        }
    }
}

/// The pair with White first, and the rule that said so.
pub(crate) fn allocate(contenders: &Contenders, a: Rank, b: Rank, favours_higher: bool) -> (Rank, Rank, ColourRule) {
    // Ranks go by score and TPN.
    let (higher, lower) = (a.min(b), a.max(b));
    let (colour, rule) = decide(contenders, higher, lower, favours_higher);
    match colour {
        Colour::White => (higher, lower, rule),
        Colour::Black => (lower, higher, rule),
    }
}

fn decide(contenders: &Contenders, higher: Rank, lower: Rank, favours_higher: bool) -> (Colour, ColourRule) {
    match (contenders.may_seat(higher, lower), contenders.may_seat(lower, higher)) {
        (true, false) => return (Colour::White, ColourRule::Limits),
        (false, true) => return (Colour::Black, ColourRule::Limits),
        (true, true) | (false, false) => {}
    }
    let (own, their) = (contenders.list[higher].due, contenders.list[lower].due);
    let due = match (own, their) {
        (None, None) => {
            let (field, odd) = (contenders.field, contenders.entrant(higher).parity % 2 == 1);
            let colour = if odd { field.initial_colour } else { field.initial_colour.other() };
            return (colour, ColourRule::InitialColour);
        }
        (Some(own), None) => return (own, ColourRule::BothDue),
        (None, Some(their)) => return (their.other(), ColourRule::BothDue),
        (Some(own), Some(their)) if own != their => return (own, ColourRule::BothDue),
        (Some(own), Some(_)) => own,
    };
    let (mine, theirs) = (contenders.entrant(higher).colours().rev(), contenders.entrant(lower).colours().rev());
    match mine.zip(theirs).find(|(own, their)| own != their) {
        Some((own, _)) => (own.other(), ColourRule::Alternated),
        None if favours_higher => (due, ColourRule::HigherRanked),
        None => (due.other(), ColourRule::LowerRanked),
    }
}
