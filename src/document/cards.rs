//! Player cards, four a page, or fewer where there are many rounds: who they are, and round by round board, their colour, opponent, result and running score.

use super::canvas::HAIRLINE;
use super::format::Format;
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::quarters::{Quarter, per_page};
use super::starting_rank::{ListOrder, in_order};
use super::table::{Cell, Column, Table};
use super::text::Style;
use super::who;
use sonneborn_i18n::{common, document as words};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::{How, Mark};
use sonneborn_tournament::player::Player;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::Appearance;

/// So many cards a page, whichever hold all rounds first.
const PER_PAGE: [usize; 3] = [4, 2, 1];

pub(super) fn add(press: &mut Press, job: &Job) {
    let most = per_page(job.size);
    let tried = PER_PAGE.into_iter().filter(|each| *each <= most).find(|each| set(&mut press.like(), job, *each));
    set(press, job, tried.unwrap_or(1));
}

/// Whether every card had its place for itself.
fn set(press: &mut Press, job: &Job, each: usize) -> bool {
    let heading = job.heading(words::player_cards(job.lang).into(), String::new());
    let mut sheet = Sheet::bare(press, Format::portrait(job.size), heading);
    let played = job.tournament.appearances(RoundNo(u16::MAX));
    let mut has_room = true;
    for (index, (number, player)) in in_order(job, ListOrder::ByNumber).into_iter().enumerate() {
        let place = index % each;
        if place == 0 {
            sheet.turn();
            Quarter::cut_lines(&mut sheet, each);
        }
        let (quarter, pages) = (Quarter::of(&sheet, place, each), sheet.page_count());
        card(&mut sheet, job, number, player, &played[player.id.index()], &quarter);
        has_room &= sheet.page_count() == pages && sheet.y() <= quarter.bottom() + MARGIN_LEFT;
    }
    sheet.finish();
    has_room
}

/// A card may take so much of the white above the cut, in points.
const MARGIN_LEFT: f32 = 10.0;

fn card(sheet: &mut Sheet, job: &Job, number: usize, player: &Player, rounds: &[Appearance], quarter: &Quarter) {
    let (lang, scale) = (job.lang, sheet.scale());
    let (small, strong) = (Style::regular(9.0 * scale), Style::bold(12.0 * scale));
    let name = format!("{number}  {}", who::titled(player));
    let mut y = sheet.lines_at((quarter.left, quarter.top), &name, strong, quarter.width);
    let data = &player.data;
    let rating = job
        .tournament
        .rating(data)
        .map(|rating| format!("{} {rating}", common::rating_short(lang)))
        .unwrap_or_default();
    let id = data.fide_id.map(|id| format!("{} {id}", words::fide_id(lang))).unwrap_or_default();
    let born = data.birth.map(|birth| format!("{} {}", words::birth(lang), birth.year)).unwrap_or_default();
    let facts = [rating.as_str(), &data.federation, &data.club, &data.category, &born, &id];
    let facts = facts.iter().filter(|fact| !fact.is_empty()).copied().collect::<Vec<_>>().join(" · ");
    for text in [facts.as_str(), job.tournament.details.name.as_str()] {
        y = sheet.lines_at((quarter.left, y), text, small, quarter.width);
    }
    y += 4.0 * scale;
    sheet.canvas().line((quarter.left, y), (quarter.right(), y), HAIRLINE);
    sheet.move_to(y);
    let table = rounds_table(job, rounds, quarter.bottom() - y, scale);
    table.set_within(sheet, quarter.left, quarter.width);
}

fn rounds_table(job: &Job, rounds: &[Appearance], room: f32, scale: f32) -> Table {
    let lang = job.lang;
    let columns = vec![
        Column::right(""),
        Column::right(common::board_short(lang)),
        Column::centred(words::colour(lang)),
        Column::left(common::opponent(lang)).sharing(1.0),
        Column::right(common::rating_short(lang)),
        Column::right(common::points_short(lang)),
        Column::right(words::running_score(lang)),
    ];
    let planned = job.tournament.regulations.rounds.max(u16::try_from(rounds.len()).unwrap_or(u16::MAX));
    let row_height = (room / scale / f32::from(planned + 2)).clamp(9.5, 20.0);
    let mut table = Table { size: 9.0, row_height, ..Table::new(columns) };
    let mut sum = Points::ZERO;
    for number in 1..=planned {
        let Some(appearance) = rounds.get(usize::from(number) - 1) else {
            table.row(vec![Cell::of(number)]);
            continue;
        };
        let worth = job.tournament.regulations.scoring.of_appearance(*appearance);
        sum += worth;
        table.row(round_line(job, number, *appearance, worth, sum));
    }
    table
}

fn round_line(job: &Job, number: u16, appearance: Appearance, worth: Points, sum: Points) -> Vec<Cell> {
    match appearance {
        Appearance::Game { opponent, colour, board, result } => {
            let opponent = job.tournament.player(opponent);
            let got = match (result, appearance.mark()) {
                (Some(result), Some(mark)) if result.how() == How::Forfeit => {
                    if mark == Mark::Win {
                        "+".to_owned()
                    } else {
                        "-".to_owned()
                    }
                }
                (Some(_), _) => worth.to_string(),
                (None, _) => String::new(),
            };
            let sum = if result.is_some() { Cell::of(sum) } else { Cell::EMPTY };
            vec![
                Cell::of(number),
                Cell::of(board),
                Cell::text(who::square(colour)),
                Cell::text(opponent.map_or_else(String::new, who::titled)),
                Cell::of_option(opponent.and_then(|opponent| job.tournament.rating(&opponent.data))),
                Cell::text(got),
                sum,
            ]
        }
        Appearance::Bye(bye) => vec![
            Cell::of(number),
            Cell::EMPTY,
            Cell::EMPTY,
            Cell::text(common::bye_of(job.lang, bye)),
            Cell::EMPTY,
            Cell::of(worth),
            Cell::of(sum),
        ],
        Appearance::Absent => vec![
            Cell::of(number),
            Cell::EMPTY,
            Cell::EMPTY,
            Cell::text(words::absent(job.lang)),
            Cell::EMPTY,
            Cell::of(worth),
            Cell::of(sum),
        ],
    }
}
