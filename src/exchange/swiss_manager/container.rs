//! The container: a head of fixed size, texts, and sections that begin with a mark each. At its end stands a table with the
//! offsets of the rounds, the players, the pairings, in an event of teams the teams and their matches, and what follows them; all
//! numbers are little-endian.

use super::MAX_BYTES;
use super::report::{Defect, Fault};
use std::ops::Range;

/// The first four bytes of a file.
pub const MAGIC: [u8; 4] = section_mark(0x93);

/// Where the texts about the tournament begin, after the head.
const TEXTS: usize = 0x6C;
/// The table of offsets with its mark, three empty places and the mark of the end.
const TAIL_BYTES: usize = 36;
/// A text of more characters than this is a damaged length, not a text.
const MAX_TEXT_CHARACTERS: usize = 4096;

const SETTINGS: [u8; 4] = section_mark(0x95);
const ROUNDS: [u8; 4] = section_mark(0xA3);
const PLAYERS: [u8; 4] = section_mark(0xA5);
const PAIRINGS: [u8; 4] = section_mark(0xB3);
const TEAMS: [u8; 4] = section_mark(0xB5);
const MATCHES: [u8; 4] = section_mark(0xC3);
const KEPT_APART: [u8; 4] = section_mark(0xC5);
const OFFSETS: [u8; 4] = section_mark(0xD3);
const END: [u8; 4] = section_mark(0xE3);
const MARK_BYTES: usize = 4;

/// Every mark ends with the same three bytes.
const fn section_mark(kind: u8) -> [u8; 4] {
    [kind, 0xFF, 0x89, 0x44]
}

/// A file cut into its sections, each without its mark.
pub struct Container<'a> {
    bytes: &'a [u8],
    pub texts: Section<'a>,
    pub settings: Section<'a>,
    pub rounds: Section<'a>,
    pub players: Section<'a>,
    pub pairings: Section<'a>,
    /// In an event of teams.
    pub teams: Option<Section<'a>>,
    pub matches: Option<Section<'a>>,
    after_pairings: Section<'a>,
}

/// A part of the file.
#[derive(Clone, Copy)]
pub struct Section<'a> {
    bytes: &'a [u8],
    /// Where in the file it begins.
    pub start: usize,
}

impl<'a> Container<'a> {
    /// Finds the sections by the table at the end.
    ///
    /// # Errors
    /// That this is no such file, is cut off, or that a section is not where the table says.
    pub fn open(bytes: &'a [u8]) -> Result<Container<'a>, Fault> {
        if bytes.len() > MAX_BYTES {
            return Err(Fault { offset: 0, defect: Defect::TooLarge { limit_bytes: MAX_BYTES } });
        }
        if !bytes.starts_with(&MAGIC) {
            return Err(Fault { offset: 0, defect: Defect::NotSwissManager });
        }
        let tail = bytes.len().checked_sub(TAIL_BYTES).filter(|tail| *tail >= TEXTS);
        let tail = tail.ok_or(Fault { offset: bytes.len(), defect: Defect::CutOff })?;
        if bytes[tail..].first_chunk() != Some(&OFFSETS) || bytes.last_chunk() != Some(&END) {
            return Err(Fault { offset: tail, defect: Defect::CutOff });
        }
        let mut table = Cursor::new(Section { bytes: &bytes[tail + MARK_BYTES..], start: tail + MARK_BYTES });
        let rounds = marked(bytes, &mut table, &[ROUNDS])?;
        let players = marked(bytes, &mut table, &[PLAYERS])?;
        let pairings = marked(bytes, &mut table, &[PAIRINGS])?;
        let has_teams = marked(bytes, &mut Cursor::at(table.section, table.read), &[TEAMS]).is_ok();
        let of_teams = if has_teams {
            Some((marked(bytes, &mut table, &[TEAMS])?, marked(bytes, &mut table, &[MATCHES])?))
        } else {
            None
        };
        let end = table.u32()? as usize;
        let (after_games, last) = of_teams.map_or((end, pairings), |of_teams| of_teams);
        let is_in_order = rounds < players && players < pairings && pairings < after_games && last < end && end <= tail;
        let settings = find(bytes, TEXTS..rounds, SETTINGS).filter(|_| is_in_order);
        let settings = settings.ok_or(Fault { offset: tail, defect: Defect::SectionsDamaged })?;
        let section = |range: Range<usize>| Section { bytes: &bytes[range.clone()], start: range.start };
        // A section that is in order has its mark before the next one begins, or it is damaged.
        let behind = |mark: usize, end: usize| {
            let damaged = Fault { offset: mark, defect: Defect::SectionsDamaged };
            if mark + MARK_BYTES <= end { Ok(section(mark + MARK_BYTES..end)) } else { Err(damaged) }
        };
        Ok(Container {
            bytes,
            texts: section(TEXTS..settings),
            settings: behind(settings, rounds)?,
            rounds: behind(rounds, players)?,
            players: behind(players, pairings)?,
            pairings: behind(pairings, after_games)?,
            teams: of_teams.map(|(teams, matches)| behind(teams, matches)).transpose()?,
            matches: of_teams.map(|(_, matches)| behind(matches, end)).transpose()?,
            after_pairings: section(end..tail),
        })
    }

    /// The pairs of players who are not to meet, where the file has such a section.
    pub fn kept_apart(&self) -> Option<Section<'a>> {
        let after = &self.after_pairings;
        let range = after.start..after.start + after.bytes.len();
        let start = find(self.bytes, range.clone(), KEPT_APART)? + MARK_BYTES;
        Some(Section { bytes: &self.bytes[start..range.end], start })
    }
}

/// The next offset of the table, at which one of the marks must stand.
fn marked(bytes: &[u8], table: &mut Cursor, marks: &[[u8; 4]]) -> Result<usize, Fault> {
    let place = table.offset();
    let offset = table.u32()? as usize;
    let found = bytes.get(offset..).and_then(|rest| rest.first_chunk::<MARK_BYTES>());
    match found {
        Some(found) if marks.contains(found) => Ok(offset),
        _ => Err(Fault { offset: place, defect: Defect::SectionsDamaged }),
    }
}

fn find(bytes: &[u8], range: Range<usize>, mark: [u8; 4]) -> Option<usize> {
    let start = range.start;
    bytes.get(range)?.windows(MARK_BYTES).position(|window| window == mark).map(|found| start + found)
}

/// Reads a section from its beginning; every reading says where the file ends too early.
pub struct Cursor<'a> {
    section: Section<'a>,
    read: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(section: Section<'a>) -> Cursor<'a> {
        Cursor { section, read: 0 }
    }

    /// A cursor that stands `offset` bytes after the section's beginning.
    pub fn at(section: Section<'a>, offset: usize) -> Cursor<'a> {
        Cursor { section, read: offset }
    }

    /// The place in the file.
    pub fn offset(&self) -> usize {
        self.section.start + self.read
    }

    pub fn remaining(&self) -> usize {
        self.section.bytes.len().saturating_sub(self.read)
    }

    pub fn bytes(&mut self, count: usize) -> Result<&'a [u8], Fault> {
        let taken = self.section.bytes.get(self.read..).and_then(|rest| rest.get(..count));
        let taken = taken.ok_or(Fault { offset: self.offset(), defect: Defect::CutOff })?;
        self.read += count;
        Ok(taken)
    }

    pub fn u8(&mut self) -> Result<u8, Fault> {
        Ok(self.bytes(1)?[0])
    }

    pub fn u16(&mut self) -> Result<u16, Fault> {
        let taken = self.bytes(2)?;
        Ok(u16::from_le_bytes([taken[0], taken[1]]))
    }

    pub fn u32(&mut self) -> Result<u32, Fault> {
        let taken = self.bytes(4)?;
        Ok(u32::from_le_bytes([taken[0], taken[1], taken[2], taken[3]]))
    }

    /// A text: the number of its UTF-16 units, then the units. Units without a partner become U+FFFD.
    pub fn text(&mut self) -> Result<String, Fault> {
        let offset = self.offset();
        let count = usize::from(self.u16()?);
        if count > MAX_TEXT_CHARACTERS {
            return Err(Fault { offset, defect: Defect::TextTooLong { characters: count } });
        }
        let units = self.bytes(2 * count)?.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]]));
        let text: String = char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
        Ok(text.trim().to_owned())
    }
}
