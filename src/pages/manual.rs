//! The manual: its contents, a page a chapter, and the whole of it as a PDF. Anybody may read it.

use actix_web::HttpResponse;
use actix_web::web;
use askama::Template;
use sonneborn_i18n::manual as words;
use sonneborn_manual::{self as manual, Chapter, Manual, Section};
use sonneborn_tournament::access::Shows;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, in_workshop, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Start)
        .get("/manual", Shows::PUBLIC, contents)
        .get("/manual.pdf", Shows::PUBLIC, pdf)
        .get("/manual/pictures/{language}/{picture}", Shows::PUBLIC, picture)
        .get("/manual/{chapter}", Shows::PUBLIC, chapter);
}

/// A chapter as the contents list it.
struct Entry {
    chapter: Chapter,
    title: String,
    sections: Vec<Section>,
}

#[derive(Template)]
#[template(path = "manual/contents.html")]
struct ContentsPage {
    frame: Frame,
    /// The language of the texts, which are English where the reader's is not written.
    tag: &'static str,
    entries: Vec<Entry>,
}

#[derive(Template)]
#[template(path = "manual/chapter.html")]
struct ChapterPage {
    frame: Frame,
    tag: &'static str,
    html: String,
    sections: Vec<Section>,
    previous: Option<(Chapter, String)>,
    next: Option<(Chapter, String)>,
}

fn manual_of(state: &AppState, visitor: &Visitor) -> Manual {
    Manual::new(visitor.lang, (state.commands)(visitor.lang))
}

async fn contents(state: web::Data<AppState>, visitor: Visitor) -> Answer {
    let manual = manual_of(&state, &visitor);
    let entry = |chapter| Entry { chapter, title: manual.title(chapter), sections: manual.sections(chapter) };
    let entries = Chapter::ALL.into_iter().map(entry).collect();
    page(&ContentsPage { frame: Frame::new(&visitor, words::title(visitor.lang)), tag: manual.tag(), entries })
}

async fn chapter(state: web::Data<AppState>, visitor: Visitor, slug: web::Path<String>) -> Answer {
    let chapter = Chapter::of_code(&slug).ok_or(WebError::NotFound)?;
    let manual = manual_of(&state, &visitor);
    let named = |chapter: Chapter| (chapter, manual.title(chapter));
    let tag = manual.tag();
    // The browser reads the title in the page's language, which the text may not have.
    let is_own = tag == visitor.lang.tag();
    let named_manual = words::title(visitor.lang);
    let title = if is_own { format!("{} · {named_manual}", manual.title(chapter)) } else { named_manual.to_owned() };
    page(&ChapterPage {
        frame: Frame { chapter, ..Frame::new(&visitor, title) },
        tag,
        html: manual.html(chapter, |picture| format!("/manual/pictures/{tag}/{picture}")),
        sections: manual.sections(chapter),
        previous: chapter.previous().map(named),
        next: chapter.next().map(named),
    })
}

async fn picture(path: web::Path<(String, String)>) -> Answer {
    let (language, name) = path.into_inner();
    let picture = manual::picture(&language, &name).ok_or(WebError::NotFound)?;
    // A newer program may have newer pictures under the same name.
    let kept = ("cache-control", "public, max-age=3600");
    Ok(HttpResponse::Ok().content_type("image/png").insert_header(kept).body(picture))
}

async fn pdf(state: web::Data<AppState>, visitor: Visitor) -> Answer {
    let manual = manual_of(&state, &visitor);
    let name = format!("sonneborn-manual-{}.pdf", manual.tag());
    let pdf = in_workshop(&state, &visitor, move || manual.pdf().map_err(WebError::internal)).await?;
    Ok(file(&name, FileKind::Pdf, pdf))
}
