//! Answers that are not what was asked for: each is a page in the user's language that says what to do next, and for the API a
//! problem. Only here the request's language is known.

use super::error::WebError;
use super::frame::Frame;
use super::problem::{self, Problem};
use super::visitor::Visitor;
use super::{Answer, html, warnings};
use actix_web::body::BoxBody;
use actix_web::http::header::{HeaderValue, RETRY_AFTER};
use actix_web::{HttpMessage, HttpRequest, HttpResponse, ResponseError};
use askama::Template;
use sonneborn_i18n::web as words;

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    frame: Frame,
    message: String,
    login: bool,
}

/// The page for an error response, or the response itself if it is none.
pub(super) fn polish(request: &HttpRequest, response: HttpResponse<BoxBody>) -> HttpResponse<BoxBody> {
    let Some(error) = response.extensions().get::<WebError>().cloned() else { return response };
    if let WebError::Internal(why) = &error {
        tracing::error!(path = request.path(), "{why}");
    }
    if let WebError::Unreadable(why) | WebError::CutOff(why) = &error {
        warnings::note(request.path(), why);
    }
    // Taken out first: finding a stranger's language borrows the request's extensions again.
    let known = request.extensions().get::<Visitor>().cloned();
    let visitor = known.unwrap_or_else(|| Visitor::stranger(request));
    let is_too_much = matches!(error, WebError::TooManyRequests);
    let told = answer(request, &visitor, &error);
    if is_too_much { retry_after(told, SOON) } else { told }
}

/// An allowance comes back with each second.
const SOON: i64 = 1;

/// The answer, with when to come again (RFC 9110, 10.2.3).
pub fn retry_after(mut answer: HttpResponse<BoxBody>, seconds: i64) -> HttpResponse<BoxBody> {
    answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    answer
}

fn answer(request: &HttpRequest, visitor: &Visitor, error: &WebError) -> HttpResponse<BoxBody> {
    if problem::is_api(request.path()) {
        return Problem::of(visitor.lang, error).error_response();
    }
    let wants_json =
        request.headers().get("accept").is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"));
    let message = error.words(visitor.lang);
    if wants_json {
        return HttpResponse::build(error.status_code()).json(serde_json::json!({ "error": message }));
    }
    let login = matches!(error, WebError::LoginNeeded | WebError::NotOpen);
    let page = ErrorPage { frame: Frame::new(visitor, words::error_title(visitor.lang)), message, login };
    html(error.status_code(), &page).unwrap_or_else(|_| HttpResponse::new(error.status_code()))
}

/// For paths that lead nowhere.
/// # Errors
/// Always.
pub async fn not_found() -> Answer {
    Err(WebError::NotFound)
}
