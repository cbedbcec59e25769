//! Points of an online club beside the tournament's own: which of its rules' readings the event takes, and how a game ended
//! where the club's rules ask more than its result (QQ's chess rules, parts 8, 9, 11 and 12).
//!
//! What a game moves is computed in `sonneborn_rating::online` and `sonneborn_rating::house_points`.

use super::Tournament;
use super::ids::{PlayerId, RoundNo};
use serde::{Deserialize, Serialize};

/// The club's rules where they leave a choice, and the clocks of its modes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HousePointRules {
    pub start: StartingPoints,
    /// Points never fall below this; `None` lets them. The rules are silent; beginners are "below 100".
    pub floor: Option<i32>,
    pub left_early: LeftEarly,
    pub left_late: LeftLate,
    pub clock: HouseClock,
}

/// Whence the points come with which a player enters the event. Who has none enters with 0, a beginner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartingPoints {
    /// The rating by which they are seeded.
    #[default]
    Rating,
    /// The national rating, where the seeding goes by another.
    National,
}

/// What the other player gets when somebody leaves a game early (up to 25 rounds): the rules name only longer games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeftEarly {
    /// The game is void for them.
    #[default]
    Nothing,
    /// They are scored as for a win.
    Win,
}

/// What the other player gets when somebody leaves a game late: they are "scored as for a draw", by which the higher loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeftLate {
    /// To the letter: who has more points loses some although the other ran away.
    #[default]
    Draw,
    /// Nobody loses by being left: a draw's gain counts, its loss does not.
    DrawWithoutLoss,
}

/// The club's modes (part 11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseMode {
    /// 快棋: each move adds to the game clock.
    #[default]
    Quick,
    /// 競賽: nothing is added.
    Contest,
}

/// The game clock, its increment, and the clock that runs anew for each move. Either at zero loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HouseClock {
    pub mode: HouseMode,
    pub game_minutes: u16,
    /// Added after each own move; of no meaning in [`HouseMode::Contest`].
    pub increment_seconds: u16,
    /// 0 where no clock runs for the single move.
    pub move_seconds: u16,
}

impl Default for HouseClock {
    fn default() -> HouseClock {
        HouseClock { mode: HouseMode::Quick, game_minutes: 10, increment_seconds: 5, move_seconds: 60 }
    }
}

/// How a game ended, where its result alone does not say what it moves. `rounds` are moves by both (回合).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case")]
pub enum HouseEnding {
    /// A clock of `by` ran out.
    TimeOut { by: PlayerId, rounds: u16 },
    /// `by` ran away (逃跑).
    Left { by: PlayerId, rounds: u16 },
    /// `by` gave the game up.
    Resigned { by: PlayerId, rounds: u16 },
    /// Agreed on the `offers`th offer of `by`.
    DrawAgreed { by: PlayerId, rounds: u16, offers: u8 },
    /// Counts for nobody.
    Void,
}

impl HouseEnding {
    /// Who brought it about.
    pub fn by(&self) -> Option<PlayerId> {
        match self {
            HouseEnding::TimeOut { by, .. }
            | HouseEnding::Left { by, .. }
            | HouseEnding::Resigned { by, .. }
            | HouseEnding::DrawAgreed { by, .. } => Some(*by),
            HouseEnding::Void => None,
        }
    }

    /// How many moves by both had been made.
    pub fn rounds(&self) -> Option<u16> {
        match self {
            HouseEnding::TimeOut { rounds, .. }
            | HouseEnding::Left { rounds, .. }
            | HouseEnding::Resigned { rounds, .. }
            | HouseEnding::DrawAgreed { rounds, .. } => Some(*rounds),
            HouseEnding::Void => None,
        }
    }
}

/// An ending where it was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndedGame {
    pub round: RoundNo,
    pub board: u16,
    pub ending: HouseEnding,
}

impl Tournament {
    /// How the game of a board ended by the club's rules, where that was entered.
    pub fn house_ending(&self, round: RoundNo, board: u16) -> Option<HouseEnding> {
        let at = self.house_endings.iter().find(|ended| ended.round == round && ended.board == board);
        at.map(|ended| ended.ending)
    }

    /// Sets or clears the ending of a board.
    pub(super) fn set_house_ending(&mut self, round: RoundNo, board: u16, ending: Option<HouseEnding>) {
        self.house_endings.retain(|ended| (ended.round, ended.board) != (round, board));
        self.house_endings.extend(ending.map(|ending| EndedGame { round, board, ending }));
    }
}
