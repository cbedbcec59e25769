//! Connections to either back end, set up the same way every time.

use super::{Result, StoreError, tally};
use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
#[cfg(feature = "postgres")]
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::r2d2::{ManageConnection, R2D2Connection};
use diesel::sqlite::Sqlite;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

const SQLITE_MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
#[cfg(feature = "postgres")]
const POSTGRES_MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// Where the data are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    Sqlite(PathBuf),
    /// The whole URL.
    Postgres(String),
}

impl Database {
    pub fn file(&self) -> Option<&Path> {
        match self {
            Database::Sqlite(file) => Some(file),
            Database::Postgres(_) => None,
        }
    }
}

/// A `--database` that names no back end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no database: write postgres://user@host/name, or sqlite:FILE")]
pub struct DatabaseUrlError(String);

impl std::str::FromStr for Database {
    type Err = DatabaseUrlError;

    fn from_str(url: &str) -> std::result::Result<Database, DatabaseUrlError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Database::Postgres(url.into()));
        }
        let file = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"));
        match file.filter(|file| !file.is_empty()) {
            Some(file) => Ok(Database::Sqlite(file.into())),
            None => Err(DatabaseUrlError(url.into())),
        }
    }
}

/// A connection to either back end; queries are written once.
#[derive(diesel::MultiConnection)]
pub(super) enum AnyConnection {
    Sqlite(SqliteConnection),
    #[cfg(feature = "postgres")]
    Postgres(PgConnection),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
    /// To look at a database that another process may have open, or at a copy: nothing is written, not even settings.
    Look,
    /// To read a file beside which nothing can be made: one connection, which keeps SQLite's index of the log in memory.
    Alone,
}

/// Makes connections for the pools.
#[derive(Clone, Debug)]
pub(super) struct Manager {
    pub(super) database: Database,
    pub(super) access: Access,
}

/// SQLite as this program wants it: readers beside one writer, a commit that survives a pulled plug, and nothing left in the file of what
/// was erased.
const SQLITE_SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                               PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;";

impl ManageConnection for Manager {
    type Connection = AnyConnection;
    type Error = ConnectionError;

    fn connect(&self) -> ConnectionResult<AnyConnection> {
        match &self.database {
            Database::Sqlite(file) if self.access == Access::Look => {
                let mut connection = SqliteConnection::establish(&format!("file:{}?mode=ro", uri_path(file)))?;
                connection
                    .batch_execute("PRAGMA busy_timeout = 5000; PRAGMA query_only = ON;")
                    .map_err(ConnectionError::CouldntSetupConfiguration)?;
                Ok(AnyConnection::Sqlite(connection))
            }
            Database::Sqlite(file) if self.access == Access::Alone => {
                let mut connection = SqliteConnection::establish(&file.to_string_lossy())?;
                connection
                    .batch_execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON;")
                    .map_err(ConnectionError::CouldntSetupConfiguration)?;
                Ok(AnyConnection::Sqlite(connection))
            }
            Database::Sqlite(file) => {
                let mut connection = SqliteConnection::establish(&file.to_string_lossy())?;
                connection.batch_execute(SQLITE_SETTINGS).map_err(ConnectionError::CouldntSetupConfiguration)?;
                if self.access == Access::Read {
                    connection
                        .batch_execute("PRAGMA query_only = ON")
                        .map_err(ConnectionError::CouldntSetupConfiguration)?;
                }
                Ok(AnyConnection::Sqlite(connection))
            }
            #[cfg(not(feature = "postgres"))]
            Database::Postgres(_) => Err(ConnectionError::BadConnection(WITHOUT_POSTGRES.into())),
            #[cfg(feature = "postgres")]
            Database::Postgres(url) => {
                let mut connection = PgConnection::establish(&hurried(url))?;
                connection.batch_execute(POSTGRES_SETTINGS).map_err(ConnectionError::CouldntSetupConfiguration)?;
                Ok(AnyConnection::Postgres(connection))
            }
        }
    }

    fn is_valid(&self, connection: &mut AnyConnection) -> ConnectionResult<()> {
        match connection {
            // A file does not go away between two queries.
            AnyConnection::Sqlite(_) => Ok(()),
            #[cfg(feature = "postgres")]
            AnyConnection::Postgres(postgres) => {
                postgres.batch_execute("SELECT 1").map_err(ConnectionError::CouldntSetupConfiguration)
            }
        }
    }

    /// One that a panic left within a transaction is not used again.
    fn has_broken(&self, connection: &mut AnyConnection) -> bool {
        match connection {
            AnyConnection::Sqlite(sqlite) => sqlite.is_broken(),
            #[cfg(feature = "postgres")]
            AnyConnection::Postgres(postgres) => postgres.is_broken(),
        }
    }
}

/// What a build for desktops says of a server's address.
#[cfg(not(feature = "postgres"))]
const WITHOUT_POSTGRES: &str = "this build of the program knows SQLite only; take the one for servers";

/// A node that sleeps within a transaction, or holds a lock, keeps the others waiting so long and no longer.
#[cfg(feature = "postgres")]
const POSTGRES_SETTINGS: &str = "SET lock_timeout = '5s'; SET statement_timeout = '30s'; \
                                 SET idle_in_transaction_session_timeout = '10s';";

/// What the address of a PostgreSQL server says besides, where it does not say so itself: several hosts may be named, of
/// which the one that takes writes is meant; one that is gone is given up within seconds.
#[cfg(feature = "postgres")]
const POSTGRES_PARAMETERS: [(&str, &str); 5] = [
    ("target_session_attrs", "read-write"),
    ("connect_timeout", "3"),
    ("tcp_user_timeout", "10000"),
    ("keepalives_idle", "5"),
    ("keepalives_interval", "2"),
];

#[cfg(feature = "postgres")]
fn hurried(url: &str) -> String {
    let missing = POSTGRES_PARAMETERS.iter().filter(|(name, _)| !url.contains(&format!("{name}=")));
    missing.fold(url.to_owned(), |url, (name, value)| {
        let joint = if url.contains('?') { '&' } else { '?' };
        format!("{url}{joint}{name}={value}")
    })
}

/// A path within a `file:` address of SQLite, where `?`, `#` and `%` would be read as more than a name.
fn uri_path(file: &Path) -> String {
    file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23")
}

/// Whether a database must have every migration of this program, or may be older.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Newest {
    Needed,
    CanBeMade,
}

/// Refuses a database that a newer program has migrated: an older one would write what the newer one does not expect.
pub(super) fn known_schema(connection: &mut AnyConnection, newest: Newest) -> Result<()> {
    let told = |error: Box<dyn std::error::Error + Send + Sync>| StoreError::Migration(error.to_string());
    let (applied, known) = match connection {
        AnyConnection::Sqlite(sqlite) => {
            let known = MigrationSource::<Sqlite>::migrations(&SQLITE_MIGRATIONS).map_err(told)?;
            (applied(sqlite)?, known.iter().map(|known| known.name().version().to_string()).collect::<Vec<_>>())
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(postgres) => {
            let known = MigrationSource::<Pg>::migrations(&POSTGRES_MIGRATIONS).map_err(told)?;
            (applied(postgres)?, known.iter().map(|known| known.name().version().to_string()).collect())
        }
    };
    if let Some(migration) = applied.iter().find(|migration| !known.contains(migration)) {
        return Err(StoreError::NewerSchema { migration: migration.clone() });
    }
    if newest == Newest::Needed && applied.len() < known.len() {
        return Err(StoreError::OlderSchema);
    }
    Ok(())
}

/// The newest migration of this program for files: which tables it knows.
pub fn newest_migration() -> String {
    let known = MigrationSource::<Sqlite>::migrations(&SQLITE_MIGRATIONS).unwrap_or_default();
    known.iter().map(|known| known.name().version().to_string()).max().unwrap_or_default()
}

/// Whether no migration was ever made: nothing is in it.
pub(super) fn is_empty(connection: &mut AnyConnection) -> Result<bool> {
    match connection {
        AnyConnection::Sqlite(sqlite) => applied(sqlite).map(|applied| applied.is_empty()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(postgres) => applied(postgres).map(|applied| applied.is_empty()),
    }
}

/// The versions of the migrations that were made; none in a database that is new.
fn applied<C>(connection: &mut C) -> Result<Vec<String>>
where
    C: MigrationHarness<C::Backend> + Connection,
    C::Backend: diesel::backend::Backend,
{
    let versions = connection.applied_migrations().map_err(|error| StoreError::Migration(error.to_string()))?;
    Ok(versions.iter().map(ToString::to_string).collect())
}

/// So many lines of damage are told: they say that a backup is needed, not what to mend.
const DAMAGES_TOLD: usize = 5;

/// What a SQLite file says of itself.
pub(super) fn integrity(connection: &mut AnyConnection) -> QueryResult<Vec<String>> {
    match connection {
        AnyConnection::Sqlite(sqlite) => {
            let said: Vec<String> =
                diesel::dsl::sql::<diesel::sql_types::Text>("SELECT quick_check FROM pragma_quick_check")
                    .load(sqlite)?;
            Ok(said.into_iter().filter(|line| line != "ok").take(DAMAGES_TOLD).collect())
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => Ok(Vec::new()),
    }
}

/// How many writes a SQLite file says it has had; PostgreSQL keeps no such count.
pub(super) fn counted(connection: &mut AnyConnection) -> QueryResult<i32> {
    match connection {
        AnyConnection::Sqlite(sqlite) => tally::counted(sqlite),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => Ok(0),
    }
}

/// Of this program's migrations, among the advisory locks of a PostgreSQL server: the letters of "sonnebor".
#[cfg(feature = "postgres")]
const UPKEEP: i64 = 0x736f_6e6e_6562_6f72;

/// Takes the upkeep of a PostgreSQL database for this node: another one that starts at the same time waits, and finds it done. The
/// usual time-outs are for acts; bringing a great database up to date may take longer.
pub(super) fn begin_upkeep(connection: &mut AnyConnection) -> Result<()> {
    match connection {
        AnyConnection::Sqlite(_) => Ok(()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(postgres) => Ok(postgres.batch_execute(&format!(
            "SET lock_timeout = '10min'; SET statement_timeout = 0; SELECT pg_advisory_lock({UPKEEP});"
        ))?),
    }
}

pub(super) fn end_upkeep(connection: &mut AnyConnection) -> Result<()> {
    match connection {
        AnyConnection::Sqlite(_) => Ok(()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(postgres) => {
            Ok(postgres.batch_execute(&format!("SELECT pg_advisory_unlock({UPKEEP}); {POSTGRES_SETTINGS}"))?)
        }
    }
}

/// Of requests that found tournaments, among the advisory locks of a PostgreSQL server: the letters of "founders".
#[cfg(feature = "postgres")]
const FOUNDERS: i64 = 0x666f_756e_6465_7273;

/// Until the end of the transaction no other request founds a tournament: one that is sent twice at once finds what the first made. A
/// SQLite file has one writer anyway.
pub(super) fn one_founder(connection: &mut AnyConnection) -> QueryResult<()> {
    match connection {
        AnyConnection::Sqlite(_) => Ok(()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(postgres) => {
            postgres.batch_execute(&format!("SELECT pg_advisory_xact_lock({FOUNDERS});"))
        }
    }
}

pub(super) fn migrate(connection: &mut AnyConnection) -> Result<()> {
    known_schema(connection, Newest::CanBeMade)?;
    let migrated = match connection {
        AnyConnection::Sqlite(sqlite) => sqlite.run_pending_migrations(SQLITE_MIGRATIONS).map(drop),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(postgres) => postgres.run_pending_migrations(POSTGRES_MIGRATIONS).map(drop),
    };
    migrated.map_err(|error| StoreError::Migration(error.to_string()))
}

/// `VACUUM INTO` beside the target, checked, flushed, then renamed, so that a half-written copy never bears its name.
pub(super) fn backup(database: &Database, file: &Path) -> Result<()> {
    let refuse = |why: String| {
        let details: Box<dyn diesel::result::DatabaseErrorInformation + Send + Sync> = Box::new(why);
        StoreError::Query(diesel::result::Error::DatabaseError(diesel::result::DatabaseErrorKind::Unknown, details))
    };
    let Database::Sqlite(source) = database else {
        return Err(refuse("back up PostgreSQL with pg_dump".into()));
    };
    if !source.is_file() {
        return Err(StoreError::Missing { file: source.clone() });
    }
    if let (Ok(from), Ok(to)) = (fs::canonicalize(source), fs::canonicalize(file))
        && from == to
    {
        return Err(refuse(format!("{} is the database itself, not a place for its copy", file.display())));
    }
    let partial = file.with_extension("partial");
    let clear = || {
        for suffix in ["", "-journal"] {
            // Mostly there is none.
            let _ = fs::remove_file(super::files::beside(&partial, suffix));
        }
    };
    clear();
    let written = write_copy(source, &partial, &refuse)
        .and_then(|()| fs::rename(&partial, file).map_err(|error| refuse(error.to_string())));
    if written.is_err() {
        // Half of it is nobody's backup, and takes space that somebody needs.
        clear();
    }
    written
}

/// Writes a copy, checked and flushed, for its owner only.
fn write_copy(source: &Path, partial: &Path, refuse: &impl Fn(String) -> StoreError) -> Result<()> {
    let unusable = |error: std::io::Error| refuse(format!("{}: {error}", partial.display()));
    // Made first, so that nobody else can read it; an empty file is a database to SQLite.
    super::files::for_owner_only(partial).map_err(unusable)?;
    let mut connection = SqliteConnection::establish(&format!("file:{}?mode=ro", uri_path(source)))
        .map_err(|error| refuse(error.to_string()))?;
    diesel::sql_query("VACUUM INTO ?")
        .bind::<diesel::sql_types::Text, _>(partial.to_string_lossy())
        .execute(&mut connection)?;
    let checked: String = {
        let mut copy =
            SqliteConnection::establish(&partial.to_string_lossy()).map_err(|error| refuse(error.to_string()))?;
        diesel::dsl::sql::<diesel::sql_types::Text>("SELECT integrity_check FROM pragma_integrity_check")
            .get_result(&mut copy)?
    };
    if checked != "ok" {
        return Err(refuse(checked));
    }
    // A mark of its own, which its log will repeat (see `foreign_log`).
    SqliteConnection::establish(&partial.to_string_lossy())
        .map_err(|error| refuse(error.to_string()))?
        .batch_execute(&format!("PRAGMA application_id = {}", rand::random_range(1..i32::MAX)))?;
    File::open(partial).and_then(|copy| copy.sync_all()).map_err(|error| refuse(error.to_string()))
}

/// Counts a write within its transaction; nothing for PostgreSQL, which keeps its own log.
pub(super) fn count_write(connection: &mut AnyConnection) -> QueryResult<Option<i32>> {
    match connection {
        AnyConnection::Sqlite(sqlite) => {
            let next = tally::counted(sqlite)?.wrapping_add(1).max(0);
            sqlite.batch_execute(&format!("PRAGMA user_version = {next}"))?;
            Ok(Some(next))
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => Ok(None),
    }
}
