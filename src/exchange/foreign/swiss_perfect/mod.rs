//! SwissPerfect's events: three files of one name in a ZIP archive, `.ini` with the settings, `.trn` with the players and `.sco` with the
//! games, the latter two tables of dBase III.
//!
//! What the fields mean was found with the nine events in the specs of icu_tournament (github.com/sanichi/icu_tournament, MIT) and the
//! tables that SwissPerfect printed of two of them. No day stands in any file.

mod dbase;
mod games;
mod ini;
mod players;

use super::report::{Defect, Fault, Note, Program, Remark};
use super::{ForeignImport, SINGLE, settle};
use dbase::Table;
use ini::Settings;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::regulations::{Regulations, System};
use std::io::{Cursor, Read};

const PROGRAM: Program = Program::SwissPerfect;
/// So much is unpacked of each of the three files.
const MOST_BYTES: u64 = 8 * 1024 * 1024;
/// The settings of the events that were seen have 2,500 bytes.
const SETTINGS_BYTES: usize = 64 * 1024;
/// Archives of more files are none of an event.
const MOST_FILES: usize = 100;
/// The fields without which a table is not that of the players, or of the games.
const OF_PLAYERS: [&str; 2] = ["SURNAME", "INTL_RTG"];
const OF_GAMES: [&str; 2] = ["W_SCORE", "B_SCORE"];

/// Sections on the event; the others say how the program shows it.
const ON_THE_EVENT: [&str; 3] = [ini::TOURNAMENT, "Pairing", "Grand Prix"];
/// What is read of them, or told by itself.
const READ: [&str; 10] = [
    "Name",
    "Organiser",
    "Arbiter",
    "Rounds",
    "System",
    "TableNosStart",
    "Team or Individual",
    "Multi Games",
    "Use Minor Scores",
    "UseAccelerated",
];
/// What SwissPerfect writes where nobody chose anything.
const CHOSEN_BY_NOBODY: [(&str, &str); 5] =
    [("UnplayedAgain", "1"), ("NoBarBeforeRound", "1"), ("Groups", "1,1000,0,1,"), ("Share", "1"), ("DrawSymbol", "½")];

/// Whether the bytes are an archive with one of the three files in it, or one of the three.
pub fn is_swiss_perfect(bytes: &[u8]) -> bool {
    if bytes.starts_with(b"PK\x03\x04") {
        return zip::ZipArchive::new(Cursor::new(bytes))
            .is_ok_and(|archive| names(&archive).any(|name| ends_with(&name, "trn") || ends_with(&name, "sco")));
    }
    let is_table = Table::is_one(bytes)
        && Table::open(bytes).is_some_and(|table| [OF_PLAYERS, OF_GAMES].iter().any(|of| is_of(&table, *of)));
    is_table || is_settings(bytes)
}

/// Whether a text has the section on the tournament.
fn is_settings(bytes: &[u8]) -> bool {
    bytes.starts_with(b"[")
        && Settings::read(&bytes[..bytes.len().min(SETTINGS_BYTES)]).is_some_and(|read| read.has_tournament())
}

fn is_of(table: &Table, fields: [&str; 2]) -> bool {
    fields.iter().all(|field| table.has(field))
}

/// The names in an archive that can be read.
fn names<'a>(archive: &'a zip::ZipArchive<Cursor<&[u8]>>) -> impl Iterator<Item = std::borrow::Cow<'a, str>> {
    archive.file_names().filter_map(Result::ok)
}

fn ends_with(name: &str, ending: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, found)| found.eq_ignore_ascii_case(ending))
}

/// Reads an archive.
///
/// # Errors
/// The first defect that keeps the event out; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<ForeignImport, Fault> {
    if !bytes.starts_with(b"PK\x03\x04") {
        return Err(Fault::whole(PROGRAM, Defect::OnePartOnly));
    }
    let [settings, players, games] = [part(bytes, "ini")?, part(bytes, "trn")?, part(bytes, "sco")?];
    let damaged = |part: &str| Fault::at(PROGRAM, part, Defect::TableDamaged);
    let settings = Settings::read(&settings).ok_or_else(|| damaged(".ini"))?;
    let players = Table::open(&players).filter(|table| is_of(table, OF_PLAYERS)).ok_or_else(|| damaged(".trn"))?;
    let games = Table::open(&games).filter(|table| is_of(table, OF_GAMES)).ok_or_else(|| damaged(".sco"))?;
    let mut notes = Vec::new();
    let (details, regulations) = event(&settings, &mut notes);
    let mut imported = Imported { details, regulations, ..Imported::default() };
    let entrants = players::read(&players, &mut imported, &mut notes)?;
    if imported.regulations.system == System::ByHand {
        notes.push(Note::at(PROGRAM, ".sco", Remark::TeamsNotUnderstood));
    } else {
        games::read(&games, &entrants, &mut imported, &mut notes);
    }
    for (part, table, known) in [(".trn", &players, &players::KNOWN[..]), (".sco", &games, &games::KNOWN[..])] {
        tell_unknown_fields(part, table, known, &mut notes);
        let records = table.deleted();
        if records > 0 {
            notes.push(Note::at(PROGRAM, part, Remark::Deleted { records }));
        }
    }
    settle(PROGRAM, &mut imported, &mut notes);
    Ok(ForeignImport { imported, notes })
}

/// Fields that the tables of other events have not, where something stands in them.
fn tell_unknown_fields(part: &str, table: &Table, known: &[&str], notes: &mut Vec<Note>) {
    for field in table.fields().filter(|field| !known.contains(field)) {
        let filled = |record: &dbase::Record| !matches!(record.ascii(field).as_str(), "" | "0");
        let records = table.records().filter(|(_, record)| filled(record)).count();
        if records > 0 {
            notes.push(Note::at(PROGRAM, format!("{part} {field}"), Remark::RecordsLeftOut { records }));
        }
    }
}

/// One of the three files, unpacked.
fn part(bytes: &[u8], ending: &'static str) -> Result<Vec<u8>, Fault> {
    let missing = || Fault::whole(PROGRAM, Defect::PartMissing { part: ending });
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|_| missing())?;
    if archive.len() > MOST_FILES {
        return Err(missing());
    }
    let name =
        names(&archive).find(|name| ends_with(name, ending)).map(|name| name.into_owned()).ok_or_else(missing)?;
    let packed = archive.by_name(&name).map_err(|_| missing())?;
    let mut unpacked = Vec::new();
    packed.take(MOST_BYTES + 1).read_to_end(&mut unpacked).map_err(|_| Fault::at(PROGRAM, &name, Defect::CutOff))?;
    if unpacked.len() as u64 > MOST_BYTES {
        let limit_bytes = usize::try_from(MOST_BYTES).unwrap_or(usize::MAX);
        return Err(Fault::at(PROGRAM, name, Defect::TooLarge { limit_bytes }));
    }
    Ok(unpacked)
}

fn event(settings: &Settings, notes: &mut Vec<Note>) -> (Details, Regulations) {
    let mut note = |place: &str, remark| notes.push(Note::at(PROGRAM, place, remark));
    let said = |key: &str| settings.tournament(key).to_owned();
    let details = Details {
        name: said("Name"),
        organiser: said("Organiser"),
        chief_arbiter: Official { name: said("Arbiter"), ..Official::default() },
        ..Details::default()
    };
    if !settings.has_tournament() {
        note(".ini", Remark::EventNotTold);
    }
    let is_plain = |key: &str, plain: &[&str]| plain.contains(&settings.tournament(key));
    let is_of_players = is_plain("Team or Individual", &["", "0"])
        && is_plain("Multi Games", &["", "0", "1"])
        && is_plain("Use Minor Scores", &["", "0"]);
    let system = match settings.tournament("System") {
        _ if !is_of_players => System::ByHand,
        "1" => System::RoundRobin(SINGLE),
        "" | "0" => {
            let system = System::Dutch2026;
            note("[Tournament Info] System", Remark::SwissAssumed { system });
            system
        }
        other => {
            note("[Tournament Info] System", Remark::KindUnknown { kind: other.to_owned() });
            System::ByHand
        }
    };
    if settings.value("Pairing", "UseAccelerated") == "1" {
        note("[Pairing] UseAccelerated", Remark::AccelerationLeftOut { name: "1".to_owned() });
    }
    notes.push(Note::whole(PROGRAM, Remark::ScoringAssumed));
    let mut tie_breaks = Vec::new();
    for number in settings.value("Standings", "Tie Breaks").split(',').map(str::trim).filter(|text| !text.is_empty()) {
        let remark = match tie_break(number) {
            Some(code) => {
                tie_breaks.push(Coded::written(code));
                Remark::TieBreakAssumed { text: number.to_owned(), code }
            }
            None => Remark::TieBreakUnknown { text: number.to_owned() },
        };
        notes.push(Note::at(PROGRAM, "[Standings] Tie Breaks", remark));
    }
    let rounds = settings.tournament("Rounds").parse().unwrap_or(0);
    let first_board = settings.tournament("TableNosStart").parse().ok().filter(|table| *table > 0).unwrap_or(1);
    tell_settings(settings, notes);
    (details, Regulations { system, rounds, tie_breaks, first_board, ..Regulations::default() })
}

/// What the sections on the event say beside all that.
fn tell_settings(settings: &Settings, notes: &mut Vec<Note>) {
    for section in ON_THE_EVENT {
        let says = |(key, value): &(&str, &str)| {
            !READ.contains(key) && !["", "0"].contains(value) && !CHOSEN_BY_NOBODY.contains(&(*key, *value))
        };
        let said = settings.of_section(section).into_iter().filter(says);
        let said: Vec<String> = said.map(|(key, value)| format!("{key} {value}")).collect();
        if !said.is_empty() {
            notes.push(Note::at(PROGRAM, format!("[{section}]"), Remark::SettingsLeftOut { text: said.join(", ") }));
        }
    }
}

/// The tie-breaks of SwissPerfect's list that have a counterpart in C.07.
fn tie_break(number: &str) -> Option<&'static str> {
    match number {
        "1217" => Some("BH"),
        "1218" => Some("BH/M1"),
        "1219" => Some("PS"),
        "1220" => Some("SB"),
        "1222" => Some("WIN"),
        _ => None,
    }
}
