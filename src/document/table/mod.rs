//! Tables: columns that take the room they need, rows that are never split between pages, a head that every page repeats.
//!
//! Numbers stand flush right in figures of equal width, as the faces have them. A text that is too long for its column is
//! wrapped at spaces and hyphens before the table is set smaller; smaller than the paper's reader sees (`distance.rs`) it never is: then
//! words break where their columns end.

mod parts;
mod widths;

pub use parts::{Align, Cell, Column, Row, Width};

use super::canvas::{HAIRLINE, RULE};
use super::font::{Fonts, Weight};
use super::page::Sheet;
use super::reading::Role;
use super::text::{Style, width, wrap};
use widths::{Fit, Measured, filling, fit, head_lines, natural, parts_beside, widest_by_column};

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
}

/// Heads of columns, in parts of the type size; never less than the least.
const HEAD: f32 = 0.92;
/// The figures of a grid, in parts of the type size.
const FIGURE: f32 = 1.15;
/// The room of a line of a remark, in points, and what is left white above it.
const REMARK: f32 = 11.25;
const ABOVE_REMARK: f32 = 3.5;
/// Rows of a sheet that is not full are moved apart up to this, in parts of the type size.
const WIDEST_ROWS: f32 = 3.0;

/// Between the content of two columns, in parts of the type size.
const GAP: f32 = 0.75;
/// Between two strips, in points.
const STRIP_GAP: f32 = 16.0;
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
        let plan = Plan::of(self, sheet, left, width);
        sheet.read_as(Role::Table, |sheet| self.set_planned(sheet, &plan));
    }

    /// The table in as many parts beside each other as it takes for the type of a list, each with the first `repeated` columns.
    pub fn side_by_side(self, sheet: &Sheet, repeated: usize) -> Vec<Table> {
        let parts = parts_beside(&self, sheet, repeated);
        if parts.len() < 2 {
            return vec![self];
        }
        let part = |columns: &std::ops::Range<usize>| {
            let cut = |cells: &Vec<Cell>| {
                let (head, body) = (cells.iter().take(repeated), cells.get(columns.clone()).unwrap_or_default());
                head.chain(body).cloned().collect()
            };
            let rows = self.rows.iter().map(|row| match row {
                Row::Cells(cells) => Row::Cells(cut(cells)),
                Row::Faded(cells) => Row::Faded(cut(cells)),
                Row::Section(_) | Row::Part(_) => row.clone(),
            });
            let head = self.columns[..repeated].iter().chain(&self.columns[columns.clone()]);
            Table { columns: head.cloned().collect(), rows: rows.collect(), ..self.clone() }
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

/// Where on the page the table stands now.
struct Frame {
    strip: u8,
    top: f32,
    lowest: f32,
}

/// A table measured for a sheet.
struct Plan<'t> {
    table: &'t Table,
    style: Style,
    row_height: f32,
    head_height: f32,
    gap: f32,
    /// The content width of each column, in points.
    widths: Vec<f32>,
    /// The natural width of each cell in parts of the type size, row by row.
    natural: Vec<f32>,
    /// The left end of the first strip, in points.
    left: f32,
    /// The width of one strip.
    strip_width: f32,
    /// The least type of the paper.
    least: f32,
    /// Above and below the lines of a cell, in parts of the type size.
    air: f32,
}

impl<'t> Plan<'t> {
    fn of(table: &'t Table, sheet: &Sheet, left: f32, width: f32) -> Plan<'t> {
        let fonts = sheet.fonts();
        let natural = natural(table, fonts);
        let widest = widest_by_column(table, fonts, &natural);
        let strips = f32::from(table.strips.max(1));
        let strip_width = (width - STRIP_GAP * (strips - 1.0)) / strips;
        let mut measured = Measured::of(&natural, &widest);
        let grows = if table.grows { sheet.read_from().grows(table.size) } else { None };
        let mut size = match grows {
            Some(grows) => filling(table, &mut measured, strip_width, sheet, grows),
            None => table.size * sheet.scale(),
        };
        let least = sheet.read_from().least();
        let widths = loop {
            match fit(table, &mut measured, size, strip_width, fonts) {
                Fit::Easy(widths) => break widths,
                Fit::Not(widths) if size <= least => break widths,
                Fit::Not(_) => size = (size - STEP).max(least),
            }
        };
        let style = Style::regular(size);
        let air = if sheet.is_tight() { TIGHT_AIR } else { AIR };
        let line = style.leading() + 2.0 * air * size;
        let mut plan = Plan {
            table,
            style,
            row_height: (table.row_height * sheet.scale()).max(line),
            head_height: 0.0,
            gap: GAP * size,
            widths,
            natural,
            left,
            strip_width,
            least,
            air,
        };
        plan.head_height = plan.measure_head(fonts);
        if grows.is_some() {
            plan.row_height = plan.moved_apart(sheet);
        }
        plan
    }

    /// The height of rows that fill the sheet, where all of them have room on it.
    fn moved_apart(&self, sheet: &Sheet) -> f32 {
        let strips = f32::from(self.table.strips.max(1));
        let room = (sheet.room() - self.head_height - self.table.remarks(sheet)) * strips;
        let numbered = || self.table.rows.iter().enumerate();
        let heights: Vec<f32> = numbered().map(|(index, row)| self.height(sheet, index, row)).collect();
        let filled = |least: f32| heights.iter().map(|height| height.max(least)).sum::<f32>() <= room - strips * least;
        let (mut low, mut high) = (self.row_height, WIDEST_ROWS * self.style.size);
        while high - low > STEP {
            let middle = f32::midpoint(low, high);
            if filled(middle) { low = middle } else { high = middle }
        }
        low
    }

    fn head_style(&self) -> Style {
        let size = (self.style.size * HEAD).max(self.least);
        Style { weight: Weight::Bold, size, ..self.style }
    }

    fn measure_head(&self, fonts: &Fonts) -> f32 {
        let style = self.head_style();
        let upright = self.table.columns.iter().filter(|column| column.upright_head);
        let tallest = upright.map(|column| width(fonts, &column.head, style)).fold(0.0, f32::max);
        if self.table.columns.iter().all(|column| column.head.is_empty()) {
            return 0.0;
        }
        let level = self.table.columns.iter().zip(&self.widths).filter(|(column, _)| !column.upright_head);
        let lines = level.map(|(column, wide)| head_lines(fonts, column, style, *wide).len()).max().unwrap_or(0);
        let lines = f32::from(u8::try_from(lines.max(1)).unwrap_or(u8::MAX));
        (style.leading() * lines).max(tallest + style.size * 0.6) + 2.0 * self.air * style.size
    }

    /// The left and the right end of the strip that stands now.
    fn sides(&self, frame: &Frame) -> (f32, f32) {
        let left = self.left + f32::from(frame.strip) * (self.strip_width + STRIP_GAP);
        (left, left + self.strip_width)
    }

    /// How high a strip of this page is filled: all of it, or what is left in equal parts.
    fn share(&self, sheet: &Sheet, left: f32) -> f32 {
        let equal = left / f32::from(self.table.strips.max(1));
        if equal + self.row_height <= sheet.room() { equal } else { f32::INFINITY }
    }

    /// Goes on in the next strip or on the next page.
    fn next_frame(&self, sheet: &mut Sheet, frame: &mut Frame) {
        frame.strip += 1;
        if frame.strip < self.table.strips {
            sheet.move_to(frame.top);
        } else {
            sheet.turn();
            *frame = Frame { strip: 0, top: sheet.y(), lowest: sheet.y() };
        }
        sheet.unread(|sheet| self.head(sheet, frame));
    }

    fn head(&self, sheet: &mut Sheet, frame: &Frame) {
        if self.head_height == 0.0 {
            return;
        }
        let style = self.head_style();
        let (left, right) = self.sides(frame);
        let top = sheet.y();
        let bottom = top + self.head_height;
        let baseline = bottom - style.size * 0.42;
        sheet.read_as(Role::Row, |sheet| {
            let mut x = left;
            for (column, wide) in self.table.columns.iter().zip(&self.widths) {
                let cell_left = x + self.gap / 2.0;
                sheet.read_as(Role::ColumnHead, |sheet| {
                    if column.upright_head {
                        let at = cell_left + wide / 2.0 + style.half_capital();
                        sheet.text_upwards_at(at, bottom - style.size * 0.4, &column.head, style);
                        return;
                    }
                    let lines = head_lines(sheet.fonts(), column, style, *wide);
                    let above = u8::try_from(lines.len().saturating_sub(1)).unwrap_or(u8::MAX);
                    let mut baseline = baseline - style.leading() * f32::from(above);
                    for line in lines {
                        self.place(sheet, column.align, cell_left, *wide, baseline, line, style);
                        baseline += style.leading();
                    }
                });
                x += wide + self.gap;
            }
        });
        if self.table.rules == Rules::Grid {
            sheet.canvas().line((left, top), (right, top), HAIRLINE);
            self.uprights(sheet, left, top, bottom);
        }
        sheet.canvas().line((left, bottom), (right, bottom), RULE);
        sheet.move_to(bottom);
    }

    fn height(&self, sheet: &Sheet, index: usize, row: &Row) -> f32 {
        match row {
            Row::Section(heading) | Row::Part(heading) => {
                let more = self.heading_lines(sheet, heading).len().saturating_sub(1);
                let more = f32::from(u16::try_from(more).unwrap_or(u16::MAX)) * self.style.leading();
                self.row_height.max(self.style.leading() * 1.6) + more
            }
            Row::Cells(cells) | Row::Faded(cells) => {
                let lines = cells.iter().enumerate().map(|(column, cell)| {
                    let below = matches!(cell, Cell::Label { own: Some(_), .. });
                    self.lines(sheet, index, column, cell).len() + usize::from(below)
                });
                let lines = u16::try_from(lines.max().unwrap_or(1)).unwrap_or(u16::MAX);
                let text = f32::from(lines) * self.style.leading() + 2.0 * self.air * self.style.size;
                if lines > 1 { self.row_height.max(text) } else { self.row_height }
            }
        }
    }

    fn heading_style(&self) -> Style {
        Style { weight: Weight::Bold, ..self.style }
    }

    /// The lines of a heading across all columns: one, unless it is wider than the table.
    fn heading_lines<'h>(&self, sheet: &Sheet, heading: &'h str) -> Vec<&'h str> {
        wrap(sheet.fonts(), heading, self.heading_style(), self.strip_width - self.gap)
    }

    /// The lines of a cell: one, unless it is wider than its column.
    fn lines<'c>(&self, sheet: &Sheet, index: usize, column: usize, cell: &'c Cell) -> Vec<&'c str> {
        let Some((text, weight)) = cell.words() else { return Vec::new() };
        // Cells beyond the last column are not set.
        let Some(room) = self.widths.get(column).copied() else { return Vec::new() };
        let natural = self.natural[index * self.table.columns.len() + column] * self.style.size;
        if natural <= room + 0.01 {
            vec![text]
        } else {
            wrap(sheet.fonts(), text, Style { weight, ..self.style }, room)
        }
    }

    fn row(&self, sheet: &mut Sheet, frame: &Frame, index: usize, cells: &[Cell], height: f32, grey: f32) {
        let (left, right) = self.sides(frame);
        let top = sheet.y();
        let mut x = left;
        for (at, (column, wide)) in self.table.columns.iter().zip(&self.widths).enumerate() {
            let cell_left = x + self.gap / 2.0;
            // Cells that a row has not are read as empty ones.
            let cell = cells.get(at).unwrap_or(&Cell::EMPTY);
            sheet.read_as(self.role(at, cell), |sheet| match cell {
                Cell::Text(text) | Cell::Bold(text) if text.is_empty() => {}
                Cell::Text(_) | Cell::Bold(_) => {
                    let weight = if matches!(cell, Cell::Bold(_)) { Weight::Bold } else { Weight::Regular };
                    let style = Style { weight, grey, ..self.style };
                    self.words(sheet, (index, at), column.align, (cell_left, *wide), (top, height), cell, style);
                }
                Cell::Label { own, .. } => {
                    let style = Style { weight: Weight::Bold, grey, ..self.style };
                    let above = if own.is_some() { height - self.style.leading() } else { height };
                    self.words(sheet, (index, at), column.align, (cell_left, *wide), (top, above), cell, style);
                    let baseline = top + above - self.style.leading() * 0.5 + self.style.baseline();
                    own.iter().for_each(|own| sheet.text_at(cell_left, baseline, own, self.style.faded()));
                }
                Cell::Box => {
                    let air = height * 0.12;
                    sheet.canvas().frame((cell_left, top + air), *wide, height - 2.0 * air, RULE);
                }
                Cell::Tick(ticked) => self.tick(sheet, cell_left + wide / 2.0, top + height / 2.0, *ticked),
                Cell::Filled => sheet.canvas().fill((x, top), wide + self.gap, height, 0.75),
                Cell::Games(games) => self.games(sheet, games, (x, top), (wide + self.gap, height)),
            });
            x += wide + self.gap;
        }
        let bottom = top + height;
        if self.table.rules == Rules::Grid {
            self.uprights(sheet, left, top, bottom);
        }
        sheet.canvas().line((left, bottom), (right, bottom), HAIRLINE);
        sheet.move_to(bottom);
    }

    /// Where no column has a head, the first cell of a row is one, if it is set as one.
    fn role(&self, column: usize, cell: &Cell) -> Role {
        let is_head = self.head_height == 0.0
            && (column == 0 && matches!(cell, Cell::Bold(_)) || matches!(cell, Cell::Label { .. }));
        if is_head { Role::RowHead } else { Role::Cell }
    }

    #[expect(clippy::too_many_arguments, reason = "a cell's words are placed by their row, column, box and style")]
    fn words(
        &self,
        sheet: &mut Sheet,
        (row, column): (usize, usize),
        align: Align,
        (left, wide): (f32, f32),
        (top, height): (f32, f32),
        cell: &Cell,
        style: Style,
    ) {
        let lines = self.lines(sheet, row, column, cell);
        let count = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let middle = top + height / 2.0 - f32::from(count - 1) * style.leading() / 2.0;
        let mut baseline = middle + style.half_capital();
        for line in lines {
            self.place(sheet, align, left, wide, baseline, line, style);
            baseline += style.leading();
        }
    }

    #[expect(clippy::too_many_arguments, reason = "a line is placed by its box, its baseline and its style")]
    fn place(&self, sheet: &mut Sheet, align: Align, left: f32, wide: f32, baseline: f32, text: &str, style: Style) {
        match align {
            Align::Left => sheet.text_at(left, baseline, text, style),
            Align::Right => sheet.text_right_of(left + wide, baseline, text, style),
            Align::Centre => sheet.text_around(left + wide / 2.0, baseline, text, style),
        }
    }

    /// The squares of games: White's open, Black's inked, the result in bold.
    fn games(&self, sheet: &mut Sheet, games: &[(String, bool)], (left, top): (f32, f32), (wide, height): (f32, f32)) {
        let each = wide / f32::from(u8::try_from(games.len().max(1)).unwrap_or(u8::MAX));
        let style = Style { weight: Weight::Bold, size: self.style.size * FIGURE, ..self.style };
        let mut x = left;
        for (result, is_inked) in games {
            if *is_inked {
                sheet.canvas().fill((x, top), each, height, 0.0);
            }
            let style = Style { grey: if *is_inked { 1.0 } else { 0.0 }, ..style };
            sheet.text_around(x + each / 2.0, top + height / 2.0 + style.half_capital(), result, style);
            if x > left {
                sheet.canvas().line((x, top), (x, top + height), HAIRLINE);
            }
            x += each;
        }
    }

    fn tick(&self, sheet: &mut Sheet, middle_x: f32, middle_y: f32, ticked: bool) {
        let side = self.style.size;
        sheet.canvas().frame((middle_x - side / 2.0, middle_y - side / 2.0), side, side, RULE);
        if ticked {
            sheet.text_around(middle_x, middle_y + self.style.half_capital(), "✓", self.style);
        }
    }

    fn uprights(&self, sheet: &mut Sheet, left: f32, top: f32, bottom: f32) {
        let mut x = left;
        sheet.canvas().line((x, top), (x, bottom), HAIRLINE);
        for wide in &self.widths {
            x += wide + self.gap;
            sheet.canvas().line((x, top), (x, bottom), HAIRLINE);
        }
    }

    fn section(&self, sheet: &mut Sheet, frame: &Frame, heading: &str, height: f32) {
        let (left, right) = self.sides(frame);
        let style = self.heading_style();
        let bottom = sheet.y() + height;
        let across = u16::try_from(self.widths.len()).unwrap_or(u16::MAX);
        let lines = self.heading_lines(sheet, heading);
        sheet.read_as(Role::HeadAcross(across), |sheet| {
            let below = f32::from(u16::try_from(lines.len().saturating_sub(1)).unwrap_or(u16::MAX));
            let mut baseline = bottom - style.size * 0.42 - below * style.leading();
            for line in lines {
                sheet.text_at(left + self.gap / 2.0, baseline, line, style);
                baseline += style.leading();
            }
        });
        sheet.canvas().line((left, bottom), (right, bottom), HAIRLINE);
        sheet.move_to(bottom);
    }
}
