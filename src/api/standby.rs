//! What the two computers of a hall ask each other; no part of the API for scripts. The bearer token is the mark of the code that both
//! know, the body is sealed by it, and so is the answer: see `desk/standby`.

use super::guard::{bearer, unauthorised};
use actix_web::http::StatusCode;
use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use sonneborn_desk::standby::NotAnswered;
use sonneborn_i18n::copies as words;
use sonneborn_tournament::access::Shows;
use sonneborn_web::problem::Problem;
use sonneborn_web::routes::Routes;
use sonneborn_web::{AppState, WebError, blocking, language};
use std::sync::Arc;

/// A question names the journals and tables of the one that asks.
const MOST_BYTES: usize = 4 * 1024 * 1024;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.unexplained().post("/standby", Shows::JOURNAL, answer);
}

async fn answer(request: HttpRequest, state: web::Data<AppState>, body: web::Payload) -> Result<HttpResponse, Problem> {
    let lang = language::of(&request);
    let mark = bearer(&request).ok_or_else(|| unauthorised(lang))?.to_owned();
    // Nobody else's body is read.
    if !state.desk.knows_mark(&mark) {
        return Err(unauthorised(lang));
    }
    let sealed = match body.to_bytes_limited(MOST_BYTES).await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(error)) => return Err(Problem::of(lang, &WebError::CutOff(error.to_string()))),
        Err(_) => return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", words::too_large(lang))),
    };
    let desk = Arc::clone(&state.desk);
    let answered = blocking(move || {
        let sealed = String::from_utf8_lossy(&sealed);
        Ok::<_, WebError>(desk.answer_other(&mark, &sealed))
    });
    match answered.await.map_err(|error| Problem::of(lang, &error))? {
        Ok(sealed) => Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(sealed)),
        Err(NotAnswered::NoKey) => Err(unauthorised(lang)),
        Err(NotAnswered::Store(error)) => Err(Problem::of(lang, &error.into())),
    }
}
