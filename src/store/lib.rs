//! What must survive a pulled plug: accounts, sessions, journals. SQL is written in this room only.
//!
//! One binary, two back ends: a SQLite file (one writer, every commit durable) or a PostgreSQL server. All instants are
//! microseconds since 1970 in UTC, so that both keep the same.

pub mod account;
mod connection;
pub mod copy;
mod error;
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
mod left_alone;
pub mod live_board;
pub mod lone_act;
mod noted;
mod open;
pub mod photograph;
mod public_side;
pub mod push;
pub mod rating_list;
pub mod replace;
pub mod rows;
mod schema;
pub mod session;
pub mod standing;
pub mod tally;
pub mod token;
mod told;
pub mod tournament;
mod trouble;

pub use connection::{Database, DatabaseUrlError, newest_migration};
pub use error::{Result, StoreError};
pub use trouble::Trouble;

use connection::{AnyConnection, Manager};
use diesel::connection::SimpleConnection;
use diesel::r2d2::{Pool, PooledConnection};
use diesel::result::QueryResult;
use hall::{Hall, Noted};
use keeper::Keeper;
use sonneborn_tournament::chain::{Head, Line};
use standing::Standing;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How often the log is tried to be taken in at the stop, and the pause between.
const CHECKPOINT_TRIES: u32 = 20;
const CHECKPOINT_PAUSE: Duration = Duration::from_millis(50);

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

impl Store {
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

    /// Writes nothing, where a write failed, to see whether the next one will do: a disk that was full has space again.
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
        // Only where the file is the one that they tell of.
        if self.keeper.is_whole().is_ok() {
            self.keeper.end();
            self.hall.see_to_files();
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
        self.rights_changed();
        done
    }

    fn rights_changed(&self) {
        self.rights.send_modify(|changes| *changes += 1);
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
