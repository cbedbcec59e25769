//! The schedule of a round robin: all published rounds with dates, boards and names, and boxes for the results to come.

use super::job::Job;
use super::page::{Format, mm};
use super::press::Press;
use super::table::{Align, Cell, Column, Table};
use super::who;
use sonneborn_i18n::{common, dates, document as words, rounds};
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::round::{Round, RoundState};

/// So many lines fill a page; more are set in two strips.
const LINES_OF_A_PAGE: usize = 42;

pub(super) fn add(press: &mut Press, job: &Job) {
    let lang = job.lang;
    let mut sheet = job.sheet(press, Format::portrait(job.size), rounds::schedule(lang).into(), String::new());
    let columns = vec![
        Column::right(common::board_short(lang)),
        Column::left(common::white(lang)).sharing(1.0),
        Column::new(common::result(lang), Align::Centre).fixed(mm(14.0)),
        Column::left(common::black(lang)).sharing(1.0),
    ];
    let published = || job.tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    let lines: usize = published().map(|round| round.games.len() + 1).sum();
    let strips = if lines > LINES_OF_A_PAGE { 2 } else { 1 };
    let mut table = Table { row_height: mm(5.6), strips, grows: true, ..Table::new(columns) };
    for round in published() {
        let start = job.tournament.details.schedule.get(round.number.index()).copied().flatten();
        let name = common::round_n(lang, round.number);
        table.section(start.map_or_else(|| name.clone(), |start| format!("{name} · {}", dates::start(lang, start))));
        for game in &round.games {
            table.row(vec![
                Cell::bold(game.board.to_string()),
                Cell::text(numbered(job, game.white)),
                game.result.map_or(Cell::Box, |result| Cell::bold(result.symbol())),
                Cell::text(numbered(job, game.black)),
            ]);
        }
        for player in free(job, round) {
            table.row(vec![
                Cell::EMPTY,
                Cell::text(numbered(job, player)),
                Cell::EMPTY,
                Cell::text(words::is_free(lang)),
            ]);
        }
    }
    table.set(&mut sheet);
    sheet.finish();
}

/// `3 GM Petrescu, Ana`: in a round robin players are known by the number they drew.
fn numbered(job: &Job, player: PlayerId) -> String {
    let Some(player) = job.tournament.player(player) else { return String::new() };
    let number = player.tpn.map_or_else(String::new, |tpn| format!("{tpn} "));
    format!("{number}{}", who::titled(player))
}

/// Who has no opponent in the round.
fn free<'t>(job: &Job<'t>, round: &'t Round) -> impl Iterator<Item = PlayerId> + 't {
    let takers = job.tournament.entrants().filter(|player| player.takes_part_in(round.number));
    takers.map(|player| player.id).filter(|player| round.game_of(*player).is_none())
}
