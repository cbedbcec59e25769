//! The web as a browser sees it, in a small language: log in, open a page, send a form.

use crate::backends::{each, sqlite};
use actix_http::BoxedPayloadStream;
use actix_web::body::MessageBody;
use actix_web::dev::{Payload, ServiceResponse};
use actix_web::http::header::HeaderMap;
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::from_fn;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::{App, web};
use futures_util::stream;
use sonneborn::desk::Desk;
use sonneborn::site::routes;
use sonneborn::store::Store;
use sonneborn::web::{AppState, kept_pages, security};
use std::cell::RefCell;
use std::io::Read;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// What [`Site::browser`] gives new accounts.
pub const PASSWORD: &str = "correct horse";

/// A stream that says nothing for so long waits.
const QUIET: Duration = Duration::from_millis(300);

pub const FORM: &str = "application/x-www-form-urlencoded";
pub const PARTS: &str = "multipart/form-data; boundary=x";

/// A request whose content takes its time.
pub struct Late<'a> {
    pub method: Method,
    pub bearer: Option<&'a str>,
    pub content_type: &'static str,
    pub wait: Duration,
}

/// A font's file, as somebody adds one: one of those that the program carries.
pub fn a_font() -> Vec<u8> {
    let mut font = Vec::new();
    let packed: &[u8] = include_bytes!("../../src/document/fonts/DejaVuSansCondensed.ttf.gz");
    flate2::read::GzDecoder::new(packed).read_to_end(&mut font).expect("packed whole");
    font
}

/// A server on an empty database.
pub struct Site {
    pub state: web::Data<AppState>,
    server: Rc<Server>,
}

/// An answer, read whole.
pub struct Page {
    pub status: StatusCode,
    /// Where a form's answer leads, empty for none.
    pub location: String,
    pub cookies: Vec<String>,
    pub content_type: String,
    /// The mark by which a reader asks whether there is another content; empty for none.
    pub mark: String,
    /// The characters that a paper lacks a font for, as its answer names them; empty for none.
    pub missing_characters: String,
    pub headers: HeaderMap,
    /// The content as text; what is no UTF-8, as in a PDF, is replaced.
    pub body: String,
    pub bytes: Vec<u8>,
}

/// Somebody's browser, with their session's cookie.
pub struct Browser {
    server: Rc<Server>,
    pub cookie: String,
}

impl Site {
    pub fn new() -> Site {
        Site::on(sqlite().store)
    }

    /// A server on an empty store of each back end that this machine has.
    pub fn each() -> impl Iterator<Item = Site> {
        each().into_iter().map(|backend| Site::on(backend.store))
    }

    /// A server on an empty store.
    pub fn on(store: Store) -> Site {
        let desk = Arc::new(Desk::new(store));
        let public_url = "http://chess.example".into();
        let (stopping, commands) = (watch::channel(false).1, sonneborn::cli::reference);
        let state = web::Data::new(AppState { desk, public_url, stopping, commands });
        Site { server: Server::of(state.clone()), state }
    }

    pub fn stranger(&self) -> Browser {
        Browser { server: Rc::clone(&self.server), cookie: String::new() }
    }

    /// The answer to a request that no browser sends.
    pub async fn asked(&self, request: TestRequest) -> ServiceResponse {
        self.server.asked(request).await
    }

    /// The browser of an account that is made here; the first one is an administrator.
    pub async fn browser(&self, name: &str) -> Browser {
        let store = self.state.desk.store();
        let is_first = store.accounts().expect("readable").is_empty();
        let account = match is_first {
            true => None,
            false => store.create_account(name, false, 1).expect("written").map(|account| account.id),
        };
        let token = self.state.desk.make_link(account).expect("a link is made");
        let mut browser = self.stranger();
        let page = browser.post(&format!("/link/{token}"), &[("name", name), ("password", PASSWORD)]).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        browser.cookie.clone_from(&page.cookies[0]);
        browser
    }
}

impl Browser {
    /// The same browser at another server, as after a restart.
    pub fn at(&self, state: web::Data<AppState>) -> Browser {
        Browser { server: Server::of(state), cookie: self.cookie.clone() }
    }

    pub async fn get(&self, path: &str) -> Page {
        send(&self.server, TestRequest::get().uri(path).insert_header(("cookie", self.cookie.as_str()))).await
    }

    /// Asks with one header more.
    pub async fn get_with(&self, path: &str, name: &str, value: &str) -> Page {
        let request = TestRequest::get().uri(path).insert_header(("cookie", self.cookie.as_str()));
        send(&self.server, request.insert_header((name, value))).await
    }

    /// The last act of the event that a path is in, as a page drawn now would name it.
    fn seen(&self, path: &str) -> String {
        let event = path.strip_prefix("/t/").and_then(|rest| rest.split('/').next()).and_then(|id| id.parse().ok());
        let live = event.and_then(|id| self.server.state.desk.live(id).expect("readable"));
        live.map_or_else(|| "0".into(), |live| live.journal().state().seq.to_string())
    }

    /// Sends a form with the session's token, as a page of this browser would that is drawn now.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.post_accepting(path, fields, "text/html").await
    }

    /// The same by a page's script, which wants JSON.
    pub async fn post_by_script(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.post_accepting(path, fields, "application/json").await
    }

    async fn post_accepting(&self, path: &str, fields: &[(&str, &str)], accepts: &str) -> Page {
        let token = if self.cookie.is_empty() { String::new() } else { self.get("/").await.token() };
        let mut fields = fields.to_vec();
        fields.push(("csrf", &token));
        let seen = self.seen(path);
        if fields.iter().all(|(name, _)| *name != "seen") {
            fields.push(("seen", &seen));
        }
        let request = TestRequest::post().uri(path).insert_header(("cookie", self.cookie.as_str())).set_form(fields);
        send(&self.server, request.insert_header(("accept", accepts))).await
    }

    /// Sends what has nothing in it but the session's token, later than whoever may not send it is refused.
    pub async fn send_late(&self, path: &str, late: Late<'_>) -> StatusCode {
        let token = if self.cookie.is_empty() { String::new() } else { self.get("/").await.token() };
        let request = TestRequest::default().method(late.method).uri(path).insert_header(("host", "localhost"));
        let request = request.insert_header(("cookie", self.cookie.as_str()));
        let mut request = request.insert_header(("content-type", late.content_type));
        if let Some(bearer) = late.bearer {
            request = request.insert_header(("authorization", format!("Bearer {bearer}")));
        }
        let text = match late.content_type {
            FORM => format!("csrf={token}"),
            PARTS => format!("--x\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{token}\r\n--x--\r\n"),
            _ => "{}".to_owned(),
        };
        let content: BoxedPayloadStream = Box::pin(stream::once(async move {
            tokio::time::sleep(late.wait).await;
            Ok(web::Bytes::from(text))
        }));
        let (request, _) = request.to_request().replace_payload(Payload::Stream { payload: content });
        let door = self.server.door().await;
        door(request).await.status()
    }

    /// Sends a form with a file, as a page of this browser would: the fields first, the file last.
    pub async fn post_file(&self, path: &str, fields: &[(&str, &str)], file: (&str, &[u8])) -> Page {
        self.post_file_in("file", path, fields, file).await
    }

    /// The same with the file in a field of another name.
    pub async fn post_file_in(
        &self,
        file_field: &str,
        path: &str,
        fields: &[(&str, &str)],
        (name, content): (&str, &[u8]),
    ) -> Page {
        let token = self.get("/").await.token();
        let (boundary, mut body) = ("sonneborn-test-boundary", Vec::new());
        let mut part = |disposition: &str, content: &[u8]| {
            let head = format!("--{boundary}\r\nContent-Disposition: form-data; {disposition}\r\n\r\n");
            body.extend_from_slice(&[head.as_bytes(), content, b"\r\n"].concat());
        };
        part("name=\"csrf\"", token.as_bytes());
        for (field, text) in fields {
            part(&format!("name=\"{field}\""), text.as_bytes());
        }
        part(&format!("name=\"{file_field}\"; filename=\"{name}\""), content);
        body.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
        self.post_raw(path, &format!("multipart/form-data; boundary={boundary}"), body).await
    }

    /// Sends a body as it is.
    pub async fn post_raw(&self, path: &str, content_type: &str, body: Vec<u8>) -> Page {
        let request = TestRequest::post().uri(path).insert_header(("cookie", self.cookie.as_str()));
        send(&self.server, request.insert_header(("content-type", content_type)).set_payload(body)).await
    }

    /// Sends a text with a bearer token, as a relay would.
    pub async fn post_with_bearer(&self, path: &str, token: &str, text: &str) -> Page {
        let request = TestRequest::post().uri(path).insert_header(("authorization", format!("Bearer {token}")));
        send(&self.server, request.insert_header(("content-type", "text/plain")).set_payload(text.to_owned())).await
    }

    /// Asks with a bearer token, as a script would.
    pub async fn ask_with_bearer(&self, method: Method, path: &str, token: &str, body: &str) -> Page {
        let request = TestRequest::default().method(method).uri(path);
        let request = request.insert_header(("authorization", format!("Bearer {token}")));
        send(&self.server, request.insert_header(("content-type", "application/json")).set_payload(body.to_owned()))
            .await
    }

    /// What a stream says before it waits for something to happen.
    pub async fn beginning_of_stream(&self, path: &str) -> Page {
        let request = TestRequest::get().uri(path).insert_header(("cookie", self.cookie.as_str()));
        let response = self.server.asked(request).await;
        let (status, mut body) = (response.status(), Box::pin(response.into_body()));
        let mut bytes = Vec::new();
        let mut next = async || std::future::poll_fn(|context| body.as_mut().poll_next(context)).await;
        while let Ok(Some(Ok(chunk))) = tokio::time::timeout(QUIET, next()).await {
            bytes.extend_from_slice(&chunk);
        }
        let body = String::from_utf8_lossy(&bytes).into_owned();
        let none = String::new;
        Page {
            status,
            location: none(),
            cookies: Vec::new(),
            content_type: none(),
            mark: none(),
            missing_characters: none(),
            headers: HeaderMap::new(),
            body,
            bytes,
        }
    }

    /// Makes a tournament of five rounds; gives its address.
    pub async fn new_tournament(&self, name: &str) -> String {
        let fields = five_rounds(name);
        let page = self.post("/new", &fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
        page.location
    }
}

/// The form of a new tournament, or of its settings: five rounds of the Dutch System.
pub fn five_rounds(name: &str) -> [(&str, &str); 13] {
    [
        ("name", name),
        ("rounds", "5"),
        ("win", "1"),
        ("draw", "0.5"),
        ("loss", "0"),
        ("bye_points", "1"),
        ("half_point_byes", "1"),
        ("no_byes_in_last", "1"),
        ("first_board", "1"),
        ("default_minutes", "30"),
        ("system", "dutch-2026"),
        ("tie_breaks", "BH"),
        ("fide_rated", "on"),
    ]
}

impl Page {
    /// The session's token, as forms of the page carry it.
    pub fn token(&self) -> String {
        let (_, rest) = self.body.split_once("name=\"csrf\" content=\"").expect("the page has a token");
        rest.split('"').next().expect("a quoted token").into()
    }
}

type Answer = Pin<Box<dyn Future<Output = ServiceResponse>>>;
/// All routes, ready for requests.
type Door = Rc<dyn Fn(actix_http::Request) -> Answer>;

/// A server's door, made at the first request: to take all routes in takes longer than to answer most requests.
struct Server {
    state: web::Data<AppState>,
    door: RefCell<Option<Door>>,
}

impl Server {
    fn of(state: web::Data<AppState>) -> Rc<Server> {
        Rc::new(Server { state, door: RefCell::default() })
    }

    async fn door(&self) -> Door {
        if let Some(door) = &*self.door.borrow() {
            return Rc::clone(door);
        }
        let app =
            App::new().app_data(self.state.clone()).wrap(from_fn(kept_pages::keep)).wrap(from_fn(security::guard));
        let app = Rc::new(init_service(app.configure(routes)).await);
        let door: Door = Rc::new(move |request| {
            let app = Rc::clone(&app);
            Box::pin(async move { call_service(&*app, request).await })
        });
        self.door.replace(Some(Rc::clone(&door)));
        door
    }

    async fn asked(&self, request: TestRequest) -> ServiceResponse {
        let door = self.door().await;
        door(request.insert_header(("host", "localhost")).to_request()).await
    }
}

async fn send(server: &Server, request: TestRequest) -> Page {
    let response = server.asked(request).await;
    let header =
        |name: &str| response.headers().get(name).and_then(|told| told.to_str().ok()).unwrap_or("").to_string();
    let (location, content_type, mark) = (header("location"), header("content-type"), header("etag"));
    let missing_characters = header("sonneborn-missing-characters");
    let cookies = response.response().cookies().map(|cookie| format!("{}={}", cookie.name(), cookie.value())).collect();
    let (status, headers) = (response.status(), response.headers().clone());
    let bytes = read_body(response).await.to_vec();
    let body = String::from_utf8_lossy(&bytes).into_owned();
    Page { status, location, cookies, content_type, mark, missing_characters, headers, body, bytes }
}
