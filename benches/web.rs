//! What a request costs the server: an event of 200 and one of 500 players in their ninth round, asked over HTTP as
//! browsers do. The figures are the server's own time on the processor (Linux tells it), so that a busy machine does not
//! spoil them, and how many times a static file's cost that is.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use sonneborn::desk::{Actor, Desk};
use sonneborn::exchange::trf::{self, Output};
use sonneborn::pairing::{self, generator};
use sonneborn::store::{Database, Store};
use sonneborn::tournament::acts::{Act, Author, Import};
use sonneborn::tournament::statement::Statement;

const PROGRAM: &str = env!("CARGO_BIN_EXE_sonneborn");
const SEED: u64 = 8;
/// The round that is open while the pages are asked for.
const ROUND: usize = 9;
/// Enough that a tick more or less does not count.
const REQUESTS: usize = 300;
/// Linux counts a process's time in hundredths of a second.
const TICK_MS: f64 = 10.0;
const CLIENTS: usize = 20;
/// For so long the clients ask together.
const RUSH: Duration = Duration::from_secs(5);
const NAME: &str = "Bench";
const PASSWORD: &str = "correct horse battery";

fn main() {
    let data = tempfile::tempdir().expect("a temporary folder can be made");
    let events = [200, 500].map(|players| (players, event(data.path(), players)));
    let server = Server::start(data.path());
    let browser = Browser::log_in(&server);
    let floor = server.cost(|| drop(browser.get("/static/icon.svg")));
    println!("a static file: {floor:.3} ms");
    for (players, tournament) in events {
        println!("{players} players, round {ROUND}:");
        measure(&server, &browser, &format!("/t/{tournament}"), floor);
    }
}

/// Keeps a random event with all but its last round played; gives its number.
fn event(data: &Path, players: u16) -> i64 {
    let options = generator::Options { seed: SEED, players, ..generator::Options::default() };
    let mut tournament = generator::generate(&options, &pairing::pair).tournament;
    tournament.rounds.truncate(ROUND - 1);
    let text = trf::write(&Statement::of(&tournament), &Output::default());
    let imported = trf::read(text.as_bytes()).expect("what we write, we read").imported;
    let store = Store::open(Database::Sqlite(data.join("sonneborn.sqlite"))).expect("a new SQLite file opens");
    let actor = Actor { author: Author { account: 0, name: NAME.into() }, device: "bench".into(), ..Actor::default() };
    let act = Act::Import(Import { tournament: Box::new(imported) });
    Desk::new(store).found(&actor, act).expect("the event can be kept")
}

/// Pairs the open round, and asks for everything an arbiter asks for.
fn measure(server: &Server, browser: &Browser, event: &str, floor: f64) {
    let round = format!("{event}/rounds/{ROUND}");
    for step in ["pair", "publish"] {
        browser.post(&format!("{round}/{step}"), &[("seen", &browser.seen(event))]);
    }
    let seen = browser.seen(event);
    let boards = browser.get(&round).matches("data-board=").count();
    assert!(boards > 0, "the round is paired");
    let tell = |what: &str, cost: f64| println!("  {what}: {cost:.2} ms, {:.0} static files", cost / floor);
    for (what, path) in [
        ("pairings", round.clone()),
        ("standings", format!("{event}/standings")),
        ("crosstable", format!("{event}/standings/crosstable")),
        ("crosstable as PDF", format!("{event}/papers/crosstable.pdf")),
        ("public pairings", event.replace("/t/", "/p/")),
    ] {
        tell(what, server.cost(|| drop(browser.get(&path))));
    }
    let mut typed = 0;
    let start = Instant::now();
    let cost = server.cost(|| {
        let (board, turn) = (1 + typed % boards, typed / boards);
        let (was, now) = match turn {
            0 => ("", "1-0"),
            turn if turn % 2 == 1 => ("1-0", "0-1"),
            _ => ("0-1", "1-0"),
        };
        let board = board.to_string();
        browser.post(&format!("{round}/results"), &[("seen", &seen), ("board", &board), ("was", was), ("now", now)]);
        typed += 1;
    });
    tell("a result", cost);
    println!("  {typed} results, one after the other: {:.2} s", start.elapsed().as_secs_f64());
    println!("  {CLIENTS} clients who read the pairings: {:.0} requests/s", rush(browser, &round));
}

/// Requests per second of many clients at once.
fn rush(browser: &Browser, path: &str) -> f64 {
    let end = Instant::now() + RUSH;
    let answered: usize = thread::scope(|scope| {
        let client = || {
            let mut answered = 0;
            while Instant::now() < end {
                browser.get(path);
                answered += 1;
            }
            answered
        };
        let clients: Vec<_> = (0..CLIENTS).map(|_| scope.spawn(client)).collect();
        clients.into_iter().map(|client| client.join().expect("no client fails")).sum()
    });
    answered as f64 / RUSH.as_secs_f64()
}

/// The program as a user starts it; it ends with the bench.
struct Server {
    child: Child,
    /// Host and port.
    address: String,
    /// Path of the link for the first administrator.
    link: String,
    _output: BufReader<ChildStdout>,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(PROGRAM)
            .env("LC_ALL", "C")
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut output = BufReader::new(child.stdout.take().expect("its output is piped"));
        let mut line = String::new();
        while !line.contains("/link/") {
            line.clear();
            output.read_line(&mut line).expect("it prints its link");
        }
        let (_, place) = line.trim().split_once("http://").expect("a link has an address");
        let (address, link) = place.split_once('/').expect("a link has a path");
        Server { address: address.into(), link: format!("/{link}"), child, _output: output }
    }

    /// Milliseconds on the processor for one request, the first left out.
    fn cost(&self, mut request: impl FnMut()) -> f64 {
        request();
        let before = self.ticks();
        for _ in 0..REQUESTS {
            request();
        }
        (self.ticks() - before) as f64 * TICK_MS / REQUESTS as f64
    }

    /// What the process has spent on the processor, in the program and in the system for it: fields 14 and 15 of proc(5).
    fn ticks(&self) -> u64 {
        let told = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("Linux tells of its processes");
        let (_, fields) = told.rsplit_once(')').expect("the program's name is in brackets");
        fields.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<u64>().expect("a number")).sum()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A logged-in arbiter's requests.
struct Browser {
    address: String,
    cookie: String,
    token: String,
}

impl Browser {
    /// Becomes the first administrator.
    fn log_in(server: &Server) -> Browser {
        let mut browser = Browser { address: server.address.clone(), cookie: String::new(), token: String::new() };
        let answer = browser.post(&server.link, &[("name", NAME), ("password", PASSWORD)]);
        let (_, cookie) = answer.split_once("set-cookie: ").expect("a session begins");
        browser.cookie = cookie.split(';').next().expect("a cookie has a value").into();
        let home = browser.get("/");
        let (_, token) = home.split_once("name=\"csrf\" content=\"").expect("a page has a token");
        browser.token = token.split('"').next().expect("a quoted token").into();
        browser
    }

    fn get(&self, path: &str) -> String {
        self.ask("GET", path, "")
    }

    fn post(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let mut body = format!("csrf={}&confirmed=yes", self.token);
        for (name, value) in fields {
            body.push_str(&format!("&{name}={}", value.replace(' ', "+")));
        }
        self.ask("POST", path, &body)
    }

    /// The act from which a page of the event would be drawn now.
    fn seen(&self, event: &str) -> String {
        let page = self.get(&format!("{event}/members"));
        let (_, rest) = page.split_once("name=\"seen\" value=\"").expect("a form says what was seen");
        rest.split('"').next().unwrap_or_default().to_owned()
    }

    /// One request on a connection of its own; the whole answer.
    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n",
            self.address,
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes())).expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("answered");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split(' ').nth(1).unwrap_or("");
        assert!(status.starts_with('2') || status.starts_with('3'), "{method} {path}: {answer}");
        answer
    }
}
