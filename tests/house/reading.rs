//! Who reads what, by every address: a secret of each class and scope is put into two events and the server, every address that the
//! program declares is asked for by every method and by every kind of visitor, in every format, and no answer holds a secret that is
//! not theirs.

use crate::common::skipped;
use crate::site::{Browser, Page, Site};
use actix_web::http::{Method, StatusCode};
use sonneborn::desk::self_service::written_code;
use sonneborn::desk::{Actor, Attempt, Here, now_microseconds};
use sonneborn::site;
use sonneborn::store::invitation::Grant;
use sonneborn::tournament::access::{DataClass, Reader, Scope, Shows};
use sonneborn::tournament::acts::{Act, ChangePublicSide, EnterResult, KeepPhotograph, SignUp};
use sonneborn::tournament::chain::Digest;
use sonneborn::tournament::ids::{PlayerId, RoundNo};
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::photograph::{Depicts, Photograph};
use sonneborn::tournament::player::{Birth, PlayerData};
use sonneborn::tournament::public_side::{PublicSide, SignUpRules};
use sonneborn::tournament::role::Role;
use sonneborn::tournament::scope::Boards;
use sonneborn::web::papers;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Cursor};
use std::process::Command;

/// Addresses whose answer does not end, or which end the server.
pub const NEVER_ASKED: [&str; 3] = ["/t/{tournament}/live", "/p/{tournament}/live", "/computer/stop"];

#[test]
fn the_program_declares_every_address_once() {
    let declared = site::all();
    assert!(declared.len() > 300, "only {} routes are declared", declared.len());
    let mut known = BTreeSet::new();
    for one in declared {
        assert!(known.insert((one.method.to_string(), one.path.clone())), "{} {} stands twice", one.method, one.path);
        assert!(one.shows.classes().next().is_some(), "{} {} declares nothing", one.method, one.path);
        // What is public shows no more, whoever asks.
        if one.path.starts_with("/p/") {
            assert_eq!(one.shows, Shows::PUBLIC, "{}", one.path);
        }
    }
}

/// No room but the table of routes registers any: what it does not know would be declared nowhere.
#[test]
fn routes_are_registered_in_one_place() {
    let mut folders = vec![std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("readable").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("web/routes.rs") {
                files += 1;
                let text = fs::read_to_string(&path).expect("UTF-8");
                for call in ["web::get()", "web::post()", "web::resource(", ".route(", "web::method("] {
                    assert!(!text.contains(call), "{}: {call} goes past the table", path.display());
                }
            }
        }
    }
    assert!(files > 100, "only {files} files were read");
}

/// A birth date as files and as forms write it, what was paid, and the words of an incident and of an appeal.
pub const BIRTH: &str = "1987-06-05";
pub const BIRTH_IN_TRF: &str = "1987/06/05";
pub const REMARK: &str = "allergic to chalk";
pub const PAID: &str = "17,35 EUR";
pub const INCIDENT: &str = "an unseemly whistle";
/// As journals and archives have it.
pub const BIRTH_IN_JSON: &str = "\"year\":1987";
/// The same of an event in which only its own chief has a right.
pub const OTHER_BIRTH: &str = "1979-02-11";
pub const OTHER_REMARK: &str = "sits by the window";
/// An account of the server that has nothing to do with the events.
const ACCOUNT: &str = "Zebediah";
/// Who waits for a place, as they signed up.
const WAITING_BIRTH: &str = "1969-04-03";
const WAITING_BIRTH_IN_JSON: &str = "\"year\":1969";
const WAITING_PHONE: &str = "+40 721 555 017";
/// The position after a sealed move, and the words of an appeal.
const SEALED: &str = "8/5k2/8/8/8/4P3/4K3/8 b - - 0 41";
const APPEAL: &str = "the whistle was a kettle";
/// An arbiter whose page is open, and the device of one who typed another result than the event has.
const HERE: &str = "Philippa Nightwatch";
const DEVICE: &str = "Palmtop on Minix, 10.9.8.7";
/// What is kept of a photograph is not looked at again.
const JPEG_OF_A_SHEET: &[u8] = b"a picture of a scoresheet";
const HOUR: i64 = 60 * 60 * 1_000_000;

/// Where a secret belongs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Home {
    /// The event in which the visitors have their rights.
    Here,
    /// Another event.
    Elsewhere,
    Server,
}

pub struct Secret {
    pub class: DataClass,
    pub home: Home,
    pub words: String,
}

impl Secret {
    /// Whether a reader of the first event may be told.
    fn is_open_to(&self, reader: Option<Reader>) -> bool {
        let scope = reader.and_then(|reader| reader.scope(self.class));
        match self.home {
            Home::Here => matches!(scope, Some(Scope::Server | Scope::Event | Scope::Section)),
            Home::Elsewhere | Home::Server => scope == Some(Scope::Server),
        }
    }

    /// A code is typed without its hyphen as well, and JSON is written with spaces and without.
    fn is_in(&self, text: &str) -> bool {
        text.contains(&self.words)
            || self.words.starts_with('"') && text.contains(&self.words.replace(':', ": "))
            || self.class == DataClass::Codes && text.contains(&self.words.replace('-', ""))
    }
}

/// The pages that everybody takes along as files.
const TAKEN_ALONG: [&str; 10] = [
    "players",
    "teams",
    "pairings",
    "pairings-by-name",
    "results",
    "standings",
    "crosstable",
    "schedule",
    "bracket",
    "pictures",
];

/// An address of an event, with its places filled; each paper and each file by itself.
pub fn filled(path: &str, event: &str) -> Vec<String> {
    let places = [
        ("{tournament}", event),
        ("{festival}", "1"),
        ("{player}", "0"),
        ("{round}", "1"),
        ("{board}", "1"),
        ("{seq}", "3"),
        ("{number}", "1"),
        ("{title}", "GM"),
        ("{rate}", "rapid"),
        ("{team}", "0"),
        ("{appeal}", "1"),
        ("{act}", "3"),
        ("{key}", "1"),
        ("{code}", "AAAA-AAAA"),
        ("{state}", "1-00000000"),
        ("{copy}", "1"),
        ("{chapter}", "people"),
        ("{language}", "en"),
        ("{picture}", "now.png"),
        ("{file:.*}", "app.css"),
        ("{codes}", "d63a1e"),
    ];
    let path = places.into_iter().fold(path.to_owned(), |path, (place, value)| path.replace(place, value));
    let papers = papers::ALL.iter().map(|paper| paper.name);
    match path.as_str() {
        path if path.contains("/files/{name}") => TAKEN_ALONG.map(|name| path.replace("{name}", name)).into(),
        path if path.contains("{document}") => papers.map(|name| path.replace("{document}", name)).collect(),
        path => vec![path.replace("{name}", "1")],
    }
}

pub fn reads_papers() -> bool {
    Command::new("pdftotext").arg("-v").output().is_ok()
}

/// What an answer says: the text of a paper, the sheets of a workbook, or what it holds.
pub fn text_of(page: &Page) -> String {
    if page.bytes.starts_with(b"%PDF") {
        let file = tempfile::NamedTempFile::new().expect("a file is made");
        fs::write(file.path(), &page.bytes).expect("written");
        let read = Command::new("pdftotext").arg(file.path()).arg("-").output();
        let Ok(read) = read else {
            skipped("pdftotext (poppler-utils) is not installed");
            return page.body.clone();
        };
        return String::from_utf8_lossy(&read.stdout).into_owned();
    }
    let Ok(mut workbook) = zip::ZipArchive::new(Cursor::new(&page.bytes)) else { return page.body.clone() };
    let mut text = String::new();
    for index in 0..workbook.len() {
        let sheet = workbook.by_index(index).expect("a sheet");
        io::read_to_string(sheet).map(|read| text.push_str(&read)).expect("UTF-8");
    }
    text
}

/// Somebody who came by a link.
pub async fn guest(site: &Site, role: Role, boards: Option<Boards>, name: &str) -> Browser {
    let grant = Grant { tournament: 1, role, boards, ends_at: now_microseconds() + HOUR };
    let mut browser = site.stranger();
    let joined = browser
        .post(&format!("/join/{}", site.state.desk.invite(&grant, 1).expect("written")), &[("name", name)])
        .await;
    browser.cookie.clone_from(joined.cookies.first().unwrap_or_else(|| panic!("{}", joined.body)));
    browser
}

/// Somebody with an account of their own on the server, who came to the first event by a link as any guest does.
pub async fn known(site: &Site, role: Role, boards: Option<Boards>, name: &str) -> Browser {
    let browser = site.browser(name).await;
    let grant = Grant { tournament: 1, role, boards, ends_at: now_microseconds() + HOUR };
    let link = site.state.desk.invite(&grant, 1).expect("written");
    assert_eq!(browser.post(&format!("/join/{link}"), &[]).await.location, "/t/1");
    browser
}

/// The first event, with a secret of each class in it.
pub async fn fill(chief: &Browser, event: &str, (birth, remark): (&str, &str)) {
    let done = async |path: &str, fields: &[(&str, &str)]| {
        let page = chief.post(&format!("/t/{event}{path}"), fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    };
    for name in ["Adams, A", "Brown, B", "Clark, C", "Dunn, D"] {
        let fields = [("name", name), ("first_round", "1"), ("birth", birth), ("note", remark), ("paid", PAID)];
        done("/players/new", &fields).await;
    }
    done("/rounds/1/pair", &[]).await;
    done("/rounds/1/publish", &[]).await;
    // What files tell of a change after the start is about the rating, and not about what the same form says beside it.
    let [remark, paid] = [remark, PAID].map(|before| format!("{before}, as before"));
    let fields = [("name", "Adams, A"), ("birth", birth), ("rating", "1900"), ("note", &remark), ("paid", &paid)];
    done("/players/0/edit", &[&fields[..], &[("confirmed", "yes"), ("reason", "the new list")]].concat()).await;
}

/// Somebody signs up to an event that has no place left.
fn sign_up_to_wait(site: &Site) {
    let arbiter = Actor { role: Role::ChiefArbiter, ..Actor::default() };
    let done = |act: Act| site.state.desk.perform(1, &arbiter, &Attempt { confirmed: true, ..Attempt::of(act) });
    let sign_up = SignUpRules { places: Some(0), waits: true, ..SignUpRules::default() };
    let now = Box::new(PublicSide { sign_up: Some(sign_up), ..PublicSide::default() });
    done(Act::ChangePublicSide(ChangePublicSide { was: Box::default(), now })).expect("it is offered");
    let (name, birth, phone) = ("Waits, W".into(), Birth::parse(WAITING_BIRTH), WAITING_PHONE.into());
    let player = Box::new(PlayerData { name, birth, phone, ..PlayerData::default() });
    done(Act::SignUp(SignUp { player, waits: true })).expect("who waits is noted");
}

/// The second board is adjourned, with a move in an envelope, and White at the first one appeals.
async fn adjourn(site: &Site, chief: &Browser) {
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let players = live.journal().state().rounds[0].game(2).expect("a board").players();
    let [white, black] = players.map(|player| player.0.to_string());
    let envelope = [
        ("round", "1"),
        ("board", "2"),
        ("white_id", &white),
        ("black_id", &black),
        ("side", "black"),
        ("number", "41"),
        ("position", SEALED),
        ("white_clock", "1:52"),
        ("resumption", "tomorrow 9:00"),
    ];
    let appeal = [("round", "1"), ("board", "1"), ("side", "white"), ("about", APPEAL), ("player", "0")];
    let forms: [(&str, &[(&str, &str)]); 3] = [
        ("/rounds/1/results", &[("board", "2"), ("was", ""), ("now", "adj")]),
        ("/incidents/envelope", &envelope),
        ("/incidents/appeals", &appeal),
    ];
    for (path, fields) in forms {
        let page = chief.post(&format!("/t/1{path}"), fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    }
}

/// A kind of visitors, and as whom they read the first event.
pub type Kind<'a> = (&'a str, &'a Browser, Option<Reader>);

/// Asks every address, of these events, as every kind of visitor; gives how many were opened, and which secrets were told to those who
/// may read them.
pub async fn walked(kinds: &[Kind<'_>], events: &[&str], secrets: &[Secret]) -> (usize, BTreeSet<String>) {
    let mut opened = 0;
    let mut told = BTreeSet::new();
    for (name, browser, reader) in kinds {
        for declared in site::all() {
            if declared.method != Method::GET || NEVER_ASKED.contains(&declared.path.as_str()) {
                continue;
            }
            // Papers take their time; whoever reads the same classes of them is asked for once.
            let is_told_for = matches!(
                reader,
                None | Some(Reader::ChiefArbiter | Reader::Viewer | Reader::GuestViewer | Reader::OfBoards)
            );
            if declared.path.contains("{document}") && !is_told_for {
                continue;
            }
            // The manual and the public files are the same for everybody, and long in the making.
            let is_the_same = declared.path.starts_with("/manual") || declared.path.contains("/files/");
            if is_the_same && reader.is_some() {
                continue;
            }
            let events = if declared.path.contains("{tournament}") { events } else { &events[..1] };
            let asked = events
                .iter()
                .flat_map(|event| filled(&declared.path, event).into_iter().map(move |path| (event, path)));
            for (event, path) in asked {
                // The papers of the other event are closed in the same way as its pages, and each takes its time.
                if *event == "2" && declared.path.contains("{document}") && !path.ends_with("/players.pdf") {
                    continue;
                }
                let page = browser.get(&path).await;
                let is_desk = declared.path.starts_with("/t/");
                let in_event = reader.filter(|reader| *event == "1" || *reader == Reader::Administrator);
                let may_see = in_event.is_some_and(|reader| reader.may_see(declared.shows));
                assert!(!is_desk || may_see || page.status != StatusCode::OK, "{name}: {path} is open");
                opened += usize::from(page.status == StatusCode::OK);
                let text = text_of(&page);
                for secret in secrets {
                    let is_there = secret.is_in(&text);
                    told.extend(is_there.then(|| secret.words.clone()));
                    assert!(!is_there || secret.is_open_to(*reader), "{name}: {path} tells {}", secret.words);
                    // A tournament report file goes on to others, whoever fetches it.
                    let is_private = [REMARK, OTHER_REMARK, PAID].contains(&secret.words.as_str());
                    assert!(!is_there || !is_private || !path.ends_with(".trf"), "{path} tells {}", secret.words);
                }
            }
        }
        for path in ["/t/1/live?after=0", "/p/1/live?after=0"] {
            let text = browser.beginning_of_stream(path).await.body;
            for secret in secrets.iter().filter(|secret| secret.is_in(&text)) {
                assert!(secret.is_open_to(*reader), "{name}: {path} tells {}", secret.words);
            }
        }
    }
    (opened, told)
}

/// Holds that each secret was told to somebody: whoever looks for one that nothing shows finds no fault.
pub fn proves_something(secrets: &[Secret], told: &BTreeSet<String>) {
    for secret in secrets {
        let is_told = told.contains(&secret.words) || !reads_papers();
        assert!(is_told, "{} is shown nowhere, so its search proves nothing", secret.words);
    }
}

#[actix_web::test]
async fn no_answer_holds_what_its_reader_may_not_read() {
    let site = Site::new();
    // The first account is the server's administrator, who may read more than the chief of an event.
    let root = site.browser("Root").await;
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    sign_up_to_wait(&site);
    fill(&chief, "1", (BIRTH, REMARK)).await;
    let noted = [("round", "1"), ("board", "1"), ("side", "white"), ("cause", "conduct"), ("measure", "warning")];
    let noted = [&noted[..], &[("minutes", ""), ("note", INCIDENT), ("confirmed", "1")]].concat();
    assert_eq!(chief.post("/t/1/incidents", &noted).await.status, StatusCode::SEE_OTHER);
    let sheet = JPEG_OF_A_SHEET;
    let live = site.state.desk.live(1).expect("readable").expect("there");
    let players = live.journal().state().rounds[0].game(1).expect("a board").players();
    let (round, depicts, sha256) = (RoundNo(1), Depicts::WhiteSheet, Digest::of_bytes(sheet));
    let photograph = Photograph { round, board: 1, players, depicts, sha256 };
    let kept = Attempt::of(Act::KeepPhotograph(KeepPhotograph { photograph }));
    site.state.desk.keep_photograph(1, &Actor::default(), &kept, sheet).expect("kept");
    adjourn(&site, &chief).await;
    for (device, result) in [("", GameResult::WhiteWins), (DEVICE, GameResult::BlackWins)] {
        let actor = Actor { device: device.into(), ..Actor::default() };
        let enters = EnterResult { round, board: 1, was: None, now: Some(result), players: Some(players) };
        site.state.desk.enter_typed(1, &actor, &Attempt::of(Act::EnterResult(enters))).expect("typed");
    }
    let _here = live.enter(Here { name: HERE.into(), session: "of nobody else".into() });
    let other = site.browser("Olga").await;
    other.new_tournament("Elsewhere Open").await;
    // The first event gets a side event, and both are a festival.
    let beside = [("name", "Side Event"), ("system", "dutch-2026"), ("rate", "rapid"), ("players", "on")];
    assert_eq!(chief.post("/t/1/festival/add", &beside).await.status, StatusCode::SEE_OTHER);
    fill(&other, "2", (OTHER_BIRTH, OTHER_REMARK)).await;
    site.browser(ACCOUNT).await;
    let (viewer, arbiter) = (site.browser("Vi").await, site.browser("Art").await);
    let store = site.state.desk.store();
    for (name, role) in [("Vi", Role::Viewer), ("Art", Role::Arbiter)] {
        let account = store.account_named(name).expect("readable").expect("there");
        store.set_role(1, account.id, Some(role), 1).expect("written");
    }
    // Spectators look at what is open, and see no more than that.
    for event in [1, 2] {
        store.set_public(event, true).expect("written");
    }
    let boards = Some(Boards { first: 1, last: 2 });
    let (looks, deputy) =
        (guest(&site, Role::Viewer, None, "Gus").await, guest(&site, Role::Arbiter, None, "Hal").await);
    let (of_boards, nobody) = (guest(&site, Role::Arbiter, boards, "Ike").await, site.stranger());
    let (known_deputy, known_viewer) =
        (known(&site, Role::Arbiter, None, "Kim").await, known(&site, Role::Viewer, None, "Lou").await);
    let kinds = [
        ("the administrator", &root, Some(Reader::Administrator)),
        ("the chief", &chief, Some(Reader::ChiefArbiter)),
        ("an arbiter", &arbiter, Some(Reader::Arbiter)),
        ("a viewer", &viewer, Some(Reader::Viewer)),
        ("a guest who looks", &looks, Some(Reader::GuestViewer)),
        ("a guest deputy", &deputy, Some(Reader::GuestDeputy)),
        ("a guest of two boards", &of_boards, Some(Reader::OfBoards)),
        ("a deputy by a link, with an account", &known_deputy, Some(Reader::GuestDeputy)),
        ("who looks by a link, with an account", &known_viewer, Some(Reader::GuestViewer)),
        ("nobody", &nobody, None),
    ];
    let code = |event| written_code(&site.state.desk.player_code(event, PlayerId(0)).expect("readable"));
    let secret = |class, home, words: &str| Secret { class, home, words: words.to_owned() };
    let secrets = [
        secret(DataClass::Persons, Home::Here, BIRTH),
        secret(DataClass::Persons, Home::Here, BIRTH_IN_TRF),
        secret(DataClass::Persons, Home::Here, BIRTH_IN_JSON),
        secret(DataClass::Persons, Home::Here, REMARK),
        secret(DataClass::Money, Home::Here, PAID),
        secret(DataClass::Codes, Home::Here, &code(1)),
        secret(DataClass::Devices, Home::Here, HERE),
        secret(DataClass::Devices, Home::Here, DEVICE),
        secret(DataClass::Incidents, Home::Here, INCIDENT),
        secret(DataClass::Incidents, Home::Here, &sha256.to_string()),
        secret(DataClass::Incidents, Home::Here, APPEAL),
        secret(DataClass::Sealed, Home::Here, SEALED),
        secret(DataClass::Persons, Home::Here, WAITING_BIRTH_IN_JSON),
        secret(DataClass::Persons, Home::Here, WAITING_PHONE),
        secret(DataClass::Persons, Home::Elsewhere, OTHER_BIRTH),
        secret(DataClass::Persons, Home::Elsewhere, OTHER_REMARK),
        secret(DataClass::Codes, Home::Elsewhere, &code(2)),
        secret(DataClass::Accounts, Home::Server, ACCOUNT),
    ];
    let (opened, told) = walked(&kinds, &["1", "2"], &secrets).await;
    assert!(opened > 600, "the walk reaches nothing: {opened} pages");
    proves_something(&secrets, &told);
}

/// Forms that say what is wrong answer with a page; that page is looked at as the others are.
#[actix_web::test]
async fn no_form_answers_with_what_its_sender_may_not_read() {
    let site = Site::new();
    site.browser("Root").await;
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    fill(&chief, "1", (BIRTH, REMARK)).await;
    let store = site.state.desk.store();
    store.set_public(1, true).expect("written");
    let boards = Some(Boards { first: 2, last: 2 });
    let (looks, of_boards) =
        (guest(&site, Role::Viewer, None, "Gus").await, guest(&site, Role::Arbiter, boards, "Ike").await);
    let nobody = site.stranger();
    let kinds = [
        ("a guest who looks", &looks, Reader::GuestViewer),
        ("a guest of a board", &of_boards, Reader::OfBoards),
        ("nobody", &nobody, Reader::Spectator),
    ];
    let code = written_code(&site.state.desk.player_code(1, PlayerId(0)).expect("readable"));
    let mut sent = 0;
    for (name, browser, reader) in kinds {
        for declared in site::all().iter().filter(|declared| declared.method == Method::POST) {
            if NEVER_ASKED.contains(&declared.path.as_str()) || declared.path.starts_with("/log-") {
                continue;
            }
            for path in filled(&declared.path, "1") {
                let fields = [("seq", "3"), ("confirmed", "1"), ("reason", "tried"), ("do", "role"), ("round", "1")];
                let page = browser.post(&path, &fields).await;
                sent += 1;
                let text = text_of(&page);
                for secret in [BIRTH, BIRTH_IN_TRF, BIRTH_IN_JSON, REMARK, PAID, code.as_str()] {
                    assert!(!text.contains(secret), "{name}: {path} tells {secret}");
                }
                let is_desk = path.starts_with("/t/");
                let is_open = reader.may_see(declared.shows);
                assert!(!is_desk || is_open || !page.status.is_success(), "{name}: {path} is open");
            }
        }
    }
    assert!(sent > 300, "only {sent} forms were sent");
}
