//! The language of a request, and a short name for the browser that sent it.

use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, CookieBuilder, SameSite};
use sonneborn_i18n::Lang;

/// The cookie that holds the chosen language's tag.
const LANGUAGE_COOKIE: &str = "lang";

/// What the addresses of the public pages and of the manual begin with.
const PUBLIC_PAGES: [&str; 2] = ["/p/", "/manual"];
/// The parameter of a public page's address that names a language, for links that are passed on.
const PARAMETER: &str = "lang";

/// The language of a public page's address, or else the chosen one, or else what the browser prefers, or else English.
pub fn of(request: &HttpRequest) -> Lang {
    if let Some((_, asked)) = in_address(request) {
        return asked;
    }
    if let Some(chosen) = request.cookie(LANGUAGE_COOKIE).and_then(|cookie| Lang::from_tag(cookie.value())) {
        return chosen;
    }
    let accepted = request.headers().get("accept-language").and_then(|value| value.to_str().ok()).unwrap_or("");
    Lang::accepted(accepted).unwrap_or_default()
}

/// The language of an address, and the pages for which it holds.
fn in_address(request: &HttpRequest) -> Option<(&'static str, Lang)> {
    let pages = PUBLIC_PAGES.into_iter().find(|beginning| request.path().starts_with(beginning))?;
    let mut fields = url::form_urlencoded::parse(request.query_string().as_bytes());
    fields.find(|(name, _)| name == PARAMETER).and_then(|(_, tag)| Lang::from_tag(&tag)).map(|lang| (pages, lang))
}

/// Whether an address names a language.
pub fn is_in(address: &str) -> bool {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    url::form_urlencoded::parse(query.as_bytes()).any(|(name, tag)| name == PARAMETER && Lang::from_tag(&tag).is_some())
}

/// The cookie with which the other public pages stay in the language of the address, for a reader who has chosen none.
pub fn kept(request: &HttpRequest) -> Option<Cookie<'static>> {
    let (pages, asked) = in_address(request).filter(|_| request.cookie(LANGUAGE_COOKIE).is_none())?;
    Some(cookie(asked).path(pages).finish())
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
