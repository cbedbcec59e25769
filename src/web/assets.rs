//! Style sheets, modules and fonts: embedded in the binary, named with their content's hash so that browsers keep them.

use super::{Answer, WebError};
use actix_web::{HttpRequest, HttpResponse, web};
use rust_embed::RustEmbed;
use sonneborn_tournament::tint::Tint;
use std::collections::HashMap;
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "../../static/"]
struct Assets;

/// Characters of the hash that tell one version from another.
const HASH_LENGTH: usize = 12;

/// The address of a static file, with the hash of what is in it.
pub fn address(file: &str) -> String {
    match Assets::get(file) {
        Some(found) => format!("/static/{file}?v={}", &hash(&found)[..HASH_LENGTH]),
        None => format!("/static/{file}"),
    }
}

/// What is in a style sheet.
pub fn text(file: &str) -> Option<String> {
    String::from_utf8(Assets::get(file)?.data.into_owned()).ok()
}

/// The folder of the page that checks files in a browser (`deploy/checker`).
const CHECKER: &str = "checker/";

/// The address of the page that checks files in a browser; `None` in a binary that was built without it.
pub fn checker() -> Option<&'static str> {
    static IS_THERE: LazyLock<bool> = LazyLock::new(|| Assets::get("checker/index.html").is_some());
    IS_THERE.then_some(CHECKER_PAGE)
}

/// Where that page stands, and the addresses of its folder.
pub const CHECKER_PAGE: &str = "/static/checker/index.html";
pub(crate) const CHECKER_PLACE: &str = "/static/checker/";

/// The files of that page by name, for a folder of published pages; none in a binary that was built without it.
pub fn checker_files() -> impl Iterator<Item = (String, Vec<u8>)> {
    let of_checker = |name: std::borrow::Cow<'static, str>| {
        let content = Assets::get(&name).filter(|_| name.starts_with(CHECKER))?;
        Some((name.into_owned(), content.data.into_owned()))
    };
    Assets::iter().filter_map(of_checker)
}

/// The flags that there are (flag-icons, MIT, `licences/LICENSE-flag-icons`), by FIDE's code of the federation. The version in the
/// address is that of the collection.
static FLAGS: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let code = |file: &str| Some(file.strip_prefix("flags/")?.strip_suffix(".svg")?.to_owned());
    Assets::iter().filter_map(|file| Some((code(&file)?, format!("/static/{file}?v=7.5")))).collect()
});

/// The address of a federation's flag; where there is none, the code stands instead.
pub fn flag(federation: &str) -> Option<&'static str> {
    FLAGS.get(federation).map(String::as_str)
}

/// The address of the style sheet of these colours. Its number changes with what is written for a colour.
pub fn tint_sheet(tints: &[Tint]) -> String {
    let codes: Vec<String> = tints.iter().map(|tint| tint.code()).collect();
    format!("/static/tint/{}.css?v=1", codes.join("-"))
}

fn hash(file: &rust_embed::EmbeddedFile) -> String {
    file.metadata.sha256_hash().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The service worker of the public pages, at an address among them because it may serve nothing above its own.
///
/// # Errors
/// Where it is not part of the program.
pub async fn worker() -> Answer {
    let found = Assets::get("sw.js").ok_or(WebError::NotFound)?;
    Ok(HttpResponse::Ok().content_type(content_type("sw.js")).body(found.data))
}

pub(super) async fn asset(request: HttpRequest, file: web::Path<String>) -> Answer {
    let found = Assets::get(&file).ok_or(WebError::NotFound)?;
    let tag = format!("\"{}\"", &hash(&found)[..HASH_LENGTH]);
    // A versioned address never changes its content; a module imported by another one is asked for again each time.
    let keep = if request.query_string().is_empty() { "no-cache" } else { "public, max-age=31536000, immutable" };
    let is_known = request.headers().get("if-none-match").is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if is_known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header(("etag", tag)).insert_header(("cache-control", keep));
    // A 304 has no content: bytes after it would be read as the start of the connection's next answer.
    Ok(if is_known { response.finish() } else { response.content_type(content_type(&file)).body(found.data) })
}

fn content_type(file: &str) -> &'static str {
    match file.rsplit('.').next().unwrap_or("") {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
