//! The rating report: each player's K and why, and game by game D, PD and the change (B.02 8.2, 8.3).

use crate::format::Format;
use crate::job::Job;
use crate::page::Sheet;
use crate::press::Press;
use crate::table::{Cell, Column, Table};
use crate::who;
use sonneborn_i18n::{common, rating as words};
use sonneborn_rating::change::GameChange;
use sonneborn_rating::report::{Effect, PlayerReport, report};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::player::Player;

pub(crate) fn add(press: &mut Press, job: &Job) {
    let title = words::rating_report(job.lang).to_owned();
    let mut sheet = job.sheet(press, Format::portrait(job.size), title, String::new());
    let mut table = Table { remark_lines: 2, ..Table::new(columns(job)) };
    for report in report(job.tournament, RoundNo(u16::MAX)) {
        if let Some(player) = job.tournament.player(report.player) {
            table.section(summary(job, player, &report));
            rows(job, &report, &mut table);
        }
    }
    table.set(&mut sheet);
    remarks(&mut sheet, job);
    sheet.finish();
}

fn columns(job: &Job) -> Vec<Column> {
    let lang = job.lang;
    vec![
        Column::right(common::round(lang)),
        Column::left(common::opponent(lang)).sharing(1.0),
        Column::left(common::federation_short(lang)),
        Column::right(common::rating_short(lang)),
        Column::right(common::result(lang)),
        Column::right("D"),
        Column::right("PD"),
        Column::right("W-PD"),
    ]
}

/// The player with their rating, K and why, and what all their games come to.
fn summary(job: &Job, player: &Player, report: &PlayerReport) -> String {
    let lang = job.lang;
    let name = match player.tpn {
        Some(tpn) => format!("{tpn} {}", who::titled(player)),
        None => who::titled(player),
    };
    match &report.effect {
        Effect::Rated { rating, reason, change, .. } => {
            let k = common::noted(lang, format!("K {}", change.k), words::k_reason(lang, *reason));
            let sum = words::change_sum(lang, signed(change.sum), change.k, signed(change.change), change.rounded());
            format!("{name} · {rating} · {k} · {sum}")
        }
        Effect::Unrated(Some(first)) => {
            let average = format!("{:.2}", f64::from(first.average) / 100.0);
            let difference = format!("{:+}", first.difference);
            let sum = words::initial_sum(lang, average, first.percent, difference, first.rating);
            format!("{name} · {} · {sum} · {}", words::unrated(lang), words::standing(lang, first.standing))
        }
        Effect::Unrated(None) => format!("{name} · {} · {}", words::unrated(lang), words::no_games(lang)),
    }
}

fn rows(job: &Job, report: &PlayerReport, table: &mut Table) {
    // A game against an unrated opponent changes nothing and has no part in the sum.
    for (played, change) in report.games_with_changes() {
        let Some(opponent) = job.tournament.player(played.opponent) else { continue };
        let mut cells = vec![
            Cell::of(played.round),
            Cell::text(who::seated(opponent, played.colour.other())),
            Cell::text(opponent.data.federation.clone()),
            played.rating.map_or_else(|| Cell::text("-"), Cell::of),
            Cell::text(played.mark.symbol()),
        ];
        cells.extend(figures(job, change));
        table.row(cells);
    }
}

/// D (and what of it counted), PD, and the score less PD.
fn figures(job: &Job, change: Option<&GameChange>) -> [Cell; 3] {
    let Some(change) = change else { return [Cell::EMPTY, Cell::EMPTY, Cell::EMPTY] };
    if change.unrated {
        return [Cell::of(change.difference), Cell::EMPTY, Cell::text(words::gap_not_rated(job.lang))];
    }
    let difference = match change.counted == change.difference {
        true => change.difference.to_string(),
        false => format!("{} ({})", change.difference, change.counted),
    };
    [
        Cell::text(difference),
        Cell::text(format!("{:.2}", f64::from(change.expected) / 100.0)),
        Cell::text(signed(change.change)),
    ]
}

fn signed(hundredths: i32) -> String {
    format!("{:+.2}", f64::from(hundredths) / 100.0)
}

fn remarks(sheet: &mut Sheet, job: &Job) {
    sheet.remark(words::report_key(job.lang));
}
