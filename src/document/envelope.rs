//! What stands on the envelope of a sealed move (Guidelines I.3): the players, the position before it, the times used, who sealed
//! which move, whether a draw is offered, and when and where the game is resumed. What is not known yet is left to be written.

use super::board::Diagram;
use super::format::Format;
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::{DocumentError, who};
use sonneborn_i18n::{common, incidents as words};
use sonneborn_laws::fen;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::incident::Envelope;

/// Between the fields and the board, in points.
const SPACE: f32 = 8.0;

/// # Errors
/// The round has no such board.
pub(super) fn add(press: &mut Press, job: &Job, round: RoundNo, board: u16) -> Result<(), DocumentError> {
    let lang = job.lang;
    let (white, black) = job.tournament.players_on(round, board).ok_or(DocumentError::NoSuchBoard { round, board })?;
    let kept = job.tournament.envelope(round, board).cloned();
    let about = format!("{} · {} {board}", common::round_n(lang, round), common::board(lang));
    let mut sheet = job.sheet(press, Format::portrait(job.size), words::envelope(lang).into(), about);
    sheet.field(common::white(lang), &who::titled(white));
    sheet.field(common::black(lang), &who::titled(black));
    let sealed_by = kept.as_ref().map(|kept| who::titled(if kept.white_sealed { white } else { black }));
    let envelope = kept.clone().unwrap_or_default();
    field(&mut sheet, words::sealed_by(lang), &sealed_by.unwrap_or_default());
    field(&mut sheet, words::sealed_number(lang), &kept.map_or_else(String::new, |kept| kept.number.to_string()));
    field(&mut sheet, words::white_used(lang), &envelope.white_clock);
    field(&mut sheet, words::black_used(lang), &envelope.black_clock);
    field(&mut sheet, words::resumption(lang), &envelope.resumption);
    sheet.skip(SPACE);
    sheet.boxes(&[(words::draw_offered(lang), envelope.draw_offered)]);
    set_position(&mut sheet, &envelope);
    sheet.signatures(&[common::white(lang), common::black(lang), sonneborn_i18n::claim_desk::signature_arbiter(lang)]);
    sheet.finish();
    Ok(())
}

fn field(sheet: &mut Sheet, label: &str, value: &str) {
    if value.is_empty() {
        sheet.field_to_write(label);
    } else {
        sheet.field(label, value);
    }
}

/// The position as a diagram, or room to write it.
fn set_position(sheet: &mut Sheet, envelope: &Envelope) {
    let lang = sheet.lang();
    sheet.skip(SPACE);
    let Ok(position) = fen::read(&envelope.position) else {
        sheet.field_to_write(words::position(lang));
        sheet.field_to_write("");
        return;
    };
    sheet.field(words::position(lang), &envelope.position);
    sheet.skip(SPACE);
    sheet.diagrams(&[Diagram { position: &position, caption: String::new(), marked: &[] }]);
}
