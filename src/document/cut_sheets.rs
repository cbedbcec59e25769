//! What is cut or torn out of a sheet: badges, cards that stand on the tables, labels on sheets as shops sell them.

use super::canvas::{HAIRLINE, RULE};
use super::format::{Format, mm};
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::reading::Role;
use super::starting_rank::{ListOrder, in_order};
use super::text::{Style, fitted, width, wrap};
use super::who;
use sonneborn_i18n::{Lang, common, document as words};
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::Round;
use sonneborn_tournament::style::PaperSize;

/// A sheet with fields of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stock {
    /// 21 labels of 63.5 by 38.1 mm, as Avery L7160.
    Labels21,
    /// 24 labels of 70 by 37 mm, without a margin.
    Labels24,
    /// 14 labels of 99.1 by 38.1 mm, as Avery L7163.
    Labels14,
    /// 30 labels of 1 by 2⅝ inches on Letter, as Avery 5160.
    Labels30,
    /// Ten labels of 2 by 4 inches on Letter, as Avery 5163.
    Labels10,
    /// Ten badges of 90 by 54 mm, to be cut out.
    Badges,
}

/// The fields of a sheet, in millimetres.
struct Fields {
    columns: usize,
    rows: usize,
    width: f32,
    height: f32,
    left: f32,
    top: f32,
    /// From the left end of a field to that of the next one; rows follow without a gap.
    step: f32,
}

impl Stock {
    pub(super) fn title(self, lang: Lang) -> &'static str {
        match self {
            Stock::Badges => words::badges(lang),
            Stock::Labels21 => words::labels_21(lang),
            Stock::Labels24 => words::labels_24(lang),
            Stock::Labels14 => words::labels_14(lang),
            Stock::Labels30 => words::labels_30(lang),
            Stock::Labels10 => words::labels_10(lang),
        }
    }

    /// Shops sell labels on one paper each; badges are cut out of whatever paper of about that size there is.
    fn paper(self, asked: PaperSize) -> PaperSize {
        match (self, asked) {
            (Stock::Badges, PaperSize::Letter) | (Stock::Labels30 | Stock::Labels10, _) => PaperSize::Letter,
            (Stock::Badges, PaperSize::A3 | PaperSize::A4 | PaperSize::A5)
            | (Stock::Labels21 | Stock::Labels24 | Stock::Labels14, _) => PaperSize::A4,
        }
    }

    fn fields(self, paper: PaperSize) -> Fields {
        match self {
            Stock::Labels21 => {
                Fields { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.2, top: 15.1, step: 66.0 }
            }
            Stock::Labels24 => {
                Fields { columns: 3, rows: 8, width: 70.0, height: 37.0, left: 0.0, top: 0.5, step: 70.0 }
            }
            Stock::Labels14 => {
                Fields { columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.1, step: 101.6 }
            }
            Stock::Labels30 => {
                Fields { columns: 3, rows: 10, width: 66.7, height: 25.4, left: 4.8, top: 12.7, step: 69.85 }
            }
            Stock::Labels10 => {
                Fields { columns: 2, rows: 5, width: 101.6, height: 50.8, left: 4.0, top: 12.7, step: 106.35 }
            }
            Stock::Badges => {
                // In the middle of the sheet.
                let (left, top) = if paper == PaperSize::Letter { (17.95, 4.7) } else { (15.0, 13.5) };
                Fields { columns: 2, rows: 5, width: 90.0, height: 54.0, left, top, step: 90.0 }
            }
        }
    }
}

/// What is kept free inside a field, in points.
const INSIDE: f32 = mm(3.5);

/// A box in points from the upper left corner.
#[derive(Clone, Copy)]
struct Field {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
}

/// A field for every player, by name.
pub(super) fn add(press: &mut Press, job: &Job, stock: Stock) {
    let heading = job.heading(stock.title(job.lang).into(), String::new());
    let paper = stock.paper(job.size);
    let mut sheet = Sheet::bare(press, Format::portrait(paper), heading);
    let fields = stock.fields(paper);
    let on_a_page = fields.columns * fields.rows;
    for (index, (number, player)) in in_order(job, ListOrder::ByName).into_iter().enumerate() {
        let place = index % on_a_page;
        if place == 0 {
            sheet.turn();
        }
        let steps = |count: usize| f32::from(u16::try_from(count).unwrap_or(0));
        let field = Field {
            left: mm(fields.left + steps(place % fields.columns) * fields.step),
            top: mm(fields.top + steps(place / fields.columns) * fields.height),
            width: mm(fields.width),
            height: mm(fields.height),
        };
        sheet.read_as(Role::Paragraph, |sheet| match stock {
            Stock::Badges => badge(sheet, job, number, player, field),
            Stock::Labels21 | Stock::Labels24 | Stock::Labels14 | Stock::Labels30 | Stock::Labels10 => {
                label(sheet, job, number, player, field);
            }
        });
    }
    sheet.finish();
}

/// `12 · 2431 · Team · ROU · Club`.
fn facts(job: &Job, number: usize, player: &Player) -> String {
    let rating = job.tournament.rating(&player.data).map(|rating| rating.to_string()).unwrap_or_default();
    let team = job.tournament.team_of(player.id).and_then(|team| job.tournament.team(team));
    let team = team.map(|team| team.name.clone()).unwrap_or_default();
    // Lists of teams name the team where others name the club.
    let club = Some(&player.data.club).filter(|club| **club != team).cloned().unwrap_or_default();
    let parts = [number.to_string(), rating, team, player.data.federation.clone(), club];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn label(sheet: &mut Sheet, job: &Job, number: usize, player: &Player, field: Field) {
    let small = Style::regular(9.0);
    let room = field.width - 2.0 * INSIDE;
    let name = who::titled(player);
    let (named, strong) = fitted(sheet.fonts(), &name, Style::bold(16.0), room, sheet.read_from().least());
    let facts = facts(job, number, player);
    let mut lines: Vec<(&str, Style)> = named.into_iter().map(|line| (line, strong)).collect();
    lines.extend(wrap(sheet.fonts(), &facts, small, room).into_iter().map(|line| (line, small)));
    lines.extend(wrap(sheet.fonts(), &job.tournament.details.name, small, room).into_iter().map(|line| (line, small)));
    let height: f32 = lines.iter().map(|(_, style)| style.leading()).sum();
    let mut y = field.top + (field.height - height).max(0.0) / 2.0;
    for (line, style) in lines {
        sheet.text_at(field.left + INSIDE, y + style.baseline(), line, style);
        y += style.leading();
    }
}

fn badge(sheet: &mut Sheet, job: &Job, number: usize, player: &Player, field: Field) {
    sheet.canvas().frame((field.left, field.top), field.width, field.height, HAIRLINE);
    let (middle, room) = (field.left + field.width / 2.0, field.width - 2.0 * INSIDE);
    let small = Style::regular(9.0);
    sheet.lines_around((middle, field.top + INSIDE), &job.tournament.details.name, small, room);
    let name = who::titled(player);
    let (named, strong) = fitted(sheet.fonts(), &name, Style::bold(24.0), room, sheet.read_from().least());
    around_a_height(sheet, &named, strong, (middle, field.top + field.height / 2.0));
    let facts = facts(job, number, player);
    let lowest = u16::try_from(wrap(sheet.fonts(), &facts, small, room).len()).unwrap_or(1);
    let y = field.top + field.height - INSIDE - small.leading() * f32::from(lowest);
    sheet.lines_around((middle, y), &facts, small, room);
}

/// Lines in the middle of a place.
fn around_a_height(sheet: &mut Sheet, lines: &[&str], style: Style, (x, middle): (f32, f32)) {
    let more = f32::from(u16::try_from(lines.len().saturating_sub(1)).unwrap_or(u16::MAX));
    let mut baseline = middle - more * style.leading() / 2.0 + style.half_capital();
    for line in lines {
        sheet.text_around(x, baseline, line, style);
        baseline += style.leading();
    }
}

/// Cards to be folded and stood on the tables of a round, two a page: the name is read from both sides.
pub(super) fn place_cards(press: &mut Press, job: &Job, round: &Round) {
    let heading = job.heading(words::place_cards(job.lang).into(), super::pairings::about(job, round));
    let mut sheet = Sheet::bare(press, Format::portrait(job.size), heading);
    let seats = round
        .games
        .iter()
        .flat_map(|game| [(game.board, game.white, Colour::White), (game.board, game.black, Colour::Black)]);
    let (width, height) = sheet.extent();
    for (index, (board, player, colour)) in seats.enumerate() {
        let is_upper = index % 2 == 0;
        if is_upper {
            sheet.turn();
            sheet.canvas().cut_line((0.0, height / 2.0), (width, height / 2.0));
        }
        let top = if is_upper { 0.0 } else { height / 2.0 };
        if let Some(player) = job.tournament.player(player) {
            place_card(&mut sheet, job, (board, colour), player, Field { left: 0.0, top, width, height: height / 2.0 });
        }
    }
    sheet.finish();
}

fn place_card(sheet: &mut Sheet, job: &Job, (board, colour): (u16, Colour), player: &Player, field: Field) {
    let scale = sheet.scale();
    let room = field.width - 2.0 * mm(15.0);
    let name = who::titled(player);
    // From behind the fold it is read as one line.
    let wide = width(sheet.fonts(), &name, Style::bold(1.0)).max(f32::EPSILON);
    let strong = Style::bold((room / wide).min(48.0 * scale));
    let plain = Style::regular(16.0 * scale);
    let facts: Vec<String> =
        [job.tournament.rating(&player.data).map(|rating| rating.to_string()), Some(player.data.federation.clone())]
            .into_iter()
            .flatten()
            .filter(|fact| !fact.is_empty())
            .collect();
    let seat = format!("{} {} {board}", who::square(colour), common::board(job.lang));
    let fold = field.top + field.height / 2.0;
    sheet.canvas().line((field.left, fold), (field.left + mm(5.0), fold), RULE);
    sheet.canvas().line((field.left + field.width - mm(5.0), fold), (field.left + field.width, fold), RULE);
    let middle = field.left + field.width / 2.0;
    let lines = [(seat, plain), (name, strong), (facts.join(" · "), plain)];
    let steps = [-strong.size * 0.9, strong.half_capital(), strong.size * 0.9 + plain.size];
    for ((text, style), step) in lines.iter().zip(steps) {
        let quarter = field.height / 4.0;
        sheet.text_around(middle, fold + quarter + step, text, *style);
        // Behind the fold the same, standing on its head.
        sheet.unread(|sheet| sheet.text_turned_around(middle, fold - quarter - step, text, *style));
    }
}
