//! Certificates: a lying page for each winner of a prize, or for the first three players or teams where no prizes are won.

use super::canvas::{HAIRLINE, RULE};
use super::format::{Format, mm};
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::text::{Style, fitted, wrap};
use super::who;
use sonneborn_i18n::{common, dates, document as words, knockout};
use sonneborn_standings::Standings;
use sonneborn_standings::field::Entrant;
use sonneborn_standings::prizes::awards;

/// So many places have a certificate where no prizes are announced.
const PLACES: u32 = 3;

/// Below each line, in points.
const AIR: f32 = 14.0;

/// Whom a certificate is for, their place and in what.
struct Honour {
    who: Entrant,
    place: usize,
    category: String,
}

pub(super) fn add(press: &mut Press, job: &Job, standings: &Standings) {
    let title = words::certificates(job.lang);
    let mut sheet = Sheet::bare(press, Format::landscape(job.size), job.heading(title.into(), String::new()));
    for honour in honours(job, standings) {
        sheet.turn();
        certificate(&mut sheet, job, standings, &honour);
    }
    sheet.finish();
}

fn honours(job: &Job, standings: &Standings) -> Vec<Honour> {
    let fund = &job.tournament.prizes;
    let category = |index: usize| fund.categories.get(index).map_or_else(String::new, |category| category.name.clone());
    let won = awards(job.tournament, standings, fund);
    let of_prizes: Vec<Honour> = won
        .iter()
        .map(|award| Honour {
            who: Entrant::Player(award.player),
            place: award.place,
            category: category(award.category),
        })
        .collect();
    if !of_prizes.is_empty() {
        return of_prizes;
    }
    let of_rank = |rank: &u32| *rank <= PLACES;
    let first = standings.rows.iter().filter_map(|row| {
        let rank = row.rank.filter(of_rank)?;
        Some(Honour { who: row.entrant, place: rank as usize, category: String::new() })
    });
    first.collect()
}

fn certificate(sheet: &mut Sheet, job: &Job, standings: &Standings, honour: &Honour) {
    let named = match honour.who {
        Entrant::Player(id) => job.tournament.player(id).map(who::titled),
        Entrant::Team(id) => job.tournament.team(id).map(|team| team.name.clone()),
    };
    let Some(name) = named else { return };
    let (lang, scale) = (job.lang, sheet.scale());
    let (wide, high) = sheet.extent();
    for (inset, line) in [(mm(10.0), RULE * 2.0), (mm(12.0), HAIRLINE)] {
        sheet.canvas().frame((inset, inset), wide - 2.0 * inset, high - 2.0 * inset, line);
    }
    let details = &job.tournament.details;
    // Points of a knock-out say how often somebody had to play, not how well.
    let counts_points = !job.tournament.regulations.system.is_knockout();
    let row = standings.rows.iter().find(|row| counts_points && row.entrant == honour.who);
    let points = row.map(|row| row.points.to_string());
    let place = match honour.category.as_str() {
        "" => words::place_won(lang, honour.place),
        category => words::place_won_in(lang, honour.place, category),
    };
    let scored = points.map(|points| words::points_of_rounds(lang, points, standings.through)).unwrap_or_default();
    let room = wide - mm(60.0);
    let (_, strong) = fitted(sheet.fonts(), &name, Style::bold(40.0 * scale), room, 24.0 * scale);
    let lines = [
        (details.name.clone(), Style::bold(22.0 * scale)),
        (words::certificate_heading(lang).to_owned(), Style::regular(30.0 * scale)),
        (name, strong),
        (place, Style::regular(22.0 * scale)),
        (scored, Style::regular(16.0 * scale)),
        (who::place_and_dates(lang, job.tournament), Style::regular(12.0 * scale)),
    ];
    let lines: Vec<(Vec<&str>, Style)> = lines
        .iter()
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, style)| (wrap(sheet.fonts(), text, *style, room), *style))
        .collect();
    let of_lines = |lines: &[&str], style: Style| lines.iter().map(|_| style.leading()).sum::<f32>();
    let height: f32 = lines.iter().map(|(lines, style)| of_lines(lines, *style) + AIR * scale).sum();
    let mut y = ((high - mm(40.0) - height) / 2.0).max(mm(16.0));
    for (texts, style) in lines {
        for text in texts {
            sheet.text_around(wide / 2.0, y + style.baseline(), text, style);
            y += style.leading();
        }
        y += AIR * scale;
    }
    let small = Style::regular(10.0 * scale);
    rests_on(sheet, job, standings);
    let line = high - mm(32.0);
    for (left, office) in
        [(mm(30.0), words::organiser_signs(lang)), (wide / 2.0 + mm(10.0), words::chief_arbiter_signs(lang))]
    {
        sheet.canvas().line((left, line), (left + wide / 2.0 - mm(40.0), line), RULE);
        sheet.text_at(left, line + small.leading(), office, small);
    }
}

/// From which state of the event the place is certified, inside the frame.
fn rests_on(sheet: &mut Sheet, job: &Job, standings: &Standings) {
    let (lang, scale) = (job.lang, sheet.scale());
    let (wide, high) = sheet.extent();
    let printed = dates::minute(lang, job.printed);
    let from = words::printed_from(lang, printed, job.tournament.head().seq);
    let table =
        if job.tournament.regulations.system.is_knockout() { knockout::bracket(lang) } else { common::standings(lang) };
    let told = format!("{table} · {} · {from}", words::after_round(lang, standings.through));
    sheet.text_around(wide / 2.0, high - mm(16.0), &told, Style::regular(9.0 * scale));
}
