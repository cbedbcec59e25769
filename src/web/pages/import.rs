//! A whole tournament from a tournament report file: what was read is shown first, then the tournament is made of it.

use crate::exchange::{text, trf};
use crate::i18n::{Lang, exchange as file_words, players as words};
use crate::tournament::act::Act;
use crate::web::guard::Member;
use crate::web::upload::Upload;
use crate::web::{Answer, AppState, Frame, blocking, html, page, see_other};
use actix_web::http::StatusCode;
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use std::sync::Arc;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/import", web::get().to(show)).route("/import", web::post().to(look));
}

/// What a file holds, before it is accepted.
struct Held {
    name: String,
    summary: String,
    notes: Vec<String>,
    source: String,
    /// The file as text, to be sent again.
    text: String,
}

#[derive(Template)]
#[template(path = "import.html")]
struct ImportPage {
    frame: Frame,
    held: Option<Held>,
    problems: Vec<String>,
}

async fn show(member: Member) -> Answer {
    import_page(&member, None, Vec::new())
}

fn import_page(member: &Member, held: Option<Held>, problems: Vec<String>) -> Answer {
    let frame = Frame::new(&member.visitor, words::trf_title(member.visitor.lang));
    let is_refused = !problems.is_empty();
    let shown = ImportPage { frame, held, problems };
    if is_refused { html(StatusCode::BAD_REQUEST, &shown) } else { page(&shown) }
}

async fn look(member: Member, state: web::Data<AppState>, upload: Upload) -> Answer {
    let lang = member.visitor.lang;
    let (source, bytes) = match &upload.file {
        Some((name, bytes)) => (name.clone(), bytes.clone()),
        None => (upload.field("source").to_string(), upload.field("text").as_bytes().to_vec()),
    };
    if bytes.is_empty() {
        return import_page(&member, None, vec![words::import_nothing(lang).into()]);
    }
    let read = match trf::read(&bytes) {
        Ok(read) => read,
        Err(faults) => {
            let problems = faults.iter().map(|fault| file_words::fault(lang, fault)).collect();
            return import_page(&member, None, problems);
        }
    };
    let notes: Vec<String> = read.notes.iter().map(|note| file_words::note(lang, note)).collect();
    let mut imported = read.imported;
    if upload.field("do") != "make" {
        let text = text::decode(&bytes).text.into_owned();
        let held = Held { name: imported.details.name.clone(), summary: summary(lang, &imported), notes, source, text };
        return import_page(&member, Some(held), Vec::new());
    }
    imported.source = source;
    imported.mended = notes;
    let name = imported.details.name.clone();
    let (desk, actor) = (Arc::clone(&state.desk), member.visitor.actor());
    let id = blocking(move || desk.found(&name, &actor, Act::Import { tournament: Box::new(imported) })).await?;
    Ok(see_other(&format!("/t/{id}")))
}

/// `209 players, 9 rounds played`.
fn summary(lang: Lang, imported: &crate::tournament::act::Imported) -> String {
    words::trf_holds(lang, imported.players.len(), imported.rounds.len())
}
