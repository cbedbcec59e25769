//! The fonts of the papers, for administrators: those that were added, a new one from a file, one that is no longer wanted.

use crate::upload::Upload;
use actix_web::HttpResponse;
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::fonts::NotAdded;
use sonneborn_desk::instant;
use sonneborn_i18n::{dates, document as documents, fonts as words};
use sonneborn_manual::Chapter;
use sonneborn_store::font::FontRow;
use sonneborn_tournament::access::Shows;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::Administrator;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, blocking, page, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Papers).get("/fonts", Shows::PUBLIC, fonts).post("/fonts", Shows::PUBLIC, add).post(
        "/fonts/remove",
        Shows::PUBLIC,
        remove,
    );
}

struct Line {
    font: FontRow,
    added_at: String,
}

#[derive(Template)]
#[template(path = "fonts.html")]
struct FontsPage {
    frame: Frame,
    fonts: Vec<Line>,
    problem: Option<String>,
}

async fn fonts(administrator: Administrator, state: web::Data<AppState>) -> Answer {
    show(&administrator.visitor, &state, None).await
}

async fn show(visitor: &Visitor, state: &web::Data<AppState>, problem: Option<String>) -> Answer {
    let (desk, lang) = (Arc::clone(&state.desk), visitor.lang);
    let fonts = blocking(move || desk.store().fonts()).await?;
    let line = |font: FontRow| Line { added_at: format!("{} UTC", dates::minute(lang, instant(font.added_at))), font };
    page(&FontsPage {
        frame: Frame::new(visitor, words::fonts(lang)),
        fonts: fonts.into_iter().map(line).collect(),
        problem,
    })
}

async fn add(administrator: Administrator, state: web::Data<AppState>, upload: Upload) -> Answer {
    let (visitor, desk) = (administrator.visitor, Arc::clone(&state.desk));
    let Some((name, file)) = upload.file else {
        return show(&visitor, &state, Some(words::no_file(visitor.lang).into())).await;
    };
    match blocking(move || Ok::<_, WebError>(desk.add_font(&name, &file))).await? {
        Ok(()) => Ok(see_other("/fonts")),
        Err(NotAdded::Font(why)) => show(&visitor, &state, Some(documents::bad_font(visitor.lang, why))).await,
        Err(NotAdded::Store(why)) => Err(why.into()),
    }
}

#[derive(Deserialize)]
struct Removal {
    font: i64,
}

async fn remove(
    _administrator: Administrator,
    state: web::Data<AppState>,
    form: Posted<Removal>,
) -> Result<HttpResponse, WebError> {
    let desk = Arc::clone(&state.desk);
    blocking(move || desk.store().remove_font(form.0.font)).await?;
    Ok(see_other("/fonts"))
}
