//! PostgreSQL in earnest: nodes that start at once, that sleep within a transaction, that type at one board; a database that is
//! away; five hundred events in memory.

use crate::backends::{POSTGRES_PROGRAMS, empty_postgres, postgres_only};
use crate::chain::tamper;
use crate::common::{PATIENCE, skipped};
use crate::desk::{actor, event};
use crate::failover::Node;
use crate::process::Server;
use crate::running::{Hall, api, registration, wait_for};
use crate::site::PASSWORD;
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use sonneborn::desk::{Actor, Attempt, Desk, LIVE_HELD, Refused};
use sonneborn::store::tournament::Role;
use sonneborn::store::{Database, Store};
use sonneborn::tournament::acts::{Act, Author, Create, EnterResult, RegisterPlayers};
use sonneborn::tournament::chain::Head;
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::outcome::GameResult;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::Regulations;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn url(database: &Database) -> &str {
    match database {
        Database::Postgres(url) => url,
        Database::Sqlite(_) => panic!("a PostgreSQL database"),
    }
}

#[test]
fn nodes_that_start_at_once_on_an_empty_database_make_it_once() {
    let database = match empty_postgres() {
        Ok(database) => database,
        Err(why) => return skipped(&format!("PostgreSQL: {why}")),
    };
    let nodes: Vec<Desk> = thread::scope(|scope| {
        let starts: Vec<_> = (0..6).map(|_| scope.spawn(|| Store::open(database.clone()))).collect();
        starts.into_iter().map(|start| Desk::new(start.join().expect("no panic").expect("it opens"))).collect()
    });
    let id = event(&nodes[0]);
    assert_eq!(nodes[5].live(id).expect("readable").expect("there").journal().state().seq, 5);
}

/// Each tells its own first link at its start: whichever is opened first makes the administrator, and is the last.
#[test]
fn the_first_links_of_nodes_that_start_on_an_empty_database_are_all_good_until_one_is_used() {
    let database = match empty_postgres() {
        Ok(database) => database,
        Err(why) => return skipped(&format!("PostgreSQL: {why}")),
    };
    let nodes = [0, 1].map(|_| Desk::new(Store::open(database.clone()).expect("it opens")));
    let [one, other] = [0, 1].map(|node: usize| nodes[node].make_link(None).expect("made"));
    for link in [&one, &other] {
        assert_eq!(nodes[0].link_for(link).expect("readable"), Some(None));
    }
    let used = |node: usize, link: &str, name: &str| nodes[node].use_link(link, name, PASSWORD, "here");
    assert!(used(1, &one, "Ana").is_ok());
    assert_eq!(nodes[0].link_for(&other).expect("readable"), None);
    assert!(used(0, &other, "Bo").is_err());
}

/// Two servers on a database, and a token of event 1 that both know.
fn two_servers(url: &str, folder: &Path) -> ([Server; 2], String) {
    let desk = Desk::new(Store::open(Database::Postgres(url.into())).expect("it opens"));
    let id = event(&desk);
    assert_eq!(id, 1);
    desk.store().create_account("chief", true, 1).expect("written");
    let token = desk.make_token(id, "script", Role::Arbiter).expect("written");
    let servers = ["one", "two"].map(|name| {
        let data = folder.join(name);
        std::fs::create_dir(&data).expect("a folder");
        Server::start_with(&data, 1, &["--database", url])
    });
    (servers, token)
}

/// The node sleeps as a laptop does whose lid is closed: in the middle of an act.
#[test]
fn a_node_that_sleeps_within_a_transaction_keeps_nobody_waiting_for_long() {
    let database = match empty_postgres() {
        Ok(database) => database,
        Err(why) => return skipped(&format!("PostgreSQL: {why}")),
    };
    let folder = TempDir::new().expect("a temporary folder");
    let ([sleeper, other], token) = two_servers(url(&database), folder.path());
    let path = "/tournaments/1/players";
    let mut holder = PgConnection::establish(url(&database)).expect("it opens");
    holder.batch_execute("BEGIN; LOCK TABLE journal IN SHARE MODE").expect("locked");
    let (address, key) = (sleeper.address().to_owned(), token.clone());
    let slept = thread::spawn(move || api(&address, &key, "POST", path, &registration("Sleeper, S")));
    // It has begun its transaction and waits for the table.
    let is_so = |question: &str| {
        let asked = format!("DO $$ BEGIN ASSERT ({question}) > 0; END $$");
        PgConnection::establish(url(&database)).expect("it opens").batch_execute(&asked).is_ok().then_some(())
    };
    wait_for(|| is_so("SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'journal'::regclass"));
    let signal = |name: &str| {
        let sent = Command::new("kill").args([name, &sleeper.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
    };
    signal("-STOP");
    holder.batch_execute("COMMIT").expect("given back");
    // Its part is done but for the word that ends it.
    wait_for(|| {
        is_so(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction' \
             AND query LIKE '%INSERT%'",
        )
    });
    let started = Instant::now();
    let (mut longest, mut tries) = (Duration::ZERO, 0);
    loop {
        let asked = Instant::now();
        let (status, told) = api(other.address(), &token, "POST", path, &registration("Awake, A")).expect("an answer");
        longest = longest.max(asked.elapsed());
        tries += 1;
        if status == 200 {
            break;
        }
        assert_eq!((status, &told["code"]), (503, &"read_only".into()), "{told}");
        assert!(started.elapsed() < PATIENCE, "without limit");
    }
    println!("the other node wrote after {:?}, {tries} tries, {longest:?} the longest", started.elapsed());
    signal("-CONT");
    // Whatever it is told, its own act is there once when it is asked for again.
    let _ = slept.join().expect("no panic");
    wait_for(|| {
        let told = api(sleeper.address(), &token, "POST", path, &registration("Sleeper, S")).ok()?;
        (told.0 == 200).then_some(())
    });
    // The other node follows within half a second.
    let times = |name: &str| {
        let names = crate::running::names(other.address(), &token).expect("an answer");
        names.iter().filter(|other| *other == name).count()
    };
    wait_for(|| (times("Sleeper, S") > 0).then_some(()));
    assert_eq!(["Sleeper, S", "Awake, A"].map(times), [1, 1]);
}

#[test]
fn a_board_at_which_all_type_gives_conflicts_and_no_errors() {
    // Engines that speak PostgreSQL's language may know no other isolation than the strictest, and give transactions up for it.
    for isolation in ["read committed", "serializable"] {
        let Some(store) = postgres_only() else { return };
        let database = store.database().clone();
        let setting = format!(
            "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_isolation = %L', current_database(), \
             '{isolation}'); END $$"
        );
        tamper(&database, &setting);
        let (done, conflicts) = typed_at_one_board(&database, event(&Desk::new(store)));
        println!("{isolation}: {done} acts, {conflicts} conflicts, no error");
        assert_eq!(done + conflicts, 160);
        assert!(done > 0 && conflicts > 0);
    }
}

/// Eight arbiters at two nodes type at one board; how often one was done, and how often another was faster.
fn typed_at_one_board(database: &Database, id: i64) -> (usize, usize) {
    let nodes = [(); 2].map(|()| Desk::new(Store::open(database.clone()).expect("it opens")));
    let (mut done, mut conflicts) = (0, 0);
    thread::scope(|scope| {
        let typists = nodes.iter().flat_map(|desk| (0..4).map(move |n| (desk, n)));
        let typists = typists.map(|(desk, n)| {
            scope.spawn(move || {
                let author = Author { account: 0, name: format!("Arbiter {n}") };
                let who = Actor { author, device: "test".into(), ..Actor::default() };
                let (mut done, mut conflicts) = (0, 0);
                for turn in 0..20 {
                    let live = desk.live(id).expect("readable").expect("there");
                    let journal = live.journal();
                    let was =
                        journal.state().round(RoundNo(1)).and_then(|round| round.game(1)).and_then(|game| game.result);
                    let now = [GameResult::Draw, GameResult::WhiteWins, GameResult::BlackWins][(turn + n) % 3];
                    let act = Act::EnterResult(EnterResult {
                        round: RoundNo(1),
                        board: 1,
                        was,
                        now: Some(now),
                        players: None,
                    });
                    let attempt = Attempt {
                        confirmed: true,
                        reason: Some("typed".into()),
                        seen: Some(journal.state().seq),
                        ..Attempt::of(act)
                    };
                    match desk.perform(id, &who, &attempt) {
                        Ok(_) => done += 1,
                        Err(Refused::Conflict { .. }) => conflicts += 1,
                        Err(other) => panic!("{other:?}"),
                    }
                }
                (done, conflicts)
            })
        });
        for typist in typists.collect::<Vec<_>>() {
            let (own_done, own_conflicts) = typist.join().expect("no error");
            (done, conflicts) = (done + own_done, conflicts + own_conflicts);
        }
    });
    (done, conflicts)
}

#[test]
fn while_the_database_is_away_public_pages_are_served_with_their_time_and_nobody_is_logged_out() {
    if !Path::new(POSTGRES_PROGRAMS).join("initdb").exists() {
        return skipped("PostgreSQL: no server to stop");
    }
    let folder = TempDir::new().expect("a temporary folder").keep();
    let node = Node::alone(&folder);
    let data = TempDir::new().expect("a temporary folder");
    let hall = Hall::open_in(data.path(), &["--database", &node.url()]);
    let token = hall.token(1);
    assert!(hall.get("/p/1").starts_with("HTTP/1.1 200") && !hall.get("/p/1").contains("<strong>As of"));
    assert!(hall.get("/t/1").starts_with("HTTP/1.1 200"));
    node.pull_the_plug();
    for path in ["/p/1", "/p/1/standings", "/p/1/projector", "/p/1/names"] {
        let page = hall.get(path);
        assert!(page.starts_with("HTTP/1.1 200") && page.contains("As of "), "{path}: {page}");
    }
    assert!(hall.get("/").contains("Sonneborn Open"), "the list from memory");
    assert!(hall.get("/health").starts_with("HTTP/1.1 503"));
    // Arbiters go on reading what is in memory, by the rights that they had; what only the database knows waits.
    for path in ["/t/1/players", "/t/1/standings", "/t/1/journal"] {
        let page = hall.get(path);
        assert!(page.starts_with("HTTP/1.1 200") && page.contains("cannot reach its database"), "{path}: {page}");
    }
    let page = hall.get("/account");
    assert!(page.starts_with("HTTP/1.1 503") && page.contains("cannot reach its database"), "{page}");
    assert_eq!(hall.register(&token, "Away, A").0, 503);
    node.start(&folder);
    wait_for(|| hall.get("/health").starts_with("HTTP/1.1 200").then_some(()));
    wait_for(|| (hall.register(&token, "Back, B").0 == 200).then_some(()));
    assert!(hall.get("/t/1").starts_with("HTTP/1.1 200"), "still logged in");
    assert!(!hall.get("/p/1").contains("<strong>As of"));
    assert!(hall.server.stop());
}

/// What an idle node with a full memory asks of the database, and that the memory has its bound.
#[test]
fn five_hundred_events_in_memory_cost_one_short_question_and_no_more_are_held() {
    let Some(store) = postgres_only() else { return };
    let database = store.database().clone();
    let desk = Desk::new(store);
    let first = event(&desk);
    let entries = desk.store().entries(first, Head::default()).expect("readable");
    let more = LIVE_HELD + 20;
    let events: Vec<i64> = (1..more)
        .map(|number| {
            let made = desk.store().create_tournament(&format!("Cup {number}"), None, 1, &entries, &[], None);
            made.expect("made").id
        })
        .collect();
    let listened = desk.live(events[0]).expect("readable").expect("there");
    for id in &events {
        desk.live(*id).expect("readable").expect("there");
    }
    assert_eq!(desk.all_live().len(), LIVE_HELD);
    assert!(desk.loaded(events[0]).is_some_and(|live| Arc::ptr_eq(&live, &listened)), "what is in use stays");
    assert!(desk.loaded(events[1]).is_none(), "what was used longest ago is let go");
    assert!(desk.live(events[1]).expect("readable").is_some(), "and comes again");
    let mut took: Vec<Duration> = (0..40)
        .map(|_| {
            let started = Instant::now();
            desk.follow().expect("the store answers");
            started.elapsed()
        })
        .collect();
    took.sort();
    println!("{LIVE_HELD} events followed in {:?} (median), {:?} at most", took[20], took[39]);
    // And what another node did is there after one such question.
    let other = Desk::new(Store::open(database).expect("it opens"));
    let last = *events.last().expect("some");
    let draw = Attempt::of(crate::desk::result(None, GameResult::Draw));
    other.perform(last, &actor(&other, "Ana"), &draw).expect("done");
    desk.follow().expect("the store answers");
    assert_eq!(desk.loaded(last).expect("held").journal().state().seq, 6);
}

/// Two chiefs pair the same round at two nodes at once, a moment after somebody came at one of them: nobody is left out, and each thing is
/// done once.
#[test]
fn a_round_that_is_paired_at_two_nodes_at_once_is_paired_once_with_everybody() {
    for run in 0..8 {
        let Some(store) = postgres_only() else { return };
        let database = store.database().clone();
        let nodes = [Desk::new(store), Desk::new(Store::open(database).expect("it opens"))];
        let regulations = Box::new(Regulations { rounds: 3, ..Regulations::default() });
        let details = Details { name: "Hall Cup".into(), ..Details::default() };
        let chief = actor(&nodes[0], "Ana");
        let id = nodes[0].found(&chief, Act::Create(Create { details, regulations })).expect("founded");
        assert!(nodes[1].live(id).expect("readable").is_some());
        for players in [0..6, 6..7] {
            nodes[1].follow().expect("readable");
            let players =
                players.map(|n| PlayerData { name: format!("Player {n}"), ..PlayerData::default() }).collect();
            let act = Act::RegisterPlayers(RegisterPlayers { players, first_round: RoundNo(1), source: "test".into() });
            nodes[0].perform(id, &chief, &Attempt::of(act)).expect("registered");
        }
        // Only the node that is behind, or both at once.
        let pairing = if run % 2 == 0 { &nodes[1..] } else { &nodes[..] };
        if run % 2 == 1 {
            nodes[1].follow().expect("readable");
        }
        let paired: Vec<_> = thread::scope(|scope| {
            let pair = |node: &'_ Desk| node.pair_round(id, &chief, RoundNo(1), true).is_ok();
            let pairing: Vec<_> = pairing.iter().map(|node| scope.spawn(move || pair(node))).collect();
            pairing.into_iter().map(|one| one.join().expect("no panic")).collect()
        });
        assert!(paired.contains(&true), "run {run}");
        nodes[0].follow().expect("readable");
        let journal = nodes[0].live(id).expect("readable").expect("there").journal();
        let draft = journal.state().draft().expect("paired");
        assert_eq!(2 * draft.games.len() + draft.byes.len(), 7, "run {run}: nobody is left out");
        let times = |is_it: fn(&Act) -> bool| journal.entries().filter(|entry| is_it(&entry.act)).count();
        assert_eq!(times(|act| matches!(act, Act::NumberPlayers(_))), 1, "run {run}");
        assert_eq!(times(|act| matches!(act, Act::DraftRound(_))), 1, "run {run}");
    }
}
