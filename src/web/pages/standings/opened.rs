//! One figure opened to its parts: the piece of page that the script puts below the row.

use super::compute;
use crate::i18n::figure_sheet::FigureSheet;
use crate::web::guard::{Guarded, Viewer};
use crate::web::{Answer, WebError, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/t/{tournament}/standings/opened", web::get().to(opened));
}

#[derive(Template)]
#[template(path = "standings/opened.html")]
struct Opened {
    sheet: FigureSheet,
}

#[derive(Deserialize)]
struct Query {
    after: Option<u16>,
    place: u32,
    column: usize,
}

async fn opened(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let standings = compute(tournament, query.after, lang).standings;
    let sheet = FigureSheet::of(lang, tournament, &standings, query.place, query.column);
    page(&Opened { sheet: sheet.ok_or(WebError::NotFound)? })
}
