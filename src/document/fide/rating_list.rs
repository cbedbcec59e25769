//! The rating changes with a line for each player: rating, opponents' average, games, score, expected score, K and the change.

use crate::format::Format;
use crate::job::Job;
use crate::press::Press;
use crate::table::{Cell, Column, Table};
use crate::who;
use sonneborn_i18n::{common, document as papers, rating as words};
use sonneborn_rating::report::{Effect, PlayerReport, report};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::Mark;
use sonneborn_tournament::points::Points;

pub(crate) fn add(press: &mut Press, job: &Job) {
    let lang = job.lang;
    let title = papers::rating_list(lang).to_owned();
    let mut sheet = job.sheet(press, Format::portrait(job.size), title, String::new());
    let mut table = Table::new(vec![
        Column::right(common::number_short(lang)),
        Column::left(common::name(lang)).sharing(1.0),
        Column::right(papers::fide_id(lang)),
        Column::left(common::federation_short(lang)),
        Column::right("Ro"),
        Column::right("Ra"),
        Column::right("n"),
        Column::right("W"),
        Column::right("We"),
        Column::right("K"),
        Column::right("K·(W-We)"),
        Column::right("Rp"),
    ]);
    for report in report(job.tournament, RoundNo(u16::MAX)) {
        let Some(player) = job.tournament.player(report.player) else { continue };
        let mut cells = vec![
            Cell::of_option(player.tpn),
            Cell::text(who::titled(player)),
            Cell::of_option(player.data.fide_id),
            Cell::text(player.data.federation.clone()),
        ];
        cells.extend(figures(&report));
        table.row(cells);
    }
    table.remark_lines = 3;
    table.set(&mut sheet);
    sheet.remark(words::report_key(lang));
    sheet.remark(papers::rating_list_key(lang));
    sheet.finish();
}

/// Of the games that are rated; a newcomer's first rating stands where others have their change.
fn figures(report: &PlayerReport) -> [Cell; 8] {
    let rated = || report.games.iter().filter(|game| game.rating.is_some());
    let score = rated().fold(Points::ZERO, |sum, game| {
        sum + match game.mark {
            Mark::Win => Points::halves(2),
            Mark::Draw => Points::halves(1),
            Mark::Loss => Points::ZERO,
        }
    });
    let (average, performance) = (Cell::of_option(report.average), Cell::of_option(report.performance));
    let (games, scored) = (Cell::of(rated().count()), Cell::of(score));
    match &report.effect {
        Effect::Rated { rating, change, .. } => {
            let expected: i32 = change.games.iter().map(|game| game.expected).sum();
            let gained = Cell::bold(format!("{:+}", change.rounded()));
            let expected = Cell::text(format!("{:.2}", f64::from(expected) / 100.0));
            [Cell::of(rating), average, games, scored, expected, Cell::of(change.k), gained, performance]
        }
        Effect::Unrated(first) => {
            let first = Cell::of_option(first.as_ref().map(|first| first.rating));
            [Cell::EMPTY, average, games, scored, Cell::EMPTY, Cell::EMPTY, first, performance]
        }
    }
}
