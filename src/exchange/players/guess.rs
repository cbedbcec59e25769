//! Guessing the columns of a list of players: by their headers, and where there are none, by what stands in them.

use super::columns::{Column, normalised};
use super::{Mapping, titles};
use crate::table::{Grid, Row};
use sonneborn_tournament::player::Birth;
use sonneborn_words::Lang;

/// The headings stand in one of so many rows: lists of chess-results.com have the event's name and the day above them.
const HEADING_WITHIN: usize = 15;
/// So many rows are looked at.
const ROWS_SAMPLED: usize = 50;
/// Of the filled cells of a column, so many of a hundred must look like what it is taken for.
const MOST_PERCENT: usize = 80;
/// Ratings that anybody has.
const RATINGS: std::ops::RangeInclusive<u32> = 800..=3000;

/// Which column is what, as far as can be seen.
pub fn guess(grid: &Grid) -> Mapping {
    let Some(first) = grid.rows.first() else { return Mapping::default() };
    if is_heading(first) {
        let mut named = named(first);
        elo_beside(first, &mut named);
        // chess-results.com writes no name above the titles.
        let rows = &grid.rows[1..grid.rows.len().min(ROWS_SAMPLED)];
        for (index, column) in named.iter_mut().enumerate().filter(|(index, _)| first.cells[*index].is_empty()) {
            *column = by_cells(rows, index).filter(|column| *column == Column::Title);
        }
        return Mapping { has_header: true, columns: without_repetition(named) };
    }
    by_content(&grid.rows[..grid.rows.len().min(ROWS_SAMPLED)])
}

/// The column that a header means. Our own lists are read back in whatever language they were written.
fn meant(header: &str) -> Option<Column> {
    // Once: a cell is as long as somebody makes it.
    let plain = normalised(header);
    let is_ours = |column: &Column| Lang::ALL.into_iter().any(|lang| normalised(column.heading(lang)) == plain);
    Column::from_header(header).or_else(|| Column::ALL.into_iter().find(is_ours))
}

/// The row that names the columns: the first, or one below captions.
pub(super) fn heading(grid: &Grid) -> Option<usize> {
    grid.rows.iter().take(HEADING_WITHIN).position(is_heading)
}

/// The heading with the row below it, where that names columns too, as under cells that reach over several columns: the lower name
/// counts where it means something.
pub(super) fn joined(upper: &Row, lower: &Row) -> Option<Row> {
    if !is_heading(lower) {
        return None;
    }
    let width = upper.cells.len().max(lower.cells.len());
    let cell = |place: usize| {
        let text = |row: &Row| row.cells.get(place).cloned().unwrap_or_default();
        Some(text(lower)).filter(|below| meant(below).is_some()).unwrap_or_else(|| text(upper))
    };
    Some(Row { line: lower.line, cells: (0..width).map(cell).collect() })
}

fn named(row: &Row) -> Vec<Option<Column>> {
    row.cells.iter().map(|cell| meant(cell)).collect()
}

pub(super) fn is_heading(row: &Row) -> bool {
    let named = named(row);
    let has_name = named.iter().flatten().any(|column| matches!(column, Column::Name | Column::Family));
    let is_caption = row.cells.iter().filter(|cell| !cell.is_empty()).count() == 1 && row.cells.len() > 1;
    (has_name && !is_caption) || named.iter().flatten().count() >= 2
}

/// Beside the rating that the organiser goes by (`TWZ`, `Rtg`), what is called Elo is FIDE's.
fn elo_beside(heading: &Row, named: &mut [Option<Column>]) {
    let is_elo = |place: usize| heading.cells.get(place).is_some_and(|cell| Column::is_elo(cell));
    let ratings: Vec<usize> = (0..named.len()).filter(|place| named[*place] == Some(Column::Rating)).collect();
    if !named.contains(&Some(Column::RatingFide)) && ratings.iter().any(|place| !is_elo(*place)) {
        ratings.into_iter().filter(|place| is_elo(*place)).for_each(|place| named[place] = Some(Column::RatingFide));
    }
}

/// Of columns that claim to be the same, the first is.
fn without_repetition(columns: Vec<Option<Column>>) -> Vec<Option<Column>> {
    let mut seen = Vec::new();
    let mut first = |column: Option<Column>| {
        let column = column.filter(|column| !seen.contains(column))?;
        seen.push(column);
        Some(column)
    };
    let mut columns: Vec<Option<Column>> = columns.into_iter().map(&mut first).collect();
    // Beside given names, what is called the name (`Nom, Prénom`) is the family's; beside the family's (`Cognome, Nome`), the given one.
    let instead = match (seen.contains(&Column::Family), seen.contains(&Column::Given)) {
        (false, true) => Column::Family,
        (true, false) => Column::Given,
        (true, true) | (false, false) => Column::Name,
    };
    columns.iter_mut().filter(|column| **column == Some(Column::Name)).for_each(|column| *column = Some(instead));
    columns
}

fn by_content(rows: &[Row]) -> Mapping {
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let mut columns: Vec<Option<Column>> = (0..width).map(|index| by_cells(rows, index)).collect();
    // Two columns of words: family name and given name.
    let words: Vec<usize> = (0..width).filter(|index| columns[*index] == Some(Column::Name)).collect();
    if let [family, given, ..] = words[..] {
        let has_comma = rows.iter().any(|row| row.cells.get(family).is_some_and(|cell| cell.contains([',', ' '])));
        if given == family + 1 && !has_comma {
            columns[family] = Some(Column::Family);
            columns[given] = Some(Column::Given);
        } else {
            columns[given] = Some(Column::Club);
        }
    }
    Mapping { has_header: false, columns: without_repetition(columns) }
}

/// What most cells of a column look like.
fn by_cells(rows: &[Row], index: usize) -> Option<Column> {
    let cells: Vec<&str> = rows
        .iter()
        .filter_map(|row| row.cells.get(index))
        .map(String::as_str)
        .filter(|cell| !cell.is_empty())
        .collect();
    if cells.is_empty() {
        return None;
    }
    let most = |looks: &dyn Fn(&str) -> bool| {
        cells.iter().filter(|cell| looks(cell)).count() * 100 >= cells.len() * MOST_PERCENT
    };
    let digits =
        |cell: &str| if cell.bytes().all(|byte| byte.is_ascii_digit()) { cell.parse::<u32>().ok() } else { None };
    if most(&|cell| cell.len() > 1 && (titles::of_fide(cell).is_some() || titles::is_other(cell))) {
        Some(Column::Title)
    } else if most(&|cell| matches!(cell, "m" | "w" | "f" | "M" | "W" | "F" | "男" | "女")) {
        Some(Column::Sex)
    } else if most(&|cell| cell.len() == 3 && cell.bytes().all(|byte| byte.is_ascii_uppercase())) {
        Some(Column::Federation)
    } else if most(&|cell| cell.len() > 4 && Birth::written(cell).is_some()) {
        Some(Column::Birth)
    } else if most(&|cell| digits(cell).is_some_and(|number| number == 0 || RATINGS.contains(&number))) {
        Some(Column::Rating)
    } else if most(&|cell| (6..=10).contains(&cell.len()) && digits(cell).is_some()) {
        Some(Column::FideId)
    } else if most(&|cell| cell.chars().any(char::is_alphabetic)) {
        Some(Column::Name)
    } else {
        None
    }
}
