//! Databases as every earlier version left them: for each state of the tables that there has been, a database at that state with an event
//! and a row in each table is opened by this program, on both back ends. Nothing that was kept is lost or otherwise, and work goes on.

use crate::backends::{empty_postgres, sqlite};
use crate::chain::tamper;
use crate::common::skipped;
use crate::desk::{actor, event, result};
use diesel::Connection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel::sqlite::SqliteConnection;
use sonneborn::desk::{Attempt, Desk, now_microseconds};
use sonneborn::store::{Database, Store};
use sonneborn::tournament::acts::Entry;
use sonneborn::tournament::chain::{self, Line};
use sonneborn::tournament::outcome::GameResult;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What a program of each state wrote, by the migration that made its place.
const WRITTEN: [(&str, &str); 22] = [
    (
        "0001",
        "INSERT INTO accounts (id, name, password_hash, is_administrator, is_disabled, created_at)
             VALUES (1, 'Ana', 'a hash', TRUE, FALSE, 11);
         INSERT INTO sessions (token_hash, account_id, csrf, device, created_at, seen_at)
             VALUES ('a session', 1, 'a token', 'a laptop', 12, 13);
         INSERT INTO links (token_hash, account_id, expires_at) VALUES ('a link', 1, 9000000000000000);",
    ),
    (
        "0002",
        "INSERT INTO tournaments (id, name, is_public, created_at) VALUES (1, 'Hall Cup', TRUE, 14);
         INSERT INTO roles (tournament_id, account_id, role) VALUES (1, 1, 'chief_arbiter');",
    ),
    (
        "0003",
        "INSERT INTO rating_lists (id, name, players, imported_at) VALUES (1, 'A list', 2, 15);
         INSERT INTO rating_list_pieces (list_id, piece, bytes) VALUES (1, 0, 'bytes');",
    ),
    (
        "0004",
        "INSERT INTO tokens (id, token_hash, tournament_id, name, role, created_at)
             VALUES (1, 'a key', 1, 'A script', 'arbiter', 16);
         INSERT INTO games (tournament_id, round, board, pgn) VALUES (1, 1, 1, '1. e4 e5 *');",
    ),
    (
        "0005",
        "UPDATE rating_lists SET valid_from = '2026-11-01', federation = 'NOR', is_whole = TRUE;
         INSERT INTO rating_list_columns (list_name, mapping) VALUES ('A list', '[]');",
    ),
    ("0006", "UPDATE journal SET request_key = 'a request' WHERE seq = 3;"),
    (
        "0007",
        "UPDATE tokens SET expires_at = 9000000000000000;
         UPDATE accounts SET totp_secret = 'a secret', totp_step = 17;
         INSERT INTO tournaments (id, name, is_public, created_at, deleted_at) VALUES (2, 'Gone', FALSE, 18, 19);",
    ),
    (
        "0008",
        "INSERT INTO live_settings (tournament_id, settings) VALUES (1, '{}');
         INSERT INTO live_keys (id, key_hash, tournament_id, round, name, created_at)
             VALUES (1, 'a relay', 1, 1, 'Relay', 20);
         INSERT INTO notices (tournament_id, round, board, notice, at, seen_by, seen_at)
             VALUES (1, 1, 1, 'a notice', 21, 'Ana', 22);",
    ),
    (
        "0009",
        "INSERT INTO festivals (id, name, created_at) VALUES (1, 'A festival', 23);
         INSERT INTO sections (tournament_id, festival_id, place) VALUES (1, 1, 1);",
    ),
    (
        "0010",
        "INSERT INTO accounts (id, name, password_hash, is_administrator, is_disabled, created_at, guest_of, ends_at)
             VALUES (2, 'A guest', '', FALSE, FALSE, 24, 1, 9000000000000000);
         INSERT INTO roles (tournament_id, account_id, role, first_board, last_board) VALUES (1, 2, 'deputy', 1, 2);
         INSERT INTO invitations (id, token_hash, tournament_id, role, first_board, last_board, created_at, ends_at,
             uses_left) VALUES (1, 'an invitation', 1, 'deputy', 1, 2, 25, 9000000000000000, 3);
         INSERT INTO sessions (token_hash, account_id, csrf, device, created_at, seen_at, shut_out_at)
             VALUES ('a lost phone', 2, 'a token', 'a phone', 26, 27, 28);
         UPDATE tournaments SET archived_at = 29;",
    ),
    (
        "0012",
        "INSERT INTO copies (id, name, key_hash, created_at, is_taken_anew) VALUES (1, 'A copy', 'its key', 30, FALSE);
         INSERT INTO outlets (tournament_id, address, copy_key, own_network)
             VALUES (1, 'https://copy.example', 'a key', FALSE);",
    ),
    (
        "0014",
        "INSERT INTO player_secrets (tournament_id, secret) VALUES (1, 'a secret');
         INSERT INTO screen_pictures (tournament_id, picture) VALUES (1, 'a picture');",
    ),
    ("0015", "INSERT INTO fonts (id, name, bytes, added_at) VALUES (1, 'A font', 'bytes', 31);"),
    (
        "0016",
        "INSERT INTO push_keys (id, pkcs8) VALUES (1, 'a key');
         INSERT INTO push_subscriptions (tournament_id, endpoint, public_key, auth, player, lang)
             VALUES (1, 'https://push.example', 'a key', 'a word', 2, 'en');
         UPDATE copies SET heard_at = 32;",
    ),
    ("0020", "UPDATE copies SET other_at = 33, other_seq = 4, other_lines = 'lines';"),
    ("0021", "INSERT INTO photographs (tournament_id, sha256, jpeg) VALUES (1, 'a digest', 'a picture');"),
    (
        "0022",
        "INSERT INTO lone_acts (tournament_id, seq, chain, parted_at, entry, came_from)
             VALUES (1, 6, 'a chain', 5, 'an act', 'http://192.0.2.1');",
    ),
    ("0025", "UPDATE invitations SET returning_guest = 2;"),
    ("0026", "UPDATE roles SET ends_at = 9000000000000000 WHERE account_id = 2;"),
    (
        "0027",
        "INSERT INTO days_seen (day) VALUES (739000);
         INSERT INTO left_alone (what, mark, since) VALUES ('event 1', '5', 1);",
    ),
    ("0028", "INSERT INTO games (tournament_id, round, board, low, high, pgn) VALUES (1, 1, 1, 0, 2, '1. d4 d5 *');"),
    (
        "0029",
        "UPDATE games SET kept_by = 2 WHERE low = 0;
         INSERT INTO notices (tournament_id, round, board, low, high, notice, at, seen_by, seen_at)
             VALUES (1, 1, 0, 0, 2, 'a notice', 34, '', 0);",
    ),
];
/// From this one on entries are chained, and persons lie beside them.
const CHAINED: &str = "0006";
/// Lists that were read before it are imported again.
const LISTS_ANEW: &str = "0005";
/// Keys of scripts that had no end go on so long, in microseconds.
const ALMOST_A_YEAR: i64 = 364 * 86_400 * 1_000_000;
/// Its rows are read as a journal.
const JOURNAL: &str = "journal";
const MIGRATIONS: &str = "__diesel_schema_migrations";

/// Rows of texts, by table.
type Rows = BTreeMap<String, Vec<String>>;

/// The event that every database has.
struct Kept {
    entries: Vec<Entry>,
    lines: Vec<Line>,
}

impl Kept {
    fn new() -> Kept {
        let desk = Desk::new(sqlite().store);
        let id = event(&desk);
        let entries = desk.store().entries(id, Default::default()).expect("readable");
        Kept { entries, lines: desk.store().lines(id).expect("readable") }
    }

    /// The journal as a program of that state wrote it.
    fn written(&self, state: &str) -> String {
        let quoted = |text: &str| format!("'{}'", text.replace('\'', "''"));
        let whole = self.entries.iter().map(|entry| {
            let whole = quoted(&text(entry));
            format!("INSERT INTO journal (tournament_id, seq, entry) VALUES (1, {}, {whole});", entry.seq)
        });
        let chained = self.lines.iter().map(|line| {
            let personal = line.personal.as_deref().map_or("NULL".into(), quoted);
            format!(
                "INSERT INTO journal (tournament_id, seq, entry, personal, digest, chain) \
                 VALUES (1, {}, {}, {personal}, '{}', '{}');",
                line.seq,
                quoted(&line.text),
                line.digest,
                line.chain
            )
        });
        let rows: Vec<String> = if state < CHAINED { whole.collect() } else { chained.collect() };
        rows.concat() + "UPDATE journal SET request_key = 'a request' WHERE seq = 3;"
    }
}

fn text(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("written")
}

/// The migrations of a back end: number and statements, the oldest first.
fn migrations(backend: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(backend);
    let read = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().expect("a name");
        let sql = fs::read_to_string(entry.path().join("up.sql")).expect("readable");
        (name.split('_').next().expect("a number").to_owned(), sql)
    };
    let mut all: Vec<_> =
        fs::read_dir(folder).expect("the folder").map(|entry| read(entry.expect("readable"))).collect();
    all.sort();
    all
}

fn texts(database: &Database, sql: &str) -> Vec<String> {
    let said = diesel::dsl::sql::<Text>(sql);
    match database {
        Database::Sqlite(file) => {
            let mut connection = SqliteConnection::establish(&file.to_string_lossy()).expect("it opens");
            said.load(&mut connection).expect("the statement runs")
        }
        Database::Postgres(url) => {
            let mut connection = PgConnection::establish(url).expect("it opens");
            said.load(&mut connection).expect("the statement runs")
        }
    }
}

/// The tables with their columns.
fn columns(database: &Database) -> Rows {
    let (tables, of_table) = match database {
        Database::Sqlite(_) => (
            "name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
            "name FROM pragma_table_info('TABLE')",
        ),
        Database::Postgres(_) => (
            "tablename::text FROM pg_tables WHERE schemaname = 'public'",
            "column_name::text FROM information_schema.columns WHERE table_name = 'TABLE'",
        ),
    };
    let tables = texts(database, &format!("SELECT {tables}")).into_iter().filter(|table| table != MIGRATIONS);
    let with_columns = tables.map(|table| {
        let columns = texts(database, &format!("SELECT {}", of_table.replace("TABLE", &table)));
        (table, columns)
    });
    with_columns.collect()
}

/// What stands in these columns.
fn rows(database: &Database, columns: &Rows) -> Rows {
    let said = |column: &String| match database {
        Database::Sqlite(_) => format!("quote({column})"),
        Database::Postgres(_) => format!("coalesce({column}::text, 'NULL')"),
    };
    let of_table = |(table, columns): (&String, &Vec<String>)| {
        let row = columns.iter().map(said).collect::<Vec<_>>().join(" || ' | ' || ");
        let mut rows = texts(database, &format!("SELECT {row} FROM {table}"));
        rows.sort();
        (table.clone(), rows)
    };
    columns.iter().map(of_table).collect()
}

/// A database as a program of that state left it.
fn database_at(database: &Database, migrations: &[(String, String)], kept: &Kept) {
    tamper(
        database,
        &format!(
            "CREATE TABLE {MIGRATIONS} (version VARCHAR(50) PRIMARY KEY NOT NULL, \
             run_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP);"
        ),
    );
    for (number, sql) in migrations {
        tamper(database, sql);
        tamper(database, &format!("INSERT INTO {MIGRATIONS} (version) VALUES ('{number}');"));
    }
    let Some((state, _)) = migrations.last() else { return };
    for (number, sql) in WRITTEN.iter().filter(|(number, _)| number <= &state.as_str()) {
        assert!(migrations.iter().any(|(known, _)| known == number), "{number} is no migration");
        tamper(database, sql);
        if *number == "0002" {
            tamper(database, &kept.written(state));
        }
    }
}

fn opened_by_today(database: &Database, state: &str, kept: &Kept, backend: &str) {
    let told = format!("{backend} at {state}");
    let known = columns(database);
    let before = rows(database, &known);
    let desk = Desk::new(Store::open_to_serve(database.clone()).unwrap_or_else(|error| panic!("{told}: {error}")));
    assert_eq!(desk.store().trouble(), None, "{told}");
    if known.contains_key(JOURNAL) {
        let (lines, entries) = (desk.store().lines(1), desk.store().entries(1, Default::default()));
        let lines = lines.expect("readable");
        let acts = |entries: &[Entry]| entries.iter().map(text).collect::<Vec<String>>();
        assert_eq!(acts(&entries.expect("readable")), acts(&kept.entries), "{told}");
        // Older ones are chained at the start, with salts of their own.
        assert!(state < CHAINED || lines == kept.lines, "{told}");
        assert_eq!(chain::faults(&lines), [], "{told}");
        assert_eq!(desk.store().done_by(1, "a request").expect("readable"), Some(3), "{told}");
        if known.contains_key("tokens") {
            let year = now_microseconds() + ALMOST_A_YEAR;
            let ended = texts(database, &format!("SELECT name FROM tokens WHERE expires_at < {year}"));
            assert_eq!(ended, [""; 0], "{told}: keys go on for a year");
        }
    }
    let after = rows(database, &known);
    for (table, before) in before {
        let is_anew = table.starts_with("rating_list") && state < LISTS_ANEW;
        if table == JOURNAL {
            assert_eq!(after[&table].len(), before.len(), "{told}");
        } else if is_anew {
            assert!(after[&table].is_empty(), "{told}: {table}");
        } else {
            assert!(!before.is_empty(), "{told}: {table} has no row, so nothing is tried of it");
            assert_eq!(after[&table], before, "{told}: {table}");
        }
    }
    if known.contains_key(JOURNAL) {
        let done = desk.perform(1, &actor(&desk, "Ana"), &Attempt::of(result(None, GameResult::Draw)));
        assert!(done.is_ok(), "{told}: {done:?}");
    }
}

/// `database` makes an empty one in a folder; `None` where this machine has none.
fn each_state_is_opened(backend: &str, database: impl Fn(&Path) -> Option<Database>) {
    let (kept, all) = (Kept::new(), migrations(backend));
    let written: Vec<&str> = WRITTEN.iter().map(|(number, _)| *number).collect();
    let known: Vec<&str> = all.iter().map(|(number, _)| number.as_str()).collect();
    assert_eq!(written, known, "each migration says what was written in its tables");
    for state in 1..=all.len() {
        let folder = tempfile::tempdir().expect("a folder");
        let Some(database) = database(folder.path()) else { return };
        database_at(&database, &all[..state], &kept);
        opened_by_today(&database, &all[state - 1].0, &kept, backend);
    }
}

#[test]
fn a_file_at_every_state_that_there_has_been_is_opened_and_nothing_is_lost() {
    each_state_is_opened("sqlite", |folder| Some(Database::Sqlite(folder.join("hall.sqlite"))));
}

#[test]
fn a_database_of_postgres_at_every_state_that_there_has_been_is_opened_and_nothing_is_lost() {
    each_state_is_opened("postgres", |_| empty_postgres().map_err(|why| skipped(&format!("PostgreSQL: {why}"))).ok());
}
