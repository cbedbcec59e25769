//! A list of players as a spreadsheet that is being mended: every row as it stands, which column is what, what is skipped and
//! why, what cannot be read, who is in the event already, and what is asked. Good rows can go in while others stay.

use super::blocks;
use super::columns::Column;
use super::guess::{guess, heading, joined};
use super::read::{CellDefect, CellFault, board, player};
use super::skip::Skip;
use super::{Mapping, ReadAs, titles};
use crate::Place;
use crate::folded_words::sorted_words;
use crate::table::{Grid, MAX_COLUMNS, MAX_ROWS, Row};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::player::PlayerData;
use std::collections::{BTreeMap, HashMap};

/// The table, as a page carries it from one look to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    pub columns: Vec<Option<Column>>,
    /// What the file calls the columns; empty where it does not.
    pub headings: Vec<String>,
    pub rows: Vec<SheetRow>,
    /// The file's name.
    pub source: String,
    pub read_as: Option<ReadAs>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SheetRow {
    pub line: u32,
    pub cells: Vec<String>,
    pub skipped: Option<Skip>,
    /// An unknown title is kept as it is written.
    pub keeps_title: bool,
    /// Somebody else than the player of the event who is called the same.
    pub is_another: bool,
    /// What a rating list says otherwise, by column.
    pub offers: BTreeMap<usize, String>,
    /// Columns that a rating list has filled.
    pub filled: Vec<usize>,
    /// Players of the rating list who could be meant.
    pub candidates: Vec<Candidate>,
    /// The rating that a list gave, and the list.
    pub rated_by: Option<(u16, String)>,
    /// The rating list was asked and has nobody of this ID or name.
    pub is_unlisted: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    pub row: u32,
    /// As the list has the player, in a line.
    pub words: String,
}

/// The rows that can go in. Where players come in teams, a team waits until nothing is wrong with any of its rows, and all wait for a
/// row without a team: it may be of any.
pub fn ready(judged: &[Option<Judged>], in_teams: bool) -> Vec<usize> {
    let is_without_team = |fault: &CellFault| matches!(fault.defect, CellDefect::NoTeam);
    if judged.iter().flatten().any(|row| row.faults.iter().any(is_without_team)) {
        return Vec::new();
    }
    let team = |row: &Judged| row.data.club.trim().to_lowercase();
    let bad: Vec<String> = judged.iter().flatten().filter(|row| in_teams && !row.is_good()).map(team).collect();
    let is_ready = |row: &Judged| row.is_good() && !bad.contains(&team(row));
    let rows = judged.iter().enumerate();
    rows.filter(|(_, row)| row.as_ref().is_some_and(is_ready)).map(|(place, _)| place).collect()
}

/// What is to be said of a row that is not skipped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    pub data: PlayerData,
    pub faults: Vec<CellFault>,
    /// The place in the team, where a column says it.
    pub board: Option<u16>,
    /// The player of the event who stands in this row, it seems.
    pub here: Option<PlayerId>,
}

impl Judged {
    pub fn is_good(&self) -> bool {
        self.faults.is_empty() && self.here.is_none()
    }
}

impl SheetRow {
    /// What somebody wrote over and ticked since the row was read as `began`; what a rating list filled rests on what was read.
    fn carry(&mut self, mended: &SheetRow, began: &SheetRow) {
        if mended.skipped != began.skipped {
            self.skipped = mended.skipped;
        }
        (self.keeps_title, self.is_another) = (mended.keeps_title, mended.is_another);
        for (column, cell) in self.cells.iter_mut().enumerate() {
            let typed = mended.cells.get(column).filter(|typed| began.cells.get(column) != Some(typed));
            if let Some(typed) = typed.filter(|_| !mended.filled.contains(&column)) {
                cell.clone_from(typed);
            }
        }
    }
}

impl Sheet {
    /// The same file read otherwise, with what was mended since it was read as `began`. Rows are found by their lines in the file, because
    /// those that went in are gone.
    pub fn carried(&self, began: &Sheet, mut now: Sheet) -> Sheet {
        let (mended, first) = (self.by_line(), began.by_line());
        for (line, places) in now.by_line() {
            let (Some(mended), Some(first)) = (mended.get(&line), first.get(&line)) else { continue };
            // Of a line with several rows nobody knows which one went in.
            if [mended.len(), first.len()] != [places.len(); 2] {
                continue;
            }
            for (place, (mended, first)) in places.into_iter().zip(mended.iter().zip(first)) {
                now.rows[place].carry(&self.rows[*mended], &began.rows[*first]);
            }
        }
        now
    }

    fn by_line(&self) -> HashMap<u32, Vec<usize>> {
        let mut places: HashMap<u32, Vec<usize>> = HashMap::new();
        for (place, row) in self.rows.iter().enumerate() {
            places.entry(row.line).or_default().push(place);
        }
        places
    }

    /// The table as it was read, with captions and headings skipped and the columns guessed.
    pub fn of(grid: Grid, source: String) -> Sheet {
        let (grid, parting) = blocks::joined(grid);
        let upper = heading(&grid);
        let pair = upper.and_then(|upper| Some((&grid.rows[upper], grid.rows.get(upper + 1)?)));
        let joined = pair.and_then(|(upper, lower)| joined(upper, lower));
        // Of a heading of two rows the lower one begins the table.
        let from = upper.map_or_else(|| captions(&grid), |upper| upper + usize::from(joined.is_some()));
        let mut body = Grid { rows: grid.rows[from..].to_vec(), origin: grid.origin.clone() };
        if let Some(joined) = joined {
            body.rows[0] = joined;
        }
        let width = grid.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let mut columns = guess(&body).columns;
        columns.resize(width, None);
        let end = if upper.is_some() { end_of_table(&grid, from, &columns) } else { grid.rows.len() };
        let mut headings = upper.map_or_else(Vec::new, |_| body.rows[0].cells.clone());
        headings.resize(width, String::new());
        let row = |(place, row): (usize, Row)| SheetRow {
            line: row.line,
            skipped: if upper.is_some_and(|upper| (upper..=from).contains(&place)) {
                Some(Skip::Heading)
            } else {
                (place < from || place >= end).then_some(Skip::Caption).or_else(|| parting.get(&place).copied())
            },
            cells: padded(row.cells, width),
            ..SheetRow::default()
        };
        let read_as = ReadAs::of(&grid.origin);
        Sheet { columns, headings, rows: grid.rows.into_iter().enumerate().map(row).collect(), source, read_as }
    }

    /// Whether a sheet that came back from a page is one that this program can have made.
    pub fn is_within_limits(&self) -> bool {
        let width = self.columns.len();
        let is_whole = |row: &SheetRow| {
            row.cells.len() == width && row.offers.keys().chain(&row.filled).all(|column| *column < width)
        };
        width <= MAX_COLUMNS
            && self.headings.len() == width
            && self.rows.len() <= MAX_ROWS
            && self.rows.iter().all(is_whole)
    }

    /// The cell's number of what a column says, if the sheet has it.
    pub fn place_of(&self, column: Column) -> Option<usize> {
        self.columns.iter().position(|own| *own == Some(column))
    }

    /// A cell's number for what a column says; a new column where the sheet has none.
    pub(super) fn place_for(&mut self, column: Column) -> usize {
        self.place_of(column).unwrap_or_else(|| {
            self.columns.push(Some(column));
            self.headings.push(String::new());
            self.rows.iter_mut().for_each(|row| row.cells.push(String::new()));
            self.columns.len() - 1
        })
    }

    /// The columns that are not read and have something in them, by their places.
    pub fn left_out(&self) -> Vec<usize> {
        let is_filled = |place: usize| {
            let rows = self.rows.iter().filter(|row| row.skipped.is_none());
            rows.filter_map(|row| row.cells.get(place)).any(|cell| !cell.trim().is_empty())
        };
        (0..self.columns.len()).filter(|place| self.columns[*place].is_none() && is_filled(*place)).collect()
    }

    pub fn has_names(&self) -> bool {
        [Column::Name, Column::Family].into_iter().any(|column| self.place_of(column).is_some())
    }

    pub(super) fn mapping(&self) -> Mapping {
        Mapping { has_header: false, columns: self.columns.clone() }
    }

    /// What the rows say, in their order; `None` for those that are skipped.
    pub fn judged(&self, tournament: &Tournament) -> Vec<Option<Judged>> {
        let mapping = self.mapping();
        let (mut by_id, mut by_person) = (HashMap::new(), HashMap::new());
        let (here, in_teams) = (Here::of(tournament), tournament.regulations.system.is_of_teams());
        let judge = |row: &SheetRow| {
            if row.skipped.is_some() {
                return None;
            }
            let mut faults = Vec::new();
            let plain = Row { line: row.line, cells: row.cells.clone() };
            let mut data = player(&plain, &mapping, &mut faults);
            if let Some((rating, list)) = row.rated_by.as_ref().filter(|(rating, _)| data.rating == Some(*rating)) {
                debug_assert!(*rating > 0);
                data.rating_source.clone_from(list);
            }
            faults.extend(self.unknown_title(row, &data));
            let first = data.fide_id.and_then(|id| by_id.insert(id, row.line)).map(|line| (Column::FideId, line));
            let person = (sorted_words(&data.name), data.birth.map(|birth| birth.year), data.fide_id);
            let first = first.or(by_person.insert(person, row.line).map(|line| (Column::Name, line)));
            if let Some((column, first_line)) = first {
                faults.push(self.fault(row, column, CellDefect::Twice { first_line }));
            }
            if in_teams && data.club.trim().is_empty() {
                faults.push(self.fault(row, Column::Club, CellDefect::NoTeam));
            }
            let here = here.find(&data).filter(|(_, is_certain)| *is_certain || !row.is_another);
            let board = self.place_of(Column::Board).and_then(|place| board(row.cells.get(place)?));
            Some(Judged { data, faults, board, here: here.map(|(player, _)| player) })
        };
        self.rows.iter().map(judge).collect()
    }

    /// A title that nobody knows is asked about.
    fn unknown_title(&self, row: &SheetRow, data: &PlayerData) -> Option<CellFault> {
        let text = &data.other_title;
        let is_asked = !text.is_empty() && !titles::is_other(text) && !row.keeps_title;
        is_asked.then(|| self.fault(row, Column::Title, CellDefect::UnknownTitle { text: text.clone() }))
    }

    fn fault(&self, row: &SheetRow, column: Column, defect: CellDefect) -> CellFault {
        let place = self.place_of(column).or(self.place_of(Column::Family)).unwrap_or(0);
        let column_number = u32::try_from(place + 1).unwrap_or(u32::MAX);
        CellFault { place: Place { line: row.line, column: column_number }, column, defect }
    }
}

/// Rows at the top with one filled cell, where most rows have more.
fn captions(grid: &Grid) -> usize {
    let is_single = |row: &Row| row.cells.iter().filter(|cell| !cell.is_empty()).count() == 1;
    let singles = grid.rows.iter().filter(|row| is_single(row)).count();
    if singles * 2 >= grid.rows.len() { 0 } else { grid.rows.iter().take_while(|row| is_single(row)).count() }
}

/// Where the table below its heading ends: lines with one cell that is no name may follow, such as where it was downloaded.
fn end_of_table(grid: &Grid, heading: usize, columns: &[Option<Column>]) -> usize {
    let is_player = |row: &Row| {
        let filled: Vec<usize> = (0..row.cells.len()).filter(|cell| !row.cells[*cell].is_empty()).collect();
        filled.len() > 1 || filled.iter().any(|cell| matches!(columns[*cell], Some(Column::Name | Column::Family)))
    };
    let last = grid.rows.iter().rposition(is_player).filter(|last| *last > heading);
    last.map_or(grid.rows.len(), |last| last + 1)
}

fn padded(mut cells: Vec<String>, width: usize) -> Vec<String> {
    cells.resize(width, String::new());
    cells
}

/// The players of the event, to recognise rows by.
struct Here {
    by_id: HashMap<FideId, PlayerId>,
    by_name: HashMap<Vec<String>, Vec<Namesake>>,
}

/// A player of the event with the year of birth and the FIDE ID, as far as known.
type Namesake = (PlayerId, Option<u16>, Option<FideId>);

impl Here {
    fn of(tournament: &Tournament) -> Here {
        let mut here = Here { by_id: HashMap::new(), by_name: HashMap::new() };
        for player in tournament.entrants() {
            if let Some(id) = player.data.fide_id {
                here.by_id.insert(id, player.id);
            }
            let year = player.data.birth.map(|birth| birth.year);
            let named = here.by_name.entry(sorted_words(&player.data.name)).or_default();
            named.push((player.id, year, player.data.fide_id));
        }
        here
    }

    /// The same FIDE ID is the same player for certain; the same name, unless year of birth or ID say otherwise, perhaps.
    fn find(&self, data: &PlayerData) -> Option<(PlayerId, bool)> {
        if let Some(player) = data.fide_id.and_then(|id| self.by_id.get(&id)) {
            return Some((*player, true));
        }
        let year = data.birth.map(|birth| birth.year);
        let named = self.by_name.get(&sorted_words(&data.name))?;
        let same = named.iter().find(|(_, born, id)| !differ(*born, year) && !differ(*id, data.fide_id));
        same.map(|(player, ..)| (*player, false))
    }
}

/// Whether both are known, and are not the same.
fn differ<T: PartialEq>(own: Option<T>, other: Option<T>) -> bool {
    own.is_some() && other.is_some() && own != other
}
