//! Live games from a relay: whoever has the key of a round sends them while they are played.

use super::guard::{bearer, unauthorised};
use actix_web::HttpRequest;
use actix_web::web::{self, Json};
use serde::Serialize;
use sonneborn_desk::boards::{Given, Taken};
use sonneborn_desk::failures;
use sonneborn_laws::pgn;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use sonneborn_web::{AppState, blocking, language};
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().post("/live", Shows::PUBLIC, send);
}

/// What became of the games.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct LiveGames {
    games: Vec<LiveGame>,
}

/// What became of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct LiveGame {
    white: String,
    black: String,
    half_moves: usize,
    /// The board it was given to.
    board: Option<u16>,
    /// Why it was given to none.
    error: Option<String>,
}

/// Takes games as PGN, in any number and as often as they change. The key of the round is the bearer token.
#[utoipa::path(post, path = "/api/v1/live", tag = "games", operation_id = "send_games",
    request_body(content = String, content_type = "text/plain", description = "PGN"),
    responses((status = 200, body = LiveGames)))]
async fn send(request: HttpRequest, state: web::Data<AppState>, body: web::Bytes) -> Result<Json<LiveGames>, Problem> {
    let lang = language::of(&request);
    let key = bearer(&request).ok_or_else(|| unauthorised(lang))?.to_string();
    let desk = Arc::clone(&state.desk);
    let taken = blocking(move || {
        let Some(key) = desk.live_key(&key)? else { return Ok(None) };
        if desk.store().tournament(key.tournament)?.is_none() {
            return Ok(None);
        }
        let Some(live) = desk.live(key.tournament)? else { return Ok(None) };
        let given = [Given { text: pgn::decode(&body).0.into_owned(), board: None }];
        desk.take_games(&live, Some(RoundNo(key.round)), &key.name, &given).map(Some)
    });
    let taken = taken.await.map_err(|error| Problem::of(lang, &error))?.ok_or_else(|| unauthorised(lang))?;
    let view = |taken: Taken| {
        let (board, error) = match taken.seat {
            Ok(board) => (Some(board), None),
            Err(why) => (None, Some(failures::stray(lang, &why))),
        };
        LiveGame { white: taken.white, black: taken.black, half_moves: taken.half_moves, board, error }
    };
    Ok(Json(LiveGames { games: taken.into_iter().map(view).collect() }))
}
