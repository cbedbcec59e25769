//! Text as it is kept, read as bytes: one byte that is no text spoils what it stands in, and nothing beside it. What was not text
//! shows the replacement mark, fits no digest, and so is found by the chain at its own act.

use super::connection::{MultiBackend, MultiRawValue};
use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
#[cfg(feature = "postgres")]
use diesel::pg::Pg;
use diesel::sql_types::{Binary, Text};
use diesel::sqlite::Sqlite;

/// A text of a row.
#[derive(Clone, Debug, PartialEq, Eq, FromSqlRow)]
pub struct Told(pub(super) String);

impl From<Told> for String {
    fn from(told: Told) -> String {
        told.0
    }
}

impl FromSql<Text, Sqlite> for Told {
    fn from_sql(value: <Sqlite as Backend>::RawValue<'_>) -> deserialize::Result<Told> {
        let bytes = <Vec<u8> as FromSql<Binary, Sqlite>>::from_sql(value)?;
        Ok(Told(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// A PostgreSQL server keeps no text that is none.
#[cfg(feature = "postgres")]
impl FromSql<Text, Pg> for Told {
    fn from_sql(value: <Pg as Backend>::RawValue<'_>) -> deserialize::Result<Told> {
        <String as FromSql<Text, Pg>>::from_sql(value).map(Told)
    }
}

impl FromSql<Text, MultiBackend> for Told {
    fn from_sql(value: MultiRawValue<'_>) -> deserialize::Result<Told> {
        value.from_sql::<Told, Text>()
    }
}
