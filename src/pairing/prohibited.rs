//! Soft prohibitions that gave way: pairs that the regulations keep apart as long as a pairing exists, and that a round
//! has all the same. The engines part as many of them as leaves everybody an opponent, in the order of the regulations.

use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::regulations::Prohibition;

/// A pair of a round that a soft prohibition was to keep apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GaveWay<'t> {
    pub white: PlayerId,
    pub black: PlayerId,
    pub prohibition: &'t Prohibition,
}

/// The pairs (White first) among `games` that only soft prohibitions were to keep apart, in the order of the games.
pub fn gave_way<'t>(tournament: &'t Tournament, round: RoundNo, games: &[(PlayerId, PlayerId)]) -> Vec<GaveWay<'t>> {
    let of = |&(white, black): &(PlayerId, PlayerId)| {
        let (first, second) = (tournament.player(white)?, tournament.player(black)?);
        let prohibition = tournament.regulations.prohibition_between(round, first, second)?;
        prohibition.soft.then_some(GaveWay { white, black, prohibition })
    };
    games.iter().filter_map(of).collect()
}
