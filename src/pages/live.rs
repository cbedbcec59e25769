//! The stream of a tournament as server-sent events: for arbiters every act that changes a round's page, for the public
//! what is published. The journal's number is the event's id, so that a browser that was away gets what it missed.

use crate::rounds::beside::time;
use crate::said_by::{Letters, SaidBy};
use crate::tables;
use actix_web::http::header::ContentEncoding;
use actix_web::web::{self, Bytes};
use actix_web::{HttpRequest, HttpResponse};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use sonneborn_desk::boards::Board;
use sonneborn_desk::workshop::NoResult;
use sonneborn_desk::{Desk, Here, Live, Moved, now_microseconds};
use sonneborn_i18n::{Lang, acts, common, public as words};
use sonneborn_manual::Chapter;
use sonneborn_store::account::Account;
use sonneborn_store::session::Session;
use sonneborn_store::tournament::Role;
use sonneborn_tournament::access::{Reader, Shows};
use sonneborn_tournament::acts::{Act, AnswerTypings, EnterResult, Entry, ReportResult, Undo};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::round::{Game, Round, RoundState};
use sonneborn_tournament::scope::Boards;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Public, Right, Viewer, reader};
use sonneborn_web::hall::{self, Hall, StreamPlace};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, AppState, Visitor, WebError, blocking};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, watch};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().get("/t/{tournament}/live", Shows::NAMES, for_arbiters);
    config.explained_in(Chapter::Results).post("/t/{tournament}/away", Shows::NAMES, takes_leave);
    config.unexplained().get("/p/{tournament}/live", Shows::PUBLIC, for_everybody);
}

/// A comment line this often keeps proxies and sleeping phones from closing the stream.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// Browsers try again after so many milliseconds.
const RETRY: &str = "retry: 1500\n\n";
/// More events than this are not told one by one to a browser that was away; it loads the page again.
const CATCH_UP: usize = 500;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    Arbiters(Hears),
    Everybody,
}

/// How much of what arbiters are told somebody hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hears {
    /// The boards at which they work; `None` for all.
    boards: Option<Boards>,
    /// Who is here, and whose word a result is.
    people: bool,
}

impl Audience {
    /// What somebody hears who works at a board.
    fn at(self, board: u16) -> Option<Hears> {
        match self {
            Audience::Arbiters(hears) => {
                Some(hears).filter(|hears| hears.boards.is_none_or(|boards| boards.has(board)))
            }
            Audience::Everybody => None,
        }
    }
}

/// The act that the page was drawn from: what was done before the stream opened is told too.
#[derive(Deserialize)]
struct Drawn {
    after: Option<u64>,
}

async fn for_arbiters(request: HttpRequest, guarded: Guarded<Viewer>, drawn: web::Query<Drawn>) -> Answer {
    let hears = Hears { boards: guarded.boards, people: guarded.sees_people() };
    let audience = if guarded.is_arbiter() { Audience::Arbiters(hears) } else { Audience::Everybody };
    answer(&request, guarded, &drawn, audience)
}

async fn for_everybody(request: HttpRequest, guarded: Guarded<Public>, drawn: web::Query<Drawn>) -> Answer {
    answer(&request, guarded, &drawn, Audience::Everybody)
}

/// A page of an arbiter's is left.
#[derive(Deserialize)]
struct Leave {
    /// The results that lie on the device and were not sent.
    unsent: u32,
}

async fn takes_leave(guarded: Guarded<Arbiter>, form: Posted<Leave>) -> Answer {
    if let Some((session, _)) = guarded.visitor.login.as_deref() {
        guarded.live.takes_leave(&session.token_hash, form.0.unsent);
    }
    Ok(HttpResponse::NoContent().finish())
}

fn answer<R: Right>(request: &HttpRequest, guarded: Guarded<R>, drawn: &Drawn, audience: Audience) -> Answer {
    // Whoever works here has a place, however many look on.
    let hall = Hall::of(request).filter(|_| guarded.role.is_none());
    let place = match hall.zip(hall::client(request)) {
        Some((hall, address)) => Some(hall.stream(address).ok_or(WebError::NoResult(NoResult::Crowded))?),
        None => None,
    };
    let told = request.headers().get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let last = told.or(drawn.after);
    let permit = Permit {
        visitor: guarded.visitor,
        desk: Arc::clone(&guarded.state.desk),
        // Whose right becomes another one hears by that one, once they listen again.
        as_was: matches!(audience, Audience::Arbiters(_)).then_some((guarded.reader, guarded.role, guarded.boards)),
        least: R::LEAST,
    };
    let follower = Follower::new((guarded.live, permit, place), &guarded.state, last, audience);
    let events = stream::unfold(follower, |mut follower| async move {
        let text = follower.next().await?;
        Some((Ok::<Bytes, Infallible>(Bytes::from(text)), follower))
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header(ContentEncoding::Identity)
        .insert_header(("cache-control", "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(events))
}

/// By what right a browser listens. It is looked at again after every change of rights, and at every heartbeat because other
/// nodes change them too: a stream ends with its log-in, its role or the event's being public.
struct Permit {
    visitor: Visitor,
    desk: Arc<Desk>,
    /// As whom arbiters read, their role and its boards.
    as_was: Option<(Reader, Option<Role>, Option<Boards>)>,
    least: Option<Role>,
}

impl Permit {
    async fn holds(&self, tournament: i64) -> bool {
        let (desk, login, is_guest) = (Arc::clone(&self.desk), self.visitor.login.clone(), self.visitor.is_guest());
        let (least, as_was) = (self.least, self.as_was);
        let looked = blocking(move || {
            let store = desk.store();
            let account = match &login {
                Some(login) => desk.session_is_open(&login.0)?.then(|| login.1.clone()),
                None => None,
            };
            // Whoever listened with a log-in that has ended does not go on as somebody else.
            if login.is_some() && account.is_none() {
                return Ok(false);
            }
            let is_administrator = account.as_ref().is_some_and(|account| account.is_administrator);
            let held = account.map(|account| store.membership(tournament, account.id, now_microseconds()));
            let held = held.transpose()?.flatten();
            let role = if is_administrator { Some(Role::ChiefArbiter) } else { held.map(|held| held.role) };
            let boards = held.and_then(|held| held.boards).filter(|_| !is_administrator);
            let is_guest = is_guest || held.is_some_and(|held| held.is_a_guests());
            let reader = reader(is_administrator, role, is_guest, boards.is_some());
            if as_was.is_some_and(|was| was != (reader, role, boards)) {
                return Ok(false);
            }
            Ok::<_, WebError>(match least {
                Some(least) => role.is_some_and(|role| role >= least),
                None => role.is_some() || store.tournament(tournament)?.is_some_and(|row| row.is_public),
            })
        });
        // While the store is away, whoever listened may go on.
        looked.await.unwrap_or(true)
    }
}

/// One browser that listens.
struct Follower {
    live: Arc<Live>,
    audience: Audience,
    /// The last act told.
    seq: u64,
    announcements: broadcast::Receiver<sonneborn_desk::Announcement>,
    stopping: watch::Receiver<bool>,
    /// Arbiters are counted while they listen.
    present: Option<sonneborn_desk::Presence>,
    arbiters: watch::Receiver<Vec<Here>>,
    boards: watch::Receiver<Moved>,
    moved: Moved,
    permit: Permit,
    rights: watch::Receiver<u64>,
    /// Among those without a log-in; held while the stream lives.
    _place: Option<StreamPlace>,
    is_new: bool,
}

impl Follower {
    fn new(
        (live, permit, place): (Arc<Live>, Permit, Option<StreamPlace>),
        state: &AppState,
        last: Option<u64>,
        audience: Audience,
    ) -> Follower {
        let announcements = live.listen();
        let seq = last.unwrap_or_else(|| live.journal().state().seq);
        let login = permit.visitor.login.as_deref().filter(|_| matches!(audience, Audience::Arbiters(_)));
        let here = |(session, account): &(Session, Account)| Here {
            name: account.name.clone(),
            session: session.token_hash.clone(),
        };
        let present = login.map(|login| live.enter(here(login)));
        let arbiters = live.arbiters();
        let boards = live.boards();
        let moved = *boards.borrow();
        let stopping = state.stopping.clone();
        let rights = permit.desk.store().rights();
        let _place = place;
        Follower {
            live,
            audience,
            seq,
            announcements,
            stopping,
            present,
            arbiters,
            boards,
            moved,
            permit,
            rights,
            _place,
            is_new: true,
        }
    }

    /// The next piece of the stream; `None` when the server stops or the right to listen has ended.
    async fn next(&mut self) -> Option<String> {
        if self.is_new {
            self.is_new = false;
            return Some(format!("{RETRY}{}{}", self.here(), self.news()));
        }
        loop {
            let text = tokio::select! {
                // A right is looked at again before anything is told that happened after it was changed.
                biased;
                _ = self.stopping.changed() => return None,
                _ = self.rights.changed() => {
                    if !self.permit.holds(self.live.id).await {
                        return None;
                    }
                    String::new()
                }
                told = self.announcements.recv() => match told {
                    Err(broadcast::error::RecvError::Closed) => return None,
                    _ => self.news(),
                },
                _ = self.arbiters.changed(), if self.present.is_some() => self.here(),
                _ = self.boards.changed(), if self.present.is_some() => self.at_the_boards(),
                () = tokio::time::sleep(HEARTBEAT) => {
                    if !self.permit.holds(self.live.id).await {
                        return None;
                    }
                    ":\n\n".into()
                }
            };
            if !text.is_empty() {
                return Some(text);
            }
        }
    }

    /// How many arbiters listen; told to arbiters only, and which to those who see people.
    fn here(&mut self) -> String {
        let Audience::Arbiters(hears) = self.audience else { return String::new() };
        if self.present.is_none() {
            return String::new();
        }
        // One person at two windows is one arbiter.
        let arbiters = self.arbiters.borrow_and_update();
        let names: BTreeSet<&str> = arbiters.iter().map(|here| here.name.as_str()).collect();
        let count = names.len();
        let mut data = json!({ "arbiters": count });
        if hears.people {
            let names = names.into_iter().collect::<Vec<_>>().join(common::list_comma(self.permit.visitor.lang));
            data["names"] = names.into();
        }
        format!("event: here\ndata: {data}\n\n")
    }

    /// What happened at the boards that are watched; told to arbiters only.
    fn at_the_boards(&mut self) -> String {
        let now = *self.boards.borrow_and_update();
        let before = std::mem::replace(&mut self.moved, now);
        let name = if now.notices == before.notices { "moves" } else { "notices" };
        format!("event: {name}\ndata: {}\n\n", self.how_far())
    }

    /// How far the games of the round that is played are at the electronic boards, for their rows at the desk.
    fn how_far(&self) -> Value {
        let (journal, lang) = (self.live.journal(), self.permit.visitor.lang);
        let Some(round) = journal.state().current_round() else { return json!({}) };
        let told = |(number, board): (u16, Board)| {
            let (game, hears) = (round.game(number)?, self.audience.at(number)?);
            Some((number.to_string(), said(&journal, (round, game), hears, Some(&board), lang)))
        };
        let boards = self.permit.desk.live_boards(self.live.id, round);
        let said: serde_json::Map<String, Value> = boards.into_iter().filter_map(told).collect();
        json!({ "round": round.number, "said": said })
    }

    /// Everything since the last act told.
    fn news(&mut self) -> String {
        let journal = self.live.journal();
        let last = journal.state().seq;
        let since = std::mem::replace(&mut self.seq, last);
        // The page was drawn before an older copy was put back.
        if since > last {
            return changed(last);
        }
        let new = journal.entries_after(since);
        if new.len() > CATCH_UP {
            return changed(last);
        }
        new.map(|entry| event(entry, &journal, self.audience, self.permit.visitor.lang)).collect()
    }
}

/// What an act means to those who look at a round.
fn event(entry: &Entry, journal: &Journal, audience: Audience, lang: Lang) -> String {
    let act = match &entry.act {
        Act::Undo(Undo { seq }) => journal.entry(*seq).map_or(&entry.act, |undone| &undone.act),
        act => act,
    };
    match act {
        Act::EnterResult(EnterResult { round, board, .. }) => {
            let result = result(entry.seq, journal, (*round, *board), (audience, lang));
            // A correction may agree with what contradicted it.
            if is_typed_of(journal, *round, *board) { result + &disagreement(entry.seq, audience) } else { result }
        }
        Act::AnswerTypings(AnswerTypings { round, board, .. }) => {
            result(entry.seq, journal, (*round, *board), (audience, lang)) + &disagreement(entry.seq, audience)
        }
        Act::KeepTyping(_) => disagreement(entry.seq, audience),
        Act::DraftRound(_) | Act::AlterDraft(_) | Act::DiscardDraft(_) if audience == Audience::Everybody => {
            String::new()
        }
        // What players ask for is told to those who decide; it rings where two differ, and what one player says alone is seen at the
        // table only.
        Act::ReportResult(ReportResult { round, board, .. }) => {
            let Some(hears) = audience.at(*board) else { return String::new() };
            let disputed = journal.state().disputed_reports();
            let rings = disputed.iter().any(|(of, at, _)| of == round && at == board);
            let ring = if rings { told("asked", entry.seq) } else { String::new() };
            table(entry.seq, journal, (*round, *board), (hears, lang)) + &ring
        }
        Act::AskForBye(_) | Act::SignUp(_) | Act::SettleWaiting(_) => match audience {
            Audience::Arbiters(_) => told("asked", entry.seq),
            Audience::Everybody => String::new(),
        },
        Act::ChangeScreens(_) => told("screens", entry.seq),
        Act::CheckIn(_)
        | Act::LeaveOut(_)
        | Act::RequestBye(_)
        | Act::FixBoard(_)
        | Act::CorrectForRating(_)
        | Act::EndForHouse(_)
        | Act::ChangeHousePoints(_) => String::new(),
        _ => changed(entry.seq),
    }
}

/// The result that a board of a published round has now; who works at the board is told how the table stands, and whose word it is.
fn result(seq: u64, journal: &Journal, (round, board): (RoundNo, u16), (audience, lang): (Audience, Lang)) -> String {
    let Some((found, game)) = published(journal, round, board) else { return changed(seq) };
    let code = game.result.map_or("", GameResult::code);
    let symbol = game.result.map_or("", GameResult::symbol);
    // The round is complete now, or was until this act: standings change.
    let settled = found.missing().len() <= 1;
    let squares = game.result.map_or(["", ""], GameResult::squares);
    // How many are in, in the reader's words.
    let count = words::results_of(lang, found.games.len() - found.missing().len(), found.games.len());
    let mut data = json!({
        "round": round, "board": board, "result": code, "symbol": symbol, "squares": squares, "settled": settled,
        "count": count,
    });
    if let Some(hears) = audience.at(board) {
        data["table"] = tables::class(journal.state(), found, game, true).into();
        if let Some(entry) = journal.entry(game.touched).filter(|_| game.result.is_some()) {
            let by = if hears.people { acts::author(lang, &entry.author.name) } else { String::new() };
            data["typed"] = json!({ "seq": entry.seq, "by": by, "at": time(journal, entry) });
        }
        data["said"] = said(journal, (found, game), hears, None, lang);
    }
    format!("id: {seq}\nevent: result\ndata: {data}\n\n")
}

/// Whose word stands at a board, for its row at the desk: short, and whole.
fn said(journal: &Journal, (round, game): (&Round, &Game), hears: Hears, live: Option<&Board>, lang: Lang) -> Value {
    let reader = (&Letters::of(journal, round), hears.people);
    let SaidBy { short, whole } = SaidBy::of(journal, (round, game), reader, live, lang);
    json!([short, whole])
}

/// How a table stands now, where players have said something; for arbiters.
fn table(seq: u64, journal: &Journal, (round, board): (RoundNo, u16), (hears, lang): (Hears, Lang)) -> String {
    let Some((found, game)) = published(journal, round, board) else { return String::new() };
    let class = tables::class(journal.state(), found, game, true);
    let said = said(journal, (found, game), hears, None, lang);
    let data = json!({ "round": round, "board": board, "table": class, "said": said });
    format!("id: {seq}\nevent: table\ndata: {data}\n\n")
}

/// A board of a round that everybody sees.
fn published(journal: &Journal, round: RoundNo, board: u16) -> Option<(&Round, &Game)> {
    let found = journal.state().round(round).filter(|round| round.state == RoundState::Published)?;
    Some((found, found.game(board)?))
}

fn is_typed_of(journal: &Journal, round: RoundNo, board: u16) -> bool {
    journal.state().typings.iter().any(|one| (one.round, one.board) == (round, board))
}

/// Two results were typed for a board, or somebody said which holds: for those who work at the boards.
fn disagreement(seq: u64, audience: Audience) -> String {
    match audience {
        Audience::Arbiters(_) => told("disagreement", seq),
        Audience::Everybody => String::new(),
    }
}

fn changed(seq: u64) -> String {
    told("changed", seq)
}

fn told(event: &str, seq: u64) -> String {
    format!("id: {seq}\nevent: {event}\ndata: {}\n\n", json!({ "seq": seq }))
}
