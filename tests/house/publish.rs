//! `sonneborn publish` as it is called: a folder that any web host can show, from a running server and kept up to date.

use crate::copies::{AWAY, Federation, Laptop, WELL};
use crate::running::wait_for;
use crate::site::Site;
use sonneborn::desk::{Actor, Attempt};
use sonneborn::store::game::KeptGame;
use sonneborn::tournament::Tournament;
use sonneborn::tournament::acts::{Act, Undo, UnpublishRound};
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::outcome::GameResult;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use tempfile::TempDir;

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

/// What the pages of a folder lead to: every link is a file beside, and nothing needs a server. The page that checks files is a script,
/// and has a walk of its own.
fn check_pages(folder: &Path) -> usize {
    let mut pages = 0;
    for (path, content) in files(folder) {
        if path.extension().is_some_and(|ending| ending == "css") {
            let sheet = String::from_utf8(content).expect("a style sheet");
            for file in sheet.split("url(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                // As a web host finds it: what comes after the file's name is not part of it.
                let name = file.split('?').next().unwrap_or(file);
                let is_there = file.starts_with("data:") || path.with_file_name(name).is_file();
                assert!(is_there, "{}: {file} is not there", path.display());
            }
            continue;
        }
        if path.extension().is_none_or(|ending| ending != "html") || path.starts_with(folder.join("checker")) {
            continue;
        }
        pages += 1;
        let text = String::from_utf8(content).expect("a page");
        for gone in ["<script", "<form", "data-live", "127.0.0.1"] {
            // What the event is, for search engines, is data in a script's element.
            let text = text.replace("<script type=\"application/ld+json\">", "");
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

/// Where the folder will be found.
const AT: &str = "https://club.example/open";

#[actix_web::test]
async fn a_folder_with_an_address_is_found_followed_and_passed_on() {
    let (server, laptop) = event().await;
    let mut details = laptop.details();
    let day = chrono::NaiveDate::from_ymd_opt(2026, 12, 5);
    (details.place, details.start, details.end) = ("Arad".into(), day, day);
    details.schedule = vec![day.and_then(|day| day.and_hms_opt(10, 30, 0))];
    laptop.change(details);
    let folder = TempDir::new().expect("a folder");
    let text = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
    let languages = ["--languages", "en,de", "--at", AT];
    assert!(publish(&server, laptop.event, folder.path(), &languages).status.success());
    check_pages(folder.path());
    // Unlisted: nothing for search engines, but pictures, feed and calendar lead to the folder.
    let page = text("results.html");
    assert!(!page.contains("canonical") && !page.contains("ld+json") && !folder.path().join("sitemap.xml").exists());
    assert!(page.contains(&format!("<meta property=\"og:url\" content=\"{AT}/results.html\">")), "{page}");
    let picture =
        page.split("og:image\" content=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a picture");
    let file = picture.strip_prefix(&format!("{AT}/")).expect("where the folder will be");
    assert!(fs::read(folder.path().join(file)).expect("the picture").starts_with(b"\x89PNG"), "{file}");
    assert!(
        page.contains("<link rel=\"alternate\" type=\"application/atom+xml\"") && page.contains("href=\"news.atom\"")
    );
    for (feed, place) in [(text("news.atom"), AT.to_owned()), (text("de/news.atom"), format!("{AT}/de"))] {
        assert!(!feed.contains("127.0.0.1") && !feed.contains("chess.example"), "{feed}");
        let links: Vec<&str> = feed.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(links.len() >= 3, "the event, itself, a round: {feed}");
        for link in links {
            let file = link.strip_prefix(&format!("{place}/")).unwrap_or_else(|| panic!("{link} leads elsewhere"));
            let path = folder.path().join(place.strip_prefix(AT).unwrap_or_default().trim_start_matches('/'));
            assert!(path.join(file.split('#').next().unwrap_or_default()).is_file(), "{link} leads nowhere");
        }
    }
    assert!(text("rounds.ics").contains(&format!("URL:{AT}")), "{}", text("rounds.ics"));
    let manifest: serde_json::Value = serde_json::from_str(&text("app.webmanifest")).expect("JSON");
    assert_eq!((&manifest["start_url"], &manifest["scope"]), (&"index.html".into(), &"./".into()));
    let icon = manifest["icons"][0]["src"].as_str().expect("an icon");
    assert!(folder.path().join(icon).is_file(), "{manifest}");
    // Open to search engines.
    laptop.let_engines_in();
    assert!(publish(&server, laptop.event, folder.path(), &languages).status.success());
    check_pages(folder.path());
    let page = text("de/standings.html");
    for told in [
        format!("<link rel=\"canonical\" href=\"{AT}/de/standings.html\">"),
        format!("<link rel=\"alternate\" hreflang=\"en\" href=\"{AT}/standings.html\">"),
        format!("\"url\":\"{AT}/de\""),
    ] {
        assert!(page.contains(&told), "{told}: {page}");
    }
    let map = text("sitemap.xml");
    for told in [format!("<loc>{AT}/index.html</loc>"), format!("href=\"{AT}/de/standings.html\"")] {
        assert!(map.contains(&told), "{told}: {map}");
    }
}

#[actix_web::test]
async fn a_folder_without_a_script_has_everybody_by_name_and_all_files() {
    let (server, laptop) = event().await;
    laptop.result(2, None, Some(GameResult::Draw));
    laptop.result(3, None, Some(GameResult::Draw));
    let game = "[White \"Aas, A\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";
    laptop
        .desk
        .store()
        .keep_games(laptop.event, &Tournament::default(), &[KeptGame::from((1, 1, game.into()))], |_| true)
        .expect("written");
    let folder = TempDir::new().expect("a folder");
    assert!(publish(&server, laptop.event, folder.path(), &[]).status.success());
    check_pages(folder.path());
    let page = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert!(page("standings.html").contains("<a href=\"names.html\">Find my name</a>"));
    assert!(!page("names.html").contains("Find my name") && page("names.html").contains("Foss, F"));
    assert!(page("games-1.pgn").contains("1. e4 e5"), "{}", page("games-1.pgn"));
    assert!(page("files-report.trf").contains("Aas, A"));
    for (name, begin) in [("files-standings-1.xlsx", &b"PK"[..]), ("files-standings-1.pdf", b"%PDF")] {
        assert!(fs::read(folder.path().join(name)).expect(name).starts_with(begin), "{name}");
    }
    assert!(page("files-standings-1.csv").contains("Aas, A"));
    // Without an address of its own it has no feed, and its calendar leads to no server.
    assert!(!folder.path().join("news.atom").exists());
    for (path, content) in files(folder.path()) {
        if path.extension().is_some_and(|ending| ending == "ics") {
            assert!(!String::from_utf8_lossy(&content).contains("URL:"), "{}", path.display());
        }
    }
}

/// What was taken back is in no file of the next pass, and what only that had is gone from the folder.
#[actix_web::test]
async fn a_folder_forgets_what_was_taken_back() {
    let (server, laptop) = event().await;
    for board in [2, 3] {
        laptop.result(board, None, Some(GameResult::BlackWins));
    }
    let folder = TempDir::new().expect("a folder");
    let pass = || {
        let output = publish(&server, laptop.event, folder.path(), &[]);
        assert!(output.status.success(), "{}", told(&output));
        check_pages(folder.path());
        let text = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap_or_default();
        // The mark of the state has signs that look like results.
        let shown = text("results.html");
        let (before, after) = shown.split_once("data-state=\"").unwrap_or((&shown, ""));
        let shown = [before, after.split_once('"').map_or("", |(_, rest)| rest)].concat();
        (shown, text("files-standings-1.csv"), text("files-report.trf"))
    };
    let undo = |seq: u64| {
        let attempt =
            Attempt { confirmed: true, reason: Some("a test".into()), ..Attempt::of(Act::Undo(Undo { seq })) };
        laptop.desk.perform(laptop.event, &Actor::default(), &attempt).expect("taken back");
    };
    let last = || laptop.desk.live(laptop.event).expect("readable").expect("there").journal().state().seq;
    let before = pass();
    assert!(before.0.contains("0-1") && !before.1.is_empty() && before.2.contains("b 1"), "{before:?}");
    for seq in [last(), last() - 1, last() - 2] {
        undo(seq);
    }
    let after = pass();
    assert!(!after.0.contains("0-1") && !after.0.contains("1-0"), "{}", after.0);
    assert!(!after.2.contains("w 1") && !after.2.contains("b 1"), "{}", after.2);
    let round = RoundNo(1);
    let attempt = Attempt { confirmed: true, ..Attempt::of(Act::UnpublishRound(UnpublishRound { round })) };
    laptop.desk.perform(laptop.event, &Actor::default(), &attempt).expect("taken back");
    let after = pass();
    assert!(after.1.is_empty() && !after.2.contains(" w  "), "{after:?}");
    let of_round = |path: &PathBuf| {
        let name = path.to_string_lossy();
        name.contains("-1.") && !name.contains("players-1.")
    };
    let left: Vec<PathBuf> = files(folder.path()).into_keys().filter(of_round).collect();
    assert!(left.is_empty(), "files of a round that is none: {left:?}");
}

/// The page that checks files lies in the folder, is found from its pages, and needs neither the event's server nor, once it was open, the
/// folder's. `tests/checker/run` makes it beforehand.
#[actix_web::test]
#[ignore = "needs static/checker, node and Chromium: tests/checker/run has them"]
async fn a_folder_holds_the_page_that_checks_files() {
    let (server, laptop) = event().await;
    let folder = TempDir::new().expect("a folder");
    assert!(publish(&server, laptop.event, folder.path(), &["--languages", "en,de"]).status.success());
    check_pages(folder.path());
    for page in ["index.html", "de/index.html"] {
        let text = fs::read_to_string(folder.path().join(page)).expect("a page");
        assert!(text.contains("checker/index.html\""), "{page} leads to it");
    }
    drop(server);
    let walk = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/checker/walk.mjs");
    let walked = Command::new("node").arg(walk).arg(folder.path()).status().expect("node starts");
    assert!(walked.success());
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

#[actix_web::test]
async fn a_folder_that_is_watched_follows_the_event_and_outages() {
    let (server, laptop) = event().await;
    let folder = TempDir::new().expect("a folder");
    let mut watching = command(&server, laptop.event, folder.path(), &["--watch", "--every", "1"]);
    let watching = Watching(watching.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts"));
    let results = folder.path().join("results.html");
    let shows = |text: &str| fs::read_to_string(&results).is_ok_and(|page| page.contains(text));
    wait_for(|| (folder.path().join("index.html").is_file() && shows("1-0")).then_some(()));
    assert!(!shows("½-½"));
    server.set_network(AWAY);
    laptop.result(2, None, Some(GameResult::Draw));
    server.set_network(WELL);
    wait_for(|| shows("½-½").then_some(()));
    drop(watching);
    check_pages(folder.path());
}
