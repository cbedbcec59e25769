//! What the Dubov System asks of a player's past besides colours: the average rating of the opponents (C.04.4.1 art. 1.7), and
//! who came up (1.8).

use super::score_in;
use crate::report::{How, Report};
use alloc::vec::Vec;

/// 1.7: of the games played, rounded half up; 0 before the first.
pub(crate) fn average(report: &Report, index: usize, round: usize) -> i64 {
    let past = report.players[index].spent[..round - 1].iter().filter(|spent| spent.how == How::Played);
    let ratings: Vec<i64> =
        past.filter_map(|spent| spent.opponent).map(|opponent| report.players[opponent].rating).collect();
    let games = ratings.len() as i64;
    if games == 0 { 0 } else { (2 * ratings.iter().sum::<i64>() + games) / (2 * games) }
}

/// 1.8.1: whether a round paired a player with somebody of a higher score, played or not.
fn came_up(report: &Report, index: usize, round: usize) -> bool {
    let opponent = report.players[index].spent[round - 1].opponent;
    opponent.is_some_and(|opponent| score_in(report, opponent, round) > score_in(report, index, round))
}

/// 1.8.2: who came up so many times, is a maximum upfloater.
fn maximum(rounds: usize) -> i64 {
    2 + rounds as i64 / 5
}

/// What a player who comes up counts in C8, C9 and C10.
pub(crate) fn upfloats(report: &Report, index: usize, round: usize) -> [i64; 3] {
    let times = (1..round).filter(|&earlier| came_up(report, index, earlier)).count() as i64;
    let is_maximum = times >= maximum(report.rounds);
    let last = round > 1 && came_up(report, index, round - 1);
    [i64::from(is_maximum), if is_maximum { times } else { 0 }, i64::from(last)]
}
