//! The notice with the QR code of the public page, for the hall's doors.

use super::DocumentError;
use super::format::{Format, mm};
use super::job::Job;
use super::press::Press;
use super::qr::Code;
use super::text::Style;
use sonneborn_i18n::document as words;

/// The side of the code on A4, in points.
const SIDE: f32 = mm(120.0);

/// # Errors
/// An address that no QR code holds.
pub(super) fn add(press: &mut Press, job: &Job, address: &str) -> Result<(), DocumentError> {
    let code = Code::of(address)?;
    let lang = job.lang;
    let mut sheet = job.sheet(press, Format::portrait(job.size), words::public_notice(lang).into(), String::new());
    let scale = sheet.scale();
    let side = SIDE * scale;
    let middle = sheet.left() + sheet.width() / 2.0;
    let (invitation, line) = (Style::bold(18.0 * scale), Style::regular(14.0 * scale));
    sheet.skip(mm(15.0));
    let below = sheet.lines_around((middle, sheet.y()), words::scan(lang), invitation, sheet.width());
    let (left, top) = (middle - side / 2.0, below + mm(10.0));
    code.draw(sheet.canvas(), (left, top), side);
    let below = sheet.lines_around((middle, top + side + mm(10.0)), address, line, sheet.width());
    sheet.move_to(below);
    sheet.finish();
    Ok(())
}
