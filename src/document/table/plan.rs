//! A table measured for a sheet: the size of its type, the widths of its columns, the heights of its rows.

use super::widths::{Fit, Measured, Rows, filling, fit, head_lines, heading_height, natural, widest_by_column};
use super::{Cell, GAP, Row, STEP, Table};
use crate::font::{Fonts, Weight};
use crate::page::Sheet;
use crate::text::{Style, width, wrap};
use std::borrow::Cow;

/// Heads of columns, in parts of the type size; never less than the least.
const HEAD: f32 = 0.92;
/// Rows of a sheet that is not full are moved apart up to this, in parts of the type size.
const WIDEST_ROWS: f32 = 3.0;
/// Between two strips, in points.
const STRIP_GAP: f32 = 16.0;

/// Where on the page the table stands now.
pub(super) struct Frame {
    pub(super) strip: u8,
    pub(super) top: f32,
    pub(super) lowest: f32,
}

/// A table measured for a sheet.
pub(super) struct Plan<'t> {
    pub(super) table: &'t Table,
    pub(super) style: Style,
    pub(super) row_height: f32,
    pub(super) head_height: f32,
    pub(super) gap: f32,
    /// The content width of each column, in points.
    pub(super) widths: Vec<f32>,
    /// The natural width of each cell in parts of the type size, row by row.
    pub(super) natural: Cow<'t, [f32]>,
    /// The left end of the first strip, in points.
    pub(super) left: f32,
    pub(super) strip_width: f32,
    /// The least type of the paper.
    pub(super) least: f32,
    /// Above and below the lines of a cell, in parts of the type size.
    pub(super) air: f32,
}

impl<'t> Plan<'t> {
    pub(super) fn of(table: &'t Table, sheet: &Sheet, left: f32, width: f32) -> Plan<'t> {
        let fonts = sheet.fonts();
        let natural = table.natural.as_deref().map_or_else(|| Cow::Owned(natural(table, fonts)), Cow::Borrowed);
        let widest = widest_by_column(table, fonts, &natural);
        let strips = f32::from(table.strips.max(1));
        let strip_width = (width - STRIP_GAP * (strips - 1.0)) / strips;
        let mut measured = Measured::of(&natural, &widest);
        // Heads alone are no list.
        let grows = if table.grows && !table.rows.is_empty() { sheet.read_from().grows(table.size) } else { None };
        let least = sheet.read_from().least();
        let (mut size, rows) = match grows {
            Some(grows) => filling(table, &mut measured, strip_width, sheet, grows),
            None => (table.size.max(least) * sheet.scale(), if sheet.is_tight() { Rows::TIGHT } else { Rows::ROOMY }),
        };
        let widths = loop {
            match fit(table, &mut measured, size, strip_width, fonts) {
                Fit::Easy(widths) => break widths,
                Fit::Not(widths) if size <= least => break widths,
                Fit::Not(_) => size = (size - STEP).max(least),
            }
        };
        let style = Style::regular(size);
        let mut plan = Plan {
            table,
            style,
            row_height: rows.least(table, sheet, style),
            head_height: 0.0,
            gap: GAP * size,
            widths,
            natural,
            left,
            strip_width,
            least,
            air: rows.air,
        };
        plan.head_height = plan.measure_head(fonts);
        if grows.is_some() {
            plan.row_height = plan.moved_apart(sheet);
        }
        plan
    }

    /// The height of rows that fill the sheet, where all of them have room on it.
    pub(super) fn moved_apart(&self, sheet: &Sheet) -> f32 {
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

    pub(super) fn head_style(&self) -> Style {
        let size = (self.style.size * HEAD).max(self.least);
        Style { weight: Weight::Bold, size, ..self.style }
    }

    pub(super) fn measure_head(&self, fonts: &Fonts) -> f32 {
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
    pub(super) fn sides(&self, frame: &Frame) -> (f32, f32) {
        let left = self.left + f32::from(frame.strip) * (self.strip_width + STRIP_GAP);
        (left, left + self.strip_width)
    }

    /// How high a strip of this page is filled: all of it, or what is left in equal parts.
    pub(super) fn share(&self, sheet: &Sheet, left: f32) -> f32 {
        let equal = left / f32::from(self.table.strips.max(1));
        if equal + self.row_height <= sheet.room() { equal } else { f32::INFINITY }
    }

    pub(super) fn height(&self, sheet: &Sheet, index: usize, row: &Row) -> f32 {
        match row {
            Row::Section(heading) | Row::Part(heading) => {
                let more = self.heading_lines(sheet, heading).len().saturating_sub(1);
                let more = f32::from(u16::try_from(more).unwrap_or(u16::MAX)) * self.style.leading();
                heading_height(self.row_height, self.style) + more
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

    pub(super) fn heading_style(&self) -> Style {
        Style { weight: Weight::Bold, ..self.style }
    }

    /// The lines of a heading across all columns: one, unless it is wider than the table.
    pub(super) fn heading_lines<'h>(&self, sheet: &Sheet, heading: &'h str) -> Vec<&'h str> {
        wrap(sheet.fonts(), heading, self.heading_style(), self.strip_width - self.gap)
    }

    /// The lines of a cell: one, unless it is wider than its column.
    pub(super) fn lines<'c>(&self, sheet: &Sheet, index: usize, column: usize, cell: &'c Cell) -> Vec<&'c str> {
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
}
