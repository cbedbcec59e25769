//! The rows of a table: the pages that are its own, the rows on each, the cells of each.

use super::definition::{Column, Definition, Place};
use super::{Jet, PAGE, Value, pointer_at, u16_at, u32_at, utf16};

/// The first byte of a page with rows, and of one that goes on with the list of a table's pages.
const OF_ROWS: u8 = 1;
const OF_PAGES: u8 = 5;
/// Where a page with rows says whose it is, how many they are, and where each begins.
const OWNER_AT: usize = 4;
const COUNT_AT: usize = 12;
const ROWS_AT: usize = 14;
/// In the place of a row: it was deleted; it stands elsewhere and is only named here.
const DELETED: u16 = 0x8000;
const ELSEWHERE: u16 = 0x4000;
const PLACE: u16 = 0x1FFF;
/// More rows than any table of an event has: players, settings, results.
const MOST_ROWS: usize = 20_000;
/// The kinds of columns.
mod kind {
    pub const FLAG: u8 = 1;
    pub const BYTE: u8 = 2;
    pub const SHORT: u8 = 3;
    pub const LONG: u8 = 4;
    pub const SINGLE: u8 = 6;
    pub const DOUBLE: u8 = 7;
    pub const DAY: u8 = 8;
    pub const TEXT: u8 = 10;
}
/// Before a text in which signs below U+0100 have one byte each.
const COMPRESSED: [u8; 2] = [0xFF, 0xFE];

/// All rows, in the order of the file.
pub fn read(jet: &Jet, definition: &Definition) -> Option<Vec<Vec<Value>>> {
    let mut rows = Vec::new();
    for page in pages(jet, definition)? {
        let bytes = jet.page(page).filter(|bytes| bytes[0] == OF_ROWS)?;
        if u32_at(bytes, OWNER_AT)? != definition.page {
            continue;
        }
        for row in 0..usize::from(u16_at(bytes, COUNT_AT)?) {
            let place = u16_at(bytes, ROWS_AT + 2 * row)?;
            if place & DELETED != 0 {
                continue;
            }
            let mut found = row_of(bytes, row)?;
            if place & ELSEWHERE != 0 {
                let (page, row) = pointer_at(found, 0)?;
                found = row_of(jet.page(page).filter(|bytes| bytes[0] == OF_ROWS)?, row)?;
            }
            if rows.len() == MOST_ROWS {
                return None;
            }
            rows.push(definition.columns.iter().map(|column| cell(found, column)).collect::<Option<Vec<Value>>>()?);
        }
    }
    Some(rows)
}

/// The bytes of a row: to where the one before it begins.
fn row_of(page: &[u8], row: usize) -> Option<&[u8]> {
    let begin = |row: usize| Some(usize::from(u16_at(page, ROWS_AT + 2 * row)? & PLACE));
    let end = if row == 0 { PAGE } else { begin(row - 1)? };
    page.get(begin(row)?..end)
}

/// The pages of the table: a bit each, from a first page on, in a row or on pages of their own.
fn pages(jet: &Jet, definition: &Definition) -> Option<Vec<u32>> {
    let (page, row) = definition.pages;
    let list = row_of(jet.page(page)?, row)?;
    let count = u32::try_from(jet.bytes.len() / PAGE).ok()?;
    let mut pages = Vec::new();
    match list.first()? {
        0 => pages.extend(set_bits(list.get(5..)?, u32_at(list, 1)?, count)),
        1 => {
            let bits_of_page = u32::try_from((PAGE - 4) * 8).ok()?;
            for (at, number) in (0..).zip(list[1..].chunks_exact(4).map(|number| u32_at(number, 0))) {
                let Some(number) = number.filter(|number| *number > 0) else { continue };
                let bits = jet.page(number).filter(|bytes| bytes[0] == OF_PAGES)?;
                pages.extend(set_bits(&bits[4..], bits_of_page.checked_mul(at)?, count));
            }
        }
        _ => return None,
    }
    Some(pages)
}

/// The numbers of the bits that are set, as far as the file has so many pages.
fn set_bits(bits: &[u8], first: u32, count: u32) -> impl Iterator<Item = u32> {
    let set = bits.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1 == 1));
    let numbers = (0_u32..).zip(set).filter(|(_, is_set)| *is_set);
    numbers.filter_map(move |(at, _)| first.checked_add(at)).filter(move |page| *page < count)
}

/// The cell of a column; `None` where the row does not hold together.
fn cell(row: &[u8], column: &Column) -> Option<Value> {
    let columns = usize::from(u16_at(row, 0)?);
    let mask_at = row.len().checked_sub(columns.div_ceil(8))?;
    let mask = row.get(mask_at + column.number / 8).copied().unwrap_or_default();
    let has_value = column.number < columns && mask >> (column.number % 8) & 1 == 1;
    if column.kind == kind::FLAG {
        return Some(Value::Flag(has_value));
    }
    if !has_value {
        return Some(Value::Nothing);
    }
    let bytes = match column.place {
        Place::Fixed(at, length) => row[..mask_at].get(2 + at..2 + at + length)?,
        Place::Variable(number) => {
            let count = usize::from(u16_at(row, mask_at.checked_sub(2)?)?);
            if number >= count {
                return Some(Value::Nothing);
            }
            // The ends stand behind each other from the last to the first; the first begins where they say.
            let end_of = |number: usize| u16_at(row, mask_at.checked_sub(4 + 2 * number)?).map(usize::from);
            row.get(end_of(number)?..end_of(number + 1)?)?
        }
    };
    value(column.kind, bytes)
}

fn value(kind: u8, bytes: &[u8]) -> Option<Value> {
    Some(match kind {
        kind::BYTE => Value::Number(i32::from(*bytes.first()?)),
        kind::SHORT => Value::Number(i32::from(u16_at(bytes, 0)?.cast_signed())),
        kind::LONG => Value::Number(u32_at(bytes, 0)?.cast_signed()),
        kind::SINGLE => Value::Real(f32::from_bits(u32_at(bytes, 0)?).into()),
        kind::DOUBLE => Value::Real(f64::from_le_bytes(*bytes.first_chunk()?)),
        kind::DAY => Value::Day(f64::from_le_bytes(*bytes.first_chunk()?)),
        kind::TEXT => Value::Text(text(bytes)),
        _ => Value::Nothing,
    })
}

/// UTF-16; compressed, a zero byte changes between one byte a sign and two.
fn text(bytes: &[u8]) -> String {
    let Some(compressed) = bytes.strip_prefix(&COMPRESSED) else { return utf16(bytes) };
    let mut text = String::new();
    for (at, part) in compressed.split(|byte| *byte == 0).enumerate() {
        if at % 2 == 0 { text.extend(part.iter().map(|byte| char::from(*byte))) } else { text.push_str(&utf16(part)) }
    }
    text
}
