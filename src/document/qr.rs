//! QR codes, drawn as squares.

use super::DocumentError;
use super::canvas::Canvas;
use qrcode::{Color, EcLevel, QrCode};

/// A code that waits for its place.
pub(super) struct Code(QrCode);

impl Code {
    /// # Errors
    /// An address that no QR code holds.
    pub(super) fn of(address: &str) -> Result<Code, DocumentError> {
        QrCode::with_error_correction_level(address, EcLevel::M).map(Code).map_err(|_| DocumentError::AddressTooLong)
    }

    /// Draws the code with its upper left corner at `left`, `top`, so many points wide and high.
    pub(super) fn draw(&self, canvas: &mut Canvas, (left, top): (f32, f32), side: f32) {
        let modules = self.0.width();
        let module = side / f32::from(u16::try_from(modules).unwrap_or(u16::MAX));
        let (mut x, mut y) = (left, top);
        for (index, colour) in self.0.to_colors().into_iter().enumerate() {
            if index > 0 && index % modules == 0 {
                x = left;
                y += module;
            }
            if colour == Color::Dark {
                canvas.fill((x, y), module, module, 0.0);
            }
            x += module;
        }
    }
}
