//! A federation's machines: a primary, a hot standby that has every commit, and arbiters who type while the primary is killed.

use crate::backends::{POSTGRES_PROGRAMS, as_user, is_root, run, watch_over};
use crate::common::{PATIENCE, skipped};
use sonneborn::desk::{Actor, Attempt, Desk};
use sonneborn::store::{Database, Store};
use sonneborn::tournament::acts::{Act, Author, Create, RegisterPlayers};
use sonneborn::tournament::details::Details;
use sonneborn::tournament::ids::RoundNo;
use sonneborn::tournament::player::PlayerData;
use sonneborn::tournament::regulations::Regulations;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const ARBITERS: usize = 4;
/// Acts of each arbiter before the primary is killed, and after the promotion.
const BEFORE: usize = 15;
const AFTER: usize = 10;

/// One of the two servers, reached by the socket in its folder.
pub struct Node {
    data: PathBuf,
    socket: PathBuf,
}

impl Node {
    fn in_folder(folder: &Path, name: &str) -> Node {
        let socket = folder.join(name);
        Node { data: socket.join("data"), socket }
    }

    /// A server alone, with an empty database `chess`.
    pub fn alone(folder: &Path) -> Node {
        let node = Node::in_folder(folder, "one");
        fs::create_dir(&node.socket).expect("a folder");
        if is_root() {
            run(Command::new("chown").args(["-R", "postgres"]).arg(folder)).expect("the folder is the server's");
        }
        run(node.program("initdb").args(["-A", "trust", "-U", "postgres", "-N", "-D"]).arg(&node.data)).expect("made");
        node.start(folder);
        node.psql("CREATE DATABASE chess").expect("made");
        node
    }

    pub fn url(&self) -> String {
        format!("postgres://postgres@/chess?host={}", self.socket.display())
    }

    /// Ends the server as a pulled plug does.
    pub fn pull_the_plug(&self) {
        run(self.program("pg_ctl").args(["stop", "-m", "immediate", "-D"]).arg(&self.data)).expect("stopped");
    }

    fn program(&self, name: &str) -> Command {
        as_user(&Path::new(POSTGRES_PROGRAMS).join(name))
    }

    pub fn start(&self, folder: &Path) {
        let mut server = self
            .program("postgres")
            .arg("-D")
            .arg(&self.data)
            .args(["-c", "listen_addresses=", "-c", "fsync=off", "-c", "wal_level=replica", "-c", "max_wal_senders=4"])
            .arg("-k")
            .arg(&self.socket)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        watch_over(server.id(), folder);
        thread::spawn(move || server.wait());
        self.wait("SELECT 1");
    }

    fn psql(&self, statement: &str) -> Result<(), String> {
        run(self
            .program("psql")
            .args(["-U", "postgres", "-q", "-v", "ON_ERROR_STOP=1", "-c", statement, "-h"])
            .arg(&self.socket))
    }

    /// Until the statement can be done.
    fn wait(&self, statement: &str) {
        for _ in 0..200 {
            if self.psql(statement).is_ok() {
                return;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("{statement}: {:?}", self.psql(statement));
    }
}

/// A primary with a synchronous standby.
fn pair(folder: &Path) -> (Node, Node) {
    let (primary, standby) = (Node::in_folder(folder, "one"), Node::in_folder(folder, "two"));
    for node in [&primary, &standby] {
        fs::create_dir(&node.socket).expect("a folder");
    }
    if is_root() {
        run(Command::new("chown").args(["-R", "postgres"]).arg(folder)).expect("the folder is the server's");
    }
    run(primary.program("initdb").args(["-A", "trust", "-U", "postgres", "-N", "-D"]).arg(&primary.data))
        .expect("made");
    primary.start(folder);
    primary.psql("CREATE DATABASE chess").expect("made");
    let mut copy = primary.program("pg_basebackup");
    copy.arg("-h")
        .arg(&primary.socket)
        .args(["-U", "postgres", "-X", "stream", "-c", "fast", "-R", "-D"])
        .arg(&standby.data);
    run(&mut copy).expect("copied");
    let settings = standby.data.join("postgresql.auto.conf");
    let text = fs::read_to_string(&settings).expect("readable");
    let told = format!(
        "{text}\nprimary_conninfo = 'host={} user=postgres application_name=standby'\n",
        primary.socket.display()
    );
    fs::write(&settings, told).expect("written");
    standby.start(folder);
    primary.psql("ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (standby)'").expect("set");
    primary.psql("SELECT pg_reload_conf()").expect("loaded");
    primary.wait("DO $$ BEGIN ASSERT (SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync') = 1; END $$");
    (primary, standby)
}

fn registration(name: &str) -> Attempt {
    let player = PlayerData { name: name.to_owned(), ..PlayerData::default() };
    let act = Act::RegisterPlayers(RegisterPlayers {
        players: vec![player],
        first_round: RoundNo::FIRST,
        source: String::new(),
    });
    Attempt { confirmed: true, request_key: Some(format!("key {name}")), ..Attempt::of(act) }
}

#[test]
fn no_acknowledged_act_is_lost_when_the_primary_is_killed() {
    if !Path::new(POSTGRES_PROGRAMS).join("pg_basebackup").exists() {
        return skipped("PostgreSQL: no server to kill");
    }
    let folder = TempDir::new().expect("a temporary folder").keep();
    let (primary, standby) = pair(&folder);
    let url = format!("postgres://postgres@/chess?host={},{}", primary.socket.display(), standby.socket.display());
    let store = Store::open(Database::Postgres(url.clone())).expect("the primary is found");
    let desk = Arc::new(Desk::new(store));
    let actor = |n: usize| Actor {
        author: Author { account: 0, name: format!("arbiter {n}") },
        device: "test".into(),
        ..Actor::default()
    };
    let act = Act::Create(Create {
        details: Details { name: "Cup".into(), ..Details::default() },
        regulations: Box::new(Regulations::default()),
    });
    let id = desk.found(&actor(0), act).expect("made");
    let acknowledged = Mutex::new(Vec::new());
    let done: [AtomicUsize; ARBITERS] = Default::default();
    let (killed, recovered) = (Mutex::new(None), Mutex::new(None));
    thread::scope(|scope| {
        for (n, done) in done.iter().enumerate() {
            let (desk, acknowledged, recovered, killed) = (&desk, &acknowledged, &recovered, &killed);
            scope.spawn(move || {
                let mut after = 0;
                for number in 0.. {
                    let name = format!("Player {n}-{number}");
                    let started = Instant::now();
                    while desk.perform(id, &actor(n), &registration(&name)).is_err() {
                        assert!(started.elapsed() < PATIENCE, "no recovery");
                        thread::sleep(Duration::from_millis(50));
                    }
                    acknowledged.lock().expect("whole").push(name);
                    done.fetch_add(1, Ordering::Relaxed);
                    let killed: Option<Instant> = *killed.lock().expect("whole");
                    if killed.is_some_and(|killed| killed < started) {
                        after += 1;
                        recovered.lock().expect("whole").get_or_insert_with(Instant::now);
                    }
                    if after == AFTER {
                        return;
                    }
                }
            });
        }
        while done.iter().any(|done| done.load(Ordering::Relaxed) < BEFORE) {
            thread::sleep(Duration::from_millis(5));
        }
        let pid = fs::read_to_string(primary.data.join("postmaster.pid")).expect("it runs");
        let pid = pid.lines().next().expect("a line").to_owned();
        run(Command::new("kill").args(["-9", &pid])).expect("killed");
        *killed.lock().expect("whole") = Some(Instant::now());
        thread::sleep(Duration::from_secs(1));
        run(standby.program("pg_ctl").args(["promote", "-w", "-D"]).arg(&standby.data)).expect("promoted");
    });
    let seen = Desk::new(Store::open(Database::Postgres(url)).expect("the new primary is found"));
    let journal = seen.live(id).expect("readable").expect("there").journal();
    let acknowledged = acknowledged.into_inner().expect("whole");
    for name in &acknowledged {
        let times = journal.state().players.iter().filter(|player| player.data.name == *name).count();
        assert_eq!(times, 1, "{name}");
    }
    assert_eq!(journal.state().players.len(), acknowledged.len());
    let (killed, recovered) = (killed.into_inner().expect("whole"), recovered.into_inner().expect("whole"));
    let took = recovered.zip(killed).map(|(recovered, killed)| recovered - killed);
    println!("{} acts acknowledged, none lost; typing went on {took:?} after the kill", acknowledged.len());
}
