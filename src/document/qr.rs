//! QR codes, drawn as squares.

use super::DocumentError;
use super::canvas::Canvas;
use qrcode::{Color, EcLevel, QrCode};

/// A code that waits for its place.
#[derive(Clone)]
pub(super) struct Code(QrCode);

impl Code {
    /// # Errors
    /// An address that no QR code holds.
    pub(super) fn of(address: &str) -> Result<Code, DocumentError> {
        QrCode::with_error_correction_level(address, EcLevel::M).map(Code).map_err(|_| DocumentError::AddressTooLong)
    }

    /// Draws the code with its upper left corner at `left`, `top`, so many points wide and high: each row's dark squares that touch as one.
    pub(super) fn draw(&self, canvas: &mut Canvas, (left, top): (f32, f32), side: f32) {
        let modules = self.0.width();
        let count = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
        let module = side / count(modules);
        let colours = self.0.to_colors();
        let mut boxes = Vec::new();
        for (row, colours) in colours.chunks(modules.max(1)).enumerate() {
            let mut column = 0;
            for run in colours.chunk_by(|one, next| one == next) {
                if run.first() == Some(&Color::Dark) {
                    let corner = (left + count(column) * module, top + count(row) * module);
                    boxes.push((corner, count(run.len()) * module, module));
                }
                column += run.len();
            }
        }
        canvas.fill_all(&boxes);
    }
}
