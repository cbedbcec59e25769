//! Databases of Microsoft Access as far as Papi's need it: Jet 4, the version of all its files that were seen, without a password.
//!
//! A file is pages of 4,096 bytes, numbers little-endian. Page 2 defines the table of tables, `MSysObjects`. The layout is told by the
//! documentation of mdbtools (github.com/mdbtools/mdbtools, `HACKING.md`); cell by cell it was compared with what mdbtools reads.

mod definition;
mod rows;

use definition::Definition;

/// Every page has so many bytes.
const PAGE: usize = 4_096;
/// Behind the four first bytes.
const MARKS: [&[u8]; 2] = [b"Standard Jet DB\0", b"Standard ACE DB\0"];
/// Where the version stands.
const VERSION_AT: usize = 0x14;
/// The version of Access 2000 to 2003.
const JET_4: u8 = 1;
/// The page with the definition of the table of tables.
const CATALOGUE: u32 = 2;
/// The kind of an object that is a table.
const TABLE: i32 = 1;
/// The bits of an object's number that are the page of its definition.
const PAGE_BITS: u32 = 0x00FF_FFFF;

/// A value of a cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing, or of a kind that no table of Papi has (pictures, long texts).
    Nothing,
    Flag(bool),
    Number(i32),
    Real(f64),
    /// Days since 1899-12-30.
    Day(f64),
    Text(String),
}

impl Value {
    pub fn number(&self) -> Option<i32> {
        match self {
            Value::Number(number) => Some(*number),
            Value::Nothing | Value::Flag(_) | Value::Real(_) | Value::Day(_) | Value::Text(_) => None,
        }
    }

    pub fn text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            Value::Nothing | Value::Flag(_) | Value::Number(_) | Value::Real(_) | Value::Day(_) => None,
        }
    }
}

/// The rows of a table, each with its cells by the order of the columns.
pub struct Table {
    pub columns: Vec<String>,
    pub rows: Vec<Vec<Value>>,
}

impl Table {
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column == name)
    }
}

/// Whether the bytes are a database of Access.
pub fn is_database(bytes: &[u8]) -> bool {
    bytes.get(4..).is_some_and(|rest| MARKS.iter().any(|mark| rest.starts_with(mark)))
}

/// A database, page by page.
pub struct Jet<'a> {
    bytes: &'a [u8],
}

impl<'a> Jet<'a> {
    /// `None` where the database has another version.
    pub fn open(bytes: &'a [u8]) -> Option<Jet<'a>> {
        (bytes.get(VERSION_AT) == Some(&JET_4)).then_some(Jet { bytes })
    }

    /// Whether it has a table of the name.
    pub fn has(&self, name: &str) -> bool {
        self.page_of(name).is_some()
    }

    /// A table with all its rows; `None` where there is none of the name, or what there is cannot be followed.
    pub fn table(&self, name: &str) -> Option<Table> {
        self.read(self.page_of(name)?)
    }

    /// The page with the definition of a table.
    fn page_of(&self, name: &str) -> Option<u32> {
        let objects = self.read(CATALOGUE)?;
        let [id, kind, named] = ["Id", "Type", "Name"].map(|column| objects.column(column));
        let (id, kind, named) = (id?, kind?, named?);
        let is_it = |row: &&Vec<Value>| row[kind].number() == Some(TABLE) && row[named].text() == Some(name);
        Some(objects.rows.iter().find(is_it)?[id].number()?.cast_unsigned() & PAGE_BITS)
    }

    fn read(&self, page: u32) -> Option<Table> {
        let definition = Definition::read(self, page)?;
        let rows = rows::read(self, &definition)?;
        Some(Table { columns: definition.columns.into_iter().map(|column| column.name).collect(), rows })
    }

    fn page(&self, number: u32) -> Option<&'a [u8]> {
        let begin = usize::try_from(number).ok()?.checked_mul(PAGE)?;
        self.bytes.get(begin..begin.checked_add(PAGE)?)
    }
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..)?.first_chunk().map(|bytes| u16::from_le_bytes(*bytes))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..)?.first_chunk().map(|bytes| u32::from_le_bytes(*bytes))
}

/// A row's number in the lowest byte, its page above.
fn pointer_at(bytes: &[u8], at: usize) -> Option<(u32, usize)> {
    let pointer = u32_at(bytes, at)?;
    Some((pointer >> 8, usize::try_from(pointer & 0xFF).ok()?))
}

fn utf16(bytes: &[u8]) -> String {
    encoding_rs::UTF_16LE.decode_without_bom_handling(bytes).0.into_owned()
}
