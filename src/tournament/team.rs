//! A team: its players in board order (TRF records 013 and 310).

use super::ids::PlayerId;
use super::points::Points;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Team {
    pub name: String,
    pub nickname: String,
    /// The number that orders the teams before the start, e.g. an average rating.
    pub strength: Option<u16>,
    /// The team pairing number; `None` where the file gave none.
    pub number: Option<u16>,
    /// Match points, game points and rank as the file gave them.
    pub match_points: Option<Points>,
    pub game_points: Option<Points>,
    pub rank: Option<u16>,
    pub members: Vec<PlayerId>,
}
