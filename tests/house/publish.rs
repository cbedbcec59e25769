//! `sonneborn publish` as it is called: a folder that any web host can show, from a running server and kept up to date.

use crate::copies::{AWAY, Federation, Laptop, WELL};
use crate::site::Site;
use sonneborn::tournament::outcome::GameResult;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Longer than anything here takes; whoever waits so long waits in vain.
const DEADLINE: Duration = Duration::from_secs(60);

/// An event of six players with a published round, on a server that everybody reaches.
async fn event() -> (Federation, Laptop) {
    let site = Site::new();
    let (laptop, _) = Laptop::new(&site).await;
    laptop.publish_round_one();
    laptop.result(1, None, Some(GameResult::WhiteWins));
    site.state.desk.store().set_public(laptop.event, true).expect("written");
    (Federation::on(site).await, laptop)
}

fn command(server: &Federation, event: i64, folder: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sonneborn"));
    command.args(["publish", &format!("{}/p/{event}", server.address)]).arg(folder).args(more);
    command.env("LANG", "en_GB.UTF-8").stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn publish(server: &Federation, event: i64, folder: &Path, more: &[&str]) -> Output {
    command(server, event, folder, more).output().expect("the program starts")
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&[output.stdout.as_slice(), output.stderr.as_slice()].concat()).into_owned()
}

/// Every file of a folder by its name.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.insert(path.clone(), fs::read(&path).expect("a file"));
        }
    }
    found
}

/// What the pages of a folder lead to: every link is a file beside, and nothing needs a server.
fn check_pages(folder: &Path) -> usize {
    let mut pages = 0;
    for (path, content) in files(folder) {
        if path.extension().is_none_or(|ending| ending != "html") {
            continue;
        }
        pages += 1;
        let text = String::from_utf8(content).expect("a page");
        for gone in ["<script", "<form", "data-live", "127.0.0.1", "og:url"] {
            assert!(!text.contains(gone), "{}: {gone}", path.display());
        }
        for link in text.split("href=\"").chain(text.split("src=\"")).skip(1).filter_map(|rest| rest.split('"').next())
        {
            if link.starts_with('<')
                || link.starts_with("https://")
                || link.starts_with("data:")
                || link.starts_with('#')
            {
                continue;
            }
            let file = link.split('#').next().unwrap_or_default();
            let to = path.parent().expect("in a folder").join(file);
            assert!(!link.starts_with('/') && to.is_file(), "{}: {link} leads nowhere", path.display());
        }
    }
    pages
}

#[actix_web::test]
async fn a_folder_of_plain_files_shows_the_event() {
    let (server, laptop) = event().await;
    let folder = TempDir::new().expect("a folder");
    let done = publish(&server, laptop.event, folder.path(), &["--languages", "en,zh-Hans"]);
    assert!(done.status.success(), "{}", told(&done));
    let pages = check_pages(folder.path());
    assert!(pages >= 20, "{pages} pages in two languages");
    let page = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert!(page("index.html").contains("Aas, A") && page("index.html").contains("lang=\"en\""));
    assert!(page("index.html").contains("<a href=\"zh-Hans/index.html\" lang=\"zh-Hans\">"));
    assert!(page("zh-Hans/index.html").contains("<a href=\"../index.html\" lang=\"en\">"));
    assert!(page("players-0.html").contains("Aas, A"));
    assert!(!files(folder.path()).keys().any(|path| path.to_string_lossy().contains("Secret")));
    // Again without a change: nothing is written.
    let before = files(folder.path());
    let again = publish(&server, laptop.event, folder.path(), &["--languages", "en,zh-Hans"]);
    assert!(told(&again).contains("files written: 0, old ones removed: 0"), "{}", told(&again));
    assert_eq!(files(folder.path()), before);
    // One language less: its files go, those of others stay.
    fs::write(folder.path().join("logo.png"), b"the club's").expect("written");
    assert!(publish(&server, laptop.event, folder.path(), &["--languages", "en"]).status.success());
    let left: BTreeSet<PathBuf> = files(folder.path()).into_keys().collect();
    assert!(left.contains(&folder.path().join("logo.png")));
    assert!(!left.iter().any(|path| path.starts_with(folder.path().join("zh-Hans"))), "{left:?}");
    check_pages(folder.path());
}

#[actix_web::test]
async fn a_pass_that_fails_leaves_the_folder_as_it_was() {
    let (server, laptop) = event().await;
    let folder = TempDir::new().expect("a folder");
    assert!(publish(&server, laptop.event, folder.path(), &[]).status.success());
    let before = files(folder.path());
    server.set_network(AWAY);
    let failed = publish(&server, laptop.event, folder.path(), &[]);
    assert!(!failed.status.success() && told(&failed).contains("502"), "{}", told(&failed));
    server.set_network(WELL);
    laptop.desk.store().set_public(laptop.event, false).expect("written");
    let failed = publish(&server, laptop.event, folder.path(), &[]);
    assert!(!failed.status.success() && told(&failed).contains("is not public"), "{}", told(&failed));
    assert_eq!(files(folder.path()), before);
    let other = TempDir::new().expect("a folder");
    fs::write(other.path().join("index.html"), b"my club").expect("written");
    let failed = publish(&server, laptop.event, other.path(), &[]);
    assert!(!failed.status.success() && told(&failed).contains("has other files in it"), "{}", told(&failed));
    assert_eq!(fs::read(other.path().join("index.html")).expect("there"), b"my club");
    let wrong = publish(&server, laptop.event, Path::new("/proc/no/such"), &[]);
    assert!(!wrong.status.success());
}

/// A program that watches; ended when dropped.
struct Watching(Child);

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn wait_for(what: &str, look: impl Fn() -> bool) {
    let start = Instant::now();
    while !look() {
        assert!(start.elapsed() < DEADLINE, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[actix_web::test]
async fn a_folder_that_is_watched_follows_the_event_and_outages() {
    let (server, laptop) = event().await;
    let folder = TempDir::new().expect("a folder");
    let mut watching = command(&server, laptop.event, folder.path(), &["--watch", "--every", "1"]);
    let watching = Watching(watching.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts"));
    let results = folder.path().join("results.html");
    let shows = |text: &str| fs::read_to_string(&results).is_ok_and(|page| page.contains(text));
    wait_for("the first pass", || folder.path().join("index.html").is_file() && shows("1-0"));
    assert!(!shows("½-½"));
    server.set_network(AWAY);
    laptop.result(2, None, Some(GameResult::Draw));
    server.set_network(WELL);
    wait_for("the result after the outage", || shows("½-½"));
    drop(watching);
    check_pages(folder.path());
}
