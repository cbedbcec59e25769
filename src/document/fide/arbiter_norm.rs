//! FA1 and IA1: the report on an arbiter's norm, a page for the chief arbiter and each deputy.
//!
//! The event's figures are filled in; the title sought and the assessment are ticked by hand.

use super::tournament_report::{player_fields, rounds_by_day};
use super::{event_fields, fields, heading, officials, on_one_sheet, signatures, without_latin};
use crate::format::Format;
use crate::job::Job;
use crate::page::Sheet;
use crate::press::Press;
use sonneborn_i18n::{Lang, fide_forms as words};
use sonneborn_tournament::details::Official;

pub(crate) fn add(press: &mut Press, job: &Job) {
    let details = &job.tournament.details;
    let chief: (&Official, fn(Lang) -> &'static str) = (&details.chief_arbiter, |lang| words::is_chief(lang));
    add_page(press, job, chief.0, chief.1);
    for deputy in &details.deputies {
        add_page(press, job, deputy, words::is_deputy);
    }
}

fn add_page(press: &mut Press, job: &Job, arbiter: &Official, function: fn(Lang) -> &'static str) {
    let lang = job.lang;
    let title = format!("{} · {}", words::arbiter_norm_forms(lang), words::beside(lang, words::arbiter_norm));
    on_one_sheet(press, |press| {
        let sheet = job.sheet(press, Format::portrait(job.size), title.clone(), arbiter.name.clone());
        set(sheet, job, arbiter, function);
    });
}

fn set(mut sheet: Sheet, job: &Job, arbiter: &Official, function: fn(Lang) -> &'static str) {
    let lang = job.lang;
    heading(&mut sheet, lang, words::arbiter_section);
    let fide_id = arbiter.fide_id.map(|id| id.to_string()).unwrap_or_default();
    let person: Vec<super::Field> = vec![
        (|lang| words::name(lang), arbiter.name.clone()),
        (|lang| words::fide_id(lang), fide_id),
        (|lang| words::function(lang), words::beside(lang, function)),
        (|lang| words::federation(lang), arbiter.federation.clone()),
    ];
    fields(&mut sheet, lang, person);
    heading(&mut sheet, lang, words::norm_title);
    let (fide, international) =
        (words::beside(lang, words::fide_arbiter), words::beside(lang, words::international_arbiter));
    sheet.boxes(&[(&fide, false), (&international, false)]);
    heading(&mut sheet, lang, words::event_section);
    fields(&mut sheet, lang, event_fields(job));
    heading(&mut sheet, lang, words::players_section);
    let mut figures = player_fields(job.tournament);
    figures.push((|lang| words::days(lang), rounds_by_day(job.tournament).len().to_string()));
    fields(&mut sheet, lang, figures);
    heading(&mut sheet, lang, words::assessment);
    let qualities: [fn(Lang) -> &'static str; 4] = [
        |lang| words::knows_laws(lang),
        |lang| words::knows_regulations(lang),
        |lang| words::objectivity(lang),
        |lang| words::organisation(lang),
    ];
    let marks: [fn(Lang) -> &'static str; 4] = [
        |lang| words::excellent(lang),
        |lang| words::good(lang),
        |lang| words::sufficient(lang),
        |lang| words::insufficient(lang),
    ];
    let marks = marks.map(|mark| words::beside(lang, mark));
    for quality in qualities {
        sheet.paragraph(&words::beside(lang, quality));
        sheet.boxes(&marks.each_ref().map(|mark| (mark.as_str(), false)));
    }
    sheet.remark(words::arbiter_check(lang));
    without_latin(&mut sheet, lang, officials(job));
    signatures(&mut sheet, lang);
    sheet.finish();
}
