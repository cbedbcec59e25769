//! The program as a user starts it: says where it is and how to begin, serves, stops at once, and copies its data.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_sonneborn");

/// A running server.
pub(crate) struct Server {
    child: Child,
    lines: Vec<String>,
    /// Kept open: a server whose reader is gone would fail to print.
    _output: BufReader<std::process::ChildStdout>,
}

impl Server {
    /// Starts it on a free port and reads its first lines.
    fn start(data: &Path, lines: usize) -> Server {
        Server::start_with(data, lines, &[])
    }

    /// The same with more arguments.
    pub(crate) fn start_with(data: &Path, lines: usize, arguments: &[&str]) -> Server {
        let mut child = Command::new(PROGRAM)
            .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(data)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut output = BufReader::new(child.stdout.take().expect("its output is piped"));
        let lines = (0..lines)
            .map(|_| {
                let mut line = String::new();
                output.read_line(&mut line).expect("it prints");
                line.trim().to_string()
            })
            .collect();
        Server { child, lines, _output: output }
    }

    /// What it said at the start.
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    pub(crate) fn address(&self) -> &str {
        let said = self.lines.iter().find(|line| line.contains("Sonneborn is at")).expect("it says where it is");
        said.rsplit("http://").next().expect("an address").trim_end_matches(')')
    }

    /// The answer to a GET, head and body.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("UTF-8");
        answer
    }

    /// Asks it to stop, as the system does; gives whether it ended well.
    pub(crate) fn stop(mut self) -> bool {
        let pid = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(asked.is_ok_and(|status| status.success()));
        self.child.wait().expect("it ends").success()
    }
}

/// A server whose test failed does not outlive it.
impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_first_start_prints_the_address_and_a_link_that_opens() {
    let data = TempDir::new().expect("a temporary folder");
    let server = Server::start(data.path(), 3);
    let (_, link) = server.lines[2].split_once(server.address()).expect("the link is under the address");
    let page = server.get(link);
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("first administrator"), "{page}");
    assert!(server.stop());
    assert!(data.path().join("sonneborn.sqlite").exists());
}

/// What a browser keeps is confirmed without content. A byte after such an answer would be taken for the beginning of
/// the connection's next one, and that one, a page's script perhaps, would never come.
#[test]
fn a_connection_goes_on_after_a_file_that_the_browser_has() {
    let data = TempDir::new().expect("a temporary folder");
    let server = Server::start(data.path(), 3);
    let first = server.get("/static/live.js");
    let (_, tag) = first.split_once("etag: ").expect("a file has a tag");
    let tag = tag.lines().next().expect("a line");
    let mut stream = TcpStream::connect(server.address()).expect("it listens");
    let host = server.address();
    write!(stream, "GET /static/live.js HTTP/1.1\r\nHost: {host}\r\nIf-None-Match: {tag}\r\n\r\n").expect("sent");
    write!(stream, "GET /static/app.js HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answers = String::new();
    stream.read_to_string(&mut answers).expect("UTF-8");
    let (known, next) = answers.split_once("\r\n\r\n").expect("the first answer's head ends");
    assert!(known.starts_with("HTTP/1.1 304"), "{known}");
    assert!(next.starts_with("HTTP/1.1 200"), "{next}");
}

#[test]
fn uploads_that_a_crash_has_left_are_swept_at_the_start() {
    let data = TempDir::new().expect("a temporary folder");
    let (left, other) = (data.path().join("sonneborn-upload-0123456789abcdef.part"), data.path().join("notes.part"));
    for file in [&left, &other] {
        std::fs::write(file, "ID Number").expect("written");
    }
    let server = Server::start(data.path(), 3);
    assert!(!left.exists() && other.exists(), "only what is an upload goes");
    assert!(server.get("/log-in").starts_with("HTTP/1.1 200"));
    assert!(server.stop());
}

#[test]
fn a_backup_is_made_while_the_server_runs() {
    let data = TempDir::new().expect("a temporary folder");
    let server = Server::start(data.path(), 3);
    let copy = data.path().join("copy.sqlite");
    let made = Command::new(PROGRAM).arg("backup").arg(&copy).arg("--data-dir").arg(data.path()).output();
    let made = made.expect("the program starts");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(copy.exists());
    assert!(server.stop());
}

#[test]
fn wrong_usage_is_told_from_failure() {
    let status = |arguments: &[&str]| Command::new(PROGRAM).args(arguments).output().expect("it starts").status.code();
    assert_eq!(status(&["--help"]), Some(0));
    assert_eq!(status(&["serve", "--listen", "nowhere"]), Some(64));
    assert_eq!(status(&["serve", "--database", "mysql://x"]), Some(64));
    let data = TempDir::new().expect("a temporary folder");
    let folder = data.path().to_str().expect("UTF-8");
    assert_eq!(status(&["password-link", "nobody", "--data-dir", folder]), Some(70));
}
