//! Knock-outs: games that break the tie of a match, and who goes through by the arbiter's word.

use super::Answer;
use super::body::{Body, Done, Signature};
use super::guard::Keyed;
use actix_web::web;
use serde::Deserialize;
use sonneborn_i18n::reader::unreadable;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, PlayOff, SendTeamThrough, SendThrough};
use sonneborn_tournament::ids::{PlayerId, TeamId};
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::play_off::Pace;
use sonneborn_tournament::reader::{self, Unreadable};
use sonneborn_web::guard::Arbiter;
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().post("/tournaments/{tournament}/play-offs", Shows::NAMES, enter).post(
        "/tournaments/{tournament}/goes-through",
        Shows::NAMES,
        send_through,
    );
}

/// A game of a tie-break.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PlayOffEntry {
    /// The players' `id`s.
    white: u32,
    black: u32,
    /// `rapid`, `blitz` or `armageddon`.
    pace: String,
    /// `1-0`, `½-½`, …
    result: String,
    #[serde(default)]
    signature: Signature,
}

/// Who goes through: the `id`s of two players, or of two teams where teams are paired.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct GoesThroughEntry {
    winner: u32,
    loser: u32,
    /// How it was decided.
    how: String,
    #[serde(default)]
    signature: Signature,
}

/// Enters a game that breaks the tie of a match.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/play-offs", tag = "knockout",
    operation_id = "enter_play_off", params(("tournament" = i64, Path)), request_body = PlayOffEntry,
    responses((status = 200, body = Done)))]
async fn enter(keyed: Keyed<Arbiter>, body: Body<PlayOffEntry>) -> Answer<Done> {
    let PlayOffEntry { white, black, pace, result, signature } = body.0;
    let unread =
        |field: &str, why: &Unreadable| Problem::field("value_unknown", field, unreadable(keyed.lang, field, why));
    let pace = reader::coded(&pace, &Pace::ALL).map_err(|why| unread("pace", &why))?;
    let result = reader::coded(&result, &GameResult::ALL).map_err(|why| unread("result", &why))?;
    let act = Act::PlayOff(PlayOff { white: PlayerId(white), black: PlayerId(black), pace, result });
    Ok(web::Json(keyed.perform(signature.attempt(act)).await?.into()))
}

/// Says who goes through of a match that is level, or that somebody has left.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/goes-through", tag = "knockout",
    operation_id = "send_through", params(("tournament" = i64, Path)), request_body = GoesThroughEntry,
    responses((status = 200, body = Done)))]
async fn send_through(keyed: Keyed<Arbiter>, body: Body<GoesThroughEntry>) -> Answer<Done> {
    let GoesThroughEntry { winner, loser, how, signature } = body.0;
    let act = if keyed.tournament().regulations.system.is_of_teams() {
        Act::SendTeamThrough(SendTeamThrough { winner: TeamId(winner), loser: TeamId(loser), how })
    } else {
        Act::SendThrough(SendThrough { winner: PlayerId(winner), loser: PlayerId(loser), how })
    };
    Ok(web::Json(keyed.perform(signature.attempt(act)).await?.into()))
}
