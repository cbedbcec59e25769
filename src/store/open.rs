//! How a database is opened: to be written, to be served, or to be read only.

#[cfg(feature = "postgres")]
use super::connection::AnyConnection;
use super::connection::{self, Access, Database, Manager, Newest};
use super::error::{Result, StoreError};
use super::hall::{self, Hall, Kept};
use super::keeper::Keeper;
use super::trouble::Trouble;
use super::{Store, files, foreign_log, journal, keeper, replace, tally};
#[cfg(feature = "postgres")]
use diesel::connection::SimpleConnection;
use diesel::r2d2::{ManageConnection, Pool};
use sonneborn_tournament::witness::Statement;
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Readers beside the one writer; a page takes one for a few microseconds.
const READERS: u32 = 4;
/// How long a caller waits for a connection before they are told that the store is busy.
const PATIENCE: Duration = Duration::from_secs(10);
/// The same for a database on another machine, which may be gone.
const POSTGRES_PATIENCE: Duration = Duration::from_secs(4);

impl Store {
    fn of(writer: Pool<Manager>, readers: Pool<Manager>, database: Database) -> Store {
        Store {
            keeper: Keeper::of(&database),
            hall: database.file().map_or_else(Hall::default, Hall::look),
            resting: Mutex::default(),
            standing: Mutex::default(),
            rights: watch::Sender::default(),
            opened: Instant::now(),
            began_empty: false,
            other_log: None,
            away_until: Default::default(),
            database,
            writer,
            readers,
        }
    }

    /// Opens the database, creating and migrating it as needed.
    ///
    /// # Errors
    /// [`StoreError::Unreachable`] or [`StoreError::Migration`].
    pub fn open(database: Database) -> Result<Store> {
        let (mut was_there, mut other_log) = (false, None);
        if let Database::Sqlite(file) = &database {
            if let Some(kept) = replace::go_on(file)? {
                tracing::warn!(
                    "a restoring that was interrupted is done; the old database is kept as {}",
                    kept.display()
                );
            }
            was_there = has_been(file);
            let unusable = |why: std::io::Error| StoreError::Unusable { file: file.clone(), why };
            files::for_owner_only(file).map_err(unusable)?;
            other_log = foreign_log::set_aside(file)?;
            // Asked alone first: a pool would try again for seconds before it says why.
            if let Err(error) = (Manager { database: database.clone(), access: Access::Write }).connect() {
                return Err(unusable(std::io::Error::other(error.to_string())));
            }
        }
        let writer = pool(&database, Access::Write, 1)?;
        connection::begin_upkeep(&mut *writer.get()?)?;
        let began_empty = was_there && connection::is_empty(&mut *writer.get()?)?;
        {
            // A server of another version may be at work on the file.
            let is_to_change = connection::known_schema(&mut *writer.get()?, Newest::Needed);
            let _alone = match (database.file(), is_to_change) {
                (Some(file), Err(StoreError::OlderSchema)) => Some(keeper::lock(file)?),
                _ => None,
            };
            connection::migrate(&mut *writer.get()?)?;
        }
        let readers = pool(&database, Access::Read, READERS)?;
        let mut store = Store::of(writer, readers, database);
        (store.began_empty, store.other_log) = (began_empty, other_log);
        store.keeper = store.keeper.with_tally();
        store.look_up_standing()?;
        // Nothing is written where nothing is to be done: a full disk keeps nobody from reading.
        let chained = if !store.read(journal::has_unchained)? {
            0
        } else {
            store.write_checked(|connection| {
                #[cfg(feature = "postgres")]
                if let AnyConnection::Postgres(postgres) = connection {
                    // Another node that starts at the same time waits, and finds it done.
                    postgres.batch_execute("LOCK TABLE journal IN EXCLUSIVE MODE")?;
                }
                journal::chain_up(connection)
            })?
        };
        connection::end_upkeep(&mut *store.writer.get()?)?;
        store.begin_hall()?;
        if chained > 0 {
            tracing::info!("{chained} acts of an older version have their place in the chain");
        }
        Ok(store)
    }

    /// From now on the ends of the journals are signed and noted beside the file.
    fn begin_hall(&mut self) -> Result<()> {
        let Some(file) = self.database.file().map(Path::to_path_buf) else { return Ok(()) };
        self.hall = Hall::begin(&file);
        if files::beside(&file, hall::HEADS_SUFFIX).exists() {
            self.hall.go_on(&file);
        } else {
            self.missed_heads()?;
        }
        Ok(())
    }

    /// Compares what was noted of the journals' ends with what is kept, notes what is there, and answers what is missing. For who
    /// has the file alone.
    fn missed_heads(&self) -> Result<Vec<Statement>> {
        let Some(file) = self.database.file() else { return Ok(Vec::new()) };
        let ends = self.read(journal::ends)?;
        let at = |tournament: i64| {
            move |seq: u64| self.read(|connection| journal::chain_at(connection, tournament, seq)).ok().flatten()
        };
        let chains: Vec<_> = ends.iter().map(|(tournament, ..)| at(*tournament)).collect();
        let kept = ends.iter().zip(&chains).map(|((_, origin, head), at)| Kept { origin: *origin, head: *head, at });
        Ok(self.hall.compare(file, &kept.collect::<Vec<Kept>>()))
    }

    /// Opens a database that is there, to read it only: nothing is made, migrated or written.
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::NewerSchema`], [`StoreError::OlderSchema`], [`StoreError::Unreachable`].
    pub fn open_to_read(database: Database) -> Result<Store> {
        if let Database::Sqlite(file) = &database
            && !file.is_file()
        {
            return Err(StoreError::Missing { file: file.clone() });
        }
        let (writer, readers) = (pool(&database, Access::Look, 1)?, pool(&database, Access::Look, READERS)?);
        connection::known_schema(&mut *readers.get()?, Newest::Needed)?;
        Ok(Store::of(writer, readers, database))
    }

    /// Opens the database for a server: it alone, and what the file says of itself is heard. A damaged file is served to be
    /// read, see [`Store::trouble`].
    ///
    /// # Errors
    /// As [`Store::open`]; [`StoreError::InUse`] if another server runs on the file.
    pub fn open_to_serve(database: Database) -> Result<Store> {
        let store = match Store::open(database.clone()) {
            Ok(store) => store,
            Err(error) => match Store::open_for_reading_alone(&database) {
                Some(store) => {
                    tracing::error!("the database can only be read: {error}");
                    store
                }
                None => return Err(error),
            },
        };
        match store.keeper.lock() {
            // As on a disk that takes nothing: what nobody writes is read beside anybody.
            Err(StoreError::Unusable { file, why }) => {
                tracing::error!("{} cannot be locked and is only read: {why}", file.display());
                store.keeper.note_lasting(Trouble::NotWritable);
            }
            locked => locked?,
        }
        if let Some(log) = &store.other_log {
            tracing::error!(
                "the log beside the database was another state's, as after a backup was copied over it; it is kept as {}",
                log.display()
            );
        }
        let damages = match store.integrity() {
            // Damaged so much that it cannot even say where.
            Err(StoreError::Query(error)) if Trouble::of(&error) == Some(Trouble::Damaged) => vec![error.to_string()],
            asked => asked?,
        };
        for damage in damages {
            tracing::error!("the database file is damaged: {damage}");
            store.keeper.note_lasting(Trouble::Damaged);
        }
        let missing = store.missing_writes()?;
        if missing > 0 {
            tracing::error!(
                "the database lacks {missing} writes that were saved: its log was cut off, or it is an older copy"
            );
            store.keeper.note_lasting(Trouble::Missing);
        }
        let missed = store.missed_heads().unwrap_or_else(|error| {
            tracing::error!("the ends of the journals could not be compared with what was noted: {error}");
            Vec::new()
        });
        for lost in missed {
            tracing::error!(
                "a journal that had {} acts lacks some, or is another: sonneborn verify tells more, sonneborn restore brings a backup",
                lost.seq
            );
            store.keeper.note_lasting(Trouble::Missing);
        }
        Ok(store)
    }

    /// Opens a SQLite file that cannot be opened as usual, as on a disk without space for SQLite's own files: everything can be read,
    /// by one connection that needs no file beside it, and nothing is written before the next start.
    fn open_for_reading_alone(database: &Database) -> Option<Store> {
        let Database::Sqlite(file) = database else { return None };
        if !file.is_file() {
            return None;
        }
        let alone = pool(database, Access::Alone, 1).ok()?;
        connection::known_schema(&mut *alone.get().ok()?, Newest::Needed).ok()?;
        let store = Store::of(alone.clone(), alone, database.clone());
        store.keeper.note_lasting(Trouble::Full);
        store.look_up_standing().ok()?;
        Some(store)
    }
}

/// Whether there was ever something under this name: a file with bytes, a log, or a tally of writes.
fn has_been(file: &std::path::Path) -> bool {
    let has_bytes = |file: &std::path::Path| std::fs::metadata(file).is_ok_and(|told| told.len() > 0);
    has_bytes(file) || has_bytes(&files::beside(file, "-wal")) || tally::found(file) > 0
}

/// Connections to a SQLite file are kept: one made later, by its name, could be to another file.
fn pool(database: &Database, access: Access, size: u32) -> Result<Pool<Manager>> {
    let mut builder = Pool::builder().max_size(size).connection_timeout(patience(database));
    if let Database::Sqlite(_) = database {
        builder = builder.max_lifetime(None).idle_timeout(None);
    }
    Ok(builder.build(Manager { database: database.clone(), access })?)
}

fn patience(database: &Database) -> Duration {
    match database {
        Database::Sqlite(_) => PATIENCE,
        Database::Postgres(_) => POSTGRES_PATIENCE,
    }
}
