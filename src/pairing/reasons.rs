//! Why a round is paired as it is, and why two players do not meet, whichever system pairs it. `i18n::pairing_reasons` has
//! the words.
//!
//! Both are worked out again from the rounds before. The tables of C.05 and the Dutch edition of 2017 tell no reasons.

use super::swiss::dubov::explanation::NotHimBecause;
use super::swiss::dutch::question::{self, Answer};
use super::swiss::field::{Entry, Field, Pairings};
use super::swiss::{dubov, dutch};
use super::{NoPairing, check_turn, pair};
use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::regulations::System;

/// The reasons for a round, as its system gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reasons {
    Dutch(dutch::explanation::Explanation),
    Dubov(dubov::explanation::Explanation),
    /// The engine pairs without telling why.
    Untold,
}

/// Why two players do not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    Answered(Answer),
    /// Dubov: the one of the two who chose went past the other (C.04.4.1 3.2.6).
    Passed(NotHimBecause),
    /// No prohibition: the engine has paired them otherwise without telling why.
    Untold,
}

/// Pairs a round as [`pair`] does, with the reasons.
///
/// # Errors
/// Why there is no pairing.
pub fn explained(tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
    match tournament.regulations.system {
        System::Dutch2026 => {
            check_turn(tournament, round)?;
            let (pairings, why) = dutch::explained(&Field::of(tournament, round))?;
            Ok((pairings, Reasons::Dutch(why)))
        }
        System::Dubov => {
            check_turn(tournament, round)?;
            let (pairings, why) = dubov::pair(&Field::of(tournament, round))?;
            Ok((pairings, Reasons::Dubov(why)))
        }
        _ => Ok((pair(tournament, round)?, Reasons::Untold)),
    }
}

/// Why the engine does not let two players meet in a round.
///
/// # Errors
/// Why there is no pairing at all.
pub fn why_not(tournament: &Tournament, round: RoundNo, a: PlayerId, b: PlayerId) -> Result<WhyNot, NoPairing> {
    check_turn(tournament, round)?;
    let field = Field::of(tournament, round);
    let entry = |player: PlayerId| field.entrants.iter().position(|entrant| entrant.id == player);
    let (Some(first), Some(second)) = (entry(a), entry(b)) else { return Ok(WhyNot::Answered(Answer::NotPaired)) };
    if tournament.regulations.system == System::Dutch2026 {
        return question::why_not(&field, first, second).map(WhyNot::Answered);
    }
    let (pairings, reasons) = explained(tournament, round)?;
    let meet = pairings.games.iter().any(|&pair| pair == (a, b) || pair == (b, a));
    if meet {
        return Ok(WhyNot::Answered(Answer::TheyMeet));
    }
    Ok(prohibition(&field, first, second).map(WhyNot::Answered).unwrap_or_else(|| passed(&reasons, a, b)))
}

/// What every Swiss forbids: to pair who is away, who have met, and whom the event keeps apart.
fn prohibition(field: &Field, a: Entry, b: Entry) -> Option<Answer> {
    let (first, second) = (&field.entrants[a], &field.entrants[b]);
    if !first.to_be_paired || !second.to_be_paired {
        Some(Answer::NotPaired)
    } else if first.met().any(|met| met == b) {
        Some(Answer::Met)
    } else if field.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a)) {
        Some(Answer::Forbidden)
    } else {
        None
    }
}

fn passed(reasons: &Reasons, a: PlayerId, b: PlayerId) -> WhyNot {
    let Reasons::Dubov(why) = reasons else { return WhyNot::Untold };
    let choice = |one: PlayerId, other: PlayerId| {
        let own = why.pairs.iter().find(|pair| pair.from_s1 == one)?;
        own.passed.iter().find(|(player, _)| *player == other).map(|(_, because)| *because)
    };
    choice(a, b).or_else(|| choice(b, a)).map_or(WhyNot::Untold, WhyNot::Passed)
}
