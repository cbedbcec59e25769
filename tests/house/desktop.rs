//! `--desktop`: the program on an arbiter's own computer, started as its menu entry starts it.
#![cfg(unix)]

use crate::process::program;
use crate::running::wait_for;
use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A computer with its user's folder and a "browser" that writes down what it is to open.
struct Computer {
    home: TempDir,
    port: u16,
}

impl Computer {
    fn new() -> Computer {
        let home = TempDir::new().expect("a temporary folder");
        let browser = home.path().join("browser");
        fs::write(&browser, "#!/bin/sh\necho \"$1\" >> \"$(dirname \"$0\")/opened\"\n").expect("written");
        fs::set_permissions(&browser, fs::Permissions::from_mode(0o700)).expect("made a program");
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        Computer { home, port }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    fn start(&self) -> Child {
        let mut command = Command::new(program());
        command.args(["--desktop", "--listen", &format!("0.0.0.0:{}", self.port)]).current_dir(self.home.path());
        command.env("LC_ALL", "C").env("XDG_DATA_HOME", self.path("data-home")).env("BROWSER", self.path("browser"));
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts")
    }

    /// What the browser was told to open so far.
    fn opened(&self) -> Vec<String> {
        fs::read_to_string(self.path("opened")).unwrap_or_default().lines().map(String::from).collect()
    }

    fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        let host = format!("127.0.0.1:{}", self.port);
        write!(stream, "{request}Host: {host}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}", body.len())
            .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("UTF-8");
        answer
    }
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, behind: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("{before} in {text}"));
    rest.split(behind).next().expect("a part")
}

#[test]
fn it_opens_the_browser_keeps_to_the_users_folder_and_stops_from_the_page() {
    let computer = Computer::new();
    let mut program = computer.start();
    let link = wait_for(|| computer.opened().first().cloned());
    let path = link.strip_prefix(&format!("http://127.0.0.1:{}", computer.port)).expect("this computer").to_owned();
    assert!(path.starts_with("/link/"), "the first administrator is made there: {path}");
    assert!(computer.path("data-home/sonneborn/sonneborn.sqlite").exists() && !computer.path("data").exists());

    // Clicked once more: the same page, no second program.
    assert!(computer.start().wait().expect("it ends").success());
    let again = wait_for(|| computer.opened().get(1).cloned());
    assert_eq!(again, format!("http://127.0.0.1:{}/", computer.port));

    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    let made = computer.ask(&format!("POST {path} HTTP/1.1\r\n{form}"), "name=Ada&password=six+bishops+on+b7");
    let cookie = between(&made, "sonneborn_session=", ";").to_owned();
    let cookie = format!("Cookie: sonneborn_session={cookie}\r\n");
    let home = computer.ask(&format!("GET / HTTP/1.1\r\n{cookie}"), "");
    assert!(home.contains("href=\"/computer\""), "{home}");
    let page = computer.ask(&format!("GET /computer HTTP/1.1\r\n{cookie}"), "");
    assert!(page.contains("data-home/sonneborn"), "{page}");
    let stranger = computer.ask("GET /computer HTTP/1.1\r\n", "");
    assert!(!stranger.starts_with("HTTP/1.1 200"), "for administrators only");
    let refused = computer.ask(&format!("POST /computer/stop HTTP/1.1\r\n{form}"), "csrf=");
    assert!(!refused.starts_with("HTTP/1.1 200"), "{refused}");
    assert!(program.try_wait().expect("asked").is_none(), "it goes on");

    let csrf = between(&page, "name=\"csrf\" value=\"", "\"").to_owned();
    let stopped = computer.ask(&format!("POST /computer/stop HTTP/1.1\r\n{cookie}{form}"), &format!("csrf={csrf}"));
    assert!(stopped.contains("window can be closed"), "{stopped}");
    assert!(program.wait().expect("it ends").success());
}
