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
use sonneborn_tournament::access::{Reader, Shows};
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
    let (id, event, reader) = (guarded.id(), guarded.tournament().details.name.clone(), guarded.reader);
    let judged = blocking(move || Ok::<_, WebError>(judge(lang, reader, &guarded.journal, &state, &asked.0)));
    let (is_good, answer) = judged.await?;
    page(&SheetPage { frame, id, event, is_good, answer })
}

fn judge(lang: Lang, reader: Reader, journal: &Journal, state: &str, asked: &Asked) -> (bool, String) {
    let now = journal.state().head();
    let stands = |entry: &Entry| Head { seq: entry.seq, chain: entry.chain }.compared(state);
    let found = journal.entries().rev().map(|entry| (entry, stands(entry))).find(|(_, how)| *how != Printed::Other);
    let entry = match found {
        Some((entry, Printed::Same)) => entry,
        Some((_, Printed::Short)) => return (false, proof::short_state(lang, state)),
        Some((_, Printed::Other)) | None => return (false, words::sheet_unknown(lang, state)),
    };
    let round = RoundNo(asked.round.unwrap_or(1));
    let open = Open::to(reader, &asked.paper);
    let looks = |tournament: &Tournament| shown(open.of(tournament), &asked.paper, round);
    match (looks(&journal.state_after(entry.seq)), looks(journal.state())) {
        // A paper that this page cannot lay out by itself.
        (None, _) => (true, words::sheet_later(lang, state, now.seq - entry.seq)),
        (then, present) if then != present => (false, words::sheet_outdated(lang, state, now)),
        _ if open == Open::Published && now.seq > entry.seq => (true, words::sheet_published_current(lang, state)),
        _ => (true, words::sheet_current(lang, state)),
    }
}

/// How much of the event is compared. Anybody can ask for any paper here, whoever printed it: an answer from more than they may read
/// would tell them that a draft was made, a birth date corrected, a fee paid.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Published,
    InTheHall,
    Whole,
}

impl Open {
    fn to(reader: Reader, paper: &str) -> Open {
        match papers::shows(paper).filter(|shows| reader.may_see(*shows)) {
            None => Open::Published,
            Some(shows) if shows.is_plain() => Open::InTheHall,
            Some(_) => Open::Whole,
        }
    }

    fn of(self, tournament: &Tournament) -> Tournament {
        match self {
            Open::Published => tournament.for_everybody(),
            Open::InTheHall => tournament.veiled(),
            Open::Whole => tournament.clone(),
        }
    }
}

/// What a paper shows of a tournament, without when and from which state it was printed.
fn shown(tournament: Tournament, paper: &str, round: RoundNo) -> Option<Vec<u8>> {
    let tournament = Tournament { seq: 0, chain: Digest::NONE, ..tournament };
    let documents = papers::documents(paper, &tournament, round, String::new());
    let printed = NaiveDateTime::default();
    let job = Job { tournament: &tournament, lang: Lang::English, size: PaperSize::A4, printed, check: None };
    if documents.is_empty() { None } else { print(&documents, &job, Fonts::standard()).ok() }
}
