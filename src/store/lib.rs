//! What must survive a pulled plug: accounts, sessions, journals. SQL is written in this room only.
//!
//! One binary, two back ends: a SQLite file (one writer, every commit durable) or a PostgreSQL server. All instants are
//! microseconds since 1970 in UTC, so that both keep the same.

pub mod account;
mod connection;
pub mod copy;
pub mod festival;
pub mod files;
pub mod follow;
pub mod font;
mod foreign_log;
pub mod game;
pub mod hall;
pub mod invitation;
pub mod journal;
pub mod keeper;
pub mod live_board;
pub mod lone_act;
pub mod photograph;
mod public_side;
pub mod push;
pub mod rating_list;
pub mod rows;
mod schema;
pub mod session;
pub mod standing;
pub mod tally;
pub mod token;
mod told;
pub mod tournament;

pub use connection::{Database, DatabaseUrlError, newest_migration};

pub use keeper::Trouble;
use sonneborn_tournament::chain::{Fault, Head, Line};

use connection::{Access, AnyConnection, Manager};
use diesel::connection::SimpleConnection;
use diesel::r2d2::{ManageConnection, Pool, PooledConnection};
use diesel::result::QueryResult;
use hall::{Hall, Kept, Noted};
use keeper::Keeper;
use sonneborn_tournament::witness::Statement;
use standing::Standing;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Readers beside the one writer; a page takes one for a few microseconds.
const READERS: u32 = 4;
/// How long a caller waits for a connection before he is told that the store is busy.
const PATIENCE: Duration = Duration::from_secs(10);
/// The same for a database on another machine, which may be gone.
const POSTGRES_PATIENCE: Duration = Duration::from_secs(4);

/// How often the log is tried to be taken in at the stop, and the pause between.
const CHECKPOINT_TRIES: u32 = 20;
const CHECKPOINT_PAUSE: Duration = Duration::from_millis(50);

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database cannot be reached: {0}")]
    Unreachable(#[from] diesel::r2d2::PoolError),
    /// It did not answer a moment ago.
    #[error("the database is away")]
    Away,
    #[error("the database refused: {0}")]
    Query(#[from] diesel::result::Error),
    #[error("the database could not be brought up to date: {0}")]
    Migration(String),
    /// Nothing can be written now; what is there can be read.
    #[error("nothing is saved: {0}")]
    ReadOnly(Trouble),
    #[error("another server runs on {}", file.display())]
    InUse { file: std::path::PathBuf },
    #[error("{} cannot be used: {why}", file.display())]
    Unusable { file: std::path::PathBuf, why: std::io::Error },
    #[error("there is no database at {}", file.display())]
    Missing { file: std::path::PathBuf },
    /// The database was made by a newer version of the program.
    #[error(
        "the database is of a newer version of Sonneborn (its migration {migration} is not known here): install that version"
    )]
    NewerSchema { migration: String },
    /// The database was made by an older version, and this command may not bring it up to date.
    #[error(
        "the database is of an older version of Sonneborn: start the server on it (or on a copy) once, then try again"
    )]
    OlderSchema,
    /// Another node appended at this place first.
    #[error("act {seq} was appended by another node")]
    PlaceTaken { seq: u64 },
    #[error("rating list {list} cannot be read: {why}")]
    DamagedList { list: i64, why: String },
    /// The chain proves the act, and this version does not know it.
    #[error("act {seq} of tournament {tournament} was written by a newer version of Sonneborn: {why}")]
    Unreadable { tournament: i64, seq: u64, why: String },
    /// The journal is not as it was written.
    #[error("tournament {tournament}: {fault}")]
    Broken { tournament: i64, fault: Fault },
    /// The file is damaged where the journal lies.
    #[error("tournament {tournament} cannot be read from the file: {why}")]
    Torn { tournament: i64, why: String },
}

impl StoreError {
    /// Whether it keeps one tournament from being served, and none of the others.
    pub fn is_of_one_tournament(&self) -> bool {
        self.tournament().is_some()
    }

    /// The tournament that it keeps from being served.
    pub fn tournament(&self) -> Option<i64> {
        match self {
            StoreError::Unreadable { tournament, .. }
            | StoreError::Broken { tournament, .. }
            | StoreError::Torn { tournament, .. } => Some(*tournament),
            StoreError::Unreachable(_)
            | StoreError::Away
            | StoreError::Query(_)
            | StoreError::Migration(_)
            | StoreError::ReadOnly(_)
            | StoreError::InUse { .. }
            | StoreError::Unusable { .. }
            | StoreError::Missing { .. }
            | StoreError::NewerSchema { .. }
            | StoreError::OlderSchema
            | StoreError::PlaceTaken { .. }
            | StoreError::DamagedList { .. } => None,
        }
    }

    /// What cannot be read of one tournament's rows is that tournament's trouble: a value that is none, a page of the file that is
    /// damaged.
    fn within(self, tournament: i64) -> StoreError {
        use diesel::result::Error;
        match self {
            StoreError::Query(error @ Error::DeserializationError(_)) => {
                StoreError::Torn { tournament, why: error.to_string() }
            }
            StoreError::Query(error) if Trouble::of(&error) == Some(Trouble::Damaged) => {
                StoreError::Torn { tournament, why: error.to_string() }
            }
            other => other,
        }
    }

    /// What keeps the whole database from being written or read, where it is that and no fault of the one question.
    pub fn trouble(&self) -> Option<Trouble> {
        use diesel::result::{DatabaseErrorKind, Error};
        match self {
            StoreError::ReadOnly(trouble) => Some(*trouble),
            StoreError::Unreachable(_) | StoreError::Away => Some(Trouble::Away),
            StoreError::Query(Error::DatabaseError(kind, told)) => {
                let broke_off =
                    matches!(kind, DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand)
                        || BROKE_OFF.iter().any(|words| told.message().contains(words));
                broke_off.then_some(Trouble::Away)
            }
            StoreError::Query(_)
            | StoreError::Migration(_)
            | StoreError::InUse { .. }
            | StoreError::Unusable { .. }
            | StoreError::Missing { .. }
            | StoreError::NewerSchema { .. }
            | StoreError::OlderSchema
            | StoreError::PlaceTaken { .. }
            | StoreError::DamagedList { .. }
            | StoreError::Unreadable { .. }
            | StoreError::Torn { .. }
            | StoreError::Broken { .. } => None,
        }
    }
}

/// How PostgreSQL and its client say that the server goes away under a question, or that it gave up waiting for another node.
const BROKE_OFF: [&str; 6] = [
    "terminating connection",
    "server closed the connection",
    "the database system is",
    "no connection to the server",
    "due to lock timeout",
    "due to statement timeout",
];

pub type Result<T> = std::result::Result<T, StoreError>;

/// The store, shared by all threads.
pub struct Store {
    database: Database,
    writer: Pool<Manager>,
    readers: Pool<Manager>,
    keeper: Keeper,
    hall: Hall,
    /// The writer once the store rests: nobody writes any more.
    resting: Mutex<Option<PooledConnection<Manager>>>,
    /// Whether this computer is in charge.
    standing: Mutex<Standing>,
    /// Counts changes of who may read what, so that open streams look again at once.
    rights: watch::Sender<u64>,
    opened: Instant,
    /// The file was there before it was opened, and had nothing in it.
    began_empty: bool,
    /// A log of another state of the database, moved away at the start.
    other_log: Option<std::path::PathBuf>,
    /// Until when the database is taken to be away for readers, and for the writer, in milliseconds since `opened`: a primary
    /// that waits for its standby does not write, and is read all the same.
    away_until: [AtomicU64; 2],
}

/// How often a write is done, and the pause before it is done again.
const WRITE_TRIES: u32 = 6;
const WRITE_PAUSE: Duration = Duration::from_millis(15);
/// For so long nobody asks a database that did not answer.
const AWAY_MILLISECONDS: u64 = 1_000;

fn commit(connection: &mut AnyConnection) -> QueryResult<()> {
    #[cfg(feature = "postgres")]
    if let AnyConnection::Postgres(postgres) = connection {
        // A time-out would end the wait for the standby with a warning only, and the act would be acknowledged without it.
        postgres.batch_execute("SET LOCAL statement_timeout = 0")?;
    }
    connection.batch_execute("COMMIT")
}

/// Whether the database gave this transaction up for another one: a serialisation failure (40001) or a deadlock (40P01).
fn gave_way(error: &diesel::result::Error) -> bool {
    use diesel::result::{DatabaseErrorKind, Error};
    match error {
        Error::DatabaseError(DatabaseErrorKind::SerializationFailure, _) => true,
        Error::DatabaseError(_, told) => told.message().contains("deadlock detected"),
        _ => false,
    }
}

fn patience(database: &Database) -> Duration {
    match database {
        Database::Sqlite(_) => PATIENCE,
        Database::Postgres(_) => POSTGRES_PATIENCE,
    }
}

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
            was_there = has_been(file);
            let unusable = |why: std::io::Error| StoreError::Unusable { file: file.clone(), why };
            files::for_owner_only(file).map_err(unusable)?;
            other_log = foreign_log::set_aside(file).map_err(unusable)?;
            // Asked alone first: a pool would try again for seconds before it says why.
            if let Err(error) = (Manager { database: database.clone(), access: Access::Write }).connect() {
                return Err(unusable(std::io::Error::other(error.to_string())));
            }
        }
        let writer = pool(&database, Access::Write, 1)?;
        connection::begin_upkeep(&mut *writer.get()?)?;
        let began_empty = was_there && connection::is_empty(&mut *writer.get()?)?;
        connection::migrate(&mut *writer.get()?)?;
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

    /// Puts what is signed of the journals' ends beside a copy of the file that was just made: of what the copy has.
    ///
    /// # Errors
    /// [`StoreError::Unusable`] where it cannot be written, [`StoreError::Query`] where the copy cannot be read.
    pub fn note_beside_copy(&self, copy: &Path) -> Result<()> {
        let Some(noted) = self.database.file().and_then(Noted::beside) else { return Ok(()) };
        let ends = Store::open_to_read(Database::Sqlite(copy.into()))?.read(journal::ends)?;
        let mut of_copy = Noted::default();
        for (tournament, origin, head) in ends {
            let name = origin.to_string();
            let at = |seq: u64| self.read(|connection| journal::chain_at(connection, tournament, seq));
            let unconfirmed = noted.unconfirmed.get(&name).filter(|statement| statement.head() == Some(head));
            let Some(statement) = unconfirmed.or_else(|| noted.last.get(&name)) else { continue };
            // An act was done while the copy was made: the copy's end is one of this journal, whose own end is as it was signed.
            let went_on = statement.seq > head.seq
                && at(statement.seq)?.is_some_and(|chain| chain.to_string() == statement.chain)
                && at(head.seq)? == Some(head.chain);
            let statement =
                if went_on { self.hall.statement(statement.knows, origin, head) } else { statement.clone() };
            of_copy.last.insert(name, statement);
        }
        let unusable = |why| StoreError::Unusable { file: copy.into(), why };
        hall::write_beside(copy, &of_copy).map_err(unusable)
    }

    /// What the hall of this database signs with.
    pub fn hall(&self) -> &Hall {
        &self.hall
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
        connection::known_schema(&mut *readers.get()?, connection::Newest::Needed)?;
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
        store.keeper.lock()?;
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
        connection::known_schema(&mut *alone.get().ok()?, connection::Newest::Needed).ok()?;
        let store = Store::of(alone.clone(), alone, database.clone());
        store.keeper.note_lasting(Trouble::Full);
        store.look_up_standing().ok()?;
        Some(store)
    }

    /// Whether the file was there before it was opened, and had nothing in it: as a copy of a running server's file alone, whose acts
    /// are still in the log beside the original.
    pub fn began_empty(&self) -> bool {
        self.began_empty
    }

    /// Why nothing can be written now; `None` where all is well.
    pub fn trouble(&self) -> Option<Trouble> {
        let is_away = self.away_until.iter().any(|until| self.now() < until.load(Ordering::Relaxed));
        self.keeper.trouble().or(is_away.then_some(Trouble::Away))
    }

    /// Writes nothing, where the last write failed, to see whether the next one will do: a disk that was full has space again.
    pub fn try_again(&self) {
        match self.keeper.trouble() {
            Some(Trouble::Full | Trouble::Locked | Trouble::NotWritable) => {
                // Whether it went well stands in the keeper's notes.
                let _ = self.write(|_| Ok(()));
            }
            Some(
                Trouble::Damaged
                | Trouble::Vanished
                | Trouble::Missing
                | Trouble::Away
                | Trouble::Follows
                | Trouble::Replaced,
            )
            | None => {}
        }
    }

    /// Milliseconds since the store was opened.
    fn now(&self) -> u64 {
        u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Ends all writing and makes the SQLite file whole by itself, so that a copy of it alone is a copy of everything.
    pub fn rest(&self) {
        let Database::Sqlite(file) = &self.database else { return };
        let Ok(mut writer) = self.writer.get() else { return };
        let log = files::beside(file, "-wal");
        for _ in 0..CHECKPOINT_TRIES {
            if let Err(error) = writer.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)") {
                tracing::error!("the write-ahead log could not be taken into the database: {error}");
            }
            if std::fs::metadata(&log).map_or(0, |log| log.len()) == 0 {
                break;
            }
            // Somebody still reads; in a moment nobody does.
            std::thread::sleep(CHECKPOINT_PAUSE);
        }
        *self.resting.lock().unwrap_or_else(PoisonError::into_inner) = Some(writer);
    }

    /// How far the journal of each tournament goes by its last row, to be compared with a copy's.
    ///
    /// # Errors
    /// [`StoreError::Query`].
    pub fn heads(&self) -> Result<Vec<(i64, Head)>> {
        let rows = self.tournaments()?;
        let head = |id| match self.lines(id) {
            Ok(lines) => Ok(Some((id, lines.last().map(Line::head).unwrap_or_default()))),
            // It is set aside here, and cannot be compared in a copy.
            Err(error) if error.is_of_one_tournament() => Ok(None),
            Err(error) => Err(error),
        };
        rows.into_iter().filter_map(|row| head(row.id).transpose()).collect()
    }

    /// What the database itself says is damaged in its file; nothing for PostgreSQL, which checks its pages by itself.
    ///
    /// # Errors
    /// [`StoreError::Query`] where it cannot even be asked.
    pub fn integrity(&self) -> Result<Vec<String>> {
        self.read(connection::integrity)
    }

    /// How many writes a SQLite file lacks that were saved, by the tally beside it.
    ///
    /// # Errors
    /// [`StoreError::Query`].
    pub fn missing_writes(&self) -> Result<u32> {
        match &self.database {
            Database::Sqlite(file) => {
                let counted = self.read(connection::counted)?;
                Ok(tally::found(file).saturating_sub(counted).try_into().unwrap_or(0))
            }
            Database::Postgres(_) => Ok(0),
        }
    }

    pub fn database(&self) -> &Database {
        &self.database
    }

    /// Writes a consistent copy of a SQLite database to `file`, whole or not at all.
    ///
    /// # Errors
    /// [`StoreError::Query`], also for PostgreSQL, which has its own `pg_dump`.
    pub fn backup(&self, file: &std::path::Path) -> Result<()> {
        connection::backup(&self.database, file)
    }

    fn read<T>(&self, query: impl FnOnce(&mut AnyConnection) -> QueryResult<T>) -> Result<T> {
        let mut connection = self.connection(&self.readers, 0)?;
        Ok(query(&mut connection)?)
    }

    /// A connection of a pool. While the database is away, callers are told at once, and one in a while waits to see whether
    /// it is back.
    fn connection(&self, pool: &Pool<Manager>, purpose: usize) -> Result<PooledConnection<Manager>> {
        if self.now() < self.away_until[purpose].load(Ordering::Relaxed) {
            return Err(StoreError::Away);
        }
        let taken = pool.get();
        if taken.is_err() && matches!(self.database, Database::Postgres(_)) {
            self.away_until[purpose].store(self.now() + AWAY_MILLISECONDS, Ordering::Relaxed);
        }
        Ok(taken?)
    }

    /// A question was not answered in time: others are told at once for a moment, and need not wait as long.
    pub fn note_unanswered(&self) {
        self.away_until[0].store(self.now() + AWAY_MILLISECONDS, Ordering::Relaxed);
    }

    /// Whether the database is on another machine, and can be away.
    pub fn can_be_away(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// Tells of every change of rights that this node makes.
    pub fn rights(&self) -> watch::Receiver<u64> {
        self.rights.subscribe()
    }

    /// A write after which somebody may have fewer rights.
    fn rights_change<T>(&self, query: impl FnMut(&mut AnyConnection) -> QueryResult<T>) -> Result<T> {
        let done = self.write(query);
        self.rights.send_modify(|changes| *changes += 1);
        done
    }

    /// Runs a write in a transaction of its own: all of it is durable afterwards, or nothing.
    fn write<T>(&self, mut query: impl FnMut(&mut AnyConnection) -> QueryResult<T>) -> Result<T> {
        self.write_checked(|connection| Ok(query(connection)?))
    }

    /// As [`Store::write`], for writes that can refuse what they find. What PostgreSQL, or an engine that speaks like it, gives
    /// up in favour of another transaction is done again.
    fn write_checked<T>(&self, query: impl FnMut(&mut AnyConnection) -> Result<T>) -> Result<T> {
        self.keeper.still_there()?;
        let done = self.write_followed(query);
        // Asked again before anybody is told that it is saved.
        if done.is_ok() {
            self.keeper.still_there()?;
        }
        done
    }

    /// The same for what the computer tells that this one follows.
    fn write_followed<T>(&self, mut query: impl FnMut(&mut AnyConnection) -> Result<T>) -> Result<T> {
        self.keeper.is_whole()?;
        self.keeper.noted(self.write_again(&mut query))
    }

    fn write_again<T>(&self, query: &mut impl FnMut(&mut AnyConnection) -> Result<T>) -> Result<T> {
        for attempt in 1..WRITE_TRIES {
            match self.try_write(query) {
                Err(StoreError::Query(error)) if gave_way(&error) => std::thread::sleep(WRITE_PAUSE * attempt),
                done => return done,
            }
        }
        self.try_write(query)
    }

    fn try_write<T>(&self, query: &mut impl FnMut(&mut AnyConnection) -> Result<T>) -> Result<T> {
        let mut connection = self.connection(&self.writer, 1)?;
        let begin = match &*connection {
            AnyConnection::Sqlite(_) => "BEGIN IMMEDIATE",
            #[cfg(feature = "postgres")]
            AnyConnection::Postgres(_) => "BEGIN",
        };
        connection.batch_execute(begin)?;
        let done = query(&mut connection).and_then(|value| {
            let counted = connection::count_write(&mut connection)?;
            commit(&mut connection)?;
            self.hall.confirm();
            self.keeper.saved(counted);
            Ok(value)
        });
        if done.is_err() {
            self.hall.gave_up();
            // The first error is what the caller must see. A commit that failed may have left the transaction open, and
            // the next writer could not begin one; where it did not, there is nothing to roll back.
            let _ = connection.batch_execute("ROLLBACK");
        }
        done
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
