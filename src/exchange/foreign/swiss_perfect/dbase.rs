//! Tables of dBase III: a head with the fields, and records of texts of fixed width. A record that begins with `*` was deleted; a text
//! ends at its first zero byte, behind which older contents may stand.

use crate::text::{self, Writing};
use std::ops::Range;

/// Places in the head.
mod place {
    pub const RECORDS: usize = 4;
    pub const HEAD_BYTES: usize = 8;
    pub const RECORD_BYTES: usize = 10;
    pub const CODE_PAGE: usize = 29;
    pub const FIELDS: usize = 32;
}

const FIELD_BYTES: usize = 32;
const NAME_BYTES: usize = 11;
/// In a field's description.
const WIDTH: usize = 16;
/// Behind the last field.
const END_OF_FIELDS: u8 = 0x0D;
/// dBase III, without and with a file of memos.
const VERSIONS: [u8; 2] = [0x03, 0x83];
const DELETED: u8 = b'*';
/// More records no event has: 9,999 players in 99 rounds of 5,000 boards.
const MOST_RECORDS: usize = 1_000_000;

/// A table, borrowed from its bytes.
pub struct Table<'a> {
    bytes: &'a [u8],
    fields: Vec<(String, Range<usize>)>,
    head_bytes: usize,
    record_bytes: usize,
    records: usize,
}

/// A record that was not deleted.
pub struct Record<'a> {
    bytes: &'a [u8],
    table: &'a Table<'a>,
}

impl<'a> Table<'a> {
    /// Whether bytes begin as such a table does.
    pub fn is_one(bytes: &[u8]) -> bool {
        bytes.len() > place::FIELDS && VERSIONS.contains(&bytes[0]) && Table::open(bytes).is_some()
    }

    /// `None` where it is damaged.
    pub fn open(bytes: &'a [u8]) -> Option<Table<'a>> {
        let u16_at = |at: usize| Some(usize::from(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?)));
        let records = u32::from_le_bytes(*bytes.get(place::RECORDS..)?.first_chunk()?);
        let records = usize::try_from(records).ok().filter(|records| *records <= MOST_RECORDS)?;
        let (head_bytes, record_bytes) = (u16_at(place::HEAD_BYTES)?, u16_at(place::RECORD_BYTES)?);
        let mut fields = Vec::new();
        let (mut at, mut begin) = (place::FIELDS, 1);
        while *bytes.get(at)? != END_OF_FIELDS {
            let field = bytes.get(at..at + FIELD_BYTES)?;
            let name: String =
                field[..NAME_BYTES].iter().take_while(|byte| **byte != 0).map(|byte| char::from(*byte)).collect();
            let end = begin + usize::from(field[WIDTH]);
            fields.push((name, begin..end));
            (at, begin) = (at + FIELD_BYTES, end);
        }
        let fits = head_bytes > at && begin <= record_bytes && bytes.len() >= head_bytes + records * record_bytes;
        (fits && record_bytes > 0).then_some(Table { bytes, fields, head_bytes, record_bytes, records })
    }

    /// In what its texts are written, where its head says one that is known here. Most programs leave the mark empty.
    pub fn writing(&self) -> Option<Writing> {
        text::told(match self.bytes[place::CODE_PAGE] {
            0x01 => "IBM437",
            0x02 => "IBM850",
            0x64 => "IBM852",
            0x65 | 0x26 => "IBM866",
            0x03 => "windows-1252",
            0xC8 => "windows-1250",
            0xC9 => "windows-1251",
            0xCA => "windows-1254",
            0xCB => "windows-1253",
            0xCC => "windows-1257",
            _ => return None,
        })
    }

    pub fn has(&self, field: &str) -> bool {
        self.fields.iter().any(|(name, _)| name == field)
    }

    /// The names of its fields.
    pub fn fields(&self) -> impl Iterator<Item = &str> {
        self.fields.iter().map(|(name, _)| name.as_str())
    }

    /// The records that were not deleted, with their numbers from 1.
    pub fn records(&self) -> impl Iterator<Item = (usize, Record<'_>)> {
        (0..self.records).filter_map(|at| {
            let begin = self.head_bytes + at * self.record_bytes;
            let bytes = &self.bytes[begin..begin + self.record_bytes];
            (bytes[0] != DELETED).then_some((at + 1, Record { bytes, table: self }))
        })
    }

    /// How many records were deleted.
    pub fn deleted(&self) -> usize {
        self.records - self.records().count()
    }
}

impl<'a> Record<'a> {
    /// What stands in a field; nothing where the table has none of the name.
    pub fn raw(&self, field: &str) -> &'a [u8] {
        let range = self.table.fields.iter().find(|(name, _)| name == field).map(|(_, range)| range.clone());
        let bytes = range.and_then(|range| self.bytes.get(range)).unwrap_or_default();
        let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
        bytes[..end].trim_ascii()
    }

    /// A field of signs that every code page has.
    pub fn ascii(&self, field: &str) -> String {
        String::from_utf8_lossy(self.raw(field)).into_owned()
    }
}
