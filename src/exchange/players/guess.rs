//! Guessing the columns of a list of players: by their headers, and where there are none, by what stands in them.

use super::Mapping;
use super::columns::{Column, normalised};
use crate::exchange::table::{Grid, Row};
use crate::i18n::{Lang, exchange as words};
use crate::tournament::player::{Birth, Title};

/// So many rows are looked at.
const ROWS_SAMPLED: usize = 50;
/// Of the filled cells of a column, so many of a hundred must look like what it is taken for.
const MOST_PERCENT: usize = 80;
/// Ratings that anybody has.
const RATINGS: std::ops::RangeInclusive<u32> = 800..=3000;

/// A heading stands within so many rows: lists of chess-results.com have the event's name and the day above it.
const ROWS_ABOVE: usize = 15;
/// Below a title, a row with so many known names of columns is the heading.
const NAMES_OF_HEADING: usize = 3;

/// Takes away what stands above the heading of a table and below its last row: the event's name, where it was downloaded. The
/// rows come back, to be told. A table whose heading is the first row is left as it is.
pub fn take_outside(grid: &mut Grid) -> Vec<Row> {
    let is_heading = |row: &Row| {
        let named: Vec<Column> = row.cells.iter().filter_map(|cell| meant(cell)).collect();
        named.len() >= NAMES_OF_HEADING && has_name(&named)
    };
    let heading = grid.rows.iter().take(ROWS_ABOVE).position(is_heading);
    let Some(heading) = heading.filter(|heading| *heading > 0) else { return Vec::new() };
    let filled = |row: &Row| row.cells.iter().filter(|cell| !cell.is_empty()).count();
    let end = grid.rows.iter().rposition(|row| filled(row) > 1).map_or(grid.rows.len(), |last| last + 1);
    let below = grid.rows.split_off(end.max(heading + 1));
    let table = grid.rows.split_off(heading);
    let mut outside = std::mem::replace(&mut grid.rows, table);
    outside.extend(below);
    outside
}

fn has_name(columns: &[Column]) -> bool {
    columns.iter().any(|column| matches!(column, Column::Name | Column::Family))
}

/// Which column is what, as far as can be seen.
pub fn guess(grid: &Grid) -> Mapping {
    let Some(first) = grid.rows.first() else { return Mapping::default() };
    let mut named: Vec<Option<Column>> = first.cells.iter().map(|cell| meant(cell)).collect();
    let known: Vec<Column> = named.iter().copied().flatten().collect();
    if has_name(&known) || known.len() >= 2 {
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
    let is_ours = |column: &Column| {
        Lang::ALL.into_iter().any(|lang| normalised(words::column(lang, *column)) == normalised(header))
    };
    Column::from_header(header).or_else(|| Column::ALL.into_iter().find(is_ours))
}

/// Of columns that claim to be the same, the first is.
fn without_repetition(columns: Vec<Option<Column>>) -> Vec<Option<Column>> {
    let mut seen = Vec::new();
    let mut first = |column: Option<Column>| {
        let column = column.filter(|column| !seen.contains(column))?;
        seen.push(column);
        Some(column)
    };
    columns.into_iter().map(&mut first).collect()
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
    if most(&|cell| Title::from_code(cell).is_some() && cell.len() > 1) {
        Some(Column::Title)
    } else if most(&|cell| matches!(cell, "m" | "w" | "f" | "M" | "W" | "F" | "男" | "女")) {
        Some(Column::Sex)
    } else if most(&|cell| cell.len() == 3 && cell.bytes().all(|byte| byte.is_ascii_uppercase())) {
        Some(Column::Federation)
    } else if most(&|cell| cell.len() > 4 && Birth::parse(cell).is_some()) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(lines: &[&str]) -> Grid {
        let row =
            |(line, text): (u32, &&str)| Row { line, cells: text.split('|').map(|cell| cell.trim().into()).collect() };
        let rows = (1..).zip(lines).map(row).filter(|row| row.cells.iter().any(|cell| !cell.is_empty()));
        Grid { rows: rows.collect(), ..Grid::default() }
    }

    /// A starting list as chess-results.com gives it to a spreadsheet; names and numbers are ours.
    const STARTING_LIST: [&str; 9] = [
        "From the Tournament-Database of Chess-Results https://chess-results.com",
        "Open of Somewhere 2026",
        "Starting rank",
        "",
        "No.||Name|FideID|FED|Rtg|sex|Club/City",
        "1|GM|Aas, Anna|1500001|NOR|2501|w|Bergen",
        "2||Berg, Bo|1500002|NOR|2100||Oslo",
        "",
        "You find all details to this tournament under https://chess-results.com/tnr1.aspx",
    ];

    #[test]
    fn the_lines_around_a_table_of_chess_results_are_told_and_left_out() {
        let mut list = grid(&STARTING_LIST);
        let outside: Vec<u32> = take_outside(&mut list).iter().map(|row| row.line).collect();
        assert_eq!(outside, [1, 2, 3, 9]);
        let known = [
            None,
            Some(Column::Title),
            Some(Column::Name),
            Some(Column::FideId),
            Some(Column::Federation),
            Some(Column::Rating),
            Some(Column::Sex),
            Some(Column::Club),
        ];
        assert_eq!(guess(&list), Mapping { has_header: true, columns: known.into() });
        let read = crate::exchange::players::preview(&list, &guess(&list));
        assert_eq!((read.players.len(), read.faults.len()), (2, 0));
        assert_eq!(read.players[0].data.title, Some(Title::Gm));
    }

    #[test]
    fn a_table_without_lines_above_it_is_left_as_it_is() {
        for lines in [
            &["Name|FED|Rtg", "Aas, Anna|NOR|2501", "a remark"][..],
            &["Aas, Anna|NOR|2501"],
            &["only words", "more"],
            &[],
        ] {
            let mut list = grid(lines);
            let before = list.clone();
            assert_eq!((take_outside(&mut list), &list), (Vec::new(), &before));
        }
    }
}
