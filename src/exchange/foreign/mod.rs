//! Tournament files of programs that are read besides Swiss-Manager's and Swiss-Chess's: SwissPerfect, PairTwo,
//! SWAR and Papi.
//!
//! None of the formats is published by its maker. What is known of each is told in its reader, with the public files by which it was
//! found to be so. What is not known is left out and said so by the name that the file itself gives it; nothing is guessed without a
//! note.

mod cursor;
mod halves;
mod pair_two;
mod papi;
pub mod report;
mod swar;
mod swiss_perfect;
pub mod unread;

use super::free_rounds;
use super::trf;
use report::{Fault, Note, Program, Remark};
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::regulations::{RoundRobin, System};

pub use papi::is_papi;

/// Files above this size are refused unread: 9,999 players and 24 rounds need less than half of it.
pub const MAX_BYTES: usize = 24 * 1024 * 1024;
/// More players have no numbers in a TRF.
const MOST_PLAYERS: usize = 9_999;

/// Everybody meets everybody once.
const SINGLE: RoundRobin = RoundRobin { double: false, reverse_last_two: false };

/// A file that was read.
#[derive(Clone, Debug, Default)]
pub struct ForeignImport {
    /// The tournament; `source` and `mended` are for the caller to fill.
    pub imported: Imported,
    pub notes: Vec<Note>,
}

/// What reads the files of one program.
type Reader = fn(&[u8]) -> Result<ForeignImport, Fault>;

/// Reads a file of one of these programs; `None` where its first bytes are of none of them.
pub fn read(bytes: &[u8]) -> Option<Result<ForeignImport, Fault>> {
    let (program, reader): (Program, Reader) = if papi::is_papi(bytes) {
        (Program::Papi, papi::read)
    } else if pair_two::is_pair_two(bytes) {
        (Program::PairTwo, pair_two::read)
    } else if swar::is_swar(bytes) {
        (Program::Swar, swar::read)
    } else if swiss_perfect::is_swiss_perfect(bytes) {
        (Program::SwissPerfect, swiss_perfect::read)
    } else {
        return None;
    };
    if bytes.len() > MAX_BYTES {
        return Some(Err(Fault::whole(program, report::Defect::TooLarge { limit_bytes: MAX_BYTES })));
    }
    Some(reader(bytes))
}

/// What all of them leave to be settled once players and rounds are there.
fn settle(program: Program, imported: &mut Imported, notes: &mut Vec<Note>) {
    let found = u16::try_from(imported.rounds.len()).unwrap_or(u16::MAX).max(1);
    let stated = imported.regulations.rounds;
    let mut rounds = if stated < found || stated > trf::MAX_ROUNDS { found } else { stated };
    if imported.regulations.system == System::RoundRobin(SINGLE) {
        let players = imported.players.len();
        let odd = u16::try_from(players % 2).unwrap_or_default();
        let once = u16::try_from(players).unwrap_or(u16::MAX).saturating_sub(1) + odd;
        if rounds < once || once == 0 || found > 2 * once {
            notes.push(Note::whole(program, Remark::NoTable { players, rounds }));
            imported.regulations.system = System::ByHand;
        } else {
            rounds = if found > once || rounds == 2 * once { 2 * once } else { once };
            imported.regulations.system = System::RoundRobin(RoundRobin { double: rounds > once, ..SINGLE });
        }
    }
    if stated != rounds {
        notes.push(Note::whole(program, Remark::RoundsAssumed { stated, rounds }));
        imported.regulations.rounds = rounds;
    }
    free_rounds::take_out(imported.regulations.system, &mut imported.rounds, &mut imported.players);
}
