//! Public pages that a reader has already are not sent again: each carries a mark of its content (RFC 9110, 8.8.3), and who
//! asks with the mark that it still has gets 304. The mark is of the very bytes, so that no cause of a change can be forgotten.

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, HttpResponse};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Octets of the digest that a mark shows.
const MARK_OCTETS: usize = 12;
/// Kept, but asked about each time: a result must not be hidden by an older page.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");
/// The language is chosen by a cookie, or else by the browser's wish.
const VARIES: HeaderValue = HeaderValue::from_static("cookie, accept-language");

/// Marks what readers get, before it is packed for the way.
///
/// # Errors
/// Only what actix itself gives.
pub async fn keep(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let (asked, answer) = next.call(request).await?.map_into_boxed_body().into_parts();
    let answer = marked(&asked, answer);
    Ok(ServiceResponse::new(asked, answer))
}

/// Marks an answer of a public address, or answers that the reader has it.
fn marked(request: &HttpRequest, response: HttpResponse<BoxBody>) -> HttpResponse<BoxBody> {
    let is_kept = request.path().starts_with("/p/")
        && request.method().is_safe()
        && response.status() == StatusCode::OK
        && !response.headers().contains_key(header::CACHE_CONTROL);
    if !is_kept {
        return response;
    }
    let (mut response, body) = response.into_parts();
    let body = match body.try_into_bytes() {
        Ok(body) => body,
        // A stream has no end to take a mark of.
        Err(body) => return response.set_body(body),
    };
    let mut mark = String::from("W/\"");
    for octet in Sha256::digest(&body).iter().take(MARK_OCTETS) {
        let _ = write!(mark, "{octet:02x}");
    }
    mark.push('"');
    let has_it = request
        .headers()
        .get(header::IF_NONE_MATCH)
        .and_then(|marks| marks.to_str().ok())
        .is_some_and(|marks| marks.split(',').any(|known| known.trim() == mark));
    let Ok(mark) = HeaderValue::from_str(&mark) else { return response.set_body(BoxBody::new(body)) };
    response.headers_mut().insert(header::ETAG, mark);
    response.headers_mut().insert(header::CACHE_CONTROL, ASK_AGAIN);
    response.headers_mut().insert(header::VARY, VARIES);
    if has_it {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response.set_body(BoxBody::new(()));
    }
    response.set_body(BoxBody::new(body))
}
