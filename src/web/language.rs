//! The language of a request, and a short name for the browser that sent it.

use crate::i18n::Lang;
use actix_web::HttpRequest;

/// The cookie that holds the chosen language's tag.
pub const LANGUAGE_COOKIE: &str = "lang";

/// The chosen language, or the first of the browser's that we have, or English.
pub fn of(request: &HttpRequest) -> Lang {
    if let Some(chosen) = request.cookie(LANGUAGE_COOKIE).and_then(|cookie| Lang::from_tag(cookie.value())) {
        return chosen;
    }
    let accepted = request.headers().get("accept-language").and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').find_map(|tag| Lang::from_tag(tag.split(';').next().unwrap_or(""))).unwrap_or_default()
}

/// `Firefox on Linux`, as the journal tells devices apart.
pub fn browser(request: &HttpRequest) -> String {
    let agent = request.headers().get("user-agent").and_then(|value| value.to_str().ok()).unwrap_or("");
    let first = |names: &[(&'static str, &'static str)], other: &'static str| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map_or(other, |(_, name)| *name)
    };
    // Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
    let browser = first(
        &[
            ("Edg/", "Edge"),
            ("OPR/", "Opera"),
            ("MicroMessenger", "WeChat"),
            ("Firefox/", "Firefox"),
            ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ],
        "Browser",
    );
    let system = first(
        &[
            ("Android", "Android"),
            ("iPhone", "iPhone"),
            ("iPad", "iPad"),
            ("Windows", "Windows"),
            ("Mac OS", "Mac"),
            ("Linux", "Linux"),
        ],
        "?",
    );
    format!("{browser} on {system}")
}
