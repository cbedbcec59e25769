//! The program as a user starts it: says where it is and how to begin, serves, stops at once, and copies its data.

use crate::running::wait_for;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// The program that is tried: the one that was built for these tests, or the one that `SONNEBORN_PROGRAM` names, for figures.
pub(crate) fn program() -> String {
    std::env::var("SONNEBORN_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_sonneborn").to_owned())
}

/// What it says on the standard error, in its data folder.
pub(crate) const SAID: &str = "said.txt";

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
        Server::run(data, lines, &[&["serve"], arguments].concat())
    }

    /// A second computer that follows the one whose page showed this line.
    pub(crate) fn following(data: &Path, line: &str) -> Server {
        Server::run(data, 2, &["follow", line])
    }

    fn run(data: &Path, lines: usize, command: &[&str]) -> Server {
        let any_port = ["--listen", "127.0.0.1:0"].iter().filter(|_| !command.contains(&"--listen"));
        let mut child = Command::new(program())
            .env("LC_ALL", "C")
            .args(command)
            .args(any_port)
            .arg("--data-dir")
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(data.join(SAID)).expect("a file for what it says"))
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

    /// Kills it with -9.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("it is gone");
    }

    /// The process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
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

/// `HEAD` is answered as `GET` is, without the content: link checkers and proxies ask so.
#[test]
fn a_head_tells_what_a_get_would() {
    let data = TempDir::new().expect("a temporary folder");
    let server = Server::start(data.path(), 3);
    for path in ["/static/live.js", "/log-in", "/nothing-here"] {
        let get = server.get(path);
        let mut stream = TcpStream::connect(server.address()).expect("it listens");
        write!(stream, "HEAD {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address())
            .expect("sent");
        let mut head = String::new();
        stream.read_to_string(&mut head).expect("UTF-8");
        let line = |answer: &str| answer.lines().next().map(str::to_owned);
        assert_eq!(line(&head), line(&get), "{path}");
        assert!(head.ends_with("\r\n\r\n"), "nothing follows: {head}");
    }
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
    let made =
        Command::new(program()).env("LC_ALL", "C").arg("backup").arg(&copy).arg("--data-dir").arg(data.path()).output();
    let made = made.expect("the program starts");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(copy.exists());
    assert!(server.stop());
}

#[test]
fn wrong_usage_is_told_from_failure() {
    let status = |arguments: &[&str]| {
        Command::new(program()).env("LC_ALL", "C").args(arguments).output().expect("it starts").status.code()
    };
    assert_eq!(status(&["--help"]), Some(0));
    assert_eq!(status(&["serve", "--listen", "nowhere"]), Some(64));
    assert_eq!(status(&["serve", "--database", "mysql://x"]), Some(64));
    let data = TempDir::new().expect("a temporary folder");
    let folder = data.path().to_str().expect("UTF-8");
    assert_eq!(status(&["password-link", "nobody", "--data-dir", folder]), Some(70));
}

/// Runs a command of the program; gives whether it went well, and what it said.
pub(crate) fn told(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(program()).env("LC_ALL", "C").args(arguments).output().expect("it starts");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

/// The drill: the machine is gone, only the stick is left.
#[test]
fn a_killed_server_is_restored_from_its_backup_with_the_same_heads() {
    let (hall, stick, spare) = (folder(), folder(), folder());
    let on_stick = stick.path().to_str().expect("UTF-8");
    let server = Server::start_with(hall.path(), 4, &["--demo", "--backup-dir", on_stick]);
    let backup = wait_for(|| {
        let copies = std::fs::read_dir(stick.path()).expect("readable").flatten().map(|entry| entry.path());
        copies.into_iter().find(|copy| copy.extension().is_some_and(|extension| extension == "sqlite"))
    });
    let here = hall.path().to_str().expect("UTF-8");
    let (proven, heads) = told(&["verify", "--data-dir", here]);
    assert!(proven && heads.contains("proven, "), "{heads}");
    drop(server); // kill -9
    let (there, backup) = (spare.path().to_str().expect("UTF-8"), backup.to_str().expect("UTF-8"));
    let (restored, said) = told(&["restore", backup, "--data-dir", there]);
    assert!(restored, "{said}");
    // Whose key it was, a paper says: the new computer has none of its own.
    let key = key_of(&heads);
    assert_eq!(told(&["verify", "--data-dir", there, "--key", &key]), (true, heads.clone()));
    assert_eq!(told(&["verify", backup, "--key", &key]), (true, heads.clone()));
    let (proven, said) = told(&["verify", backup]);
    assert!(!proven && said.contains("holds together") && said.contains(&key), "{said}");
    let again = Server::start(spare.path(), 1);
    assert!(again.get("/").contains("Sonneborn Open"));
    // Nothing is restored under a running server, nor over a database without being told to.
    let (restored, said) = told(&["restore", backup, "--data-dir", there, "--force"]);
    assert!(!restored && said.contains("another server runs"), "{said}");
    assert!(again.stop());
    let (restored, said) = told(&["restore", backup, "--data-dir", there]);
    assert!(!restored && said.contains("--force"), "{said}");
    // What an old log would do to the restored file, it does not do: it goes aside with its own file.
    std::fs::write(spare.path().join("sonneborn.sqlite-wal"), [7; 4096]).expect("written");
    let (restored, said) = told(&["restore", backup, "--data-dir", there, "--force"]);
    assert!(restored && said.contains("before-restore-1"), "{said}");
    assert!(spare.path().join("sonneborn.sqlite.before-restore-1-wal").exists());
    assert_eq!(told(&["verify", "--data-dir", there, "--key", &key]), (true, heads));
}

/// The key that `verify` names.
fn key_of(said: &str) -> String {
    let (_, rest) = said.split_once("with the key ").expect("a key is named");
    rest.split(':').next().expect("the end of the key").to_owned()
}

#[test]
fn a_second_server_on_one_file_is_refused() {
    let data = folder();
    let server = Server::start(data.path(), 3);
    let (started, said) =
        told(&["serve", "--listen", "127.0.0.1:0", "--data-dir", data.path().to_str().expect("UTF-8")]);
    assert!(!started && said.contains("another server runs on it"), "{said}");
    assert!(server.get("/").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_stop_leaves_the_file_whole_by_itself() {
    let data = folder();
    for _ in 0..3 {
        let server = Server::start_with(data.path(), 4, &["--demo"]);
        server.get("/");
        assert!(server.stop());
        let log = std::fs::metadata(data.path().join("sonneborn.sqlite-wal"));
        assert_eq!(log.map_or(0, |log| log.len()), 0, "nothing is left in the log");
    }
    let alone = folder();
    std::fs::copy(data.path().join("sonneborn.sqlite"), alone.path().join("sonneborn.sqlite")).expect("copied");
    let (proven, said) = told(&["verify", "--data-dir", alone.path().to_str().expect("UTF-8")]);
    assert!(!proven && said.matches("holds together").count() == 3, "nothing beside it says so: {said}");
}

#[test]
fn a_backup_refuses_a_missing_source_and_the_database_itself() {
    let (empty, data) = (folder(), folder());
    let (copy, nowhere) = (empty.path().join("copy.sqlite"), empty.path().join("data"));
    let path = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    let (made, said) = told(&["backup", &path(&copy), "--data-dir", &path(&nowhere)]);
    assert!(!made && said.contains("There is no database"), "{said}");
    assert!(!copy.exists() && !nowhere.exists(), "nothing is made by the way");
    let server = Server::start_with(data.path(), 4, &["--demo"]);
    server.get("/");
    assert!(server.stop());
    let live = data.path().join("sonneborn.sqlite");
    let (made, said) = told(&["backup", &path(&live), "--data-dir", &path(data.path())]);
    assert!(!made && said.contains("the database itself"), "{said}");
    assert!(told(&["verify", "--data-dir", &path(data.path())]).0);
}

fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}
