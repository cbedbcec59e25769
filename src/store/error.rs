//! Why the store could not do what it was asked, and whose trouble that is.

use super::trouble::Trouble;
use sonneborn_tournament::chain::Fault;

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
    pub(crate) fn within(self, tournament: i64) -> StoreError {
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
