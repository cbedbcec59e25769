//! The audit: anybody shows a tournament file of any program, and sees every round paired again, every total added up and
//! every place found anew. Nothing of the file is kept.

use super::import::{is_small, summary};
use crate::exchange::audit::Audit;
use crate::exchange::tournament_file;
use crate::i18n::audit::{self as words, Part};
use crate::i18n::{exchange as file_words, players as player_words};
use crate::web::upload::Shown;
use crate::web::{Answer, AppState, Frame, Visitor, WebError, html, in_workshop, page};
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use askama::Template;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/audit", web::get().to(show)).route("/audit", web::post().to(audit));
}

struct Audited {
    name: String,
    file: String,
    summary: String,
    /// What was mended, supposed or left out.
    notes: Vec<String>,
    parts: Vec<Part>,
    is_clean: bool,
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
    let Some((file, bytes)) = shown.0 else {
        return refused(vec![player_words::import_nothing(lang).into()]);
    };
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
    let found = in_workshop(&state, &visitor, move || Ok::<_, WebError>(Audit::of(&read))).await?;
    notes.extend(words::suppositions(lang, &found));
    let audited = Audited {
        name: found.tournament.details.name.clone(),
        file,
        summary,
        notes,
        parts: words::parts(lang, &found),
        is_clean: found.is_clean(),
    };
    page(&AuditPage { frame, audited: Some(audited), problems: Vec::new() })
}
