//! "Why does A not meet C?": the round is paired once more with the two together, and what comes first in the order of art. 3
//! and differs decides: the bye, then from the top the upfloaters and the pairs of each bracket.

use super::bracket::met_by_upfloater;
use super::{Contest, Paired, PairedBracket, Rank};
use crate::Participant;
use sonneborn_tournament::points::Points;

/// The answer, where nothing forbids the two to meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The others could not all be paired (C3).
    LeavesOthers,
    /// The bye would go to somebody else, who comes later in the order of 3.4.
    Bye { now: Option<Participant>, then: Option<Participant> },
    /// In the bracket of this score, this would be worse: how much of it there is now, and how much then.
    Worse { bracket: Points, what: Quality, now: i64, then: i64 },
    /// In the bracket of this score others would come up: as good, but later in the order of 3.5.4.
    OtherUpfloaters { bracket: Points, now: Vec<Participant>, then: Vec<Participant> },
    /// In the bracket of this score the pairing would have a later identifier (3.6.2).
    LaterIdentifier { bracket: Points },
}

/// What a bracket should have little of, in the order of art. 2.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    /// C4.
    Upfloaters,
    /// C5: the scores that the upfloaters lack, added up.
    ScoreDifferences,
    /// C6: so many upfloaters the following scoregroup needs then.
    FollowingUpfloaters,
    /// C7 (of either system).
    FloatersAgain,
    /// C8 of C.04.6.
    Preferences,
    /// C9 of C.04.6.
    StrongPreferences,
    /// C8 of C.04.5, C10 of C.04.6.
    OpponentsAgain,
}

/// Why these two, whom nothing forbids to meet, do not; `None` if they do. `contest` is the round as it was paired.
pub fn answer(
    contest: &Contest,
    now: &Paired,
    (a, b): (Rank, Rank),
    called: &dyn Fn(Rank) -> Participant,
) -> Option<Answer> {
    let meet = |bracket: &PairedBracket| bracket.pairs.iter().any(|&pair| pair == (a, b) || pair == (b, a));
    if now.brackets.iter().any(meet) {
        return None;
    }
    let then = match together(contest, a, b) {
        Some(then) => then,
        None => return Some(Answer::LeavesOthers),
    };
    let bye = |paired: &Paired| paired.bye.as_ref().map(|bye| bye.rank);
    if bye(now) != bye(&then) {
        return Some(Answer::Bye { now: bye(now).map(called), then: bye(&then).map(called) });
    }
    let mut brackets = now.brackets.iter().zip(&then.brackets).enumerate();
    let (place, (own, other)) = brackets.find(|(_, (own, other))| own != other)?;
    let score = contest.score(own.residents[0]);
    let needed = |paired: &Paired| paired.brackets.get(place + 1).map_or(0, |bracket| bracket.upfloaters.len() as i64);
    let (before, after) = (qualities(contest, own, needed(now)), qualities(contest, other, needed(&then)));
    let worse = before.into_iter().zip(after).find(|((_, now), (_, then))| now < then);
    Some(match worse {
        Some(((what, now), (_, then))) => Answer::Worse { bracket: score, what, now, then },
        None if own.upfloaters != other.upfloaters => {
            let names = |bracket: &PairedBracket| bracket.upfloaters.iter().map(|&rank| called(rank)).collect();
            Answer::OtherUpfloaters { bracket: score, now: names(own), then: names(other) }
        }
        None => Answer::LaterIdentifier { bracket: score },
    })
}

/// The round if the two had to meet.
fn together(contest: &Contest, a: Rank, b: Rank) -> Option<Paired> {
    let mut graph = contest.graph.clone();
    for other in 0..contest.list.len() {
        if other != a && other != b {
            graph.part(a, other);
            graph.part(b, other);
        }
    }
    let mut bound = Contest { graph, ..contest.clone() };
    // Neither may have the bye instead.
    bound.list[a].bye_barred = true;
    bound.list[b].bye_barred = true;
    bound.pair(&[]).ok()
}

fn qualities(contest: &Contest, bracket: &PairedBracket, needed: i64) -> Vec<(Quality, i64)> {
    let score = contest.score(bracket.residents[0]);
    let lacking = bracket.upfloaters.iter().map(|&rank| i64::from((score - contest.score(rank)).hundredths())).sum();
    let count =
        |counts: &dyn Fn(Rank, Rank) -> bool| bracket.pairs.iter().filter(|&&(a, b)| counts(a, b)).count() as i64;
    let floated = |rank: Rank| contest.floats_count && contest.list[rank].floated;
    vec![
        (Quality::Upfloaters, bracket.upfloaters.len() as i64),
        (Quality::ScoreDifferences, lacking),
        (Quality::FollowingUpfloaters, needed),
        (Quality::FloatersAgain, bracket.upfloaters.iter().filter(|&&rank| floated(rank)).count() as i64),
        (Quality::Preferences, count(&|a, b| contest.clash(a, b)[0])),
        (Quality::StrongPreferences, count(&|a, b| contest.clash(a, b)[1])),
        (Quality::OpponentsAgain, count(&|a, b| met_by_upfloater(&bracket.upfloaters, a, b).is_some_and(floated))),
    ]
}
