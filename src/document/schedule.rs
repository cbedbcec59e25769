//! The schedule of a round robin: all published rounds with dates, boards and names, and boxes for the results to come.

use super::columns::{title, title_column};
use super::font::Weight;
use super::format::{Format, mm};
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::table::{Align, Cell, Column, Table};
use super::text::width_em;
use super::who;
use sonneborn_i18n::{common, dates, document as words, rounds};
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::round::{Round, RoundState};

/// So many lines fill a page; more are set in two strips, where names have room in them.
const LINES_OF_A_PAGE: usize = 42;
/// What a strip has beside its two names, in parts of the type size: board, numbers, titles, a box, and what is between columns.
const BESIDE_NAMES: f32 = 18.0;
/// Of names so many parts stand in one line.
const MOST: f32 = 0.9;

pub(super) fn add(press: &mut Press, job: &Job) {
    let lang = job.lang;
    let mut sheet = job.sheet(press, Format::portrait(job.size), rounds::schedule(lang).into(), String::new());
    let titles = title_column(job);
    let of_player = |head: &'static str| {
        let number = Column::right(common::number_short(lang));
        [Some(number), titles.clone(), Some(Column::left(head).sharing(1.0))].into_iter().flatten()
    };
    let result = Column::new(common::result(lang), Align::Centre).fixed(mm(14.0));
    let mut columns = vec![Column::right(common::board_short(lang))];
    columns.extend(of_player(common::white(lang)).chain([result]).chain(of_player(common::black(lang))));
    let published = || job.tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    let lines: usize = published().map(|round| round.games.len() + 1).sum();
    let strips = if lines > LINES_OF_A_PAGE && have_room(job, &sheet) { 2 } else { 1 };
    let mut table = Table { row_height: mm(5.6), strips, grows: true, ..Table::new(columns) };
    let cells = |player: PlayerId| cells(job, player, titles.is_some());
    for round in published() {
        let start = job.tournament.details.schedule.get(round.number.index()).copied().flatten();
        let name = common::round_n(lang, round.number);
        table.section(start.map_or_else(|| name.clone(), |start| format!("{name} · {}", dates::start(lang, start))));
        for game in &round.games {
            let mut row = vec![Cell::bold(game.board.to_string())];
            row.extend(cells(game.white));
            row.push(game.result.map_or(Cell::Box, |result| Cell::bold(result.symbol())));
            row.extend(cells(game.black));
            table.row(row);
        }
        for player in free(job, round) {
            let mut row = vec![Cell::EMPTY];
            row.extend(cells(player));
            row.extend(vec![Cell::EMPTY; 2 + usize::from(titles.is_some())]);
            row.push(Cell::text(words::is_free(lang)));
            table.row(row);
        }
    }
    table.set(&mut sheet);
    sheet.finish();
}

/// Whether most names stand in one line of a strip that is half a sheet wide.
fn have_room(job: &Job, sheet: &Sheet) -> bool {
    let size = sheet.read_from().least();
    let room = (sheet.width() / 2.0 / size - BESIDE_NAMES) / 2.0;
    let names = || job.tournament.entrants().map(|player| width_em(sheet.fonts(), &who::name(player), Weight::Regular));
    let count = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
    count(names().filter(|wide| *wide <= room).count()) >= MOST * count(names().count())
}

/// Number, title and name: in a round robin players are known by the number they drew.
fn cells(job: &Job, player: PlayerId, has_titles: bool) -> Vec<Cell> {
    let player = job.tournament.player(player);
    let number = Cell::of_option(player.and_then(|player| player.tpn));
    let name = Cell::text(player.map_or_else(String::new, who::name));
    [Some(number), has_titles.then(|| title(player)), Some(name)].into_iter().flatten().collect()
}

/// Who has no opponent in the round.
fn free<'t>(job: &Job<'t>, round: &'t Round) -> impl Iterator<Item = PlayerId> + 't {
    let takers = job.tournament.entrants().filter(|player| player.takes_part_in(round.number));
    takers.map(|player| player.id).filter(|player| round.game_of(*player).is_none())
}
