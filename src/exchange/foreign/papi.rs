//! Papi's events in JSON, as papi-converter (github.com/Sharly-Chess/papi-converter) makes it of a `.papi` database and Sharly Chess reads
//! it: `variables` of the event, and `players`, whom rounds name by their place in the list, from 0.
//!
//! Its example and the values in Sharly Chess's sources say what the codes are: colours `B` (blanc: White), `N` (noir: Black), `F` (a bye),
//! `R` (not paired); results 0 to 6 as Papi has them, 7 to 14 as later versions of the converter write them. Papi has no starting numbers
//! and no tables: it orders by rating.

use super::halves::{self, Half, Score};
use super::report::{Defect, Fault, Note, Program, Remark};
use super::{ForeignImport, MOST_PLAYERS, SINGLE, settle};
use crate::trf;
use chrono::NaiveDate;
use serde::Deserialize;
use serde_json::{Map, Value};
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_tournament::numbering::by_strength;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Title};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Rate, Regulations, System, TieBreakEdition};
use sonneborn_tournament::scoring::Scoring;
use std::collections::BTreeMap;

const PROGRAM: Program = Program::Papi;
/// Papi has no more (`Rd01` to `Rd24`).
const MOST_ROUNDS: u16 = 24;
/// In the field of the fixed board from here on: the place by a manual tie-break.
const MANUAL_TIE_BREAK: u64 = 1_000;

/// Whether the bytes are JSON with the event's variables and its players.
pub fn is_papi(bytes: &[u8]) -> bool {
    #[derive(Deserialize)]
    struct Marks {
        #[serde(rename = "variables")]
        _variables: serde::de::IgnoredAny,
        #[serde(rename = "players")]
        _players: serde::de::IgnoredAny,
    }
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    text.trim_ascii_start().starts_with(b"{") && serde_json::from_slice::<Marks>(text).is_ok()
}

#[derive(Deserialize)]
struct Papi {
    variables: Map<String, Value>,
    players: Vec<Map<String, Value>>,
}

/// Reads a file.
///
/// # Errors
/// The first defect that keeps the file out; nothing is imported then.
pub fn read(bytes: &[u8]) -> Result<ForeignImport, Fault> {
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let papi: Papi =
        serde_json::from_slice(text).map_err(|error| Fault::whole(PROGRAM, Defect::Json { why: error.to_string() }))?;
    if papi.players.is_empty() {
        return Err(Fault::at(PROGRAM, "players", Defect::NoPlayers));
    }
    if papi.players.len() > MOST_PLAYERS {
        return Err(Fault::at(PROGRAM, "players", Defect::TooManyPlayers { limit: MOST_PLAYERS }));
    }
    let mut reader = Reader { notes: Vec::new(), left_out: BTreeMap::new() };
    let (details, regulations) = reader.event(&papi.variables);
    let rate = regulations.rate;
    let mut imported = Imported { details, regulations, ..Imported::default() };
    for (at, record) in papi.players.iter().enumerate() {
        let data = reader.player(at, record, rate);
        imported.players.push(ImportedPlayer { data, ..ImportedPlayer::default() });
    }
    number(&mut imported);
    reader.notes.push(Note::at(PROGRAM, "players", Remark::NumbersAssumed));
    reader.rounds(&papi.players, &mut imported);
    let left_out = std::mem::take(&mut reader.left_out).into_iter();
    reader.notes.extend(
        left_out
            .map(|(field, players)| Note::at(PROGRAM, format!("players[].{field}"), Remark::FieldLeftOut { players })),
    );
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
    notes: Vec<Note>,
    /// By field: how many players have something there that is left out.
    left_out: BTreeMap<&'static str, usize>,
}

/// The variables that say what is rated and how.
mod variable {
    pub const ALL: [&str; 17] = [
        "name",
        "type",
        "rounds",
        "pairing",
        "timeControl",
        "ratingClass",
        "ratingThreshold1",
        "ratingThreshold2",
        "tiebreak1",
        "tiebreak2",
        "tiebreak3",
        "pointSystem",
        "venue",
        "startDate",
        "endDate",
        "arbiter",
        "homologation",
    ];
}

impl Reader {
    fn note(&mut self, place: String, remark: Remark) {
        self.notes.push(Note::at(PROGRAM, place, remark));
    }

    fn event(&mut self, variables: &Map<String, Value>) -> (Details, Regulations) {
        let said = |field: &str| text(variables, field);
        let details = Details {
            name: said("name"),
            place: said("venue"),
            start: self.date("startDate", &said("startDate")),
            end: self.date("endDate", &said("endDate")),
            chief_arbiter: Official { name: said("arbiter"), ..Official::default() },
            time_control_text: said("timeControl"),
            event_code: said("homologation"),
            ..Details::default()
        };
        let rounds = said("rounds");
        let system = self.system(&said("type"), &said("pairing"), details.start);
        let scoring = match said("pointSystem").to_ascii_uppercase().as_str() {
            "" | "NON" => Scoring::STANDARD,
            "OUI" => Scoring::of(Points::whole(3), Points::ONE, Points::ZERO),
            _ => {
                self.note("variables.pointSystem".into(), Remark::ScoringAssumed);
                Scoring::STANDARD
            }
        };
        let rate = match said("ratingClass").as_str() {
            "" | "Elo" => Rate::Standard,
            "Rapide" => Rate::Rapid,
            "Blitz" => Rate::Blitz,
            other => {
                self.note("variables.ratingClass".into(), Remark::RateAssumed { text: other.to_owned() });
                Rate::Standard
            }
        };
        let regulations = Regulations {
            system,
            scoring,
            rate,
            rounds: rounds.parse().unwrap_or(0),
            tie_breaks: self.tie_breaks(variables),
            tie_break_edition: details.start.map_or(TieBreakEdition::default(), TieBreakEdition::on),
            ..Regulations::default()
        };
        for (field, value) in variables {
            let is_threshold =
                field.starts_with("ratingThreshold") && !["", "0"].contains(&text(variables, field).as_str());
            if is_threshold || !variable::ALL.contains(&field.as_str()) && *value != Value::Null {
                self.note(format!("variables.{field}"), Remark::Unreadable { text: text(variables, field) });
            }
        }
        (details, regulations)
    }

    /// `2026-01-31` and `31/01/2026`, also with an hour behind.
    fn date(&mut self, field: &str, written: &str) -> Option<NaiveDate> {
        let day = written.split_whitespace().next()?;
        let date = ["%Y-%m-%d", "%d/%m/%Y"].iter().find_map(|format| NaiveDate::parse_from_str(day, format).ok());
        if date.is_none() {
            self.note(format!("variables.{field}"), Remark::Unreadable { text: written.to_owned() });
        }
        date
    }

    fn system(&mut self, kind: &str, pairing: &str, start: Option<NaiveDate>) -> System {
        let is_table = kind == "ToutesRondes" || pairing == "Berger";
        let is_swiss = ["", "Suisse", "Swiss"].contains(&kind);
        if !is_table && !is_swiss {
            self.note("variables.type".into(), Remark::KindUnknown { kind: kind.to_owned() });
            return System::ByHand;
        }
        if is_table {
            return System::RoundRobin(SINGLE);
        }
        let system = start.map_or(System::Dutch2026, System::dutch_on);
        self.note("variables.pairing".into(), Remark::SwissAssumed { system });
        if !["", "Standard", "Suisse"].contains(&pairing) {
            self.note("variables.pairing".into(), Remark::AccelerationLeftOut { name: pairing.to_owned() });
        }
        system
    }

    fn tie_breaks(
        &mut self,
        variables: &Map<String, Value>,
    ) -> Vec<Coded<sonneborn_tournament::descriptor::Descriptor>> {
        let mut codes = Vec::new();
        for field in ["tiebreak1", "tiebreak2", "tiebreak3"] {
            let written = text(variables, field);
            if written.is_empty() {
                continue;
            }
            let remark = match tie_break(&written) {
                Some(code) => {
                    codes.push(Coded::written(code));
                    Remark::TieBreakAssumed { text: written, code }
                }
                None => Remark::TieBreakUnknown { text: written },
            };
            self.note(format!("variables.{field}"), remark);
        }
        codes
    }

    fn player(&mut self, at: usize, record: &Map<String, Value>, rate: Rate) -> PlayerData {
        let said = |field: &str| text(record, field);
        let name = match (said("lastName"), said("firstName")) {
            (family, given) if given.is_empty() => family,
            (family, given) => format!("{family}, {given}"),
        };
        if name.is_empty() {
            self.unreadable(at, "lastName", "");
        }
        let gender = match said("gender").as_str() {
            "M" | "m" => Some(Gender::Male),
            "F" | "f" => Some(Gender::Female),
            "" => None,
            other => {
                self.unreadable(at, "gender", other);
                None
            }
        };
        let title = self.parsed(at, "fideTitle", &said("fideTitle"), Title::from_code);
        let fide_id = said("fideCode");
        let mut data = PlayerData {
            name,
            gender,
            title,
            birth: self.parsed(at, "birthDate", &said("birthDate"), |date| Birth::parse(&date.replace('/', "."))),
            federation: said("federation").to_ascii_uppercase(),
            fide_id: self
                .parsed(at, "fideCode", fide_id.trim_matches(['\'', '"', ' ']), |id| {
                    if id == "0" { Some(None) } else { id.parse::<FideId>().ok().map(Some) }
                })
                .flatten(),
            national_id: said("nrFFE"),
            club: said("club"),
            category: said("category"),
            phone: said("phone"),
            note: said("comment"),
            paid: paid(&said("paid"), &said("owed")),
            ..PlayerData::default()
        };
        self.ratings(at, record, rate, &mut data);
        let fixed = said("fixedBoard").parse::<u64>().unwrap_or(0);
        if fixed > 0 {
            *self
                .left_out
                .entry(if fixed < MANUAL_TIE_BREAK { "fixedBoard" } else { "fixedBoard (1000+)" })
                .or_default() += 1;
        }
        for field in ["refFFE", "nr", "league", "licenceType", "address", "postalCode", "email", "checkedIn"] {
            if !said(field).is_empty() {
                *self.left_out.entry(field).or_default() += 1;
            }
        }
        data
    }

    /// A rating is FIDE's (`F`), the federation's (`N`) or an estimate (`E`, or nothing).
    fn ratings(&mut self, at: usize, record: &Map<String, Value>, rate: Rate, data: &mut PlayerData) {
        let lists = [
            (Rate::Standard, "elo", "fideElo"),
            (Rate::Rapid, "rapidElo", "fideRapidElo"),
            (Rate::Blitz, "blitzElo", "fideBlitzElo"),
        ];
        for (list, figure, kind) in lists {
            let points = self.parsed(at, figure, &text(record, figure), |number| number.parse::<u16>().ok());
            let Some(points) = points.filter(|points| *points > 0) else { continue };
            let is_of_event = list == rate;
            match text(record, kind).to_ascii_uppercase().as_str() {
                "F" => {
                    let known = &mut data.ratings;
                    *match list {
                        Rate::Standard => &mut known.standard,
                        Rate::Rapid => &mut known.rapid,
                        Rate::Blitz => &mut known.blitz,
                    } = Some(points);
                    if is_of_event {
                        data.rating = Some(points);
                    }
                }
                "N" if is_of_event => data.ratings.national = Some(points),
                "E" | "A" | "R" | "" if is_of_event => data.estimate = Some(points),
                "N" | "E" | "A" | "R" | "" => *self.left_out.entry(figure).or_default() += 1,
                other => self.unreadable(at, kind, other),
            }
        }
    }

    fn rounds(&mut self, records: &[Map<String, Value>], imported: &mut Imported) {
        let mut lines: Vec<BTreeMap<u16, Half>> = Vec::new();
        for (at, record) in records.iter().enumerate() {
            lines.push(self.line(at, record, records.len(), imported.regulations.system));
        }
        let is_paired = |half: &Half| matches!(half, Half::Met { .. } | Half::Alone(Bye::PairingAllocated));
        let last =
            lines.iter().filter_map(|line| line.iter().rfind(|(_, half)| is_paired(half)).map(|(round, _)| *round));
        let last = last.max().unwrap_or(0);
        let tpns: Vec<Tpn> = imported.players.iter().map(|player| player.tpn).collect();
        for number in 1..=last {
            let halves: Vec<Half> = lines.iter().map(|line| line.get(&number).cloned().unwrap_or_default()).collect();
            let notes = &mut self.notes;
            let mut told = |remark| notes.push(Note::at(PROGRAM, format!("players[].rounds.{number}"), remark));
            imported.rounds.push(halves::round(number, &halves, &tpns, &mut told));
        }
        for (line, player) in lines.iter().zip(&mut imported.players) {
            let halves = (1..=last).map(|round| line.get(&round).cloned().unwrap_or_default());
            if !imported.regulations.system.is_predetermined() {
                let entered = halves::entered(halves).unwrap_or(usize::from(last));
                player.first_round = RoundNo(u16::try_from(entered + 1).unwrap_or(u16::MAX));
            }
            let to_come = line.range(last + 1..).filter_map(|(round, half)| match half {
                Half::Alone(bye) => Some((RoundNo(*round), *bye)),
                Half::Out | Half::Met { .. } => None,
            });
            player.requested_byes.extend(to_come);
        }
        if last > 0 {
            self.notes.push(Note::whole(PROGRAM, Remark::BoardsAssumed));
        }
        let scoring = imported.regulations.scoring;
        trf::seat(&mut imported.rounds, &imported.players, &scoring);
    }

    /// What a player's line says, by round.
    fn line(&mut self, at: usize, record: &Map<String, Value>, players: usize, system: System) -> BTreeMap<u16, Half> {
        let cells: Vec<(String, &Value)> = match record.get("rounds") {
            Some(Value::Array(cells)) => (1..).map(|n: usize| n.to_string()).zip(cells).collect(),
            Some(Value::Object(cells)) => cells.iter().map(|(key, cell)| (key.clone(), cell)).collect(),
            Some(Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) | None => Vec::new(),
        };
        let mut line = BTreeMap::new();
        for (key, cell) in cells {
            let place = format!("players[{at}].rounds.{key}");
            let round = key.parse::<u16>().ok().filter(|round| (1..=MOST_ROUNDS).contains(round));
            let (Some(round), Value::Object(cell)) = (round, cell) else {
                self.note(place, Remark::Unreadable { text: cell.to_string() });
                continue;
            };
            match half(cell, players, system) {
                Ok(half) => drop(line.insert(round, half)),
                Err(remark) => self.note(place, remark),
            }
        }
        line
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
        self.note(format!("players[{at}].{field}"), Remark::Unreadable { text: text.to_owned() });
    }
}

/// Papi's codes of results.
mod code {
    pub const NONE: u64 = 0;
    pub const LOSS: u64 = 1;
    pub const DRAW: u64 = 2;
    pub const WIN: u64 = 3;
    pub const FORFEIT_LOSS: u64 = 4;
    pub const DOUBLE_FORFEIT: u64 = 5;
    pub const FORFEIT_WIN: u64 = 6;
    pub const ZERO_POINT_BYE: u64 = 7;
    pub const HALF_POINT_BYE: u64 = 8;
    pub const ALLOCATED_BYE: u64 = 9;
    pub const FULL_POINT_BYE: u64 = 10;
    pub const UNRATED_LOSS: u64 = 11;
    pub const UNRATED_DRAW: u64 = 12;
    pub const UNRATED_WIN: u64 = 13;
    pub const REST: u64 = 14;
}

/// A cell of a player's rounds.
fn half(cell: &Map<String, Value>, players: usize, system: System) -> Result<Half, Remark> {
    let unreadable = || Remark::Unreadable { text: Value::Object(cell.clone()).to_string() };
    let result = match cell.get("result") {
        None | Some(Value::Null) => code::NONE,
        Some(value) => value.as_u64().ok_or_else(unreadable)?,
    };
    let colour = text(cell, "color");
    let opponent = match cell.get("opponent") {
        None | Some(Value::Null) => None,
        Some(value) => {
            let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
            Some(number.filter(|number| *number < players).ok_or(Remark::NoSuchPlayer { number: value.to_string() })?)
        }
    };
    let Some(opponent) = opponent else {
        let is_bye = colour == "F";
        return Ok(match result {
            code::NONE if is_bye && !system.is_predetermined() => Half::Alone(Bye::ZeroPoint),
            code::NONE | code::REST => Half::Out,
            code::ZERO_POINT_BYE => Half::Alone(Bye::ZeroPoint),
            code::DRAW if is_bye => Half::Alone(Bye::HalfPoint),
            code::HALF_POINT_BYE => Half::Alone(Bye::HalfPoint),
            code::FORFEIT_WIN if is_bye => Half::Alone(Bye::FullPoint),
            code::FULL_POINT_BYE => Half::Alone(Bye::FullPoint),
            code::FORFEIT_WIN | code::ALLOCATED_BYE => Half::Alone(Bye::PairingAllocated),
            _ => return Err(unreadable()),
        });
    };
    let colour = match colour.as_str() {
        "B" => Colour::White,
        "N" => Colour::Black,
        _ => return Err(unreadable()),
    };
    let score = match result {
        code::NONE => Score::Open,
        code::LOSS => Score::Loss,
        code::DRAW => Score::Draw,
        code::WIN => Score::Win,
        code::FORFEIT_LOSS => Score::LossByForfeit,
        code::DOUBLE_FORFEIT => Score::BothForfeit,
        code::FORFEIT_WIN => Score::WinByForfeit,
        code::UNRATED_LOSS => Score::LossUnrated,
        code::UNRATED_DRAW => Score::DrawUnrated,
        code::UNRATED_WIN => Score::WinUnrated,
        _ => return Err(unreadable()),
    };
    Ok(Half::Met { opponent, colour, score })
}

/// `5 / 10` of what is owed.
fn paid(paid: &str, owed: &str) -> String {
    let is_nothing = |text: &str| text.parse::<f64>().is_ok_and(|sum| sum == 0.0) || text.is_empty();
    match (is_nothing(paid), is_nothing(owed)) {
        (true, true) => String::new(),
        (false, true) => paid.to_owned(),
        (true, false) => format!("0 / {owed}"),
        (false, false) => format!("{paid} / {owed}"),
    }
}

/// Papi's tie-breaks that have a counterpart in C.07. Its performance and its Buchholz of unplayed rounds are its own.
fn tie_break(name: &str) -> Option<&'static str> {
    match name {
        "Solkoff" => Some("BH"),
        "Brésilien" => Some("BH/C1"),
        "Harkness" => Some("BH/M1"),
        "Cumulatif" => Some("PS"),
        "Performance" => Some("TPR"),
        "Nombre de Victoires" => Some("WIN"),
        "Sonnenborn-Berger" => Some("SB"),
        "Koya" => Some("KS"),
        _ => None,
    }
}
