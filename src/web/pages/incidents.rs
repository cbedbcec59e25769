//! Incidents at the boards, appeals and sealed moves: what happened, counted by player and kind, with the forms that note it.

use crate::desk::{Attempt, Refused};
use crate::document::{Document, DocumentError, Fonts, Job, print};
use crate::i18n::{Lang, claims, common, confirmation, dates, incidents as words};
use crate::tournament::Tournament;
use crate::tournament::act::Act;
use crate::tournament::ids::{PlayerId, RoundNo};
use crate::tournament::incident::{Appeal, Cause, Envelope, Incident, Measure, Outcome};
use crate::tournament::outcome::GameResult;
use crate::tournament::reader::{self, MAX_TEXT_LETTERS, Unreadable};
use crate::web::download::{FileKind, file};
use crate::web::form::Posted;
use crate::web::frame::Section;
use crate::web::guard::{Arbiter, Guarded};
use crate::web::pages::papers::Options;
use crate::web::papers;
use crate::web::{Answer, Frame, WebError, blocking, page, refused, see_other};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use chrono::{DateTime, Duration, Local, Offset, Utc};
use serde::Deserialize;
use std::collections::BTreeMap;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/incidents", web::get().to(show))
        .route("/t/{tournament}/incidents", web::post().to(note))
        .route("/t/{tournament}/incidents/appeals", web::post().to(lodge))
        .route("/t/{tournament}/incidents/appeals/{appeal}/heard", web::post().to(hear))
        .route("/t/{tournament}/incidents/appeals/{appeal}/decision", web::post().to(decide))
        .route("/t/{tournament}/incidents/envelope", web::post().to(seal))
        .route("/t/{tournament}/incidents.pdf", web::get().to(paper))
        .route("/t/{tournament}/incidents/envelope-{round}-{board}.pdf", web::get().to(envelope_paper));
}

/// The longest time that a penalty gives or takes: longer than any game.
const MAX_MINUTES: u32 = 600;
/// The longest game on record has 269 moves.
const MAX_MOVE: u16 = 600;

struct IncidentLine {
    seq: u64,
    round: u16,
    board: String,
    player: String,
    cause: String,
    measure: String,
    note: String,
    at: String,
}

/// What a player did so far, by kind.
struct Count {
    player: String,
    causes: String,
    measures: String,
}

struct AppealLine {
    seq: u64,
    by: String,
    round: u16,
    about: String,
    /// The address of the ruling appealed against.
    ruling: Option<u64>,
    lodged: String,
    deadline: String,
    is_late: bool,
    heard: Option<String>,
    decided: Option<String>,
}

struct SealedLine {
    round: u16,
    board: u16,
    players: String,
    white: String,
    black: String,
    white_id: u32,
    black_id: u32,
    is_kept: bool,
    envelope: Envelope,
}

#[derive(Template)]
#[template(path = "incidents.html")]
struct IncidentsPage {
    frame: Frame,
    id: i64,
    round: u16,
    board: String,
    /// White and Black of that board, where it is one.
    players: Option<[String; 2]>,
    lines: Vec<IncidentLine>,
    counts: Vec<Count>,
    appeals: Vec<AppealLine>,
    sealed: Vec<SealedLine>,
    problems: Vec<String>,
    is_chief: bool,
}

#[derive(Deserialize)]
struct Asked {
    round: Option<u16>,
    board: Option<u16>,
}

async fn show(guarded: Guarded<Arbiter>, asked: web::Query<Asked>) -> Answer {
    shown(&guarded, (asked.round, asked.board), Vec::new())
}

fn shown(guarded: &Guarded<Arbiter>, (round, board): (Option<u16>, Option<u16>), problems: Vec<String>) -> Answer {
    let (lang, tournament) = (guarded.visitor.lang, guarded.tournament());
    let current = tournament.current_round().map_or(1, |round| round.number.0);
    page(&IncidentsPage {
        frame: Frame::of(guarded, Section::Claims, words::title(lang)),
        id: guarded.id(),
        round: round.unwrap_or(current),
        board: board.map_or_else(String::new, |board| board.to_string()),
        players: board
            .and_then(|board| tournament.players_on(RoundNo(round.unwrap_or(current)), board))
            .map(|(white, black)| [white, black].map(|player| player.data.name.clone())),
        lines: lines(tournament, lang),
        counts: counts(tournament, lang, None),
        appeals: tournament.appeals.iter().rev().map(|appeal| appeal_line(guarded, appeal)).collect(),
        sealed: sealed(tournament),
        problems,
        is_chief: guarded.role >= Some(crate::store::tournament::Role::ChiefArbiter),
    })
}

fn name(tournament: &Tournament, player: PlayerId) -> String {
    tournament.players.get(player.index()).map_or_else(String::new, |player| player.data.name.clone())
}

fn local(lang: Lang, at: DateTime<Utc>) -> String {
    dates::minute(lang, at.with_timezone(&Local))
}

fn lines(tournament: &Tournament, lang: Lang) -> Vec<IncidentLine> {
    let line = |noted: &crate::tournament::incident::NotedIncident| {
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
            at: local(lang, noted.at),
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
pub(in crate::web) fn earlier(tournament: &Tournament, lang: Lang, players: [PlayerId; 2]) -> Vec<String> {
    let line = |count: Count| {
        let parts = [count.causes, count.measures].into_iter().filter(|part| !part.is_empty());
        let parts = parts.collect::<Vec<_>>().join(common::list_semicolon(lang));
        common::label(lang, &count.player) + &parts
    };
    counts(tournament, lang, Some(players)).into_iter().map(line).collect()
}

fn appeal_line(guarded: &Guarded<Arbiter>, appeal: &Appeal) -> AppealLine {
    let (lang, tournament) = (guarded.visitor.lang, guarded.tournament());
    let minutes = tournament.regulations.announced.appeal_minutes;
    let ruled_at = appeal.ruling.and_then(|seq| guarded.journal.entry(seq)).map(|entry| entry.at);
    let until = ruled_at.filter(|_| minutes > 0).map(|at| at + Duration::minutes(minutes.into()));
    let is_late = until.is_some_and(|until| appeal.lodged_at > until);
    AppealLine {
        seq: appeal.seq,
        by: name(tournament, appeal.by),
        round: appeal.round.0,
        about: appeal.about.clone(),
        ruling: appeal.ruling,
        lodged: local(lang, appeal.lodged_at),
        deadline: match until {
            Some(until) if is_late => words::too_late(lang, local(lang, until)),
            Some(until) => words::in_time(lang, local(lang, until)),
            None => words::no_deadline(lang).into(),
        },
        is_late,
        heard: appeal.heard.as_ref().map(|step| format!("{} ({})", step.said, local(lang, step.at))),
        decided: appeal.decided.as_ref().map(|step| {
            let (outcome, reasons) = &step.said;
            format!("{}: {reasons} ({})", words::outcome(lang, *outcome), local(lang, step.at))
        }),
    }
}

/// The adjourned games, and those with an envelope.
fn sealed(tournament: &Tournament) -> Vec<SealedLine> {
    let mut lines = Vec::new();
    for round in &tournament.rounds {
        for game in &round.games {
            let kept = tournament.envelope(round.number, game.board);
            if game.result != Some(GameResult::Adjourned) && kept.is_none() {
                continue;
            }
            let (white, black) = (name(tournament, game.white), name(tournament, game.black));
            lines.push(SealedLine {
                round: round.number.0,
                board: game.board,
                players: format!("{white} – {black}"),
                white,
                black,
                white_id: game.white.0,
                black_id: game.black.0,
                is_kept: kept.is_some(),
                envelope: kept.cloned().unwrap_or_default(),
            });
        }
    }
    lines
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
    printed(guarded, Document::Incidents { round, hall: Local::now().offset().fix() }, &options, &name).await
}

async fn envelope_paper(
    guarded: Guarded<Arbiter>,
    path: web::Path<(i64, u16, u16)>,
    options: web::Query<Options>,
) -> Answer {
    let (_, round, board) = path.into_inner();
    let envelope = Document::Envelope { round: RoundNo(round), board };
    printed(guarded, envelope, &options, &format!("envelope-{round}-{board}.pdf")).await
}

async fn printed(guarded: Guarded<Arbiter>, document: Document, options: &Options, name: &str) -> Answer {
    let visitors = guarded.visitor.lang;
    let ((lang, size), printed) = (options.print(visitors)?, Local::now().naive_local());
    let check = papers::sheet_address(&guarded, None);
    let pdf = blocking(move || {
        let job = Job { tournament: guarded.tournament(), lang, size, printed, check: Some(&check) };
        let printed = print(&[document], &job, Fonts::standard());
        printed.map_err(|error| match error {
            DocumentError::NoSuchBoard { .. } => WebError::NotFound,
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

#[derive(Deserialize)]
struct NoteForm {
    round: u16,
    board: u16,
    side: String,
    cause: String,
    measure: String,
    #[serde(default)]
    minutes: String,
    #[serde(default)]
    note: String,
}

/// The player of one side of a board.
fn player(tournament: &Tournament, round: u16, board: u16, side: &str) -> Result<PlayerId, WebError> {
    let game = tournament.round(RoundNo(round)).and_then(|round| round.game(board)).ok_or(WebError::NotFound)?;
    match side {
        "white" => Ok(game.white),
        "black" => Ok(game.black),
        other => Err(WebError::BadRequest(other.to_owned())),
    }
}

async fn note(guarded: Guarded<Arbiter>, form: Posted<NoteForm>) -> Answer {
    let (lang, form) = (guarded.visitor.lang, form.0);
    let unread = |field: &'static str| move |wrong: Unreadable| WebError::unread(lang, field, &wrong);
    let causes = Cause::ALL.map(|cause| (cause.code(), cause));
    let measures = Measure::ALL.map(|measure| (measure.code(), measure));
    let minutes = reader::optional(&form.minutes, |text| reader::number::<u32>(text, 0..=MAX_MINUTES));
    let incident = Incident {
        round: RoundNo(form.round),
        player: player(guarded.tournament(), form.round, form.board, &form.side)?,
        cause: reader::code(&form.cause, &causes).map_err(unread(words::what(lang)))?,
        measure: reader::code(&form.measure, &measures).map_err(unread(words::measure_taken(lang)))?,
        seconds: 60 * minutes.map_err(unread(words::minutes(lang)))?.unwrap_or_default(),
        note: reader::text(&form.note, MAX_TEXT_LETTERS).map_err(unread(words::note(lang)))?,
    };
    done(&guarded, Act::NoteIncident { incident }, (Some(form.round), Some(form.board))).await
}

#[derive(Deserialize)]
struct LodgeForm {
    round: u16,
    board: u16,
    side: String,
    #[serde(default)]
    ruling: String,
    about: String,
}

async fn lodge(guarded: Guarded<Arbiter>, form: Posted<LodgeForm>) -> Answer {
    let (lang, form) = (guarded.visitor.lang, form.0);
    let unread = |field: &'static str| move |wrong: Unreadable| WebError::unread(lang, field, &wrong);
    let ruling = reader::optional(&form.ruling, |text| reader::number::<u32>(text, 1..=u32::MAX));
    let act = Act::LodgeAppeal {
        by: player(guarded.tournament(), form.round, form.board, &form.side)?,
        round: RoundNo(form.round),
        ruling: ruling.map_err(unread(words::against(lang)))?.map(u64::from),
        about: said(lang, words::about(lang), &form.about)?,
    };
    done(&guarded, act, (Some(form.round), Some(form.board))).await
}

/// A text that may not be empty.
fn said(lang: Lang, field: &str, text: &str) -> Result<String, WebError> {
    let read = reader::text(text, MAX_TEXT_LETTERS).and_then(|text| reader::name(&text));
    read.map_err(|wrong| WebError::unread(lang, field, &wrong))
}

#[derive(Deserialize)]
struct HearForm {
    heard: String,
}

async fn hear(guarded: Guarded<Arbiter>, path: web::Path<(i64, u64)>, form: Posted<HearForm>) -> Answer {
    let (_, appeal) = path.into_inner();
    let lang = guarded.visitor.lang;
    let heard = said(lang, words::who_was_heard(lang), &form.0.heard)?;
    done(&guarded, Act::HearAppeal { appeal, heard }, (None, None)).await
}

#[derive(Deserialize)]
struct DecideForm {
    outcome: String,
    reasons: String,
}

async fn decide(guarded: Guarded<Arbiter>, path: web::Path<(i64, u64)>, form: Posted<DecideForm>) -> Answer {
    let (_, appeal) = path.into_inner();
    let lang = guarded.visitor.lang;
    let outcomes = Outcome::ALL.map(|outcome| (outcome.code(), outcome));
    let outcome = reader::code(&form.0.outcome, &outcomes);
    let outcome = outcome.map_err(|wrong| WebError::unread(lang, words::outcome_label(lang), &wrong))?;
    let reasons = said(lang, words::reasons(lang), &form.0.reasons)?;
    done(&guarded, Act::DecideAppeal { appeal, outcome, reasons }, (None, None)).await
}

#[derive(Deserialize)]
struct SealForm {
    round: u16,
    board: u16,
    white_id: u32,
    black_id: u32,
    #[serde(default)]
    side: String,
    #[serde(default)]
    number: String,
    #[serde(default)]
    position: String,
    #[serde(default)]
    white_clock: String,
    #[serde(default)]
    black_clock: String,
    draw_offered: Option<String>,
    #[serde(default)]
    resumption: String,
    /// Set by the button that takes the envelope back.
    #[serde(default)]
    step: String,
}

async fn seal(guarded: Guarded<Arbiter>, form: Posted<SealForm>) -> Answer {
    let (lang, form) = (guarded.visitor.lang, form.0);
    let unread = |field: &'static str| move |wrong: Unreadable| WebError::unread(lang, field, &wrong);
    let (round, board) = (RoundNo(form.round), form.board);
    let text = |field: &'static str, text: &str| reader::text(text, MAX_TEXT_LETTERS).map_err(unread(field));
    let number = || reader::number::<u16>(&form.number, 1..=MAX_MOVE).map_err(unread(words::sealed_number(lang)));
    let now = match form.step.as_str() {
        "back" => None,
        _ => Some(Box::new(Envelope {
            white_sealed: form.side == "white",
            number: number()?,
            position: position(lang, &form.position)?,
            white_clock: text(words::white_used(lang), &form.white_clock)?,
            black_clock: text(words::black_used(lang), &form.black_clock)?,
            draw_offered: form.draw_offered.is_some(),
            resumption: text(words::resumption(lang), &form.resumption)?,
        })),
    };
    let was = guarded.saw().envelope(round, board).cloned().map(Box::new);
    let players = Some([PlayerId(form.white_id), PlayerId(form.black_id)]);
    done(&guarded, Act::SealMove { round, board, was, now, players }, (None, None)).await
}

/// A position as FEN, or none.
fn position(lang: Lang, text: &str) -> Result<String, WebError> {
    let text = text.trim();
    match crate::laws::fen::read(text) {
        _ if text.is_empty() => Ok(String::new()),
        Ok(_) => Ok(text.to_owned()),
        Err(error) => Err(WebError::BadRequest(crate::i18n::laws::fen_error(lang, &error))),
    }
}

async fn done(guarded: &Guarded<Arbiter>, act: Act, at: (Option<u16>, Option<u16>)) -> Answer {
    let lang = guarded.visitor.lang;
    match guarded.perform(Attempt::of(act)).await {
        Ok(_) => Ok(see_other(&format!("/t/{}/incidents", guarded.id()))),
        Err(Refused::Store(error)) => Err(error.into()),
        Err(Refused::ToConfirm(asked)) => shown(guarded, at, confirmation::asked(lang, &asked, guarded.tournament())),
        Err(why) => shown(guarded, at, vec![refused::words(lang, &why, Some(guarded.tournament()))]),
    }
}
