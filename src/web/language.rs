//! The language of a request, and a short name for the browser that sent it.

use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, CookieBuilder, SameSite};
use actix_web::http::header::HeaderMap;
use sonneborn_i18n::Lang;

/// The cookie that holds the chosen language's tag.
const LANGUAGE_COOKIE: &str = "lang";

/// Pages that a language kept from an address does not leave: whoever passes on a link to them wants no other page changed.
const APART: [&str; 2] = ["/p/", "/manual"];
/// The parameter of an address that names a language, for links that are passed on.
const PARAMETER: &str = "lang";

/// The language of the address, or else the chosen one, or else what the browser prefers, or else English: the one rule, for
/// pages, papers and what goes wrong alike.
pub fn of(request: &HttpRequest) -> Lang {
    if let Some(asked) = in_address(request) {
        return asked;
    }
    if let Some(chosen) = request.cookie(LANGUAGE_COOKIE).and_then(|cookie| Lang::from_tag(cookie.value())) {
        return chosen;
    }
    let accepted = request.headers().get("accept-language").and_then(|value| value.to_str().ok()).unwrap_or("");
    Lang::accepted(accepted).unwrap_or_default()
}

fn in_address(request: &HttpRequest) -> Option<Lang> {
    let mut fields = url::form_urlencoded::parse(request.query_string().as_bytes());
    fields.find(|(name, _)| name == PARAMETER).and_then(|(_, tag)| Lang::from_tag(&tag))
}

/// Whether an address names a language.
pub fn is_in(address: &str) -> bool {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    url::form_urlencoded::parse(query.as_bytes()).any(|(name, tag)| name == PARAMETER && Lang::from_tag(&tag).is_some())
}

/// The cookie with which the next pages stay in the language of the address, for a reader who has chosen none. Only a page
/// gives it: a paper is printed in one language and read in another.
pub fn kept(request: &HttpRequest, answer: &HeaderMap) -> Option<Cookie<'static>> {
    let kind = answer.get("content-type").and_then(|kind| kind.to_str().ok()).unwrap_or("");
    let asked = in_address(request).filter(|_| kind.starts_with("text/html"))?;
    if request.cookie(LANGUAGE_COOKIE).is_some() {
        return None;
    }
    let apart = APART.into_iter().find(|beginning| request.path().starts_with(beginning));
    Some(cookie(asked).path(apart.unwrap_or("/")).finish())
}

/// The cookie of a chosen language.
pub fn cookie(lang: Lang) -> CookieBuilder<'static> {
    Cookie::build(LANGUAGE_COOKIE, lang.tag()).same_site(SameSite::Lax)
}

/// An address without its language, so that one chosen by hand is not overruled on the way back.
pub fn without(address: &str) -> String {
    let Some((path, query)) = address.split_once('?') else { return address.to_owned() };
    let others = query.split('&').filter(|field| field.split('=').next() != Some(PARAMETER));
    let others = others.collect::<Vec<_>>().join("&");
    if others.is_empty() { path.to_owned() } else { format!("{path}?{others}") }
}

/// `Firefox, Linux`, as the journal tells devices apart: in names alone, which are the same in every language.
pub fn browser(request: &HttpRequest) -> String {
    let agent = request.headers().get("user-agent").and_then(|value| value.to_str().ok()).unwrap_or("");
    let first = |names: &[(&'static str, &'static str)]| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    // Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
    let browser = first(&[
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("MicroMessenger", "WeChat"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ]);
    let known: Vec<&str> = [browser, system].into_iter().flatten().collect();
    if known.is_empty() { "?".to_owned() } else { known.join(", ") }
}
