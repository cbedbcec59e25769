//! The rating lists of this server, for administrators: what is there, a new one from a file, its columns, its progress.
//!
//! The file goes to the disk as it comes, and is imported in the background; the page shows how far it is.

use actix_multipart::{Multipart, MultipartError};
use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use futures_util::TryStreamExt;
use serde::Deserialize;
use sonneborn_desk::failures;
use sonneborn_desk::rating_lists::{Fetched, ImportError, Job, UploadedFile};
use sonneborn_desk::{Desk, instant, now_microseconds};
use sonneborn_exchange::players::{Column, Mapping};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, dates, numerals, rating_lists as words};
use sonneborn_manual::Chapter;
use sonneborn_store::rating_list::{NewList, RatingListRow};
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::reader::{self, Unreadable};
use sonneborn_tournament::regulations::Rate;
use sonneborn_web::form::{Posted, Ticked, is_token_of};
use sonneborn_web::guard::Administrator;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, blocking, page, see_other};
use std::borrow::Borrow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::Arc;
use url::Url;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Players)
        .get("/rating-lists", Shows::PUBLIC, lists)
        .post("/rating-lists", Shows::PUBLIC, upload)
        .post("/rating-lists/fetch", Shows::PUBLIC, fetch)
        .post("/rating-lists/columns", Shows::PUBLIC, match_columns)
        .post("/rating-lists/delete", Shows::PUBLIC, delete);
}

/// FIDE's list has 317 MB; nothing that is one has more than this.
const MAX_UPLOAD_BYTES: usize = 2 * 1024 * 1024 * 1024;
/// The fields beside the file are short.
const MAX_FIELD_BYTES: usize = 1024;
/// Written to the disk at once.
const CHUNK_BYTES: usize = 1024 * 1024;

/// A column of a table that waits: its number, its first cells, what it is taken for.
struct Matched {
    cells: Vec<String>,
    guessed: Option<Column>,
}

impl Matched {
    fn is_taken_for(&self, meaning: impl Borrow<Column>) -> bool {
        self.guessed == Some(*meaning.borrow())
    }
}

struct Line {
    list: RatingListRow,
    imported_at: String,
}

#[derive(Template)]
#[template(path = "rating_lists.html")]
struct ListsPage {
    frame: Frame,
    lists: Vec<Line>,
    /// The players read so far and percents of the file, while an import runs.
    running: Option<(usize, u64)>,
    done: Option<String>,
    problem: Option<String>,
    /// What the button does, told before it is pressed, and what came of it.
    fetching: Fetching,
    /// The list that waits for its columns.
    waiting: Option<String>,
    columns: Vec<Matched>,
    has_header: bool,
}

impl ListsPage {
    /// Every meaning that a column can have, in words.
    fn meanings(&self) -> impl Iterator<Item = (Column, &'static str)> {
        let lang = self.frame.lang;
        Column::ALL.into_iter().map(move |column| (column, column.heading(lang)))
    }
}

async fn lists(administrator: Administrator, state: web::Data<AppState>) -> Answer {
    show(&administrator.visitor, &state, None).await
}

async fn show(visitor: &Visitor, state: &web::Data<AppState>, problem: Option<String>) -> Answer {
    let desk = Arc::clone(&state.desk);
    let lang = visitor.lang;
    let lists = blocking(move || desk.store().rating_lists())
        .await?
        .into_iter()
        .map(|list| Line { imported_at: format!("{} UTC", dates::minute(lang, instant(list.imported_at))), list });
    let mut shown = ListsPage {
        frame: Frame::new(visitor, words::lists(lang)),
        lists: lists.collect(),
        running: None,
        done: None,
        problem,
        fetching: Fetching::of(visitor, &state.desk, "/rating-lists"),
        waiting: None,
        columns: Vec::new(),
        has_header: false,
    };
    match state.desk.rating_list_job() {
        Job::Idle => {}
        Job::Running(progress) => {
            let percent = progress.read_bytes * 100 / progress.total_bytes.max(1);
            shown.running = Some((progress.players, percent.min(100)));
        }
        Job::Done(imported) => {
            let mut told = words::imported(
                lang,
                imported.list.title(),
                numerals::count(lang, imported.list.players.unsigned_abs()),
            );
            if imported.skipped.count > 0 {
                let lines: Vec<String> = imported.skipped.first_lines.iter().map(u64::to_string).collect();
                told = common::and_then(
                    lang,
                    told,
                    words::skipped(lang, imported.skipped.count, lines.join(common::list_comma(lang))),
                );
            }
            shown.done = Some(told);
        }
        Job::Failed(error) => shown.problem = shown.problem.or(Some(refusal(lang, &error))),
        Job::ToMatch(waiting) => {
            shown.waiting = Some(waiting.new.name.clone());
            shown.has_header = waiting.offered.has_header;
            let width = waiting.sample.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
            let cells =
                |number| waiting.sample.rows.iter().map(move |row| row.cells.get(number).cloned().unwrap_or_default());
            let columns = (0..width).map(|number| Matched {
                cells: cells(number).collect(),
                guessed: waiting.offered.columns.get(number).copied().flatten(),
            });
            shown.columns = columns.collect();
        }
    }
    page(&shown)
}

/// The button that brings FIDE's lists up to date, for administrators on every page that needs them.
pub(super) struct Fetching {
    pub can_fetch: bool,
    /// The site that is asked.
    pub host: String,
    pub told: String,
    pub is_running: bool,
    pub is_daily: bool,
    /// Where the press leads back to.
    pub back: String,
}

impl Fetching {
    pub(super) fn of(visitor: &Visitor, desk: &Desk, back: &str) -> Fetching {
        let fetched = desk.lists_fetched();
        let host = Url::parse(desk.lists_address()).ok().and_then(|address| address.host_str().map(str::to_owned));
        Fetching {
            can_fetch: visitor.is_administrator(),
            host: host.unwrap_or_default(),
            told: told_fetched(visitor.lang, &fetched),
            is_running: fetched.is_running,
            is_daily: fetched.is_daily,
            back: back.to_owned(),
        }
    }
}

fn told_fetched(lang: Lang, fetched: &Fetched) -> String {
    match fetched {
        Fetched { is_running: true, .. } => words::fetching(lang).to_owned(),
        Fetched { failed: Some((at, why)), is_daily, .. } => {
            let failed = words::fetch_failed(lang, dates::minute(lang, instant(*at)), failures::fetch(lang, why));
            if *is_daily { format!("{failed} {}", words::fetched_again(lang)) } else { failed }
        }
        Fetched { succeeded_at: Some(at), failed: None, .. } => words::fetched(lang, dates::minute(lang, instant(*at))),
        Fetched { succeeded_at: None, failed: None, .. } => words::fetched_never(lang).to_owned(),
    }
}

#[derive(Deserialize)]
struct FetchForm {
    daily: Option<Ticked>,
    #[serde(default)]
    back: String,
}

async fn fetch(
    _administrator: Administrator,
    state: web::Data<AppState>,
    form: Posted<FetchForm>,
) -> Result<HttpResponse, WebError> {
    // What comes of it is told by the page.
    match form.0.daily {
        Some(_) => state.desk.fetch_lists_daily(),
        None => state.desk.fetch_lists_now(),
    }
    Ok(see_other(own_page(&form.0.back).unwrap_or("/rating-lists")))
}

/// An address of this server's pages; a foreign one is none.
fn own_page(back: &str) -> Option<&str> {
    (back.starts_with("/t/") && !back.contains("//") && !back.contains('\\')).then_some(back)
}

fn refusal(lang: Lang, error: &ImportError) -> String {
    words::failed(lang, failures::rating_list(lang, error))
}

/// What came with a form whose file went to the disk.
struct Received {
    fields: HashMap<String, String>,
    file: Option<UploadedFile>,
}

async fn upload(
    administrator: Administrator,
    state: web::Data<AppState>,
    request: HttpRequest,
    body: web::Payload,
) -> Answer {
    let visitor = administrator.visitor;
    let received = receive(Multipart::new(request.headers(), body), &visitor, &state).await?;
    let Some(file) = received.file else {
        return show(&visitor, &state, Some(words::no_file(visitor.lang).into())).await;
    };
    let field = |name: &str| received.fields.get(name).map_or("", |text| text.trim());
    let (new, rate) = match read_new(visitor.lang, field) {
        Ok(read) => read,
        Err(problem) => return show(&visitor, &state, Some(problem)).await,
    };
    let desk = Arc::clone(&state.desk);
    let taken = blocking(move || Ok::<_, WebError>(desk.take_rating_list(file, new, rate))).await?;
    answered(&visitor, &state, taken).await
}

/// The rate of a list that has only one, by the codes of the menu.
const RATES: [(&str, Option<Rate>); 4] =
    [("", None), ("standard", Some(Rate::Standard)), ("rapid", Some(Rate::Rapid)), ("blitz", Some(Rate::Blitz))];

/// What the list is, and the rate of one with a single column; a list without a name is FIDE's.
fn read_new<'f>(lang: Lang, field: impl Fn(&str) -> &'f str) -> Result<(NewList, Option<Rate>), String> {
    let said = |name: &'static str| move |wrong: Unreadable| unreadable(lang, name, &wrong);
    let name = reader::optional(field("name"), reader::name).map_err(said(words::list_name(lang)))?;
    let valid_from = reader::optional(field("valid_from"), reader::month).map_err(said(words::valid_from(lang)))?;
    let federation = reader::federation(field("federation"), "").map_err(said(common::federation(lang)))?;
    let rate = reader::code(field("rate"), &RATES).map_err(said(words::rate_of_single(lang)))?;
    Ok((NewList { name: name.unwrap_or_else(|| "FIDE".into()), valid_from, federation }, rate))
}

async fn answered(visitor: &Visitor, state: &web::Data<AppState>, taken: Result<(), ImportError>) -> Answer {
    match taken {
        Ok(()) => Ok(see_other("/rating-lists")),
        Err(error) => show(visitor, state, Some(refusal(visitor.lang, &error))).await,
    }
}

/// Reads the fields and streams the file to the disk; the session's token must come before it.
async fn receive(mut parts: Multipart, visitor: &Visitor, state: &AppState) -> Result<Received, WebError> {
    let broken = |error: MultipartError| WebError::CutOff(error.to_string());
    let mut received = Received { fields: HashMap::new(), file: None };
    while let Some(mut part) = parts.try_next().await.map_err(broken)? {
        let disposition = part.content_disposition();
        let name = disposition.and_then(|told| told.get_name()).unwrap_or("").to_string();
        let is_file = disposition.is_some_and(|told| told.get_filename().is_some());
        if !is_file {
            let mut content = Vec::new();
            while let Some(chunk) = part.try_next().await.map_err(broken)? {
                content
                    .extend_from_slice(&chunk[..chunk.len().min(MAX_FIELD_BYTES - content.len().min(MAX_FIELD_BYTES))]);
            }
            received.fields.insert(name, String::from_utf8_lossy(&content).into_owned());
            continue;
        }
        if !is_token_of(visitor, received.fields.get("csrf").map_or("", String::as_str)) {
            return Err(WebError::StaleForm);
        }
        let (file, mut output) = state.desk.new_upload().map_err(WebError::internal)?;
        let (mut total, mut chunk) = (0, Vec::with_capacity(CHUNK_BYTES));
        loop {
            let next = part.try_next().await.map_err(broken)?;
            let is_last = next.is_none();
            chunk.extend_from_slice(&next.unwrap_or_default());
            if chunk.len() >= CHUNK_BYTES || is_last {
                total += chunk.len();
                if total > MAX_UPLOAD_BYTES {
                    return Err(WebError::BadRequest(words::unreadable(visitor.lang, "> 2 GB")));
                }
                let full = std::mem::replace(&mut chunk, Vec::with_capacity(CHUNK_BYTES));
                output = blocking(move || output.write_all(&full).map(|()| output).map_err(WebError::internal)).await?;
            }
            if is_last {
                break;
            }
        }
        received.file = Some(file).filter(|_| total > 0);
    }
    Ok(received)
}

#[derive(Deserialize)]
struct ColumnsForm {
    header: Option<Ticked>,
    /// One a column of the table, in its order; `-` is not read.
    #[serde(default)]
    column: Vec<String>,
    #[serde(default)]
    forget: bool,
}

async fn match_columns(administrator: Administrator, state: web::Data<AppState>, form: Posted<ColumnsForm>) -> Answer {
    let ColumnsForm { header, column, forget } = form.0;
    if forget {
        state.desk.forget_rating_list_job();
        return Ok(see_other("/rating-lists"));
    }
    let unread = |text: &str| WebError::Unreadable(format!("no column: {text}"));
    let meant = |text: &String| match text.as_str() {
        "-" => Ok(None),
        text => {
            let column = text.parse().ok().and_then(|number: usize| Column::ALL.get(number).copied());
            column.map(Some).ok_or_else(|| unread(text))
        }
    };
    let columns = column.iter().map(meant).collect::<Result<_, _>>()?;
    let columns = Mapping { has_header: header.is_some(), columns };
    let desk = Arc::clone(&state.desk);
    let taken = blocking(move || Ok::<_, WebError>(desk.match_rating_list(&columns))).await?;
    answered(&administrator.visitor, &state, taken).await
}

#[derive(Deserialize)]
struct Deletion {
    list: i64,
}

async fn delete(
    _administrator: Administrator,
    state: web::Data<AppState>,
    form: Posted<Deletion>,
) -> Result<HttpResponse, WebError> {
    let desk = Arc::clone(&state.desk);
    blocking(move || desk.store().set_rating_list_deleted(form.0.list, Some(now_microseconds()))).await?;
    Ok(see_other("/rating-lists"))
}
