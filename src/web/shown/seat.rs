//! A player at a board, as every table of pairs shows them.

use crate::names::{latin, rating, titled};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::player::Title;
use sonneborn_tournament::points::Points;

/// See the module.
#[derive(Clone, Debug, Default)]
pub struct Seat {
    pub id: u32,
    /// The tournament pairing number; empty where there is none yet.
    pub number: String,
    pub name: String,
    /// The title alone, and the name without it.
    pub title: &'static str,
    pub bare: String,
    /// The name in Latin letters, where it is written in others.
    pub latin: String,
    pub federation: String,
    pub rating: String,
    /// Before the round.
    pub points: String,
}

impl Seat {
    /// `scores` are those before the round, by player.
    pub fn of(tournament: &Tournament, player: PlayerId, scores: &[Points]) -> Seat {
        let Some(known) = tournament.player(player) else { return Seat::default() };
        Seat {
            id: player.0,
            number: known.tpn.map(|tpn| tpn.to_string()).unwrap_or_default(),
            name: titled(&known.data),
            title: known.data.title.map_or("", Title::code),
            bare: known.data.name.clone(),
            latin: latin(&known.data),
            federation: known.data.federation.clone(),
            rating: rating(tournament, &known.data),
            points: scores.get(player.index()).map_or_else(String::new, Points::to_string),
        }
    }
}

pub fn scores_before(tournament: &Tournament, round: RoundNo) -> Vec<Points> {
    sonneborn_standings::points(tournament, round.previous().unwrap_or(RoundNo(0)))
}
