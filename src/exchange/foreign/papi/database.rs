//! Papi's database: `INFO` has the variables, `JOUEUR` a row a player, of whom number 1 is who sits out (`EXEMPT`). Its rows are made
//! what papi-converter makes of them, so that both are read by the same rules; what the converter drops is kept beside, to be told.

use super::jet::{self, Jet, Table, Value};
use super::names::{FIELDS, VARIABLES};
use super::{PROGRAM, Papi};
use crate::foreign::report::{Defect, Fault, Note, Remark};
use chrono::{NaiveDate, TimeDelta};
use serde_json::{Map, Value as Json};
use std::collections::HashMap;

const INFO: &str = "INFO";
const PLAYERS: &str = "JOUEUR";
/// The number of who sits out.
const EXEMPT: i32 = 1;
/// The colour of who is not paired.
const NOT_PAIRED: &str = "R";
/// The column of the floats, and its sign for a round without one.
const FLOATS: &str = "Flotteur";
const NO_FLOAT: char = 'X';
/// What Papi writes into every event and nobody entered, or what follows from the rounds.
const ITS_OWN: [(&str, &str); 17] = [
    ("ClassementClubMethode", "SommeDesPoints"),
    ("ClassementClubNbrMini", "4"),
    ("ClassementClubPlaceMaxi", "6"),
    ("ClassementLigueMethode", "SommeDesPoints"),
    ("ClassementLigueNbrMini", "4"),
    ("ClassementLiguePlaceMaxi", "6"),
    ("FormatSaisie", "International"),
    ("PrixAttribution", "A la Place"),
    ("PrixSpeciauxCumul", "Non Cumulables"),
    ("PrixEloCumul", "Non Cumulables"),
    ("PrixCatCumul", "Non Cumulables"),
    ("PrixCatInferieur", "OUI"),
    ("Protection", "Aucune"),
    ("InscriptionDefaut", "0"),
    ("InscriptionJeune", "0"),
    ("InscriptionTitre", "0"),
    ("InscriptionMajoreeDefaut", "0"),
];
/// The same, whatever stands in it: the version of Papi, and the round that it last showed.
const SAYS_NOTHING: [&str; 2] = ["Version", "RondeActive"];

pub struct Read {
    pub papi: Papi,
    /// By player: their number.
    pub refs: Vec<i32>,
    pub notes: Vec<Note>,
}

/// Whether the bytes are a database with Papi's tables.
pub fn is_one(bytes: &[u8]) -> bool {
    jet::is_database(bytes) && Jet::open(bytes).is_some_and(|jet| jet.has(INFO) && jet.has(PLAYERS))
}

/// Reads a database.
///
/// # Errors
/// The table that cannot be followed.
pub fn read(bytes: &[u8]) -> Result<Read, Fault> {
    let damaged = |table: &str| Fault::at(PROGRAM, table, Defect::TableDamaged);
    let jet = Jet::open(bytes).ok_or_else(|| damaged(INFO))?;
    let info = jet.table(INFO).ok_or_else(|| damaged(INFO))?;
    let players = jet.table(PLAYERS).ok_or_else(|| damaged(PLAYERS))?;
    let mut notes = Vec::new();
    let variables = variables(&info).ok_or_else(|| damaged(INFO))?;
    let (players, refs) = self::players(&players, &mut notes).ok_or_else(|| damaged(PLAYERS))?;
    Ok(Read { papi: Papi { variables, players, others: Map::new() }, refs, notes })
}

fn variables(table: &Table) -> Option<Map<String, Json>> {
    let (name, value) = (table.column("Variable")?, table.column("Value")?);
    let said = |row: &Vec<Value>| {
        let (name, value) = (row[name].text()?, row[value].text()?.trim());
        let is_its_own = ITS_OWN.contains(&(name, value)) || SAYS_NOTHING.contains(&name);
        let field = VARIABLES.iter().find(|(_, variable)| *variable == name).map_or(name, |(json, _)| *json);
        (!value.is_empty() && !is_its_own).then(|| (field.to_owned(), Json::from(value)))
    };
    Some(table.rows.iter().filter_map(said).collect())
}

/// The players, and their numbers.
type Numbered = (Vec<Map<String, Json>>, Vec<i32>);

/// The players by their numbers, without who sits out.
fn players(table: &Table, notes: &mut Vec<Note>) -> Option<Numbered> {
    let number = table.column("Ref")?;
    table.column("Nom")?;
    let mut rows: Vec<(i32, &Vec<Value>)> =
        table.rows.iter().filter_map(|row| Some((row[number].number()?, row))).collect();
    rows.retain(|(number, _)| *number != EXEMPT);
    rows.sort_by_key(|(number, _)| *number);
    let mut places: HashMap<i32, usize> = HashMap::new();
    for (at, (number, _)) in rows.iter().enumerate() {
        if places.insert(*number, at).is_some() {
            let remark = Remark::Unreadable { text: number.to_string() };
            notes.push(Note::at(PROGRAM, format!("{PLAYERS} {number} Ref"), remark));
        }
    }
    let players = rows.iter().map(|(_, row)| player(table, row, &places)).collect();
    Some((players, rows.iter().map(|(number, _)| *number).collect()))
}

fn player(table: &Table, row: &[Value], places: &HashMap<i32, usize>) -> Map<String, Json> {
    let cell = |name: &str| table.column(name).and_then(|at| row.get(at)).unwrap_or(&Value::Nothing);
    let mut player = Map::new();
    for (field, name) in FIELDS {
        let is_empty =
            name == FLOATS && cell(name).text().is_some_and(|text| text.chars().all(|sign| sign == NO_FLOAT));
        player.insert(field.to_owned(), if is_empty { Json::Null } else { json(cell(name)) });
    }
    let mut rounds = Map::new();
    for round in 1..=super::rounds::MOST_ROUNDS {
        let of_round = |name: &str| cell(&format!("Rd{round:0>2}{name}"));
        let colour = of_round("Cl").text().unwrap_or(NOT_PAIRED);
        let opponent = of_round("Adv").number().filter(|number| *number > EXEMPT);
        let result = of_round("Res").number().unwrap_or_default();
        if colour == NOT_PAIRED && opponent.is_none() && result == 0 {
            continue;
        }
        let mut said = Map::new();
        said.insert("color".to_owned(), Json::from(colour));
        said.insert("result".to_owned(), Json::from(result));
        if let Some(number) = opponent {
            // A number that nobody has stays a text, which names no place in the list.
            let place = places.get(&number).map_or_else(|| Json::from(number.to_string()), |at| Json::from(*at));
            said.insert("opponent".to_owned(), place);
        }
        rounds.insert(round.to_string(), Json::from(said));
    }
    player.insert("rounds".to_owned(), Json::from(rounds));
    for (name, value) in table.columns.iter().zip(row).filter(|(name, _)| !is_known(name)) {
        player.insert(name.clone(), json(value));
    }
    player
}

/// Whether a column of the players is one that Papi 3 has.
fn is_known(name: &str) -> bool {
    name == "Ref" || name.starts_with("Rd") || FIELDS.iter().any(|(_, known)| *known == name)
}

fn json(value: &Value) -> Json {
    match value {
        Value::Nothing => Json::Null,
        Value::Flag(flag) => Json::from(*flag),
        Value::Number(number) => Json::from(*number),
        Value::Real(real) => Json::from(*real),
        Value::Day(days) => day(*days).map_or(Json::from(days.to_string()), |day| Json::from(day.to_string())),
        Value::Text(text) => Json::from(text.as_str()),
    }
}

/// Access counts days from the last but one of 1899.
fn day(days: f64) -> Option<NaiveDate> {
    let whole = days.trunc();
    let count = (whole.abs() < 1e6).then_some(whole as i64)?;
    NaiveDate::from_ymd_opt(1899, 12, 30)?.checked_add_signed(TimeDelta::try_days(count)?)
}
