//! Tables: columns that take the room they need, rows that are never split between pages, a head that every page repeats.
//!
//! Numbers stand flush right in figures of equal width, as the faces have them. A text that is too long for its column is
//! wrapped at spaces and hyphens before the table is set smaller; smaller than the paper's reader sees (`distance.rs`) it never is: then
//! words break where their columns end.

mod drawing;
mod parts;
mod plan;
mod widths;

pub use parts::{Align, Cell, Column, Drawn, Row, Width};

use super::canvas::RULE;
use super::page::Sheet;
use super::reading::Role;
use super::text::Style;
use plan::{Frame, Plan};
use std::borrow::Cow;
use widths::{natural, parts_beside};

/// By this much a table that is too wide is set smaller at a time, in points.
const STEP: f32 = 0.25;

/// Lines between rows and columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rules {
    /// A hairline below every row.
    #[default]
    Rows,
    /// The same, and a stronger one below every fifth, which leads the eye across a wide sheet.
    Fives,
    /// Every cell in its own box.
    Grid,
}

#[derive(Clone, Debug)]
pub struct Table {
    pub columns: Vec<Column>,
    pub rows: Vec<Row>,
    /// The type size in points, before the paper's scale.
    pub size: f32,
    /// A row is at least this high, in points before the paper's scale.
    pub row_height: f32,
    pub rules: Rules,
    /// Into how many strips beside each other the table is folded.
    pub strips: u8,
    /// It has its sheets for itself: its type grows as far as its reader needs (`distance.rs`) and its sheets have room.
    pub grows: bool,
    /// So many lines of remarks follow, which do not stand on a page by themselves: the last row goes with them.
    pub remark_lines: u8,
    /// The width of each cell in parts of the type size, row by row, where it was measured already.
    pub natural: Option<Vec<f32>>,
}

/// The room of a line of a remark, in points, and what is left white above it.
const REMARK: f32 = 11.25;
const ABOVE_REMARK: f32 = 3.5;

/// Between the content of two columns, in parts of the type size.
const GAP: f32 = 0.75;
/// The air of a cell above and below its lines, in parts of the type size.
const AIR: f32 = 0.18;
/// The same where there is no room for more.
const TIGHT_AIR: f32 = 0.08;

impl Table {
    pub fn new(columns: Vec<Column>) -> Table {
        Table {
            columns,
            rows: Vec::new(),
            size: 9.0,
            row_height: 0.0,
            rules: Rules::Rows,
            strips: 1,
            grows: false,
            remark_lines: 0,
            natural: None,
        }
    }

    pub fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(Row::Cells(cells));
    }

    /// The rows that follow begin on a page of their own.
    pub fn part(&mut self, heading: impl Into<String>) {
        self.rows.push(Row::Part(heading.into()));
    }

    pub fn section(&mut self, heading: impl Into<String>) {
        self.rows.push(Row::Section(heading.into()));
    }

    /// What the remarks below it take, in points.
    fn remarks(&self, sheet: &Sheet) -> f32 {
        let above = if self.remark_lines > 0 { ABOVE_REMARK } else { 0.0 };
        (f32::from(self.remark_lines) * REMARK + above) * sheet.scale()
    }

    /// Sets the table from the cursor on over the whole width, on as many pages as it needs.
    pub fn set(&self, sheet: &mut Sheet) {
        self.set_within(sheet, sheet.left(), sheet.width());
    }

    /// The same between `left` and `left + width`.
    pub fn set_within(&self, sheet: &mut Sheet, left: f32, width: f32) {
        let table = self.telling();
        let plan = Plan::of(&table, sheet, left, width);
        sheet.read_as(Role::Table, |sheet| table.set_planned(sheet, &plan));
    }

    /// The table without the columns that are not drawn, because they tell nothing.
    fn telling(&self) -> Cow<'_, Table> {
        let stay: Vec<bool> = (0..self.columns.len()).map(|column| self.is_drawn(column)).collect();
        if !stay.contains(&false) {
            return Cow::Borrowed(self);
        }
        let cut = |cells: &Vec<Cell>| staying(cells, &stay);
        let rows = self.rows.iter().map(|row| match row {
            Row::Cells(cells) => Row::Cells(cut(cells)),
            Row::Faded(cells) => Row::Faded(cut(cells)),
            Row::Section(_) | Row::Part(_) => row.clone(),
        });
        let columns = staying(&self.columns, &stay);
        Cow::Owned(Table { columns, rows: rows.collect(), natural: None, ..*self })
    }

    fn is_drawn(&self, column: usize) -> bool {
        let mut cells = self.rows.iter().filter_map(|row| row.cells().get(column)).peekable();
        let Some(first) = cells.peek().copied() else { return true };
        match self.columns[column].drawn {
            Drawn::Always => true,
            Drawn::Filled => cells.any(|cell| *cell != Cell::EMPTY),
            Drawn::Differing if cells.clone().count() == 1 => *first != Cell::EMPTY,
            Drawn::Differing => cells.any(|cell| cell != first),
        }
    }

    /// The table in as many parts beside each other as it takes for the type of a list, each with the first `repeated` columns, which are
    /// always drawn.
    pub fn side_by_side(self, sheet: &Sheet, repeated: usize) -> Vec<Table> {
        let table = self.telling();
        let natural = natural(&table, sheet.fonts());
        let parts = parts_beside(&table, sheet, &natural, repeated);
        if parts.len() < 2 {
            return vec![Table { natural: Some(natural), ..table.into_owned() }];
        }
        let part = |columns: &std::ops::Range<usize>| {
            let cut = |cells: &Vec<Cell>| {
                let (head, body) = (cells.iter().take(repeated), cells.get(columns.clone()).unwrap_or_default());
                head.chain(body).cloned().collect()
            };
            let rows = table.rows.iter().map(|row| match row {
                Row::Cells(cells) => Row::Cells(cut(cells)),
                Row::Faded(cells) => Row::Faded(cut(cells)),
                Row::Section(_) | Row::Part(_) => row.clone(),
            });
            let head = table.columns[..repeated].iter().chain(&table.columns[columns.clone()]);
            Table { columns: head.cloned().collect(), rows: rows.collect(), natural: None, ..*table }
        };
        parts.iter().map(part).collect()
    }

    /// How high all rows are together, where they stand in strips; endless where parts begin pages of their own.
    fn height_in_strips(&self, sheet: &Sheet, plan: &Plan) -> f32 {
        if self.strips < 2 {
            return f32::INFINITY;
        }
        let height = |(index, row): (usize, &Row)| match row {
            Row::Part(_) => f32::INFINITY,
            Row::Cells(_) | Row::Faded(_) | Row::Section(_) => plan.height(sheet, index, row),
        };
        self.rows.iter().enumerate().map(height).sum()
    }

    fn set_planned(&self, sheet: &mut Sheet, plan: &Plan) {
        let mut frame = Frame { strip: 0, top: sheet.y(), lowest: sheet.y() };
        plan.head(sheet, &frame);
        let mut after_rows = 0u32;
        let mut left = self.height_in_strips(sheet, plan);
        let mut share = plan.share(sheet, left);
        for (index, row) in self.rows.iter().enumerate() {
            let height = plan.height(sheet, index, row);
            let with_next = match (row, self.rows.get(index + 1)) {
                (Row::Section(_) | Row::Part(_), Some(next)) => height + plan.height(sheet, index + 1, next),
                (_, None) => height + self.remarks(sheet),
                _ => height,
            };
            if matches!(row, Row::Part(_)) && index > 0 {
                frame.strip = self.strips;
                plan.next_frame(sheet, &mut frame);
                after_rows = 0;
            } else if sheet.room() < with_next && sheet.y() > frame.top + plan.head_height
                || frame.strip + 1 < self.strips && sheet.y() - frame.top - plan.head_height >= share
            {
                plan.next_frame(sheet, &mut frame);
                after_rows = 0;
                if frame.strip == 0 {
                    share = plan.share(sheet, left);
                }
            }
            left -= height;
            sheet.read_as(Role::Row, |sheet| match row {
                Row::Section(heading) | Row::Part(heading) => plan.section(sheet, &frame, heading, height),
                Row::Cells(cells) => plan.row(sheet, &frame, index, cells, height, 0.0),
                Row::Faded(cells) => plan.row(sheet, &frame, index, cells, height, Style::regular(0.0).faded().grey),
            });
            after_rows += 1;
            if self.rules == Rules::Fives && after_rows.is_multiple_of(5) {
                let (left, right) = plan.sides(&frame);
                let y = sheet.y();
                sheet.canvas().line((left, y), (right, y), RULE);
            }
            frame.lowest = frame.lowest.max(sheet.y());
        }
        sheet.move_to(frame.lowest);
    }
}

/// Of what belongs to columns that of those that stay.
fn staying<T: Clone>(of_columns: &[T], stay: &[bool]) -> Vec<T> {
    of_columns.iter().zip(stay).filter(|(_, stays)| **stays).map(|(one, _)| one.clone()).collect()
}
