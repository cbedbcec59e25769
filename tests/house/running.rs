//! The running program as a browser or a script at its door sees it: connections of our own, so that nothing is hidden.

use crate::common::PATIENCE;
use crate::process::Server;
use serde_json::Value;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Something that is waited for is looked for so often.
const LOOK: Duration = Duration::from_millis(10);
/// The administrator's password.
pub const PASSWORD: &str = "correct+horse";

/// A server with the demonstration event, and its administrator's log-in.
pub struct Hall {
    pub server: Server,
    pub cookie: String,
    pub csrf: String,
    pub data: PathBuf,
    /// Gone with the hall, where it is the hall's own.
    _folder: Option<TempDir>,
}

/// A request on a connection of its own; status and the whole answer.
///
/// # Errors
/// When the connection breaks before an answer is whole.
pub fn ask(address: &str, head: &str, body: &[u8]) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "{head}\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n", body.len())?;
    // A server that refuses may close before it has read all.
    let _ = stream.write_all(body);
    let mut answer = Vec::new();
    let ended = stream.read_to_end(&mut answer);
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
    match (status, ended) {
        (Some(status), Ok(_)) => Ok((status, answer)),
        (_, Err(error)) => Err(error),
        (None, Ok(_)) => Err(io::Error::new(io::ErrorKind::UnexpectedEof, "no answer")),
    }
}

/// An act or a question through the JSON API.
///
/// # Errors
/// As [`ask`].
pub fn api(address: &str, token: &str, method: &str, path: &str, body: &Value) -> io::Result<(u16, Value)> {
    let head =
        format!("{method} /api/v1{path} HTTP/1.1\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json");
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (status, answer) = ask(address, &head, body.as_bytes())?;
    let json = answer.split_once("\r\n\r\n").and_then(|(_, body)| serde_json::from_str(body).ok());
    Ok((status, json.unwrap_or(Value::Null)))
}

/// The body of an act that registers a player, which acts once.
pub fn registration(name: &str) -> Value {
    serde_json::json!({
        "player": { "name": name },
        "signature": { "seen": 1, "confirmed": true, "request_key": format!("key of {name}") },
    })
}

impl Hall {
    pub fn open(arguments: &[&str]) -> Hall {
        let folder = TempDir::new().expect("a temporary folder");
        let mut hall = Hall::open_in(folder.path(), arguments);
        hall._folder = Some(folder);
        hall
    }

    /// A new hall with its data in a folder.
    pub fn open_in(data: &Path, arguments: &[&str]) -> Hall {
        let server = Server::start_with(data, 4, &[&["--demo"], arguments].concat());
        let link = server.lines().last().and_then(|line| line.find("/link/").map(|at| line[at..].to_owned()));
        let (cookie, csrf) = Default::default();
        let mut hall = Hall { server, cookie, csrf, data: data.to_owned(), _folder: None };
        let made = hall.post(&link.expect("a first link"), &format!("name=chief&password={PASSWORD}"));
        assert!(made.starts_with("HTTP/1.1 303"), "{made}");
        let (_, cookie) = made.split_once("set-cookie: ").expect("a cookie");
        hall.cookie = cookie.split(';').next().expect("a value").to_owned();
        hall.csrf = named(&hall.get("/"), "name=\"csrf\" content=\"");
        hall
    }

    /// The server killed with -9, or stopped, and started again on the same data, or on those of another folder.
    pub fn again(self, kill: bool, arguments: &[&str]) -> Hall {
        let Hall { server, cookie, csrf, data, _folder } = self;
        if kill {
            drop(server);
        } else {
            assert!(server.stop(), "it stops");
        }
        let server = Server::start_with(&data, 1, arguments);
        Hall { server, cookie, csrf, data, _folder }
    }

    /// A server on a copy of the data, where the same log-in is known.
    pub fn on_copy(&self, data: &Path) -> Hall {
        self.taken_over_by(Server::start_with(data, 1, &[]), data)
    }

    /// The same hall, with the same log-in, on another computer that took over.
    pub fn taken_over_by(&self, server: Server, data: &Path) -> Hall {
        let (cookie, csrf) = (self.cookie.clone(), self.csrf.clone());
        Hall { server, cookie, csrf, data: data.to_owned(), _folder: None }
    }

    /// Kills the server with -9; what is asked after that has no answer.
    pub fn kill(&mut self) {
        self.server.kill();
    }

    pub fn connect(&self) -> TcpStream {
        TcpStream::connect(self.server.address()).expect("it listens")
    }

    /// The answer to a request with the administrator's cookie; empty where the connection broke.
    pub fn send(&self, head: &str, body: &[u8]) -> String {
        let head = format!("{head}\r\nCookie: {}", self.cookie);
        ask(self.server.address(), &head, body).map(|(_, answer)| answer).unwrap_or_default()
    }

    pub fn get(&self, path: &str) -> String {
        self.send(&format!("GET {path} HTTP/1.1"), b"")
    }

    pub fn post(&self, path: &str, form: &str) -> String {
        self.send(&format!("POST {path} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded"), form.as_bytes())
    }

    pub fn upload(&self, path: &str, name: &str, file: &[u8]) -> String {
        self.upload_with(path, &[], name, file)
    }

    /// A form with a file, the session's token and other fields before it.
    pub fn upload_with(&self, path: &str, fields: &[(&str, &str)], name: &str, file: &[u8]) -> String {
        let mut body = Vec::new();
        for (field, value) in [("csrf", self.csrf.as_str())].iter().chain(fields) {
            let part = format!("--b\r\nContent-Disposition: form-data; name=\"{field}\"\r\n\r\n{value}\r\n");
            body.extend_from_slice(part.as_bytes());
        }
        let part = format!("--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n");
        body.extend_from_slice(part.as_bytes());
        body.extend_from_slice(b"Content-Type: application/octet-stream\r\n\r\n");
        body.extend_from_slice(file);
        body.extend_from_slice(b"\r\n--b--\r\n");
        self.send(&format!("POST {path} HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=b"), &body)
    }

    /// The act from which a page of the event would be drawn now.
    pub fn seen(&self, event: i64) -> String {
        named(&self.get(&format!("/t/{event}/members")), "name=\"seen\" value=\"")
    }

    /// A new token of the event with an arbiter's right.
    pub fn token(&self, event: i64) -> String {
        let form = format!("csrf={}&seen={}&name=script&role=arbiter", self.csrf, self.seen(event));
        let page = self.post(&format!("/t/{event}/tokens"), &form);
        named(&page, "<code>").split('<').next().expect("the token").to_owned()
    }

    /// Registers a player; the status, and the code of the problem.
    pub fn register(&self, token: &str, name: &str) -> (u16, String) {
        let path = "/tournaments/1/players";
        let told = api(self.server.address(), token, "POST", path, &registration(name)).expect("an answer");
        (told.0, told.1["code"].as_str().unwrap_or("").to_owned())
    }

    /// Everybody who is registered.
    pub fn names(&self, token: &str) -> Vec<String> {
        names(self.server.address(), token).expect("an answer")
    }

    /// A figure of `/metrics`.
    pub fn figure(&self, name: &str) -> f64 {
        let text = self.get("/metrics");
        let line =
            text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).expect("the figure is there");
        line.parse().expect("a number")
    }
}

/// The names of all players of event 1.
///
/// # Errors
/// As [`ask`].
pub fn names(address: &str, token: &str) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    loop {
        let path = format!("/tournaments/1/players?limit=1000&offset={}", names.len());
        let (status, page) = api(address, token, "GET", &path, &Value::Null)?;
        assert_eq!(status, 200, "{page}");
        let items = page["items"].as_array().expect("a list");
        names.extend(items.iter().map(|item| item["data"]["name"].as_str().unwrap_or_default().to_owned()));
        if items.is_empty() || names.len() as u64 >= page["total"].as_u64().unwrap_or(0) {
            return Ok(names);
        }
    }
}

/// What stands after a mark, up to the quote.
fn named(page: &str, mark: &str) -> String {
    let (_, rest) = page.split_once(mark).unwrap_or_else(|| panic!("{mark} is not on the page: {page}"));
    rest.split('"').next().expect("quoted").to_owned()
}

/// Asks again until there is an answer.
#[track_caller]
pub fn wait_for<T>(mut question: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        if let Some(answer) = question() {
            return answer;
        }
        std::thread::sleep(LOOK);
    }
    panic!("it did not come");
}
