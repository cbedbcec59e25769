//! The best on each board, for the board prizes.

use super::name;
use crate::format::Format;
use crate::job::Job;
use crate::press::Press;
use crate::table::{Cell, Column, Row, Table};
use crate::who;
use sonneborn_i18n::{Lang, common, document as words, numerals, team_papers, teams};
use sonneborn_standings::board_prizes::{BoardLine, Measure, Rules, of_boards};
use sonneborn_tournament::ids::RoundNo;

/// So many of each board are printed.
const LINES_OF_A_BOARD: usize = 10;

pub(crate) fn add(press: &mut Press, job: &Job, through: RoundNo, rules: &Rules) {
    let lang = job.lang;
    let about = words::after_round(lang, through);
    let title = team_papers::board_prizes(lang);
    let mut sheet = job.sheet(press, Format::portrait(job.size), title.into(), about);
    let columns = vec![
        Column::right(common::rank_short(lang)),
        Column::left(common::name(lang)).sharing(1.0),
        Column::right(common::rating_short(lang)),
        Column::left(teams::team(lang)).sharing(1.0),
        Column::right(team_papers::games(lang)),
        Column::right(common::points_short(lang)),
        Column::right("%"),
    ];
    let mut table = Table::new(columns);
    for board in of_boards(job.tournament, through, rules) {
        table.section(board_name(lang, board.number));
        for line in board.lines.iter().take(LINES_OF_A_BOARD) {
            let cells = cells(job, line);
            table.rows.push(if line.rank.is_some() { Row::Cells(cells) } else { Row::Faded(cells) });
        }
    }
    table.set(&mut sheet);
    sheet.remark(&team_papers::at_least(lang, rules.least_games));
    sheet.remark(match rules.measure {
        Measure::Percentage => team_papers::by_percentage_key(lang),
        Measure::Points => team_papers::by_points_key(lang),
    });
    sheet.finish();
}

/// A board, or the reserves together.
fn board_name(lang: Lang, number: Option<usize>) -> String {
    number.map_or_else(|| team_papers::reserves(lang).to_owned(), |number| teams::board_n(lang, number))
}

fn cells(job: &Job, line: &BoardLine) -> Vec<Cell> {
    let player = job.tournament.player(line.player);
    vec![
        Cell::of_option(line.rank),
        Cell::text(player.map_or_else(String::new, who::titled)),
        Cell::of_option(player.and_then(|player| job.tournament.rating(&player.data))),
        Cell::text(name(job.tournament, line.team).to_owned()),
        Cell::of(line.games),
        Cell::bold(line.points.to_string()),
        Cell::text(numerals::decimal(job.lang, &line.percentage())),
    ]
}
