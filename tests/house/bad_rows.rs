//! One row that cannot be read stops one event, and never the others: a byte that is no text, an act of a newer version, a damaged page,
//! in any column of any kind of row. Everything else serves, is backed up and is verified, and what is set aside is named.

use crate::chain::tamper;
use crate::process::told;
use crate::running::{Hall, wait_for};
use crate::site::Site;
use actix_web::http::StatusCode;
use sonneborn::desk::{Desk, backups};
use sonneborn::store::{Database, Store, Trouble};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tempfile::TempDir;

/// A byte that is no text in the middle of a column, in SQL.
fn spoiled(column: &str) -> String {
    let part = |from: &str| format!("CAST(substr(CAST({column} AS BLOB), {from}) AS TEXT)");
    format!("{column} = {} || CAST(x'ff' AS TEXT) || {}", part("1, 6"), part("8"))
}

/// What is spoiled of the first event, and what is said of it.
fn harms() -> Vec<(&'static str, String, &'static str)> {
    let journal =
        |column: &str, rest: &str| format!("UPDATE journal SET {} WHERE tournament_id = 1 {rest}", spoiled(column));
    vec![
        ("an act", journal("entry", "AND seq = 2"), "act 2"),
        ("the last act", journal("entry", "AND seq = (SELECT max(seq) FROM journal WHERE tournament_id = 1)"), "act"),
        ("a personal record", journal("personal", "AND personal IS NOT NULL"), "act"),
        ("a digest", journal("digest", "AND seq = 2"), "act 2"),
        ("a place in the chain", journal("chain", "AND seq = 2"), "act"),
    ]
}

/// Two events with players in one database, the first spoiled.
async fn spoil(sql: &str) -> (Site, crate::site::Browser, Database) {
    let site = Site::new();
    let chief = site.browser("chief").await;
    for (event, name) in [("1", "First Cup"), ("2", "Second Cup")] {
        chief.new_tournament(name).await;
        let fields = [("name", "Adams, A"), ("first_round", "1"), ("birth", "1987")];
        let page = chief.post(&format!("/t/{event}/players/new"), &fields).await;
        assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.body);
    }
    let database = site.state.desk.store().database().clone();
    tamper(&database, sql);
    let again = Site::on(Store::open(database.clone()).expect("it opens"));
    let chief = chief.at(again.state.clone());
    (again, chief, database)
}

fn file(database: &Database) -> PathBuf {
    match database {
        Database::Sqlite(file) => file.clone(),
        Database::Postgres(_) => panic!("a SQLite file"),
    }
}

#[actix_web::test]
async fn a_byte_that_is_no_text_stops_one_event_and_no_other() {
    for (what, sql, named) in harms() {
        let (site, chief, database) = spoil(&sql).await;
        let home = chief.get("/").await;
        assert!(home.status == StatusCode::OK && home.body.contains("Second Cup"), "{what}: {}", home.body);
        assert!(home.body.contains("First Cup"), "{what}: the event is named");
        let first = chief.get("/t/1/players").await;
        assert_eq!(first.status, StatusCode::SERVICE_UNAVAILABLE, "{what}: {}", first.body);
        let second = chief.get("/t/2/players").await;
        assert!(second.body.contains("Adams, A"), "{what}: {}", second.body);
        assert_eq!(chief.new_tournament("Third Cup").await, "/t/3", "{what}");
        let fields = [("name", "Brown, B"), ("first_round", "1")];
        assert_eq!(chief.post("/t/2/players/new", &fields).await.status, StatusCode::SEE_OTHER, "{what}");
        // Backups go on and say what they cannot vouch for.
        let folder = TempDir::new().expect("a temporary folder");
        let desk = &site.state.desk;
        let made = desk.make_backup(folder.path(), sonneborn::desk::now());
        let copy = made.unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(desk.set_aside().iter().filter_map(|error| error.tournament()).collect::<Vec<_>>(), [1], "{what}");
        let kept = Store::open_to_read(Database::Sqlite(copy)).expect("a backup opens");
        assert_eq!(kept.tournaments().expect("readable").len(), 3, "{what}");
        let (proven, said) = told(&["verify", file(&database).to_str().expect("UTF-8")]);
        assert!(!proven && said.contains("Second Cup") && said.contains("Third Cup"), "{what}: {said}");
        assert!(said.contains(named), "{what}: {said}");
        let target = folder.path().join("by-hand.sqlite");
        let url = format!("sqlite:{}", file(&database).display());
        let (done, said) = told(&["backup", target.to_str().expect("UTF-8"), "--database", &url]);
        assert!(done && said.contains("act"), "{what}: {said}");
    }
}

#[actix_web::test]
async fn a_name_that_is_no_text_is_shown_as_far_as_it_is_one() {
    let sql = format!("UPDATE tournaments SET {} WHERE id = 1", spoiled("name"));
    let (site, chief, database) = spoil(&sql).await;
    for path in ["/", "/t/1/players", "/t/2/players", "/new"] {
        assert_eq!(chief.get(path).await.status, StatusCode::OK, "{path}");
    }
    let names: Vec<String> =
        site.state.desk.store().tournaments().expect("readable").into_iter().map(|row| row.name).collect();
    assert_eq!(names, ["Second Cup", "First \u{fffd}up"]);
    let (proven, said) = told(&["verify", file(&database).to_str().expect("UTF-8")]);
    assert!(!proven && said.contains("no text any more") && said.contains("Second Cup"), "{said}");
}

/// A backup copied over the database, with the log of what was there still beside it.
#[test]
fn a_log_of_another_state_is_noticed_and_kept() {
    let mut hall = Hall::open(&[]);
    let token = hall.token(1);
    let database = hall.data.join("sonneborn.sqlite");
    let folder = TempDir::new().expect("a temporary folder");
    let copy = folder.path().join("copy.sqlite");
    assert_eq!(hall.register(&token, "Before, B").0, 200);
    let (made, said) =
        told(&["backup", copy.to_str().expect("UTF-8"), "--data-dir", hall.data.to_str().expect("UTF-8")]);
    assert!(made, "{said}");
    assert_eq!(hall.register(&token, "After, A").0, 200);
    hall.kill();
    let log = PathBuf::from(format!("{}-wal", database.display()));
    assert!(fs::metadata(&log).is_ok_and(|log| log.len() > 0), "what was done last is in the log alone");
    fs::copy(&copy, &database).expect("copied over it");
    let hall = hall.again(true, &[]);
    let names = hall.names(&token);
    let has = |name: &str| names.iter().any(|other| other == name);
    assert!(has("Before, B") && !has("After, A"), "the backup is what was meant: {names:?}");
    assert!(hall.get("/").contains("lacks what was saved before"), "every page says so");
    let kept = fs::read_dir(&hall.data).expect("readable").flatten();
    assert!(
        kept.into_iter().any(|file| file.file_name().to_string_lossy().contains("-wal.other-1")),
        "the log is kept"
    );
    let said = fs::read_to_string(hall.data.join(crate::process::SAID)).expect("readable");
    assert!(said.contains("another state"), "{said}");
    assert!(hall.server.stop());
}

/// The main file of a running server, copied alone: its acts are in the log.
#[test]
fn a_file_with_nothing_in_it_says_so_before_it_offers_an_administrator() {
    let hall = Hall::open(&[]);
    let folder = TempDir::new().expect("a temporary folder");
    let alone = folder.path().join("sonneborn.sqlite");
    fs::copy(hall.data.join("sonneborn.sqlite"), &alone).expect("copied");
    let store = Store::open_to_serve(Database::Sqlite(alone.clone())).expect("it opens");
    let is_empty = store.accounts().expect("readable").is_empty();
    assert_eq!(store.began_empty(), is_empty, "an empty file is told, a whole one is not");
    drop(store);
    // As empty as it can be.
    let folder = TempDir::new().expect("a temporary folder");
    let empty = folder.path().join("sonneborn.sqlite");
    fs::write(&empty, b"").expect("written");
    assert!(!Store::open(Database::Sqlite(empty.clone())).expect("opens").began_empty(), "a new file is a new one");
    fs::remove_file(&empty).expect("removed");
    fs::write(folder.path().join("sonneborn.sqlite-saved"), "0000000012\n").expect("written");
    for suffix in ["-wal", "-shm"] {
        let _ = fs::remove_file(folder.path().join(format!("sonneborn.sqlite{suffix}")));
    }
    let store = Store::open_to_serve(Database::Sqlite(empty)).expect("opens");
    assert!(store.began_empty() && store.trouble() == Some(Trouble::Missing));
}

/// A server that is started on a full disk serves what is there to be read, and says why nothing is saved.
#[test]
fn a_full_disk_lets_the_server_start_for_reading() {
    let folder = TempDir::new().expect("a temporary folder");
    let disk = match crate::file_troubles::Disk::new(folder.path()) {
        Ok(disk) => disk,
        Err(why) => return crate::common::skipped(&format!("a full disk: {why}")),
    };
    let mut hall = Hall::open_in(disk.folder(), &[]);
    let token = hall.token(1);
    assert_eq!(hall.register(&token, "Before, B").0, 200);
    hall.kill();
    disk.fill();
    let hall = hall.again(true, &[]);
    let names = hall.names(&token);
    assert!(names.iter().any(|name| name == "Before, B"), "{names:?}");
    assert!(hall.get("/").contains("/log-out"), "still logged in");
    // What is left of pages that were there already, or that a migration set free, may take acts; then nothing does, and nobody is
    // told otherwise.
    let acts_of_free_pages = 2_000;
    let taken =
        (0..acts_of_free_pages).take_while(|late| hall.register(&token, &format!("Late, L{late}")).0 == 200).count();
    assert_eq!(hall.register(&token, "Late, L").0, 503, "{taken} acts were taken");
    assert_eq!(hall.names(&token).iter().filter(|name| name.starts_with("Late, ")).count(), taken);
    // With space again, the next start writes.
    disk.empty();
    let hall = hall.again(true, &[]);
    wait_for(|| (hall.register(&token, "After, A").0 == 200).then_some(()));
    assert!(hall.names(&token).iter().any(|name| name == "Before, B"));
    assert!(hall.server.stop());
}

/// The key is a file of its own, and a database without it tells no second factor.
#[test]
fn a_second_factor_is_sealed_by_a_key_beside_the_database() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("one.sqlite");
    let open = |file: &Path| Desk::new(Store::open(Database::Sqlite(file.into())).expect("it opens"));
    let desk = open(&file);
    let account = desk.store().create_account("Eva", false, 1).expect("written").expect("made");
    desk.begin_second_factor(account.id, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 7).expect("written");
    let kept = desk.store().account(account.id).expect("readable").expect("there").totp_secret;
    assert!(kept.starts_with("sealed1:") && !kept.contains("GEZDGNBV"), "{kept}");
    assert!(folder.path().join("keys/seal.key").is_file());
    // What an older version kept is sealed at the next start, and what is sealed stays as it is.
    desk.store().set_totp(account.id, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 7).expect("written");
    desk.seal_second_factors().expect("written");
    let sealed = desk.store().account(account.id).expect("readable").expect("there").totp_secret;
    assert!(sealed.starts_with("sealed1:"), "{sealed}");
    desk.seal_second_factors().expect("written");
    assert_eq!(desk.store().account(account.id).expect("readable").expect("there").totp_secret, sealed);
    assert!(backups::prove(&file, &[]).is_ok() && Arc::new(desk).set_aside().is_empty());
}
