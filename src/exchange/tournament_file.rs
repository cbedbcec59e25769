//! A tournament file of any program that Sonneborn reads: tournament report files, and the own files of Swiss-Manager, Swiss-Chess,
//! SwissPerfect, PairTwo, SWAR and Papi.

use super::trf::{self, Stated};
use super::{foreign, swiss_chess, swiss_manager, text};
use sonneborn_tournament::acts::Imported;

/// The endings of the files that are read, as a page that asks for one gives them to the browser.
pub const ENDINGS: &str = ".trf,.trfx,.txt,.json,.tunx,.turx,.tumx,.tutx,.swt,.zip,.sws,.swar,.papi";

/// A file that was read, with what was mended, supposed or left out.
#[derive(Clone, Debug, Default)]
pub struct TournamentFile {
    pub imported: Imported,
    /// By player: the points and the rank of the file; empty where the format has none.
    pub stated: Vec<Stated>,
    pub notes: Vec<Note>,
    /// Whether it is a tournament report file, and not the own file of a program.
    pub is_report: bool,
    /// Whoever asks names the system themselves, whatever the file says or leaves open.
    pub is_system_named: bool,
}

impl TournamentFile {
    /// What the own file of a program gives.
    fn of_a_program(imported: Imported, stated: Vec<Stated>, notes: Vec<Note>) -> TournamentFile {
        TournamentFile { imported, stated, notes, is_report: false, is_system_named: false }
    }

    /// Whether by which rules the event was paired is a supposition of the reader.
    pub(crate) fn supposes_system(&self) -> bool {
        let supposes = |note: &Note| match note {
            Note::Trf(note) => matches!(note.remark, trf::report::Remark::SystemAssumed { .. }),
            Note::SwissManager(note) => matches!(note.remark, swiss_manager::report::Remark::SwissAssumed { .. }),
            Note::SwissChess(note) => matches!(note.remark, swiss_chess::report::Remark::SwissAssumed { .. }),
            Note::Foreign(note) => matches!(note.remark, foreign::report::Remark::SwissAssumed { .. }),
        };
        !self.is_system_named && self.notes.iter().any(supposes)
    }
}

/// A note of one of the readers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    Trf(trf::report::Note),
    SwissManager(swiss_manager::report::Note),
    SwissChess(swiss_chess::report::Note),
    Foreign(foreign::report::Note),
}

/// Why a file is not read, by the reader that its first bytes ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    Trf(trf::report::Fault),
    SwissManager(swiss_manager::report::Fault),
    SwissChess(swiss_chess::report::Fault),
    Foreign(foreign::report::Fault),
    /// Its first bytes tell what it is, and it is nothing that is read.
    Unread(foreign::unread::Unread),
}

/// Reads a file by its first bytes.
///
/// ```
/// use sonneborn_exchange::tournament_file::{Fault, read};
///
/// let file = read(b"012 Club evening\n001    1 m    Aas, Anna").expect("a short record is mended");
/// assert_eq!(file.imported.players.len(), 1);
/// assert!(matches!(read(b"%PDF-1.7").expect_err("a paper is no event")[..], [Fault::Unread(_)]));
/// ```
///
/// # Errors
/// Every defect with its place; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<TournamentFile, Vec<Fault>> {
    read_told(bytes, None)
}

/// The same where somebody may have said in which encoding a tournament report file is written; the own files of programs say it themselves.
///
/// # Errors
/// As [`read`].
pub fn read_told(bytes: &[u8], told: text::Told) -> Result<TournamentFile, Vec<Fault>> {
    if swiss_manager::is_swiss_manager(bytes) {
        let read = swiss_manager::read(bytes).map_err(|fault| vec![Fault::SwissManager(fault)])?;
        let notes = read.notes.into_iter().map(Note::SwissManager).collect();
        return Ok(TournamentFile::of_a_program(read.imported, Vec::new(), notes));
    }
    if swiss_chess::is_swiss_chess(bytes) {
        let read = swiss_chess::read(bytes).map_err(|fault| vec![Fault::SwissChess(fault)])?;
        let notes = read.notes.into_iter().map(Note::SwissChess).collect();
        return Ok(TournamentFile::of_a_program(read.imported, read.stated, notes));
    }
    if let Some(read) = foreign::read(bytes) {
        let read = read.map_err(|fault| vec![Fault::Foreign(fault)])?;
        let notes = read.notes.into_iter().map(Note::Foreign).collect();
        return Ok(TournamentFile::of_a_program(read.imported, Vec::new(), notes));
    }
    if let Some(unread) = foreign::unread::recognise(bytes) {
        return Err(vec![Fault::Unread(unread)]);
    }
    let read = trf::read_told(bytes, told).map_err(|faults| faults.into_iter().map(Fault::Trf).collect::<Vec<_>>())?;
    let notes = read.notes.into_iter().map(Note::Trf).collect();
    Ok(TournamentFile { imported: read.imported, stated: read.stated, notes, is_report: true, is_system_named: false })
}
