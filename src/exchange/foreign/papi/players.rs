//! The players: who they are, their ratings, what else is kept of them.

use super::names::FIELDS;
use super::{Reader, text};
use serde_json::{Map, Value};
use sonneborn_tournament::fide_id::FideId;
use sonneborn_tournament::player::{Birth, Gender, PlayerData, Title};
use sonneborn_tournament::regulations::Rate;

/// In the field of the fixed board from here on: the place by a manual tie-break.
const MANUAL_TIE_BREAK: u64 = 1_000;
/// What has no place here, or follows from the rounds.
const LEFT_OUT: [&str; 19] = [
    "refFFE",
    "nr",
    "league",
    "licenceType",
    "address",
    "postalCode",
    "email",
    "checkedIn",
    "clubRef",
    "points",
    "acceleratedPoints",
    "finalPoints",
    "tieBreak1",
    "tieBreak2",
    "tieBreak3",
    "rank",
    "performance",
    "board",
    "floats",
];

impl Reader {
    pub fn player(&mut self, at: usize, record: &Map<String, Value>, rate: Rate) -> PlayerData {
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
            self.left_out(if fixed < MANUAL_TIE_BREAK { "fixedBoard" } else { "fixedBoard (1000+)" });
        }
        let unknown = record.keys().map(String::as_str).filter(|field| !is_known(field));
        for field in LEFT_OUT.into_iter().chain(unknown) {
            if !["", "0", "false"].contains(&said(field).as_str()) {
                self.left_out(field);
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
                "N" | "E" | "A" | "R" | "" => self.left_out(figure),
                other => self.unreadable(at, kind, other),
            }
        }
    }
}

/// Whether a player's field is one that Papi or its converter has.
fn is_known(field: &str) -> bool {
    field == "rounds" || FIELDS.iter().any(|(known, _)| *known == field)
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
