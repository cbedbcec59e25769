//! A second computer follows a hall that is killed again and again while scripts type, takes over, and the first one comes back: nothing
//! that both had is lost, what only the dead one had is named, and it writes nothing any more. `SONNEBORN_TAKE_OVERS=20` kills as often.

use crate::process::{Server, told};
use crate::running::{Hall, PASSWORD, api, ask, names, registration, wait_for};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

const SCRIPTS: usize = 3;
/// From the first act to the kill, in steps of this.
const LIFE: Duration = Duration::from_millis(90);

fn take_overs() -> usize {
    std::env::var("SONNEBORN_TAKE_OVERS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(2)
}

/// The line that the hall's page shows for a second computer.
fn line(hall: &Hall) -> String {
    let page = hall.post("/standby", &format!("csrf={}&do=make", hall.csrf));
    let (_, rest) = page.split_once("sonneborn follow ").unwrap_or_else(|| panic!("{page}"));
    rest.split_whitespace().next().expect("a line").to_owned()
}

fn get(address: &str, path: &str) -> String {
    ask(address, &format!("GET {path} HTTP/1.1"), b"").map(|(_, answer)| answer).unwrap_or_default()
}

/// Whether a following computer has everything.
fn has_all(address: &str) -> bool {
    let page = get(address, "/standby");
    page.contains("It has every act") && !page.contains("Not everything has come yet")
}

fn take_over(address: &str, name: &str, password: &str) -> (u16, String) {
    let head = "POST /standby/take-over HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded";
    ask(address, head, format!("name={name}&password={password}").as_bytes()).expect("an answer")
}

/// A second computer that follows a hall, with everything that is there now.
fn follower(hall: &Hall, data: &Path) -> Server {
    let line = line(hall);
    let server = Server::following(data, &line);
    wait_for(|| has_all(server.address()).then_some(()));
    server
}

fn text(data: &Path) -> &str {
    data.to_str().expect("UTF-8")
}

/// Registers players from several scripts until the hall is killed; gives whom it acknowledged.
fn typed_until_killed(
    hall: &mut Hall,
    token: &str,
    second: &str,
    life: Duration,
) -> (BTreeSet<String>, BTreeSet<String>) {
    let (address, ends) = (hall.server.address().to_owned(), AtomicBool::new(false));
    let (acknowledged, both) = (Mutex::new(BTreeSet::new()), Mutex::new(BTreeSet::new()));
    thread::scope(|scope| {
        for script in 0..SCRIPTS {
            let (address, ends, acknowledged) = (&address, &ends, &acknowledged);
            scope.spawn(move || {
                for number in 0.. {
                    let name = format!("Player, {script}-{number:04}");
                    match api(address, token, "POST", "/tournaments/1/players", &registration(&name)) {
                        Ok((200, _)) => drop(acknowledged.lock().expect("whole").insert(name)),
                        Ok(other) => panic!("{other:?}"),
                        Err(_) => return,
                    }
                    if ends.load(Ordering::Relaxed) {
                        return;
                    }
                }
            });
        }
        wait_for(|| (!acknowledged.lock().expect("whole").is_empty()).then_some(()));
        thread::sleep(life);
        // Whom both have: the second one says so before the first one dies.
        let first: BTreeSet<String> = acknowledged.lock().expect("whole").clone();
        let there = names(second, token).expect("an answer").into_iter().filter(|name| first.contains(name));
        both.lock().expect("whole").extend(there);
        hall.kill();
        ends.store(true, Ordering::Relaxed);
    });
    (acknowledged.into_inner().expect("whole"), both.into_inner().expect("whole"))
}

#[test]
fn what_both_computers_have_survives_the_first_and_what_it_alone_had_is_named() {
    let mut lost_to_the_first = 0;
    for kill in 0..take_overs() {
        let mut hall = Hall::open(&[]);
        let token = hall.token(1);
        let folder = TempDir::new().expect("a temporary folder");
        let second = follower(&hall, folder.path());
        let at = second.address().to_owned();
        let (status, told_so) =
            api(&at, &token, "POST", "/tournaments/1/players", &registration("Early, E")).expect("an answer");
        assert!(status >= 400, "{told_so}");
        let life = LIFE * (kill as u32 % 5 + 1);
        let (acknowledged, both) = typed_until_killed(&mut hall, &token, &at, life);
        assert_eq!(take_over(&at, "chief", "wrong+horse").0, 401, "nobody takes over by a wrong password");
        assert_eq!(take_over(&at, "chief", PASSWORD).0, 303);
        let there: Vec<String> = names(&at, &token).expect("an answer");
        let unique: BTreeSet<String> = there.iter().cloned().collect();
        assert_eq!(unique.len(), there.len(), "nothing is there twice");
        assert!(both.is_subset(&unique), "{:?} is lost", both.difference(&unique));
        // The work goes on: what a phone sends again is done once, what is new is done.
        for name in acknowledged.iter().filter(|name| unique.contains(*name)).take(1).chain([&"New, N".to_owned()]) {
            let done = api(&at, &token, "POST", "/tournaments/1/players", &registration(name)).expect("an answer");
            assert_eq!(done.0, 200, "{}", done.1);
        }
        assert_eq!(names(&at, &token).expect("an answer").len(), there.len() + 1);
        // The first one comes back, and asks before it writes.
        let hall = hall.again(true, &[]);
        let own: BTreeSet<String> = hall.names(&token).into_iter().collect();
        let (status, code) = hall.register(&token, "Late, L");
        assert!(status >= 400, "{status} {code}");
        assert!(hall.get("/").contains("Another computer took over"), "its pages say so");
        let alone = hall.get("/standby/acts");
        for name in &acknowledged {
            assert!(own.contains(name), "{name} was acknowledged");
            assert_eq!(alone.contains(name), !unique.contains(name), "{name}: {alone}");
        }
        lost_to_the_first += own.difference(&unique).count();
        assert!(!alone.contains("New, N"));
        assert!(second.stop() && hall.server.stop());
        let (proven, said) = told(&["verify", "--data-dir", text(folder.path())]);
        assert!(proven, "{said}");
    }
    println!("{} kills; {lost_to_the_first} acts were the dead one's alone, and it named them", take_overs());
}

#[test]
fn a_computer_that_follows_is_the_hall_with_its_accounts_and_stays_one_until_somebody_takes_over() {
    let hall = Hall::open(&[]);
    let folder = TempDir::new().expect("a temporary folder");
    let second = follower(&hall, folder.path());
    let (key, other_key) = (hall.data.join("sonneborn.sqlite-key"), folder.path().join("sonneborn.sqlite-key"));
    assert_eq!(
        std::fs::read(key).expect("a key"),
        std::fs::read(other_key).expect("a key"),
        "the hall stays the same hall"
    );
    // Stopped and started by the usual command, it follows on.
    assert!(second.stop());
    let again = Server::start_with(folder.path(), 2, &[]);
    wait_for(|| has_all(again.address()).then_some(()));
    // What is no act comes too: the token of a script.
    let token = hall.token(1);
    let players = "/tournaments/1/players";
    wait_for(|| {
        api(again.address(), &token, "GET", players, &Value::Null).is_ok_and(|told| told.0 == 200).then_some(())
    });
    assert_eq!(hall.register(&token, "After, A").0, 200);
    wait_for(|| names(again.address(), &token).is_ok_and(|names| names.contains(&"After, A".to_owned())).then_some(()));
    // A log-in would be a write.
    let head = "POST /log-in HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded";
    let refused = ask(again.address(), head, format!("name=chief&password={PASSWORD}").as_bytes()).expect("an answer");
    assert!(refused.0 >= 400 && refused.1.contains("follows the one in charge"), "{}", refused.1);
    // The one in charge is told while it runs, and writes nothing from then on.
    assert_eq!(take_over(again.address(), "chief", PASSWORD).0, 303);
    wait_for(|| hall.get("/").contains("Another computer took over").then_some(()));
    assert!(hall.register(&token, "Late, L").0 >= 400);
    assert!(hall.get("/standby/acts").contains("has every act of this one"));
    // Where the second one is gone for good, the first one goes on; the other then stands back.
    assert_eq!(take_over(hall.server.address(), "chief", PASSWORD).0, 303);
    assert_eq!(hall.register(&token, "Again, A").0, 200);
    wait_for(|| get(again.address(), "/").contains("Another computer took over").then_some(()));
}

#[test]
fn a_hall_that_was_put_back_to_an_older_moment_takes_nothing_from_the_one_that_follows() {
    let mut hall = Hall::open(&[]);
    let token = hall.token(1);
    let before = hall.data.join("before.sqlite");
    let (made, said) = told(&["backup", text(&before), "--data-dir", text(&hall.data)]);
    assert!(made, "{said}");
    let folder = TempDir::new().expect("a temporary folder");
    let second = follower(&hall, folder.path());
    let at = second.address();
    assert_eq!(hall.register(&token, "Kept, K").0, 200);
    let has_kept = || names(at, &token).is_ok_and(|names| names.contains(&"Kept, K".to_owned()));
    wait_for(|| has_kept().then_some(()));
    hall.kill();
    let (restored, said) = told(&["restore", text(&before), "--force", "--data-dir", text(&hall.data)]);
    assert!(restored, "{said}");
    // At another address; it says so to the one that follows.
    let hall = hall.again(true, &[]);
    wait_for(|| get(at, "/standby").contains("has another act").then_some(()));
    assert!(has_kept() && !hall.names(&token).contains(&"Kept, K".to_owned()));
}

#[test]
fn nobody_follows_without_the_code_and_into_a_folder_that_has_a_database() {
    let hall = Hall::open(&[]);
    let line = line(&hall);
    let folder = TempDir::new().expect("a temporary folder");
    let wrong = format!("{}#AAAA-BBBB", line.split('#').next().expect("an address"));
    let (begun, said) = told(&["follow", &wrong, "--listen", "127.0.0.1:0", "--data-dir", text(folder.path())]);
    assert!(!begun && said.contains("does not take the code"), "{said}");
    assert!(!folder.path().join("sonneborn.sqlite").exists());
    let (begun, said) = told(&["follow", &line, "--listen", "127.0.0.1:0", "--data-dir", text(&hall.data)]);
    assert!(!begun && said.contains("there is a database already"), "{said}");
    let (begun, said) = told(&["follow", "http://127.0.0.1:1/", "--data-dir", text(folder.path())]);
    assert!(!begun && said.contains("this is no line"), "{said}");
    // A mark without the secret, and any text, open nothing.
    let head = "POST /api/v1/standby HTTP/1.1\r\nAuthorization: Bearer AAAA";
    assert_eq!(ask(hall.server.address(), head, b"AAAA").expect("an answer").0, 401);
}
