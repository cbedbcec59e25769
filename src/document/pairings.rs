//! Pairings by board with boxes for the results, and the results of the round.

use super::job::Job;
use super::page::{Format, mm};
use super::press::Press;
use super::table::{Align, Cell, Column, Table};
use super::who;
use crate::i18n::{common, dates, document as words};
use crate::tournament::colour::Colour;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::points::Points;
use crate::tournament::round::{Game, Round, RoundState};

/// What stands between the two names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Middle {
    /// A box to write the result in.
    Box,
    /// The result, and a box where it is missing.
    Result,
}

pub(super) fn add(press: &mut Press, job: &Job, round: &Round, middle: Middle) {
    let lang = job.lang;
    let title = match middle {
        Middle::Box => words::pairings_by_board(lang),
        Middle::Result => words::results(lang),
    };
    let mut sheet = job.sheet(press, Format::portrait(job.size), title.into(), about(job, round));
    let columns = vec![
        Column::right(common::board_short(lang)),
        Column::right(common::points_short(lang)),
        Column::left(common::white(lang)).sharing(1.0),
        Column::right(common::rating_short(lang)),
        Column::new(common::result(lang), Align::Centre).fixed(if middle == Middle::Box { mm(20.0) } else { mm(14.0) }),
        Column::left(common::black(lang)).sharing(1.0),
        Column::right(common::rating_short(lang)),
        Column::right(common::points_short(lang)),
    ];
    let row_height = if middle == Middle::Box { mm(7.5) } else { mm(5.5) };
    let mut table = Table { size: 9.5, row_height, ..Table::new(columns) };
    let scores = scores_before(job, round.number);
    for game in &round.games {
        table.row(line(job, game, &scores, middle));
    }
    unpaired(job, round, &scores, &mut table);
    table.set(&mut sheet);
    if middle == Middle::Result {
        sheet.remark(&words::games_and_missing(lang, round.games.len(), round.missing().len()));
    }
    sheet.finish();
}

/// `Round 5`, its start, and the word that warns of a draft.
pub(super) fn about(job: &Job, round: &Round) -> String {
    let mut about = common::round_n(job.lang, round.number);
    if let Some(Some(start)) = job.tournament.details.schedule.get(round.number.index()) {
        about = format!("{about} · {}", dates::minute(job.lang, start));
    }
    if round.state == RoundState::Draft {
        about = format!("{about} · {}", words::draft(job.lang));
    }
    about
}

/// Everybody's points before the round.
pub(super) fn scores_before(job: &Job, round: RoundNo) -> Vec<Points> {
    job.tournament.scores(round.previous().unwrap_or(RoundNo(0)))
}

pub(super) fn score_of(scores: &[Points], player: PlayerId) -> Points {
    scores.get(player.index()).copied().unwrap_or_default()
}

fn line(job: &Job, game: &Game, scores: &[Points], middle: Middle) -> Vec<Cell> {
    let player = |id: PlayerId, colour| {
        let player = job.tournament.player(id);
        let name = player.map_or_else(String::new, |player| who::seated(player, colour));
        (Cell::text(name), Cell::of_option(player.and_then(|player| job.tournament.rating(&player.data))))
    };
    let (white, white_rating) = player(game.white, Colour::White);
    let (black, black_rating) = player(game.black, Colour::Black);
    let result = match (middle, game.result) {
        (Middle::Result, Some(result)) => Cell::bold(result.symbol()),
        _ => Cell::Box,
    };
    vec![
        Cell::bold(game.board.to_string()),
        Cell::of(score_of(scores, game.white)),
        white,
        white_rating,
        result,
        black,
        black_rating,
        Cell::of(score_of(scores, game.black)),
    ]
}

/// Below the boards those without an opponent, each with his bye.
fn unpaired(job: &Job, round: &Round, scores: &[Points], table: &mut Table) {
    if round.byes.is_empty() {
        return;
    }
    table.section(words::no_opponent(job.lang));
    for (id, bye) in &round.byes {
        let Some(player) = job.tournament.player(*id) else { continue };
        table.row(vec![
            Cell::EMPTY,
            Cell::of(score_of(scores, *id)),
            Cell::text(who::titled(player)),
            Cell::of_option(job.tournament.rating(&player.data)),
            Cell::of(job.tournament.regulations.scoring.of_bye(*bye)),
            Cell::text(who::bye(*bye, job.lang)),
        ]);
    }
}
