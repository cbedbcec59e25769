//! The keeper of the file: what is not kept under its name is never called saved, one bad event does not take the others with
//! it, and every page says why nothing can be written.

use crate::backends::{each, sqlite};
use crate::chain::tamper;
use crate::desk::{actor, event, result};
use crate::site::Site;
use actix_web::http::StatusCode;
use sonneborn::desk::backups::{self, BackupError};
use sonneborn::desk::witnesses::{Asked, Verdict, Witnesses};
use sonneborn::desk::{Attempt, Desk, Refused};
use sonneborn::i18n::Lang;
use sonneborn::store::files::beside;
use sonneborn::store::{Database, Store, StoreError, Trouble};
use sonneborn::tournament::acts::{Act, CheckIn, RegisterPlayers};
use sonneborn::tournament::outcome::GameResult;
use std::fs;
use std::path::PathBuf;

fn file(store: &Store) -> PathBuf {
    match store.database() {
        Database::Sqlite(file) => file.clone(),
        Database::Postgres(_) => panic!("a SQLite file"),
    }
}

#[test]
fn nothing_is_called_saved_when_the_file_is_gone_or_another_one() {
    let backend = sqlite();
    let desk = Desk::new(backend.store);
    let id = event(&desk);
    let ana = actor(&desk, "Ana");
    let (file, away) = (file(desk.store()), file(desk.store()).with_extension("away"));
    let refused = |attempt: &Attempt| {
        matches!(desk.perform(id, &ana, attempt), Err(Refused::Store(StoreError::ReadOnly(Trouble::Vanished))))
    };
    let draw = Attempt::of(result(None, GameResult::Draw));
    fs::rename(&file, &away).expect("moved");
    assert!(refused(&draw) && desk.store().trouble() == Some(Trouble::Vanished));
    assert_eq!(desk.live(id).expect("readable").expect("there").journal().state().seq, 5, "reading goes on");
    fs::write(&file, "another file").expect("written");
    assert!(refused(&draw));
    fs::rename(&away, &file).expect("put back");
    for own in ["-wal", "-shm"].map(|suffix| beside(&file, suffix)) {
        fs::rename(&own, &away).expect("moved");
        assert!(refused(&draw), "{} is gone", own.display());
        fs::copy(&away, &own).expect("copied");
        assert!(refused(&draw), "{} is another one", own.display());
        fs::rename(&away, &own).expect("put back");
    }
    desk.perform(id, &ana, &draw).expect("the file is back");
    assert_eq!(desk.store().trouble(), None);
    let reopened = Desk::new(Store::open(Database::Sqlite(file)).expect("it opens"));
    assert_eq!(reopened.live(id).expect("readable").expect("there").journal().state().seq, 6);
}

#[actix_web::test]
async fn every_page_says_why_nothing_is_saved_and_nobody_is_thrown_out() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    assert_eq!(chief.new_tournament("Hall Cup").await, "/t/1");
    let file = file(site.state.desk.store());
    fs::rename(&file, file.with_extension("away")).expect("moved");
    for path in ["/", "/t/1", "/t/1/players", "/t/1/journal"] {
        let page = chief.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(page.body.contains("deleted, moved or replaced"), "{path}: {}", page.body);
    }
    let told = chief.post("/t/1/journal/undo", &[("seq", "1")]).await;
    assert_ne!(told.status, StatusCode::SEE_OTHER);
}

#[actix_web::test]
async fn one_bad_event_is_set_aside_and_the_others_serve() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    for name in ["Newer Cup", "Broken Cup", "Sound Cup"] {
        chief.new_tournament(name).await;
    }
    let desk = std::sync::Arc::clone(&site.state.desk);
    tamper(desk.store().database(), "UPDATE journal SET entry = entry || ' ' WHERE tournament_id = 2");
    // As a newer version would have written it, chain and all.
    let text = r#"{"seq":1,"at":"2026-11-22T08:00:00Z","author":{"account":1,"name":"x"},"device":"","act":{"act":"teleport"}}"#;
    let line = sonneborn::tournament::chain::Line::after(Default::default(), text.into(), None);
    let sql = format!(
        "UPDATE journal SET entry = '{text}', personal = NULL, digest = '{}', chain = '{}' WHERE tournament_id = 1",
        line.digest, line.chain
    );
    tamper(desk.store().database(), &sql);
    let restarted = Desk::new(Store::open(desk.store().database().clone()).expect("it opens"));
    assert_eq!(restarted.set_aside().len(), 2);
    let state = actix_web::web::Data::new(sonneborn::web::AppState {
        desk: std::sync::Arc::new(restarted),
        public_url: String::new(),
        stopping: tokio::sync::watch::channel(false).1,
        commands: |_| String::new(),
    });
    let again = chief.at(state);
    let home = again.get("/").await;
    assert_eq!(home.status, StatusCode::OK);
    assert!(home.body.contains("Sound Cup") && home.body.contains("act 1 is not as it was written"), "{}", home.body);
    assert!(home.body.contains("newer version"), "{}", home.body);
    assert_eq!(again.get("/t/3").await.status, StatusCode::OK);
    // A new event is made as ever, also where it could be made like one of these.
    assert_eq!(again.get("/new").await.status, StatusCode::OK);
    assert_eq!(again.new_tournament("Late Cup").await, "/t/4");
    let aside = again.get("/t/2").await;
    assert_eq!(aside.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(aside.body.contains("sonneborn verify"), "{}", aside.body);
}

#[test]
fn a_newer_schema_is_refused() {
    for backend in each() {
        let database = backend.store.database().clone();
        let sql = "INSERT INTO __diesel_schema_migrations (version, run_on) VALUES ('9999', CURRENT_TIMESTAMP)";
        tamper(&database, sql);
        let opened = Store::open(database.clone()).map(drop);
        assert!(matches!(opened, Err(StoreError::NewerSchema { .. })), "{}: {opened:?}", backend.name);
        let looked = Store::open_to_read(database).map(drop);
        assert!(matches!(looked, Err(StoreError::NewerSchema { .. })), "{}: {looked:?}", backend.name);
    }
}

#[cfg(unix)]
#[test]
fn only_the_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let backend = sqlite();
    let desk = Desk::new(backend.store);
    event(&desk);
    let file = file(desk.store());
    let copy = file.with_extension("copy");
    desk.store().backup(&copy).expect("written");
    for file in [file.clone(), file.with_extension("sqlite-wal"), copy] {
        let mode = fs::metadata(&file).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
}

#[test]
fn a_file_that_is_damaged_is_read_and_not_written() {
    let backend = sqlite();
    let desk = Desk::new(backend.store);
    let id = event(&desk);
    let file = file(desk.store());
    desk.store().rest();
    drop(desk);
    let mut bytes = fs::read(&file).expect("readable");
    // A page of an index in the middle of the file.
    let page = 4096;
    let victim = (1..bytes.len() / page).rev().find(|number| bytes[number * page] == 10).expect("an index leaf");
    bytes[victim * page..victim * page + 8].fill(0xff);
    fs::write(&file, bytes).expect("written");
    let served = Store::open_to_serve(Database::Sqlite(file)).expect("it opens to be read");
    assert_eq!(served.trouble(), Some(Trouble::Damaged));
    let written = served.create_account("Eva", false, 1);
    assert!(matches!(written, Err(StoreError::ReadOnly(Trouble::Damaged))), "{written:?}");
    assert!(served.tournament(id).expect("readable").is_some());
}

#[test]
fn backups_are_proven_and_never_made_where_the_stick_is_missing() {
    let backend = sqlite();
    let desk = Desk::new(backend.store);
    let id = event(&desk);
    let stick = tempfile::TempDir::new().expect("a temporary folder");
    let missing = stick.path().join("not-plugged-in");
    let at = sonneborn::desk::now();
    let refused = desk.make_backup(&missing, at);
    assert!(matches!(refused, Err(BackupError::NoFolder(_))) && !missing.exists(), "{refused:?}");
    let copy = desk.make_backup(stick.path(), at).expect("made");
    let heads = desk.store().heads().expect("readable");
    backups::prove(&copy, &heads).expect("it has the same heads");
    desk.perform(id, &actor(&desk, "Ana"), &Attempt::of(result(None, GameResult::Draw))).expect("done");
    let heads = desk.store().heads().expect("readable");
    let old = backups::prove(&copy, &heads);
    assert!(matches!(old, Err(BackupError::Differs { .. })), "an old copy lacks an act: {old:?}");
}

/// What stands in the folder, by name.
fn copies(folder: &std::path::Path) -> Vec<String> {
    let names = fs::read_dir(folder).expect("readable").flatten().map(|entry| entry.file_name());
    let names = names.filter_map(|name| name.into_string().ok()).filter(|name| !name.ends_with("-heads"));
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[actix_web::test]
async fn a_copy_follows_each_published_round_the_oldest_go_and_the_last_stands_on_now() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    chief.new_tournament("Hall Cup").await;
    let without = chief.get("/t/1").await.body;
    assert!(without.contains("--backup-dir"), "{without}");
    let stick = tempfile::TempDir::new().expect("a temporary folder");
    for old in 0..105 {
        fs::write(stick.path().join(format!("sonneborn-20200101T000{old:03}Z.sqlite")), "old").expect("written");
    }
    fs::write(stick.path().join("holiday.sqlite"), "somebody else's").expect("written");
    let desk = &site.state.desk;
    desk.keep_backups(backups::Plan { folder: stick.path().into(), every: std::time::Duration::from_secs(3600) });
    let made = || desk.last_backup().and_then(|last| last.made.ok());
    let first = crate::running::wait_for(made);
    assert_eq!(copies(stick.path()).len(), 101, "a hundred copies are kept, and what is no copy");
    // Their names have seconds: another one begins.
    let second = || sonneborn::desk::now_microseconds() / 1_000_000;
    let of_first = second();
    crate::running::wait_for(|| (second() > of_first).then_some(()));
    event(desk);
    let last = crate::running::wait_for(|| made().filter(|file| *file != first && file.exists()));
    let now = chief.get("/t/1").await.body;
    assert!(now.contains(&last.display().to_string()), "{now}");
    assert!(copies(stick.path()).contains(&"holiday.sqlite".to_owned()));
}

#[actix_web::test]
async fn a_sheet_is_current_until_what_it_shows_changes() {
    let site = Site::new();
    let chief = site.browser("chief").await;
    chief.new_tournament("Hall Cup").await;
    let desk = std::sync::Arc::clone(&site.state.desk);
    let head = |desk: &Desk| desk.live(1).expect("readable").expect("there").journal().state().head().to_string();
    let ana = actor(&desk, "Ana");
    let named = |name: &str| sonneborn::tournament::player::PlayerData { name: name.into(), ..Default::default() };
    let register = |name: &str| {
        Attempt::of(Act::RegisterPlayers(RegisterPlayers {
            players: vec![named(name)],
            first_round: sonneborn::tournament::ids::RoundNo(1),
            source: String::new(),
        }))
    };
    desk.perform(1, &ana, &register("Olsen, Per")).expect("done");
    let sheet = format!("/p/1/sheet/{}?paper=players&round=1", head(&desk));
    desk.store().set_public(1, true).expect("written");
    let spectator = site.stranger();
    assert!(spectator.get(&sheet).await.body.contains("as it stands now"));
    let check_in = Act::CheckIn(CheckIn { player: sonneborn::tournament::ids::PlayerId(0), was: false, now: true });
    desk.perform(1, &ana, &Attempt::of(check_in)).expect("done");
    assert!(spectator.get(&sheet).await.body.contains("as it stands now"), "the list of players shows no check-in");
    desk.perform(1, &ana, &register("Li, Wei")).expect("done");
    assert!(spectator.get(&sheet).await.body.contains("has changed since"));
    assert!(spectator.get("/p/1/sheet/2-00c0ffee?paper=players").await.body.contains("never was at"));
    let journal = chief.get("/t/1/journal").await;
    assert!(journal.body.contains(&head(&desk)), "the journal's page shows what papers print");
}

/// What the server keeps beside the database is its own: taken away while it runs, it is there again before the next act is told.
#[test]
fn files_beside_the_database_that_are_taken_away_are_made_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = Database::Sqlite(folder.path().join("hall.sqlite"));
    let desk = Desk::new(Store::open_to_serve(database.clone()).expect("it opens"));
    let id = event(&desk);
    let file = file(desk.store());
    let own = ["-heads", "-key", "-saved", ".lock"].map(|suffix| beside(&file, suffix));
    let key = fs::read(&own[1]).expect("a key");
    for taken in &own {
        fs::remove_file(taken).unwrap_or_else(|error| panic!("{}: {error}", taken.display()));
    }
    desk.perform(id, &actor(&desk, "Ana"), &Attempt::of(result(None, GameResult::Draw))).expect("done");
    assert!(own.iter().all(|file| file.is_file()) && fs::read(&own[1]).expect("a key") == key);
    let second = Store::open_to_serve(database.clone()).map(drop);
    assert!(matches!(second, Err(StoreError::InUse { .. })), "{second:?}");
    // Nothing more is done, and they are there when the server has ended.
    own[..3].iter().for_each(|file| fs::remove_file(file).expect("taken away"));
    desk.store().rest();
    let head = desk.live(id).expect("readable").expect("there").journal().state().head();
    drop(desk);
    let heads = fs::read_to_string(&own[0]).expect("written again");
    assert!(heads.contains(&format!("\"seq\":{}", head.seq)), "{heads}");
    // So that an end that is cut off is noticed.
    tamper(&database, &format!("DELETE FROM journal WHERE tournament_id = {id} AND seq = {}", head.seq));
    let cut = Store::open_to_serve(database).expect("it opens to be read");
    assert_eq!(cut.trouble(), Some(Trouble::Missing));
}

/// Whoever took the lock meanwhile has the file: nothing is written beside them.
#[test]
fn a_server_whose_lock_another_one_took_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = Database::Sqlite(folder.path().join("hall.sqlite"));
    let desk = Desk::new(Store::open_to_serve(database.clone()).expect("it opens"));
    let id = event(&desk);
    let draw = Attempt::of(result(None, GameResult::Draw));
    let ana = actor(&desk, "Ana");
    fs::remove_file(beside(&file(desk.store()), ".lock")).expect("taken away");
    let other = Store::open_to_serve(database).expect("the lock is free");
    let refused = desk.perform(id, &ana, &draw);
    assert!(matches!(refused, Err(Refused::Store(StoreError::ReadOnly(Trouble::Locked)))), "{refused:?}");
    drop(other);
    desk.perform(id, &ana, &draw).expect("the other one has ended");
    assert_eq!(desk.store().trouble(), None);
}

/// Two events that are made of one file, or two copies of one event, begin alike: what the hall signed of one is no end of the other.
#[test]
fn two_journals_that_begin_alike_are_both_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = Database::Sqlite(folder.path().join("hall.sqlite"));
    let desk = Desk::new(Store::open_to_serve(database.clone()).expect("it opens"));
    let (first, ana) = (event(&desk), actor(&desk, "Ana"));
    let archive = desk.archive(&desk.live(first).expect("readable").expect("there")).expect("written");
    let made = [(); 2].map(|()| desk.adopt(&archive, &ana, None).expect("made"));
    let entries = desk.store().entries(first, Default::default()).expect("readable");
    let copies =
        [(); 2].map(|()| desk.store().create_tournament("Copy", None, 1, &entries, &[], None).expect("made").id);
    let origin = |id: i64| desk.store().lines(id).expect("readable")[0].chain;
    assert_ne!(origin(made[0]), origin(made[1]), "when each came is in its acts");
    for twin in [made[0], copies[1]] {
        desk.perform(twin, &ana, &Attempt::of(result(None, GameResult::Draw))).expect("done");
    }
    desk.store().rest();
    drop(desk);
    for _ in 0..2 {
        let opened = Store::open_to_serve(database.clone()).expect("it opens");
        assert_eq!(opened.trouble(), None);
        opened.rest();
    }
    // What was signed is told of each: of the others, that it is not theirs.
    let store = Store::open_to_read(database.clone()).expect("it opens to be read");
    let asked = Asked { offline: true, ..Asked::default() };
    let witnesses = Witnesses::of(&store, &asked, Lang::default());
    for (id, verdict) in
        [(first, Verdict::HoldsTogether), (copies[0], Verdict::HoldsTogether), (copies[1], Verdict::Proven)]
    {
        let proof = witnesses.prove(id).expect("readable");
        assert_eq!(proof.verdict(), verdict, "{id}: {:?}", proof.told);
        let is_anothers = proof.told.iter().any(|(_, words)| words.contains(&format!("tournament {}", copies[1])));
        assert_eq!(is_anothers, id != copies[1], "{id}: {:?}", proof.told);
    }
    drop(store);
    // The end of the one that went on is missed as ever.
    tamper(&database, &format!("DELETE FROM journal WHERE tournament_id = {} AND seq = 6", copies[1]));
    let cut = Store::open_to_serve(database).expect("it opens to be read");
    assert_eq!(cut.trouble(), Some(Trouble::Missing));
}

/// A backup that fails leaves nothing behind: what there is of it takes space that somebody needs, mostly on a disk that is full.
#[test]
fn a_backup_that_fails_leaves_nothing_behind() {
    let backend = sqlite();
    let desk = Desk::new(backend.store);
    event(&desk);
    let stick = tempfile::TempDir::new().expect("a temporary folder");
    let (copy, names) = (stick.path().join("copy.sqlite"), || fs::read_dir(stick.path()).expect("readable").count());
    // A folder under the copy's name: all is written, and cannot take its place.
    fs::create_dir(&copy).expect("made");
    assert!(desk.store().backup(&copy).is_err());
    assert_eq!(names(), 1, "the folder alone");
    fs::remove_dir(&copy).expect("removed");
    desk.store().backup(&copy).expect("written");
    assert_eq!(names(), 1, "the copy alone");
}

/// Where the lock cannot be made, as on a disk that takes nothing, the hall is served to be read.
#[test]
fn a_database_that_cannot_be_locked_is_read_and_not_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = Database::Sqlite(folder.path().join("hall.sqlite"));
    let desk = Desk::new(Store::open(database.clone()).expect("it opens"));
    let (id, lock) = (event(&desk), beside(&file(desk.store()), ".lock"));
    drop(desk);
    // There is none where nobody served it.
    let _ = fs::remove_file(&lock);
    fs::create_dir(&lock).expect("made");
    let served = Store::open_to_serve(database).expect("it opens to be read");
    assert_eq!(served.trouble(), Some(Trouble::NotWritable));
    assert!(served.tournament(id).expect("readable").is_some());
    let written = served.create_account("Eva", false, 1);
    assert!(matches!(written, Err(StoreError::ReadOnly(Trouble::NotWritable))), "{written:?}");
}
