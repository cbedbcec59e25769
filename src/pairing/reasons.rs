//! Why a round is paired as it is, and why two players do not meet, whichever system pairs it. `i18n::pairing_reasons` has
//! the words.
//!
//! Both are worked out again from the rounds before. The tables of C.05 tell no reasons.

use super::swiss::dutch::articles::Edition;
use super::swiss::field::{Entry, Field};
use super::swiss::{burstein, dubov, dutch, lim, top_scoregroup};
use sonneborn_tournament::ids::PlayerId;

/// The reasons for a round, as its system gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reasons {
    Dutch(dutch::explanation::Explanation),
    Dubov(dubov::explanation::Explanation),
    /// After the seeding rounds, which are Dutch.
    Burstein(burstein::explanation::Explanation),
    Lim(lim::explanation::Explanation),
    /// Double-Swiss, and the Swiss Team System.
    TopScoregroup(top_scoregroup::explanation::Explanation),
    /// The second game of a match: as the first, with the other colours (C.04.5 4.4).
    SecondGame,
    /// The engine pairs without telling why.
    Untold,
}

/// Why two players do not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    Dutch(Edition, dutch::question::Answer),
    Dubov(dubov::question::Answer),
    /// Burstein: the higher ranked of the two, whose turn it was, went past the other, who is named (C.04.4.2 4.3).
    PassedByIndex(PlayerId, burstein::explanation::NotThemBecause),
    Lim(lim::question::Answer),
    TopScoregroup(top_scoregroup::question::Answer),
    /// The second game of a match is played by the two of the first (C.04.5 4.4).
    SecondGame,
    Prohibited(Prohibited),
    /// No prohibition: the engine has paired them otherwise without telling why.
    Untold,
}

/// What every Swiss forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prohibited {
    /// One of them is not to be paired in this round.
    NotPaired,
    SameTeam,
    Met,
    /// The event keeps them apart.
    Forbidden,
}

/// What forbids two players of a field to meet in any Swiss.
pub fn prohibited(field: &Field, a: Entry, b: Entry) -> Option<Prohibited> {
    let (first, second) = (&field.entrants[a], &field.entrants[b]);
    if !first.to_be_paired || !second.to_be_paired {
        Some(Prohibited::NotPaired)
    } else if first.met().any(|met| met == b) {
        Some(Prohibited::Met)
    } else if field.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a)) {
        Some(Prohibited::Forbidden)
    } else {
        None
    }
}
