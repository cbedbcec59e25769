//! The bracket of a knock-out for the wall: the stages with up to sixteen matches as a drawing, larger ones before it as
//! lists.

use super::canvas::{HAIRLINE, RULE};
use super::job::Job;
use super::page::{Format, Sheet};
use super::press::Press;
use super::reading::Role;
use super::table::{Cell, Column, Row, SMALLEST, Table};
use super::text::{Style, width};
use super::who;
use sonneborn_i18n::{common, knockout as words};
use sonneborn_tournament::knockout::{Bracket, Match, Side, Stage, Standing};
use sonneborn_tournament::play_off;

/// More matches than this are listed: drawn, they would be too small for a wall.
const MATCHES_DRAWN: usize = 16;
/// The greatest height of a line in a box, in points.
const LINE: f32 = 12.0;
/// The size of type in a line of height 1.
const TYPE: f32 = 0.7;
/// Below a box, for how a tie was broken, in points.
const BELOW: f32 = 8.0;
/// Between the columns of the drawing, in points.
const GAP: f32 = 12.0;

pub(super) fn add(press: &mut Press, job: &Job, bracket: &Bracket) {
    let format = Format::landscape(job.size);
    let mut sheet = job.sheet(press, format, words::bracket(job.lang).into(), String::new());
    let (listed, drawn) = bracket.stages.split_at(bracket.stages.partition_point(|stage| {
        let is_last = Some(stage) == bracket.stages.last();
        !is_last && stage.matches.len() > MATCHES_DRAWN
    }));
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
            Cell::text(words::decided(job.lang, job.tournament, one).unwrap_or_default()),
        ]));
    }
    table.set(sheet);
    sheet.skip(LINE);
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
        let (seed, name) = match one.sides[side] {
            Side::Bye => (String::new(), words::bye(job.lang).into()),
            Side::Open => (String::new(), String::new()),
            known => (seed(job, known), name(job, known)),
        };
        Told {
            seed,
            name,
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
    let (left, top) = (sheet.left(), sheet.y() + LINE * 1.5);
    let height = sheet.bottom() - top;
    let line = LINE.min((height / count(first.matches.len()) - BELOW) / 2.0);
    let small = Style::regular(line * TYPE).faded();
    for (place, stage) in stages.iter().enumerate() {
        let x = left + column * count(place);
        let is_last = place + 1 == stages.len();
        let matches = if is_last { 1 } else { stage.matches.len() };
        let name = words::stage(job.lang, matches);
        sheet.read_as_heading(2, |sheet| sheet.text_at(x, top - LINE * 0.7, &name, Style::bold(LINE * TYPE)));
        let share = height / count(matches.max(1));
        for (index, one) in stage.matches.iter().enumerate() {
            let is_third = index >= matches;
            // The match for third place stands below the final.
            let middle = if is_third { top + height * 0.5 + LINE * 4.0 } else { top + share * (count(index) + 0.5) };
            if is_third {
                sheet.text_at(x, middle - LINE * 1.4, words::third_place(job.lang), small);
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
    let champion = stages.last().and_then(|stage| winner(stage.matches.first()?));
    if let Some(champion) = champion.filter(|_| !first.matches.is_empty()) {
        let text = words::champion(job.lang, name(job, champion));
        let x = left + column * count(stages.len() - 1);
        let style = fitted(sheet, &text, Style::bold(LINE * TYPE), column - GAP);
        sheet.text_at(x, top + height * 0.5 - LINE * 2.0, &text, style);
    }
}

fn winner(one: &Match) -> Option<Side> {
    match one.standing {
        Standing::Decided(side) => Some(one.sides[side]),
        Standing::Underway | Standing::Level => None,
    }
}

/// A box with both sides of a match, its middle at a height; `line` is the height of one side.
fn set_match(sheet: &mut Sheet, job: &Job, one: &Match, (x, middle): (f32, f32), (room, line): (f32, f32)) {
    const SEED: f32 = 18.0;
    const POINTS: f32 = 18.0;
    sheet.canvas().frame((x, middle - line), room, line * 2.0, RULE);
    sheet.canvas().line((x, middle), (x + room, middle), HAIRLINE);
    for (side, row) in [(0, middle - line), (1, middle)] {
        let told = Told::of(job, one, side);
        let size = line * TYPE;
        let style = if told.is_through { Style::bold(size) } else { Style::regular(size) };
        let baseline = row + line / 2.0 + style.half_capital();
        sheet.text_right_of(x + SEED - 4.0, baseline, &told.seed, Style::regular(size).faded());
        let name = fitted(sheet, &told.name, style, room - SEED - POINTS);
        sheet.text_at(x + SEED, baseline, &told.name, name);
        sheet.text_right_of(x + room - 3.0, baseline, &told.points, style);
    }
    if let Some(how) = &words::decided(job.lang, job.tournament, one).or_else(|| running(job, one)) {
        let style = fitted(sheet, how, Style::regular(BELOW * 0.8), room);
        sheet.text_at(x, middle + line + style.baseline(), how, style);
    }
}

/// How a tie-break stands that is being played.
fn running(job: &Job, one: &Match) -> Option<String> {
    let players = one.players().filter(|_| one.standing == Standing::Level)?;
    let legs = play_off::legs(&job.tournament.play_off_games(players), players);
    (!legs.is_empty()).then(|| words::legs(job.lang, &legs, 0))
}

/// The style, smaller where the text would not fit; never below what is read on a wall.
fn fitted(sheet: &Sheet, text: &str, style: Style, room: f32) -> Style {
    let wide = width(sheet.fonts(), text, style);
    if wide <= room { style } else { Style { size: (style.size * room / wide).max(SMALLEST), ..style } }
}
