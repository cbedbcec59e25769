//! The arbiter's word on who goes through.

use super::contest::Side;
use crate::Tournament;
use crate::ids::{PlayerId, RoundNo, TeamId};
use serde::{Deserialize, Serialize};

/// The arbiter's word on who goes through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoesThrough {
    pub winner: PlayerId,
    pub loser: PlayerId,
    /// How the tie was broken: `rapid 1½–½`, `drawn lots`.
    pub how: String,
    /// The round that was last paired when they said so; 0 before the first.
    pub after: RoundNo,
    /// Whether the match was level then: such a word holds as long as it is.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_level: bool,
}

/// The arbiter's word on which team goes through; as [`GoesThrough`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamGoesThrough {
    pub winner: TeamId,
    pub loser: TeamId,
    pub how: String,
    pub after: RoundNo,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_level: bool,
}

/// The arbiter's word on a match.
pub(super) struct Word {
    pub(super) winner: Side,
    pub(super) how: String,
    pub(super) on_level: bool,
}

/// The arbiter's last word on two sides, as it stood when so many rounds were paired.
pub(super) fn word_on(tournament: &Tournament, [a, b]: [Side; 2], rounds: usize) -> Option<Word> {
    let is_on = |winner: Side, loser: Side, after: RoundNo| {
        [(a, b), (b, a)].contains(&(winner, loser)) && usize::from(after.0) <= rounds
    };
    let of_players = tournament.gone_through.iter().rev().filter_map(|word| {
        let (winner, loser) = (Side::Player(word.winner), Side::Player(word.loser));
        is_on(winner, loser, word.after).then(|| Word { winner, how: word.how.clone(), on_level: word.on_level })
    });
    let of_teams = tournament.teams_gone_through.iter().rev().filter_map(|word| {
        let (winner, loser) = (Side::Team(word.winner), Side::Team(word.loser));
        is_on(winner, loser, word.after).then(|| Word { winner, how: word.how.clone(), on_level: word.on_level })
    });
    of_players.chain(of_teams).next()
}
