//! Documents: papers as PDF, tables as CSV and spreadsheets, report files, the whole tournament as one file.

use super::Bytes;
use super::guard::Keyed;
use super::problem::Problem;
use super::standings::compute;
use super::{Answer, games};
use crate::download::{FileKind, file};
use crate::guard::Viewer;
use crate::routes::Routes;
use crate::{WebError, blocking, papers};
use actix_web::web;
use chrono::Local;
use serde::{Deserialize, Serialize};
use sonneborn_desk::Refused;
use sonneborn_desk::report::{rating_file, report_file};
use sonneborn_document::{Job, PaperSize, print};
use sonneborn_exchange::table::{Table, csv, xlsx};
use sonneborn_exchange::trf::Version;
use sonneborn_i18n::Lang;
use sonneborn_sheets::lists;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::refusal::Refusal;
use std::collections::BTreeSet;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/tournaments/{tournament}/documents", Shows::NAMES, list).get(
        "/tournaments/{tournament}/documents/{file}",
        Shows::NAMES,
        download,
    );
}

/// The files that are no papers, with their types and what they show.
const FILES: [(&str, FileKind, Shows); 11] = [
    ("players.csv", FileKind::Csv, Shows::PERSONS),
    ("players.xlsx", FileKind::Spreadsheet, Shows::PERSONS),
    ("pairings.csv", FileKind::Csv, Shows::NAMES),
    ("standings.csv", FileKind::Csv, Shows::NAMES),
    ("crosstable.csv", FileKind::Csv, Shows::NAMES),
    ("standings.xlsx", FileKind::Spreadsheet, Shows::PERSONS),
    ("report.trf", FileKind::Text, Shows::PERSONS),
    ("report16.trf", FileKind::Text, Shows::PERSONS),
    ("rating.trf", FileKind::Text, Shows::PERSONS),
    ("rating16.trf", FileKind::Text, Shows::PERSONS),
    ("tournament.json", FileKind::Json, Shows::WHOLE),
];

/// What the description calls the fetching of a document.
pub(super) const FETCH: &str = "fetch_document";

/// The kinds of documents, as answers name them.
pub(super) fn content_types() -> BTreeSet<&'static str> {
    let kinds = FILES.iter().map(|(_, kind, _)| *kind).chain([FileKind::Pdf]);
    kinds.map(FileKind::content_type).collect()
}

/// A file that can be fetched.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DocumentView {
    /// `standings.pdf`
    file: String,
    /// Where it is fetched.
    href: String,
    content_type: &'static str,
}

/// How a document is wanted. Papers and tables speak the language of `Accept-Language`.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wanted {
    /// The round it is about; the last paired one where left out.
    round: Option<u16>,
    /// `a3`, `a4` or `a5`, for papers; the size of the event's style where left out.
    size: Option<String>,
    /// `rank` or `number`, for the crosstable.
    order: Option<String>,
}

/// What can be fetched.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/documents", tag = "documents",
    operation_id = "list_documents", params(("tournament" = i64, Path)),
    responses((status = 200, body = Vec<DocumentView>)))]
async fn list(keyed: Keyed<Viewer>) -> Answer<Vec<DocumentView>> {
    let tournament = keyed.tournament();
    let round = tournament.draft().or_else(|| tournament.current_round()).map_or(RoundNo::FIRST, |round| round.number);
    // What a tournament has not, as a Swiss no bracket, is not offered.
    let there = |name: &&&str| !papers::documents(name, tournament, round, String::new()).is_empty();
    let is_open = |shows: &Shows| keyed.showing(*shows).is_ok();
    let papers = papers::ALL.iter().filter(|(_, shows)| is_open(shows)).map(|(name, _)| name).filter(there);
    let papers = papers.map(|name| (format!("{name}.pdf"), FileKind::Pdf));
    let files = FILES.iter().filter(|(.., shows)| is_open(shows)).map(|(file, kind, _)| ((*file).to_owned(), *kind));
    let base = format!("{}/documents", keyed.base());
    let document = |(file, kind): (String, FileKind)| DocumentView {
        href: format!("{base}/{file}"),
        file,
        content_type: kind.content_type(),
    };
    Ok(web::Json(papers.chain(files).map(document).collect()))
}

/// One document. The whole tournament (`tournament.json`) has everybody's names and devices and is for arbiters only.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/documents/{file}", tag = "documents",
    operation_id = FETCH, params(("tournament" = i64, Path), ("file" = String, Path), Wanted),
    responses((status = 200, description = "The file")))]
async fn download(keyed: Keyed<Viewer>, path: web::Path<(i64, String)>, wanted: web::Query<Wanted>) -> Bytes {
    let name = path.into_inner().1;
    let lang = keyed.lang;
    if let Some(paper) = name.strip_suffix(".pdf") {
        let (paper, printed) = (paper.to_owned(), Local::now().naive_local());
        keyed.showing(papers::shows(&paper).ok_or_else(|| Problem::not_found(lang))?)?;
        let content = blocking(move || pdf(&keyed, &paper, &wanted, printed)).await;
        return content.map(|content| file(&name, FileKind::Pdf, content)).map_err(|error| Problem::of(lang, &error));
    }
    let wanted_file = FILES.into_iter().find(|(known, ..)| *known == name);
    let (known, kind, shows) = wanted_file.ok_or_else(|| Problem::not_found(lang))?;
    Ok(file(known, kind, content(&keyed, (known, shows), &wanted).await?))
}

fn pdf(
    keyed: &Keyed<Viewer>,
    paper: &str,
    wanted: &Wanted,
    printed: chrono::NaiveDateTime,
) -> Result<Vec<u8>, WebError> {
    let lang = keyed.lang;
    let shows = papers::shows(paper).ok_or(WebError::NotFound)?;
    let tournament = keyed.showing(shows).map_err(|_| WebError::Forbidden)?;
    let address = format!("{}/p/{}", keyed.state.public_url, keyed.id());
    let round = round(tournament, wanted);
    let documents = papers::documents(paper, tournament, round, address);
    let check = papers::sheet_address_of(&keyed.state, keyed.id(), tournament.head(), Some((paper, round)));
    if documents.is_empty() {
        return Err(WebError::NotFound);
    }
    let asked = PaperSize::ALL.into_iter().find(|size| wanted.size.as_deref() == Some(size.code()));
    let size = asked.unwrap_or(tournament.style.size);
    let job = Job { tournament, lang, size, printed, check: Some(&check) };
    print(&documents, &job, &keyed.state.desk.fonts()).map_err(|error| WebError::BadRequest(error.words(lang)))
}

/// The content of a file of [`FILES`].
async fn content(keyed: &Keyed<Viewer>, (name, shows): (&str, Shows), wanted: &Wanted) -> Result<Vec<u8>, Problem> {
    let (tournament, lang) = (keyed.showing(shows)?, keyed.lang);
    let text = |table: &Table| csv::write(table).into_bytes();
    let sheets = |tables: &[Table]| xlsx::write(tables).map_err(|error| Problem::of(lang, &WebError::internal(error)));
    let trf = |written: Result<String, Refusal>| match written {
        Ok(text) => Ok(text.into_bytes()),
        Err(open) => {
            let refused = WebError::Refused(Arc::new(Refused::Refusal(open)), Some(Arc::new(tournament.clone())));
            Err(Problem::of(lang, &refused))
        }
    };
    match name {
        "players.csv" => Ok(text(&lists::players(lang, tournament))),
        "players.xlsx" => sheets(&[lists::players(lang, tournament)]),
        "pairings.csv" => {
            let pairings = lists::pairings(lang, tournament, round(tournament, wanted));
            pairings.map(|table| text(&table)).ok_or_else(|| Problem::not_found(lang))
        }
        "standings.csv" => Ok(text(&standings(lang, tournament, wanted)?[0])),
        "crosstable.csv" => Ok(text(&standings(lang, tournament, wanted)?[1])),
        "standings.xlsx" => sheets(&standings(lang, tournament, wanted)?),
        "rating.trf" => trf(rating_file(&keyed.journal, Version::Trf26)),
        "rating16.trf" => trf(rating_file(&keyed.journal, Version::Trf16)),
        "report16.trf" => trf(report_file(&keyed.journal, Version::Trf16)),
        "report.trf" => trf(report_file(&keyed.journal, Version::Trf26)),
        _ => games::archive(keyed).await,
    }
}

/// The standings, and the crosstable in the order asked for.
fn standings(lang: Lang, tournament: &Tournament, wanted: &Wanted) -> Result<[Table; 2], Problem> {
    let standings = compute(lang, tournament, wanted.round)?;
    let order = if wanted.order.as_deref() == Some("number") { Order::Number } else { Order::Rank };
    Ok([lists::standings(lang, tournament, &standings), lists::crosstable(lang, tournament, &standings, order)])
}

fn round(tournament: &Tournament, wanted: &Wanted) -> RoundNo {
    let last = tournament.last_round().map_or(RoundNo::FIRST, |round| round.number);
    wanted.round.map_or(last, RoundNo)
}
