//! Who goes through a bracket otherwise than was sent through or paired: a result that is corrected after the next stage was paired,
//! or after the arbiter's word on a level match (C.05 art. 5).

use super::consequence::Consequence;
use crate::Tournament;
use crate::ids::RoundNo;
use crate::knockout::{Bracket, Match, Side, Standing};

/// The matches by which another goes through than before, or would have.
pub fn difference(before: &Tournament, after: &Tournament) -> Vec<Consequence> {
    // A bracket moves with its results and its words alone.
    let is_same = before.rounds == after.rounds
        && before.gone_through == after.gone_through
        && before.teams_gone_through == after.teams_gone_through;
    if is_same || before.rounds.len() != after.rounds.len() {
        return Vec::new();
    }
    let (Some(was), Some(bracket)) = (before.bracket(), after.bracket()) else { return Vec::new() };
    let matches = |bracket: &Bracket| -> Vec<(usize, Match)> {
        let stages = bracket.stages.iter().enumerate();
        stages.flat_map(|(stage, found)| found.matches.iter().map(move |one| (stage, one.clone()))).collect()
    };
    // A word that is taken back by itself says so (`SentThrough`).
    let words_stand =
        before.gone_through == after.gone_through && before.teams_gone_through == after.teams_gone_through;
    let pairs = matches(&was).into_iter().zip(matches(&bracket));
    pairs
        .filter(|((_, was), (_, now))| was.sides == now.sides)
        .filter_map(|((stage, was), (_, now))| {
            let last = now.games.last().map_or(RoundNo(0), |(round, _)| *round);
            match now.otherwise {
                // What was paired since stays.
                Some(standing) if was.otherwise != now.otherwise => {
                    let went = now.outcome(true);
                    let rests = played_on(&bracket, stage, went);
                    Some(Consequence::Through { round: last, went, now: through(&now, standing), rests })
                }
                Some(_) => None,
                // A word falls, and nothing rests on it.
                None if words_stand && was.how.is_some() && now.how.is_none() && was.is_decided() => {
                    Some(Consequence::Through {
                        round: last,
                        went: was.outcome(true),
                        now: now.outcome(true),
                        rests: Vec::new(),
                    })
                }
                None => None,
            }
        })
        .collect()
}

fn through(one: &Match, standing: Standing) -> Side {
    match standing {
        Standing::Decided(winner) => one.sides[winner],
        Standing::Underway | Standing::Level => Side::Open,
    }
}

/// The games of later stages in which a side was paired.
fn played_on(bracket: &Bracket, stage: usize, side: Side) -> Vec<(RoundNo, u16)> {
    let later = bracket.stages.iter().skip(stage + 1).flat_map(|stage| &stage.matches);
    later.filter(|one| one.sides.contains(&side)).flat_map(|one| one.games.clone()).collect()
}
