//! Both back ends for the same tests: a SQLite file, and a throw-away PostgreSQL cluster.

use crate::common::skipped;
use sonneborn::store::{Database, Store};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use tempfile::TempDir;

/// Debian's place for the server's programs.
pub(crate) const POSTGRES_PROGRAMS: &str = "/usr/lib/postgresql/15/bin";

/// A store, and which back end it is on.
pub struct Backend {
    pub name: &'static str,
    pub store: Store,
}

/// An empty store on each back end that this machine has.
pub fn each() -> Vec<Backend> {
    let mut backends = vec![sqlite()];
    match postgres() {
        Ok(backend) => backends.push(backend),
        Err(why) => skipped(&format!("PostgreSQL: {why}")),
    }
    backends
}

pub fn sqlite() -> Backend {
    // The file stays under its name as long as the process: a store whose file is gone does not write.
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    static FILES: AtomicU32 = AtomicU32::new(0);
    let folder = FOLDER.get_or_init(|| {
        let folder = TempDir::new().expect("a temporary folder").keep();
        sweep(&folder);
        folder
    });
    let alone = folder.join(FILES.fetch_add(1, Ordering::Relaxed).to_string());
    std::fs::create_dir(&alone).expect("a folder of its own");
    let file = alone.join("test.sqlite");
    let store = Store::open(Database::Sqlite(file)).expect("a new SQLite file opens");
    Backend { name: "sqlite", store }
}

/// An empty store on PostgreSQL; `None` (and SKIPPED printed) where this machine has none.
pub fn postgres_only() -> Option<Store> {
    postgres().map(|backend| backend.store).map_err(|why| skipped(&format!("PostgreSQL: {why}"))).ok()
}

fn postgres() -> Result<Backend, String> {
    let store = Store::open(empty_postgres()?).map_err(|error| error.to_string())?;
    Ok(Backend { name: "postgres", store })
}

/// A database without a table.
pub fn empty_postgres() -> Result<Database, String> {
    static CLUSTER: OnceLock<Result<Cluster, String>> = OnceLock::new();
    static DATABASES: AtomicU32 = AtomicU32::new(0);
    let cluster = CLUSTER.get_or_init(Cluster::start).as_ref().map_err(String::clone)?;
    let name = format!("test{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    cluster.create(&name)?;
    Ok(Database::Postgres(format!("postgres://postgres@localhost/{name}?host={}", cluster.folder.display())))
}

/// A cluster in a temporary folder, reached by its socket, gone with the process.
struct Cluster {
    folder: PathBuf,
}

impl Cluster {
    fn start() -> Result<Cluster, String> {
        let programs = Path::new(POSTGRES_PROGRAMS);
        if !programs.join("initdb").exists() {
            return Err(format!("no server in {POSTGRES_PROGRAMS}"));
        }
        // Kept for the life of the process: a static is never dropped.
        let folder = TempDir::new().map_err(|error| error.to_string())?.keep();
        let data = folder.join("data");
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder))?;
        }
        run(as_user(&programs.join("initdb")).args(["-A", "trust", "-U", "postgres", "-N", "-D"]).arg(&data))?;
        let server = as_user(&programs.join("postgres"))
            .arg("-D")
            .arg(&data)
            .args(["-c", "listen_addresses=", "-c", "fsync=off", "-c", "unix_socket_directories="])
            .arg("-k")
            .arg(&folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        watch_over(server.id(), &folder);
        let cluster = Cluster { folder };
        for _ in 0..100 {
            if cluster.psql("SELECT 1").is_ok() {
                return Ok(cluster);
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        Err("the server did not start".into())
    }

    fn create(&self, database: &str) -> Result<(), String> {
        self.psql(&format!("CREATE DATABASE {database}"))
    }

    fn psql(&self, statement: &str) -> Result<(), String> {
        let psql = Path::new(POSTGRES_PROGRAMS).join("psql");
        run(as_user(&psql).args(["-U", "postgres", "-q", "-c", statement, "-h"]).arg(&self.folder))
    }
}

/// Stops the server and removes its folder when this process is gone, however it ends.
pub(crate) fn watch_over(server: u32, folder: &Path) {
    let us = std::process::id();
    let script = format!(
        "while kill -0 {us} 2>/dev/null; do sleep 1; done; kill -QUIT {server} 2>/dev/null; sleep 1; rm -rf '{}'",
        folder.display()
    );
    let quiet = || Stdio::null();
    let _ = Command::new("sh").args(["-c", &script]).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}

pub(crate) fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.starts_with(b"0\n"))
}

/// The server refuses to run as root.
pub(crate) fn as_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program).current_dir("/");
    command
}

pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

/// Removes a folder when this process is gone, however it ends.
fn sweep(folder: &Path) {
    let us = std::process::id();
    let script = format!("while kill -0 {us} 2>/dev/null; do sleep 1; done; rm -rf '{}'", folder.display());
    let quiet = || Stdio::null();
    let _ = Command::new("sh").args(["-c", &script]).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}
