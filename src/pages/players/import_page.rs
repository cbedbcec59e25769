//! The sheet of an import as a page: each row with its tick, its cells, and what is to be said of them.

use super::list_path;
use actix_web::http::StatusCode;
use askama::Template;
use sonneborn_exchange::players::{CellDefect, CellFault, Column, Judged, ReadAs, Sheet, SheetRow, Skip, ready};
use sonneborn_exchange::text::{self, Reading};
use sonneborn_i18n::{Lang, common, exchange as file_words, players as words, teams as team_words};
use sonneborn_store::rating_list::RatingListRow;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, html, page};

/// Rows on a page: a browser draws so many fields at once without a pause.
const ROWS_SHOWN: usize = 200;
/// Widths of fields, in letters; the widest holds the longest names that are borne. Browsers that can fit a field to its content do.
const NARROWEST: usize = 4;
const WIDEST: usize = 48;

/// What is said above the sheet, and which part of it is shown.
#[derive(Default)]
pub(super) struct Told {
    pub problems: Vec<String>,
    /// To be confirmed before the rows go in.
    pub warnings: Vec<String>,
    /// How many have just gone in.
    pub added: usize,
    /// That of all who have none, as it was typed.
    pub federation: String,
    pub page: usize,
    pub only_faulty: bool,
    pub lists: Vec<RatingListRow>,
    /// The list that rows are completed from.
    pub list: Option<i64>,
    /// The ways to read a file that does not say how it is written, and that file in base64.
    pub readings: Vec<Reading>,
    pub bytes: String,
}

impl Told {
    fn is_chosen(&self, list: &i64) -> bool {
        self.list == Some(*list)
    }
}

#[derive(Template)]
#[template(path = "players/import.html")]
struct EmptyPage {
    frame: Frame,
    base: String,
    problems: Vec<String>,
    /// Whether teams are made of the players.
    has_teams: bool,
}

pub(super) fn empty(guarded: &Guarded<Arbiter>, problems: Vec<String>) -> Answer {
    let lang = guarded.visitor.lang;
    let frame = Frame::of(guarded, Section::Players, words::import_title(lang));
    let status = if problems.is_empty() { StatusCode::OK } else { StatusCode::BAD_REQUEST };
    let has_teams = guarded.tournament().regulations.system.is_of_teams();
    html(status, &EmptyPage { frame, base: list_path(guarded), problems, has_teams })
}

struct Head {
    name: String,
    /// The place in [`Column::ALL`].
    chosen: Option<usize>,
}

impl Head {
    fn is(&self, place: &usize) -> bool {
        self.chosen == Some(*place)
    }
}

struct Cell {
    name: String,
    text: String,
    label: String,
    width: usize,
    fault: Option<String>,
    /// What the field takes, where it has a fault.
    allowed: Option<&'static str>,
    offer: Option<String>,
    is_filled: bool,
}

struct Line {
    place: usize,
    line: u32,
    skipped: Option<&'static str>,
    cells: Vec<Cell>,
    /// Somebody of the event who seems to stand here, and whether the arbiter can say that it is another.
    here: Option<(String, bool)>,
    is_another: bool,
    asks_title: bool,
    keeps_title: bool,
    candidates: Vec<(u32, String)>,
    is_unlisted: bool,
    is_good: bool,
    /// Nothing is wrong with it, and something with another row of its team.
    waits: bool,
}

#[derive(Template)]
#[template(path = "players/import_sheet.html")]
struct SheetPage {
    frame: Frame,
    base: String,
    told: Told,
    /// The whole sheet, which comes back with the form.
    kept: String,
    shown: String,
    source: String,
    /// How the file was read, where there are several ways.
    read_as: String,
    heads: Vec<Head>,
    /// What a column can be, in the order of [`Column::ALL`].
    meanings: Vec<&'static str>,
    lines: Vec<Line>,
    pages: Vec<usize>,
    has_names: bool,
    /// What the file calls the columns that are not read.
    left_out: String,
    /// Whether teams are made of the players.
    has_teams: bool,
    good: usize,
    faulty: usize,
    skipped: usize,
    offers: usize,
    /// How many good rows have no federation.
    stateless: usize,
}

pub(super) fn sheet(guarded: &Guarded<Arbiter>, sheet: &Sheet, judged: &[Option<Judged>], told: Told) -> Answer {
    let lang = guarded.visitor.lang;
    let in_teams = guarded.tournament().regulations.system.is_of_teams();
    let is_faulty = |place: &usize| judged[*place].as_ref().is_some_and(|row| !row.is_good());
    let places: Vec<usize> = if told.only_faulty {
        (0..sheet.rows.len()).filter(is_faulty).take(ROWS_SHOWN).collect()
    } else {
        (0..sheet.rows.len()).skip(told.page.saturating_mul(ROWS_SHOWN)).take(ROWS_SHOWN).collect()
    };
    let widths: Vec<usize> = (0..sheet.columns.len()).map(|column| width(sheet, column)).collect();
    let ready = if sheet.has_names() { ready(judged, in_teams) } else { Vec::new() };
    let line = |place: &usize| {
        let line = line(guarded, sheet, *place, judged[*place].as_ref(), &widths);
        Line { waits: in_teams && line.is_good && !ready.contains(place), ..line }
    };
    let count = |is: &dyn Fn(&Judged) -> bool| judged.iter().flatten().filter(|row| is(row)).count();
    let source = match &sheet.read_as {
        Some(ReadAs::Encoding(encoding)) => {
            let named = (!sheet.source.is_empty()).then(|| sheet.source.clone());
            named.into_iter().chain([words::import_encoding(lang, encoding)]).collect::<Vec<_>>().join(" · ")
        }
        Some(ReadAs::Sheet(name)) => [sheet.source.as_str(), name].join(" · "),
        None => sheet.source.clone(),
    };
    let read_as = match &sheet.read_as {
        Some(ReadAs::Encoding(encoding)) => encoding.clone(),
        Some(ReadAs::Sheet(_)) | None => String::new(),
    };
    let left_out = sheet
        .left_out()
        .into_iter()
        .map(|place| head_name(lang, sheet, place))
        .collect::<Vec<_>>()
        .join(sonneborn_i18n::common::list_comma(lang));
    let heads = sheet.columns.iter().enumerate().map(|(place, column)| Head {
        name: head_name(lang, sheet, place),
        chosen: column.and_then(|column| Column::ALL.iter().position(|known| *known == column)),
    });
    page(&SheetPage {
        frame: Frame::of(guarded, Section::Players, words::import_title(lang)).again(guarded),
        base: list_path(guarded),
        kept: serde_json::to_string(sheet).map_err(WebError::internal)?,
        shown: places.iter().map(usize::to_string).collect::<Vec<String>>().join(","),
        source,
        read_as,
        heads: heads.collect(),
        meanings: Column::ALL.into_iter().map(|column| column.heading(lang)).collect(),
        lines: places.iter().map(line).collect(),
        pages: (0..sheet.rows.len().div_ceil(ROWS_SHOWN)).collect(),
        has_names: sheet.has_names(),
        left_out,
        stateless: count(&|row| row.is_good() && row.data.federation.is_empty()),
        good: ready.len(),
        has_teams: in_teams,
        faulty: count(&|row| !row.is_good()),
        skipped: sheet.rows.iter().filter(|row| row.skipped.is_some_and(|skip| skip != Skip::Heading)).count(),
        offers: sheet.rows.iter().map(|row| row.offers.len()).sum(),
        told,
    })
}

/// What the file calls a column, or its number.
fn head_name(lang: Lang, sheet: &Sheet, place: usize) -> String {
    let named = sheet.headings.get(place).filter(|heading| !heading.is_empty());
    named.cloned().unwrap_or_else(|| words::import_column(lang, place + 1))
}

fn width(sheet: &Sheet, column: usize) -> usize {
    let longest = sheet.rows.iter().filter(|row| row.skipped.is_none()).map(|row| letters(&row.cells[column])).max();
    longest.unwrap_or(0).clamp(NARROWEST, WIDEST)
}

/// Letters as wide as Latin ones; a Chinese one takes two.
fn letters(text: &str) -> usize {
    text.chars().map(|letter| if letter.is_ascii() || letter < '\u{2e80}' { 1 } else { 2 }).sum()
}

fn line(guarded: &Guarded<Arbiter>, sheet: &Sheet, place: usize, judged: Option<&Judged>, widths: &[usize]) -> Line {
    let lang = guarded.visitor.lang;
    let row = &sheet.rows[place];
    let cells = (0..row.cells.len()).map(|number| cell(sheet, (place, number), judged, widths[number], lang));
    let faults = judged.map(|judged| judged.faults.as_slice()).unwrap_or_default();
    let here = judged.and_then(|judged| {
        let player = guarded.shown().player(judged.here?)?;
        let number = player.tpn.map(|tpn| format!("{} {tpn} ", common::number_short(lang))).unwrap_or_default();
        let is_certain = player.data.fide_id.is_some() && player.data.fide_id == judged.data.fide_id;
        Some((words::import_here(lang, format!("{number}{}", player.data.name)), !is_certain))
    });
    let unknown_title = faults.iter().any(|fault| fault.column == Column::Title);
    Line {
        place,
        line: row.line,
        skipped: row.skipped.map(|skip| skipped(lang, skip)),
        cells: cells.collect(),
        is_another: row.is_another,
        asks_title: unknown_title || row.keeps_title,
        keeps_title: row.keeps_title,
        candidates: row.candidates.iter().map(|candidate| (candidate.row, candidate.words.clone())).collect(),
        is_unlisted: row.is_unlisted,
        is_good: judged.is_some_and(Judged::is_good),
        waits: false,
        here,
    }
}

fn cell(sheet: &Sheet, (place, number): (usize, usize), judged: Option<&Judged>, width: usize, lang: Lang) -> Cell {
    let row: &SheetRow = &sheet.rows[place];
    let faults = judged.map(|judged| judged.faults.as_slice()).unwrap_or_default();
    let fault = faults.iter().find(|fault| usize::try_from(fault.place.column) == Ok(number + 1));
    let column = sheet.columns[number];
    // What can be read, and stands elsewhere already, has no other form.
    let allowed = |fault: &CellFault| file_words::allowed(lang, fault.column);
    let name = column.map_or_else(|| words::import_column(lang, number + 1), |of| of.heading(lang).to_owned());
    Cell {
        name: format!("c{place}-{number}"),
        text: row.cells[number].clone(),
        label: words::import_cell(lang, name, row.line),
        width,
        fault: fault.map(|fault| file_words::cell_defect(lang, fault)),
        allowed: fault.filter(|fault| !matches!(fault.defect, CellDefect::Twice { .. })).and_then(allowed),
        offer: row.offers.get(&number).cloned(),
        is_filled: row.filled.contains(&number),
    }
}

fn skipped(lang: Lang, skip: Skip) -> &'static str {
    match skip {
        Skip::Caption => words::import_skip_caption(lang),
        Skip::Heading => words::import_skip_heading(lang),
        Skip::ByHand => words::import_skip_by_hand(lang),
    }
}
