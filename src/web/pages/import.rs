//! A whole tournament from a file: of a tournament report file, what was read and how it stands to the rules is shown
//! first, then the tournament is made of it; what another Sonneborn kept is taken over as it is.

use crate::exchange::archive::Archive;
use crate::exchange::{import_check, text, trf};
use crate::i18n::{Lang, exchange as file_words, players as words};
use crate::tournament::Tournament;
use crate::tournament::act::{Act, Imported};
use crate::web::guard::Member;
use crate::web::upload::Upload;
use crate::web::{Answer, AppState, Frame, WebError, blocking, html, in_workshop, page, see_other};
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
    if is_archive(&bytes) {
        return adopt(&member, &state, bytes).await;
    }
    let reading = in_workshop(&state, &member.visitor, move || {
        let read = trf::read(&bytes);
        Ok::<_, WebError>((read, text::decode(&bytes).text.into_owned()))
    });
    let (read, text) = reading.await?;
    let read = match read {
        Ok(read) => read,
        Err(faults) => {
            let problems = faults.iter().map(|fault| file_words::fault(lang, fault)).collect();
            return import_page(&member, None, problems);
        }
    };
    let notes: Vec<String> = read.notes.iter().map(|note| file_words::note(lang, note)).collect();
    let mut imported = read.imported;
    if upload.field("do") != "make" {
        let checked = imported.clone();
        let found = in_workshop(&state, &member.visitor, move || Ok::<_, WebError>(findings(lang, &checked))).await?;
        let notes = notes.into_iter().chain(found).collect();
        let held = Held { name: imported.details.name.clone(), summary: summary(lang, &imported), notes, source, text };
        return import_page(&member, Some(held), Vec::new());
    }
    imported.source = source;
    imported.mended = notes;
    let (desk, actor) = (Arc::clone(&state.desk), member.visitor.actor(None));
    let id = blocking(move || desk.found(&actor, Act::Import { tournament: Box::new(imported) })).await?;
    Ok(see_other(&format!("/t/{id}")))
}

/// Games of so many players by rounds are held against the engine while the arbiter waits; greater events on the command
/// line (`sonneborn check`).
const MOST_PAIRINGS_CHECKED: usize = 6000;

/// Where the rounds are not as the rules and the engine have them.
fn findings(lang: Lang, imported: &Imported) -> Vec<String> {
    if imported.players.len() * imported.rounds.len() > MOST_PAIRINGS_CHECKED {
        return vec![file_words::too_great_to_check(lang).to_owned()];
    }
    let tournament = Tournament::of_import(imported);
    let found = import_check::check(&tournament);
    found.iter().flat_map(|round| file_words::findings(lang, &tournament, round)).collect()
}

/// Files of Sonneborn are JSON, which no tournament report file is.
fn is_archive(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"{")
}

async fn adopt(member: &Member, state: &web::Data<AppState>, bytes: Vec<u8>) -> Answer {
    let read = in_workshop(state, &member.visitor, move || Ok::<_, WebError>(Archive::read(&bytes))).await?;
    let archive = match read {
        Ok(archive) => archive,
        Err(fault) => return import_page(member, None, vec![file_words::archive_fault(member.visitor.lang, &fault)]),
    };
    let (desk, actor) = (Arc::clone(&state.desk), member.visitor.actor(None));
    let id = blocking(move || desk.adopt(&archive, &actor)).await?;
    Ok(see_other(&format!("/t/{id}")))
}

/// `209 players, 9 rounds played`.
fn summary(lang: Lang, imported: &Imported) -> String {
    words::trf_holds(lang, imported.players.len(), imported.rounds.len())
}
