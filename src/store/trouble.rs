//! What keeps the database from being written, by what it says itself and by what is found about it.

/// Why nothing can be written now. What is there can still be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    #[error("the disk is full")]
    Full,
    #[error("the database file is damaged")]
    Damaged,
    #[error("another program holds the database file")]
    Locked,
    #[error("the database file was deleted, moved or replaced while the server runs")]
    Vanished,
    #[error("the database file may not be written")]
    NotWritable,
    /// The log was cut off, or an older copy put in the file's place.
    #[error("the database lacks what was saved before")]
    Missing,
    /// Of a database on another machine.
    #[error("the database is away")]
    Away,
    /// This computer only follows another one, see [`super::standing`].
    #[error("this computer follows another one")]
    Follows,
    /// Another computer took over.
    #[error("another computer took over")]
    Replaced,
}

impl Trouble {
    /// What SQLite's own words mean; nothing for errors that are no trouble of the file.
    pub(super) fn of(error: &diesel::result::Error) -> Option<Trouble> {
        let diesel::result::Error::DatabaseError(_, information) = error else { return None };
        let says = |words: &str| information.message().contains(words);
        if says("disk is full") {
            Some(Trouble::Full)
        } else if says("malformed") || says("not a database") {
            Some(Trouble::Damaged)
        } else if says("database is locked") || says("table is locked") {
            Some(Trouble::Locked)
        } else if says("readonly database") || says("disk I/O error") || says("unable to open database file") {
            Some(Trouble::NotWritable)
        } else {
            None
        }
    }
}
