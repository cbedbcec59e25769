//! Public pages that a reader has already are not sent again: each carries a mark of its content (RFC 9110, 8.8.3), and who
//! asks with the mark that it still has gets 304. The mark is of the very bytes, so that no cause of a change can be forgotten.
//! What was drawn a moment ago is given to others too, see [`super::page_cache`].

use super::guard::NotPublic;
use super::landing;
use super::page_cache::{Page, PageCache};
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use actix_web::{Error, HttpMessage, HttpRequest, HttpResponse};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// Octets of the digest that a mark shows.
const MARK_OCTETS: usize = 12;
/// Kept, but asked about each time: a result must not be hidden by an older page.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");
/// The language is chosen by a cookie, or else by the browser's wish.
const VARIES: HeaderValue = HeaderValue::from_static("cookie, accept-language");

/// What a reader has, and how they take it.
struct Reader {
    marks: String,
    packs: bool,
    /// Comes from elsewhere.
    lands: bool,
}

impl Reader {
    fn of(request: &HttpRequest) -> Reader {
        let headers = request.headers();
        let told = |name| headers.get(name).and_then(|told| told.to_str().ok()).unwrap_or_default();
        let takes_gzip = |part: &str| part.trim().starts_with("gzip") && !part.trim().ends_with("q=0");
        Reader {
            marks: told(header::IF_NONE_MATCH).to_owned(),
            packs: told(header::ACCEPT_ENCODING).split(',').any(takes_gzip),
            lands: landing::is_landing(request),
        }
    }

    fn answer(&self, page: &Page) -> HttpResponse {
        let landing = if self.lands { page.landing(self.packs) } else { None };
        landing.unwrap_or_else(|| page.answer(self.has(&page.headers), self.packs))
    }

    fn has(&self, headers: &HeaderMap) -> bool {
        let mark = headers.get(header::ETAG).and_then(|mark| mark.to_str().ok());
        mark.is_some_and(|mark| self.marks.split(',').any(|known| known.trim() == mark))
    }
}

/// Marks what readers get, before it is packed for the way.
///
/// # Errors
/// Only what actix itself gives.
pub async fn keep(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if !request.path().starts_with("/p/") || !request.method().is_safe() {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let reader = Reader::of(request.request());
    let Some(wanted) = PageCache::wanted(request.request()) else {
        let (asked, answer) = next.call(request).await?.map_into_boxed_body().into_parts();
        if asked.extensions().contains::<NotPublic>() {
            return Ok(ServiceResponse::new(asked, answer));
        }
        let answer = match marked(answer) {
            Marked::Page(mut answer, _) if reader.has(answer.headers()) => {
                *answer.status_mut() = StatusCode::NOT_MODIFIED;
                answer.set_body(BoxBody::new(()))
            }
            Marked::Page(answer, body) => answer.set_body(BoxBody::new(body)),
            Marked::Other(other) => other,
        };
        return Ok(ServiceResponse::new(asked, answer));
    };
    let mut kept = wanted.place.lock().await;
    let version = wanted.version();
    if let Some(page) = kept.as_ref().filter(|page| page.is_fresh(version)) {
        return Ok(request.into_response(reader.answer(page)));
    }
    let (asked, answer) = next.call(request).await?.map_into_boxed_body().into_parts();
    let answer = match marked(answer) {
        Marked::Page(answer, body) => {
            let page = kept.insert(Page::of(version, answer.headers().clone(), body));
            reader.answer(page)
        }
        Marked::Other(other) => {
            *kept = None;
            other
        }
    };
    Ok(ServiceResponse::new(asked, answer))
}

/// An answer that was looked at.
enum Marked {
    /// A page that others may be given too: its head, with its mark, and its body.
    Page(HttpResponse<()>, Bytes),
    Other(HttpResponse<BoxBody>),
}

fn marked(response: HttpResponse<BoxBody>) -> Marked {
    let headers = response.headers();
    let is_own = headers.contains_key(header::CACHE_CONTROL) || headers.contains_key(header::SET_COOKIE);
    if response.status() != StatusCode::OK || is_own {
        return Marked::Other(response);
    }
    let (mut response, body) = response.into_parts();
    let body = match body.try_into_bytes() {
        Ok(body) => body,
        // A stream has no end to take a mark of.
        Err(body) => return Marked::Other(response.set_body(body)),
    };
    let mut mark = String::from("W/\"");
    for octet in Sha256::digest(&body).iter().take(MARK_OCTETS) {
        let _ = write!(mark, "{octet:02x}");
    }
    mark.push('"');
    let Ok(mark) = HeaderValue::from_str(&mark) else { return Marked::Other(response.set_body(BoxBody::new(body))) };
    response.headers_mut().insert(header::ETAG, mark);
    response.headers_mut().insert(header::CACHE_CONTROL, ASK_AGAIN);
    response.headers_mut().insert(header::VARY, VARIES);
    Marked::Page(response, body)
}
