//! Lists of players in tables: which column is what, the players, every cell that cannot be read, and the sheet on which all of
//! that is mended by hand or from a rating list before players go in.

mod blocks;
pub mod columns;
mod complete;
mod guess;
mod read;
mod sheet;
mod skip;
mod titles;

pub use columns::Column;
pub use complete::Source;
pub(super) use guess::guess;
pub use read::{CellDefect, CellFault, player};
pub use sheet::{Candidate, Judged, Sheet, SheetRow, ready};
pub use skip::Skip;
pub(super) use titles::is_other as is_other_title;

use crate::table::Origin;
use serde::{Deserialize, Serialize};

/// Which column of a grid is what.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mapping {
    /// Whether the first row names the columns and is no player.
    pub has_header: bool,
    /// One a column; `None` is not read.
    pub columns: Vec<Option<Column>>,
}

/// How a table was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadAs {
    Encoding(String),
    Sheet(String),
}

impl ReadAs {
    fn of(origin: &Origin) -> Option<ReadAs> {
        match origin {
            Origin::Csv { encoding, .. } => Some(ReadAs::Encoding(encoding.to_string())),
            Origin::Xlsx { sheet } => Some(ReadAs::Sheet(sheet.clone())),
            Origin::Unknown => None,
        }
    }
}
