//! Connections to either back end, set up the same way every time.

use super::{Result, StoreError};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::ManageConnection;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

const SQLITE_MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES_MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// Where the data are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    Sqlite(PathBuf),
    /// The whole URL.
    Postgres(String),
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
    Postgres(PgConnection),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
}

/// Makes connections for the pools.
#[derive(Clone, Debug)]
pub(super) struct Manager {
    pub(super) database: Database,
    pub(super) access: Access,
}

/// SQLite as this program wants it: readers beside one writer, and a commit that survives a pulled plug.
const SQLITE_SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                               PRAGMA foreign_keys = ON;";

impl ManageConnection for Manager {
    type Connection = AnyConnection;
    type Error = ConnectionError;

    fn connect(&self) -> ConnectionResult<AnyConnection> {
        match &self.database {
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
            Database::Postgres(url) => Ok(AnyConnection::Postgres(PgConnection::establish(url)?)),
        }
    }

    fn is_valid(&self, connection: &mut AnyConnection) -> ConnectionResult<()> {
        match connection {
            // A file does not go away between two queries.
            AnyConnection::Sqlite(_) => Ok(()),
            AnyConnection::Postgres(postgres) => {
                postgres.batch_execute("SELECT 1").map_err(ConnectionError::CouldntSetupConfiguration)
            }
        }
    }

    fn has_broken(&self, _connection: &mut AnyConnection) -> bool {
        false
    }
}

pub(super) fn migrate(connection: &mut AnyConnection) -> Result<()> {
    let migrated = match connection {
        AnyConnection::Sqlite(sqlite) => sqlite.run_pending_migrations(SQLITE_MIGRATIONS).map(drop),
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
    let partial = file.with_extension("partial");
    let _ = fs::remove_file(&partial);
    let mut connection = SqliteConnection::establish(&format!("file:{}?mode=ro", source.display()))
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
    File::open(&partial)
        .and_then(|copy| copy.sync_all())
        .and_then(|()| fs::rename(&partial, file))
        .map_err(|error| refuse(error.to_string()))
}
