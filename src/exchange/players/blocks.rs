//! Lists of team events as chess-results.com has them, a block a team: `1. SK Alpha (RtgAvg:2078, Captain: … / TB1: 12)`, the headings,
//! the players. They become one list with a column for the team.

use super::guess::is_heading;
use super::skip::Skip;
use crate::table::{Grid, MAX_COLUMNS, Row};
use std::collections::BTreeMap;

/// The heading of the column that is added.
const TEAM: &str = "Team";

/// One list of all blocks, with the rows that only part them; the grid as it was where it has none.
pub(super) fn joined(mut grid: Grid) -> (Grid, BTreeMap<usize, Skip>) {
    let headings: Vec<usize> =
        (1..grid.rows.len()).filter(|at| team(&grid.rows[at - 1]).is_some() && is_heading(&grid.rows[*at])).collect();
    let Some(&first) = headings.first() else { return (grid, BTreeMap::new()) };
    let names = grid.rows[first].cells.clone();
    let width = grid.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    if width >= MAX_COLUMNS || headings.iter().any(|at| grid.rows[*at].cells != names) {
        return (grid, BTreeMap::new());
    }
    let mut parting = BTreeMap::new();
    let mut of = String::new();
    for at in first - 1..grid.rows.len() {
        let row = &mut grid.rows[at];
        let is_title = headings.contains(&(at + 1));
        let is_heading = headings.contains(&at);
        if let Some(name) = team(row).filter(|_| is_title) {
            of = name.to_owned();
            parting.insert(at, Skip::Caption);
        } else if is_heading || row.cells.iter().filter(|cell| !cell.is_empty()).count() > 1 {
            row.cells.resize(width, String::new());
            row.cells.push(if is_heading { TEAM.to_owned() } else { of.clone() });
        }
        if is_heading && at != first {
            parting.insert(at, Skip::Heading);
        }
    }
    (grid, parting)
}

/// The team of a row that has nothing else in it: a number, the name, and figures in brackets.
fn team(row: &Row) -> Option<&str> {
    let mut filled = row.cells.iter().filter(|cell| !cell.is_empty());
    let (text, None) = (filled.next()?, filled.next()) else { return None };
    let (number, rest) = text.split_once(". ")?;
    number.parse::<u16>().ok()?;
    let is_figures = |inside: &str| {
        let word = inside.split_once(':').map_or("", |(word, _)| word);
        !word.is_empty() && word.chars().all(char::is_alphabetic)
    };
    let rest = rest.strip_suffix(')')?;
    let (at, _) = rest.match_indices(" (").find(|(at, mark)| is_figures(&rest[at + mark.len()..]))?;
    Some(rest[..at].trim())
}
