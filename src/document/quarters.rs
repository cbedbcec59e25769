//! A page cut into four, or into two where it has no room for four: the places of slips and cards, and the lines to cut along.

use super::format::mm;
use super::page::Sheet;
use sonneborn_tournament::style::PaperSize;

/// How many slips a page has: a quarter of A5 is too small for what stands on one.
pub(super) fn per_page(size: PaperSize) -> usize {
    match size {
        PaperSize::A3 | PaperSize::A4 | PaperSize::Letter => 4,
        PaperSize::A5 => 1,
    }
}

/// The air between the cut and what is printed, in points.
const MARGIN: f32 = mm(10.0);

/// A quarter of the page, or a larger place, without its margins, in points from the upper left corner.
pub(super) struct Quarter {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Quarter {
    /// The place numbered from the upper left, line by line, of so many on a page: one, two above each other, or four.
    pub(super) fn of(sheet: &Sheet, place: usize, per_page: usize) -> Quarter {
        let (width, height) = sheet.extent();
        let (columns, rows) = columns_and_rows(per_page);
        let steps = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
        let (wide, high) = (width / steps(columns), height / steps(rows));
        Quarter {
            left: wide * steps(place % columns) + MARGIN,
            top: high * steps(place / columns) + MARGIN,
            width: wide - 2.0 * MARGIN,
            height: high - 2.0 * MARGIN,
        }
    }

    pub(super) fn right(&self) -> f32 {
        self.left + self.width
    }

    pub(super) fn bottom(&self) -> f32 {
        self.top + self.height
    }

    pub(super) fn cut_lines(sheet: &mut Sheet, per_page: usize) {
        let (width, height) = sheet.extent();
        let (columns, rows) = columns_and_rows(per_page);
        if columns > 1 {
            sheet.canvas().cut_line((width / 2.0, 0.0), (width / 2.0, height));
        }
        if rows > 1 {
            sheet.canvas().cut_line((0.0, height / 2.0), (width, height / 2.0));
        }
    }
}

fn columns_and_rows(per_page: usize) -> (usize, usize) {
    match per_page {
        1 => (1, 1),
        2 => (1, 2),
        _ => (2, 2),
    }
}
