//! Results as they are sent: by the round desk's script, which wants a short answer, or by the plain form.

use super::desk_page::{self, Answers, Trouble};
use super::{RoundHead, rounds_path};
use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::json;
use sonneborn_desk::pairing::SetResult;
use sonneborn_desk::{Attempt, Confirmation, Refused, Typed, clock};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, acts, common, confirmation, corrections, rating, rounds as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, AnswerTypings, EnterResult, Entry};
use sonneborn_tournament::details::Details;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::reader;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_web::form::Posted;
use sonneborn_web::frame;
use sonneborn_web::guard::{Arbiter, Guarded};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError, refused, see_other};
use std::sync::Arc;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Results).post("/t/{tournament}/rounds/{round}/results", Shows::NAMES, enter);
}

/// One result: what the sender believed, and what it is to be; empty is none.
#[derive(Clone, Debug, Deserialize)]
struct ResultForm {
    board: u16,
    #[serde(default)]
    was: String,
    #[serde(default)]
    now: String,
    /// Who sat at the board as the sender saw it.
    white: Option<u32>,
    black: Option<u32>,
    /// Take the last entry of the board back instead.
    undo: Option<String>,
    /// The typings that this answers, by the acts that kept them: the board had two results, and this one holds.
    #[serde(default, deserialize_with = "in_a_row")]
    answers: Vec<u64>,
    /// The sender's own number of this request.
    key: Option<String>,
}

/// Numbers with spaces between them.
fn in_a_row<'form, D: Deserializer<'form>>(form: D) -> Result<Vec<u64>, D::Error> {
    String::deserialize(form)?.split_whitespace().map(|number| number.parse().map_err(D::Error::custom)).collect()
}

async fn enter(
    request: HttpRequest,
    guarded: Guarded<Arbiter>,
    path: web::Path<(i64, u16)>,
    form: Posted<ResultForm>,
) -> Answer {
    let (round, form) = (RoundNo(path.1), form.0);
    let lang = guarded.visitor.lang;
    let read = |text: &str| reader::result(text).map_err(|wrong| unreadable(lang, common::result(lang), &wrong));
    let results = match [read(&form.was), read(&form.now)] {
        [Ok(was), Ok(now)] => [was, now],
        [Err(problem), _] | [_, Err(problem)] => return Err(WebError::BadRequest(problem)),
    };
    let done = perform(&guarded, round, &form, results).await;
    if is_by_script(&request) {
        return answer_script(&guarded, round, &form, done);
    }
    match done {
        Ok(Typed::Entered(_)) => Ok(see_other(&next_board(&guarded, round, form.board))),
        // Both results stand under the board.
        Ok(Typed::Kept { .. }) => Ok(see_other(&board_path(&guarded, round, form.board))),
        Err(refused) => {
            let trouble = trouble(&guarded, round, &form, refused)?;
            desk_page::show(&request, &guarded, RoundHead::of(&guarded, round), None, Some(trouble))
        }
    }
}

/// Whether the desk's script asks, which wants a short answer.
pub(super) fn is_by_script(request: &HttpRequest) -> bool {
    request.headers().get("accept").is_some_and(|accept| accept.as_bytes() == b"application/json")
}

async fn perform(
    guarded: &Guarded<Arbiter>,
    round: RoundNo,
    form: &ResultForm,
    [was, now]: [Option<GameResult>; 2],
) -> Result<Typed, Refused> {
    let board = form.board;
    // The desk asks about a past result by asking for the reason, which is the confirmation.
    let Confirmation { confirmed, reason, .. } = guarded.confirmation();
    let confirmed = confirmed || reason.is_some();
    let players = form.white.zip(form.black).map(|(white, black)| [white, black].map(PlayerId));
    if form.undo.is_some() {
        let (desk, id, actor) = (Arc::clone(&guarded.state.desk), guarded.id(), guarded.actor());
        let how = (confirmed, form.key.clone());
        let set = SetResult { round, board, was, players };
        let undone = sonneborn_web::in_pool(move || desk.undo_result(id, &actor, set, how)).await;
        return undone.unwrap_or(Err(Refused::Broken)).map(Typed::Entered);
    }
    let typings = form.answers.clone();
    let act = match players.filter(|_| !typings.is_empty()) {
        Some(players) => Act::AnswerTypings(AnswerTypings { round, board, was, now, players, typings }),
        None => Act::EnterResult(EnterResult { round, board, was, now, players }),
    };
    guarded.enter_typed(Attempt { confirmed, request_key: form.key.clone(), ..Attempt::of(act) }).await
}

/// A board of a round on its page.
pub(super) fn board_path(guarded: &Guarded<Arbiter>, round: RoundNo, board: u16) -> String {
    format!("{}/{round}?board={board}#b{board}", rounds_path(guarded))
}

/// The plain form goes on to the next board without a result.
fn next_board(guarded: &Guarded<Arbiter>, round: RoundNo, after: u16) -> String {
    let journal = guarded.live.journal();
    let missing = journal.state().round(round).map(|round| round.missing()).unwrap_or_default();
    let next = missing.iter().find(|board| **board > after).or(missing.first());
    let base = rounds_path(guarded);
    next.map_or_else(|| format!("{base}/{round}"), |board| format!("{base}/{round}?board={board}#b{board}"))
}

/// The line of the frame as it is now.
fn status(guarded: &Guarded<Arbiter>) -> String {
    frame::status(guarded.live.journal().state(), guarded.visitor.lang)
}

/// The code of what the journal has for a board now.
fn current(guarded: &Guarded<Arbiter>, round: RoundNo, board: u16) -> &'static str {
    let journal = guarded.live.journal();
    let game = journal.state().round(round).and_then(|round| round.game(board));
    game.and_then(|game| game.result).map_or("", GameResult::code)
}

fn answer_script(
    guarded: &Guarded<Arbiter>,
    round: RoundNo,
    form: &ResultForm,
    done: Result<Typed, Refused>,
) -> Answer {
    let board = form.board;
    let refused = match done {
        Ok(Typed::Kept { seq, theirs }) => {
            let (lang, now) = (guarded.visitor.lang, current(guarded, round, board));
            let text = format!(
                "{} {}",
                conflict(lang, &guarded.tournament().details, theirs.as_deref(), now),
                words::both_are_kept(lang)
            );
            let conflict = json!({ "theirs": now, "text": text, "kept": seq });
            return Ok(HttpResponse::Conflict().json(json!({ "conflict": conflict })));
        }
        Ok(Typed::Entered(done)) => {
            let result = current(guarded, round, board);
            return Ok(HttpResponse::Ok().json(json!({
                "seq": done.seq, "board": board, "result": result, "status": status(guarded),
            })));
        }
        Err(refused) => refused,
    };
    let told = trouble(guarded, round, form, refused)?;
    // What was typed and is not kept stays on the device that typed it.
    if told.is_conflict && told.is_undo {
        let conflict = json!({ "theirs": told.now, "text": told.words });
        return Ok(HttpResponse::Conflict().json(json!({ "conflict": conflict })));
    }
    let way = told.way.map(|(address, words)| json!({ "address": address, "words": words }));
    let needs_reason = told.asked == Some(Answers::Reason);
    let go_on = (told.asked == Some(Answers::Yes)).then_some(told.go_on);
    let answer = json!({ "refused": told.words, "needs_reason": needs_reason, "go_on": go_on, "way": way });
    Ok(HttpResponse::UnprocessableEntity().json(answer))
}

/// What is said in the board's row.
fn trouble(
    guarded: &Guarded<Arbiter>,
    round: RoundNo,
    form: &ResultForm,
    refused: Refused,
) -> Result<Trouble, WebError> {
    let lang = guarded.visitor.lang;
    let now = current(guarded, round, form.board);
    let mut told = Trouble {
        board: form.board,
        words: String::new(),
        sent: form.now.clone(),
        now,
        is_conflict: false,
        is_undo: form.undo.is_some(),
        asked: None,
        go_on: words::correct(lang).into(),
        way: None,
    };
    match refused {
        Refused::Store(error) => return Err(error.into()),
        Refused::NoTournament => return Err(WebError::NotFound),
        Refused::Conflict { theirs, .. } => {
            told.is_conflict = true;
            told.words = conflict(lang, &guarded.tournament().details, theirs.as_deref(), now);
        }
        Refused::ToConfirm(asked) => {
            told.words = common::sentences(lang, confirmation::asked(lang, &asked, guarded.tournament()));
            told.asked = Some(if asked.needs_reason { Answers::Reason } else { Answers::Yes });
            if !asked.needs_reason {
                told.go_on = confirmation::question(lang, &asked, guarded.tournament()).go_on;
            }
        }
        Refused::Refusal(Refusal::NothingToUndo { .. }) => told.words = words::nothing_to_undo(lang).into(),
        other => {
            told.way = allowed_way(guarded, (round, form), &other);
            told.words = refused::words(lang, &other, Some(guarded.tournament()));
        }
    }
    Ok(told)
}

/// Where what was refused can be done: an old result is corrected for the rating report, with what was typed filled in; a closed event is
/// opened again.
fn allowed_way(
    guarded: &Guarded<Arbiter>,
    (round, form): (RoundNo, &ResultForm),
    refused: &Refused,
) -> Option<(String, String)> {
    let (lang, event) = (guarded.visitor.lang, format!("/t/{}", guarded.id()));
    match refused {
        Refused::Refusal(Refusal::TooLateForResult { .. }) => {
            let now: String = url::form_urlencoded::byte_serialize(form.now.as_bytes()).collect();
            let filled = format!("{event}/reports/corrections?round={round}&board={}&now={now}", form.board);
            Some((filled, corrections::new_correction(lang).into()))
        }
        Refused::Refusal(Refusal::Closed) => {
            Some((format!("{event}/reports#reopen"), rating::reopen_event(lang).into()))
        }
        _ => None,
    }
}

/// `Li Wei set ½-½ at 14:03:12.`
fn conflict(lang: Lang, hall: &Details, theirs: Option<&Entry>, now: &str) -> String {
    let symbol = GameResult::from_code(now).map_or_else(|| words::no_result(lang), GameResult::symbol);
    match theirs {
        Some(entry) => {
            let time = clock::in_hall(hall, entry.at).format("%T");
            words::they_entered(lang, acts::author(lang, &entry.author.name), symbol, time)
        }
        None => words::somebody_entered(lang, symbol),
    }
}
