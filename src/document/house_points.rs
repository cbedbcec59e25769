//! An online club's points after the event: everybody's before and after with their grade, and what each game moved.

use super::format::Format;
use super::job::Job;
use super::press::Press;
use super::table::{Cell, Column, Table};
use super::who;
use sonneborn_i18n::{common, house_points as words, rating};
use sonneborn_rating::house_points::{PlayerPoints, house_points};
use sonneborn_rating::online::grade;
use sonneborn_tournament::house_points::HousePointRules;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::round::RoundState;

/// The columns that say whose points they are.
const NAMED: usize = 2;

pub(super) fn add(press: &mut Press, job: &Job, rules: &HousePointRules) {
    let lang = job.lang;
    let mut sheet = job.sheet(press, Format::landscape(job.size), words::title(lang).into(), String::new());
    let published = job.tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    let rounds: Vec<RoundNo> = published.map(|round| round.number).collect();
    let mut columns = vec![
        Column::right(common::number_short(lang)),
        Column::left(common::name(lang)).sharing(1.0),
        Column::left(words::grade(lang)),
        Column::right(words::before(lang)),
    ];
    columns.extend(rounds.iter().map(|round| Column::right(round.to_string())));
    columns.extend([
        Column::right(words::change(lang)),
        Column::right(words::after(lang)),
        Column::left(words::grade(lang)),
    ]);
    let mut table = Table::new(columns);
    for points in house_points(job.tournament, rules) {
        table.row(row(job, &points, &rounds));
    }
    // Rounds that have no room go on beside, with the names again.
    for (index, part) in table.side_by_side(&sheet, NAMED).iter().enumerate() {
        if index > 0 {
            sheet.turn();
        }
        part.set(&mut sheet);
    }
    sheet.remark(&words::clock(lang, &rules.clock));
    sheet.remark(words::table_hint(lang));
    sheet.finish();
}

fn row(job: &Job, points: &PlayerPoints, rounds: &[RoundNo]) -> Vec<Cell> {
    let Some(player) = job.tournament.player(points.player) else { return Vec::new() };
    let held = |points| Cell::text(rating::grade(job.lang, grade(points)));
    let moved = |round: &RoundNo| {
        let game = points.games.iter().find(|game| game.round == *round);
        Cell::text(game.and_then(|game| game.change).map(words::signed).unwrap_or_default())
    };
    let mut cells =
        vec![Cell::of_option(player.tpn), Cell::text(who::name(player)), held(points.before), Cell::of(points.before)];
    cells.extend(rounds.iter().map(moved));
    cells.extend([
        Cell::text(words::signed(points.after - points.before)),
        Cell::text(words::points(points.after)),
        held(points.after),
    ]);
    cells
}
