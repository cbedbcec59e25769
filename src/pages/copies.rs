//! Copies of events: which events of other servers this one shows, with their keys, for administrators; and where an event of this
//! server is copied to, for its chief arbiter.

use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::outlets::{Failure, Progress, line_of, outlet_of};
use sonneborn_desk::{clock, failures, instant};
use sonneborn_i18n::{Lang, copies as words, dates, proof};
use sonneborn_manual::Chapter;
use sonneborn_store::copy::{CopyRow, Outlet};
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::reader;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Administrator, ChiefArbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, AppState, Frame, WebError, blocking, page, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Public)
        .get("/copies", Shows::PUBLIC, copies)
        .post("/copies", Shows::PUBLIC, change)
        .get("/copies/{copy}/other.json", Shows::JOURNAL, other)
        .get("/t/{tournament}/copy", Shows::ACCOUNTS, outlet)
        .post("/t/{tournament}/copy", Shows::ACCOUNTS, set_outlet);
}

struct Line {
    id: i64,
    /// The event's own name, once it is known.
    name: String,
    tournament: Option<i64>,
    acts: String,
    last_came: String,
    has_key: bool,
    is_taken_anew: bool,
    /// That the hall has another history.
    other: Option<String>,
    /// Whether acts of another history are kept beside it.
    has_other_acts: bool,
}

#[derive(Template)]
#[template(path = "copies.html")]
struct CopiesPage {
    frame: Frame,
    lines: Vec<Line>,
    /// For which event a key was just made, and the line with it.
    made: Option<(String, String)>,
}

async fn copies(administrator: Administrator, state: web::Data<AppState>) -> Answer {
    show(&administrator, &state, None).await
}

async fn show(administrator: &Administrator, state: &AppState, made: Option<(String, String)>) -> Answer {
    let (desk, lang) = (Arc::clone(&state.desk), administrator.visitor.lang);
    let lines = blocking(move || {
        let store = desk.store();
        let mut lines = Vec::new();
        for row in store.copies()? {
            let of = row.tournament.map(|id| store.tournament(id)).transpose()?.flatten();
            let acts = of.as_ref().map(|of| store.last_seq(of.id)).transpose()?;
            lines.push(Line::of(lang, row, of.map(|of| (of.id, of.name)), acts));
        }
        Ok::<_, WebError>(lines)
    });
    let lines = lines.await?;
    page(&CopiesPage { frame: Frame::new(&administrator.visitor, words::title(lang)), lines, made })
}

impl Line {
    fn of(lang: Lang, row: CopyRow, of: Option<(i64, String)>, acts: Option<u64>) -> Line {
        Line {
            id: row.id,
            tournament: of.as_ref().map(|(id, _)| *id),
            name: of.map_or(row.name, |(_, name)| name),
            acts: acts.map(|acts| words::acts_here(lang, acts)).unwrap_or_default(),
            last_came: row.used_at.map_or_else(|| words::nothing_yet(lang).into(), |at| moment(lang, at)),
            has_key: row.key_hash.is_some(),
            is_taken_anew: row.is_taken_anew,
            other: row.other_at.zip(row.other_seq).map(|(at, seq)| proof::other_history(lang, seq, moment(lang, at))),
            has_other_acts: row.other_lines.is_some(),
        }
    }
}

/// The acts of the other history, as they came.
async fn other(_: Administrator, state: web::Data<AppState>, path: web::Path<i64>) -> Answer {
    let (desk, id) = (Arc::clone(&state.desk), path.into_inner());
    let rows = blocking(move || desk.store().copies()).await?;
    let lines = rows.into_iter().find(|row| row.id == id).and_then(|row| row.other_lines).ok_or(WebError::NotFound)?;
    Ok(file("other-history.json", FileKind::Json, lines))
}

fn moment(lang: Lang, at: i64) -> String {
    dates::minute(lang, clock::on_computer(instant(at)))
}

#[derive(Deserialize)]
struct ChangeForm {
    #[serde(rename = "do")]
    change: Change,
    #[serde(default)]
    copy: i64,
    /// Of a new one.
    #[serde(default)]
    name: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    Make,
    Renew,
    Revoke,
    Anew,
}

/// A new key is on this answer only: the store has its hash.
async fn change(administrator: Administrator, state: web::Data<AppState>, form: Posted<ChangeForm>) -> Answer {
    let lang = administrator.visitor.lang;
    let ChangeForm { change, copy, name } = form.0;
    let name = match change {
        Change::Make => reader::name(&name).map_err(|wrong| WebError::unread(lang, words::name(lang), &wrong))?,
        Change::Renew | Change::Revoke | Change::Anew => String::new(),
    };
    let desk = Arc::clone(&state.desk);
    let made = blocking(move || {
        let store = desk.store();
        let row = store.copies()?.into_iter().find(|row| row.id == copy);
        match (change, row) {
            (Change::Make, _) => Ok(Some((desk.make_copy(&name)?, name))),
            (Change::Renew, Some(row)) => Ok(Some((desk.renew_copy_key(copy)?, row.name))),
            (Change::Revoke, Some(_)) => store.set_copy_key(copy, None).map(|()| None).map_err(WebError::from),
            (Change::Anew, Some(_)) => store.take_copy_anew(copy).map(|()| None).map_err(WebError::from),
            (Change::Renew | Change::Revoke | Change::Anew, None) => Err(WebError::NotFound),
        }
    });
    match made.await? {
        Some((key, name)) => {
            let line = line_of(&state.public_url, &key);
            show(&administrator, &state, Some((words::made(lang, name), line))).await
        }
        None => Ok(see_other("/copies")),
    }
}

#[derive(Template)]
#[template(path = "outlet.html")]
struct OutletPage {
    frame: Frame,
    base: String,
    /// Where the event goes, how far it is there, and when that was known.
    goes: Option<[String; 3]>,
    failure: Option<String>,
    problem: Option<String>,
}

async fn outlet(guarded: Guarded<ChiefArbiter>) -> Answer {
    show_outlet(&guarded, None).await
}

async fn show_outlet(guarded: &Guarded<ChiefArbiter>, problem: Option<String>) -> Answer {
    let (desk, id, lang) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.visitor.lang);
    let (outlet, progress) =
        blocking(move || Ok::<_, WebError>((desk.store().outlet(id)?, desk.progress_of_copy(id)))).await?;
    let Progress { sent, at, failure } = progress;
    let goes = outlet.map(|outlet| {
        let heard = at.map_or_else(|| words::not_asked(lang).into(), |at| words::heard_at(lang, moment(lang, at)));
        let all = guarded.tournament().seq;
        [words::goes_to(lang, outlet.address), words::progress(lang, sent.unwrap_or(0), all), heard]
    });
    page(&OutletPage {
        frame: Frame::of(guarded, Section::Settings, words::outlet(lang)),
        base: format!("/t/{id}"),
        failure: failure.filter(|_| goes.is_some()).map(|why| failure_words(lang, &why)),
        goes,
        problem,
    })
}

pub(super) fn failure_words(lang: Lang, why: &Failure) -> String {
    match why {
        Failure::Fetch(why) => failures::fetch(lang, why),
        Failure::NoKey => words::no_key(lang).into(),
        Failure::Forked { seq } => words::forked(lang, *seq),
        Failure::Shorter { seq } => proof::copy_goes_further(lang, *seq),
        Failure::Newer { seq } => words::newer(lang, *seq),
        Failure::Refused(why) => words::not_taken(lang, why),
        Failure::Journal => words::journal_unreadable(lang).into(),
    }
}

#[derive(Deserialize)]
struct OutletForm {
    /// Empty to stop.
    #[serde(default)]
    line: String,
}

async fn set_outlet(guarded: Guarded<ChiefArbiter>, form: Posted<OutletForm>) -> Answer {
    let (desk, id, lang) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.visitor.lang);
    let own_network = guarded.visitor.is_administrator();
    let outlet = match form.0.line.trim() {
        "" => None,
        line => match outlet_of(line) {
            Some((address, key)) => Some(Outlet { tournament: id, address, key, own_network }),
            None => return show_outlet(&guarded, Some(words::no_line(lang).into())).await,
        },
    };
    blocking(move || desk.store().set_outlet(id, outlet.as_ref())).await?;
    Ok(see_other(&format!("/t/{id}/copy")))
}
