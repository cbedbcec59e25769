//! What the arbiter says of the game when a claim is made, which no record of moves shows: agreement, resignation, a flag (5.1.2, 5.2.3, 6.9).

use super::super::edition::Topic;
use serde::{Deserialize, Serialize};

/// What the arbiter says of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameNow {
    Running,
    /// 5.2.3: a draw was agreed.
    Agreed,
    /// 5.1.2.
    WhiteResigned,
    BlackResigned,
    /// 6.9, established before what is claimed now.
    WhiteLostOnTime,
    BlackLostOnTime,
}

impl GameNow {
    pub const ALL: [GameNow; 6] = [
        GameNow::Running,
        GameNow::Agreed,
        GameNow::WhiteResigned,
        GameNow::BlackResigned,
        GameNow::WhiteLostOnTime,
        GameNow::BlackLostOnTime,
    ];

    /// As it serialises.
    pub fn code(self) -> &'static str {
        match self {
            GameNow::Running => "running",
            GameNow::Agreed => "agreed",
            GameNow::WhiteResigned => "white_resigned",
            GameNow::BlackResigned => "black_resigned",
            GameNow::WhiteLostOnTime => "white_lost_on_time",
            GameNow::BlackLostOnTime => "black_lost_on_time",
        }
    }

    pub(super) fn topic(self) -> Option<Topic> {
        match self {
            GameNow::Running => None,
            GameNow::Agreed => Some(Topic::Agreement),
            GameNow::WhiteResigned | GameNow::BlackResigned => Some(Topic::Resignation),
            GameNow::WhiteLostOnTime | GameNow::BlackLostOnTime => Some(Topic::FlagFall),
        }
    }
}
