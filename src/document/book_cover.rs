//! The first page of an event's book: what the event is, who runs it, by which rules, and when its rounds begin.

use super::format::Format;
use super::job::Job;
use super::press::Press;
use super::table::{Cell, Column, Table};
use super::text::Style;
use super::who;
use sonneborn_i18n::{common, dates, document as words, fide_forms, public, standings, systems, time_control, web};
use sonneborn_tournament::details::Official;
use sonneborn_tournament::ids::RoundNo;

pub(super) fn add(press: &mut Press, job: &Job, title: &str) {
    let (tournament, lang) = (job.tournament, job.lang);
    let mut sheet = job.sheet(press, Format::portrait(job.size), title.into(), String::new());
    let scale = sheet.scale();
    let (strong, plain) = (Style::bold(26.0 * scale), Style::regular(14.0 * scale));
    sheet.skip(60.0 * scale);
    let middle = sheet.left() + sheet.width() / 2.0;
    for (text, style) in [
        (tournament.details.name.clone(), strong),
        (title.to_owned(), Style::regular(20.0 * scale)),
        (who::place_and_dates(lang, tournament), plain),
    ] {
        let below = sheet.lines_around((middle, sheet.y()), &text, style, sheet.width());
        sheet.move_to(below + 10.0 * scale);
    }
    sheet.skip(30.0 * scale);
    let mut facts = Table { size: 10.5, ..Table::new(vec![Column::left(""), Column::left("").sharing(1.0)]) };
    for (name, fact) in self::facts(job) {
        facts.row(vec![Cell::bold(name), Cell::text(fact)]);
    }
    facts.set(&mut sheet);
    let starts: Vec<_> = (1..=tournament.regulations.rounds)
        .map(RoundNo)
        .filter_map(|round| Some((round, tournament.details.schedule.get(round.index()).copied().flatten()?)))
        .collect();
    if !starts.is_empty() {
        sheet.heading(words::rounds_and_times(lang));
        let columns = vec![Column::left(""), Column::left("").sharing(1.0)];
        let mut table = Table { size: 10.5, ..Table::new(columns) };
        for (round, at) in starts {
            table.row(vec![Cell::bold(common::round_n(lang, round)), Cell::text(dates::start(lang, at))]);
        }
        table.set(&mut sheet);
    }
    sheet.finish();
}

fn facts(job: &Job) -> Vec<(&'static str, String)> {
    let lang = job.lang;
    let (details, regulations) = (&job.tournament.details, &job.tournament.regulations);
    let control = if details.time_control_text.is_empty() {
        time_control::of_code(lang, &regulations.time_control)
    } else {
        details.time_control_text.clone()
    };
    let tie_breaks = regulations.tie_breaks.iter().filter_map(|code| code.value().ok());
    let tie_breaks: Vec<String> =
        tie_breaks.map(|one| format!("{one} {}", standings::tie_break_name(lang, &one))).collect();
    let official = |official: &Official| official.name.clone();
    let deputies: Vec<String> = details.deputies.iter().map(official).collect();
    let facts = [
        (web::organiser(lang), details.organiser.clone()),
        (web::chief_arbiter(lang), official(&details.chief_arbiter)),
        (fide_forms::deputies(lang), deputies.join(common::list_comma(lang))),
        (web::system(lang), systems::name(lang, regulations.system).to_owned()),
        (web::rounds(lang), sonneborn_pairing::planned_rounds(job.tournament).to_string()),
        (web::time_control(lang), control),
        (standings::tie_breaks(lang), tie_breaks.join(" · ")),
        (common::players(lang), job.tournament.entrants().count().to_string()),
        (public::remarks(lang), details.remarks.clone()),
    ];
    facts.into_iter().filter(|(_, fact)| !fact.trim().is_empty()).collect()
}
