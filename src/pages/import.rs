//! A whole tournament from a file of any program: what was read and how it stands to the rules is shown first, then the
//! tournament is made of it; what another Sonneborn kept is taken over as it is.

use crate::upload::Upload;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use sonneborn_desk::Desk;
use sonneborn_desk::audits::{FileDigest, State};
use sonneborn_exchange::archive::Archive;
use sonneborn_exchange::audit::Audit;
use sonneborn_exchange::foreign;
use sonneborn_exchange::text::{self, Reading};
use sonneborn_exchange::tournament_file::{self, TournamentFile};
use sonneborn_i18n::audit::{self as audit_words, Part};
use sonneborn_i18n::{Lang, common, diagnosis, exchange as file_words, players as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Import, Imported};
use sonneborn_tournament::fold;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_web::form::ONCE_FIELD;
use sonneborn_web::guard::Member;
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Frame, WebError, blocking, html, in_workshop, page, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Files).get("/import", Shows::PUBLIC, show).post("/import", Shows::PUBLIC, look);
}

/// What a file holds, before it is accepted.
struct Held {
    name: String,
    summary: String,
    /// That the tournament is kept here already; empty where it is not.
    here_already: String,
    notes: Vec<String>,
    /// How it stands to the rules and the engine.
    parts: Vec<Part>,
    source: String,
    /// Which rounds are not as the rules have them, to be confirmed; empty where none is.
    to_confirm: String,
    /// The file as it came, in base64, to be sent again; and how it is read where it does not say so itself.
    kept: String,
    encoding: String,
    /// The ways to read it then.
    readings: Vec<Reading>,
    /// The name of the one that was taken.
    read_as: String,
}

#[derive(Template)]
#[template(path = "import.html")]
struct ImportPage {
    frame: Frame,
    held: Option<Held>,
    waiting: Option<Waiting>,
    problems: Vec<String>,
}

/// A file whose rounds are being paired again in the background.
struct Waiting {
    rounds: usize,
    of: usize,
    source: String,
    kept: String,
    encoding: String,
}

async fn show(member: Member) -> Answer {
    import_page(&member, None, Vec::new())
}

fn import_page(member: &Member, held: Option<Held>, problems: Vec<String>) -> Answer {
    let frame = Frame::new(&member.visitor, words::trf_title(member.visitor.lang));
    let is_refused = !problems.is_empty();
    let shown = ImportPage { frame, held, waiting: None, problems };
    if is_refused { html(StatusCode::BAD_REQUEST, &shown) } else { page(&shown) }
}

/// The page that asks by itself how far the audit is.
fn waiting_page(member: &Member, waiting: Waiting) -> Answer {
    let frame = Frame::new(&member.visitor, words::trf_title(member.visitor.lang));
    page(&ImportPage { frame, held: None, waiting: Some(waiting), problems: Vec::new() })
}

async fn look(member: Member, state: web::Data<AppState>, upload: Upload) -> Answer {
    let lang = member.visitor.lang;
    let (source, bytes) = given(&upload)?;
    let encoding = upload.field(if upload.field("do") == "read" { "read_as" } else { "encoding" }).to_owned();
    if bytes.is_empty() {
        return import_page(&member, None, vec![words::import_nothing(lang).into()]);
    }
    let digest: FileDigest = Sha256::digest(&bytes).into();
    if is_archive(&bytes) {
        return adopt(&member, &state, (source, bytes), &upload, request_key(&upload, digest)).await;
    }
    let (kept, told) = (STANDARD.encode(&bytes), text::told(&encoding));
    let read = in_workshop(&state, &member.visitor, move || {
        let file = tournament_file::read_told(&bytes, told);
        let is_report = file.as_ref().is_ok_and(|file| file.is_report);
        // The own files of programs say how they are written.
        Ok::<_, WebError>((file, if is_report { text::readings(&bytes) } else { Vec::new() }))
    });
    let (read, readings) = read.await?;
    let file = match read {
        Ok(file) => file,
        Err(faults) => {
            let problems = faults.iter().map(|fault| audit_words::fault(lang, fault)).collect();
            return import_page(&member, None, problems);
        }
    };
    let mut notes: Vec<String> = file.notes.iter().map(|note| audit_words::note(lang, note)).collect();
    let mut imported = file.imported.clone();
    let audit = if is_small(&file) {
        Arc::new(in_workshop(&state, &member.visitor, move || Ok::<_, WebError>(Audit::of(&file))).await?)
    } else {
        // The same file, read otherwise, has an audit of its own.
        let of_reading: FileDigest = Sha256::digest([&digest[..], encoding.as_bytes()].concat()).into();
        match state.desk.audits().of(of_reading, &file) {
            State::Running { rounds, of } => {
                return waiting_page(&member, Waiting { rounds, of, source, kept, encoding });
            }
            State::Done(audit) => audit,
            State::Busy => return import_page(&member, None, vec![file_words::audits_busy(lang).into()]),
            State::Broken => return import_page(&member, None, vec![file_words::audit_broken(lang).into()]),
        }
    };
    let unclean = audit.rounds.iter().filter(|round| !round.is_clean());
    let against_rules: Vec<RoundNo> = unclean.map(|round| round.round).collect();
    // Where the file leaves open how it was paired, the event goes on by what explains it.
    if let Some(diagnosed) = audit.diagnosed.as_ref().filter(|diagnosed| diagnosed.by > 0) {
        imported.regulations = diagnosed.as_paired.regulations.clone();
        notes.push(diagnosis::judged(lang, diagnosed));
    }
    if upload.field("do") != "make" {
        notes.extend(audit_words::suppositions(lang, &audit));
    }
    let rounds: Vec<String> = against_rules.iter().map(RoundNo::to_string).collect();
    let is_confirmed = upload.is_ticked("confirmed")? || rounds.is_empty();
    if upload.field("do") != "make" || !is_confirmed {
        let (name, summary) = (imported.details.name.clone(), summary(lang, &imported));
        let to_confirm = rounds.join(common::list_comma(lang));
        // Telling what differs pairs rounds again, as finding it does.
        let told = move || Ok::<_, WebError>(audit_words::parts(lang, &audit));
        let parts = in_workshop(&state, &member.visitor, told).await?;
        let here_already = made_already(&member, &state, digest).await?;
        let read_as = if encoding.is_empty() { readings.first().map(|guess| guess.name) } else { Some(&*encoding) };
        let read_as = read_as.unwrap_or_default().to_owned();
        let held =
            Held { name, summary, here_already, notes, parts, source, to_confirm, kept, encoding, readings, read_as };
        return import_page(&member, Some(held), Vec::new());
    }
    imported.source = source;
    imported.digest = digest_in_digits(digest);
    imported.mended = notes;
    imported.against_rules = Some(against_rules);
    let (desk, actor) = (Arc::clone(&state.desk), member.visitor.actor(None, None));
    let (act, key) = (Act::Import(Import { tournament: Box::new(imported) }), request_key(&upload, digest));
    let id = blocking(move || desk.found_once(&actor, act, key.as_deref())).await?;
    Ok(see_other(&format!("/t/{id}")))
}

/// The file that was chosen, pasted, or that came back with the form.
///
/// # Errors
/// What no page of ours sends.
fn given(upload: &Upload) -> Result<(String, Vec<u8>), WebError> {
    Ok(match (&upload.file, upload.field("kept")) {
        (Some((name, bytes)), _) => (name.clone(), bytes.clone()),
        (None, "") => (String::new(), upload.field("text").as_bytes().to_vec()),
        (None, kept) => {
            let bytes = STANDARD.decode(kept).map_err(|error| WebError::Unreadable(error.to_string()))?;
            (upload.field("source").to_string(), bytes)
        }
    })
}

/// Games of so many players by rounds are held against the engine while somebody waits; those of greater events in the background,
/// or on the command line (`sonneborn check`).
const MOST_PAIRINGS_CHECKED: usize = 30_000;

/// Whether a file is audited while somebody waits.
pub(super) fn is_small(file: &TournamentFile) -> bool {
    file.imported.players.len() * file.imported.rounds.len() <= MOST_PAIRINGS_CHECKED
}

/// Files of Sonneborn are JSON; so are Papi's events.
fn is_archive(bytes: &[u8]) -> bool {
    Archive::is_json(bytes) && !foreign::is_papi(bytes)
}

/// That an event was made of the very file before; empty where none was.
async fn made_already(member: &Member, state: &web::Data<AppState>, digest: FileDigest) -> Result<String, WebError> {
    let (desk, sees, of_file) = (Arc::clone(&state.desk), sees(member), digest_in_digits(digest));
    let here = blocking(move || desk.made_already(&of_file, sees).map_err(WebError::from)).await?;
    Ok(here.map(|name| words::import_made_already(member.visitor.lang, name)).unwrap_or_default())
}

/// Whose roles say which events somebody may hear of; `None` for whoever sees all.
fn sees(member: &Member) -> Option<i64> {
    Some(member.account.id).filter(|_| !member.visitor.is_administrator())
}

fn digest_in_digits(digest: FileDigest) -> String {
    digest.iter().map(|octet| format!("{octet:02x}")).collect()
}

/// A form that is sent twice with the same file makes one event.
fn request_key(upload: &Upload, digest: FileDigest) -> Option<String> {
    let name = Some(upload.field(ONCE_FIELD)).filter(|name| !name.is_empty())?;
    Some(Desk::request_key(&[name.as_bytes(), &digest].concat()))
}

async fn adopt(
    member: &Member,
    state: &web::Data<AppState>,
    (source, bytes): (String, Vec<u8>),
    upload: &Upload,
    request_key: Option<String>,
) -> Answer {
    let (lang, kept) = (member.visitor.lang, STANDARD.encode(&bytes));
    let read = in_workshop(state, &member.visitor, move || Ok::<_, WebError>(Archive::read(&bytes))).await?;
    let archive = match read {
        Ok(archive) => archive,
        Err(fault) => return import_page(member, None, vec![file_words::archive_fault(lang, &fault)]),
    };
    let (desk, actor) = (Arc::clone(&state.desk), member.visitor.actor(None, None));
    let is_to_make = upload.field("do") == "make";
    let sees = sees(member);
    let made = blocking(move || {
        // Two of one tournament look alike, and what is typed into one is missing in the other.
        let here = if is_to_make { None } else { desk.kept_already(&archive, sees)? };
        match here {
            Some((here, acts)) => {
                let words = words::import_here_already(lang, here, acts, archive.journal.len());
                Ok::<_, WebError>(Err((fold::fold(&archive.journal), words)))
            }
            None => Ok(Ok(desk.adopt(&archive, &actor, request_key.as_deref())?)),
        }
    });
    let (tournament, here_already) = match made.await? {
        Ok(id) => return Ok(see_other(&format!("/t/{id}"))),
        Err(asked) => asked,
    };
    let summary = words::trf_holds(lang, tournament.entrants().count(), tournament.rounds.len());
    let (name, to_confirm) = (tournament.details.name, String::new());
    let (notes, parts) = (Vec::new(), Vec::new());
    let (encoding, readings, read_as) = (String::new(), Vec::new(), String::new());
    let held =
        Held { name, summary, here_already, notes, parts, source, to_confirm, kept, encoding, readings, read_as };
    import_page(member, Some(held), Vec::new())
}

/// `209 players, 9 rounds played`.
pub(super) fn summary(lang: Lang, imported: &Imported) -> String {
    words::trf_holds(lang, imported.players.len(), imported.rounds.len())
}
