//! The stream of a tournament as server-sent events: for arbiters every act that changes a round's page, for the public
//! what is published. The journal's number is the event's id, so that a browser that was away gets what it missed.

use crate::desk::Live;
use crate::tournament::act::{Act, Entry};
use crate::tournament::fold::Journal;
use crate::tournament::ids::RoundNo;
use crate::tournament::outcome::GameResult;
use crate::tournament::round::RoundState;
use crate::web::guard::{Guarded, Public, Right, Viewer};
use crate::web::{Answer, AppState};
use actix_web::http::header::ContentEncoding;
use actix_web::web::{self, Bytes, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use futures_util::stream;
use serde_json::json;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, watch};

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/live", web::get().to(for_arbiters))
        .route("/p/{tournament}/live", web::get().to(for_everybody));
}

/// A comment line this often keeps proxies and sleeping phones from closing the stream.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// Browsers try again after so many milliseconds.
const RETRY: &str = "retry: 1500\n\n";
/// More events than this are not told one by one to a browser that was away; it loads the page again.
const CATCH_UP: usize = 500;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    Arbiters,
    Everybody,
}

async fn for_arbiters(request: HttpRequest, guarded: Guarded<Viewer>) -> Answer {
    let audience = if guarded.is_arbiter() { Audience::Arbiters } else { Audience::Everybody };
    Ok(answer(&request, guarded, audience))
}

async fn for_everybody(request: HttpRequest, guarded: Guarded<Public>) -> Answer {
    Ok(answer(&request, guarded, Audience::Everybody))
}

fn answer<R: Right>(request: &HttpRequest, guarded: Guarded<R>, audience: Audience) -> HttpResponse {
    let last = request.headers().get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let follower = Follower::new(guarded.live, &guarded.state, last, audience);
    let events = stream::unfold(follower, |mut follower| async move {
        let text = follower.next().await?;
        Some((Ok::<Bytes, Infallible>(Bytes::from(text)), follower))
    });
    HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header(ContentEncoding::Identity)
        .insert_header(("cache-control", "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(events)
}

/// One browser that listens.
struct Follower {
    live: Arc<Live>,
    audience: Audience,
    /// The last act told.
    seq: u64,
    announcements: broadcast::Receiver<crate::desk::Announcement>,
    stopping: watch::Receiver<bool>,
    /// Arbiters are counted while they listen.
    present: Option<crate::desk::Presence>,
    arbiters: watch::Receiver<usize>,
    is_new: bool,
}

impl Follower {
    fn new(live: Arc<Live>, state: &AppState, last: Option<u64>, audience: Audience) -> Follower {
        let announcements = live.listen();
        let seq = last.unwrap_or_else(|| live.journal().state().seq);
        let present = (audience == Audience::Arbiters).then(|| live.enter());
        let arbiters = live.arbiters();
        let stopping = state.stopping.clone();
        Follower { live, audience, seq, announcements, stopping, present, arbiters, is_new: true }
    }

    /// The next piece of the stream; `None` when the server stops.
    async fn next(&mut self) -> Option<String> {
        if self.is_new {
            self.is_new = false;
            return Some(format!("{RETRY}{}{}", self.here(), self.news()));
        }
        loop {
            let text = tokio::select! {
                _ = self.stopping.changed() => return None,
                told = self.announcements.recv() => match told {
                    Err(broadcast::error::RecvError::Closed) => return None,
                    _ => self.news(),
                },
                _ = self.arbiters.changed(), if self.present.is_some() => self.here(),
                () = tokio::time::sleep(HEARTBEAT) => ":\n\n".into(),
            };
            if !text.is_empty() {
                return Some(text);
            }
        }
    }

    /// How many arbiters listen; told to arbiters only.
    fn here(&mut self) -> String {
        if self.present.is_none() {
            return String::new();
        }
        let arbiters = *self.arbiters.borrow_and_update();
        format!("event: here\ndata: {}\n\n", json!({ "arbiters": arbiters }))
    }

    /// Everything since the last act told.
    fn news(&mut self) -> String {
        let journal = self.live.journal();
        let last = journal.state().seq;
        let since = std::mem::replace(&mut self.seq, last);
        let new = journal.entries_after(since);
        if new.len() > CATCH_UP {
            return changed(last);
        }
        new.map(|entry| event(entry, &journal, self.audience)).collect()
    }
}

/// What an act means to those who look at a round.
fn event(entry: &Entry, journal: &Journal, audience: Audience) -> String {
    let act = match &entry.act {
        Act::Undo { seq } => journal.entry(*seq).map_or(&entry.act, |undone| &undone.act),
        act => act,
    };
    match act {
        Act::EnterResult { round, board, .. } => result(entry.seq, journal, *round, *board),
        Act::DraftRound { .. } | Act::AlterDraft { .. } | Act::DiscardDraft { .. }
            if audience == Audience::Everybody =>
        {
            String::new()
        }
        Act::CheckIn { .. }
        | Act::RequestBye { .. }
        | Act::FixBoard { .. }
        | Act::CorrectForRating { .. }
        | Act::EndForHouse { .. }
        | Act::ChangeHousePoints { .. } => String::new(),
        _ => changed(entry.seq),
    }
}

/// The result that a board of a published round has now.
fn result(seq: u64, journal: &Journal, round: RoundNo, board: u16) -> String {
    let found = journal.state().round(round).filter(|round| round.state == RoundState::Published);
    let Some(game) = found.and_then(|round| round.game(board)) else { return changed(seq) };
    let code = game.result.map_or("", GameResult::code);
    let symbol = game.result.map_or("", GameResult::symbol);
    let data = json!({ "round": round, "board": board, "result": code, "symbol": symbol });
    format!("id: {seq}\nevent: result\ndata: {data}\n\n")
}

fn changed(seq: u64) -> String {
    format!("id: {seq}\nevent: changed\ndata: {}\n\n", json!({ "seq": seq }))
}
