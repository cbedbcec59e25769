//! A whole tournament in one file: its journal and the games given to it, so that it moves from laptop to server and back
//! without losing anything. JSON, with the number of its edition; an older program refuses a newer edition instead of
//! guessing.

use super::Place;
use super::json::{self, Once};
use serde::{Deserialize, Serialize};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::{Act, Entry};
use sonneborn_tournament::chain;
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::judge::judge_kept;
use sonneborn_tournament::refusal::Refusal;
use sonneborn_tournament::seal::Seal;
use std::collections::HashSet;

/// Files above this size are refused: a journal of 2,000 acts and the games of 500 players need a tenth of it.
pub const MAX_BYTES: usize = 64 * 1024 * 1024;
/// How a file says what it is.
const FORMAT: &str = "sonneborn tournament";
/// The edition that we write, and the newest that we read.
pub const EDITION: u32 = 2;
/// The first edition that says where its journal ends.
const FIRST_BOUND: u32 = 2;

/// What the file holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archive {
    format: String,
    edition: u32,
    /// The program and version that wrote it.
    pub program: String,
    /// How many acts the journal has, and the state of its last one as papers print it. None in files of older editions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    pub journal: Vec<Entry>,
    #[serde(default)]
    pub games: Vec<ArchivedGame>,
    /// The hall's signature under all of the above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

/// Where a journal ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    pub acts: u64,
    pub state: String,
}

/// What proves that a file is whole and as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The hall with this key signed it.
    Sealed { key: String },
    /// Nobody signed it, or it is of an older edition: acts may be missing at its end.
    Nothing,
}

/// The moves of a game as they were given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchivedGame {
    pub round: RoundNo,
    pub board: u16,
    pub pgn: String,
}

/// Why a file is no tournament.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveFault {
    #[error("the file is larger than {limit_bytes} bytes")]
    TooLarge { limit_bytes: usize },
    #[error("line {}, column {}: {why}", place.line, place.column)]
    Json { place: Place, why: String },
    /// The first member that no act of this version has.
    #[error("this version does not know {member}")]
    Unknown { member: String },
    #[error("not a tournament of Sonneborn")]
    OtherFormat,
    #[error("edition {edition}, but this program knows {EDITION}")]
    TooNew { edition: u32 },
    #[error("the journal is empty")]
    Empty,
    /// It ends elsewhere than the file says.
    #[error("the journal has {found} acts, and should have {told}")]
    Cut { told: u64, found: u64 },
    /// The file says nothing of its end, though its edition does.
    #[error("the file does not say where its journal ends")]
    NoEnd,
    /// The signature is of something else.
    #[error("the file is not as it was signed")]
    Altered,
    /// Acts are missing or out of order; the first of them.
    #[error("act {expected} is missing")]
    Gap { expected: u64 },
    #[error("the journal does not begin with the making of a tournament")]
    NoBeginning,
    /// A round names somebody who is not there.
    #[error("round {round} has a player who is not registered")]
    UnknownPlayer { round: RoundNo },
    /// A round has somebody twice, or against themselves.
    #[error("round {round} has a player twice")]
    PlayerTwice { round: RoundNo },
    /// An act that no Sonneborn would have done.
    #[error("act {seq} cannot have been done: {why}")]
    Refused { seq: u64, why: Refusal },
}

impl Archive {
    pub fn new(program: &str, journal: Vec<Entry>, games: Vec<ArchivedGame>) -> Archive {
        let head =
            journal.last().map_or_else(chain::Head::default, |last| chain::Head { seq: last.seq, chain: last.chain });
        let end = Some(End { acts: journal.len() as u64, state: head.to_string() });
        Archive { format: FORMAT.into(), edition: EDITION, program: program.into(), end, journal, games, seal: None }
    }

    /// What the hall signs: all but the signature.
    ///
    /// # Errors
    /// What the writer of JSON says.
    pub fn sealed_text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(&Archive { seal: None, ..self.clone() })
    }

    /// What proves a file that was read.
    pub fn proof(&self) -> Proof {
        match &self.seal {
            Some(seal) => Proof::Sealed { key: seal.fingerprint() },
            None => Proof::Nothing,
        }
    }

    /// The end is where the file says, and the signature is under what it has.
    fn is_bound(&self) -> Result<(), ArchiveFault> {
        match &self.end {
            Some(end) if end.acts != self.journal.len() as u64 => {
                return Err(ArchiveFault::Cut { told: end.acts, found: self.journal.len() as u64 });
            }
            None if self.edition >= FIRST_BOUND => return Err(ArchiveFault::NoEnd),
            Some(_) | None => {}
        }
        let Some(seal) = &self.seal else { return Ok(()) };
        let holds = self.sealed_text().is_ok_and(|text| seal.holds(&text));
        if holds { Ok(()) } else { Err(ArchiveFault::Altered) }
    }

    /// The file.
    ///
    /// # Errors
    /// What the writer of JSON says.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string_pretty(self)
    }

    /// Whether the bytes begin as JSON does, in which no tournament report file is.
    pub fn is_json(bytes: &[u8]) -> bool {
        bytes.trim_ascii_start().starts_with(b"{")
    }

    /// Reads a file. Whoever made it, its acts are judged one by one like any others: what the state before an act refuses
    /// is refused here, and so is a file whose tournament does not hold together. Warnings were gone on from.
    ///
    /// # Errors
    /// Why it is none, with the place where JSON breaks off.
    pub fn read(bytes: &[u8]) -> Result<Archive, ArchiveFault> {
        if bytes.len() > MAX_BYTES {
            return Err(ArchiveFault::TooLarge { limit_bytes: MAX_BYTES });
        }
        let head: Head = serde_json::from_slice(bytes).map_err(fault)?;
        if head.format.as_deref() != Some(FORMAT) {
            return Err(ArchiveFault::OtherFormat);
        }
        let edition = head.edition.unwrap_or(EDITION);
        if edition > EDITION {
            return Err(ArchiveFault::TooNew { edition });
        }
        let Once(said) = serde_json::from_slice(bytes).map_err(fault)?;
        let archive: Archive = serde_json::from_slice(bytes).map_err(fault)?;
        if let Some(member) = serde_json::to_value(&archive).ok().and_then(|kept| json::lost(&said, &kept)) {
            return Err(ArchiveFault::Unknown { member });
        }
        whole(&archive.journal)?;
        // Nothing else says the same to whoever reads it by another program.
        let is_as_written = archive.seal.is_none() || archive.write().is_ok_and(|text| text.as_bytes() == bytes);
        if !is_as_written {
            return Err(ArchiveFault::Altered);
        }
        archive.is_bound()?;
        judge(&archive.journal)?;
        Ok(archive)
    }
}

/// What is read first, whatever the edition.
#[derive(Deserialize)]
struct Head {
    format: Option<String>,
    edition: Option<u32>,
}

fn fault(error: serde_json::Error) -> ArchiveFault {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let place = Place { line: number(error.line()), column: number(error.column()) };
    ArchiveFault::Json { place, why: error.to_string() }
}

/// Acts are numbered from 1 without a gap, and the first makes the tournament.
fn whole(journal: &[Entry]) -> Result<(), ArchiveFault> {
    let first = journal.first().ok_or(ArchiveFault::Empty)?;
    if let Some((expected, _)) = (1..).zip(journal).find(|(expected, entry)| entry.seq != *expected) {
        return Err(ArchiveFault::Gap { expected });
    }
    let begins = matches!(first.act, Act::Create(_) | Act::Import(_));
    if begins { Ok(()) } else { Err(ArchiveFault::NoBeginning) }
}

fn judge(entries: &[Entry]) -> Result<(), ArchiveFault> {
    let mut journal = Journal::default();
    for entry in entries {
        let judged = judge_kept(&journal, &entry.act);
        let judged = judged.map_err(|why| ArchiveFault::Refused { seq: entry.seq, why })?;
        journal.append_judged(entry.clone(), judged.after);
        // Only these bring rounds that no other act has checked.
        if matches!(entry.act, Act::Import(_)) {
            holds_together(journal.state())?;
        }
    }
    holds_together(journal.state())
}

fn holds_together(tournament: &Tournament) -> Result<(), ArchiveFault> {
    let count = tournament.players.len();
    for round in &tournament.rounds {
        let seated = round.games.iter().flat_map(|game| [game.white, game.black]);
        let mut seen = HashSet::new();
        for player in seated.chain(round.byes.iter().map(|(player, _)| *player)) {
            if player.index() >= count {
                return Err(ArchiveFault::UnknownPlayer { round: round.number });
            }
            if !seen.insert(player) {
                return Err(ArchiveFault::PlayerTwice { round: round.number });
            }
        }
    }
    Ok(())
}
