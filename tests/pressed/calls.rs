//! A script with an arbiter's token, which calls the API in the midst of the pressing: pairs, publishes, enters results, takes back. What
//! is refused changes nothing; what is asked is confirmed.

use crate::event::Event;
use crate::site::{Browser, Page};
use crate::walk::is_preparation;
use actix_web::http::{Method, StatusCode};
use serde_json::{Value, json};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;

/// How far back somebody takes back.
const BACK: usize = 6;
const RESULTS: [&str; 7] = ["1-0", "½-½", "0-1", "+-", "-+", "--", "adj"];
const BYES: [&str; 3] = ["H", "Z", "F"];

/// A call: method, address under the event's, body.
struct Call {
    method: Method,
    path: String,
    body: Value,
}

/// Calls something; gives what is counted, and whether a question was confirmed.
///
/// # Errors
/// That the program failed, or that something was refused and yet done.
pub async fn calls(event: &mut Event, browser: &Browser, token: &str) -> Result<Option<(String, bool)>, String> {
    let Some(mut call) = some_call(event, browser, token).await else { return Ok(None) };
    let before = event.journal().state().seq;
    call.body["signature"] = json!({"seen": before});
    let mut answer = send(event, browser, token, &call).await;
    let is_asked = answer.status == StatusCode::UNPROCESSABLE_ENTITY && answer.body.contains("confirmation_needed");
    if is_asked {
        call.body["signature"] = json!({"seen": before, "confirmed": true, "reason": "it had to be"});
        answer = send(event, browser, token, &call).await;
    }
    if answer.status.is_server_error() {
        return Err(format!("{} {}: {}: {}", call.method, call.path, answer.status, answer.body));
    }
    let journal = event.journal();
    let done = journal.entries_after(before).find(|entry| !is_preparation(&entry.act));
    match done {
        Some(done) if answer.status.is_client_error() => {
            Err(format!("{} {}: refused, and done: {}: {done:?}", call.method, call.path, answer.body))
        }
        _ => Ok(Some((
            call.path.rsplit('/').find(|part| part.parse::<u32>().is_err()).unwrap_or_default().to_owned(),
            is_asked,
        ))),
    }
}

async fn some_call(event: &mut Event, browser: &Browser, token: &str) -> Option<Call> {
    let state = event.state();
    let post = |path: String| Some(Call { method: Method::POST, path, body: json!({}) });
    let last = state.last_round().map(|last| last.number);
    match event.lots.below(12) {
        0 | 1 => post(format!("rounds/{}/pair", state.next_round()?.0)),
        2 | 3 => post(format!("rounds/{}/publish", state.draft()?.number.0)),
        4 => post(format!("rounds/{}/discard", state.draft()?.number.0)),
        5 => {
            let back = event.lots.below(BACK) as u64;
            post(format!("journal/{}/undo", state.seq.saturating_sub(back).max(1)))
        }
        6 => presence(event, browser, token, &state).await,
        7 => {
            let player = event.one_of(&state.players)?.id;
            let round = state.next_round()?;
            let was = state.player(player)?.requested_byes.get(&round).map(|bye| bye.code().to_owned());
            let now = event.one_of(&BYES)?;
            let path = format!("players/{}/byes/{}", player.0, round.0);
            let now = if was.is_some() { Value::Null } else { json!(now) };
            Some(Call { method: Method::PUT, path, body: json!({"was": was, "now": now}) })
        }
        _ => result(event, &state, last?),
    }
}

fn result(event: &mut Event, state: &Tournament, round: RoundNo) -> Option<Call> {
    let games = &state.round(round)?.games;
    let game = event.one_of(games)?;
    let was = game.result.map(|result| result.code().to_owned());
    let path = format!("rounds/{}/boards/{}/result", round.0, game.board);
    let now = event.one_of(&RESULTS)?;
    Some(Call { method: Method::PUT, path, body: json!({"was": was, "now": now}) })
}

async fn presence(event: &mut Event, browser: &Browser, token: &str, state: &Tournament) -> Option<Call> {
    let player = event.one_of(&state.players)?.id;
    let from = state.next_round()?.0;
    let path = format!("players/{}", player.0);
    let read = Call { method: Method::GET, path: path.clone(), body: Value::Null };
    let told: Value = serde_json::from_str(&send(event, browser, token, &read).await.body).ok()?;
    let was = told["presence"].clone();
    let now = match was["state"].as_str()? {
        "playing" => json!({"state": "withdrawn", "from": from}),
        _ => json!({"state": "playing"}),
    };
    Some(Call { method: Method::PUT, path: format!("{path}/presence"), body: json!({"was": was, "now": now}) })
}

async fn send(event: &Event, browser: &Browser, token: &str, call: &Call) -> Page {
    let path = format!("/api/v1/tournaments/{}/{}", event.id, call.path);
    let body = if call.body.is_null() { String::new() } else { call.body.to_string() };
    browser.ask_with_bearer(call.method.clone(), &path, token, &body).await
}
