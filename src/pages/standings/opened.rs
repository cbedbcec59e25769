//! Figures opened to their parts: the piece of page that the script puts below the row, and the paper for the notice board.

use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::clock;
use sonneborn_document::figures::Whose;
use sonneborn_document::{Document, Job, PaperSize, print};
use sonneborn_i18n::figure_sheet::FigureSheet;
use sonneborn_i18n::{Lang, standings as words};
use sonneborn_manual::Chapter;
use sonneborn_standings::Row;
use sonneborn_tournament::access::Shows;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::papers;
use sonneborn_web::routes::Routes;
use sonneborn_web::shown::standings::compute;
use sonneborn_web::{Answer, WebError, blocking, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Standings).get("/t/{tournament}/standings/opened", Shows::NAMES, opened).get(
        "/t/{tournament}/standings/explained.pdf",
        Shows::NAMES,
        explained,
    );
}

/// Links to the papers on which a row's figures are explained.
pub(super) struct Papers {
    /// Address and words.
    pub links: [(String, String); 2],
}

impl Papers {
    pub(super) fn of(lang: Lang, tournament: i64, after: u16, row: &Row) -> Papers {
        let address = format!("/t/{tournament}/standings/explained.pdf?after={after}&place={}", row.place);
        let level = words::print_level(lang, row.points);
        Papers { links: [(address.clone(), words::print_figures(lang).into()), (format!("{address}&level=1"), level)] }
    }
}

#[derive(Template)]
#[template(path = "standings/opened.html")]
struct Opened {
    sheet: FigureSheet,
    papers: Papers,
}

#[derive(Deserialize)]
struct Query {
    after: Option<u16>,
    place: u32,
    column: usize,
}

async fn opened(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let standings = compute(tournament, query.after, lang).standings;
    let sheet = FigureSheet::of(lang, tournament, &standings, query.place, query.column).ok_or(WebError::NotFound)?;
    let papers = Papers::of(lang, guarded.id(), standings.through.0, standings.row_at(query.place));
    page(&Opened { sheet, papers })
}

#[derive(Deserialize)]
struct PaperQuery {
    after: Option<u16>,
    place: u32,
    /// With everybody who has as many points.
    level: Option<u8>,
}

async fn explained(guarded: Guarded<Viewer>, query: web::Query<PaperQuery>) -> Answer {
    let lang = guarded.visitor.lang;
    let through = compute(guarded.shown(), query.after, lang).standings.through;
    let whose = if query.level.is_some() { Whose::LevelWith(query.place) } else { Whose::Only(query.place) };
    let printed = clock::hall_now(&guarded.tournament().details);
    let check = papers::sheet_address(&guarded, None);
    let pdf = blocking(move || {
        let job = Job { tournament: guarded.shown(), lang, size: PaperSize::A4, printed, check: Some(&check) };
        let document = Document::Figures { through, whose };
        print(&[document], &job, &guarded.state.desk.fonts()).map_err(|error| WebError::BadRequest(error.words(lang)))
    })
    .await?;
    Ok(file(&format!("explained-{through}.pdf"), FileKind::Pdf, pdf))
}
