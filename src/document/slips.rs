//! Result slips, four a page with marks to cut along: event, round, board, both players, boxes, signatures.
//!
//! The slips of a stack of pages lie so that the four piles that the cutter leaves, put on each other from the upper left
//! to the lower right, are in the order of boards.

use super::canvas::RULE;
use super::format::{Format, mm};
use super::job::Job;
use super::page::Sheet;
use super::pairings::about;
use super::press::Press;
use super::quarters::{Quarter, per_page};
use super::text::{Style, wrap};
use super::who;
use sonneborn_i18n::{common, document as words};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Game, Round};

/// The part of the width that the round, its time and its position of Chess960 have beside the number of the board.
const BESIDE_BOARD: f32 = 0.7;

pub(super) fn add(press: &mut Press, job: &Job, round: &Round) {
    let heading = job.heading(words::result_slips(job.lang).into(), about(job, round));
    let mut sheet = Sheet::bare(press, Format::portrait(job.size), heading);
    let each = per_page(job.size);
    let pages = round.games.len().div_ceil(each);
    for page in 0..pages {
        sheet.turn();
        for place in 0..each {
            if let Some(game) = round.games.get(place * pages + page) {
                let quarter = Quarter::of(&sheet, place, each);
                slip(&mut sheet, job, round, game, &quarter);
            }
        }
        Quarter::cut_lines(&mut sheet, each);
    }
    sheet.finish();
}

fn slip(sheet: &mut Sheet, job: &Job, round: &Round, game: &Game, quarter: &Quarter) {
    let (lang, scale) = (job.lang, sheet.scale());
    let (small, plain, strong) = (Style::regular(9.0 * scale), Style::regular(11.0 * scale), Style::bold(13.0 * scale));
    let (left, right) = (quarter.left, quarter.right());
    let mut y = quarter.top;
    y = sheet.lines_at((left, y), &job.tournament.details.name, small, right - left);
    y += strong.leading();
    let board = format!("{} {}", common::board(lang), game.board);
    sheet.text_right_of(right, y, &board, strong);
    for line in wrap(sheet.fonts(), &about(job, round), plain, (right - left) * BESIDE_BOARD) {
        sheet.text_at(left, y, line, plain);
        y += plain.leading();
    }
    y += 6.0 * scale - plain.leading();
    for (id, colour) in [(game.white, Colour::White), (game.black, Colour::Black)] {
        let Some(player) = job.tournament.player(id) else { continue };
        y += 8.0 * scale;
        let name = who::seated(player, colour);
        y = sheet.lines_at((left, y), &name, strong, right - left);
        let rating = job.tournament.rating(&player.data).map(|rating| rating.to_string()).unwrap_or_default();
        let facts = [rating.as_str(), player.data.federation.as_str(), player.data.club.as_str()];
        let facts = facts.iter().filter(|fact| !fact.is_empty()).copied().collect::<Vec<_>>().join(" · ");
        y = sheet.lines_at((left, y), &facts, small, right - left);
    }
    y += 12.0 * scale;
    y = result_boxes(sheet, quarter, y, plain);
    signatures(sheet, job, quarter, y);
    let hint = wrap(sheet.fonts(), words::slip_hint(lang), small, right - left);
    let mut y = quarter.bottom() - small.leading() * f32::from(u16::try_from(hint.len()).unwrap_or(1));
    for line in hint {
        sheet.text_at(left, y + small.baseline(), line, small);
        y += small.leading();
    }
}

/// Three boxes for the results of a game that was played, beside each other; gives the height below them.
fn result_boxes(sheet: &mut Sheet, quarter: &Quarter, y: f32, style: Style) -> f32 {
    let side = mm(10.0) * sheet.scale();
    let third = (quarter.right() - quarter.left) / 3.0;
    let mut x = quarter.left;
    for result in [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins] {
        sheet.canvas().frame((x, y), side, side, RULE);
        sheet.text_at(x + side + 4.0, y + side / 2.0 + style.half_capital(), result.symbol(), style);
        x += third;
    }
    y + side
}

fn signatures(sheet: &mut Sheet, job: &Job, quarter: &Quarter, y: f32) {
    let style = Style::regular(9.0 * sheet.scale());
    let mut y = y;
    for office in [words::white_signs(job.lang), words::black_signs(job.lang)] {
        y += mm(14.0) * sheet.scale();
        sheet.canvas().line((quarter.left, y), (quarter.right(), y), RULE);
        sheet.text_at(quarter.left, y + style.leading(), office, style);
    }
}
