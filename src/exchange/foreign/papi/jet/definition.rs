//! The definition of a table: its columns, and where the list of its pages stands. It goes on over as many pages as it needs.

use super::{Jet, pointer_at, u16_at, u32_at, utf16};

/// The first byte of a page with a definition.
const OF_DEFINITION: u8 = 2;
/// What a further page has before it goes on.
const CONTINUED_AT: usize = 8;
/// Where what is needed stands.
const NEXT_AT: usize = 4;
const COLUMNS_AT: usize = 45;
const INDEXES_AT: usize = 51;
const PAGES_AT: usize = 55;
const HEAD_BYTES: usize = 63;
const INDEX_BYTES: usize = 12;
const COLUMN_BYTES: usize = 25;
/// Access allows no more.
const MOST_COLUMNS: usize = 255;
/// So many columns have their definition on fewer pages.
const MOST_PAGES: usize = 64;
/// The bit of a column that stands at a fixed place of its row.
const FIXED: u8 = 1;

pub struct Column {
    pub name: String,
    pub kind: u8,
    /// Its bit in the row's mask of cells that have a value.
    pub number: usize,
    pub place: Place,
}

/// Where in a row the cell stands.
#[derive(Clone, Copy)]
pub enum Place {
    /// So many bytes behind the first number, and so long.
    Fixed(usize, usize),
    /// The so-manieth of those whose lengths the row itself says.
    Variable(usize),
}

pub struct Definition {
    pub columns: Vec<Column>,
    /// The page and the row in which the table's pages are listed.
    pub pages: (u32, usize),
    pub page: u32,
}

impl Definition {
    pub fn read(jet: &Jet, page: u32) -> Option<Definition> {
        let bytes = whole(jet, page)?;
        let count = usize::from(u16_at(&bytes, COLUMNS_AT)?);
        if count > MOST_COLUMNS {
            return None;
        }
        let indexes = usize::try_from(u32_at(&bytes, INDEXES_AT)?).ok()?;
        let begin = indexes.checked_mul(INDEX_BYTES)?.checked_add(HEAD_BYTES)?;
        let mut name_at = begin.checked_add(count * COLUMN_BYTES)?;
        let mut columns = Vec::new();
        for at in (begin..).step_by(COLUMN_BYTES).take(count) {
            let length = usize::from(u16_at(&bytes, name_at)?);
            let name = bytes.get(name_at + 2..name_at + 2 + length)?;
            name_at += 2 + length;
            let place = if *bytes.get(at + 15)? & FIXED == FIXED {
                Place::Fixed(u16_at(&bytes, at + 21)?.into(), u16_at(&bytes, at + 23)?.into())
            } else {
                Place::Variable(u16_at(&bytes, at + 7)?.into())
            };
            let (kind, number) = (*bytes.get(at)?, u16_at(&bytes, at + 5)?.into());
            columns.push(Column { name: utf16(name), kind, number, place });
        }
        Some(Definition { columns, pages: pointer_at(&bytes, PAGES_AT)?, page })
    }
}

/// The definition from all its pages.
fn whole(jet: &Jet, mut page: u32) -> Option<Vec<u8>> {
    let mut whole = Vec::new();
    for _ in 0..MOST_PAGES {
        let bytes = jet.page(page).filter(|bytes| bytes[0] == OF_DEFINITION)?;
        whole.extend_from_slice(if whole.is_empty() { bytes } else { &bytes[CONTINUED_AT..] });
        page = u32_at(bytes, NEXT_AT)?;
        if page == 0 {
            return Some(whole);
        }
    }
    None
}
