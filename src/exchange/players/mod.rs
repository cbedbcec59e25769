//! Lists of players in tables: which column is what, the players, and every cell that cannot be read.
//!
//! An import is a preview first: the grid, the columns as guessed, the faults. The arbiter mends the columns, and only what
//! is free of faults is taken over, all of it or nothing.

pub mod columns;
mod guess;
mod read;

pub use columns::Column;
pub use guess::{guess, take_outside};
pub use read::{CellDefect, CellFault, PlayerRow, Preview, player, preview};

use serde::{Deserialize, Serialize};

/// Which column of a grid is what.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mapping {
    /// Whether the first row names the columns and is no player.
    pub has_header: bool,
    /// One a column; `None` is not read.
    pub columns: Vec<Option<Column>>,
}
