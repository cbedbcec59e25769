//! Tie-breaks of C.07 that are a figure for each participant: art. 7 (own record), 8 and 9 (opponents' scores), 13.1 and 13.2 (teams),
//! with the cuts of art. 14 and the unplayed rounds of art. 16. Written from the text without a look at the engine.

use crate::reference_record::{Field, Kind, Part};
use sonneborn_tournament::acts::Adjustment;
use sonneborn_tournament::descriptor::{Code, Descriptor, Score};
use sonneborn_tournament::points::Points;

/// What a figure is counted in: hundredths of a point by hundredths of a point, of which any number up to twelve can be averaged.
pub const UNITS: i64 = HUNDREDTHS * HUNDREDTHS * COMMON;
const HUNDREDTHS: i64 = 100;
const COMMON: i64 = 27_720;

/// A part of a sum.
#[derive(Clone, Copy)]
struct Contribution {
    value: i64,
    /// Of the opponent, or the dummy.
    score: Points,
    is_voluntary: bool,
}

/// The figures of everybody, the higher the better; `None` for a tie-break that is not written down here.
pub fn figures(field: &Field, of: &Descriptor) -> Option<Vec<i64>> {
    let score = match of.score {
        None => field.primary,
        Some(Score::Match) => 0,
        Some(Score::Game) => 1,
    };
    let whole = |count: usize| count as i64 * UNITS;
    let points = |points: Points| i64::from(points.hundredths()) * HUNDREDTHS * COMMON;
    let own = |part: &Part| part.points[score];
    let one = |one: usize| -> Option<i64> {
        let rounds = &field.records[one].rounds;
        Some(match of.code {
            // 7.1: with or without playing.
            Code::Win => whole(rounds.iter().filter(|part| own(part) == field.win[score]).count()),
            Code::Ps => points(running(field, one, score, of)?),
            // 7.6.
            Code::Rep if !field.is_table => whole(rounds.iter().filter(|part| !part.kind.is_voluntary()).count()),
            Code::Std if !field.is_table => rounds.iter().map(|part| standard(field, part, score)).sum(),
            Code::Tpn => {
                let number = i64::from(field.records[one].number?) * UNITS;
                if of.reversed { number } else { -number }
            }
            Code::Bh if !field.is_table => sum(buchholz(field, one, score), of),
            Code::Aob if !field.is_table => average_buchholz(field, one, score, of)?,
            Code::Sb => sum(products(field, one, [score, score]), of),
            Code::MpVGp => points(field.score(one, 1 - field.primary)),
            Code::Emmsb => sum(products(field, one, [0, 0]), of),
            Code::Emgsb => sum(products(field, one, [0, 1]), of),
            Code::Egmsb => sum(products(field, one, [1, 0]), of),
            Code::Eggsb => sum(products(field, one, [1, 1]), of),
            _ => return None,
        })
    };
    if of.forfeits_played || of.fore || of.limit != 0 {
        return None;
    }
    (0..field.records.len()).map(one).collect()
}

/// 7.5: the score that the standings had after each round, with what was given or taken until then.
fn running(field: &Field, one: usize, score: usize, of: &Descriptor) -> Option<Points> {
    if of.cut_most > 0 {
        return None;
    }
    let record = &field.records[one];
    let until = |round: u16| move |one: &&Adjustment| one.round.is_none_or(|of| of.0 <= round);
    let mut so_far = Points::ZERO;
    let after_each = (1..).zip(&record.rounds).map(|(round, part)| {
        so_far += part.points[score];
        so_far + record.adjusted.iter().filter(until(round)).map(|one| one.points).sum::<Points>()
    });
    Some(after_each.skip(of.cut_least.into()).sum())
}

/// 7.7. A participant "scores" in a game and "obtains, without playing" in every other round, forfeits among them.
fn standard(field: &Field, part: &Part, score: usize) -> i64 {
    let own = part.points[score];
    let than = if part.kind == Kind::Met { part.against[score] } else { field.draw[score] };
    match own.cmp(&than) {
        std::cmp::Ordering::Greater => UNITS,
        std::cmp::Ordering::Equal => UNITS / 2,
        std::cmp::Ordering::Less => 0,
    }
}

/// 16.3: the score as opponents count it. A requested bye after which nothing but such rounds came counts as a draw.
fn adjusted(field: &Field, one: usize, score: usize) -> Points {
    let rounds = &field.records[one].rounds;
    let last = rounds.iter().rposition(|part| !part.kind.is_voluntary());
    let of_round = |(index, part): (usize, &Part)| {
        let is_gone = last.is_none_or(|last| index > last);
        if part.kind == Kind::Requested && is_gone { field.draw[score] } else { part.points[score] }
    };
    if field.is_table {
        return field.score(one, score);
    }
    let outside = field.score(one, score) - rounds.iter().map(|part| part.points[score]).sum();
    rounds.iter().enumerate().map(of_round).sum::<Points>() + outside
}

/// 16.4: the score of the opponent in a round, or of the dummy; `None` where a round is nothing.
fn opposite(field: &Field, one: usize, part: &Part, score: usize) -> Option<Points> {
    let theirs = part.opponent.map(|opponent| adjusted(field, opponent, score));
    let own = field.score(one, score);
    match part.kind {
        Kind::Nothing => None,
        Kind::Met => theirs,
        Kind::ForfeitWin | Kind::ForfeitLoss if field.is_table => theirs,
        Kind::ForfeitWin | Kind::ForfeitLoss => Some(own.min(theirs?)),
        Kind::Allocated | Kind::Requested => {
            let rounds = i32::try_from(field.records[one].rounds.len()).ok()?;
            Some(own.min(field.draw[score] * rounds))
        }
    }
}

fn contributions(field: &Field, one: usize, score: usize, value: impl Fn(&Part, Points) -> i64) -> Vec<Contribution> {
    let of_round = |part: &Part| {
        let score = opposite(field, one, part, score)?;
        let is_voluntary = part.kind.is_voluntary() && !field.is_table;
        Some(Contribution { value: value(part, score), score, is_voluntary })
    };
    field.records[one].rounds.iter().filter_map(of_round).collect()
}

/// 8.1.
fn buchholz(field: &Field, one: usize, score: usize) -> Vec<Contribution> {
    contributions(field, one, score, |_, theirs| i64::from(theirs.hundredths()) * HUNDREDTHS * COMMON)
}

/// 9.1 and 13.2: the opponent's total of the first score by the points made of the second.
fn products(field: &Field, one: usize, [total, made]: [usize; 2]) -> Vec<Contribution> {
    contributions(field, one, total, |part, theirs| theirs.product(part.points[made]) * COMMON)
}

/// 8.2: of the opponents met over the board; without one it is below every average.
fn average_buchholz(field: &Field, one: usize, score: usize, of: &Descriptor) -> Option<i64> {
    let met = field.records[one].rounds.iter().filter(|part| part.kind == Kind::Met);
    let all: Vec<i64> = met
        .filter_map(|part| Some(sum(buchholz(field, part.opponent?, score), &Descriptor::plain(Code::Bh))))
        .collect();
    let is_cut = of.cut_least + of.cut_most > 0;
    let mean = || all.iter().sum::<i64>().checked_div(all.len() as i64).unwrap_or(i64::MIN);
    (!is_cut).then(mean)
}

/// Art. 14 with 16.5: the least significant values go, then the most significant.
fn sum(mut all: Vec<Contribution>, of: &Descriptor) -> i64 {
    for _ in 0..of.cut_least {
        let by_value = |one: &&usize| (all[**one].value, all[**one].score);
        let places: Vec<usize> = (0..all.len()).collect();
        let least = places.iter().min_by_key(|one| (all[**one].score, all[**one].value));
        let voluntary = places.iter().filter(|one| all[**one].is_voluntary).min_by_key(by_value);
        let gone = match (least, voluntary) {
            (Some(least), Some(voluntary)) if all[*voluntary].value >= all[*least].value => Some(*voluntary),
            (least, _) => least.copied(),
        };
        if let Some(gone) = gone {
            all.remove(gone);
        }
    }
    for _ in 0..of.cut_most {
        if let Some(gone) = (0..all.len()).max_by_key(|one| (all[*one].score, all[*one].value)) {
            all.remove(gone);
        }
    }
    all.iter().map(|one| one.value).sum()
}
