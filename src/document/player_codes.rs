//! The players' codes, on slips to cut: the name, the code, and its QR code, which opens the player's own page.

use super::DocumentError;
use super::job::Job;
use super::page::{Format, Sheet, mm};
use super::press::Press;
use super::qr::Code;
use super::text::{Style, wrap};
use super::who;
use sonneborn_i18n::phones as words;
use sonneborn_tournament::ids::PlayerId;

const COLUMNS: usize = 2;
const ROWS: usize = 6;
const MARGIN: f32 = mm(9.0);
const CODE_SIDE: f32 = mm(27.0);

/// # Errors
/// An address that no QR code holds.
pub(super) fn add(
    press: &mut Press,
    job: &Job,
    slips: &[(PlayerId, String)],
    address: &str,
) -> Result<(), DocumentError> {
    let heading = job.heading(words::codes(job.lang).into(), String::new());
    let mut sheet = Sheet::bare(press, Format::portrait(job.size), heading);
    let (name, plain, strong) = (Style::bold(12.0), Style::regular(9.0), Style::bold(16.0));
    let steps = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    for (index, (player, code)) in slips.iter().enumerate() {
        let place = index % (COLUMNS * ROWS);
        let (width, height) = sheet.extent();
        let (wide, high) = (width / steps(COLUMNS), height / steps(ROWS));
        if place == 0 {
            sheet.turn();
            for column in 1..COLUMNS {
                sheet.canvas().cut_line((wide * steps(column), 0.0), (wide * steps(column), height));
            }
            for row in 1..ROWS {
                sheet.canvas().cut_line((0.0, high * steps(row)), (width, high * steps(row)));
            }
        }
        let (left, top) = (wide * steps(place % COLUMNS) + MARGIN, high * steps(place / COLUMNS) + MARGIN);
        let room = wide - 2.0 * MARGIN - CODE_SIDE - mm(3.0);
        let Some(known) = job.tournament.player(*player) else { continue };
        let mut y = top;
        for line in wrap(sheet.fonts(), &who::titled(known), name, room) {
            sheet.text_at(left, y + name.baseline(), line, name);
            y += name.leading();
        }
        y += mm(2.0);
        sheet.text_at(left, y + strong.baseline(), code, strong);
        y += strong.leading() + mm(1.0);
        for line in wrap(
            sheet.fonts(),
            &format!("{} · {}", job.tournament.details.name, words::slip_hint(job.lang)),
            plain,
            room,
        ) {
            sheet.text_at(left, y + plain.baseline(), line, plain);
            y += plain.leading();
        }
        Code::of(&format!("{address}/{code}"))?.draw(sheet.canvas(), (left + room + mm(3.0), top), CODE_SIDE);
    }
    sheet.finish();
    Ok(())
}
