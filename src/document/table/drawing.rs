//! A measured table as it is drawn: heads, rows, what stands in cells.

use super::plan::{Frame, Plan};
use super::widths::head_lines;
use super::{Align, Cell, Rules};
use crate::canvas::{HAIRLINE, RULE};
use crate::font::Weight;
use crate::page::Sheet;
use crate::reading::Role;
use crate::text::Style;

/// The figures of a grid, in parts of the type size.
const FIGURE: f32 = 1.15;

impl Plan<'_> {
    /// Goes on in the next strip or on the next page.
    pub(super) fn next_frame(&self, sheet: &mut Sheet, frame: &mut Frame) {
        frame.strip += 1;
        if frame.strip < self.table.strips {
            sheet.move_to(frame.top);
        } else {
            sheet.turn();
            *frame = Frame { strip: 0, top: sheet.y(), lowest: sheet.y() };
        }
        sheet.unread(|sheet| self.head(sheet, frame));
    }

    pub(super) fn head(&self, sheet: &mut Sheet, frame: &Frame) {
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

    pub(super) fn row(&self, sheet: &mut Sheet, frame: &Frame, index: usize, cells: &[Cell], height: f32, grey: f32) {
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
        if let ([line], Cell::Text(_) | Cell::Bold(_)) = (&lines[..], cell) {
            // Its width is known: it was measured for its column.
            let taken = self.natural[row * self.table.columns.len() + column] * style.size;
            let x = match align {
                Align::Left => left,
                Align::Right => left + wide - taken,
                Align::Centre => left + (wide - taken) / 2.0,
            };
            return sheet.text_at(x, baseline, line, style);
        }
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

    pub(super) fn section(&self, sheet: &mut Sheet, frame: &Frame, heading: &str, height: f32) {
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
