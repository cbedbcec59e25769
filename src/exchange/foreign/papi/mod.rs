//! Papi's events: its own databases (`.papi`), and the JSON that papi-converter (github.com/Sharly-Chess/papi-converter) makes of them and
//! Sharly Chess reads. Both have variables of the event, and players, whom rounds name by their place in the list.
//!
//! The converter's example and the values in Sharly Chess's sources say what the codes are: colours `B` (blanc: White), `N` (noir: Black),
//! `F` (a bye), `R` (not paired); results 0 to 6 as Papi has them, 7 to 14 as later versions of the converter write them. Papi has no
//! starting numbers and no tables: it orders by rating.

mod database;
mod event;
mod jet;
mod names;
mod players;
mod rounds;

use super::report::{Defect, Fault, Note, Program, Remark};
use super::{ForeignImport, MOST_PLAYERS, SINGLE, settle};
use names::Names;
use serde::Deserialize;
use serde_json::{Map, Value};
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::ids::Tpn;
use sonneborn_tournament::numbering::by_strength;
use std::collections::BTreeMap;

const PROGRAM: Program = Program::Papi;

/// Whether the bytes are a database with Papi's tables, or JSON with the event's variables and its players.
pub fn is_papi(bytes: &[u8]) -> bool {
    #[derive(Deserialize)]
    struct Marks {
        #[serde(rename = "variables")]
        _variables: serde::de::IgnoredAny,
        #[serde(rename = "players")]
        _players: serde::de::IgnoredAny,
    }
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    database::is_one(bytes)
        || text.trim_ascii_start().starts_with(b"{") && serde_json::from_slice::<Marks>(text).is_ok()
}

#[derive(Deserialize)]
struct Papi {
    variables: Map<String, Value>,
    players: Vec<Map<String, Value>>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

/// Reads a file.
///
/// # Errors
/// The first defect that keeps the file out; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<ForeignImport, Fault> {
    if jet::is_database(bytes) {
        let read = database::read(bytes)?;
        return import(&read.papi, Reader::of(Names::Database { refs: read.refs }, read.notes));
    }
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let papi: Papi =
        serde_json::from_slice(text).map_err(|error| Fault::whole(PROGRAM, Defect::Json { why: error.to_string() }))?;
    import(&papi, Reader::of(Names::Json, Vec::new()))
}

fn import(papi: &Papi, mut reader: Reader) -> Result<ForeignImport, Fault> {
    if papi.players.is_empty() {
        return Err(Fault::at(PROGRAM, reader.names.list(), Defect::NoPlayers));
    }
    if papi.players.len() > MOST_PLAYERS {
        return Err(Fault::at(PROGRAM, reader.names.list(), Defect::TooManyPlayers { limit: MOST_PLAYERS }));
    }
    for field in papi.others.keys() {
        reader.note(field.clone(), Remark::SettingsLeftOut { text: text(&papi.others, field) });
    }
    let (details, regulations) = reader.event(&papi.variables);
    let rate = regulations.rate;
    let mut imported = Imported { details, regulations, ..Imported::default() };
    for (at, record) in papi.players.iter().enumerate() {
        let data = reader.player(at, record, rate);
        imported.players.push(ImportedPlayer { data, ..ImportedPlayer::default() });
    }
    number(&mut imported);
    reader.note(reader.names.list().to_owned(), Remark::NumbersAssumed);
    reader.rounds(&papi.players, &mut imported);
    for (field, players) in std::mem::take(&mut reader.left_out) {
        reader.note(reader.names.of_players(&field), Remark::FieldLeftOut { players });
    }
    settle(PROGRAM, &mut imported, &mut reader.notes);
    Ok(ForeignImport { imported, notes: reader.notes })
}

/// Starting numbers by rating and title (C.04.2 art. 2.2).
fn number(imported: &mut Imported) {
    let (choice, equals) = (imported.regulations.rating_choice(), imported.regulations.equals);
    let mut order: Vec<usize> = (0..imported.players.len()).collect();
    order.sort_by(|a, b| by_strength(choice, equals, &imported.players[*a].data, &imported.players[*b].data));
    for (number, at) in (1..).zip(order) {
        imported.players[at].tpn = Tpn(number);
    }
}

/// A text as the file has it; numbers are written as texts too.
fn text(record: &Map<String, Value>, field: &str) -> String {
    match record.get(field) {
        Some(Value::String(text)) => text.trim().to_owned(),
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::Bool(true)) => "true".to_owned(),
        Some(Value::Bool(false) | Value::Null | Value::Array(_) | Value::Object(_)) | None => String::new(),
    }
}

/// What is collected on the way.
struct Reader {
    names: Names,
    notes: Vec<Note>,
    /// By field: how many players have something there that is left out.
    left_out: BTreeMap<String, usize>,
}

impl Reader {
    fn of(names: Names, notes: Vec<Note>) -> Reader {
        Reader { names, notes, left_out: BTreeMap::new() }
    }

    fn note(&mut self, place: String, remark: Remark) {
        self.notes.push(Note::at(PROGRAM, place, remark));
    }

    fn parsed<T>(&mut self, at: usize, field: &str, written: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        if written.is_empty() {
            return None;
        }
        let value = read(written);
        if value.is_none() {
            self.unreadable(at, field, written);
        }
        value
    }

    fn unreadable(&mut self, at: usize, field: &str, text: &str) {
        self.note(self.names.of_player(at, field), Remark::Unreadable { text: text.to_owned() });
    }

    fn left_out(&mut self, field: &str) {
        *self.left_out.entry(field.to_owned()).or_default() += 1;
    }
}
