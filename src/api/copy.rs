//! The journal of an event whose master is another Sonneborn, as it sends it: between servers, and no part of the API for scripts.
//! The copy's key is the bearer token; see `desk/copies.rs` for what is taken, and `desk/outlets.rs` for who sends.

use super::guard::{bearer, unauthorised};
use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::{self, Json};
use serde::Deserialize;
use sonneborn_desk::copies::NotTaken;
use sonneborn_desk::{Desk, failures};
use sonneborn_exchange::copy::{self, Known};
use sonneborn_i18n::{Lang, copies as words};
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::chain::Head;
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use sonneborn_web::{AppState, WebError, blocking, language};
use std::sync::Arc;

/// What is sent at once may be so large: the first act of a great import is one line.
const MOST_BYTES: usize = 32 * 1024 * 1024;

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .unexplained()
        .get("/copy", Shows::JOURNAL, known)
        .post("/copy", Shows::JOURNAL, take_lines)
        .post("/copy/persons", Shows::JOURNAL, take_persons)
        .post("/copy/games", Shows::JOURNAL, take_games);
}

/// How far the journal goes in the hall.
#[derive(Deserialize)]
struct Hall {
    seq: Option<u64>,
    chain: Option<String>,
}

async fn known(
    request: HttpRequest,
    state: web::Data<AppState>,
    hall: web::Query<Hall>,
) -> Result<Json<Known>, Problem> {
    let Hall { seq, chain } = hall.into_inner();
    let chain = chain.and_then(|chain| chain.parse().ok());
    let hall = seq.zip(chain).map(|(seq, chain)| Head { seq, chain });
    answer(&request, &state, move |desk, key| desk.known_of_copy(key, hall)).await
}

async fn take_lines(
    request: HttpRequest,
    state: web::Data<AppState>,
    body: web::Payload,
) -> Result<Json<Known>, Problem> {
    let body = whole(&request, &state, body).await?;
    answer(&request, &state, move |desk, key| desk.take_lines(key, copy::read(&body)?)).await
}

async fn take_persons(
    request: HttpRequest,
    state: web::Data<AppState>,
    body: web::Payload,
) -> Result<Json<Known>, Problem> {
    let body = whole(&request, &state, body).await?;
    answer(&request, &state, move |desk, key| desk.take_persons(key, &copy::read(&body)?)).await
}

async fn take_games(
    request: HttpRequest,
    state: web::Data<AppState>,
    body: web::Payload,
) -> Result<Json<Known>, Problem> {
    let body = whole(&request, &state, body).await?;
    answer(&request, &state, move |desk, key| desk.take_games_of_copy(key, copy::read(&body)?)).await
}

/// The body of a request that has a key; nobody else's is read.
async fn whole(request: &HttpRequest, state: &AppState, body: web::Payload) -> Result<web::Bytes, Problem> {
    answer(request, state, |desk, key| desk.check_copy_key(key)).await?;
    let lang = language::of(request);
    match body.to_bytes_limited(MOST_BYTES).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) => Err(Problem::of(lang, &WebError::CutOff(error.to_string()))),
        Err(_) => Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", words::too_large(lang))),
    }
}

/// What the desk says for the request's key.
async fn answer<T: Send + 'static>(
    request: &HttpRequest,
    state: &AppState,
    ask: impl FnOnce(&Desk, &str) -> Result<T, NotTaken> + Send + 'static,
) -> Result<Json<T>, Problem> {
    let lang = language::of(request);
    let key = bearer(request).ok_or_else(|| unauthorised(lang))?.to_owned();
    let desk = Arc::clone(&state.desk);
    let asked = blocking(move || Ok::<_, WebError>(ask(&desk, &key)));
    let told = asked.await.map_err(|error| Problem::of(lang, &error))?;
    told.map(Json).map_err(|why| problem(lang, why))
}

fn problem(lang: Lang, why: NotTaken) -> Problem {
    let conflict = |code, words: String| Problem::new(StatusCode::CONFLICT, code, words);
    let unfit = |code, words: String| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, words);
    match why {
        NotTaken::NoKey => unauthorised(lang),
        NotTaken::Unreadable(why) => unfit("unreadable", words::not_json(lang, why)),
        NotTaken::Behind { seq } => conflict("copy_behind", words::behind(lang, seq)).because(seq),
        NotTaken::Forked { seq } => conflict("copy_forked", words::forked_here(lang, seq)).because(seq),
        NotTaken::Broken(fault) => unfit("copy_broken", failures::journal(lang, &fault)),
        NotTaken::Newer { seq } => unfit("copy_newer", words::newer_here(lang, seq)).because(seq),
        NotTaken::Store(error) => Problem::of(lang, &error.into()),
    }
}
