//! Tournament files of Swiss-Manager: `.TUNX`, and `.TURX` and `.TUMX`, which share the container.
//!
//! The format is not published. What is known of it comes from the description in echecsjs/tunx (MIT) and from comparing
//! real files; the parts are told in `container`, `settings`, `entrants` and `seatings`. What is not known is
//! left out and said so with its offset; nothing is guessed without a note. Teams are not understood.

mod container;
mod entrants;
pub mod report;
mod seatings;
mod settings;

use super::free_rounds;
use container::{Container, Cursor};
use report::{Fault, Note, Remark};
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::regulations::{Apart, Prohibition};

/// Files above this size are refused unread: 9,999 players and 99 rounds need less than half of it.
pub const MAX_BYTES: usize = 24 * 1024 * 1024;

/// A file that was read.
#[derive(Clone, Debug, Default)]
pub struct SwissManagerImport {
    /// The tournament; `source` and `mended` are for the caller to fill.
    pub imported: Imported,
    pub notes: Vec<Note>,
}

/// Whether the bytes begin as Swiss-Manager's files do.
pub fn is_swiss_manager(bytes: &[u8]) -> bool {
    bytes.starts_with(&container::MAGIC)
}

/// Reads a file.
///
/// # Errors
/// The first defect that keeps the file out, with its offset; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<SwissManagerImport, Fault> {
    let container = Container::open(bytes)?;
    let mut notes = Vec::new();
    let settings = settings::read(&container, &mut notes)?;
    let players = entrants::read(&container, settings.players, &mut notes)?;
    let seatings = seatings::read(&container, players.len(), settings.paired_rounds, &mut notes)?;
    let mut imported = Imported {
        details: settings.details,
        regulations: settings.regulations,
        players,
        rounds: seatings.rounds,
        ..Imported::default()
    };
    for (player, round, bye) in seatings.byes_to_come {
        imported.players[player.index()].requested_byes.insert(round, bye);
    }
    let rounds = &mut imported.regulations.rounds;
    let found = u16::try_from(imported.rounds.len()).unwrap_or(u16::MAX);
    if *rounds < found.max(1) {
        notes.push(Note::general(Remark::RoundsAssumed { stated: *rounds, rounds: found.max(1) }));
        *rounds = found.max(1);
    }
    settings::set_double(&mut imported);
    free_rounds::take_out(imported.regulations.system, &mut imported.rounds, &mut imported.players);
    imported.regulations.prohibitions = kept_apart(&container, &imported, &mut notes)?;
    Ok(SwissManagerImport { imported, notes })
}

/// The pairs of the section that follows the pairings: players who were kept apart in the events where it is not empty.
fn kept_apart(container: &Container, imported: &Imported, notes: &mut Vec<Note>) -> Result<Vec<Prohibition>, Fault> {
    let Some(section) = container.kept_apart() else { return Ok(Vec::new()) };
    let mut cursor = Cursor::new(section);
    let mut prohibitions = Vec::new();
    while cursor.remaining() >= 4 {
        let offset = cursor.offset();
        let pair = [cursor.u16()?, cursor.u16()?];
        let known = pair.map(|number| seatings::player(number, imported.players.len()));
        let [Some(first), Some(second)] = known else {
            notes.push(Note::at(offset, Remark::NoSuchPlayer { number: pair[0].max(pair[1]) }));
            continue;
        };
        prohibitions.push(Prohibition {
            first: RoundNo::FIRST,
            last: RoundNo(imported.regulations.rounds),
            who: Apart::Players(vec![first, second]),
            soft: false,
        });
    }
    if !prohibitions.is_empty() {
        notes.push(Note::at(section.start, Remark::KeptApart { pairs: prohibitions.len() }));
    }
    Ok(prohibitions)
}
