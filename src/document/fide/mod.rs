//! The papers that go to FIDE: certificates of norms, the tournament report, arbiters' norms, the rating report.
//!
//! FIDE's own layouts are not followed line by line; each sheet has what its form asks, filled from the event.

pub(super) mod arbiter_norm;
pub(super) mod norm_certificate;
pub(super) mod rating_list;
pub(super) mod rating_report;
pub(super) mod tournament_report;

use super::job::Job;
use super::page::{Sheet, TIGHT};
use super::press::Press;
use super::table::{Cell, Column, Table};
use chrono::NaiveDate;
use sonneborn_i18n::{Lang, fide_forms as words, systems, time_control, values};
use sonneborn_tournament::player::is_latin;
use sonneborn_tournament::regulations::Rate;

/// A label and what the event says.
type Field = (fn(Lang) -> &'static str, String);

/// Fields two beside each other, their values in line.
fn fields(sheet: &mut Sheet, lang: Lang, fields: Vec<Field>) {
    let column = || [Column::left(""), Column::left("").sharing(1.0)];
    let mut table = Table::new([column(), column()].concat());
    let mut row = Vec::new();
    for (label, value) in fields {
        let (english, own) = words::both(lang, label);
        // Where there is least room, they stand in one line.
        let label = match own {
            Some(_) if sheet.is_tight() => Cell::bold(words::beside(lang, label)),
            Some(_) | None => Cell::Label { english, own },
        };
        row.extend([label, Cell::text(value)]);
        if row.len() == table.columns.len() {
            table.row(std::mem::take(&mut row));
        }
    }
    if !row.is_empty() {
        row.resize(table.columns.len(), Cell::EMPTY);
        table.row(row);
    }
    table.set(sheet);
}

/// What every form says of the event.
fn event_fields(job: &Job) -> Vec<Field> {
    let (details, regulations) = (&job.tournament.details, &job.tournament.regulations);
    let deputies: Vec<String> = details.deputies.iter().map(official).collect();
    // By B.01 and B.06 it matters which of the three it is; standard play needs no word.
    let which = (regulations.rate != Rate::Standard).then(|| values::rate(Lang::English, regulations.rate).to_owned());
    let control = time_control::of_code(Lang::English, &regulations.time_control);
    let rate = [which.unwrap_or_default(), control, details.time_control_text.clone()];
    let rate: Vec<String> = rate.into_iter().filter(|text| !text.is_empty()).collect();
    vec![
        (|lang| words::event(lang), details.name.clone()),
        (|lang| words::event_code(lang), details.event_code.clone()),
        (|lang| words::place(lang), details.place.clone()),
        (|lang| words::host(lang), details.federation.clone()),
        (|lang| words::first_day(lang), day(details.start)),
        (|lang| words::last_day(lang), day(details.end)),
        (|lang| words::system(lang), systems::name(Lang::English, regulations.system).into()),
        (|lang| words::rounds(lang), job.tournament.rounds.len().to_string()),
        (|lang| words::rate_of_play(lang), rate.join(" · ")),
        (|lang| words::organiser(lang), details.organiser.clone()),
        (|lang| words::chief_arbiter(lang), official(&details.chief_arbiter)),
        (|lang| words::deputies(lang), deputies.join("; ")),
    ]
}

fn day(day: Option<NaiveDate>) -> String {
    day.map(|day| day.to_string()).unwrap_or_default()
}

fn official(official: &sonneborn_tournament::details::Official) -> String {
    match official.fide_id {
        Some(fide_id) => format!("{} ({fide_id})", official.name),
        None => official.name.clone(),
    }
}

/// `GM 2, IM 1` of counts by their names.
fn counts<Name: std::fmt::Display>(counts: impl IntoIterator<Item = (Name, usize)>) -> String {
    let counts: Vec<String> = counts.into_iter().map(|(name, count)| format!("{name} {count}")).collect();
    counts.join(", ")
}

/// Half points as they are spoken: `6½`.
fn halves(halves: u32) -> String {
    sonneborn_tournament::points::Points::halves(i32::try_from(halves).unwrap_or(i32::MAX)).to_string()
}

/// By how much a form is set smaller at a time until it is one sheet.
const STEP: f32 = 0.02;

/// Sets a form on one sheet, smaller where it would need two: nobody signs on a page on which nothing stands.
fn on_one_sheet(press: &mut Press, set: impl Fn(&mut Press)) {
    let mut part = 1.0;
    while part > TIGHT {
        let mut tried = press.like();
        tried.part_of_type = part;
        set(&mut tried);
        if tried.page_count() <= 1 {
            break;
        }
        part = (part - STEP).max(TIGHT);
    }
    press.part_of_type = part;
    set(press);
    press.part_of_type = 1.0;
}

/// The event's arbiters.
fn officials(job: &Job) -> Vec<String> {
    let details = &job.tournament.details;
    details.deputies.iter().chain([&details.chief_arbiter]).map(|official| official.name.clone()).collect()
}

/// Says of whom FIDE finds no name in Latin letters on the form.
fn without_latin(sheet: &mut Sheet, lang: Lang, mut names: Vec<String>) {
    names.retain(|name| !name.is_empty() && !is_latin(name));
    names.sort();
    names.dedup();
    if !names.is_empty() {
        sheet.paragraph(&words::without_latin(lang, names.join(" · ")));
    }
}

fn heading(sheet: &mut Sheet, lang: Lang, label: fn(Lang) -> &'static str) {
    sheet.heading(&words::beside(lang, label));
}

/// Lines for the chief arbiter and the federation.
fn signatures(sheet: &mut Sheet, lang: Lang) {
    let offices: [fn(Lang) -> &'static str; 3] = [
        |lang| words::place_and_date(lang),
        |lang| words::chief_arbiter(lang),
        |lang| words::federation_official(lang),
    ];
    let offices = offices.map(|office| words::beside(lang, office));
    sheet.signatures(&offices.each_ref().map(String::as_str));
}
