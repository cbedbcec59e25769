//! Incidents at the boards, with appeals and sealed moves: what happened, counted by player and kind, with the forms that note it.

mod appeals;
mod sealed;

use crate::complaint::ComplaintForm;
use crate::confirm;
use crate::papers::Options;
use actix_web::ResponseError;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sonneborn_desk::{Attempt, clock};
use sonneborn_document::{Document, DocumentError, Job, print};
use sonneborn_i18n::{Lang, claims, common, dates, incidents as words, refusals};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, NoteIncident};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::incident::{Cause, Incident, Measure, Outcome};
use sonneborn_tournament::reader::{self, MAX_TEXT_LETTERS, Unreadable};
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::papers;
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, html, refused};
use std::collections::BTreeMap;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Claims)
        .get("/t/{tournament}/incidents", Shows::INCIDENTS, show)
        .post("/t/{tournament}/incidents", Shows::INCIDENTS, note)
        .post("/t/{tournament}/incidents/appeals", Shows::INCIDENTS, appeals::lodge)
        .post("/t/{tournament}/incidents/appeals/{appeal}/heard", Shows::INCIDENTS, appeals::hear)
        .post("/t/{tournament}/incidents/appeals/{appeal}/decision", Shows::INCIDENTS, appeals::decide)
        .post("/t/{tournament}/incidents/envelope", Shows::INCIDENTS, sealed::seal)
        .get("/t/{tournament}/incidents.pdf", Shows::INCIDENTS, paper)
        .get("/t/{tournament}/incidents/complaint.pdf", Shows::INCIDENTS, complaint_form)
        .get("/t/{tournament}/incidents/complaint-{seq}.pdf", Shows::INCIDENTS, complaint_paper)
        .get("/t/{tournament}/incidents/envelope-{round}-{board}.pdf", Shows::SEALED, sealed::envelope_paper);
}

/// The longest time that a penalty gives or takes: longer than any game.
const MAX_MINUTES: u32 = 600;

struct IncidentLine {
    seq: u64,
    round: u16,
    board: String,
    player: String,
    cause: String,
    measure: String,
    note: String,
    at: String,
    /// It has a paper of its own.
    is_complaint: bool,
}

/// What a player did so far, by kind.
struct Count {
    player: String,
    causes: String,
    measures: String,
}

#[derive(Template)]
#[template(path = "incidents.html")]
struct IncidentsPage {
    frame: Frame,
    id: i64,
    /// The round whose incidents are printed; none before the first.
    printed: Option<u16>,
    typed: Typed,
    /// White and Black of the board that is asked about, where it is one.
    players: Option<[String; 2]>,
    lines: Vec<IncidentLine>,
    counts: Vec<Count>,
    appeals: Vec<appeals::AppealLine>,
    /// What an appeal can be against: another decision, or a ruling by its number in the journal.
    rulings: Vec<(String, String)>,
    sealed: Vec<sealed::SealedLine>,
    problems: Vec<String>,
    is_chief: bool,
}

#[derive(Deserialize)]
struct Asked {
    round: Option<u16>,
    board: Option<u16>,
}

async fn show(guarded: Guarded<Arbiter>, asked: web::Query<Asked>) -> Answer {
    shown(&guarded, StatusCode::OK, Typed::at(&guarded, asked.round, asked.board), Vec::new())
}

/// What was typed into the forms for an incident and an appeal; it comes back beside what is wrong with it.
#[derive(Default)]
struct Typed {
    incident: NoteForm,
    appeal: appeals::LodgeForm,
}

impl Typed {
    /// Nothing but the round, the one that is played where none is named, and the board.
    fn at(guarded: &Guarded<Arbiter>, round: Option<u16>, board: Option<u16>) -> Typed {
        let current = guarded.tournament().current_round().map_or(1, |round| round.number.0);
        let round = round.unwrap_or(current).to_string();
        let board = board.map_or_else(String::new, |board| board.to_string());
        Typed {
            incident: NoteForm { round: round.clone(), board: board.clone(), ..NoteForm::default() },
            appeal: appeals::LodgeForm { round, board, ..appeals::LodgeForm::default() },
        }
    }
}

fn shown(guarded: &Guarded<Arbiter>, status: StatusCode, typed: Typed, problems: Vec<String>) -> Answer {
    let (lang, tournament) = (guarded.visitor.lang, guarded.shown());
    let current = tournament.current_round().map_or(1, |round| round.number.0);
    let round = typed.incident.round.parse().unwrap_or(current);
    let board = typed.incident.board.parse().ok();
    let shown = IncidentsPage {
        frame: Frame::of(guarded, Section::Claims, words::title(lang)),
        id: guarded.id(),
        printed: tournament.round(RoundNo(round)).map(|round| round.number.0),
        typed,
        players: board
            .and_then(|board| tournament.players_on(RoundNo(round), board))
            .map(|(white, black)| [white, black].map(|player| player.data.name.clone())),
        lines: lines(tournament, lang),
        counts: counts(tournament, lang, None),
        rulings: appeals::rulings(tournament, lang),
        appeals: tournament.appeals.iter().rev().map(|appeal| appeals::appeal_line(guarded, appeal)).collect(),
        sealed: sealed::sealed(tournament),
        problems,
        is_chief: guarded.role >= Some(sonneborn_store::tournament::Role::ChiefArbiter),
    };
    html(status, &shown)
}

fn name(tournament: &Tournament, player: PlayerId) -> String {
    tournament.players.get(player.index()).map_or_else(String::new, |player| player.data.name.clone())
}

fn local(lang: Lang, tournament: &Tournament, at: DateTime<Utc>) -> String {
    dates::minute(lang, clock::in_hall(&tournament.details, at))
}

fn lines(tournament: &Tournament, lang: Lang) -> Vec<IncidentLine> {
    let line = |noted: &sonneborn_tournament::incident::NotedIncident| {
        let incident = &noted.incident;
        let game = tournament.round(incident.round).and_then(|round| round.game_of(incident.player));
        IncidentLine {
            seq: noted.seq,
            round: incident.round.0,
            board: game.map_or_else(String::new, |game| game.board.to_string()),
            player: name(tournament, incident.player),
            cause: words::cause_in_full(lang, incident.cause),
            measure: words::measure_in_full(lang, incident),
            note: incident.note.clone(),
            at: local(lang, tournament, noted.at),
            is_complaint: incident.complaint.is_some(),
        }
    };
    tournament.incidents.iter().rev().map(line).collect()
}

/// How often each cause and each measure was noted.
type ByKind = (BTreeMap<Cause, usize>, BTreeMap<Measure, usize>);

/// The incidents by player and kind, the most first; of one board only, where it is named.
fn counts(tournament: &Tournament, lang: Lang, only: Option<[PlayerId; 2]>) -> Vec<Count> {
    let mut of: BTreeMap<PlayerId, ByKind> = BTreeMap::new();
    for noted in &tournament.incidents {
        if only.is_none_or(|only| only.contains(&noted.incident.player)) {
            let (causes, measures) = of.entry(noted.incident.player).or_default();
            *causes.entry(noted.incident.cause).or_default() += 1;
            if noted.incident.measure != Measure::Noted {
                *measures.entry(noted.incident.measure).or_default() += 1;
            }
        }
    }
    let mut counted: Vec<_> = of.into_iter().collect();
    counted.sort_by_key(|(_, (causes, _))| std::cmp::Reverse(causes.values().sum::<usize>()));
    let told = |parts: Vec<(&'static str, usize)>| {
        let told = parts.into_iter().map(|(words, count)| format!("{words} ×{count}"));
        told.collect::<Vec<_>>().join(common::list_comma(lang))
    };
    let count = |(player, (causes, measures)): (PlayerId, ByKind)| Count {
        player: name(tournament, player),
        causes: told(causes.into_iter().map(|(cause, count)| (words::cause(lang, cause), count)).collect()),
        measures: told(measures.into_iter().map(|(done, count)| (words::measure(lang, done), count)).collect()),
    };
    counted.into_iter().map(count).collect()
}

/// What the two players of a board did earlier, a line each, for the next arbiter who comes to it.
pub(crate) fn earlier(tournament: &Tournament, lang: Lang, players: [PlayerId; 2]) -> Vec<String> {
    let line = |count: Count| {
        let parts = [count.causes, count.measures].into_iter().filter(|part| !part.is_empty());
        let parts = parts.collect::<Vec<_>>().join(common::list_semicolon(lang));
        common::label(lang, &count.player) + &parts
    };
    counts(tournament, lang, Some(players)).into_iter().map(line).collect()
}

/// Which round's incidents are printed; all of them where none is named.
#[derive(Deserialize)]
struct OfRound {
    round: Option<u16>,
}

async fn paper(guarded: Guarded<Arbiter>, of: web::Query<OfRound>, options: web::Query<Options>) -> Answer {
    let round = of.round.map(RoundNo);
    if round.is_some_and(|round| guarded.tournament().round(round).is_none()) {
        return Err(WebError::NotFound);
    }
    let name = round.map_or_else(|| "incidents.pdf".to_owned(), |round| format!("incidents-{round}.pdf"));
    printed(guarded, Document::Incidents { round, computer: clock::computer_offset() }, &options, &name).await
}

/// The form for a complaint, to be filled in by hand.
async fn complaint_form(guarded: Guarded<Arbiter>, options: web::Query<Options>) -> Answer {
    let form = Document::Complaint { seq: None, computer: clock::computer_offset() };
    printed(guarded, form, &options, "complaint.pdf").await
}

async fn complaint_paper(
    guarded: Guarded<Arbiter>,
    path: web::Path<(i64, u64)>,
    options: web::Query<Options>,
) -> Answer {
    let (_, seq) = path.into_inner();
    let complaint = Document::Complaint { seq: Some(seq), computer: clock::computer_offset() };
    printed(guarded, complaint, &options, &format!("complaint-{seq}.pdf")).await
}

async fn printed(guarded: Guarded<Arbiter>, document: Document, options: &Options, name: &str) -> Answer {
    let visitors = guarded.visitor.lang;
    let ((lang, size), printed) =
        (options.print(visitors, &guarded.tournament().style)?, clock::hall_now(&guarded.tournament().details));
    let check = papers::sheet_address(&guarded, None);
    let pdf = blocking(move || {
        let job = Job { tournament: guarded.tournament(), lang, size, printed, check: Some(&check) };
        let printed = print(&[document], &job, &guarded.state.desk.fonts());
        printed.map_err(|error| match error {
            DocumentError::NoSuchBoard { .. } | DocumentError::NoSuchComplaint { .. } => WebError::NotFound,
            error => WebError::BadRequest(error.words(visitors)),
        })
    })
    .await?;
    Ok(file(name, FileKind::Pdf, pdf))
}

impl IncidentsPage {
    fn causes(&self) -> Vec<(&'static str, String)> {
        Cause::ALL.into_iter().map(|cause| (cause.code(), words::cause_in_full(self.frame.lang, cause))).collect()
    }

    fn measures(&self) -> Vec<(&'static str, String)> {
        let lang = self.frame.lang;
        let full = |measure: Measure| {
            let article = measure.article().map(|number| claims::article(lang, number));
            let parts = [Some(words::measure(lang, measure).to_owned()), article];
            parts.into_iter().flatten().collect::<Vec<_>>().join(common::list_comma(lang))
        };
        Measure::ALL.into_iter().map(|measure| (measure.code(), full(measure))).collect()
    }

    fn outcomes(&self) -> Vec<(&'static str, &'static str)> {
        Outcome::ALL.into_iter().map(|outcome| (outcome.code(), words::outcome(self.frame.lang, outcome))).collect()
    }
}

#[derive(Default, Deserialize, Serialize)]
#[serde(default)]
struct NoteForm {
    round: String,
    board: String,
    side: String,
    cause: String,
    measure: String,
    minutes: String,
    note: String,
    #[serde(flatten)]
    complaint: ComplaintForm,
}

fn player(guarded: &Guarded<Arbiter>, round: &str, board: &str, side: &str) -> Result<(RoundNo, PlayerId), WebError> {
    let (lang, tournament) = (guarded.visitor.lang, guarded.tournament());
    let number = |field: &'static str, text: &str| {
        let read = reader::number::<u16>(text, 1..=u16::MAX);
        read.map_err(|wrong| WebError::unread(lang, field, &wrong))
    };
    let (round, board) = (RoundNo(number(common::round(lang), round)?), number(common::board(lang), board)?);
    let game = tournament.round(round).and_then(|round| round.game(board));
    let game = game.ok_or_else(|| WebError::BadRequest(refusals::no_such_board(lang, round.0, board)))?;
    match side {
        "white" => Ok((round, game.white)),
        "black" => Ok((round, game.black)),
        other => Err(WebError::BadRequest(other.to_owned())),
    }
}

fn incident(guarded: &Guarded<Arbiter>, form: &NoteForm) -> Result<Incident, WebError> {
    let lang = guarded.visitor.lang;
    let unread = |field: &'static str| move |wrong: Unreadable| WebError::unread(lang, field, &wrong);
    let minutes = reader::optional(&form.minutes, |text| reader::number::<u32>(text, 0..=MAX_MINUTES));
    let (round, player) = player(guarded, &form.round, &form.board, &form.side)?;
    Ok(Incident {
        round,
        player,
        cause: reader::coded(&form.cause, &Cause::ALL).map_err(unread(words::what(lang)))?,
        measure: reader::coded(&form.measure, &Measure::ALL).map_err(unread(words::measure_taken(lang)))?,
        seconds: 60 * minutes.map_err(unread(words::minutes(lang)))?.unwrap_or_default(),
        note: reader::text(&form.note, MAX_TEXT_LETTERS).map_err(unread(words::note(lang)))?,
        complaint: form.complaint.read(lang)?,
    })
}

async fn note(guarded: Guarded<Arbiter>, form: Posted<NoteForm>) -> Answer {
    let form = form.0;
    let act = incident(&guarded, &form).map(|incident| Act::NoteIncident(NoteIncident { incident }));
    match tried(&guarded, act).await {
        Tried::Answered(answer) => answer,
        Tried::Wrong(status, problem) => {
            let appeal = Typed::at(&guarded, form.round.parse().ok(), form.board.parse().ok()).appeal;
            shown(&guarded, status, Typed { incident: form, appeal }, vec![problem])
        }
    }
}

/// What became of a form.
enum Tried {
    /// It is done, or something else than the form is wrong.
    Answered(Answer),
    /// What is wrong with it, in the user's words.
    Wrong(StatusCode, String),
}

async fn tried(guarded: &Guarded<Arbiter>, act: Result<Act, WebError>) -> Tried {
    let lang = guarded.visitor.lang;
    let act = match act {
        Ok(act) => act,
        Err(error @ WebError::BadRequest(_)) => return Tried::Wrong(error.status_code(), error.words(lang)),
        Err(other) => return Tried::Answered(Err(other)),
    };
    match guarded.perform(Attempt::of(act)).await {
        Err(why) if why.is_of_the_act() => {
            Tried::Wrong(StatusCode::CONFLICT, refused::words(lang, &why, Some(guarded.tournament())))
        }
        done => {
            let back = format!("/t/{}/incidents", guarded.id());
            Tried::Answered(confirm::settle(guarded, Section::Claims, done, &back))
        }
    }
}

/// A text that may not be empty.
fn said(lang: Lang, field: &str, text: &str) -> Result<String, WebError> {
    let read = reader::text(text, MAX_TEXT_LETTERS).and_then(|text| reader::name(&text));
    read.map_err(|wrong| WebError::unread(lang, field, &wrong))
}

/// The answer to a form of its own game or appeal: what is wrong stands above the page.
async fn done(guarded: &Guarded<Arbiter>, act: Result<Act, WebError>) -> Answer {
    match tried(guarded, act).await {
        Tried::Answered(answer) => answer,
        Tried::Wrong(status, problem) => shown(guarded, status, Typed::at(guarded, None, None), vec![problem]),
    }
}
