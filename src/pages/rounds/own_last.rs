//! `u` at the round desk: one's own last act is taken back, in words.

use actix_web::HttpResponse;
use actix_web::web;
use serde::Deserialize;
use serde_json::json;
use sonneborn_desk::{Refused, TakenBack};
use sonneborn_i18n::{Lang, acts, common, confirmation, full_names, rounds as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Entry};
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError, frame, refused};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Results).post("/t/{tournament}/rounds/{round}/own-last", Shows::NAMES, take_back);
}

#[derive(Deserialize)]
struct OwnLast {
    /// The act that the page has told, where it asked first.
    seq: Option<u64>,
    key: Option<String>,
}

async fn take_back(guarded: Guarded<Arbiter>, path: web::Path<(i64, u16)>, form: Posted<OwnLast>) -> Answer {
    let (desk, id, actor, lang) =
        (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor(), guarded.visitor.lang);
    let (round, OwnLast { seq, key }) = (RoundNo(path.1), form.0);
    let how = (guarded.confirmation(), key);
    let done = sonneborn_web::in_pool(move || desk.take_back_own(id, &actor, round, seq, how)).await;
    let journal = guarded.live.journal();
    let tournament = journal.state();
    let told = |entry: &Entry| in_words(lang, entry, tournament);
    match done.unwrap_or(Err(Refused::Broken)) {
        Ok(TakenBack::Nothing) => Ok(HttpResponse::Ok().json(json!({ "said": words::nothing_of_yours(lang) }))),
        Ok(TakenBack::Asked(entry)) => {
            let said = words::take_back_asks(lang, told(&entry));
            Ok(HttpResponse::Ok().json(json!({ "said": said, "asked": entry.seq })))
        }
        Ok(TakenBack::ToConfirm(asked, entry)) => {
            let question = confirmation::question(lang, &asked, tournament);
            let question = json!({
                "seq": entry.seq, "needs_reason": asked.needs_reason, "go_on": question.go_on,
            });
            let said = common::sentences(lang, confirmation::asked(lang, &asked, tournament));
            Ok(HttpResponse::Ok().json(json!({ "said": said, "board": board_of(&entry, round), "question": question })))
        }
        Ok(TakenBack::Done(done, entry)) => {
            let board = board_of(&entry, round);
            let game = board.and_then(|board| tournament.round(round)?.game(board));
            Ok(HttpResponse::Ok().json(json!({
                "said": took_back(lang, &entry, told(&entry)),
                "board": board,
                "result": game.and_then(|game| game.result).map_or("", GameResult::code),
                "seq": done.seq,
                // Who sits at the board is otherwise too.
                "turned": matches!(entry.act, Act::SwapColours(_)),
                "status": frame::status(tournament, lang),
            })))
        }
        Err(Refused::Store(error)) => Err(error.into()),
        Err(Refused::NoTournament) => Err(WebError::NotFound),
        Err(refusal) => {
            let said = refused::words(lang, &refusal, Some(tournament));
            Ok(HttpResponse::Conflict().json(json!({ "said": said })))
        }
    }
}

/// The board of the round in front of them that an act is about.
fn board_of(entry: &Entry, round: RoundNo) -> Option<u16> {
    entry.act.about().board().filter(|(of, _)| *of == round).map(|(_, board)| board)
}

/// What was taken back, and the result that stands again.
fn took_back(lang: Lang, entry: &Entry, told: String) -> String {
    let what = words::took_back(lang, told);
    acts::coming_back(lang, &entry.act).map_or(what.clone(), |back| common::and_then(lang, &what, back))
}

/// The act with who sat at its board.
fn in_words(lang: Lang, entry: &Entry, tournament: &Tournament) -> String {
    let about = entry.act.about();
    let players = if about.board().is_some() { about.players() } else { Vec::new() };
    let named = players.iter().filter_map(|player| tournament.player(*player));
    let names = named.map(|player| full_names::of(lang, tournament, &player.data)).collect::<Vec<_>>().join(" – ");
    let what = acts::act(lang, &entry.act, tournament);
    if names.is_empty() { what } else { common::noted(lang, what, names) }
}
