//! The incidents of a round or of the whole event, how often each kind was noted, and the appeals, for the chief arbiter's folder.

use super::format::Format;
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::table::{Cell, Column, Table};
use super::who;
use chrono::{DateTime, FixedOffset, Utc};
use sonneborn_i18n::{claim_desk, common, dates, document as words, incidents};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::incident::Appeal;

pub(super) fn add(press: &mut Press, job: &Job, round: Option<RoundNo>, computer: FixedOffset) {
    let lang = job.lang;
    let about = round.map_or_else(|| words::whole_event(lang).to_owned(), |round| common::round_n(lang, round));
    let mut sheet = job.sheet(press, Format::portrait(job.size), incidents::title(lang).into(), about);
    let is_meant = |of: RoundNo| round.is_none_or(|round| round == of);
    sheet.heading(incidents::incidents(lang));
    set_incidents(&mut sheet, job, &is_meant, computer);
    set_tally(&mut sheet, job, &is_meant);
    sheet.heading(incidents::appeals(lang));
    let appeals: Vec<&Appeal> = job.tournament.appeals.iter().filter(|appeal| is_meant(appeal.round)).collect();
    if appeals.is_empty() {
        sheet.paragraph(incidents::no_appeals(lang));
    }
    for appeal in appeals {
        set_appeal(&mut sheet, job, appeal, computer);
    }
    sheet.signatures(&[claim_desk::signature_arbiter(lang)]);
    sheet.finish();
}

fn name(tournament: &Tournament, player: PlayerId) -> String {
    tournament.player(player).map_or_else(String::new, who::titled)
}

fn at(job: &Job, computer: FixedOffset, at: DateTime<Utc>) -> String {
    dates::minute(job.lang, job.tournament.details.in_hall(at, &computer))
}

fn set_incidents(sheet: &mut Sheet, job: &Job, is_meant: &dyn Fn(RoundNo) -> bool, computer: FixedOffset) {
    let (lang, tournament) = (job.lang, job.tournament);
    let mut table = Table::new(vec![
        Column::right(common::round(lang)),
        Column::right(common::board_short(lang)),
        Column::left(incidents::player(lang)).sharing(2.0),
        Column::left(incidents::what(lang)).sharing(2.0),
        Column::left(incidents::measure_taken(lang)).sharing(2.0),
        Column::left(incidents::note(lang)).sharing(2.0),
        Column::left(common::number_short(lang)).sharing(1.5),
    ]);
    table.size = 8.5;
    for noted in tournament.incidents.iter().filter(|noted| is_meant(noted.incident.round)) {
        let incident = &noted.incident;
        let board = tournament.round(incident.round).and_then(|round| round.game_of(incident.player));
        table.row(vec![
            Cell::of(incident.round),
            Cell::of_option(board.map(|game| game.board)),
            Cell::text(name(tournament, incident.player)),
            Cell::text(incidents::cause_in_full(lang, incident.cause)),
            Cell::text(incidents::measure_in_full(lang, incident)),
            Cell::text(incident.note.clone()),
            Cell::text(format!("{} · {}", noted.seq, at(job, computer, noted.at))),
        ]);
    }
    if table.rows.is_empty() {
        sheet.paragraph(incidents::no_incidents(lang));
    } else {
        table.set(sheet);
    }
}

fn set_tally(sheet: &mut Sheet, job: &Job, is_meant: &dyn Fn(RoundNo) -> bool) {
    for (words, count) in incidents::tally(job.lang, job.tournament, is_meant) {
        sheet.field(&words, &count.to_string());
    }
}

fn set_appeal(sheet: &mut Sheet, job: &Job, appeal: &Appeal, computer: FixedOffset) {
    let lang = job.lang;
    let by = name(job.tournament, appeal.by);
    sheet.subheading(&format!("{} · {by}", common::round_n(lang, appeal.round)));
    sheet.paragraph(&appeal.about);
    sheet.field(incidents::lodged_at(lang), &at(job, computer, appeal.lodged_at));
    if let Some(ruling) = appeal.ruling {
        sheet.field(claim_desk::sheet(lang), &format!("#{ruling}"));
    }
    match &appeal.heard {
        Some(step) => {
            sheet.field(incidents::who_was_heard(lang), &format!("{} · {}", step.said, at(job, computer, step.at)))
        }
        None => sheet.field_to_write(incidents::who_was_heard(lang)),
    }
    match &appeal.decided {
        Some(step) => {
            let (outcome, reasons) = &step.said;
            let decided = format!("{} · {}", incidents::outcome(lang, *outcome), at(job, computer, step.at));
            sheet.field(incidents::outcome_label(lang), &decided);
            sheet.field(incidents::reasons(lang), reasons);
        }
        None => sheet.field_to_write(incidents::outcome_label(lang)),
    }
}
