//! Who reads what, by every address: a secret of each class is put into an event, every address that the pages have is asked for by every
//! kind of visitor, and no answer holds a secret that is not theirs.

use crate::common::skipped;
use crate::site::{Browser, Page, Site};
use actix_web::http::StatusCode;
use sonneborn::desk::now_microseconds;
use sonneborn::desk::self_service::written_code;
use sonneborn::store::invitation::Grant;
use sonneborn::tournament::access::{DataClass, Reader};
use sonneborn::tournament::ids::PlayerId;
use sonneborn::tournament::role::Role;
use sonneborn::tournament::scope::Boards;
use sonneborn::web::reads;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Cursor};
use std::path::Path;
use std::process::Command;

/// Every address of the pages that is got, as it is written in their `routes`.
fn addresses() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/web/pages")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("readable").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).expect("UTF-8");
            for rest in text.split("\"/t/{tournament}").skip(1) {
                let Some((path, behind)) = rest.split_once('"') else { continue };
                if behind.trim_start_matches([',', ' ', '\n']).starts_with("web::get()") {
                    found.insert(path.to_owned());
                }
            }
        }
    }
    assert!(found.len() > 60, "only {} addresses were found", found.len());
    found
}

#[test]
fn every_address_of_an_event_says_what_it_shows() {
    for address in addresses() {
        assert!(reads::listed(&address).is_some(), "{address} has no line in src/web/reads.rs: nobody reads it");
    }
}

/// A birth date as files and as forms write it, and the words of an incident.
const BIRTH: &str = "1987-06-05";
const BIRTH_IN_TRF: &str = "1987/06/05";
const INCIDENT: &str = "an unseemly whistle";
/// An account of the server that has nothing to do with the event.
const ACCOUNT: &str = "Zebediah";
const HOUR: i64 = 60 * 60 * 1_000_000;

/// An address of this event, with its places filled.
fn filled(path: &str) -> String {
    let places = [
        ("{player}", "0"),
        ("{round}", "1"),
        ("{board}", "1"),
        ("{seq}", "3"),
        ("{number}", "1"),
        ("{title}", "GM"),
        ("{rate}", "rapid"),
        ("{team}", "0"),
        ("{document}", "players"),
    ];
    places.into_iter().fold(format!("/t/1{path}"), |path, (place, value)| path.replace(place, value))
}

fn reads_papers() -> bool {
    Command::new("pdftotext").arg("-v").output().is_ok()
}

/// What an answer says: the text of a paper, the sheets of a workbook, or what it holds.
fn text_of(page: &Page) -> String {
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
async fn guest(site: &Site, role: Role, boards: Option<Boards>, name: &str) -> Browser {
    let grant = Grant { tournament: 1, role, boards, ends_at: now_microseconds() + HOUR };
    let mut browser = site.stranger();
    let joined = browser
        .post(&format!("/join/{}", site.state.desk.invite(&grant, 1).expect("written")), &[("name", name)])
        .await;
    browser.cookie.clone_from(joined.cookies.first().unwrap_or_else(|| panic!("{}", joined.body)));
    browser
}

#[actix_web::test]
async fn no_answer_holds_what_its_reader_may_not_read() {
    let site = Site::new();
    // The first account is the server's administrator, who may read more than the chief of an event.
    site.browser("Root").await;
    let chief = site.browser("Ana").await;
    chief.new_tournament("Hall Cup").await;
    let done = async |path: &str, fields: &[(&str, &str)]| {
        let page = chief.post(path, fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{path}: {}", page.body);
    };
    for name in ["Adams, A", "Brown, B", "Clark, C", "Dunn, D"] {
        done("/t/1/players/new", &[("name", name), ("first_round", "1"), ("birth", BIRTH)]).await;
    }
    done("/t/1/rounds/1/pair", &[]).await;
    done("/t/1/rounds/1/publish", &[]).await;
    let noted = [("round", "1"), ("board", "1"), ("side", "white"), ("cause", "conduct"), ("measure", "warning")];
    let noted = [&noted[..], &[("minutes", ""), ("note", "an unseemly whistle"), ("confirmed", "1")]].concat();
    done("/t/1/incidents", &noted).await;
    site.browser(ACCOUNT).await;
    let viewer = site.browser("Vi").await;
    let store = site.state.desk.store();
    let account = store.account_named("Vi").expect("readable").expect("there");
    store.set_role(1, account.id, Some(Role::Viewer)).expect("written");
    let boards = Some(Boards { first: 1, last: 2 });
    let reader = |role, is_guest, has_boards| Some(Reader { role, is_guest, has_boards });
    let (looks, deputy) =
        (guest(&site, Role::Viewer, None, "Gus").await, guest(&site, Role::Arbiter, None, "Hal").await);
    let (of_boards, nobody) = (guest(&site, Role::Arbiter, boards, "Ike").await, site.stranger());
    let kinds = [
        ("the chief", &chief, reader(Role::ChiefArbiter, false, false)),
        ("a viewer", &viewer, reader(Role::Viewer, false, false)),
        ("a guest who looks", &looks, reader(Role::Viewer, true, false)),
        ("a guest deputy", &deputy, reader(Role::Arbiter, true, false)),
        ("a guest of two boards", &of_boards, reader(Role::Arbiter, true, true)),
        ("nobody", &nobody, None),
    ];
    let code = written_code(&site.state.desk.player_code(1, PlayerId(0)).expect("readable"));
    let secrets = [
        (DataClass::Persons, BIRTH),
        (DataClass::Persons, BIRTH_IN_TRF),
        (DataClass::Codes, code.as_str()),
        (DataClass::Incidents, INCIDENT),
        (DataClass::Accounts, ACCOUNT),
    ];
    let mut opened = 0;
    let mut told = BTreeSet::new();
    for (name, browser, reader) in &kinds {
        for path in addresses() {
            // A stream does not end.
            if path == "/live" {
                continue;
            }
            let page = browser.get(&filled(&path)).await;
            let class = reads::listed(&path).expect("every address says what it shows");
            let may = |class| reader.is_some_and(|reader: Reader| reader.may_read(class));
            assert!(may(class) || page.status != StatusCode::OK, "{name}: {path} ({class:?}) is open");
            opened += usize::from(page.status == StatusCode::OK);
            let text = text_of(&page);
            for (class, secret) in secrets {
                // A code is typed without its hyphen as well.
                let bare = secret.replace('-', "");
                let is_there = text.contains(secret) || class == DataClass::Codes && text.contains(&bare);
                told.extend(is_there.then(|| secret.to_owned()));
                // The chief of an event reads the names of its members, and no other account.
                let may = may(class) && class != DataClass::Accounts;
                assert!(may || !is_there, "{name}: {path} tells {secret}");
            }
        }
    }
    // Whoever looks for a secret that nothing shows finds no fault.
    assert!(opened > 150, "the walk reaches nothing: {opened} pages");
    for (_, secret) in secrets.iter().filter(|(class, _)| *class != DataClass::Accounts) {
        assert!(told.contains(*secret) || !reads_papers(), "{secret} is shown nowhere, so its search proves nothing");
    }
}
