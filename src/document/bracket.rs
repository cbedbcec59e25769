//! The bracket of a knock-out for the wall: the stages whose matches find room in type that is read there as a drawing, larger ones
//! before it as lists.

use super::canvas::{HAIRLINE, RULE};
use super::format::Format;
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::reading::Role;
use super::table::{Cell, Column, Row, Table};
use super::text::{Style, fitted, wrap};
use super::who;
use sonneborn_i18n::{common, document as papers, knockout as words};
use sonneborn_tournament::knockout::{Bracket, Match, Side, Stage, Standing};

/// The greatest height of a line in a box, in points, and what is written beside the boxes.
const LINE: f32 = 24.0;
const BESIDE: f32 = 12.0;
/// The size of type in a line of height 1.
const TYPE: f32 = 0.7;
/// Below a box, for how a tie was broken, in points.
const BELOW: f32 = 12.0;
/// From a line of a broken name to the next, in parts of the type size; by so many points a name is set smaller at a time.
const CLOSE: f32 = 1.1;
const STEP: f32 = 0.5;
/// Between the columns of the drawing, and between a name and its points, in points.
const GAP: f32 = 12.0;
const CLEAR: f32 = 5.0;

pub(super) fn add(press: &mut Press, job: &Job, bracket: &Bracket) {
    let format = Format::landscape(job.size);
    let published = job.tournament.current_round().map(|round| round.number);
    let about = published.map(|round| papers::after_round(job.lang, round)).unwrap_or_default();
    let mut sheet = job.sheet(press, format, words::bracket(job.lang).into(), about);
    // Both sides in two lines of the least type.
    let each = 4.0 * sheet.read_from().least() * CLOSE + BELOW;
    let most = (sheet.room() - BESIDE * 1.5) / each;
    let is_larger = |stage: &&Stage| f32::from(u16::try_from(stage.matches.len()).unwrap_or(u16::MAX)) > most;
    let before_last = bracket.stages.len().saturating_sub(1);
    let (listed, drawn) =
        bracket.stages.split_at(bracket.stages.iter().take(before_last).take_while(is_larger).count());
    for stage in listed {
        list(&mut sheet, job, stage);
    }
    if !listed.is_empty() && !drawn.is_empty() {
        sheet.turn();
    }
    draw(&mut sheet, job, drawn);
    sheet.finish();
}

/// A stage as a list of its matches.
fn list(sheet: &mut Sheet, job: &Job, stage: &Stage) {
    sheet.heading(&words::stage(job.lang, stage.matches.len()));
    let columns = vec![
        Column::right(common::number_short(job.lang)),
        Column::left(common::name(job.lang)).sharing(1.0),
        Column::right(""),
        Column::left(""),
        Column::left(common::name(job.lang)).sharing(1.0),
        Column::right(common::number_short(job.lang)),
        Column::left("").sharing(0.5),
    ];
    let mut table = Table::new(columns);
    for one in &stage.matches {
        let [first, second] = [0, 1].map(|side| Told::of(job, one, side));
        let cell =
            |told: &Told| if told.is_through { Cell::bold(told.name.clone()) } else { Cell::text(told.name.clone()) };
        table.rows.push(Row::Cells(vec![
            Cell::text(first.seed.clone()),
            cell(&first),
            Cell::text(first.points.clone()),
            Cell::text(second.points.clone()),
            cell(&second),
            Cell::text(second.seed.clone()),
            Cell::text(words::below(job.lang, job.tournament, one).unwrap_or_default()),
        ]));
    }
    table.set(sheet);
    sheet.skip(BESIDE);
}

/// One side of a match in words.
struct Told {
    seed: String,
    name: String,
    points: String,
    is_through: bool,
}

impl Told {
    fn of(job: &Job, one: &Match, side: usize) -> Told {
        let here = one.sides[side];
        Told {
            seed: seed(job, here),
            name: words::nobody_there(job.lang, here).map_or_else(|| name(job, here), String::from),
            points: if one.games.is_empty() { String::new() } else { one.points[side].to_string() },
            is_through: one.standing == Standing::Decided(side) && one.sides[side] != Side::Bye,
        }
    }
}

/// The number by which a side was seeded.
fn seed(job: &Job, side: Side) -> String {
    let of_player = side.player().and_then(|player| job.tournament.player(player)?.tpn).map(|tpn| tpn.to_string());
    let of_team = side.team().map(|team| job.tournament.team_number(team).to_string());
    of_player.or(of_team).unwrap_or_default()
}

fn name(job: &Job, side: Side) -> String {
    let of_player = side.player().and_then(|player| job.tournament.player(player)).map(who::titled);
    let of_team = side.team().and_then(|team| job.tournament.team(team)).map(|team| team.name.clone());
    of_player.or(of_team).unwrap_or_default()
}

/// The stages as columns, each match in the middle of the two before it.
fn draw(sheet: &mut Sheet, job: &Job, stages: &[Stage]) {
    let Some(first) = stages.first() else { return };
    let count = |number: usize| f32::from(u8::try_from(number).unwrap_or(u8::MAX));
    let column = (sheet.width() + GAP) / count(stages.len());
    let (left, top) = (sheet.left(), sheet.y() + BESIDE * 1.5);
    let height = sheet.bottom() - top;
    let line = LINE.min((height / count(first.matches.len()) - BELOW) / 2.0);
    let small = Style::regular(BESIDE * 0.8).faded();
    for (place, stage) in stages.iter().enumerate() {
        let x = left + column * count(place);
        let is_last = place + 1 == stages.len();
        let matches = if is_last { 1 } else { stage.matches.len() };
        let name = words::stage(job.lang, matches);
        sheet.read_as_heading(2, |sheet| sheet.text_at(x, top - BESIDE * 0.7, &name, Style::bold(BESIDE)));
        let share = height / count(matches.max(1));
        for (index, one) in stage.matches.iter().enumerate() {
            let is_third = index >= matches;
            // The match for third place stands below the final.
            let middle =
                if is_third { top + height * 0.5 + line * 4.0 + BELOW } else { top + share * (count(index) + 0.5) };
            if is_third {
                sheet.text_at(x, middle - line - BESIDE * 0.4, words::third_place(job.lang), small);
            }
            sheet.read_as(Role::Paragraph, |sheet| set_match(sheet, job, one, (x, middle), (column - GAP, line)));
            let leads_on = !is_last && index % 2 == 0;
            if leads_on {
                let right = x + column - GAP;
                let next = (right + GAP / 2.0, middle + share);
                let canvas = sheet.canvas();
                canvas.line((right, middle), (right + GAP / 2.0, middle), HAIRLINE);
                canvas.line((right, next.1), next, HAIRLINE);
                canvas.line((right + GAP / 2.0, middle), next, HAIRLINE);
                canvas.line((right + GAP / 2.0, middle + share / 2.0), (right + GAP, middle + share / 2.0), HAIRLINE);
            }
        }
    }
    let champion = stages.last().and_then(|stage| stage.matches.first()?.winner());
    if let Some(champion) = champion.filter(|_| !first.matches.is_empty()) {
        let text = words::champion(job.lang, name(job, champion));
        let x = left + column * count(stages.len() - 1);
        let least = sheet.read_from().least();
        let (lines, style) = fitted(sheet.fonts(), &text, Style::bold(line * TYPE), column - GAP, least);
        let more = f32::from(u8::try_from(lines.len()).unwrap_or(u8::MAX));
        let mut y = top + height * 0.5 - line - BESIDE - more * style.leading();
        for text in lines {
            sheet.text_at(x, y + style.baseline(), text, style);
            y += style.leading();
        }
    }
}

/// A box with both sides of a match, its middle at a height; `line` is the height of one side.
fn set_match(sheet: &mut Sheet, job: &Job, one: &Match, (x, middle): (f32, f32), (room, line): (f32, f32)) {
    // Two figures, and two with a half.
    let (seed, points) = (line * TYPE * 1.7, line * TYPE * 1.8);
    sheet.canvas().frame((x, middle - line), room, line * 2.0, RULE);
    sheet.canvas().line((x, middle), (x + room, middle), HAIRLINE);
    for (side, row) in [(0, middle - line), (1, middle)] {
        let told = Told::of(job, one, side);
        let size = line * TYPE;
        let style = if told.is_through { Style::bold(size) } else { Style::regular(size) };
        let baseline = row + line / 2.0 + style.half_capital();
        sheet.text_right_of(x + seed - 4.0, baseline, &told.seed, Style::regular(size).faded());
        side_name(sheet, &told.name, style, (x + seed, row, line), room - seed - points - CLEAR);
        sheet.text_right_of(x + room - 3.0, baseline, &told.points, style);
    }
    if let Some(how) = &words::below(job.lang, job.tournament, one) {
        let style = Style::regular(sheet.read_from().least());
        sheet.text_at(x, middle + line + style.baseline(), how, style);
    }
}

/// A name in the line of its side: in one line, or in two smaller ones; what is longer than these ends there.
fn side_name(sheet: &mut Sheet, name: &str, style: Style, (x, top, high): (f32, f32, f32), room: f32) {
    let least = sheet.read_from().least();
    let (mut lines, mut style) = fitted(sheet.fonts(), name, style, room, least);
    while lines.len() > 1 && style.size > least && height_of(lines.len(), style) > high {
        style.size = (style.size - STEP).max(least);
        lines = wrap(sheet.fonts(), name, style, room);
    }
    lines.truncate(((high / (style.size * CLOSE)) as usize).max(1));
    let count = f32::from(u8::try_from(lines.len()).unwrap_or(u8::MAX));
    let mut baseline = top + high / 2.0 - (count - 1.0) * style.size * CLOSE / 2.0 + style.half_capital();
    for line in lines {
        sheet.text_at(x, baseline, line, style);
        baseline += style.size * CLOSE;
    }
}

fn height_of(lines: usize, style: Style) -> f32 {
    f32::from(u8::try_from(lines).unwrap_or(u8::MAX)) * style.size * CLOSE
}
