//! The audit: anybody shows a tournament file of any program, and sees every round paired again, every total added up and
//! every place found anew. Nothing of the file is kept.

use super::import::{is_small, summary};
use crate::upload::Shown;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sonneborn_desk::clock;
use sonneborn_document::audit::{Audited as Paper, print};
use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::tournament_file;
use sonneborn_i18n::audit::{self as words, Part};
use sonneborn_i18n::{exchange as file_words, players as player_words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, Visitor, WebError, html, in_workshop, page};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Files).get("/audit", Shows::PUBLIC, show).post("/audit", Shows::PUBLIC, audit);
    config.explained_in(Chapter::Files).post("/audit/paper", Shows::PUBLIC, paper);
}

struct Audited {
    name: String,
    file: String,
    summary: String,
    /// What was mended, supposed or left out.
    notes: Vec<String>,
    parts: Vec<Part>,
    is_clean: bool,
    /// The file as it came, in base64, to be sent again for the paper.
    kept: String,
}

#[derive(Template)]
#[template(path = "audit.html")]
struct AuditPage {
    frame: Frame,
    audited: Option<Audited>,
    problems: Vec<String>,
}

async fn show(visitor: Visitor) -> Answer {
    page(&AuditPage { frame: Frame::new(&visitor, words::title(visitor.lang)), audited: None, problems: Vec::new() })
}

async fn audit(visitor: Visitor, state: web::Data<AppState>, shown: Shown) -> Answer {
    let lang = visitor.lang;
    let frame = Frame::new(&visitor, words::title(lang));
    let refused = |problems: Vec<String>| {
        html(StatusCode::BAD_REQUEST, &AuditPage { frame: frame.clone(), audited: None, problems })
    };
    let Some((file, bytes)) = shown.file else {
        return refused(vec![player_words::import_nothing(lang).into()]);
    };
    let kept = STANDARD.encode(&bytes);
    let read = in_workshop(&state, &visitor, move || Ok::<_, WebError>(tournament_file::read(&bytes))).await?;
    let read = match read {
        Ok(read) => read,
        Err(faults) => return refused(faults.iter().map(|fault| words::fault(lang, fault)).collect()),
    };
    if !is_small(&read) {
        return refused(vec![file_words::too_great_to_check(lang).into()]);
    }
    let mut notes: Vec<String> = read.notes.iter().map(|note| words::note(lang, note)).collect();
    let summary = summary(lang, &read.imported);
    // Telling what differs pairs rounds again, as finding it does.
    let told = move || {
        let found = Audit::of(&read);
        let (parts, suppositions) = (words::parts(lang, &found), words::suppositions(lang, &found));
        Ok::<_, WebError>((found, parts, suppositions))
    };
    let (found, parts, suppositions) = in_workshop(&state, &visitor, told).await?;
    notes.extend(suppositions);
    let audited = Audited {
        name: found.tournament.details.name.clone(),
        file,
        summary,
        notes,
        parts,
        is_clean: found.is_clean(),
        kept,
    };
    page(&AuditPage { frame, audited: Some(audited), problems: Vec::new() })
}

/// The same as a paper, of the file that the page sends again.
async fn paper(visitor: Visitor, state: web::Data<AppState>, shown: Shown) -> Answer {
    let lang = visitor.lang;
    let unreadable = |why: String| WebError::Unreadable(why);
    let kept = shown.fields.get("kept").map_or("", String::as_str);
    let bytes = STANDARD.decode(kept).map_err(|error| unreadable(error.to_string()))?;
    let name = shown.fields.get("file").cloned().unwrap_or_default();
    let desk = Arc::clone(&state.desk);
    let pdf = in_workshop(&state, &visitor, move || {
        let read = tournament_file::read(&bytes).map_err(|faults| {
            unreadable(faults.iter().map(|fault| words::fault(lang, fault)).collect::<Vec<_>>().join("\n"))
        })?;
        if !is_small(&read) {
            return Err(unreadable(file_words::too_great_to_check(lang).into()));
        }
        let audit = Audit::of(&read);
        let paper = Paper { audit: &audit, file: &name, bytes: &bytes, notes: &read.notes };
        let printed = print(&paper, lang, clock::on_computer(clock::now()), &desk.fonts());
        printed.map(|(pdf, _)| pdf).map_err(|error| WebError::BadRequest(error.words(lang)))
    });
    Ok(file("audit.pdf", FileKind::Pdf, pdf.await?))
}
