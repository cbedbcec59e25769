//! A page cut into four, where it is large enough: the places of slips and cards, and the lines to cut along.

use super::page::{PaperSize, Sheet, mm};

/// How many slips or cards a page has: a quarter of A5 is too small for what stands on one.
pub(super) fn per_page(size: PaperSize) -> usize {
    match size {
        PaperSize::A3 | PaperSize::A4 => 4,
        PaperSize::A5 => 1,
    }
}

/// The air between the cut and what is printed, in points.
const MARGIN: f32 = mm(10.0);

/// A quarter of the page, without its margins, in points from the upper left corner.
pub(super) struct Quarter {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Quarter {
    /// The place numbered from the upper left, line by line.
    pub(super) fn of(sheet: &Sheet, place: usize) -> Quarter {
        let (width, height) = sheet.extent();
        if per_page(sheet.size()) == 1 {
            let (width, height) = (width - 2.0 * MARGIN, height - 2.0 * MARGIN);
            return Quarter { left: MARGIN, top: MARGIN, width, height };
        }
        let (column, row) = (place % 2, place / 2);
        let half = |is_second: bool, whole: f32| if is_second { whole / 2.0 } else { 0.0 };
        Quarter {
            left: half(column == 1, width) + MARGIN,
            top: half(row == 1, height) + MARGIN,
            width: width / 2.0 - 2.0 * MARGIN,
            height: height / 2.0 - 2.0 * MARGIN,
        }
    }

    pub(super) fn right(&self) -> f32 {
        self.left + self.width
    }

    pub(super) fn bottom(&self) -> f32 {
        self.top + self.height
    }

    pub(super) fn cut_lines(sheet: &mut Sheet) {
        if per_page(sheet.size()) == 1 {
            return;
        }
        let (width, height) = sheet.extent();
        sheet.canvas().cut_line((width / 2.0, 0.0), (width / 2.0, height));
        sheet.canvas().cut_line((0.0, height / 2.0), (width, height / 2.0));
    }
}
