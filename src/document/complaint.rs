//! An in-tournament complaint (FIDE's Anti-Cheating Regulations): who complains of whom, what was seen, what the arbiters did, how the
//! player was screened, and the signatures. Without an act it is the form, to be filled in by hand.

use super::format::Format;
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::{DocumentError, who};
use chrono::FixedOffset;
use sonneborn_i18n::{claim_desk, common, dates, incidents as words, players};
use sonneborn_tournament::incident::{Complaint, NotedIncident};

/// Empty lines below a field that is filled in by hand.
const LINES_TO_WRITE: usize = 3;

/// # Errors
/// The act noted no complaint.
pub(super) fn add(press: &mut Press, job: &Job, seq: Option<u64>, computer: FixedOffset) -> Result<(), DocumentError> {
    let lang = job.lang;
    let noted = |seq: u64| {
        let noted = job.tournament.incidents.iter().find(|noted| noted.seq == seq);
        let complaint = noted.and_then(|noted| Some((noted, noted.incident.complaint.as_deref()?)));
        complaint.ok_or(DocumentError::NoSuchComplaint { seq })
    };
    let noted = seq.map(noted).transpose()?;
    let about = noted.map_or_else(String::new, |(noted, _)| common::round_n(lang, noted.incident.round));
    let mut sheet = job.sheet(press, Format::portrait(job.size), words::complaint_heading(lang).into(), about);
    sheet.remark(words::complaint_confidential(lang));
    match noted {
        Some((noted, complaint)) => set(&mut sheet, job, noted, complaint, computer),
        None => set_to_write(&mut sheet),
    }
    sheet.signatures(&[words::signature_complainant(lang), claim_desk::signature_arbiter(lang)]);
    sheet.finish();
    Ok(())
}

fn set(sheet: &mut Sheet, job: &Job, noted: &NotedIncident, complaint: &Complaint, computer: FixedOffset) {
    let (lang, incident) = (job.lang, &noted.incident);
    let player = job.tournament.player(incident.player);
    sheet.field(words::complained_of(lang), &player.map_or_else(String::new, who::titled));
    if let Some(id) = player.and_then(|player| player.data.fide_id) {
        sheet.field(players::fide_id(lang), &id.to_string());
    }
    if let Some(game) = job.tournament.round(incident.round).and_then(|round| round.game_of(incident.player)) {
        sheet.field(common::board(lang), &game.board.to_string());
    }
    sheet.field(words::complained_by(lang), &complaint.by);
    let texts = [
        (words::seen_what(lang), &complaint.seen),
        (words::measures_done(lang), &complaint.done),
        (words::screening_done(lang), &complaint.screened),
    ];
    for (heading, text) in texts {
        sheet.heading(heading);
        if text.is_empty() {
            (0..LINES_TO_WRITE).for_each(|_| sheet.field_to_write(""));
        } else {
            sheet.paragraph(text);
        }
    }
    sheet.field(words::measure_taken(lang), &words::measure_in_full(lang, incident));
    if !incident.note.is_empty() {
        sheet.field(words::note(lang), &incident.note);
    }
    let at = dates::minute(lang, job.tournament.details.in_hall(noted.at, &computer));
    sheet.field(words::in_journal(lang), &format!("{} · {at}", noted.seq));
}

fn set_to_write(sheet: &mut Sheet) {
    let lang = sheet.lang();
    for label in [common::round(lang), common::board(lang), words::complained_of(lang), words::complained_by(lang)] {
        sheet.field_to_write(label);
    }
    for heading in [words::seen_what(lang), words::measures_done(lang), words::screening_done(lang)] {
        sheet.heading(heading);
        (0..LINES_TO_WRITE).for_each(|_| sheet.field_to_write(""));
    }
}
