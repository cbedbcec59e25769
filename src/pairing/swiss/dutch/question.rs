//! "Why does A not meet C?": the round is paired once more with the two together, and the brackets are compared.

use super::PairedRound;
use super::criteria::{Bracket, Candidate, floated_down, floated_up};
use super::explanation::{Criterion, missed_by_floater, missed_by_pair};
use super::roster::Roster;
use crate::pairing::NoPairing;
use crate::pairing::swiss::field::{Entry, Field};
use crate::tournament::points::Points;

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
    /// All criteria would be fulfilled as well, but the sequence of art. 4 comes to it later, in the bracket of this score.
    Later { bracket: Points },
}

/// Why two players of the field do not meet.
pub fn why_not(field: &Field, a: Entry, b: Entry) -> Result<Answer, NoPairing> {
    let now = PairedRound::new(field, None)?;
    let (Some(first), Some(second)) = (now.roster.rank_of(a), now.roster.rank_of(b)) else {
        return Ok(Answer::NotPaired);
    };
    let pair = (first.min(second), first.max(second));
    if now.pairs().contains(&pair) {
        return Ok(Answer::TheyMeet);
    }
    if !now.roster.may_meet(pair.0, pair.1) {
        return Ok(barred(field, a, b));
    }
    let then = match PairedRound::new(field, Some((a, b))) {
        Ok(then) => then,
        Err(why) => return Ok(Answer::LeavesOthers(why)),
    };
    Ok(compare(&now, &then))
}

fn barred(field: &Field, a: Entry, b: Entry) -> Answer {
    let pair = |&(x, y): &(Entry, Entry)| (x, y) == (a, b) || (y, x) == (a, b);
    if field.entrants[a].met().any(|met| met == b) {
        Answer::Met
    } else if field.forbidden.iter().chain(&field.avoided).any(pair) {
        Answer::Forbidden
    } else {
        Answer::SameAbsoluteColour
    }
}

/// The first bracket that differs decides, because those above it are the same.
fn compare(now: &PairedRound<'_>, then: &PairedRound<'_>) -> Answer {
    let bye = |round: &PairedRound<'_>| round.bye.map(|rank| round.roster.score(rank));
    if let (Some(now), Some(then)) = (bye(now), bye(then))
        && now != then
    {
        return Answer::Bye { now, then };
    }
    let differing = now.brackets.iter().zip(&then.brackets).position(|(now, then)| now.1 != then.1);
    let place = differing.unwrap_or(0);
    let (bracket, candidate) = &now.brackets[place];
    let score = now.roster.score(bracket.residents.start);
    for criterion in Criterion::ALL.into_iter().skip(1) {
        let value = |round: &PairedRound<'_>, candidate: &Candidate| {
            let next = round.brackets.get(place + 1).map(|(_, next)| next);
            assess(&now.roster, bracket, candidate, next, round.bye, criterion)
        };
        let (here, there) = (value(now, candidate), value(then, &then.brackets[place].1));
        if here != there {
            return Answer::Criterion { bracket: score, criterion, now: here, then: there };
        }
    }
    Answer::Later { bracket: score }
}

/// What a criterion minimises in a bracket, as a list compared from the left; scores in hundredths.
fn assess(
    roster: &Roster<'_>,
    bracket: &Bracket,
    candidate: &Candidate,
    next: Option<&Candidate>,
    bye: Option<usize>,
    criterion: Criterion,
) -> Vec<i64> {
    let floating = |candidate: &Candidate| -> Vec<i64> {
        candidate.floaters.iter().map(|&rank| i64::from(roster.score(rank).hundredths())).collect()
    };
    let pairs = || candidate.pairs.iter().filter(|pair| missed_by_pair(roster, bracket, **pair).contains(&criterion));
    let floaters = || candidate.floaters.iter().filter(|rank| missed_by_floater(roster, bracket, **rank, criterion));
    let differences = |back: usize, up: bool| -> Vec<i64> {
        let met = candidate.pairs.iter().filter(|(higher, lower)| {
            let float =
                if up { floated_up(&roster.seeds[*lower], back) } else { floated_down(&roster.seeds[*higher], back) };
            bracket.is_moved_down(*higher) && float
        });
        let mut list: Vec<i64> =
            met.map(|&(higher, lower)| i64::from((roster.score(higher) - roster.score(lower)).hundredths())).collect();
        list.extend(floaters().map(|_| i64::MAX));
        list.sort_unstable_by(|a, b| b.cmp(a));
        list
    };
    match criterion {
        Criterion::C5 => bye.map(|rank| i64::from(roster.score(rank).hundredths())).into_iter().collect(),
        Criterion::C6 => vec![candidate.floaters.len() as i64],
        Criterion::C7 => floating(candidate),
        Criterion::C8 => {
            next.map(|next| [vec![next.floaters.len() as i64], floating(next)].concat()).unwrap_or_default()
        }
        Criterion::C9 => match (&candidate.floaters[..], bye) {
            ([only], Some(bye)) if *only == bye => vec![roster.seeds[bye].unplayed as i64],
            _ => Vec::new(),
        },
        Criterion::C18 => differences(1, false),
        Criterion::C19 => differences(1, true),
        Criterion::C20 => differences(2, false),
        Criterion::C21 => differences(2, true),
        _ => vec![(pairs().count() + floaters().count()) as i64],
    }
}
