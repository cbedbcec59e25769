//! A rating list as one compact block of bytes: how it is built and read. Rows come first, in order of strength, then the names.

use super::rating_list::{Figures, Listed};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::player::{Gender, Title};
use std::cmp::Reverse;
use std::ops::Range;

/// The version of the block, its first byte.
const FORMAT: u8 = 3;
/// Lists kept by version 0.1, which gave a FIDE ID half as many bytes.
const FORMAT_WITH_SHORT_IDS: u8 = 2;
/// Bytes of a FIDE ID, with which a row begins.
const ID_BYTES: usize = size_of::<u64>();
/// Bytes of a row behind its FIDE ID.
const REST_BYTES: usize = 24;
/// Bytes of the block before the rows: the format and the number of rows.
const HEAD_BYTES: usize = 5;

/// One player's row, names apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Row {
    /// 0 where they have none.
    pub(crate) fide_id: u64,
    name_start: u32,
    standard: u16,
    rapid: u16,
    blitz: u16,
    pub(crate) born: u16,
    k: [u8; 3],
    pub(crate) federation: [u8; 3],
    name_length: u8,
    title: u8,
    /// 1 male, 2 female, 0 unknown; 4 is added for inactive.
    flags: u8,
    /// The national ID stands behind the name.
    national_id_length: u8,
    national: u16,
}

/// A list being built, row by row.
#[derive(Default)]
pub struct Builder {
    rows: Vec<Row>,
    names: String,
}

impl Builder {
    /// Adds a player. Names longer than a row can say are cut at a character.
    pub fn add(&mut self, player: &Listed) {
        let name = cut(player.name);
        let national_id = cut(player.national_id);
        let mut federation = [b' '; 3];
        for (place, letter) in federation.iter_mut().zip(player.federation.bytes()) {
            *place = letter;
        }
        let gender = match player.gender {
            None => 0,
            Some(Gender::Male) => 1,
            Some(Gender::Female) => 2,
        };
        self.rows.push(Row {
            fide_id: player.fide_id.map_or(0, FideId::number),
            name_start: u32::try_from(self.names.len()).unwrap_or(u32::MAX),
            standard: player.standard.rating.unwrap_or(0),
            rapid: player.rapid.rating.unwrap_or(0),
            blitz: player.blitz.rating.unwrap_or(0),
            born: player.born.unwrap_or(0),
            k: [player.standard.k, player.rapid.k, player.blitz.k].map(|k| k.unwrap_or(0)),
            federation,
            name_length: short_length(name),
            title: player.title.map_or(0, |title| 1 + title as u8),
            flags: gender | if player.inactive { 4 } else { 0 },
            national_id_length: short_length(national_id),
            national: player.national.unwrap_or(0),
        });
        self.names.push_str(name);
        self.names.push_str(national_id);
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The block to be kept: the strongest first, names in the order of the rows.
    pub fn into_bytes(mut self) -> Vec<u8> {
        self.rows.sort_unstable_by_key(|row| (Reverse(row.strength()), row.fide_id, row.name_start));
        let mut bytes = Vec::with_capacity(HEAD_BYTES + self.rows.len() * (ID_BYTES + REST_BYTES) + self.names.len());
        bytes.push(FORMAT);
        bytes.extend(u32::try_from(self.rows.len()).unwrap_or(u32::MAX).to_le_bytes());
        let mut name_start = 0;
        for row in &self.rows {
            Row { name_start, ..*row }.write(&mut bytes);
            name_start += u32::from(row.name_length) + u32::from(row.national_id_length);
        }
        for row in &self.rows {
            let start = row.name_start as usize;
            bytes.extend(&self.names.as_bytes()[start..start + row.text_length()]);
        }
        bytes
    }
}

/// As much of the text as a row can say the length of.
fn cut(text: &str) -> &str {
    &text[..text.floor_char_boundary(usize::from(u8::MAX))]
}

fn short_length(text: &str) -> u8 {
    u8::try_from(text.len()).expect("cut to what a byte can say")
}

impl Row {
    fn strength(&self) -> u16 {
        self.standard.max(self.rapid).max(self.blitz).max(self.national)
    }

    fn text_length(&self) -> usize {
        usize::from(self.name_length) + usize::from(self.national_id_length)
    }

    pub(crate) fn name_range(&self) -> Range<usize> {
        let start = self.name_start as usize;
        start..start + usize::from(self.name_length)
    }

    pub(crate) fn national_id_range(&self) -> Range<usize> {
        let end = self.name_start as usize + self.text_length();
        end - usize::from(self.national_id_length)..end
    }

    /// What is known of the player; `names` are those of all rows.
    pub(crate) fn listed<'a>(&'a self, names: &'a str) -> Listed<'a> {
        let rating = |rating: u16, k: u8| Figures { rating: (rating > 0).then_some(rating), k: (k > 0).then_some(k) };
        Listed {
            fide_id: FideId::new(self.fide_id),
            national_id: &names[self.national_id_range()],
            name: &names[self.name_range()],
            federation: std::str::from_utf8(&self.federation).unwrap_or("").trim_end(),
            gender: match self.flags & 3 {
                1 => Some(Gender::Male),
                2 => Some(Gender::Female),
                _ => None,
            },
            title: self.title.checked_sub(1).and_then(|title| Title::ALL.get(usize::from(title)).copied()),
            standard: rating(self.standard, self.k[0]),
            rapid: rating(self.rapid, self.k[1]),
            blitz: rating(self.blitz, self.k[2]),
            national: (self.national > 0).then_some(self.national),
            born: (self.born > 0).then_some(self.born),
            inactive: self.flags & 4 != 0,
        }
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.fide_id.to_le_bytes());
        bytes.extend(self.name_start.to_le_bytes());
        for number in [self.standard, self.rapid, self.blitz, self.born] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.k);
        bytes.extend(self.federation);
        bytes.extend([self.name_length, self.title, self.flags, self.national_id_length]);
        bytes.extend(self.national.to_le_bytes());
    }

    /// Of a row whose FIDE ID has so many bytes, at most eight.
    fn read(bytes: &[u8], id_bytes: usize) -> Row {
        let (id, bytes) = bytes.split_at(id_bytes);
        let fide_id = id.iter().rev().fold(0, |id, byte| id << 8 | u64::from(*byte));
        let long = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        let short = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        Row {
            fide_id,
            name_start: long(0),
            standard: short(4),
            rapid: short(6),
            blitz: short(8),
            born: short(10),
            k: [bytes[12], bytes[13], bytes[14]],
            federation: [bytes[15], bytes[16], bytes[17]],
            name_length: bytes[18],
            title: bytes[19],
            flags: bytes[20],
            national_id_length: bytes[21],
            national: short(22),
        }
    }
}

/// Why a block cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the kept rating list is damaged: import it again")]
pub struct Damaged;

/// The rows of a block, and the names of all.
///
/// # Errors
/// [`Damaged`] where it is none of ours, or cut short.
pub(crate) fn read(mut block: Vec<u8>) -> Result<(Vec<Row>, String), Damaged> {
    let [format, a, b, c, d, ..] = *block else { return Err(Damaged) };
    let id_bytes = match format {
        FORMAT => ID_BYTES,
        FORMAT_WITH_SHORT_IDS => ID_BYTES / 2,
        _ => return Err(Damaged),
    };
    let row_bytes = id_bytes + REST_BYTES;
    let count = usize::try_from(u32::from_le_bytes([a, b, c, d])).map_err(|_| Damaged)?;
    let names_start = count.checked_mul(row_bytes).and_then(|rows| rows.checked_add(HEAD_BYTES)).ok_or(Damaged)?;
    let rows = block.get(HEAD_BYTES..names_start).ok_or(Damaged)?.chunks_exact(row_bytes);
    let rows: Vec<Row> = rows.map(|row| Row::read(row, id_bytes)).collect();
    block.drain(..names_start);
    block.shrink_to_fit();
    let names = String::from_utf8(block).map_err(|_| Damaged)?;
    let has_text = |row: &Row| names.get(row.name_range()).is_some() && names.get(row.national_id_range()).is_some();
    if !rows.iter().all(has_text) {
        return Err(Damaged);
    }
    Ok((rows, names))
}

#[cfg(test)]
mod tests {
    use super::super::rating_index::RatingIndex;
    use super::*;

    #[test]
    fn a_list_that_version_0_1_kept_is_read() {
        let mut builder = Builder::default();
        builder.add(&Listed { fide_id: FideId::new(1503014), name: "Carlsen, Magnus", ..Listed::default() });
        let mut bytes = builder.into_bytes();
        bytes[0] = FORMAT_WITH_SHORT_IDS;
        bytes.drain(HEAD_BYTES + ID_BYTES / 2..HEAD_BYTES + ID_BYTES);
        let index = RatingIndex::of(bytes).expect("a block of ours");
        let found = FideId::new(1503014).and_then(|id| index.with_id(id));
        assert_eq!(found.map(|player| player.name), Some("Carlsen, Magnus"));
    }
}
