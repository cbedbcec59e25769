//! A log that is not its database's. Who copies a backup over a SQLite file and leaves the old log beside it has, without a word, the old
//! state again, or a file of two halves: SQLite takes any log that is whole by itself.
//!
//! Each backup bears a mark of its own (`application_id`), which the pages of its log repeat; and each write is counted in the same page
//! (`user_version`, see [`super::tally`]), so that a log begins where its file ends.

use super::files::beside;
use super::{Result, StoreError, keeper};
use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

/// Offsets in a database's first page, and its length there.
const COUNTED_AT: usize = 60;
const MARK_AT: usize = 68;
const HEADER: usize = 100;
/// A log's own header, a frame's, and where the page size and the salts stand in them.
const LOG_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const PAGE_SIZE_AT: usize = 8;
const LOG_SALTS_AT: usize = 16;
const FRAME_SALTS_AT: usize = 8;
const SALTS: usize = 8;
/// The largest page that SQLite knows.
const MOST_PAGE: u32 = 65_536;

/// What a first page says: its mark, and how many writes it has had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Said {
    mark: u32,
    counted: u32,
}

impl Said {
    fn of(page: &[u8]) -> Option<Said> {
        Some(Said { mark: number(page, MARK_AT)?, counted: number(page, COUNTED_AT)? })
    }
}

fn number(bytes: &[u8], at: usize) -> Option<u32> {
    let four = bytes.get(at..at.checked_add(size_of::<u32>())?)?;
    four.try_into().ok().map(u32::from_be_bytes)
}

/// Moves a log away that is not the file's; gives where it lies then. Nothing of it is lost.
///
/// # Errors
/// [`StoreError::InUse`] while a server works on the file, [`StoreError::Unusable`] with what the system says of the move.
pub(super) fn set_aside(file: &Path) -> Result<Option<PathBuf>> {
    let log = beside(file, "-wal");
    // The log is asked first: that of a running server may begin anew in between, and its file has then taken in all before.
    let is_foreign = said_by_log(&log).is_some_and(|log| match said_by_file(file) {
        // The first write of a log is the one after the file's last, or one that was taken into it already.
        Some(file) => file.mark != log.mark || log.counted > file.counted.saturating_add(1),
        // SQLite empties a log whose file was taken away.
        None => fs::metadata(file).is_ok_and(|told| told.len() == 0),
    });
    if !is_foreign {
        return Ok(None);
    }
    let _alone = keeper::lock(file)?;
    let kept = (1u32..).map(|number| beside(file, &format!("-wal.other-{number}"))).find(|name| !name.exists());
    let Some(kept) = kept else { return Ok(None) };
    fs::rename(&log, &kept).map_err(|why| StoreError::Unusable { file: log, why })?;
    // An index of a log that is not there any more.
    let _ = fs::remove_file(beside(file, "-shm"));
    Ok(Some(kept))
}

fn said_by_file(file: &Path) -> Option<Said> {
    let mut header = [0; HEADER];
    File::open(file).ok()?.read_exact(&mut header).ok()?;
    Said::of(&header)
}

/// What the first copy of page 1 in a log says.
fn said_by_log(log: &Path) -> Option<Said> {
    let mut log = BufReader::new(File::open(log).ok()?);
    let mut header = [0; LOG_HEADER];
    log.read_exact(&mut header).ok()?;
    let page_size = number(&header, PAGE_SIZE_AT).filter(|size| *size <= MOST_PAGE)?;
    let salts = &header[LOG_SALTS_AT..LOG_SALTS_AT + SALTS];
    let mut page = vec![0; usize::try_from(page_size).ok()?];
    loop {
        let mut frame = [0; FRAME_HEADER];
        log.read_exact(&mut frame).ok()?;
        // Behind the end stand frames of an earlier log.
        if frame[FRAME_SALTS_AT..FRAME_SALTS_AT + SALTS] != *salts {
            return None;
        }
        log.read_exact(&mut page).ok()?;
        if number(&frame, 0) == Some(1) {
            return Said::of(&page);
        }
    }
}
