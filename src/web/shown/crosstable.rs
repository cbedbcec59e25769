//! What crosstables have: the grid where everybody is to meet everybody, and the tie-breaks beside it.

use super::standings::name;
use crate::WebError;
use sonneborn_i18n::{Lang, standings as words};
use sonneborn_standings::crosstable::{self, Cell, Grid, Order};
use sonneborn_standings::field::Kind;
use sonneborn_standings::{Row, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::regulations::System;

/// The order that an address asks for; by rank where it asks for none.
///
/// # Errors
/// Another word.
pub fn order_of(asked: &str) -> Result<Order, WebError> {
    match asked {
        "" | "rank" => Ok(Order::Rank),
        "number" => Ok(Order::Number),
        other => Err(WebError::Unreadable(other.to_owned())),
    }
}

/// The grid, where everybody is to meet everybody.
pub fn grid(tournament: &Tournament, standings: &Standings, order: Order) -> Option<Grid> {
    match tournament.regulations.system {
        System::RoundRobin(_) | System::TeamRoundRobin(_) => Some(crosstable::grid(standings, order)),
        System::Scheveningen { .. } => crosstable::scheveningen(tournament, standings, order),
        _ => None,
    }
}

/// What stands above the columns of a grid: numbers; the names too where the columns are other players than the rows and nothing else
/// names them.
pub fn heads(tournament: &Tournament, standings: &Standings, grid: &Grid, labels: &[u32]) -> Vec<String> {
    let head = |place: &u32| {
        let label = labels[*place as usize].to_string();
        match grid.rows == grid.columns {
            true => label,
            false => format!("{label} {}", name(tournament, standings.row_at(*place))),
        }
    };
    grid.columns.iter().map(head).collect()
}

/// The tie-breaks after the points that say something of somebody; nobody reads a column in which nothing stands.
pub fn telling(standings: &Standings) -> Vec<usize> {
    let tells = |column: &usize| standings.rows.iter().any(|row| matches!(row.figures.get(*column), Some(Some(_))));
    (1..standings.tie_breaks.len()).filter(tells).collect()
}

/// The names of these tie-breaks.
pub fn columns(standings: &Standings, telling: &[usize]) -> Vec<String> {
    telling.iter().map(|column| standings.tie_breaks[*column].to_string()).collect()
}

/// The figures of a row by these tie-breaks.
pub fn figures(lang: Lang, standings: &Standings, telling: &[usize], row: &Row) -> Vec<String> {
    telling.iter().map(|column| words::figure_of(lang, standings, row, *column)).collect()
}

/// The result of a game in a grid: `1`, `½`, `+`; a dot while it is played.
pub fn result(cell: &Cell) -> String {
    match cell.kind {
        Kind::Pending => "·".to_owned(),
        _ => cell.result(),
    }
}
