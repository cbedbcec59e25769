//! What the arbiter says of the game when a claim is made, which no record of moves shows: agreement, resignation, a flag (5.1.2, 5.2.3, 6.9).

use super::super::edition::Topic;
use serde::{Deserialize, Serialize};

crate::with_codes! {
    /// What the arbiter says of the game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum GameNow: serde {
        Running = "running",
        /// 5.2.3: a draw was agreed.
        Agreed = "agreed",
        /// 5.1.2.
        WhiteResigned = "white_resigned",
        BlackResigned = "black_resigned",
        /// 6.9, established before what is claimed now.
        WhiteLostOnTime = "white_lost_on_time",
        BlackLostOnTime = "black_lost_on_time",
    }
}

impl GameNow {
    pub(super) fn topic(self) -> Option<Topic> {
        match self {
            GameNow::Running => None,
            GameNow::Agreed => Some(Topic::Agreement),
            GameNow::WhiteResigned | GameNow::BlackResigned => Some(Topic::Resignation),
            GameNow::WhiteLostOnTime | GameNow::BlackLostOnTime => Some(Topic::FlagFall),
        }
    }
}
