//! The players' codes, on slips to cut: the name, the code, and its QR code, which opens the player's own page.

use super::DocumentError;
use super::format::{Format, mm};
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::qr::Code;
use super::text::{Style, fitted, wrap};
use super::who;
use sonneborn_i18n::phones as words;
use sonneborn_tournament::ids::PlayerId;

const COLUMNS: usize = 2;
const ROWS: usize = 6;
const MARGIN: f32 = mm(9.0);
const CODE_SIDE: f32 = mm(27.0);
/// What is left white above the cut.
const CUT: f32 = mm(2.0);

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
        Code::of(&format!("{address}/{code}"))?.draw(sheet.canvas(), (left + room + mm(3.0), top), CODE_SIDE);
        let (titled, event) = (who::titled(known), &job.tournament.details.name);
        let (called, style) = fitted(sheet.fonts(), &titled, name, room, plain.size);
        let head = called.into_iter().map(|line| (line, style)).chain([(code.as_str(), strong)]);
        let hint = wrap(sheet.fonts(), words::slip_hint(job.lang), plain, room);
        let held = wrap(sheet.fonts(), event, plain, room);
        let text: Vec<(&str, Style)> = head.chain(held.into_iter().chain(hint).map(|line| (line, plain))).collect();
        let mut y = top;
        // Nothing runs over the cut: what a slip has no room for is the end of the hint.
        for (line, style) in text {
            if y + style.leading() > top + high - MARGIN - CUT {
                break;
            }
            sheet.text_at(left, y + style.baseline(), line, style);
            y += style.leading();
        }
    }
    sheet.finish();
    Ok(())
}
