//! Documents: papers as PDF, tables as CSV and spreadsheets, report files, the whole tournament as one file.

use super::Bytes;
use super::guard::Keyed;
use super::standings::compute;
use super::{Answer, games};
use actix_web::web;
use serde::{Deserialize, Serialize};
use sonneborn_desk::files::EventFile;
use sonneborn_desk::report::{rating_file, report_file};
use sonneborn_desk::{Refused, clock};
use sonneborn_document::{Job, PaperSize, print};
use sonneborn_exchange::swiss_manager;
use sonneborn_exchange::table::Table;
use sonneborn_exchange::trf::Version;
use sonneborn_sheets::lists;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::statement::Statement;
use sonneborn_web::download::{FileKind, event_file, file};
use sonneborn_web::guard::Viewer;
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::crosstable::order_of;
use sonneborn_web::{WebError, blocking, papers};
use std::collections::BTreeSet;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/tournaments/{tournament}/documents", Shows::NAMES, list).get(
        "/tournaments/{tournament}/documents/{file}",
        Shows::NAMES,
        download,
    );
}

/// The files that are no papers.
const FILES: [EventFile; 12] = [
    EventFile::Players,
    EventFile::PlayersSheet,
    EventFile::SwissManager,
    EventFile::Pairings,
    EventFile::Standings,
    EventFile::Crosstable,
    EventFile::StandingsSheet,
    EventFile::Report,
    EventFile::Report16,
    EventFile::Rating,
    EventFile::Rating16,
    EventFile::Whole,
];

/// What the description calls the fetching of a document.
pub(super) const FETCH: &str = "fetch_document";

/// The kinds of documents, as answers name them.
pub(super) fn content_types() -> BTreeSet<&'static str> {
    let kinds = FILES.iter().map(|file| FileKind::from(file.format())).chain([FileKind::Pdf]);
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
    /// `a3`, `a4`, `a5` or `letter`, for papers; the size of the event's style where left out.
    size: Option<String>,
    /// `rank` or `number`, for the crosstable.
    order: Option<String>,
    /// `true` for a file for rating of the rounds so far, in an event that is rated in parts; it says that it is not final.
    so_far: Option<bool>,
}

impl Wanted {
    fn so_far(&self) -> bool {
        self.so_far == Some(true)
    }
}

/// What can be fetched.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/documents", tag = "documents",
    operation_id = "list_documents", params(("tournament" = i64, Path)),
    responses((status = 200, body = Vec<DocumentView>)))]
async fn list(keyed: Keyed<Viewer>) -> Answer<Vec<DocumentView>> {
    let tournament = keyed.tournament();
    let round = tournament.draft().or_else(|| tournament.current_round()).map_or(RoundNo::FIRST, |round| round.number);
    // What a tournament has not, as a Swiss no bracket, is not offered; nor what is made of the final event only.
    let there = |name: &&str| {
        let documents = papers::documents(name, tournament, round, String::new());
        !documents.is_empty() && documents.iter().all(|document| document.is_permitted(tournament))
    };
    let is_open = |shows: &Shows| keyed.showing(*shows).is_ok();
    let papers = papers::ALL.iter().filter(|paper| is_open(&paper.shows)).map(|paper| paper.name).filter(there);
    let papers = papers.map(|name| (format!("{name}.pdf"), FileKind::Pdf));
    let files = FILES.iter().filter(|file| is_open(&file.shows()));
    let files = files.map(|file| (file.name().to_owned(), FileKind::from(file.format())));
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
        let (paper, printed) = (paper.to_owned(), clock::hall_now(&keyed.tournament().details));
        keyed.showing(papers::shows(&paper).ok_or_else(|| Problem::not_found(lang))?)?;
        let content = blocking(move || pdf(&keyed, &paper, &wanted, printed)).await;
        return content.map(|content| file(&name, FileKind::Pdf, content)).map_err(|error| Problem::of(lang, &error));
    }
    let known = FILES.into_iter().find(|known| known.name() == name).ok_or_else(|| Problem::not_found(lang))?;
    Ok(event_file(known, content(&keyed, known, &wanted).await?))
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
    let asked = wanted.size.as_deref().and_then(PaperSize::of_code);
    let size = asked.unwrap_or(tournament.style.size);
    let job = Job { tournament, lang, size, printed, check: Some(&check) };
    print(&documents, &job, &keyed.state.desk.fonts()).map_err(|error| WebError::BadRequest(error.words(lang)))
}

/// The content of a file of [`FILES`].
async fn content(keyed: &Keyed<Viewer>, file: EventFile, wanted: &Wanted) -> Result<Vec<u8>, Problem> {
    let (tournament, lang) = (keyed.showing(file.shows())?, keyed.lang);
    let made = |statement: &Statement, tables: Vec<Table>| {
        file.of_tables(lang, statement, tables).map_err(|error| Problem::of(lang, &WebError::internal(error)))
    };
    let whole = Statement::of(tournament);
    let trf = |written: Result<String, Refusal>| match written {
        Ok(text) => Ok(text.into_bytes()),
        Err(open) => {
            let refused = WebError::Refused(Arc::new(Refused::Refusal(open)), Some(Arc::new(tournament.clone())));
            Err(Problem::of(lang, &refused))
        }
    };
    match file {
        EventFile::Players | EventFile::PlayersSheet => made(&whole, vec![lists::players(lang, tournament)]),
        EventFile::SwissManager => made(&whole, vec![swiss_manager::list::players(tournament)]),
        EventFile::Pairings => {
            let pairings = lists::pairings(lang, tournament, round(tournament, wanted));
            made(&whole, vec![pairings.ok_or_else(|| Problem::not_found(lang))?])
        }
        EventFile::Standings | EventFile::Crosstable | EventFile::StandingsSheet => {
            let standings = compute(lang, tournament, wanted.round)?;
            let order =
                order_of(wanted.order.as_deref().unwrap_or_default()).map_err(|error| Problem::of(lang, &error))?;
            let both = [
                (EventFile::Standings, lists::standings(lang, tournament, &standings)),
                (EventFile::Crosstable, lists::crosstable(lang, tournament, &standings, order)),
            ];
            let asked = both.into_iter().filter(|(of, _)| file == *of || file == EventFile::StandingsSheet);
            made(&Statement::after(tournament, standings.through), asked.map(|(_, table)| table).collect())
        }
        EventFile::Rating => trf(rating_file(&keyed.journal, Version::Trf26, wanted.so_far())),
        EventFile::Rating16 => trf(rating_file(&keyed.journal, Version::Trf16, wanted.so_far())),
        EventFile::Report16 => trf(report_file(&keyed.journal, Version::Trf16)),
        EventFile::Report => trf(report_file(&keyed.journal, Version::Trf26)),
        EventFile::Whole => games::archive(keyed).await,
        EventFile::BlankGames
        | EventFile::ChessResults
        | EventFile::PlayOffRapid
        | EventFile::PlayOffBlitz
        | EventFile::Ratings
        | EventFile::RatingGames
        | EventFile::HousePoints => Err(Problem::not_found(lang)),
    }
}

fn round(tournament: &Tournament, wanted: &Wanted) -> RoundNo {
    let last = tournament.last_round().map_or(RoundNo::FIRST, |round| round.number);
    wanted.round.map_or(last, RoundNo)
}
