//! What every request must pass and every answer carries.
//!
//! Plain HTTP on a hall's Wi-Fi has no Sec-Fetch headers and no Secure cookies, so writes are accepted only when Origin is
//! this host, and names that are not ours are refused (a foreign page must not reach a laptop by rebinding its name).

use super::AppState;
use super::assets;
use super::embed;
use super::error::WebError;
use super::error_page::polish;
use super::hall::{self, Hall};
use super::language;
use super::problem;
use super::routes;
use super::slow::hurried;
use super::visitor::Visitor;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest, ResponseError, web};
use sonneborn_tournament::access::DataClass;
use std::net::IpAddr;
use std::time::Instant;
use url::Url;

/// Nothing is loaded from elsewhere, nothing inline runs, and nobody frames a page.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The page that checks files runs its rules as WebAssembly, and nothing else; no event stands on it.
const POLICY_OF_CHECKER: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                                 img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                                 form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/// The header of the policy.
pub(super) const POLICY_NAME: &str = "content-security-policy";

/// Headers of every answer; public pages for other sites are the one exception ([`embed`]).
const HEADERS: [(&str, &str); 6] = [
    (POLICY_NAME, POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Checks host and origin, finds the visitor, and finishes the answer.
///
/// # Errors
/// Only what actix itself gives.
pub async fn guard(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let refused = refusal(&request);
    let (request, body) = request.into_parts();
    let request = ServiceRequest::from_parts(request, hurried(body));
    let mut response = match refused {
        Some(error) => request.into_response(error.error_response()),
        None => {
            let visitor = Visitor::of(request.request()).await;
            if visitor.login.is_none() && asks_too_much(&request) {
                request.into_response(WebError::TooManyRequests.error_response())
            } else {
                next.call(request).await?.map_into_boxed_body()
            }
        }
    };
    let (asked, answer) = response.into_parts();
    note(&asked, answer.status());
    response = ServiceResponse::new(asked.clone(), polish(&asked, answer));
    // A first page names what stands inside it.
    let own_policy = response.headers().get(POLICY_NAME).cloned();
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if asked.path().starts_with(assets::CHECKER_PLACE) {
        let policy = HeaderValue::from_static(POLICY_OF_CHECKER);
        response.headers_mut().insert(HeaderName::from_static(POLICY_NAME), policy);
    }
    if let Some(policy) = own_policy {
        response.headers_mut().insert(HeaderName::from_static(POLICY_NAME), policy);
    }
    let status = response.status();
    embed::let_in(&asked, status, POLICY, response.headers_mut());
    if let Some(cookie) = language::kept(&asked, response.headers()) {
        // A cookie of a tag from our own list is a valid header.
        let _ = response.response_mut().add_cookie(&cookie);
    }
    if is_https_only(&asked) {
        let name = HeaderName::from_static("strict-transport-security");
        response.headers_mut().insert(name, HeaderValue::from_static("max-age=31536000"));
    }
    let is_static = asked.path().starts_with("/static/");
    if !is_static && !response.headers().contains_key("cache-control") {
        response.headers_mut().insert(HeaderName::from_static("cache-control"), HeaderValue::from_static("no-store"));
    }
    Ok(response)
}

/// Notes for the security log what was refused, and every change on pages that show accounts, keys or codes: rights are given there.
fn note(request: &HttpRequest, status: StatusCode) {
    let is_refused = matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS);
    let shows = routes::declared(request);
    let is_of_rights = shows.is_some_and(|shows| shows.has(DataClass::Accounts) || shows.has(DataClass::Codes));
    let is_change = is_of_rights && !request.method().is_safe();
    if !is_refused && !is_change {
        return;
    }
    let extensions = request.extensions();
    let visitor = extensions.get::<Visitor>();
    tracing::info!(
        target: "security",
        by = visitor.and_then(Visitor::account).map_or("", |account| account.name.as_str()),
        device = visitor.map_or("", |visitor| visitor.device.as_str()),
        method = %request.method(),
        path = request.path(),
        status = status.as_u16(),
        "{}",
        if is_refused { "refused" } else { "a right was changed" }
    );
}

fn refusal(request: &ServiceRequest) -> Option<WebError> {
    let host = header(request.headers(), "host").unwrap_or("");
    let public = request.app_data::<web::Data<AppState>>().map_or("", |state| state.public_url.as_str());
    if !is_ours(host, public) {
        return Some(WebError::ForeignHost(host.into()));
    }
    // The API takes tokens and no cookies, so that a foreign page has nothing to act with.
    if request.method().is_safe() || problem::is_api(request.path()) {
        return None;
    }
    let origin = header(request.headers(), "origin")?;
    // A proxy may have put its own name for us into Host; the name that we are published under is ours all the same.
    let published = Url::parse(public).map(|public| public.origin());
    let is_own =
        |origin: Url| authority(&origin) == host || published.is_ok_and(|published| published == origin.origin());
    if Url::parse(origin).is_ok_and(is_own) {
        return None;
    }
    tracing::info!(target: "security", origin, host, "a form of another site was refused");
    Some(WebError::OtherOrigin)
}

fn asks_too_much(request: &ServiceRequest) -> bool {
    let (hall, address) = (Hall::of(request.request()), hall::client(request.request()));
    hall.zip(address)
        .is_some_and(|(hall, address)| !hall::is_nameless(request.request()) && !hall.may_ask(address, Instant::now()))
}

/// Whether the server is published under HTTPS.
fn is_https_only(request: &HttpRequest) -> bool {
    request.app_data::<web::Data<AppState>>().is_some_and(|state| state.public_url.starts_with("https://"))
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// Addresses, this machine's own names, and the name under which the server is published.
fn is_ours(host: &str, public_url: &str) -> bool {
    let Ok(url) = Url::parse(&format!("http://{host}")) else { return false };
    let name = url.host_str().unwrap_or("").trim_matches(['[', ']']);
    let published = Url::parse(public_url).is_ok_and(|public| public.host_str() == url.host_str());
    published || name.parse::<IpAddr>().is_ok() || name == "localhost" || name.ends_with(".local")
}

/// `host:port` as browsers send it.
fn authority(url: &Url) -> String {
    let host = url.host_str().unwrap_or("");
    url.port().map_or_else(|| host.to_string(), |port| format!("{host}:{port}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names_are_answered() {
        for host in
            ["127.0.0.1:8080", "localhost:8080", "192.168.1.7", "[::1]:8080", "laptop.local:8080", "chess.example"]
        {
            assert!(is_ours(host, "https://chess.example"), "{host}");
        }
        for host in ["evil.example", "", "chess.example.evil", "a b"] {
            assert!(!is_ours(host, "https://chess.example"), "{host}");
        }
    }
}
