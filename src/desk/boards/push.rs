//! The games of the round sent on to a broadcast, as lichess takes them: `POST` with a bearer token and the games as text. The
//! public's delay holds here too.

use super::settings::Settings;
use super::{held, rest};
use crate::client::{Client, FetchError};
use crate::{Desk, clock};
use serde::Deserialize;
use std::sync::Weak;
use std::time::Duration;
use url::Url;

/// Broadcasts ask not to be sent more often.
const PAUSE: Duration = Duration::from_secs(3);

/// How the last sending went.
#[derive(Clone, Debug)]
pub struct Pushed {
    pub at: i64,
    /// How many games the other side took, or why none; and what it said of those it did not take.
    pub games: Result<usize, FetchError>,
    pub refused: Vec<String>,
}

/// What a broadcast answers, game by game.
#[derive(Default, Deserialize)]
struct Answer {
    #[serde(default)]
    games: Vec<AnsweredGame>,
}

#[derive(Deserialize)]
struct AnsweredGame {
    error: Option<String>,
}

/// Sends the round whenever it changed, while its settings are wanted.
pub(super) fn send(desk: &Weak<Desk>, tournament: i64, settings: &Settings, wanted: &Weak<()>) {
    let client = Client::new(settings.reach());
    let mut last = String::new();
    while wanted.strong_count() > 0 {
        let Some(text) = desk.upgrade().map(|desk| round_text(&desk, tournament)) else { return };
        if let Some(text) = text.filter(|text| !text.is_empty() && *text != last) {
            let pushed = pushed(&client, settings, &text);
            if pushed.games.is_ok() {
                last = text;
            }
            let Some(desk) = desk.upgrade() else { return };
            let event = desk.boards_of(tournament);
            held(&event.state).pushed = Some(pushed);
        }
        rest(PAUSE, wanted);
    }
}

fn round_text(desk: &Desk, tournament: i64) -> Option<String> {
    let live = desk.live(tournament).ok().flatten()?;
    let round = Desk::current_round(&live)?;
    desk.round_pgn(&live, round, false).ok().flatten()
}

fn pushed(client: &Client, settings: &Settings, text: &str) -> Pushed {
    let sent = Url::parse(&settings.push_address)
        .map_err(|_| FetchError::NoAddress)
        .and_then(|address| client.post(&address, &settings.push_token, text));
    let at = clock::now_microseconds();
    match sent {
        Ok((200..=299, body)) => {
            let answer: Answer = serde_json::from_slice(&body).unwrap_or_default();
            let refused: Vec<String> = answer.games.iter().filter_map(|game| game.error.clone()).collect();
            let sent = sonneborn_laws::pgn::games(text).count();
            Pushed { at, games: Ok(sent.saturating_sub(refused.len())), refused }
        }
        Ok((status, _)) => Pushed { at, games: Err(FetchError::Status(status)), refused: Vec::new() },
        Err(why) => Pushed { at, games: Err(why), refused: Vec::new() },
    }
}

impl Desk {
    /// How the last sending to a broadcast went.
    pub fn last_pushed(&self, tournament: i64) -> Option<Pushed> {
        let event = self.boards_of(tournament);
        let state = held(&event.state);
        state.pushed.clone()
    }
}
