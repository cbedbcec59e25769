//! SWAR's `.swar` of versions 4 to 7 (Belgium): fields in a fixed order, numbers little-endian, texts in Windows' Western code page.
//!
//! No file of SWAR's own was at hand: what public ones there are hold people's data and are kept back. The order of the fields is told by
//! libpairtwo (github.com/JeroenED/libpairtwo, versions 4 and 5), and by the notes of OpenPairings on its import, which were checked
//! there with 48 files of versions 5.34 to 7.05 and with SWAR's own source. Where the two contradict each other (the kinds of tournament
//! before 6.03) nothing is supposed. So that another order cannot go unseen, the name of each section must stand where it is due, counts
//! have limits, both players of a game must say the same of it, and the points of the file are compared with the sums of the results.

mod codes;
mod event;
mod layout;
mod players;
mod rounds;
mod scoring;

use super::report::{Fault, Note, Program, Remark};
use super::{ForeignImport, settle};
use codes::Kind;
use layout::{File, since};
use sonneborn_tournament::acts::Imported;
use std::collections::BTreeMap;

const PROGRAM: Program = Program::Swar;
/// The first and the last version of which the layout is known.
const FIRST: u8 = 4;
const LAST: u8 = 7;

/// SWAR begins with the length of its version, and the version: `v4.51`.
pub fn is_swar(bytes: &[u8]) -> bool {
    let length = bytes.first_chunk::<4>().map(|length| u32::from_le_bytes(*length));
    length.is_some_and(|length| (3..=16).contains(&length))
        && bytes[4..].starts_with(b"v")
        && bytes.get(5).is_some_and(u8::is_ascii_digit)
        && bytes.get(6) == Some(&b'.')
}

/// Reads a file.
///
/// # Errors
/// The first defect that keeps the file out, with its offset; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<ForeignImport, Fault> {
    let file = layout::read(bytes)?;
    let mut reader = Reader::of(&file);
    let scoring = reader.scoring();
    let (details, mut regulations) = reader.event();
    regulations.scoring = scoring.whole;
    let mut imported = Imported { details, regulations, ..Imported::default() };
    imported.players = reader.players();
    reader.rounds(&mut imported);
    reader.beside_games(&mut imported);
    settle(PROGRAM, &mut imported, &mut reader.notes);
    reader.keep_apart(&mut imported);
    reader.tell_left_out();
    reader.compare(&imported, scoring.of_results);
    Ok(ForeignImport { imported, notes: reader.notes })
}

struct Reader<'a> {
    file: &'a File,
    kind: Kind,
    notes: Vec<Note>,
    /// How many players have something in a field that has no place here.
    left_out: BTreeMap<&'static str, usize>,
}

impl Reader<'_> {
    fn of(file: &File) -> Reader<'_> {
        let kind = Kind::of(file.event.kind, file.version >= since::PRESENCE_OF_BYES);
        Reader { file, kind, notes: Vec::new(), left_out: BTreeMap::new() }
    }

    /// A place is named by the section and SWAR's own name of the field.
    fn note(&mut self, place: impl Into<String>, remark: Remark) {
        self.notes.push(Note::at(PROGRAM, place, remark));
    }

    fn unreadable(&mut self, place: impl Into<String>, text: impl ToString) {
        self.note(place, Remark::Unreadable { text: text.to_string() });
    }

    /// Counts a player who has something in a field.
    fn count_left_out(&mut self, field: &'static str, is_set: bool) {
        if is_set {
            *self.left_out.entry(field).or_default() += 1;
        }
    }

    fn tell_left_out(&mut self) {
        for (field, players) in std::mem::take(&mut self.left_out) {
            self.note(field, Remark::FieldLeftOut { players });
        }
        if self.file.bytes_left > 0 {
            let bytes = self.file.bytes_left;
            self.notes.push(Note::whole(PROGRAM, Remark::BytesLeft { bytes }));
        }
    }
}
