//! The notice with the QR code of the public page, for the hall's doors.

use super::DocumentError;
use super::format::{Format, mm};
use super::job::Job;
use super::press::Press;
use super::qr::Code;
use super::text::{Style, wrap};
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
    for text in wrap(sheet.fonts(), words::scan(lang), invitation, sheet.width()) {
        let y = sheet.y() + invitation.baseline();
        sheet.text_around(middle, y, text, invitation);
        sheet.skip(invitation.leading());
    }
    sheet.skip(mm(10.0));
    let (left, top) = (middle - side / 2.0, sheet.y());
    code.draw(sheet.canvas(), (left, top), side);
    sheet.move_to(top + side + mm(10.0));
    for text in wrap(sheet.fonts(), address, line, sheet.width()) {
        let y = sheet.y() + line.baseline();
        sheet.text_around(middle, y, text, line);
        sheet.skip(line.leading());
    }
    sheet.finish();
    Ok(())
}
