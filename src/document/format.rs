//! Formats: the sizes of paper, which way a sheet is turned, and how large its type is.

use sonneborn_tournament::style::PaperSize;

/// Points of a millimetre.
pub const fn mm(millimetres: f32) -> f32 {
    millimetres * 72.0 / 25.4
}

/// A sheet and the way it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    pub size: PaperSize,
    pub landscape: bool,
}

impl Format {
    pub const fn portrait(size: PaperSize) -> Format {
        Format { size, landscape: false }
    }

    pub const fn landscape(size: PaperSize) -> Format {
        Format { size, landscape: true }
    }

    /// Lying where so few rows are all on one lying sheet: they have larger type there, and less of the sheet stays white.
    pub const fn for_rows(size: PaperSize, rows: usize) -> Format {
        Format { size, landscape: rows <= ROWS_LYING }
    }

    /// Width and height in points.
    pub fn extent(self) -> (f32, f32) {
        let (short, long) = match self.size {
            PaperSize::A4 => (mm(210.0), mm(297.0)),
            PaperSize::A3 => (mm(297.0), mm(420.0)),
            PaperSize::A5 => (mm(148.0), mm(210.0)),
            PaperSize::Letter => (mm(215.9), mm(279.4)),
        };
        if self.landscape { (long, short) } else { (short, long) }
    }

    /// How much larger than on A4 the type is, so that a wall sheet is read from further away.
    pub fn scale(self) -> f32 {
        match self.size {
            // A smaller sheet is held no nearer to the eyes.
            PaperSize::A4 | PaperSize::A5 | PaperSize::Letter => 1.0,
            PaperSize::A3 => 1.25,
        }
    }
}

/// So many rows have room on a lying sheet whatever stands in them.
const ROWS_LYING: usize = 12;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_of_letter_is_eight_and_a_half_inches_by_eleven() {
        let (width, height) = Format::portrait(PaperSize::Letter).extent();
        assert_eq!(format!("{width:.0} by {height:.0}"), "612 by 792");
    }
}
