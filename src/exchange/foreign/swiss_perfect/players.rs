//! The players: a record each. Records of games name them by `ID`; `START_NO` is their starting number.

use super::super::MOST_PLAYERS;
use super::super::report::{Defect, Fault, Note, Remark};
use super::PROGRAM;
use super::dbase::{Record, Table};
use crate::text::{self, Writing};
use sonneborn_tournament::acts::{Imported, ImportedPlayer};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::ids::{PlayerId, Tpn};
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Ratings, Title};
use sonneborn_tournament::points::Points;
use std::collections::{BTreeMap, HashMap, HashSet};

/// Fields with texts in the code page of the computer that wrote them.
const TEXTS: [&str; 4] = ["SURNAME", "FIRSTNAME", "CLUB", "FEDER"];
/// Behind the bonus SwissPerfect wrote its figure again, field by field; other figures there are left out.
const BESIDE_BONUS: [&str; 5] = ["TECH_SCORE", "FORB_PAIRS", "TEAM", "BOARD", "MEMO"];

/// The fields that are read, told by themselves, or say only where the record stands.
pub const KNOWN: [&str; 24] = [
    "ORDER",
    "ID",
    "START_NO",
    "SURNAME",
    "FIRSTNAME",
    "FEDER",
    "CLUB",
    "INTL_RTG",
    "LOC_RTG",
    "LOC_RTG2",
    "INTL_ID",
    "LOC_ID",
    "TITLE",
    "SEX",
    "BIRTH_DATE",
    "LATE_ENTRY",
    "WITHDRAWAL",
    "ABSENT",
    "BONUS",
    "TECH_SCORE",
    "FORB_PAIRS",
    "TEAM",
    "BOARD",
    "MEMO",
];

/// What is kept of the players until the games are read.
pub struct Entrants {
    pub by_id: HashMap<u32, PlayerId>,
    pub marks: Vec<Marks>,
}

/// What a player's record says of rounds.
#[derive(Default)]
pub struct Marks {
    /// The first round; 0 where it is not said.
    pub late_entry: u16,
    /// The round in which the withdrawal was entered; 0 where there is none.
    pub withdrawal: u16,
    /// A bit a round, the lowest for the first.
    absent: u64,
    pub bonus: Points,
}

impl Marks {
    pub fn is_absent_in(&self, round: u16) -> bool {
        let bit = u32::from(round).checked_sub(1).and_then(|bit| 1_u64.checked_shl(bit));
        bit.is_some_and(|bit| self.absent & bit != 0)
    }
}

/// Reads the players in the order of the file.
pub fn read(table: &Table, imported: &mut Imported, notes: &mut Vec<Note>) -> Result<Entrants, Fault> {
    let written: Vec<u8> = table
        .records()
        .flat_map(|(_, record)| TEXTS.map(|field| record.raw(field)))
        .flat_map(|text| text.iter().copied().chain([b'\n']))
        .collect();
    let mut reader = Reader {
        writing: table.writing().unwrap_or_else(|| text::decode(&written).writing),
        notes,
        left_out: BTreeMap::new(),
    };
    let mut entrants = Entrants { by_id: HashMap::new(), marks: Vec::new() };
    for (number, record) in table.records() {
        if imported.players.len() == MOST_PLAYERS {
            return Err(Fault::at(PROGRAM, ".trn", Defect::TooManyPlayers { limit: MOST_PLAYERS }));
        }
        let id = record.ascii("ID").parse::<u32>().ok().filter(|id| *id > 0);
        let player = PlayerId(u32::try_from(imported.players.len()).unwrap_or(u32::MAX));
        if id.is_none_or(|id| entrants.by_id.insert(id, player).is_some()) {
            reader.unreadable(number, "ID", &record.ascii("ID"));
        }
        let data = reader.player(number, &record);
        let tpn = Tpn(record.ascii("START_NO").parse().unwrap_or(0));
        imported.players.push(ImportedPlayer { data, tpn, ..ImportedPlayer::default() });
        entrants.marks.push(reader.marks(number, &record));
    }
    if imported.players.is_empty() {
        return Err(Fault::at(PROGRAM, ".trn", Defect::NoPlayers));
    }
    reader.distinct_numbers(imported);
    let left_out = std::mem::take(&mut reader.left_out);
    notes.extend(
        left_out
            .into_iter()
            .map(|(field, players)| Note::at(PROGRAM, format!(".trn {field}"), Remark::FieldLeftOut { players })),
    );
    Ok(entrants)
}

struct Reader<'a> {
    writing: Writing,
    notes: &'a mut Vec<Note>,
    /// By field: how many players have something there that is left out.
    left_out: BTreeMap<&'static str, usize>,
}

impl Reader<'_> {
    fn unreadable(&mut self, record: usize, field: &str, text: &str) {
        let remark = Remark::Unreadable { text: text.to_owned() };
        self.notes.push(Note::at(PROGRAM, format!(".trn {record} {field}"), remark));
    }

    fn text(&self, record: &Record, field: &str) -> String {
        self.writing.part(record.raw(field)).trim().to_owned()
    }

    /// A field that is read by `read`; empty and 0 are nothing.
    fn parsed<T>(
        &mut self,
        number: usize,
        record: &Record,
        field: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let written = record.ascii(field);
        if written.is_empty() || written == "0" {
            return None;
        }
        let value = read(&written);
        if value.is_none() {
            self.unreadable(number, field, &written);
        }
        value
    }

    fn player(&mut self, number: usize, record: &Record) -> PlayerData {
        let name = match (self.text(record, "SURNAME"), self.text(record, "FIRSTNAME")) {
            (surname, first) if first.is_empty() => surname,
            (surname, first) => format!("{surname}, {first}"),
        };
        if name.is_empty() {
            self.unreadable(number, "SURNAME", "");
        }
        let federation = self.text(record, "FEDER").to_uppercase();
        let is_code = federation.len() == 3 && federation.bytes().all(|byte| byte.is_ascii_uppercase());
        if !is_code && !federation.is_empty() {
            self.unreadable(number, "FEDER", &federation);
        }
        let national = self.parsed(number, record, "LOC_RTG", |rating| rating.parse::<u16>().ok());
        let second = record.ascii("LOC_RTG2");
        if !["", "0"].contains(&second.as_str()) && second != record.ascii("LOC_RTG") {
            *self.left_out.entry("LOC_RTG2").or_default() += 1;
        }
        PlayerData {
            name,
            title: self.parsed(number, record, "TITLE", title),
            gender: self.parsed(number, record, "SEX", |sex| match sex {
                "1" => Some(Gender::Male),
                "2" => Some(Gender::Female),
                _ => None,
            }),
            birth: self.parsed(number, record, "BIRTH_DATE", birth),
            federation: if is_code { federation } else { String::new() },
            fide_id: self.parsed(number, record, "INTL_ID", |id| id.parse::<FideId>().ok()),
            national_id: self.text(record, "LOC_ID"),
            club: self.text(record, "CLUB"),
            rating: self.parsed(number, record, "INTL_RTG", |rating| rating.parse::<u16>().ok()),
            ratings: Ratings { national, ..Ratings::default() },
            ..PlayerData::default()
        }
    }

    fn marks(&mut self, number: usize, record: &Record) -> Marks {
        let bonus = record.ascii("BONUS");
        for field in BESIDE_BONUS {
            let written = record.ascii(field);
            if !["", "0"].contains(&written.as_str()) && written != bonus {
                *self.left_out.entry(field).or_default() += 1;
            }
        }
        let round = |text: &str| text.parse::<u16>().ok();
        Marks {
            late_entry: self.parsed(number, record, "LATE_ENTRY", round).unwrap_or(0),
            withdrawal: self.parsed(number, record, "WITHDRAWAL", round).unwrap_or(0),
            absent: self.parsed(number, record, "ABSENT", |bits| u64::from_str_radix(bits, 16).ok()).unwrap_or(0),
            bonus: self.parsed(number, record, "BONUS", half_points).unwrap_or(Points::ZERO),
        }
    }

    /// Where a starting number is missing or comes twice, they are given by the order of the file.
    fn distinct_numbers(&mut self, imported: &mut Imported) {
        let mut seen = HashSet::new();
        let are_distinct = imported.players.iter().all(|player| player.tpn.0 > 0 && seen.insert(player.tpn));
        if !are_distinct {
            self.notes.push(Note::at(PROGRAM, ".trn START_NO", Remark::NumbersAssumed));
            for (number, player) in (1..).zip(&mut imported.players) {
                player.tpn = Tpn(number);
            }
        }
    }
}

/// The titles in SwissPerfect's order.
fn title(code: &str) -> Option<Title> {
    match code {
        "1" => Some(Title::Gm),
        "2" => Some(Title::Wgm),
        "3" => Some(Title::Im),
        "4" => Some(Title::Wim),
        "5" => Some(Title::Fm),
        "6" => Some(Title::Wfm),
        _ => None,
    }
}

/// `20011016`.
fn birth(written: &str) -> Option<Birth> {
    let digits = written.as_bytes();
    let is_date = digits.len() == 8 && digits.iter().all(u8::is_ascii_digit);
    is_date
        .then(|| format!("{}/{}/{}", &written[..4], &written[4..6], &written[6..]))
        .and_then(|date| Birth::parse(&date))
}

/// `0.5`, `1`.
fn half_points(written: &str) -> Option<Points> {
    let (whole, tenths) = written.split_once('.').unwrap_or((written, "0"));
    let halves = match tenths {
        "0" => 0,
        "5" => 1,
        _ => return None,
    };
    let whole = if whole.is_empty() { 0 } else { whole.parse::<u8>().ok()? };
    Some(Points::halves(2 * i32::from(whole) + halves))
}
