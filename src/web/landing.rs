//! The first page that a reader opens, from a QR code or from a link in a chat, comes with its style sheets inside: on a slow phone they
//! would cost a second way to the server before anything is seen. The links to them stay without effect on that page, so that the
//! browser has them for the next one. The strict policy holds: it names the digest of what stands inside.

use super::embed::Shape;
use super::security::POLICY;
use super::{assets, tint_sheet};
use actix_web::HttpRequest;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use url::Url;

/// How a page names a style sheet, up to its address.
const SHEET: &str = "<link rel=\"stylesheet\" href=\"/static/";
/// The same without effect.
const IDLE: &str = "<link rel=\"stylesheet\" media=\"not all\" href=\"/static/";

/// Whether somebody opens a whole page who comes from elsewhere, and has it not yet. Browsers say by this header that they open a page.
pub(crate) fn is_landing(request: &HttpRequest) -> bool {
    let headers = request.headers();
    headers.contains_key(header::UPGRADE_INSECURE_REQUESTS)
        && !headers.contains_key(header::IF_NONE_MATCH)
        && !comes_from_here(headers)
        && Shape::of(&request.uri().to_string()) == Shape::Whole
}

fn comes_from_here(headers: &HeaderMap) -> bool {
    let told = |name: HeaderName| headers.get(name).and_then(|told| told.to_str().ok());
    let from = told(header::REFERER).and_then(|from| Url::parse(from).ok());
    let from = from.as_ref().map(|from| &from[url::Position::BeforeHost..url::Position::AfterPort]);
    from.is_some() && from == told(header::HOST)
}

/// The page with its sheets inside, and the policy that lets them in; `None` for a page without sheets.
pub fn of(page: &str) -> Option<(String, HeaderValue)> {
    let mut sheets = String::new();
    for link in page.split(SHEET).skip(1) {
        let address = link.split('"').next()?;
        let name = address.split('?').next()?;
        let text = match name.strip_prefix("tint/").and_then(|name| name.strip_suffix(".css")) {
            Some(codes) => tint_sheet::of(codes)?,
            None => compact(&assets::text(name)?),
        };
        sheets.push_str(&text);
    }
    if sheets.is_empty() {
        return None;
    }
    let digest = STANDARD.encode(Sha256::digest(&sheets));
    let policy = POLICY.replace("style-src 'self'", &format!("style-src 'self' 'sha256-{digest}'"));
    let (before, after) = page.split_once(SHEET)?;
    let after = after.replace(SHEET, IDLE);
    Some((format!("{before}<style>{sheets}</style>\n{IDLE}{after}"), HeaderValue::from_str(&policy).ok()?))
}

/// A sheet without its comments and indents.
fn compact(sheet: &str) -> String {
    let mut without = String::with_capacity(sheet.len());
    let mut parts = sheet.split("/*");
    without.push_str(parts.next().unwrap_or_default());
    for part in parts {
        without.push_str(part.split_once("*/").map_or("", |(_, rest)| rest));
    }
    let lines = without.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::with_capacity(without.len()), |all, line| all + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_inside_is_what_the_policy_names() {
        let link = |file: &str| format!("<link rel=\"stylesheet\" href=\"{}\">", assets::address(file));
        let page = format!("<head>{}{}</head><p>Round 7", link("tokens.css"), link("tint/d63a1e.css"));
        let (page, policy) = of(&page).expect("it has sheets");
        let style = page.split("<style>").nth(1).and_then(|rest| rest.split("</style>").next()).expect("inside");
        let digest = STANDARD.encode(Sha256::digest(style));
        assert!(
            policy.to_str().expect("ASCII").contains(&format!("style-src 'self' 'sha256-{digest}';")),
            "{policy:?}"
        );
        assert!(style.contains("--sq: 1.75rem") && style.contains(".ev-d63a1e") && !style.contains("/*"), "{style}");
        assert_eq!((page.matches("media=\"not all\"").count(), page.matches(SHEET).count()), (2, 0), "{page}");
        assert_eq!(of("<p>no sheets").map(|(page, _)| page), None);
    }
}
