//! "Why does A not meet C?": the round is paired once more with the two together, and the brackets are compared.

use super::PairedRound;
use super::articles::{Criterion, Edition};
use super::assessment::Assessed;
use super::criteria::Candidate;
use crate::NoPairing;
use crate::swiss::field::{Entry, Field};
use crate::swiss::shortage::Bar;
use sonneborn_tournament::points::Points;

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// They do meet.
    TheyMeet,
    /// One of them is not to be paired in this round.
    NotPaired,
    /// They have met (C1).
    Met,
    /// The event keeps them apart.
    Forbidden,
    /// Both have the same absolute colour preference, and neither is a topscorer (C3).
    SameAbsoluteColour,
    /// The others could not all be paired (C4).
    LeavesOthers(NoPairing),
    /// The bye would have to go to a higher score (C5).
    Bye { now: Points, then: Points },
    /// In the bracket of this score, this criterion would be fulfilled less: how it stands now, and how it would.
    Criterion { bracket: Points, criterion: Criterion, now: Vec<i64>, then: Vec<i64> },
    /// Before 2026: all below the bracket of this score would have to be paired as one (A.9).
    Collapse { bracket: Points },
    /// All criteria would be fulfilled as well, but the sequence of art. 4 comes to it later, in the bracket of this score.
    Later { bracket: Points },
}

/// Why two players of the field do not meet.
///
/// # Errors
/// Why there is no pairing at all.
pub fn why_not(field: &Field, edition: Edition, a: Entry, b: Entry) -> Result<Answer, NoPairing> {
    let now = PairedRound::new(field, edition, None)?;
    let (Some(first), Some(second)) = (now.roster.rank_of(a), now.roster.rank_of(b)) else {
        return Ok(Answer::NotPaired);
    };
    let pair = (first.min(second), first.max(second));
    if now.pairs().contains(&pair) {
        return Ok(Answer::TheyMeet);
    }
    if !now.roster.may_meet(pair.0, pair.1) {
        return Ok(match field.bar(a, b, true) {
            Bar::Met => Answer::Met,
            Bar::Forbidden => Answer::Forbidden,
            Bar::SameColour => Answer::SameAbsoluteColour,
        });
    }
    let then = match PairedRound::new(field, edition, Some((a, b))) {
        Ok(then) => collapsed_alike(then, &now),
        Err(why) => return Ok(Answer::LeavesOthers(why)),
    };
    Ok(compare(&now, &then))
}

/// Before 2026: where all below a bracket has collapsed into one (A.9), the other round is judged by the same bracket.
fn collapsed_alike<'f>(mut then: PairedRound<'f>, now: &PairedRound<'_>) -> PairedRound<'f> {
    let Some(place) = now.collapsed.filter(|&place| then.brackets.get(..=place) == now.brackets.get(..=place)) else {
        return then;
    };
    let below = then.brackets.drain(place + 1..).flat_map(|(_, candidate)| candidate.pairs);
    let mut candidate = Candidate { pairs: below.collect(), floaters: then.bye.into_iter().collect() };
    candidate.pairs.sort_unstable();
    then.brackets.push((now.brackets[place + 1].0.clone(), candidate));
    then.collapsed = Some(place);
    then
}

/// The first bracket that differs decides, because those above it are the same.
fn compare(now: &PairedRound<'_>, then: &PairedRound<'_>) -> Answer {
    let bye = |round: &PairedRound<'_>| round.bye.map(|rank| round.roster.score(rank));
    if let (Some(now), Some(then), Edition::Of2026) = (bye(now), bye(then), now.edition)
        && now != then
    {
        return Answer::Bye { now, then };
    }
    let place = now.brackets.iter().zip(&then.brackets).position(|(now, then)| now != then).unwrap_or(0);
    let score = |place: usize| now.roster.score(now.brackets[place].0.residents.start);
    if let Some(above) = then.collapsed.filter(|&above| above + 1 == place && now.collapsed != Some(above)) {
        return Answer::Collapse { bracket: score(above) };
    }
    let bracket = score(place);
    let penultimate = now.collapsed == Some(place);
    let (here, there) = (Assessed::new(now, place, penultimate), Assessed::new(then, place, penultimate));
    for criterion in Criterion::all(now.edition).filter(|&criterion| criterion != Criterion::C5) {
        let (now, then) = (here.value(criterion), there.value(criterion));
        if now != then {
            return Answer::Criterion { bracket, criterion, now, then };
        }
    }
    Answer::Later { bracket }
}
