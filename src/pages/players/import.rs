//! Players from a CSV or XLSX file, or from a pasted table, on a sheet that is mended in place: columns are named by hand, rows
//! skipped, cells written over, and rows completed from a rating list. Good rows go in; the others stay on the page.
//!
//! The whole sheet travels in the form, the rows that are shown as fields beside it, so that nothing typed is lost and nothing is
//! kept on the server.

use super::import_page::{self, Told};
use super::list_path;
use crate::rating_list::day_of_lists;
use crate::upload::Upload;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sonneborn_desk::workshop::foreign_table;
use sonneborn_desk::{Attempt, Refused};
use sonneborn_exchange::players::{Column, Judged, ReadAs, Sheet, Skip, Source, ready};
use sonneborn_exchange::table::GridFault;
use sonneborn_exchange::text;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{common, confirmation, exchange as file_words, players as words, teams as team_words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, RegisterPlayers, RegisterTeams};
use sonneborn_tournament::player::PlayerData;
use sonneborn_tournament::reader;
use sonneborn_tournament::team::Squad;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError, in_workshop, refused, see_other};
use std::str::FromStr;
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Players).get("/t/{tournament}/players/import", Shows::PERSONS, show).post(
        "/t/{tournament}/players/import",
        Shows::PERSONS,
        look,
    );
}

/// What a button of the sheet asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Check again; also Enter in a cell.
    Look,
    /// Add the good rows.
    Add,
    /// Complete all rows, or one, from the rating list.
    Complete,
    CompleteRow(usize),
    /// Take all that the list offers.
    TakeAll,
    /// Read the file otherwise.
    Read,
    /// Show these rows.
    Page(usize),
    OnlyFaulty,
}

impl Wanted {
    fn of(text: &str) -> Option<Wanted> {
        Some(match text {
            "" | "look" => Wanted::Look,
            "add" => Wanted::Add,
            "complete" => Wanted::Complete,
            "take" => Wanted::TakeAll,
            "read" => Wanted::Read,
            "faulty" => Wanted::OnlyFaulty,
            other => match other.split_once('-')? {
                ("complete", row) => Wanted::CompleteRow(row.parse().ok()?),
                ("page", page) => Wanted::Page(page.parse().ok()?),
                _ => return None,
            },
        })
    }
}

async fn show(guarded: Guarded<Arbiter>) -> Answer {
    import_page::empty(&guarded, Vec::new())
}

async fn look(guarded: Guarded<Arbiter>, upload: Upload) -> Answer {
    let lang = guarded.visitor.lang;
    let wanted = Wanted::of(upload.field("do")).ok_or_else(|| unread(upload.field("do")))?;
    let bytes = upload.file.as_ref().map_or_else(|| upload.field("text").as_bytes(), |(_, bytes)| bytes);
    let is_new = !bytes.iter().all(u8::is_ascii_whitespace);
    if !is_new && !upload.fields.contains_key("sheet") {
        return import_page::empty(&guarded, vec![words::import_nothing(lang).into()]);
    }
    let upload = Arc::new(upload);
    let (sheet, judged, mut told) = match read(&guarded, &upload, wanted, is_new).await? {
        Ok(read) => read,
        Err(fault) => return import_page::empty(&guarded, vec![file_words::grid_fault(lang, &fault)]),
    };
    told.page = match wanted {
        Wanted::Page(page) => page,
        _ => number_in(&upload, "page")?.unwrap_or(0),
    };
    told.only_faulty = match wanted {
        Wanted::OnlyFaulty => true,
        Wanted::Page(_) => false,
        _ => upload.field("view") == "faulty",
    };
    told.federation = upload.field("federation").to_owned();
    match reader::federation(&told.federation, "") {
        Err(wrong) => told.problems = vec![unreadable(lang, common::federation(lang), &wrong)],
        Ok(federation) if wanted == Wanted::Add => {
            let confirmed = upload.is_ticked("confirmed")?;
            return add(guarded, (sheet, judged, told), &federation, confirmed).await;
        }
        Ok(_) => {}
    }
    import_page::sheet(&guarded, &sheet, &judged, told)
}

fn unread(text: &str) -> WebError {
    WebError::Unreadable(format!("no request of the sheet: {text}"))
}

/// A number that a page sends along; nothing where it sends none.
fn number_in<N: FromStr>(upload: &Upload, field: &str) -> Result<Option<N>, WebError> {
    let text = Some(upload.field(field)).filter(|text| !text.is_empty());
    text.map(|text| text.parse().map_err(|_| unread(text))).transpose()
}

/// A sheet with what came of each of its rows, and what the page tells of it.
type Looked = (Sheet, Vec<Option<Judged>>, Told);

/// Reads the sheet, and completes it from a rating list where that is wanted.
async fn read(
    guarded: &Guarded<Arbiter>,
    upload: &Arc<Upload>,
    wanted: Wanted,
    is_new: bool,
) -> Result<Result<Looked, GridFault>, WebError> {
    let (journal, desk) = (Arc::clone(&guarded.journal), Arc::clone(&guarded.state.desk));
    let sent = Arc::clone(upload);
    let read = in_workshop(&guarded.state, &guarded.visitor, move || {
        let kept = kept_file(&sent)?;
        let mut sheet = match looked_at(&sent, &kept, wanted, is_new)? {
            Ok(sheet) => sheet,
            Err(fault) => return Ok::<_, WebError>(Err(fault)),
        };
        if wanted != Wanted::Read {
            name_columns(&mut sheet, &sent)?;
        }
        let (kind, day) = (journal.state().regulations.main_list(), day_of_lists(journal.state()));
        let mut told = Told { lists: desk.store().rating_lists()?, ..Told::default() };
        if matches!(sheet.read_as, Some(ReadAs::Encoding(_))) {
            (told.readings, told.bytes) = (text::readings(&kept), STANDARD.encode(&kept));
        }
        let list = match number_in(&sent, "list")? {
            Some(list) => desk.loaded_rating_list(list)?,
            None => desk.rating_list_at(Some(day))?,
        };
        if let Some(list) = list {
            told.list = Some(list.0.id);
            let title = list.0.title();
            let source = Source { index: &list.1, kind, title: &title };
            complete(&mut sheet, wanted, &source, &sent)?;
        }
        let judged = sheet.judged(journal.state());
        Ok(Ok((sheet, judged, told)))
    });
    read.await
}

/// Registers the good rows; those that are left stay on the page.
async fn add(
    guarded: Guarded<Arbiter>,
    (mut sheet, judged, mut told): Looked,
    federation: &str,
    confirmed: bool,
) -> Answer {
    let in_teams = guarded.tournament().regulations.system.is_of_teams();
    let line = |place: usize| Line {
        place,
        board: judged[place].as_ref().and_then(|row| row.board),
        data: from_of_all(judged[place].clone().unwrap_or_default().data, federation),
    };
    let good: Vec<Line> = ready(&judged, in_teams).into_iter().map(line).collect();
    if good.is_empty() || !sheet.has_names() {
        return import_page::sheet(&guarded, &sheet, &judged, told);
    }
    let act = match registration(&guarded, &sheet.source, &good) {
        Ok(act) => act,
        Err(problems) => {
            told.problems = problems;
            return import_page::sheet(&guarded, &sheet, &judged, told);
        }
    };
    match guarded.perform(Attempt { confirmed, ..Attempt::of(act) }).await {
        Ok(_) => {
            let mut place = 0;
            sheet.rows.retain(|_| {
                place += 1;
                good.iter().all(|added| added.place != place - 1)
            });
            // What is left was skipped by somebody or by us: the list is done.
            if sheet.rows.iter().all(|row| row.skipped.is_some()) {
                let teams = format!("/t/{}/teams", guarded.id());
                return Ok(see_other(&if in_teams { teams } else { list_path(&guarded) }));
            }
            let journal = guarded.live.journal();
            let judged = sheet.judged(journal.state());
            told.added = good.len();
            return import_page::sheet(&guarded, &sheet, &judged, told);
        }
        Err(Refused::Store(error)) => return Err(WebError::from(error)),
        Err(Refused::ToConfirm(asked)) => {
            told.warnings = confirmation::asked(guarded.visitor.lang, &asked, guarded.tournament());
        }
        Err(refusal) => {
            told.problems = vec![refused::words(guarded.visitor.lang, &refusal, Some(guarded.tournament()))];
        }
    }
    import_page::sheet(&guarded, &sheet, &judged, told)
}

/// A player of no federation is of the one that was said for all of them.
fn from_of_all(data: PlayerData, federation: &str) -> PlayerData {
    if data.federation.is_empty() { PlayerData { federation: federation.into(), ..data } } else { data }
}

/// The sheet that is looked at: of a new file or text, of the file that came back to be read otherwise, or as it came back.
fn looked_at(sent: &Upload, kept: &[u8], wanted: Wanted, is_new: bool) -> Result<Result<Sheet, GridFault>, WebError> {
    let encoding = |field| text::told(sent.field(field));
    let (grid, source) = match (&sent.file, is_new) {
        (Some((name, bytes)), true) => (foreign_table(bytes, encoding("encoding")), name.clone()),
        (None, true) => (foreign_table(sent.field("text").as_bytes(), None), sent.field("source").to_owned()),
        (_, false) if wanted == Wanted::Read => {
            let mended = returned(sent)?;
            let read = |told| foreign_table(kept, told).map(|grid| Sheet::of(grid, mended.source.clone()));
            let began = match &mended.read_as {
                Some(ReadAs::Encoding(name)) => read(text::told(name)).ok(),
                Some(ReadAs::Sheet(_)) | None => None,
            };
            let now = read(encoding("read_as"));
            return Ok(now.map(|now| match &began {
                Some(began) => mended.carried(began, now),
                None => now,
            }));
        }
        (_, false) => return returned(sent).map(Ok),
    };
    Ok(grid.map(|grid| Sheet::of(grid, source)))
}

/// Files up to here come back with the form, to be read otherwise; lists of people are far smaller.
const MOST_KEPT: usize = 1024 * 1024;

/// The file that was chosen, or the one that came back with the form; nothing of one that is too large to come back.
///
/// # Errors
/// What no page of ours sends.
fn kept_file(upload: &Upload) -> Result<Vec<u8>, WebError> {
    let kept = match &upload.file {
        Some((_, bytes)) => bytes.clone(),
        None => STANDARD.decode(upload.field("bytes")).map_err(|error| WebError::Unreadable(error.to_string()))?,
    };
    Ok(if kept.len() > MOST_KEPT { Vec::new() } else { kept })
}

/// A row that goes in.
struct Line {
    place: usize,
    /// The place in the team, where a column says it.
    board: Option<u16>,
    data: PlayerData,
}

/// The act that registers the lines; in an event of teams with their teams.
///
/// # Errors
/// See [`squads`].
fn registration(guarded: &Guarded<Arbiter>, source: &str, lines: &[Line]) -> Result<Act, Vec<String>> {
    let first_round = guarded.tournament().next_unpublished();
    let source = source.to_owned();
    if guarded.tournament().regulations.system.is_of_teams() {
        let (teams, players) = squads(guarded, lines)?;
        return Ok(Act::RegisterTeams(RegisterTeams { teams, players, first_round, source }));
    }
    let players = lines.iter().map(|line| line.data.clone()).collect();
    Ok(Act::RegisterPlayers(RegisterPlayers { players, first_round, source }))
}

/// The teams of the lines, each in the place of its first player, with the players team by team: the club is the team.
///
/// # Errors
/// Teams that are there already, in words.
fn squads(guarded: &Guarded<Arbiter>, lines: &[Line]) -> Result<(Vec<Squad>, Vec<PlayerData>), Vec<String>> {
    let lang = guarded.visitor.lang;
    let (mut teams, mut problems): (Vec<(String, Vec<PlayerData>)>, Vec<String>) = (Vec::new(), Vec::new());
    // By their boards where the table says them, and else as they stand.
    let mut lines: Vec<&Line> = lines.iter().collect();
    lines.sort_by_key(|line| (line.board.is_none(), line.board));
    for line in lines {
        let name = line.data.club.trim();
        match teams.iter_mut().find(|(known, _)| known.to_lowercase() == name.to_lowercase()) {
            Some((_, players)) => players.push(line.data.clone()),
            None => teams.push((name.to_owned(), vec![line.data.clone()])),
        }
    }
    let there = guarded
        .tournament()
        .teams
        .iter()
        .filter(|team| teams.iter().any(|(name, _)| name.to_lowercase() == team.name.to_lowercase()));
    problems.extend(there.map(|team| team_words::name_taken(lang, &team.name)));
    if !problems.is_empty() {
        return Err(problems);
    }
    let squad = |(name, players): &(String, Vec<PlayerData>)| {
        let federation = players[0].federation.clone();
        let is_common = players.iter().all(|player| player.federation == federation);
        let federation = if is_common { federation } else { String::new() };
        Squad { name: name.clone(), federation, size: players.len(), ..Squad::default() }
    };
    let squads = teams.iter().map(squad).collect();
    Ok((squads, teams.into_iter().flat_map(|(_, players)| players).collect()))
}

/// Names the columns as the form does; a form without their fields leaves them as they are.
///
/// # Errors
/// What is no column.
fn name_columns(sheet: &mut Sheet, upload: &Upload) -> Result<(), WebError> {
    for index in 0..sheet.columns.len() {
        match upload.fields.get(&format!("column{index}")).map(String::as_str) {
            None => {}
            Some("-") => sheet.columns[index] = None,
            Some(text) => {
                let column = text.parse().ok().and_then(|place: usize| Column::ALL.get(place).copied());
                sheet.columns[index] = Some(column.ok_or_else(|| WebError::Unreadable(format!("no column: {text}")))?);
            }
        }
    }
    Ok(())
}

/// The sheet as it comes back: the rows that were shown as they were mended.
///
/// # Errors
/// What no page of ours sends.
fn returned(upload: &Upload) -> Result<Sheet, WebError> {
    let unread = WebError::Unreadable;
    let mut sheet: Sheet = serde_json::from_str(upload.field("sheet")).map_err(|error| unread(error.to_string()))?;
    if !sheet.is_within_limits() {
        return Err(unread("no sheet of ours".into()));
    }
    let is_ticked = |name: String| upload.is_ticked(&name);
    for place in upload.field("shown").split(',').filter(|text| !text.is_empty()) {
        let place: usize = place.parse().map_err(|_| unread(format!("no row: {place}")))?;
        let row = sheet.rows.get_mut(place).ok_or_else(|| unread(format!("no row: {place}")))?;
        row.skipped = is_ticked(format!("skip{place}"))?.then(|| row.skipped.unwrap_or(Skip::ByHand));
        row.keeps_title = is_ticked(format!("title{place}"))?;
        row.is_another = is_ticked(format!("another{place}"))?;
        for cell in 0..row.cells.len() {
            // A script sends only what was changed.
            let Some(text) = upload.fields.get(&format!("c{place}-{cell}")) else { continue };
            let text = text.trim().replace(['\t', '\r', '\n'], " ");
            if row.cells[cell] != text {
                row.cells[cell] = text;
                row.offers.remove(&cell);
                row.filled.retain(|filled| *filled != cell);
            }
        }
        for cell in 0..row.cells.len() {
            if is_ticked(format!("take{place}-{cell}"))? {
                sheet.take_offer(place, cell);
            }
        }
    }
    Ok(sheet)
}

/// What the rating list is asked for: who was picked of several, one row or all, or all that it offered before.
///
/// # Errors
/// A pick that no page of ours sends.
fn complete(sheet: &mut Sheet, wanted: Wanted, source: &Source, upload: &Upload) -> Result<(), WebError> {
    for place in 0..sheet.rows.len() {
        let picked = upload.field(&format!("pick{place}"));
        if !picked.is_empty() {
            let listed = picked.parse().map_err(|_| WebError::Unreadable(format!("no player: {picked}")))?;
            sheet.take_row(place, listed, source);
        }
    }
    match wanted {
        Wanted::Complete => (0..sheet.rows.len()).for_each(|place| sheet.complete(place, source)),
        Wanted::CompleteRow(place) => sheet.complete(place, source),
        Wanted::TakeAll => {
            for place in 0..sheet.rows.len() {
                let offered: Vec<usize> = sheet.rows[place].offers.keys().copied().collect();
                offered.into_iter().for_each(|cell| sheet.take_offer(place, cell));
            }
        }
        Wanted::Look | Wanted::Add | Wanted::Read | Wanted::Page(_) | Wanted::OnlyFaulty => {}
    }
    Ok(())
}
