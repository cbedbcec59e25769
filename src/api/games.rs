//! The games that were given: which boards have one, and the record of each.

use super::body::Body;
use super::guard::Keyed;
use super::{Answer, Bytes, rounds};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web;
use serde::{Deserialize, Serialize};
use sonneborn_i18n::api as words;
use sonneborn_store::game::KeptGame;
use sonneborn_tournament::access::Shows;
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::guard::{Arbiter, Viewer};
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use sonneborn_web::{WebError, blocking};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .unexplained()
        .get("/tournaments/{tournament}/games", Shows::NAMES, list)
        .get("/tournaments/{tournament}/rounds/{round}/boards/{board}/game.pgn", Shows::NAMES, show)
        .put("/tournaments/{tournament}/rounds/{round}/boards/{board}/game", Shows::NAMES, keep);
}

/// A board whose game is kept.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameView {
    round: u16,
    board: u16,
    /// Where the PGN is fetched.
    href: String,
}

/// The moves of a game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct GameRecord {
    /// One game as PGN; empty takes the record away.
    pgn: String,
    /// The record that is kept there, as it is fetched: it is replaced by nobody who has not read it. Empty where there is none.
    #[serde(default)]
    was: String,
}

/// Every board whose game is kept.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/games", tag = "games", operation_id = "list_games",
    params(("tournament" = i64, Path)), responses((status = 200, body = Vec<GameView>)))]
async fn list(keyed: Keyed<Viewer>) -> Answer<Vec<GameView>> {
    let (desk, id, journal) = (Arc::clone(&keyed.state.desk), keyed.id(), Arc::clone(&keyed.journal));
    let boards = blocking(move || desk.store().boards_with_games(id, journal.state())).await;
    let base = keyed.base();
    let view = |(round, board)| {
        let href = format!("{base}/rounds/{round}/boards/{board}/game.pgn");
        GameView { round, board, href }
    };
    let boards = boards.map_err(|error| Problem::of(keyed.lang, &error))?;
    Ok(web::Json(boards.into_iter().map(view).collect()))
}

/// The record of a board's game.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/rounds/{round}/boards/{board}/game.pgn", tag = "games",
    operation_id = "fetch_game",
    params(("tournament" = i64, Path), ("round" = u16, Path), ("board" = u16, Path)),
    responses((status = 200, description = "The game", content_type = "application/vnd.chess-pgn", body = String)))]
async fn show(keyed: Keyed<Viewer>, path: web::Path<(i64, u16, u16)>) -> Bytes {
    let (desk, journal) = (Arc::clone(&keyed.state.desk), Arc::clone(&keyed.journal));
    let (id, round, board) = path.into_inner();
    let found = blocking(move || desk.store().game(id, journal.state(), round, board)).await;
    let pgn = found.map_err(|error| Problem::of(keyed.lang, &error))?.ok_or_else(|| Problem::not_found(keyed.lang))?;
    Ok(file(&format!("round-{round}-board-{board}.pgn"), FileKind::Pgn, pgn))
}

/// Keeps the record of a board's game in place of the one that `was` kept. Games are no acts: they change no result.
#[utoipa::path(put, path = "/api/v1/tournaments/{tournament}/rounds/{round}/boards/{board}/game", tag = "games",
    operation_id = "keep_game",
    params(("tournament" = i64, Path), ("round" = u16, Path), ("board" = u16, Path)),
    request_body = GameRecord, responses((status = 204, description = "Kept"), (status = 409, description = "Changed in the meantime", body = Problem, content_type = "application/problem+json")))]
async fn keep(keyed: Keyed<Arbiter>, path: web::Path<(i64, u16, u16)>, body: Body<GameRecord>) -> Bytes {
    let (id, round, board) = path.into_inner();
    let players = Some(rounds::game(&keyed, round, board)?.players());
    let GameRecord { pgn, was } = body.0;
    let pgn = pgn.trim().to_owned();
    if !pgn.is_empty() && sonneborn_laws::pgn::games(&pgn).next().is_none() {
        return Err(Problem::field("value_unknown", "pgn", words::no_game(keyed.lang)));
    }
    let (desk, journal) = (Arc::clone(&keyed.state.desk), Arc::clone(&keyed.journal));
    let record = KeptGame { round, board, players, pgn };
    let is_meant = move |standing: &KeptGame| standing.pgn.trim() == was.trim();
    let others = blocking(move || desk.store().keep_games(id, journal.state(), &[record], is_meant)).await;
    match others.map_err(|error| Problem::of(keyed.lang, &error))?[..] {
        [] => Ok(HttpResponse::NoContent().finish()),
        _ => Err(Problem::new(StatusCode::CONFLICT, "conflict", words::other_game(keyed.lang))),
    }
}

/// The whole tournament as one file, see [`sonneborn_exchange::archive`].
pub(super) async fn archive(keyed: &Keyed<Viewer>) -> Result<Vec<u8>, Problem> {
    let (desk, live) = (Arc::clone(&keyed.state.desk), Arc::clone(&keyed.live));
    let file = blocking(move || desk.archive(&live)).await.map_err(|error| Problem::of(keyed.lang, &error))?;
    let text = file.write().map_err(|error| Problem::of(keyed.lang, &WebError::internal(error)))?;
    Ok(text.into_bytes())
}
