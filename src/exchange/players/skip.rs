//! Rows of a list that are no players.

use serde::{Deserialize, Serialize};

/// Why a row is not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Skip {
    /// It stands above the headings, or has one cell only: the name of the event, a date.
    Caption,
    /// It names the columns.
    Heading,
    ByHand,
}
