//! Match sheets, two a page with a cut between them: the boards of a match with boxes to write the results in, or with the results
//! that are in and the score; captains and the arbiter sign.

use super::{Half, name};
use crate::format::{Format, mm};
use crate::job::Job;
use crate::page::Sheet;
use crate::pairings::about;
use crate::press::Press;
use crate::table::{Align, Cell, Column, Table};
use crate::text::Style;
use crate::who;
use sonneborn_i18n::{common, document as words, team_papers, teams};
use sonneborn_standings::team_match::{MatchBoard, TeamMatch, matches};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::round::Round;

pub(crate) fn add(press: &mut Press, job: &Job, round: &Round) {
    let heading = job.heading(team_papers::match_sheets(job.lang).into(), about(job, round));
    let mut sheet = Sheet::bare(press, Format::portrait(job.size), heading);
    for (place, one) in matches(job.tournament, round).iter().enumerate() {
        let half = Half::of(&mut sheet, place);
        match_sheet(&mut sheet, job, round, (place + 1, one), &half);
    }
    sheet.finish();
}

fn match_sheet(sheet: &mut Sheet, job: &Job, round: &Round, (number, one): (usize, &TeamMatch), half: &Half) {
    let (lang, scale) = (job.lang, sheet.scale());
    let (small, plain, strong) = (Style::regular(9.0 * scale), Style::regular(10.5 * scale), Style::bold(13.0 * scale));
    let mut y = half.top;
    sheet.text_at(half.left, y + small.baseline(), &job.tournament.details.name, small);
    sheet.text_right_of(half.left + half.width, y + small.baseline(), &about(job, round), plain);
    y += small.leading() + strong.leading();
    sheet.text_at(half.left, y, &team_papers::match_n(lang, number), strong);
    sheet.move_to(y + strong.leading() * 0.5);

    let [first, other] = one.teams.map(|team| name(job.tournament, team).to_owned());
    let columns = vec![
        Column::right(common::board_short(lang)),
        Column::left(first.clone()).sharing(1.0),
        Column::right(common::rating_short(lang)),
        Column::new("", Align::Centre).fixed(mm(11.0)),
        Column::new("", Align::Centre).fixed(mm(11.0)),
        Column::left(other.clone()).sharing(1.0),
        Column::right(common::rating_short(lang)),
    ];
    let mut table = Table { size: 10.0, row_height: mm(7.5), ..Table::new(columns) };
    for (place, board) in (1..).zip(&one.boards) {
        table.row(line(job, place, board));
    }
    let is_open = one.is_pending();
    let total = |side: usize| if is_open { Cell::Box } else { Cell::bold(one.score()[side].to_string()) };
    let sum = Cell::bold(team_papers::total(lang));
    table.row(vec![Cell::EMPTY, sum, Cell::EMPTY, total(0), total(1), Cell::EMPTY, Cell::EMPTY]);
    table.set_within(sheet, half.left, half.width);
    let signs = |team: &str| format!("{team} · {}", teams::captain(lang));
    half.sign(sheet, &[&signs(&first), &signs(&other), words::arbiter_signs(lang)], small);
}

/// A board, the first team's player first; whoever sat opposite nobody has won.
fn line(job: &Job, place: usize, board: &MatchBoard) -> Vec<Cell> {
    let colour = |side: usize| if board.white == side { Colour::White } else { Colour::Black };
    let seat = |side: usize| -> (Cell, Cell) {
        let player = board.players[side].and_then(|player: PlayerId| job.tournament.player(player));
        let Some(player) = player else { return (Cell::text("–"), Cell::EMPTY) };
        let name = if board.number.is_some() { who::seated(player, colour(side)) } else { who::titled(player) };
        (Cell::text(name), Cell::of_option(job.tournament.rating(&player.data)))
    };
    let scored = |side: usize| match (board.number, board.result) {
        (Some(_), None) => Cell::Box,
        (Some(_), Some(_)) => Cell::bold(board.points[side].to_string()),
        (None, _) => Cell::bold(if board.players[side].is_some() { "+" } else { "-" }),
    };
    let ((first, first_rating), (other, other_rating)) = (seat(0), seat(1));
    vec![Cell::bold(place.to_string()), first, first_rating, scored(0), scored(1), other, other_rating]
}
