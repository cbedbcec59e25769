//! Players from a CSV or XLSX file, or from a pasted table: columns are matched and everything is shown before anything is
//! added, and nothing is added while one cell cannot be read.

use super::list_path;
use crate::desk::workshop::foreign_table;
use crate::desk::{Attempt, Refused};
use crate::exchange::players::{Column, Mapping, Preview, guess, preview, take_outside};
use crate::exchange::table::{Grid, Origin, Row};
use crate::i18n::{common, confirmation, exchange as file_words, players as words, teams as team_words};
use crate::tournament::act::Act;
use crate::tournament::ids::RoundNo;
use crate::tournament::player::PlayerData;
use crate::tournament::team::Squad;
use crate::web::frame::Section;
use crate::web::guard::{Arbiter, Guarded};
use crate::web::names::{rating, titled};
use crate::web::upload::Upload;
use crate::web::{Answer, Frame, WebError, html, in_workshop, page, refused, see_other};
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use std::sync::Arc;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/players/import", web::get().to(show))
        .route("/t/{tournament}/players/import", web::post().to(look));
}

/// A player of the preview with the line he stands in.
struct Line {
    line: u32,
    name: String,
    rating: String,
    data: PlayerData,
}

/// A column of the file: its first cells, and what it is taken for.
struct ColumnChoice {
    name: String,
    sample: String,
    /// The place in [`Column::ALL`].
    chosen: Option<usize>,
}

#[derive(Default)]
struct Looked {
    /// The table as text, one row a line, cells apart by tabs: mended here and sent again.
    text: String,
    source: String,
    read_as: String,
    has_header: bool,
    /// Lines above and below the table.
    left_out: Vec<String>,
    columns: Vec<ColumnChoice>,
    lines: Vec<Line>,
}

impl ColumnChoice {
    fn is(&self, place: &usize) -> bool {
        self.chosen == Some(*place)
    }
}

#[derive(Template)]
#[template(path = "players/import.html")]
struct ImportPage {
    frame: Frame,
    base: String,
    looked: Option<Looked>,
    /// What a column can be, in the order of [`Column::ALL`].
    meanings: Vec<&'static str>,
    problems: Vec<String>,
    warnings: Vec<String>,
    /// Whether teams are made of the players.
    has_teams: bool,
}

async fn show(guarded: Guarded<Arbiter>) -> Answer {
    import_page(&guarded, None, Vec::new(), Vec::new())
}

fn import_page(
    guarded: &Guarded<Arbiter>,
    looked: Option<Looked>,
    problems: Vec<String>,
    warnings: Vec<String>,
) -> Answer {
    let lang = guarded.visitor.lang;
    let status = if problems.is_empty() && warnings.is_empty() { StatusCode::OK } else { StatusCode::BAD_REQUEST };
    let shown = ImportPage {
        frame: Frame::of(guarded, Section::Players, words::import_title(lang)),
        base: list_path(guarded),
        looked,
        meanings: Column::ALL.into_iter().map(|column| file_words::column(lang, column)).collect(),
        problems,
        warnings,
        has_teams: guarded.tournament().regulations.system.is_of_teams(),
    };
    if status == StatusCode::OK { page(&shown) } else { html(status, &shown) }
}

async fn look(guarded: Guarded<Arbiter>, upload: Upload) -> Answer {
    let lang = guarded.visitor.lang;
    let (source, bytes) = match &upload.file {
        Some((name, bytes)) => (name.clone(), bytes.clone()),
        None => (upload.field("source").to_string(), upload.field("text").as_bytes().to_vec()),
    };
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return import_page(&guarded, None, vec![words::import_nothing(lang).into()], Vec::new());
    }
    let upload = Arc::new(upload);
    let sent = Arc::clone(&upload);
    let read = in_workshop(&guarded.state, &guarded.visitor, move || {
        let mut grid = match foreign_table(&bytes) {
            Ok(grid) => grid,
            Err(fault) => return Ok::<_, WebError>(Err(fault)),
        };
        // What was sent back from the page lacks these lines already.
        let outside = if sent.file.is_some() { take_outside(&mut grid) } else { Vec::new() };
        let was_matched = sent.file.is_none() && sent.fields.contains_key("column0");
        let mapping = if was_matched { matched(&grid, &sent)? } else { guess(&grid) };
        let preview = preview(&grid, &mapping);
        Ok(Ok((grid, outside, mapping, preview)))
    });
    let (grid, outside, mapping, Preview { players, faults }) = match read.await? {
        Ok(read) => read,
        Err(fault) => return import_page(&guarded, None, vec![file_words::grid_fault(lang, &fault)], Vec::new()),
    };
    let problems: Vec<String> = faults.iter().map(|fault| file_words::cell_fault(lang, fault)).collect();
    let lines = players.into_iter().map(|player| Line {
        line: player.line,
        name: titled(&player.data),
        rating: rating(guarded.tournament(), &player.data),
        data: player.data,
    });
    let lines = lines.collect();
    let told = |row: &Row| words::import_left_out(lang, row.line, row.cells.join(" ").trim());
    let left_out = outside.iter().map(told).collect();
    let looked = Looked { left_out, ..looked(&guarded, &grid, &mapping, source, lines) };
    if upload.field("do") == "add" && problems.is_empty() && !looked.lines.is_empty() {
        return add(&guarded, looked, !upload.field("confirmed").is_empty()).await;
    }
    import_page(&guarded, Some(looked), problems, Vec::new())
}

/// Registers the players, all or none.
async fn add(guarded: &Guarded<Arbiter>, looked: Looked, confirmed: bool) -> Answer {
    let lang = guarded.visitor.lang;
    let first_round = guarded.tournament().next_round().unwrap_or(RoundNo::FIRST);
    let source = looked.source.clone();
    let act = if guarded.tournament().regulations.system.is_of_teams() {
        match squads(guarded, &looked.lines) {
            Ok((teams, players)) => Act::RegisterTeams { teams, players, first_round, source },
            Err(problems) => return import_page(guarded, Some(looked), problems, Vec::new()),
        }
    } else {
        Act::RegisterPlayers {
            players: looked.lines.iter().map(|line| line.data.clone()).collect(),
            first_round,
            source,
        }
    };
    match guarded.perform(Attempt { confirmed, ..Attempt::of(act) }).await {
        Ok(_) if guarded.tournament().regulations.system.is_of_teams() => {
            Ok(see_other(&format!("/t/{}/teams", guarded.id())))
        }
        Ok(_) => Ok(see_other(&list_path(guarded))),
        Err(Refused::ToConfirm(asked)) => {
            let told = confirmation::asked(lang, &asked, guarded.tournament());
            import_page(guarded, Some(looked), Vec::new(), told)
        }
        Err(Refused::Store(error)) => Err(WebError::from(error)),
        Err(refusal) => {
            let problem = refused::words(lang, &refusal, Some(guarded.tournament()));
            import_page(guarded, Some(looked), vec![problem], Vec::new())
        }
    }
}

/// The teams of the lines, each in the place of its first player, with the players team by team: the club is the team.
///
/// # Errors
/// Lines without a team, and teams that are there already, in words.
fn squads(guarded: &Guarded<Arbiter>, lines: &[Line]) -> Result<(Vec<Squad>, Vec<PlayerData>), Vec<String>> {
    let lang = guarded.visitor.lang;
    let (mut teams, mut problems): (Vec<(String, Vec<PlayerData>)>, Vec<String>) = (Vec::new(), Vec::new());
    for line in lines {
        let name = line.data.club.trim();
        if name.is_empty() {
            problems.push(team_words::line_without_team(lang, line.line, &line.data.name));
            continue;
        }
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

/// The columns as the arbiter has matched them.
///
/// # Errors
/// What is no column.
fn matched(grid: &Grid, upload: &Upload) -> Result<Mapping, WebError> {
    let width = grid.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let chosen = |index: usize| match upload.field(&format!("column{index}")) {
        // Not read, and a column that only some lines have.
        "-" | "" => Ok(None),
        text => {
            let column = text.parse().ok().and_then(|place: usize| Column::ALL.get(place).copied());
            column.map(Some).ok_or_else(|| WebError::Unreadable(format!("no column: {text}")))
        }
    };
    let columns = (0..width).map(chosen).collect::<Result<_, _>>()?;
    Ok(Mapping { has_header: !upload.field("header").is_empty(), columns })
}

fn looked(guarded: &Guarded<Arbiter>, grid: &Grid, mapping: &Mapping, source: String, lines: Vec<Line>) -> Looked {
    let lang = guarded.visitor.lang;
    let cell = |row: usize, column: usize| {
        let found = grid.rows.get(row).and_then(|row| row.cells.get(column));
        found.cloned().unwrap_or_default()
    };
    let first = usize::from(mapping.has_header);
    let columns = mapping.columns.iter().enumerate().map(|(index, column)| ColumnChoice {
        name: if mapping.has_header { cell(0, index) } else { words::import_column(lang, index + 1) },
        sample: cell(first, index),
        chosen: column.and_then(|column| Column::ALL.iter().position(|known| *known == column)),
    });
    let plain = |cell: &String| cell.replace(['\t', '\r', '\n'], " ");
    let rows = grid.rows.iter().map(|row| row.cells.iter().map(plain).collect::<Vec<String>>().join("\t"));
    Looked {
        text: rows.collect::<Vec<String>>().join("\n"),
        source,
        read_as: match &grid.origin {
            Origin::Csv { encoding, .. } => words::import_encoding(lang, encoding),
            Origin::Xlsx { sheet } => sheet.clone(),
            Origin::Unknown => String::new(),
        },
        has_header: mapping.has_header,
        left_out: Vec::new(),
        columns: columns.collect(),
        lines,
    }
}
