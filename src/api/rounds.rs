//! Rounds: pairings and results by board, and an arbiter's acts from the draft to the publication.

use super::Answer;
use super::body::{Body, Done, Signature};
use super::guard::Keyed;
use actix_web::http::StatusCode;
use actix_web::web;
use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use sonneborn_desk::Performed;
use sonneborn_desk::pairing::PairError;
use sonneborn_i18n::common;
use sonneborn_i18n::pairing_reasons::no_pairing;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, DiscardDraft, PublishRound};
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::round::{Game, PairedBy, Round, RoundState};
use sonneborn_web::guard::{Arbiter, Right, Viewer};
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use std::sync::Arc;
use utoipa::ToSchema;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .unexplained()
        .get("/tournaments/{tournament}/rounds", Shows::NAMES, list)
        .get("/tournaments/{tournament}/rounds/{round}", Shows::NAMES, show)
        .post("/tournaments/{tournament}/rounds/{round}/pair", Shows::NAMES, pair)
        .post("/tournaments/{tournament}/rounds/{round}/publish", Shows::NAMES, publish)
        .post("/tournaments/{tournament}/rounds/{round}/discard", Shows::NAMES, discard)
        .post("/tournaments/{tournament}/schedule", Shows::NAMES, publish_table);
}

/// A round without its boards.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RoundSummary {
    number: u16,
    /// `draft` or `published`.
    #[schema(value_type = String)]
    state: RoundState,
    /// `engine`, `arbiter` or `import`.
    #[schema(value_type = String)]
    paired_by: PairedBy,
    /// In local time.
    #[schema(value_type = Option<String>)]
    starts: Option<NaiveDateTime>,
    games: usize,
    /// The boards whose result is missing.
    missing: Vec<u16>,
    complete: bool,
}

/// A round with its boards.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RoundView {
    round: RoundSummary,
    /// Pairings and results, in order of boards.
    boards: Vec<BoardView>,
    byes: Vec<ByeView>,
}

/// A board of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BoardView {
    board: u16,
    white: SeatView,
    black: SeatView,
    /// `1-0`, `½-½`, `+-`, …; `null` while the game is being played.
    result: Option<&'static str>,
    /// A correction that counts for the rating report only.
    rating_result: Option<&'static str>,
    /// The act that last set the result or the colours; 0 for the pairing itself.
    last_act: u64,
}

/// Who sits there.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The player's `id`.
    player: u32,
    tpn: Option<u16>,
    name: String,
}

/// A player of the round without an opponent.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ByeView {
    player: SeatView,
    /// `U`, `H`, `F` or `Z`, as in the TRF.
    bye: &'static str,
}

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RoundAct {
    #[serde(default)]
    pub(super) signature: Signature,
}

/// Every round that is paired.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/rounds", tag = "rounds", operation_id = "list_rounds",
    params(("tournament" = i64, Path)), responses((status = 200, body = Vec<RoundSummary>)))]
async fn list(keyed: Keyed<Viewer>) -> Answer<Vec<RoundSummary>> {
    let tournament = keyed.tournament();
    Ok(web::Json(tournament.rounds.iter().map(|round| RoundSummary::of(tournament, round)).collect()))
}

/// The pairings and results of a round.
#[utoipa::path(get, path = "/api/v1/tournaments/{tournament}/rounds/{round}", tag = "rounds",
    operation_id = "show_round", params(("tournament" = i64, Path), ("round" = u16, Path)),
    responses((status = 200, body = RoundView)))]
async fn show(keyed: Keyed<Viewer>, path: web::Path<(i64, u16)>) -> Answer<RoundView> {
    let tournament = keyed.tournament();
    let round = tournament.round(RoundNo(path.1)).ok_or_else(|| Problem::not_found(keyed.lang))?;
    let bye = |(player, bye): &(PlayerId, sonneborn_tournament::outcome::Bye)| ByeView {
        player: SeatView::of(tournament, *player),
        bye: bye.code(),
    };
    Ok(web::Json(RoundView {
        round: RoundSummary::of(tournament, round),
        boards: round.games.iter().map(|game| BoardView::of(tournament, game)).collect(),
        byes: round.byes.iter().map(bye).collect(),
    }))
}

/// Pairs the next round by the tournament's system, as a draft.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/rounds/{round}/pair", tag = "rounds",
    operation_id = "pair_round", params(("tournament" = i64, Path), ("round" = u16, Path)),
    request_body = Option<RoundAct>, responses((status = 200, body = Done)))]
async fn pair(keyed: Keyed<Arbiter>, path: web::Path<(i64, u16)>, body: Body<RoundAct>) -> Answer<Done> {
    let round = RoundNo(path.1);
    let (desk, id, actor) = (Arc::clone(&keyed.state.desk), keyed.id(), keyed.actor());
    let Signature { confirmed, request_key, .. } = body.0.signature;
    let paired =
        sonneborn_web::in_pool(move || desk.pair_round_once(id, &actor, round, confirmed, request_key.as_deref()));
    let paired = paired.await;
    keyed.paired(paired.map_err(|error| Problem::of(keyed.lang, &sonneborn_web::WebError::internal(error)))?)
}

impl Keyed<Arbiter> {
    /// What came of pairing.
    fn paired(&self, paired: Result<Performed, PairError>) -> Answer<Done> {
        match paired {
            Ok(done) => Ok(web::Json(done.into())),
            Err(PairError::Refused(refused)) => Err(self.refused(&refused)),
            Err(PairError::NoPairing(why)) => {
                let message = common::sentences(self.lang, no_pairing(self.lang, &why, self.tournament()));
                Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "no_pairing", message))
            }
        }
    }
}

/// Publishes the draft of a round.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/rounds/{round}/publish", tag = "rounds",
    operation_id = "publish_round", params(("tournament" = i64, Path), ("round" = u16, Path)),
    request_body = RoundAct, responses((status = 200, body = Done)))]
async fn publish(keyed: Keyed<Arbiter>, path: web::Path<(i64, u16)>, body: Body<RoundAct>) -> Answer<Done> {
    let attempt = body
        .0
        .signature
        .dated(keyed.lang)?
        .attempt(Act::PublishRound(PublishRound { round: RoundNo(path.1), compared: None }));
    Ok(web::Json(keyed.perform(attempt).await?.into()))
}

/// Takes the draft of a round back.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/rounds/{round}/discard", tag = "rounds",
    operation_id = "discard_round", params(("tournament" = i64, Path), ("round" = u16, Path)),
    request_body = RoundAct, responses((status = 200, body = Done)))]
async fn discard(keyed: Keyed<Arbiter>, path: web::Path<(i64, u16)>, body: Body<RoundAct>) -> Answer<Done> {
    let attempt =
        body.0.signature.dated(keyed.lang)?.attempt(Act::DiscardDraft(DiscardDraft { round: RoundNo(path.1) }));
    Ok(web::Json(keyed.perform(attempt).await?.into()))
}

/// Pairs all rounds of a table that are still to come, and publishes them.
#[utoipa::path(post, path = "/api/v1/tournaments/{tournament}/schedule", tag = "rounds",
    operation_id = "publish_schedule", params(("tournament" = i64, Path)), request_body = RoundAct,
    responses((status = 200, body = Done)))]
async fn publish_table(keyed: Keyed<Arbiter>, body: Body<RoundAct>) -> Answer<Done> {
    let (desk, id, actor) = (Arc::clone(&keyed.state.desk), keyed.id(), keyed.actor());
    let Signature { confirmed, seen, request_key, .. } = body.0.signature;
    let first = keyed.tournament().next_round().unwrap_or(RoundNo::FIRST);
    let done = sonneborn_web::in_pool(move || {
        desk.publish_table(id, &actor, first, confirmed, (seen, request_key.as_deref()))
    });
    let done = done.await;
    keyed.paired(done.map_err(|error| Problem::of(keyed.lang, &sonneborn_web::WebError::internal(error)))?)
}

/// The game of a board, also of a draft.
pub(super) fn game<R: Right>(keyed: &Keyed<R>, round: u16, board: u16) -> Result<&Game, Problem> {
    let found = keyed.tournament().round(RoundNo(round)).and_then(|round| round.game(board));
    found.ok_or_else(|| Problem::not_found(keyed.lang))
}

impl RoundSummary {
    fn of(tournament: &Tournament, round: &Round) -> RoundSummary {
        RoundSummary {
            number: round.number.0,
            state: round.state,
            paired_by: round.paired_by,
            starts: tournament.details.schedule.get(round.number.index()).copied().flatten(),
            games: round.games.len(),
            missing: round.missing(),
            complete: round.is_complete(),
        }
    }
}

impl BoardView {
    pub(super) fn of(tournament: &Tournament, game: &Game) -> BoardView {
        BoardView {
            board: game.board,
            white: SeatView::of(tournament, game.white),
            black: SeatView::of(tournament, game.black),
            result: game.result.map(|result| result.code()),
            rating_result: game.for_rating.map(|result| result.code()),
            last_act: game.touched,
        }
    }
}

impl SeatView {
    pub(super) fn of(tournament: &Tournament, id: PlayerId) -> SeatView {
        let player = tournament.player(id);
        SeatView {
            player: id.0,
            tpn: player.and_then(|player| player.tpn).map(|tpn| tpn.0),
            name: player.map_or_else(String::new, |player| player.data.name.clone()),
        }
    }
}
