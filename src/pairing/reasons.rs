//! Why a round is paired as it is, and why two players do not meet, whichever system pairs it. `i18n::pairing_reasons` has
//! the words.
//!
//! Both are worked out again from the rounds before. The tables of C.05 tell no reasons.

use super::swiss::dutch::articles::Edition;
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
    Dutch(Edition, dutch::question::Answer),
    Dubov(dubov::question::Answer),
    /// Burstein: the higher ranked of the two, whose turn it was, went past the other, who is named (C.04.4.2 4.3).
    PassedByIndex(PlayerId, burstein::explanation::NotHimBecause),
    Prohibited(Prohibited),
    /// No prohibition: the engine has paired them otherwise without telling why.
    Untold,
}

/// What every Swiss forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prohibited {
    /// One of them is not to be paired in this round.
    NotPaired,
    /// They have met.
    Met,
    /// The event keeps them apart.
    Forbidden,
}

/// Pairs a round as [`pair`] does, with the reasons.
///
/// # Errors
/// Why there is no pairing.
pub fn explained(tournament: &Tournament, round: RoundNo) -> Result<(Pairings, Reasons), NoPairing> {
    let system = tournament.regulations.system;
    if !matches!(system, System::Dutch2026 | System::Dutch2017 | System::Dubov | System::Burstein) {
        return Ok((pair(tournament, round)?, Reasons::Untold));
    }
    check_turn(tournament, round)?;
    let field = Field::of(tournament, round);
    if let Some(edition) = dutch_edition(system, &field) {
        let (pairings, why) = dutch::explained(&field, edition)?;
        return Ok((pairings, Reasons::Dutch(why)));
    }
    if system == System::Burstein {
        let (pairings, why) = burstein::explained(&field)?;
        return Ok((pairings, Reasons::Burstein(why)));
    }
    let (pairings, why) = dubov::pair(&field)?;
    Ok((pairings, Reasons::Dubov(why)))
}

/// The edition of the Dutch System by which a round is paired, if it is; the seeding rounds of Burstein are Dutch.
fn dutch_edition(system: System, field: &Field) -> Option<Edition> {
    match system {
        System::Dutch2026 => Some(Edition::Of2026),
        System::Dutch2017 => Some(Edition::Of2017),
        System::Burstein => burstein::is_seeding_round(field).then_some(Edition::Of2026),
        _ => None,
    }
}

/// Why the engine does not let two players meet in a round; `None` if it does.
///
/// # Errors
/// Why there is no pairing at all.
pub fn why_not(tournament: &Tournament, round: RoundNo, a: PlayerId, b: PlayerId) -> Result<Option<WhyNot>, NoPairing> {
    check_turn(tournament, round)?;
    let field = Field::of(tournament, round);
    let entry = |player: PlayerId| field.entrants.iter().position(|entrant| entrant.id == player);
    let (Some(first), Some(second)) = (entry(a), entry(b)) else {
        return Ok(Some(WhyNot::Prohibited(Prohibited::NotPaired)));
    };
    if let Some(edition) = dutch_edition(tournament.regulations.system, &field) {
        let answer = dutch::question::why_not(&field, edition, first, second)?;
        return Ok((answer != dutch::question::Answer::TheyMeet).then_some(WhyNot::Dutch(edition, answer)));
    }
    if tournament.regulations.system == System::Dubov {
        let answer = dubov::question::why_not(&field, first, second)?;
        return Ok((answer != dubov::question::Answer::TheyMeet).then_some(WhyNot::Dubov(answer)));
    }
    let (pairings, reasons) = explained(tournament, round)?;
    let meet = pairings.games.iter().any(|&pair| pair == (a, b) || pair == (b, a));
    Ok((!meet).then(|| {
        let prohibited = prohibited(&field, first, second).map(WhyNot::Prohibited);
        prohibited.or_else(|| passed(&reasons, a, b)).unwrap_or(WhyNot::Untold)
    }))
}

fn prohibited(field: &Field, a: Entry, b: Entry) -> Option<Prohibited> {
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

/// Burstein: who of the two chose an opponent before the other was taken, and why he went past him.
fn passed(reasons: &Reasons, a: PlayerId, b: PlayerId) -> Option<WhyNot> {
    let Reasons::Burstein(why) = reasons else { return None };
    let choice = |one: PlayerId, other: PlayerId| {
        let own = why.pairs.iter().find(|pair| pair.higher.player == one)?;
        let passed = own.passed.iter().find(|(player, _)| *player == other)?;
        Some(WhyNot::PassedByIndex(other, passed.1))
    };
    choice(a, b).or_else(|| choice(b, a))
}
