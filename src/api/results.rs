//! One board: its result, a correction for the rating report, and the record of its game.

use super::Answer;
use super::body::{Body, Done, Signature};
use super::guard::Keyed;
use super::rounds::{BoardView, game};
use actix_web::web;
use serde::Deserialize;
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, api as words};
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, CorrectForRating, EnterResult};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::reader;
use sonneborn_web::guard::{Arbiter, Viewer};
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .unexplained()
        .get("/tournaments/{tournament}/rounds/{round}/boards/{board}", Shows::NAMES, show)
        .put("/tournaments/{tournament}/rounds/{round}/boards/{board}/result", Shows::NAMES, enter)
        .put("/tournaments/{tournament}/rounds/{round}/boards/{board}/rating-result", Shows::NAMES, correct);
}

/// A result: what the sender believed, and what it is to be.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ResultChange {
    /// `1-0`, `0-1`, `½-½`, `0-0`, `½-0`, `0-½`, `1-0u`, `0-1u`, `½-½u`, `0-0u`, `+-`, `-+`, `--`, `adj`; left out for none.
    was: Option<String>,
    now: Option<String>,
    /// The `id`s of White and Black of the game that is meant. Without them `signature.seen` says which pairing it is.
    players: Option<[u32; 2]>,
    #[serde(default)]
    signature: Signature,
}

impl ResultChange {
    fn read(&self, lang: Lang) -> Result<(Option<GameResult>, Option<GameResult>), Problem> {
        if self.players.is_none() && self.signature.seen.is_none() {
            return Err(Problem::field("belief_missing", "players", words::belief_missing(lang)));
        }
        let one = |field: &str, code: &Option<String>| {
            let read = reader::result(code.as_deref().unwrap_or(""));
            read.map_err(|why| Problem::field("value_unknown", field, unreadable(lang, field, &why)))
        };
        Ok((one("was", &self.was)?, one("now", &self.now)?))
    }

    fn players(&self) -> Option<[PlayerId; 2]> {
        self.players.map(|players| players.map(PlayerId))
    }
}

/// Who meets at a board, and the result.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/rounds/{round}/boards/{board}", tag = "results",
    operation_id = "show_board",
    params(("tournament" = i64, Path), ("round" = u16, Path), ("board" = u16, Path)),
    responses((status = 200, body = BoardView)))]
async fn show(keyed: Keyed<Viewer>, path: web::Path<(i64, u16, u16)>) -> Answer<BoardView> {
    let game = game(&keyed, path.1, path.2)?;
    Ok(web::Json(BoardView::of(keyed.tournament(), game)))
}

/// Enters, corrects or clears a result. The result of the round before the last needs a reason; older ones are refused. Where another
/// result stands by then (409), what was sent for these players is kept beside it until an arbiter says which holds.
#[utoipa::path(put, path = "/api/v1/tournaments/{tournament}/rounds/{round}/boards/{board}/result", tag = "results",
    operation_id = "enter_result",
    params(("tournament" = i64, Path), ("round" = u16, Path), ("board" = u16, Path)),
    request_body = ResultChange, responses((status = 200, body = Done), (status = 409, description = "Changed in the meantime", body = Problem, content_type = "application/problem+json")))]
async fn enter(keyed: Keyed<Arbiter>, path: web::Path<(i64, u16, u16)>, body: Body<ResultChange>) -> Answer<Done> {
    let (was, now) = body.0.read(keyed.lang)?;
    let act =
        Act::EnterResult(EnterResult { round: RoundNo(path.1), board: path.2, was, now, players: body.0.players() });
    Ok(web::Json(keyed.enter_typed(body.0.signature.attempt(act)).await?.into()))
}

/// Corrects an old result for the rating report only (C.04.2 art. 4.3). A reason is asked for.
#[utoipa::path(put, path = "/api/v1/tournaments/{tournament}/rounds/{round}/boards/{board}/rating-result",
    tag = "results", operation_id = "correct_for_rating",
    params(("tournament" = i64, Path), ("round" = u16, Path), ("board" = u16, Path)),
    request_body = ResultChange, responses((status = 200, body = Done), (status = 409, description = "Changed in the meantime", body = Problem, content_type = "application/problem+json")))]
async fn correct(keyed: Keyed<Arbiter>, path: web::Path<(i64, u16, u16)>, body: Body<ResultChange>) -> Answer<Done> {
    let (was, now) = body.0.read(keyed.lang)?;
    let act = Act::CorrectForRating(CorrectForRating {
        round: RoundNo(path.1),
        board: path.2,
        was,
        now,
        players: body.0.players(),
    });
    Ok(web::Json(keyed.perform(body.0.signature.attempt(act)).await?.into()))
}
