//! The server killed with -9 again and again while scripts type: every act that was acknowledged is there, once. `SONNEBORN_KILLS=60`
//! kills as often, on SQLite and on PostgreSQL.

use crate::backends::empty_postgres;
use crate::common::skipped;
use crate::process::told;
use crate::running::{Hall, api, names, registration};
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

const SCRIPTS: usize = 4;
/// Acts between two kills, spread over how long they take.
const LIFE: Duration = Duration::from_millis(120);

fn kills() -> usize {
    std::env::var("SONNEBORN_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(4)
}

/// Kills and restarts; gives the acts acknowledged, and the slowest start until the first answer.
fn killed_again_and_again(arguments: &[&str], kills: usize) -> (usize, Duration) {
    let mut hall = Hall::open(arguments);
    let token = hall.token(1);
    let acknowledged = Mutex::new(Vec::new());
    let mut slowest = Duration::ZERO;
    for kill in 0..kills {
        let (address, ends) = (hall.server.address().to_owned(), AtomicBool::new(false));
        let written = AtomicUsize::new(0);
        thread::scope(|scope| {
            for script in 0..SCRIPTS {
                let (address, token, ends, written) = (&address, &token, &ends, &written);
                let acknowledged = &acknowledged;
                scope.spawn(move || {
                    for number in 0.. {
                        let name = format!("Player, {kill} {script} {number}");
                        match api(address, token, "POST", "/tournaments/1/players", &registration(&name)) {
                            Ok((200, _)) => {
                                written.fetch_add(1, Ordering::Relaxed);
                                acknowledged.lock().expect("whole").push(name);
                            }
                            Ok(other) => panic!("{other:?}"),
                            // Killed: whether it was done is not known.
                            Err(_) => return,
                        }
                        if ends.load(Ordering::Relaxed) {
                            return;
                        }
                    }
                });
            }
            while written.load(Ordering::Relaxed) == 0 {
                thread::sleep(Duration::from_millis(1));
            }
            thread::sleep(LIFE * (kill as u32 % 7 + 1) / 4);
            hall.kill();
            ends.store(true, Ordering::Relaxed);
        });
        let started = Instant::now();
        hall = hall.again(true, arguments);
        assert!(hall.get("/t/1").starts_with("HTTP/1.1 200"));
        slowest = slowest.max(started.elapsed());
        assert!(!hall.get("/").contains("Nothing can be saved"), "a kill is no damage");
    }
    let mut there: HashMap<String, usize> = HashMap::new();
    for name in names(hall.server.address(), &token).expect("an answer") {
        *there.entry(name).or_default() += 1;
    }
    let acknowledged = acknowledged.into_inner().expect("whole");
    for name in &acknowledged {
        assert_eq!(there.get(name), Some(&1), "{name}");
    }
    assert!(there.values().all(|times| *times == 1), "nothing is there twice");
    let data = hall.data.clone();
    assert!(hall.server.stop());
    if arguments.is_empty() {
        let (proven, said) = told(&["verify", "--data-dir", data.to_str().expect("UTF-8")]);
        assert!(proven, "{said}");
    }
    (acknowledged.len(), slowest)
}

#[test]
fn no_acknowledged_act_is_lost_or_doubled_when_the_server_is_killed() {
    let (acts, slowest) = killed_again_and_again(&[], kills());
    println!("SQLite: {} kills, {acts} acts acknowledged, 0 lost or doubled; up again in {slowest:?} at most", kills());
    match empty_postgres() {
        Err(why) => skipped(&format!("PostgreSQL: {why}")),
        Ok(sonneborn::store::Database::Sqlite(_)) => unreachable!("it is PostgreSQL"),
        Ok(sonneborn::store::Database::Postgres(url)) => {
            let (acts, slowest) = killed_again_and_again(&["--database", &url], kills());
            println!(
                "PostgreSQL: {} kills, {acts} acts acknowledged, 0 lost or doubled; up again in {slowest:?}",
                kills()
            );
        }
    }
}
