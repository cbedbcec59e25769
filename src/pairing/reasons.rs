//! Why a round is paired as it is, and why two players do not meet, whichever system pairs it. `i18n::pairing_reasons` has
//! the words.
//!
//! Both are worked out again from the rounds before. The tables of C.05 and the Dutch edition of 2017 tell no reasons.

use super::swiss::dutch::question::{self, Answer};
use super::swiss::field::{Entry, Field, Pairings};
use super::swiss::{burstein, dubov, dutch};
use super::{NoPairing, check_turn, pair};
use crate::tournament::Tournament;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::regulations::System;

/// The reasons for a round, as its system gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reasons {
    Dutch(dutch::explanation::Explanation),
    Dubov(dubov::explanation::Explanation),
    /// After the seeding rounds, which are Dutch.
    Burstein(burstein::explanation::Explanation),
    /// The engine pairs without telling why.
    Untold,
}

/// Why two players do not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    Answered(Answer),
    /// Dubov: the one of the two who chose went past the other (C.04.4.1 3.2.6).
    Passed(dubov::explanation::NotHimBecause),
    /// Burstein: the higher ranked of the two, whose turn it was, went past the other (C.04.4.2 4.3).
    PassedByIndex(burstein::explanation::NotHimBecause),
    /// No prohibition: the engine has paired them otherwise without telling why.
    Untold,
}

/// Pairs a round as [`pair`] does, with the reasons.
///
/// # Errors
/// Why there is no pairing.
pub fn explained(tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
    let system = tournament.regulations.system;
    if !matches!(system, System::Dutch2026 | System::Dubov | System::Burstein) {
        return Ok((pair(tournament, round)?, Reasons::Untold));
    }
    check_turn(tournament, round)?;
    let field = Field::of(tournament, round);
    if pairs_as_dutch(system, &field) {
        let (pairings, why) = dutch::explained(&field)?;
        return Ok((pairings, Reasons::Dutch(why)));
    }
    if system == System::Burstein {
        let (pairings, why) = burstein::explained(&field)?;
        return Ok((pairings, Reasons::Burstein(why)));
    }
    let (pairings, why) = dubov::pair(&field)?;
    Ok((pairings, Reasons::Dubov(why)))
}

/// Whether a round is paired by the Dutch System of 2026.
fn pairs_as_dutch(system: System, field: &Field) -> bool {
    system == System::Dutch2026 || system == System::Burstein && burstein::is_seeding_round(field)
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
    if pairs_as_dutch(tournament.regulations.system, &field) {
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

/// Who of the two chose an opponent before the other was taken, and why he went past him.
fn passed(reasons: &Reasons, a: PlayerId, b: PlayerId) -> WhyNot {
    let found = match reasons {
        Reasons::Dubov(why) => {
            let lists = why.pairs.iter().map(|pair| (pair.from_s1, &pair.passed));
            one_past_the_other(lists, a, b).map(WhyNot::Passed)
        }
        Reasons::Burstein(why) => {
            let lists = why.pairs.iter().map(|pair| (pair.higher.player, &pair.passed));
            one_past_the_other(lists, a, b).map(WhyNot::PassedByIndex)
        }
        Reasons::Dutch(_) | Reasons::Untold => None,
    };
    found.unwrap_or(WhyNot::Untold)
}

/// `lists`: players with those whom they went past.
fn one_past_the_other<'r, Because: Copy + 'r>(
    lists: impl Iterator<Item = (PlayerId, &'r Vec<(PlayerId, Because)>)> + Clone,
    a: PlayerId,
    b: PlayerId,
) -> Option<Because> {
    let choice = |one: PlayerId, other: PlayerId| {
        let (_, passed) = lists.clone().find(|(player, _)| *player == one)?;
        passed.iter().find(|(player, _)| *player == other).map(|(_, because)| *because)
    };
    choice(a, b).or_else(|| choice(b, a))
}
