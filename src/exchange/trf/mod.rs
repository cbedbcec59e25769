//! Tournament report files (TRF): FIDE's format for tournaments, in the versions of 2006, 2016 and 2026, with the XX lines
//! of JaVaFo and the BB lines of bbpPairings.
//!
//! Columns count from 1 and are characters; lines end with CR, LF or CRLF. Reading judges every game from both sides and
//! the points against the results. What no record has a place for, and what the model has none for, is kept in
//! [`Imported::remnants`]. Of a team event all is read but what only its pairing needs.
//!
//! [`Imported::remnants`]: sonneborn_tournament::acts::Imported::remnants

mod abnormal;
mod accelerations;
mod assemble;
mod byes;
pub mod columns;
mod header;
mod lichess;
mod line;
mod lists;
mod marks;
mod national;
mod own;
mod player;
mod points;
pub mod report;
mod rounds;
mod scoring;
mod sheet;
mod team_facts;
mod team_tables;
mod teams;
pub mod type_code;
pub mod writer;

use super::Place;
use super::text::{self, Decoded, Writing};
pub(crate) use assemble::seat;
use encoding_rs::UTF_8;
pub(crate) use header::official;
use line::Line;
use report::{Defect, Fault, Note, Remark};
use sheet::Sheet;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::team::TeamRules;
pub use writer::{Output, write};

/// Files above this size are refused unread: 9,999 players of 99 rounds need less than half of it.
pub const MAX_BYTES: usize = 24 * 1024 * 1024;
/// The greatest number of rounds, as of bbpPairings.
pub const MAX_ROUNDS: u16 = 99;
/// So many faults are listed; whoever sends noise does not want a line for each.
pub(crate) const MAX_FAULTS: usize = 100;

/// Records that the versions before TRF26 have not.
const ONLY_IN_26: [&str; 21] = [
    "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299", "300", "310", "320",
    "330", "352", "362", "801", "802",
];

/// The version of the format in which a file is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Version {
    Trf06,
    #[default]
    Trf16,
    Trf26,
}

impl Version {
    /// Whether the version has a letter for a game that is adjourned. The others have only the draw that it counts as for pairing
    /// (C.04.2 art. 3.1), and whoever reads it back takes it for a result.
    pub fn tells_adjourned(self) -> bool {
        match self {
            Version::Trf06 | Version::Trf16 => false,
            Version::Trf26 => true,
        }
    }
}

/// What the file says of a player's standing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stated {
    pub points: Option<Points>,
    pub rank: Option<u16>,
}

/// A file that was read.
#[derive(Clone, Debug, Default)]
pub struct TrfImport {
    /// The tournament; `source` and `mended` are for the caller to fill.
    pub imported: Imported,
    /// By player: the points and the rank of the file.
    pub stated: Vec<Stated>,
    pub version: Version,
    /// The program that wrote the file, where it says so (record 182).
    pub program: String,
    pub notes: Vec<Note>,
    /// By player: the line that they stand in.
    pub lines: Vec<u32>,
}

impl TrfImport {
    /// Makes a last round that has byes but no games a round still to be paired, with these byes given beforehand: so an
    /// engine's input says who has the pairing-allocated bye already. Tells which it was.
    pub fn reopen_round_without_games(&mut self) -> Option<RoundNo> {
        let round = self.imported.rounds.pop_if(|round| round.games.is_empty())?;
        for (player, bye) in round.byes {
            if let Some(player) = self.imported.players.get_mut(player.index()) {
                player.requested_byes.insert(round.number, bye);
            }
        }
        Some(round.number)
    }
}

/// Reads a file of any version and encoding.
///
/// # Errors
/// Every defect with its place, in the order of the lines; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<TrfImport, Vec<Fault>> {
    read_told(bytes, None)
}

/// The same where somebody may have said in which encoding it is written.
///
/// # Errors
/// As [`read`].
pub fn read_told(bytes: &[u8], told: text::Told) -> Result<TrfImport, Vec<Fault>> {
    if bytes.len() > MAX_BYTES {
        let place = Place { line: 1, column: 1 };
        return Err(vec![Fault { place, defect: Defect::TooLarge { limit_bytes: MAX_BYTES } }]);
    }
    read_text(text::decode_told(bytes, told))
}

fn read_text(decoded: Decoded) -> Result<TrfImport, Vec<Fault>> {
    let mut sheet = Sheet::default();
    if decoded.writing != Writing::Standard(UTF_8) {
        sheet.remark(Remark::Encoding { name: decoded.writing.name() });
    }
    if decoded.damaged {
        sheet.remark(Remark::CharactersLost);
    }
    let lines: Vec<&str> = text::lines(&decoded.text).map(|(_, line)| line).collect();
    sheet.is_lichess = lichess::is_export(&lines);
    sheet.has_team26 = lines.iter().any(|line| line.starts_with("310"));
    sheet.team_rules = teams::is_team_event(&lines).then(TeamRules::default);
    for (number, line) in text::lines(&decoded.text) {
        read_line(&mut sheet, number, line, decoded.writing);
    }
    if sheet.players.is_empty() && sheet.faults.is_empty() {
        sheet.fault(Place { line: 1, column: 1 }, Defect::NoPlayers);
    }
    let import = assemble::assemble(&mut sheet);
    if sheet.faults.is_empty() {
        Ok(import)
    } else {
        sheet.faults.sort_by_key(|fault| (fault.defect == Defect::More, fault.place));
        Err(sheet.faults)
    }
}

fn read_line(sheet: &mut Sheet, number: u32, text: &str, writing: Writing) {
    let mut line = Line::new(number, text);
    let code = line.code();
    sheet.is_26 |= ONLY_IN_26.contains(&code);
    if code == "###" {
        return sheet.keep(&line);
    }
    let is_player = code == "001";
    let is_national = !is_player && is_national(&line);
    if is_player || is_national {
        if !line.is_ascii() && !player::fits(&line) {
            let by_bytes = Line::by_bytes(number, text, writing);
            if player::fits(&by_bytes) {
                sheet.note(line.place(1), Remark::ColumnsInBytes);
                line = by_bytes;
            }
        }
        return if is_player { player::read(sheet, &line) } else { player::read_national(sheet, &line) };
    }
    // A ruler of digits, as people set above the players, is no record.
    let is_ruler = code.bytes().all(|byte| byte.is_ascii_digit())
        && text.chars().nth(columns::CODE.last).is_some_and(|c| c.is_ascii_digit());
    let known = !is_ruler
        && ((sheet.is_lichess && lichess::read(sheet, &line))
            || team_tables::read(sheet, &line)
            || teams::read(sheet, &line)
            || header::read(sheet, &line)
            || scoring::read(sheet, &line)
            || lists::read(sheet, &line));
    if !known {
        sheet.note(line.place(1), Remark::UnknownRecord { code: code.to_owned() });
        sheet.keep(&line);
    }
}

/// Whether the line is a national rating record: a federation's letters, and a starting number where 001 has it.
fn is_national(line: &Line) -> bool {
    let code = line.code();
    code.len() == 3
        && code.bytes().all(|byte| byte.is_ascii_uppercase())
        && !code.starts_with("XX")
        && !code.starts_with("BB")
        && line.field(columns::player::NUMBER).digits().is_some()
        && line.len() > columns::player::RATING.first
}
