//! Public pages within other sites' pages: in a frame (`?embed=1`), or as bare lines that a site sets in its own type (`?embed=lines`).
//!
//! Only the sites that the chief arbiter named may do so, and only with these pages, which are nobody's but the public's: every other
//! answer of the program refuses to be framed ([`crate::security`]).

use super::AppState;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, HeaderMap, HeaderName, HeaderValue};
use actix_web::{HttpRequest, web};

/// The field of an address that asks for it, and its words.
const FIELD: &str = "embed";
const FRAMED: &str = "1";
const LINES: &str = "lines";

/// How a public page comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// With the band of the event, tabs and foot.
    #[default]
    Whole,
    /// Without them, its links leading out of the frame.
    Framed,
    /// What stands between, without a head and scripts; every address is whole.
    Lines,
}

impl Shape {
    /// What an address asks for.
    pub fn of(address: &str) -> Shape {
        let query = address.split_once('?').map_or("", |(_, query)| query);
        let asked = url::form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == FIELD);
        match asked.as_ref().map(|(_, value)| value.as_ref()) {
            Some(FRAMED) => Shape::Framed,
            Some(LINES) => Shape::Lines,
            Some(_) | None => Shape::Whole,
        }
    }
}

/// The sites that may frame what a request asked for; none for all but embedded public pages.
fn sites_of(request: &HttpRequest) -> Vec<String> {
    let is_embedded = request.path().starts_with("/p/") && Shape::of(&request.uri().to_string()) != Shape::Whole;
    let event = request.match_info().get("tournament").and_then(|id| id.parse().ok());
    let desk = request.app_data::<web::Data<AppState>>().map(|state| &state.desk);
    let live = desk.zip(event.filter(|_| is_embedded)).and_then(|(desk, event)| desk.loaded(event));
    live.map(|live| live.journal().state().public_side.sites.clone()).unwrap_or_default()
}

/// Lets the sites that were named frame and fetch the page, where it is one for them; `policy` is that of every other answer. What is
/// refused says nothing of an event, and what is one player's own is framed by nobody.
pub fn let_in(request: &HttpRequest, status: StatusCode, policy: &str, headers: &mut HeaderMap) {
    let is_shown = status.is_success() || status == StatusCode::NOT_MODIFIED;
    let is_own = headers.get(CACHE_CONTROL).is_some_and(|kept| kept == "no-store");
    let sites = if is_shown && !is_own { sites_of(request) } else { Vec::new() };
    if sites.is_empty() {
        return;
    }
    let ancestors = policy.replace("frame-ancestors 'none'", &format!("frame-ancestors {}", sites.join(" ")));
    // Sites are kept as origins, which are ASCII.
    let Ok(ancestors) = HeaderValue::from_str(&ancestors) else { return };
    headers.insert(HeaderName::from_static("content-security-policy"), ancestors);
    headers.remove("x-frame-options");
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("cross-origin"));
    let origin = request.headers().get("origin").and_then(|origin| origin.to_str().ok());
    if let Some(origin) = origin.filter(|origin| sites.iter().any(|site| site == origin))
        && let Ok(origin) = HeaderValue::from_str(origin)
    {
        headers.insert(HeaderName::from_static("access-control-allow-origin"), origin);
    }
    headers.append(HeaderName::from_static("vary"), HeaderValue::from_static("origin"));
}

/// The line that a site copies to show a page in a frame.
pub fn line(address: &str, title: &str) -> String {
    let escaped = |text: &str| text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"600\" loading=\"lazy\"></iframe>",
        escaped(&framed(address)),
        escaped(title)
    )
}

/// The address of a page in a frame.
pub fn framed(address: &str) -> String {
    let joint = if address.contains('?') { '&' } else { '?' };
    format!("{address}{joint}{FIELD}={FRAMED}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_how_its_page_comes() {
        for (address, shape) in [
            ("/p/1/standings", Shape::Whole),
            ("/p/1/standings?embed=1", Shape::Framed),
            ("/p/1?round=2&embed=1", Shape::Framed),
            ("/p/1/crosstable?embed=lines&lang=fr", Shape::Lines),
            ("/p/1?embed=2", Shape::Whole),
            ("/p/1?q=embed=1", Shape::Whole),
        ] {
            assert_eq!(Shape::of(address), shape, "{address}");
        }
        assert_eq!(framed("http://a/p/1?round=2"), "http://a/p/1?round=2&embed=1");
        assert_eq!(
            line("http://a/p/1", "\"A\" & B"),
            "<iframe src=\"http://a/p/1?embed=1\" title=\"&quot;A&quot; &amp; B\" width=\"100%\" height=\"600\" \
             loading=\"lazy\"></iframe>"
        );
    }
}
