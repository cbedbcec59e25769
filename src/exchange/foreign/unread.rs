//! Files of which the first bytes tell what they are, and which no reader takes: so that the answer says how the event comes out of the
//! program that it is from.

use std::io::Cursor;

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// A database of Microsoft Access in which no event of Papi is.
    AccessDatabase,
    /// Sharly Chess's events, and other databases of SQLite.
    SqliteDatabase,
    /// A table (XLSX, ODS, XLS): lists of players, not tournaments.
    Spreadsheet,
    /// An archive in which none of the three files of SwissPerfect is.
    Archive,
    Pdf,
    WebPage,
}

/// How far in a web page its first mark may stand.
const HEAD: usize = 512;
/// In Access's files, behind four bytes.
const ACCESS: [&[u8]; 2] = [b"Standard Jet DB", b"Standard ACE DB"];

/// What the file is, where its first bytes tell.
///
/// ```
/// use sonneborn_exchange::foreign::unread::{Unread, recognise};
///
/// assert_eq!(recognise(b"%PDF-1.7"), Some(Unread::Pdf));
/// assert_eq!(recognise(b"012 Club evening"), None);
/// ```
pub fn recognise(bytes: &[u8]) -> Option<Unread> {
    let is_access = ACCESS.iter().any(|mark| bytes.get(4..).is_some_and(|rest| rest.starts_with(mark)));
    if is_access {
        Some(Unread::AccessDatabase)
    } else if bytes.starts_with(b"SQLite format 3\0") {
        Some(Unread::SqliteDatabase)
    } else if bytes.starts_with(b"PK\x03\x04") {
        Some(if is_workbook(bytes) { Unread::Spreadsheet } else { Unread::Archive })
    } else if bytes.starts_with(&[0xd0, 0xcf, 0x11, 0xe0]) {
        Some(Unread::Spreadsheet)
    } else if bytes.starts_with(b"%PDF") {
        Some(Unread::Pdf)
    } else if is_web_page(bytes) {
        Some(Unread::WebPage)
    } else {
        None
    }
}

fn is_workbook(bytes: &[u8]) -> bool {
    zip::ZipArchive::new(Cursor::new(bytes)).is_ok_and(|archive| {
        archive
            .file_names()
            .filter_map(Result::ok)
            .any(|name| name.starts_with("xl/") || name == "content.xml" || name == "[Content_Types].xml")
    })
}

fn is_web_page(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]).to_ascii_lowercase();
    head.trim_start_matches(['\u{feff}', ' ', '\r', '\n', '\t']).starts_with('<')
        && (head.contains("<!doctype html") || head.contains("<html"))
}
