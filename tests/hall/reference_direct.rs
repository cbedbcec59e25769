//! Direct encounter (C.07 art. 6) and its extension for teams (13.3), from the text without a look at the engine.

use crate::reference_record::{Field, Part};
use std::cmp::Reverse;

/// Points of an encounter are kept so that averages of up to twelve games are whole.
const COMMON: i64 = 27_720;

/// The tied in order, those who stay tied in one group.
pub fn direct(field: &Field, tied: &[usize], score: usize, with_forfeits: bool) -> Vec<Vec<usize>> {
    let groups = separate(field, tied, score, with_forfeits);
    if groups.len() == 1 {
        return groups;
    }
    groups.iter().flat_map(|group| direct(field, group, score, with_forfeits)).collect()
}

/// 13.3: on the primary score, where that breaks no tie on the secondary, and from the start with every smaller set.
pub fn extended(field: &Field, tied: &[usize]) -> Vec<Vec<usize>> {
    for score in [field.primary, 1 - field.primary] {
        let groups = separate(field, tied, score, false);
        if groups.len() > 1 {
            return groups.iter().flat_map(|group| extended(field, group)).collect();
        }
    }
    vec![tied.to_vec()]
}

/// What one has made against another; `None` where they have not met (6.1, 6.1.1, 15.2).
fn made(field: &Field, one: usize, other: usize, score: usize, with_forfeits: bool) -> Option<i64> {
    let counts = |part: &&Part| {
        part.opponent == Some(other)
            && (part.kind == crate::reference_record::Kind::Met
                || part.kind.is_forfeit() && (field.is_table || with_forfeits))
    };
    let all: Vec<i64> = field.records[one]
        .rounds
        .iter()
        .filter(counts)
        .map(|part| i64::from(part.points[score].hundredths()) * COMMON)
        .collect();
    // 6.1.2: the average of several games.
    (!all.is_empty()).then(|| all.iter().sum::<i64>() / all.len() as i64)
}

/// One pass: the separate standings where all have met (6.2); otherwise, in a Swiss, who is alone in front whatever the missing games
/// bring, and so on (6.3).
fn separate(field: &Field, tied: &[usize], score: usize, with_forfeits: bool) -> Vec<Vec<usize>> {
    let made = |one: usize, other: usize| made(field, one, other, score, with_forfeits);
    let others = |one: usize| tied.iter().copied().filter(move |other| *other != one);
    let sum = |one: usize| others(one).filter_map(|other| made(one, other)).sum::<i64>();
    let have_all_met = tied.iter().all(|one| others(*one).all(|other| made(*one, other).is_some()));
    if have_all_met {
        let mut order: Vec<usize> = tied.to_vec();
        order.sort_by_key(|one| Reverse(sum(*one)));
        return order.chunk_by(|one, other| sum(*one) == sum(*other)).map(<[usize]>::to_vec).collect();
    }
    if field.is_table {
        return vec![tied.to_vec()];
    }
    let worth = [field.win[score], field.draw[score], field.loss[score]];
    let worth = worth.map(|points| i64::from(points.hundredths()) * COMMON);
    let outcomes = [(worth[0], worth[2]), (worth[1], worth[1]), (worth[2], worth[0])];
    let missing = |one: usize, but: usize| {
        others(one).filter(|other| *other != but && made(one, *other).is_none()).count() as i64
    };
    // Whatever the missing games bring, `one` stays in front of `rival`.
    let is_ahead = |one: usize, rival: usize| {
        let least = sum(one) + missing(one, rival) * worth.iter().min().unwrap_or(&0);
        let most = sum(rival) + missing(rival, one) * worth.iter().max().unwrap_or(&0);
        let between =
            if made(one, rival).is_none() { outcomes.iter().map(|(own, their)| own - their).min() } else { None };
        least + between.unwrap_or(0) > most
    };
    let (mut groups, mut left) = (Vec::new(), tied.to_vec());
    while let Some(first) =
        left.iter().copied().find(|one| left.iter().all(|rival| rival == one || is_ahead(*one, *rival)))
    {
        groups.push(vec![first]);
        left.retain(|one| *one != first);
    }
    if !left.is_empty() {
        groups.push(left);
    }
    groups
}
