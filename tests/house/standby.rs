//! A second computer follows a hall that is killed again and again while scripts type, takes over, and the first one comes back: nothing
//! that both had is lost, what only the dead one had is named and taken over once by a press, and it writes nothing any more.
//! `SONNEBORN_TAKE_OVERS=20` kills as often.

use crate::backends::postgres_only;
use crate::process::{Server, program, told};
use crate::running::{Hall, PASSWORD, api, ask, names, registration, wait_for};
use crate::site::Site;
use actix_web::http::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

const SCRIPTS: usize = 3;
/// From the first act to the kill, in steps of this.
const LIFE: Duration = Duration::from_millis(90);
/// A second computer that joins is killed so often, later by this each time.
const FIRST_STEPS: u32 = 16;
const FIRST_STEP: Duration = Duration::from_millis(20);

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

/// Where acts of the replaced computer wait.
const LONE: &str = "/t/1/standby";

/// The acts that wait on the computer in charge: how a form names each, and its row.
fn lone(hall: &Hall) -> Vec<(String, String)> {
    let page = hall.get(LONE);
    let rows = page.split("<tr>").skip(2);
    let named = |row: &str| Some(row.split_once("name=\"act\" value=\"")?.1.split('"').next()?.to_owned());
    rows.filter_map(|row| Some((named(row)?, row.to_owned()))).collect()
}

/// Settles one that waits, with what its question asks for; gives the last answer.
fn settle(hall: &Hall, what: &str, act: &str) -> String {
    let form = format!("csrf={}&seen={}&do={what}&act={act}", hall.csrf, hall.seen(1));
    let answer = hall.post(LONE, &form);
    if answer.contains("name=\"confirmed\"") {
        return hall.post(LONE, &format!("{form}&confirmed=yes&reason=done+there"));
    }
    answer
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
        let lost: Vec<&String> = own.difference(&unique).collect();
        lost_to_the_first += lost.len();
        assert!(!alone.contains("New, N"));
        // It hands them to the one in charge, where each is taken over once, however often it is pressed.
        let other = hall.taken_over_by(second, folder.path());
        let waiting = wait_for(|| Some(lone(&other)).filter(|waiting| waiting.len() == lost.len()));
        for (act, row) in waiting {
            assert!(lost.iter().any(|name| row.contains(name.as_str())), "{row}");
            for _ in 0..2 {
                let answer = settle(&other, "take", &act);
                assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
            }
        }
        let after = other.names(&token);
        for name in &own {
            assert_eq!(after.iter().filter(|there| *there == name).count(), 1, "{name}");
        }
        assert!(lost.is_empty() || other.get("/t/1/journal").contains("taken over from http://"));
        assert!(other.server.stop() && hall.server.stop());
        let (proven, said) = told(&["verify", "--data-dir", text(folder.path())]);
        assert!(proven, "{said}");
    }
    println!("{} kills; {lost_to_the_first} acts were the dead one's alone, and it named them", take_overs());
}

fn result(address: &str, token: &str, board: u16, was: Option<&str>, now: &str) -> u64 {
    let path = format!("/tournaments/1/rounds/7/boards/{board}");
    let (_, seats) = api(address, token, "GET", &path, &Value::Null).expect("an answer");
    let body = json!({
        "was": was, "now": now, "players": [seats["white"]["player"], seats["black"]["player"]],
        "signature": { "confirmed": true },
    });
    let (status, done) = api(address, token, "PUT", &format!("{path}/result"), &body).expect("an answer");
    assert_eq!(status, 200, "{done}");
    done["act"].as_u64().expect("a number")
}

/// What only the dead computer had is told as what it is on the other one: what holds is done, what is so already or was taken back needs
/// nothing, a result that contradicts another's waits beside it, and what rests on somebody whom only that computer knew is done by nobody
/// else's number.
#[test]
fn each_act_of_the_replaced_computer_is_judged_where_it_is_taken_over() {
    let mut hall = Hall::open(&[]);
    let token = hall.token(1);
    let address = hall.server.address().to_owned();
    for step in ["pair", "publish"] {
        let seen: u64 = hall.seen(1).parse().expect("a number");
        let body = json!({ "signature": { "confirmed": true, "seen": seen } });
        let path = format!("/tournaments/1/rounds/7/{step}");
        let (status, told) = api(&address, &token, "POST", &path, &body).expect("an answer");
        assert_eq!(status, 200, "{told}");
    }
    let folder = TempDir::new().expect("a temporary folder");
    let second = follower(&hall, folder.path());
    let at = second.address().to_owned();
    assert!(second.stop());
    // The second computer sleeps; the first one works on.
    let players = names(&address, &token).expect("an answer").len();
    assert_eq!(hall.register(&token, "Alone, A").0, 200);
    let gone = json!({
        "was": { "state": "playing" }, "now": { "state": "withdrawn", "from": 8 }, "signature": { "confirmed": true },
    });
    let path = format!("/tournaments/1/players/{players}/presence");
    let (status, told_so) = api(&address, &token, "PUT", &path, &gone).expect("an answer");
    assert_eq!(status, 200, "{told_so}");
    for board in 1..=4 {
        let act = result(&address, &token, board, None, "1-0");
        if board == 4 {
            let body = json!({ "signature": { "confirmed": true, "reason": "a typo", "seen": act } });
            let path = format!("/tournaments/1/journal/{act}/undo");
            assert_eq!(api(&address, &token, "POST", &path, &body).expect("an answer").0, 200);
        }
    }
    hall.kill();
    let second = Server::start_with(folder.path(), 2, &["--listen", &at]);
    assert_eq!(take_over(&at, "chief", PASSWORD).0, 303);
    let other = hall.taken_over_by(second, folder.path());
    // Somebody else has the number of the dead computer's newcomer here; board 2 was typed again, board 3 otherwise.
    assert_eq!(other.register(&token, "Somebody, S").0, 200);
    result(&at, &token, 2, None, "1-0");
    result(&at, &token, 3, None, "0-1");
    assert!(lone(&other).is_empty());
    let hall = hall.again(true, &[]);
    let waiting = wait_for(|| Some(lone(&other)).filter(|waiting| waiting.len() == 7));
    assert!(other.get("/t/1").contains("Look at 7 acts that only the replaced computer had"));
    let offered = |row: &str| row.contains("value=\"take\"");
    let told: Vec<&str> = waiting
        .iter()
        .map(|(_, row)| match row {
            row if offered(row) => "offered",
            row if row.contains("This is so here already") => "there",
            row if row.contains("took it back") => "taken back",
            row if row.contains("It rests on") => "rests there",
            row => panic!("{row}"),
        })
        .collect();
    let wanted = ["offered", "rests there", "offered", "there", "offered", "taken back", "taken back"];
    assert_eq!(told, wanted, "newcomer, their leave, boards 1 to 4, the undo");
    // A page of before, or a tool, presses what is not offered.
    let refused = settle(&other, "take", &waiting[1].0);
    assert!(refused.starts_with("HTTP/1.1 409") && refused.contains("It rests on"), "{refused}");
    for place in [0, 0, 2, 2, 4, 4] {
        let answer = settle(&other, "take", &waiting[place].0);
        assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    }
    let board = |board: u16| {
        let path = format!("/tournaments/1/rounds/7/boards/{board}");
        api(&at, &token, "GET", &path, &Value::Null).expect("an answer").1["result"].clone()
    };
    assert_eq!([board(1), board(2), board(3), board(4)], [json!("1-0"), json!("1-0"), json!("0-1"), Value::Null]);
    assert!(other.get("/t/1/rounds/7").contains("1-0"), "both words wait at board 3");
    let there = other.names(&token);
    assert_eq!(there.iter().filter(|name| *name == "Alone, A").count(), 1);
    let left = lone(&other);
    assert_eq!(left.len(), 4, "{left:?}");
    let answer = settle(&other, "clear", "");
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert_eq!(lone(&other).len(), 1);
    settle(&other, "aside", &waiting[1].0);
    assert!(other.get(LONE).contains("No act of a replaced computer waits"));
    // Handed over once more, they are known.
    let hall = hall.again(false, &[]);
    assert!(hall.get("/standby/acts").contains("Alone, A"));
    assert_eq!(other.register(&token, "Later, L").0, 200);
    assert!(lone(&other).is_empty());
    // Only the chief arbiter reads them.
    let stranger = get(&at, LONE);
    assert!(stranger.starts_with("HTTP/1.1 303") || stranger.starts_with("HTTP/1.1 401"), "{stranger}");
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

/// A second computer that is killed in its first steps joins by the same line: none of them uses up its code.
#[test]
fn a_second_computer_that_is_killed_in_its_first_steps_joins_by_the_same_line() {
    let hall = Hall::open(&[]);
    for step in 0..FIRST_STEPS {
        let (line, folder) = (line(&hall), TempDir::new().expect("a temporary folder"));
        let mut killed = Command::new(program())
            .args(["follow", &line, "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        thread::sleep(FIRST_STEP * step);
        killed.kill().expect("killed");
        killed.wait().expect("it is gone");
        let second = Server::following(folder.path(), &line);
        wait_for(|| has_all(second.address()).then_some(()));
    }
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

#[actix_web::test]
async fn a_server_on_postgresql_makes_no_code_and_says_what_it_has_instead() {
    let Some(store) = postgres_only() else { return };
    let site = Site::on(store);
    let chief = site.browser("chief").await;
    let page = chief.get("/standby").await;
    assert!(page.body.contains("PostgreSQL, which has a standby of its own"), "{}", page.body);
    assert!(!page.body.contains("value=\"make\""), "what would be refused is not offered");
    assert_eq!(chief.post("/standby", &[("do", "make")]).await.status, StatusCode::NOT_FOUND);
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
    let server = ["--database", "postgres://postgres@127.0.0.1:1/chess", "--listen", "127.0.0.1:0"];
    let (begun, said) = told(&[&["follow", line.as_str()], &server[..]].concat());
    assert!(!begun && said.contains("keeps its data in a file"), "{said}");
    // A mark without the secret, and any text, open nothing.
    let head = "POST /api/v1/standby HTTP/1.1\r\nAuthorization: Bearer AAAA";
    assert_eq!(ask(hall.server.address(), head, b"AAAA").expect("an answer").0, 401);
}
