//! The result that an event has for a board when a claim is made: evidence of the state of the game, as the result at the end of a
//! record is (5.1, 5.2, 6.7). It may have been entered by mistake or on another board, so it decides nothing by itself.

use serde::{Deserialize, Serialize};

use super::pgn::Termination;

/// How the two sides were scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    WhiteWins,
    BlackWins,
    Draw,
    /// Both lost, or one got half a point and the other nothing.
    Apart,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnteredAs {
    Played(Score),
    /// Decided without play.
    Forfeited(Score),
    /// To be played on (Guidelines I).
    Adjourned,
}

/// A result that stands in the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entered {
    pub what: EnteredAs,
    /// As the event writes it: `1-0`, `½-0`, `+ -`.
    pub symbol: String,
    /// Who entered it.
    pub by: String,
    /// When, by the clock in the hall: `2026-11-26 14:03`.
    pub at: String,
}

impl EnteredAs {
    /// Does a record with this result at its end tell the same?
    pub fn is_told_by(self, recorded: Termination) -> bool {
        match (self, recorded) {
            (EnteredAs::Played(Score::WhiteWins), Termination::WhiteWins)
            | (EnteredAs::Played(Score::BlackWins), Termination::BlackWins)
            | (EnteredAs::Played(Score::Draw), Termination::Draw) => true,
            (EnteredAs::Played(_) | EnteredAs::Forfeited(_) | EnteredAs::Adjourned, _) => false,
        }
    }

    /// The score, where there is one yet.
    pub(crate) fn score(self) -> Option<Score> {
        match self {
            EnteredAs::Played(score) | EnteredAs::Forfeited(score) => Some(score),
            EnteredAs::Adjourned => None,
        }
    }
}
