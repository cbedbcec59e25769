//! Rows of any table as text that says them exactly, and back: how a second computer comes to hold what the first one holds. Of SQLite
//! files only; a PostgreSQL server has its own standby.
//!
//! A row is its fields with commas between: `n` for nothing, `i7`, `r0.5`, `t` and `b` with the octets of a text or of a block. So a
//! text that is none travels as it is, and nothing that is sent is read as SQL.

use diesel::prelude::*;
use diesel::result::{DatabaseErrorKind, Error};
use diesel::sql_types::{BigInt, Text};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::chain::Digest;
use std::collections::BTreeSet;

/// Journals go by their chain, pieces of rating lists one by one; which migrations were made each file knows by itself.
const APART: [&str; 3] = ["__diesel_schema_migrations", "journal", PIECES];
pub(super) const PIECES: &str = "rating_list_pieces";
pub(super) const TOURNAMENTS: &str = "tournaments";

/// What of a table another computer lacks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableNews {
    /// Of the whole table, as it is then.
    pub digest: String,
    /// All of it comes; what was there goes.
    pub whole: bool,
    /// The digests of the rows that are gone.
    pub gone: Vec<String>,
    pub rows: Vec<String>,
}

pub fn digest_of_row(row: &str) -> String {
    Digest::of(row).to_string()
}

/// The digest of a table, by those of its rows.
pub fn digest_of_table(rows: &BTreeSet<String>) -> String {
    Digest::of(&rows.iter().map(String::as_str).collect::<String>()).to_string()
}

#[derive(QueryableByName)]
struct Named {
    #[diesel(sql_type = Text)]
    value: String,
}

#[derive(QueryableByName)]
struct Numbered {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    value: String,
}

fn named(connection: &mut SqliteConnection, query: &str) -> QueryResult<Vec<String>> {
    Ok(diesel::sql_query(query).load::<Named>(connection)?.into_iter().map(|row| row.value).collect())
}

/// The tables that are compared whole.
pub(super) fn tables(connection: &mut SqliteConnection) -> QueryResult<Vec<String>> {
    let all = named(connection, "SELECT name AS value FROM sqlite_master WHERE type = 'table' ORDER BY name")?;
    Ok(all.into_iter().filter(|name| !name.starts_with("sqlite_") && !APART.contains(&name.as_str())).collect())
}

fn columns(connection: &mut SqliteConnection, table: &str) -> QueryResult<Vec<String>> {
    named(connection, &format!("SELECT name AS value FROM pragma_table_info('{table}') ORDER BY cid"))
}

/// What SQL makes of a row.
fn written(columns: &[String]) -> String {
    let field = |column: &String| {
        format!(
            "CASE typeof({column}) WHEN 'null' THEN 'n' WHEN 'integer' THEN 'i' || {column} \
             WHEN 'real' THEN 'r' || quote({column}) WHEN 'text' THEN 't' || hex({column}) ELSE 'b' || hex({column}) END"
        )
    };
    columns.iter().map(field).collect::<Vec<_>>().join(" || ',' || ")
}

/// The rows of a table; `which` says which, and in what order.
pub(super) fn rows(connection: &mut SqliteConnection, table: &str, which: &str) -> QueryResult<Vec<String>> {
    let row = written(&columns(connection, table)?);
    named(connection, &format!("SELECT {row} AS value FROM {table} {which}"))
}

fn unreadable(what: &str) -> Error {
    Error::DatabaseError(DatabaseErrorKind::Unknown, Box::new(format!("{what} was sent and is no row")))
}

/// A field as SQL has it.
fn literal(field: &str) -> Option<String> {
    let (kind, rest) = field.split_at_checked(1)?;
    let is_hexadecimal = rest.bytes().all(|octet| octet.is_ascii_hexdigit());
    match kind {
        "n" if rest.is_empty() => Some("NULL".to_owned()),
        "i" => rest.parse::<i64>().ok().map(|number| number.to_string()),
        "r" => rest.parse::<f64>().ok().filter(|number| number.is_finite()).map(|number| format!("{number:e}")),
        "t" if is_hexadecimal => Some(format!("CAST(X'{rest}' AS TEXT)")),
        "b" if is_hexadecimal => Some(format!("X'{rest}'")),
        _ => None,
    }
}

/// Puts rows into a table as they were sent.
pub(super) fn insert(connection: &mut SqliteConnection, table: &str, rows: &[String]) -> QueryResult<()> {
    let columns = columns(connection, table)?;
    for row in rows {
        let fields: Option<Vec<String>> = row.split(',').map(literal).collect();
        let fields = fields.filter(|fields| fields.len() == columns.len()).ok_or_else(|| unreadable(table))?;
        let values = fields.join(",");
        diesel::sql_query(format!("INSERT INTO {table} ({}) VALUES ({values})", columns.join(",")))
            .execute(connection)?;
    }
    Ok(())
}

/// Makes a table what it is elsewhere.
///
/// # Errors
/// Where it is not that afterwards: the whole table is to be asked for.
pub(super) fn take(connection: &mut SqliteConnection, table: &str, news: &TableNews) -> QueryResult<()> {
    if news.whole {
        diesel::sql_query(format!("DELETE FROM {table}")).execute(connection)?;
    } else if !news.gone.is_empty() {
        let row = written(&columns(connection, table)?);
        let there: Vec<Numbered> =
            diesel::sql_query(format!("SELECT rowid AS id, {row} AS value FROM {table}")).load(connection)?;
        let gone: BTreeSet<&String> = news.gone.iter().collect();
        for row in there.iter().filter(|row| gone.contains(&digest_of_row(&row.value))) {
            diesel::sql_query(format!("DELETE FROM {table} WHERE rowid = {}", row.id)).execute(connection)?;
        }
    }
    insert(connection, table, &news.rows)?;
    let now = rows(connection, table, "")?.iter().map(|row| digest_of_row(row)).collect();
    if digest_of_table(&now) == news.digest { Ok(()) } else { Err(unreadable(table)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use diesel::connection::SimpleConnection;

    fn made() -> SqliteConnection {
        let mut connection = SqliteConnection::establish(":memory:").expect("a database in memory");
        connection.batch_execute("CREATE TABLE t (id INTEGER PRIMARY KEY, a, b)").expect("made");
        connection
    }

    #[test]
    fn rows_go_to_another_table_and_are_the_same_there() {
        let (mut here, mut there) = (made(), made());
        here.batch_execute(
            "INSERT INTO t VALUES (1, 'it''s, a text', NULL), (2, X'00FF', -0.1), (3, CAST(X'FF41' AS TEXT), 9e18)",
        )
        .expect("filled");
        there.batch_execute("INSERT INTO t VALUES (1, 'old', NULL), (9, 'gone', 1)").expect("filled");
        let wanted = rows(&mut here, "t", "").expect("read");
        let old = rows(&mut there, "t", "").expect("read");
        let digest = digest_of_table(&wanted.iter().map(|row| digest_of_row(row)).collect());
        let gone = old.iter().map(|row| digest_of_row(row)).collect();
        let news = TableNews { digest, whole: false, gone, rows: wanted.clone() };
        take(&mut there, "t", &news).expect("taken");
        assert_eq!(rows(&mut there, "t", "").expect("read"), wanted);
        let short = TableNews { whole: true, rows: wanted[1..].to_vec(), ..news };
        assert!(take(&mut there, "t", &short).is_err(), "less came than was told");
    }

    #[test]
    fn what_is_no_row_is_not_read_as_sql() {
        let mut connection = made();
        for row in ["i1,n", "i1,n,x", "i1,n,t4", "i1,n,t');DROP TABLE t;--", "i1,n,i1 OR 1", "i1,n,rinf", "", "é,n,n"]
        {
            let news = TableNews { whole: true, rows: vec![row.to_owned()], ..TableNews::default() };
            assert!(take(&mut connection, "t", &news).is_err(), "{row}");
        }
    }
}
