//! Crosstables: a Swiss round by round (`12w1 5b½ -0`), and the grid of everybody against everybody of a round robin.
//!
//! A grid fills its sheet: lying, squares inked where the player had Black, so that in Berger order it comes out as a chessboard. What is
//! too wide for the type of a list goes on, with the names again, on sheets that are hung beside the first.

use super::columns::title;
use super::format::Format;
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::standings::{
    federation, lines_of_sides, name, player, rating, remarks, score_of_sides, tie_break_cells, tie_break_columns,
    titles, who_stands,
};
use super::table::{Cell, Column, Row, Rules, Table};
use sonneborn_i18n::{Lang, common, document as words};
use sonneborn_standings::crosstable::{self, Order};
use sonneborn_standings::{Mark, Standings};
use sonneborn_tournament::colour::Colour;

/// How wide a game's square of a grid is at the table's own size, in points, and what of that lies between columns.
const SQUARE: f32 = 11.0;
const BETWEEN: f32 = 6.75;
/// The least that is left of it.
const LEAST_SQUARE: f32 = 8.0;

/// The crosstable of a Swiss.
pub(super) fn add_by_rounds(press: &mut Press, job: &Job, standings: &Standings, order: Order) {
    let lang = job.lang;
    let crosstable = crosstable::by_rounds(standings, order);
    let title = match order {
        Order::Rank => words::crosstable_by_rank(lang),
        Order::Number => words::crosstable_by_number(lang),
    };
    let about = words::after_round(lang, standings.through);
    let mut sheet = job.sheet(press, Format::landscape(job.size), title.into(), about);
    let mut columns = leading_columns(job, order);
    columns.push(Column::right(common::rating_short(lang)).if_filled());
    columns.push(Column::left(common::federation_short(lang)).if_differing());
    columns.extend((1..=crosstable.rounds).map(|round| Column::right(round.to_string())));
    columns.extend(closing_columns(job, standings, order));
    let labels = crosstable::labels(standings, order);
    let mut told = vec![key(job, order).to_owned()];
    told.extend(set_apart(job, standings));
    told.extend(remarks(job, standings));
    let remark_lines = sheet.remark_lines(&told);
    let mut table = Table { remark_lines, rules: Rules::Fives, grows: true, ..Table::new(columns) };
    for (place, cells) in &crosstable.lines {
        let row = standings.row_at(*place);
        let mut line = leading_cells(job, standings, *place, &labels);
        line.push(rating(job, standings, row));
        line.push(Cell::text(federation(job, row)));
        line.extend(cells.iter().map(|cell| Cell::text(cell.text())));
        closing_cells(job.lang, standings, *place, order, &mut line);
        table.rows.push(if row.mark == Mark::SetApart { Row::Faded(line) } else { Row::Cells(line) });
    }
    set_beside(job, table, &mut sheet);
    told.iter().for_each(|remark| sheet.remark(remark));
    sheet.finish();
}

pub(super) fn title_of_grid(lang: Lang, order: Order) -> &'static str {
    match order {
        Order::Rank => words::round_robin_table_by_rank(lang),
        Order::Number => words::round_robin_table_by_number(lang),
    }
}

/// The grid of a round robin; those set apart are grey.
pub(super) fn add_grid(press: &mut Press, job: &Job, standings: &Standings, order: Order) {
    let lang = job.lang;
    // The two teams of a Scheveningen event: one downwards, the other across.
    let of_sides = job.tournament.has_two_sides().then(|| crosstable::scheveningen(job.tournament, standings, order));
    let grid = of_sides.flatten().unwrap_or_else(|| crosstable::grid(standings, order));
    let labels = crosstable::labels(standings, order);
    // Lying, a grid has the larger type whatever the number of its players.
    let format = Format::landscape(job.size);
    let about = words::after_round(lang, standings.through);
    let mut sheet = job.sheet(press, format, title_of_grid(lang, order).into(), about);
    let mut columns = leading_columns(job, order);
    columns.push(Column::right(common::rating_short(lang)).if_filled());
    // Two who met twice have both results on one line.
    let meetings = grid.cells.iter().flatten().flatten().map(Vec::len).max().unwrap_or(1).max(1);
    let squares = SQUARE * f32::from(u8::try_from(meetings).unwrap_or(u8::MAX));
    let wide = (squares - BETWEEN).max(LEAST_SQUARE);
    columns.extend(grid.columns.iter().map(|place| Column::centred(labels[*place as usize].to_string()).fixed(wide)));
    columns.extend(closing_columns(job, standings, order));
    let told = told_of_grid(job, standings, &grid, &labels);
    let remark_lines = sheet.remark_lines(&told) + lines_of_sides(job);
    let mut table = Table { remark_lines, rules: Rules::Grid, row_height: 15.0, grows: true, ..Table::new(columns) };
    for (place, cells) in grid.rows.iter().zip(&grid.cells) {
        let row = standings.row_at(*place);
        let mut line = leading_cells(job, standings, *place, &labels);
        line.push(rating(job, standings, row));
        line.extend(cells.iter().map(|games| match games {
            None => Cell::Filled,
            Some(games) => Cell::Games(games.iter().map(square).collect()),
        }));
        closing_cells(job.lang, standings, *place, order, &mut line);
        table.rows.push(if row.mark == Mark::SetApart { Row::Faded(line) } else { Row::Cells(line) });
    }
    set_beside(job, table, &mut sheet);
    score_of_sides(&mut sheet, job, standings);
    told.iter().for_each(|remark| sheet.remark(remark));
    sheet.finish();
}

/// What is told below a grid.
fn told_of_grid(job: &Job, standings: &Standings, grid: &crosstable::Grid, labels: &[u32]) -> Vec<String> {
    let across = |place: &u32| {
        let row = standings.row_at(*place);
        format!("{} {}", labels[*place as usize], name(job, row, player(job, row)))
    };
    let others = (grid.rows != grid.columns).then(|| grid.columns.iter().map(across).collect::<Vec<_>>().join(" · "));
    set_apart(job, standings).into_iter().chain(others).chain(remarks(job, standings)).collect()
}

/// Why lines are grey, where some are.
fn set_apart(job: &Job, standings: &Standings) -> Option<String> {
    let is_set_apart = standings.rows.iter().any(|row| row.mark == Mark::SetApart);
    is_set_apart.then(|| words::set_apart(job.lang).to_owned())
}

/// On one sheet, or on several that are hung beside each other, each with who stands in a line.
fn set_beside(job: &Job, table: Table, sheet: &mut Sheet) {
    let repeated = leading_columns(job, Order::Rank).len();
    for (index, part) in table.side_by_side(sheet, repeated).iter().enumerate() {
        if index > 0 {
            sheet.turn();
        }
        part.set(sheet);
    }
}

/// A result, and whether its square is inked.
fn square(game: &crosstable::Cell) -> (String, bool) {
    (game.result(), game.colour == Some(Colour::Black))
}

fn leading_columns(job: &Job, order: Order) -> Vec<Column> {
    let number = match order {
        Order::Rank => common::rank_short(job.lang),
        Order::Number => common::number_short(job.lang),
    };
    let name = Column::left(who_stands(job)).sharing(1.0);
    [Some(Column::right(number)), titles(job), Some(name)].into_iter().flatten().collect()
}

/// A line begins with the label by which the cells of the others name it: two who share a rank have each their own.
fn leading_cells(job: &Job, standings: &Standings, place: u32, labels: &[u32]) -> Vec<Cell> {
    let row = standings.row_at(place);
    let number = Cell::of(labels[place as usize]);
    let player = player(job, row);
    let title = titles(job).map(|_| title(player));
    [Some(number), title, Some(Cell::text(name(job, row, player)))].into_iter().flatten().collect()
}

/// Points, tie-breaks, and the rank where lines are in order of numbers.
fn closing_columns(job: &Job, standings: &Standings, order: Order) -> Vec<Column> {
    let mut columns = vec![Column::right(common::points_short(job.lang))];
    columns.extend(tie_break_columns(standings));
    if order == Order::Number {
        columns.push(Column::right(common::rank_short(job.lang)));
    }
    columns
}

fn closing_cells(lang: Lang, standings: &Standings, place: u32, order: Order, line: &mut Vec<Cell>) {
    let row = standings.row_at(place);
    line.push(Cell::bold(row.points.to_string()));
    line.extend(tie_break_cells(lang, row));
    if order == Order::Number {
        line.push(Cell::of_option(row.rank));
    }
}

fn key(job: &Job, order: Order) -> &'static str {
    match (order, job.tournament.is_of_teams()) {
        (Order::Rank, false) => words::crosstable_key(job.lang),
        (Order::Number, false) => words::crosstable_key_by_number(job.lang),
        (Order::Rank, true) => words::crosstable_key_of_teams(job.lang),
        (Order::Number, true) => words::crosstable_key_of_teams_by_number(job.lang),
    }
}
