//! Tables as people keep them: CSV and spreadsheets, read into a [`Grid`] of text and written from a [`Table`].

pub mod csv;
pub mod xlsx;

use crate::text;
use serde::{Deserialize, Serialize};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::points::Points;
use std::borrow::Cow;

/// Files above this size are refused unread: the players of a great event need a hundredth of it.
pub const MAX_BYTES: usize = 10 * 1024 * 1024;
/// Limits of a grid. Beyond them a file is no list of players.
pub const MAX_ROWS: usize = 20_000;
pub const MAX_COLUMNS: usize = 256;

/// A table that was read: text in rows of unequal length.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grid {
    pub rows: Vec<Row>,
    /// How it was read, to be shown beside the preview.
    pub origin: Origin,
}

/// A row that is not empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The line of the file, or the row of the sheet, from 1.
    pub line: u32,
    /// Without blanks around.
    pub cells: Vec<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    Csv {
        encoding: Cow<'static, str>,
        delimiter: char,
    },
    Xlsx {
        sheet: String,
    },
    #[default]
    Unknown,
}

/// Why there is no grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum GridFault {
    #[error("the file is larger than {limit_bytes} bytes")]
    TooLarge { limit_bytes: usize },
    #[error("line {line}: more than {limit} rows")]
    TooManyRows { line: u32, limit: usize },
    #[error("line {line}: more than {limit} columns")]
    TooManyColumns { line: u32, limit: usize },
    /// Bytes that no text has, in this line first.
    #[error("line {line}: no text")]
    NotText { line: u32 },
    #[error("nothing in it")]
    Empty,
    /// What the reader of spreadsheets says.
    #[error("no spreadsheet: {why}")]
    NotASpreadsheet { why: String },
    /// It is written so that reading it takes more memory or time than any table needs.
    #[error("reading it takes more memory or time than any table needs")]
    WantsTooMuch,
}

/// A table to be written, with its title for the sheet's tab.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    pub title: String,
    pub header: Vec<String>,
    pub rows: Vec<Vec<Cell>>,
}

impl Table {
    pub fn of(title: &str, header: &[&str], rows: Vec<Vec<Cell>>) -> Table {
        Table { title: title.to_owned(), header: header.iter().map(|name| (*name).to_owned()).collect(), rows }
    }
}

/// A cell to be written. Numbers stay numbers in a spreadsheet.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Empty,
    Text(String),
    /// A number and how it reads: `3.5`.
    Number(f64, String),
}

impl Cell {
    pub fn text(text: impl Into<String>) -> Cell {
        let text = text.into();
        if text.is_empty() { Cell::Empty } else { Cell::Text(text) }
    }

    pub fn whole(number: impl Into<i64>) -> Cell {
        let number = number.into();
        Cell::Number(number as f64, number.to_string())
    }

    /// A number, or an empty cell for none.
    pub fn maybe(number: Option<impl Into<i64>>) -> Cell {
        number.map_or(Cell::Empty, Cell::whole)
    }

    pub fn points(points: Points) -> Cell {
        Cell::Number(points.as_f64(), points.decimal())
    }

    /// The number of a player.
    pub fn number(player: &Player) -> Cell {
        Cell::maybe(player.tpn.map(|tpn| tpn.0))
    }

    pub fn title(player: &Player) -> Cell {
        Cell::text(player.data.title.map_or(player.data.other_title.as_str(), |title| title.code()))
    }
}

/// Reads a spreadsheet or CSV, by what the bytes look like.
///
/// ```
/// use sonneborn_exchange::table::{GridFault, read};
///
/// let grid = read(b"Name;Rating\nAas, Anna;2100\n").expect("a table");
/// assert_eq!((grid.rows[1].line, grid.rows[1].cells[0].as_str()), (2, "Aas, Anna"));
/// assert_eq!(read(b"\n\n"), Err(GridFault::Empty));
/// ```
///
/// # Errors
/// Why there is no table in it.
pub fn read(bytes: &[u8]) -> Result<Grid, GridFault> {
    read_told(bytes, None)
}

/// The same where somebody may have said in which encoding a text is written.
///
/// # Errors
/// As [`read`].
pub fn read_told(bytes: &[u8], told: text::Told) -> Result<Grid, GridFault> {
    if bytes.len() > MAX_BYTES {
        return Err(GridFault::TooLarge { limit_bytes: MAX_BYTES });
    }
    let grid = if xlsx::is_spreadsheet(bytes) { xlsx::read(bytes)? } else { csv::read(bytes, told)? };
    if grid.rows.is_empty() { Err(GridFault::Empty) } else { Ok(grid) }
}
