//! "Is this sheet current?": the page behind the QR code at the foot of every paper.
//!
//! The paper is laid out twice, from the state it names and from the present one; it is current if both are the same to the
//! byte. So the answer is about what the sheet shows, not about whatever else has happened in the event.

use actix_web::web;
use askama::Template;
use chrono::NaiveDateTime;
use serde::Deserialize;
use sonneborn_document::{Fonts, Job, PaperSize, print};
use sonneborn_i18n::{Lang, proof, public as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::Entry;
use sonneborn_tournament::chain::{Digest, Head, Printed};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, Frame, WebError, blocking, page, papers};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Public).get("/p/{tournament}/sheet/{state}", Shows::PUBLIC, sheet);
}

#[derive(Deserialize)]
struct Asked {
    #[serde(default)]
    paper: String,
    round: Option<u16>,
}

#[derive(Template)]
#[template(path = "public/sheet.html")]
struct SheetPage {
    frame: Frame,
    id: i64,
    event: String,
    is_good: bool,
    answer: String,
}

async fn sheet(guarded: Guarded<Public>, path: web::Path<(i64, String)>, asked: web::Query<Asked>) -> Answer {
    let (lang, state) = (guarded.visitor.lang, path.into_inner().1);
    let frame = Frame::new(&guarded.visitor, words::sheet_title(lang));
    let (id, event) = (guarded.id(), guarded.tournament().details.name.clone());
    let (is_good, answer) =
        blocking(move || Ok::<_, WebError>(judge(lang, &guarded.journal, &state, &asked.0))).await?;
    page(&SheetPage { frame, id, event, is_good, answer })
}

fn judge(lang: Lang, journal: &Journal, state: &str, asked: &Asked) -> (bool, String) {
    let now = journal.state().head();
    let stands = |entry: &Entry| Head { seq: entry.seq, chain: entry.chain }.compared(state);
    let found = journal.entries().rev().map(|entry| (entry, stands(entry))).find(|(_, how)| *how != Printed::Other);
    let entry = match found {
        Some((entry, Printed::Same)) => entry,
        Some((_, Printed::Short)) => return (false, proof::short_state(lang, state)),
        Some((_, Printed::Other)) | None => return (false, words::sheet_unknown(lang, state)),
    };
    let round = RoundNo(asked.round.unwrap_or(1));
    let then = journal.state_after(entry.seq);
    match (shown(&then, &asked.paper, round), shown(journal.state(), &asked.paper, round)) {
        // A paper that this page cannot lay out by itself.
        (None, _) => (true, words::sheet_later(lang, state, now.seq - entry.seq)),
        (then, present) if then == present => (true, words::sheet_current(lang, state)),
        _ => (false, words::sheet_outdated(lang, state, now)),
    }
}

/// What a paper shows of a tournament, without when and from which state it was printed.
fn shown(tournament: &Tournament, paper: &str, round: RoundNo) -> Option<Vec<u8>> {
    let tournament = Tournament { seq: 0, chain: Digest::NONE, ..tournament.clone() };
    let documents = papers::documents(paper, &tournament, round, String::new());
    let printed = NaiveDateTime::default();
    let job = Job { tournament: &tournament, lang: Lang::English, size: PaperSize::A4, printed, check: None };
    if documents.is_empty() { None } else { print(&documents, &job, Fonts::standard()).ok() }
}
