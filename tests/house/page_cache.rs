//! Public pages that are given to many: never older than what was done, never another's, never after a right was taken away.

use crate::copies::Laptop;
use crate::site::Site;
use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::middleware::from_fn;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::{App, web};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::read::GzDecoder;
use ring::digest::{SHA256, digest};
use sonneborn::site::routes;
use sonneborn::tournament::outcome::GameResult;
use sonneborn::web::page_cache::PageCache;
use sonneborn::web::{AppState, kept_pages, security};
use std::io::Read;

/// What came: the status, the mark, whether it was packed, and the page.
struct Got {
    status: StatusCode,
    mark: String,
    is_packed: bool,
    /// What the page may load.
    policy: String,
    body: String,
}

/// A server with a cache, asked as the real one is.
struct Server {
    state: web::Data<AppState>,
    cache: web::Data<PageCache>,
}

impl Server {
    async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Got {
        let app = App::new().app_data(self.state.clone()).app_data(self.cache.clone());
        let app = app.wrap(from_fn(kept_pages::keep)).wrap(from_fn(security::guard)).configure(routes);
        let app = init_service(app).await;
        let mut request = TestRequest::get().uri(path).insert_header(("host", "localhost"));
        for (name, value) in headers {
            request = request.append_header((*name, *value));
        }
        let answer = call_service(&app, request.to_request()).await;
        let told = |name| answer.headers().get(name).and_then(|told| told.to_str().ok()).unwrap_or("").to_owned();
        let (status, mark, packing) = (answer.status(), told(header::ETAG), told(header::CONTENT_ENCODING));
        let policy = told(header::CONTENT_SECURITY_POLICY);
        let bytes = read_body(answer).await;
        let mut body = String::new();
        if packing == "gzip" {
            GzDecoder::new(bytes.as_ref()).read_to_string(&mut body).expect("a packed page");
        } else {
            body = String::from_utf8_lossy(&bytes).into_owned();
        }
        Got { status, mark, is_packed: packing == "gzip", policy, body }
    }
}

async fn server() -> (Server, Laptop) {
    let site = Site::new();
    let (laptop, _) = Laptop::new(&site).await;
    laptop.publish_round_one();
    site.state.desk.store().set_public(laptop.event, true).expect("written");
    (Server { state: site.state.clone(), cache: web::Data::new(PageCache::default()) }, laptop)
}

/// A phone that opens a link sees the page with what came first; the policy lets in these very sheets and no others.
#[actix_web::test]
async fn who_comes_from_elsewhere_gets_the_sheets_inside() {
    let (server, laptop) = server().await;
    let path = "/p/1/results";
    let opens = ("upgrade-insecure-requests", "1");
    let style = |got: &Got| {
        let inside = got.body.split_once("<style>").and_then(|(_, rest)| rest.split_once("</style>"));
        inside.map(|(style, _)| style.to_owned())
    };
    for elsewhere in
        [&[opens][..], &[opens, ("referer", "http://chat.example/")], &[opens, ("accept-encoding", "gzip")]]
    {
        let got = server.get(path, elsewhere).await;
        let style = style(&got).expect("inside");
        let named = STANDARD.encode(digest(&SHA256, style.as_bytes()));
        assert!(style.contains("--sq") && got.policy.contains(&format!("'sha256-{named}'")), "{}", got.policy);
        assert!(got.mark.is_empty(), "no reader is told that they have the page that others have");
        assert!(!got.body.contains("<link rel=\"stylesheet\" href"), "nothing else holds up the page");
    }
    let mark = server.get(path, &[]).await.mark;
    let from_here = ("referer", "http://localhost/p/1");
    for others in
        [&[][..], &[opens, from_here], &[opens, ("if-none-match", "W/\"0\"")], &[opens, ("if-none-match", &mark)]]
    {
        let got = server.get(path, others).await;
        assert!(style(&got).is_none() && !got.policy.contains("sha256"), "{others:?}");
    }
    let framed = server.get("/p/1/results?embed=1", &[opens]).await;
    assert!(style(&framed).is_none() && !framed.policy.contains("sha256"), "{}", framed.body);
    // As fresh as all others.
    laptop.result(1, None, Some(GameResult::WhiteWins));
    assert!(server.get(path, &[opens]).await.body.contains("1-0"));
}

#[actix_web::test]
async fn what_was_done_is_on_the_next_page() {
    let (server, laptop) = server().await;
    for (board, result, sign) in
        [(1, GameResult::WhiteWins, "1-0"), (2, GameResult::Draw, "½-½"), (3, GameResult::BlackWins, "0-1")]
    {
        let before = server.get("/p/1/results", &[]).await;
        let again = server.get("/p/1/results", &[("if-none-match", &before.mark)]).await;
        assert_eq!((again.status, again.body.as_str()), (StatusCode::NOT_MODIFIED, ""));
        assert!(!before.body.contains(sign));
        laptop.result(board, None, Some(result));
        let after = server.get("/p/1/results", &[("if-none-match", &before.mark)]).await;
        assert!(after.status == StatusCode::OK && after.body.contains(sign), "{}", after.body);
        assert_ne!(after.mark, before.mark);
    }
}

#[actix_web::test]
async fn a_right_that_was_taken_away_is_gone_at_once() {
    let (server, laptop) = server().await;
    assert_eq!(server.get("/p/1", &[]).await.status, StatusCode::OK);
    server.state.desk.store().set_public(laptop.event, false).expect("written");
    assert_ne!(server.get("/p/1", &[]).await.status, StatusCode::OK);
    server.state.desk.store().set_public(laptop.event, true).expect("written");
    assert_eq!(server.get("/p/1", &[]).await.status, StatusCode::OK);
    server.state.desk.delete(laptop.event).expect("deleted");
    assert_eq!(server.get("/p/1", &[]).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn everybody_gets_the_page_in_their_language_and_packed_as_they_take_it() {
    let (server, _) = server().await;
    let plain = server.get("/p/1", &[("accept-language", "en")]).await;
    let packed = server.get("/p/1", &[("accept-language", "en"), ("accept-encoding", "br, gzip;q=0.8")]).await;
    assert!(!plain.is_packed && packed.is_packed);
    assert_eq!((plain.body.as_str(), &plain.mark), (packed.body.as_str(), &packed.mark));
    let refused = server.get("/p/1", &[("accept-language", "en"), ("accept-encoding", "gzip;q=0")]).await;
    assert!(!refused.is_packed);
    for (name, value) in [("accept-language", "zh-CN"), ("cookie", "lang=zh-Hans")] {
        let chinese = server.get("/p/1", &[(name, value)]).await;
        assert!(chinese.body.contains("lang=\"zh-Hans\""), "{name}");
    }
    assert!(server.get("/p/1?lang=de", &[]).await.body.contains("lang=\"de\""));
    let found = server.get("/p/1/names?q=Aas", &[]).await;
    assert!(
        found.body.contains("value=\"Aas\"") && !server.get("/p/1/names", &[]).await.body.contains("value=\"Aas\"")
    );
    let head = server.get("/p/1", &[("accept-language", "en")]).await;
    assert_eq!(head.body, plain.body);
}

/// Readers who come together get one page.
#[actix_web::test]
async fn many_at_once_share_a_page() {
    let (server, _) = server().await;
    let all = futures_util::future::join_all((0..50).map(|_| server.get("/p/1/standings", &[]))).await;
    assert!(all.iter().all(|got| got.status == StatusCode::OK && got.body == all[0].body));
}
