//! The figures of the standings opened for the notice board: what each is made of, opponent by opponent, what was cut and
//! why, which dummy stands in and how it is capped, what direct encounters compared.
//!
//! For one participant every figure is opened; for those who are level on points a table tells first which tie-break put
//! each where they stand, and then only the figures are opened that were needed. The words are those of the page.

use super::DocumentError;
use super::format::Format;
use super::job::Job;
use super::page::Sheet;
use super::press::Press;
use super::standings::{name, player, tie_break_cells, tie_break_columns};
use super::table::{Cell, Column, Row, Table};
use super::who;
use sonneborn_i18n::figure_sheet::{FigureSheet, SheetLine, SheetStep};
use sonneborn_i18n::{common, document as words};
use sonneborn_standings::{Row as Standing, Standings};

/// Whose figures are opened. Places are those of the field, as everywhere in explanations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// One participant's.
    Only(u32),
    /// Those of all who have as many points as the one at this place.
    LevelWith(u32),
}

impl Whose {
    fn place(self) -> u32 {
        match self {
            Whose::Only(place) | Whose::LevelWith(place) => place,
        }
    }
}

/// The type of the sums, in points.
const SIZE: f32 = 9.0;
/// A figure's title stays with the first lines of its sum, in points.
const BEGINNING: f32 = 60.0;

/// # Errors
/// A place that nobody has.
pub(super) fn add(press: &mut Press, job: &Job, standings: &Standings, whose: Whose) -> Result<(), DocumentError> {
    let place = whose.place();
    if place as usize >= standings.rows.len() {
        return Err(DocumentError::NobodyThere);
    }
    let lang = job.lang;
    let row = standings.row_at(place);
    let after = words::after_round(lang, standings.through);
    let about = match whose {
        Whose::Only(_) => format!("{} · {after}", named(job, row)),
        Whose::LevelWith(_) => format!("{} · {after}", words::level_on(lang, row.points)),
    };
    let mut sheet = job.sheet(press, Format::portrait(job.size), words::figures_explained(lang).into(), about);
    match whose {
        Whose::Only(place) => {
            line_of_standings(&mut sheet, job, standings, &[row]);
            for column in 0..standings.tie_breaks.len() {
                figure(&mut sheet, job, standings, place, column);
            }
        }
        Whose::LevelWith(_) => level(&mut sheet, job, standings, row),
    }
    sheet.remark(words::struck_does_not_count(lang));
    sheet.finish();
    Ok(())
}

/// All who are level on points: the order among them, then each one's figures as far as they were needed.
fn level(sheet: &mut Sheet, job: &Job, standings: &Standings, with: &Standing) {
    let is_level = |row: &&Standing| row.rank.is_some() == with.rank.is_some() && row.points == with.points;
    let group: Vec<&Standing> = standings.rows.iter().filter(is_level).collect();
    line_of_standings(sheet, job, standings, &group);
    let mut told: Vec<SheetStep> = Vec::new();
    for row in &group {
        sheet.heading(&named(job, row));
        for column in 1..standings.tie_breaks.len() {
            let tied = standings.tied_before(row.place, column);
            if tied.is_empty() {
                break;
            }
            let Some(mut opened) = FigureSheet::of(job.lang, job.tournament, standings, row.place, column) else {
                continue;
            };
            // The same encounters would otherwise stand below everybody whom they compare.
            opened.steps.retain(|step| !told.contains(step));
            told.extend(opened.steps.iter().cloned());
            set(sheet, &opened);
        }
    }
}

fn figure(sheet: &mut Sheet, job: &Job, standings: &Standings, place: u32, column: usize) {
    if let Some(opened) = FigureSheet::of(job.lang, job.tournament, standings, place, column) {
        set(sheet, &opened);
    }
}

/// The lines of the standings that are explained, and by which tie-break each stands below the one above.
fn line_of_standings(sheet: &mut Sheet, job: &Job, standings: &Standings, rows: &[&Standing]) {
    let lang = job.lang;
    let mut columns = vec![
        Column::right(common::rank_short(lang)),
        Column::right(common::number_short(lang)),
        Column::left(common::name(lang)).sharing(2.0),
        Column::right(common::points_short(lang)),
    ];
    columns.extend(tie_break_columns(standings));
    if rows.len() > 1 {
        columns.push(Column::left(words::decided_by(lang)));
    }
    let mut table = Table::new(columns);
    for (index, row) in rows.iter().enumerate() {
        let mut cells = vec![
            Cell::of_option(row.rank),
            Cell::of(standings.field().participant(row.place).number),
            Cell::text(named(job, row)),
            Cell::bold(row.points.to_string()),
        ];
        cells.extend(tie_break_cells(job.lang, row));
        if rows.len() > 1 {
            cells.push(if index == 0 {
                Cell::EMPTY
            } else {
                Cell::text(decided(job, standings, row, rows[index - 1]))
            });
        }
        table.row(cells);
    }
    table.set(sheet);
    sheet.skip(6.0);
}

/// What put a row below the one above it.
fn decided(job: &Job, standings: &Standings, row: &Standing, above: &Standing) -> String {
    match standings.decided_by(row.place) {
        Some(column) => standings.tie_breaks[column].to_string(),
        None if row.rank.is_none() => String::new(),
        None if row.rank == above.rank => words::shares_rank(job.lang).into(),
        None => words::by_lots_or_hand(job.lang).into(),
    }
}

/// One opened figure: its title, the addends, what was compared, how it was made.
fn set(sheet: &mut Sheet, opened: &FigureSheet) {
    if opened.lines.is_empty() && opened.steps.is_empty() && opened.finish.is_empty() {
        return;
    }
    sheet.need(BEGINNING * sheet.scale());
    sheet.skip(5.0);
    sheet.field(&opened.title, &opened.figure);
    if !opened.lines.is_empty() {
        addends(opened).set(sheet);
    }
    for step in &opened.steps {
        sheet.paragraph(&step.rule);
        encounters(step).set(sheet);
    }
    if !opened.finish.is_empty() {
        sheet.skip(3.0);
        sheet.paragraph(&opened.finish);
    }
}

fn addends(opened: &FigureSheet) -> Table {
    let [round, opponent, result, brings, counts] = opened.heads;
    let columns = vec![
        Column::right(round),
        Column::left(opponent).sharing(1.0),
        Column::left(result),
        Column::right(brings),
        Column::right(counts),
        Column::left("").sharing(2.0),
    ];
    let mut table = Table { size: SIZE, ..Table::new(columns) };
    for line in &opened.lines {
        let SheetLine { round, opponent, result, brings, value, note, .. } = line.clone();
        let value = if line.counts { Cell::bold(value) } else { Cell::text(format!("({value})")) };
        let cells = vec![
            Cell::text(round),
            Cell::text(who::printed_name(&opponent)),
            Cell::text(result),
            Cell::text(brings),
            value,
            Cell::text(note),
        ];
        table.rows.push(if line.counts { Row::Cells(cells) } else { Row::Faded(cells) });
    }
    table
}

fn encounters(step: &SheetStep) -> Table {
    let columns =
        vec![Column::right(""), Column::left("").sharing(1.0), Column::right(""), Column::left("").sharing(1.0)];
    let mut table = Table { size: SIZE, ..Table::new(columns) };
    for (place, name, score, missing) in &step.rows {
        table.row(vec![
            Cell::of(place),
            Cell::text(who::printed_name(name)),
            Cell::bold(score.clone()),
            Cell::text(missing.clone()),
        ]);
    }
    table
}

/// The participant's name as the standings print it.
fn named(job: &Job, row: &Standing) -> String {
    name(job, row, player(job, row))
}
