//! The variables of the event: what it is called, when and where it is, by which rules it goes.

use super::names::VARIABLES;
use super::rounds::MOST_ROUNDS;
use super::{Reader, SINGLE, text};
use crate::foreign::report::Remark;
use chrono::{NaiveDate, NaiveDateTime};
use serde_json::{Map, Value};
use sonneborn_tournament::coded::Coded;
use sonneborn_tournament::descriptor::Descriptor;
use sonneborn_tournament::details::{Details, Official};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::{Rate, Regulations, System, TieBreakEdition};
use sonneborn_tournament::scoring::Scoring;

/// Before the number of a round: its day. The converter leaves these out.
const DAY_OF_ROUND: &str = "DateRd";

impl Reader {
    pub fn event(&mut self, variables: &Map<String, Value>) -> (Details, Regulations) {
        let said = |field: &str| text(variables, field);
        let mut details = Details {
            name: said("name"),
            place: said("venue"),
            start: self.date("startDate", &said("startDate")),
            end: self.date("endDate", &said("endDate")),
            chief_arbiter: Official { name: said("arbiter"), ..Official::default() },
            time_control_text: said("timeControl"),
            event_code: Some(said("homologation")).filter(|code| code != "0").unwrap_or_default(),
            ..Details::default()
        };
        let rounds = said("rounds").parse().unwrap_or(0);
        details.schedule = self.schedule(variables, rounds);
        let system = self.system(&said("type"), &said("pairing"), details.start);
        let scoring = match said("pointSystem").to_ascii_uppercase().as_str() {
            "" | "NON" => Scoring::STANDARD,
            "OUI" => Scoring::of(Points::whole(3), Points::ONE, Points::ZERO),
            _ => {
                self.note(self.names.variable("pointSystem"), Remark::ScoringAssumed);
                Scoring::STANDARD
            }
        };
        let rate = match said("ratingClass").as_str() {
            "" | "Elo" => Rate::Standard,
            "Rapide" => Rate::Rapid,
            "Blitz" => Rate::Blitz,
            other => {
                self.note(self.names.variable("ratingClass"), Remark::RateAssumed { text: other.to_owned() });
                Rate::Standard
            }
        };
        let regulations = Regulations {
            system,
            scoring,
            rate,
            rounds,
            tie_breaks: self.tie_breaks(variables),
            tie_break_edition: details.start.map_or(TieBreakEdition::default(), TieBreakEdition::on),
            ..Regulations::default()
        };
        for (field, value) in variables {
            let is_threshold =
                field.starts_with("ratingThreshold") && !["", "0"].contains(&text(variables, field).as_str());
            let is_known = VARIABLES.iter().any(|(known, _)| known == field) || field.starts_with(DAY_OF_ROUND);
            if is_threshold || !is_known && *value != Value::Null {
                self.note(self.names.variable(field), Remark::Unreadable { text: text(variables, field) });
            }
        }
        (details, regulations)
    }

    /// `2026-01-31` and `31/01/2026`, also with an hour behind.
    fn date(&mut self, field: &str, written: &str) -> Option<NaiveDate> {
        let day = written.split_whitespace().next()?;
        let date = ["%Y-%m-%d", "%d/%m/%Y"].iter().find_map(|format| NaiveDate::parse_from_str(day, format).ok());
        if date.is_none() {
            self.note(self.names.variable(field), Remark::Unreadable { text: written.to_owned() });
        }
        date
    }

    /// The days of the rounds, where any is said.
    fn schedule(&mut self, variables: &Map<String, Value>, rounds: u16) -> Vec<Option<NaiveDateTime>> {
        let days = (1..=rounds.min(MOST_ROUNDS)).map(|round| {
            let field = format!("{DAY_OF_ROUND}{round}");
            self.date(&field, &text(variables, &field)).and_then(|day| day.and_hms_opt(0, 0, 0))
        });
        let days: Vec<_> = days.collect();
        if days.iter().any(Option::is_some) { days } else { Vec::new() }
    }

    fn system(&mut self, kind: &str, pairing: &str, start: Option<NaiveDate>) -> System {
        let is_table = kind == "ToutesRondes" || pairing == "Berger";
        let is_swiss = ["", "Suisse", "Swiss"].contains(&kind);
        if !is_table && !is_swiss {
            self.note(self.names.variable("type"), Remark::KindUnknown { kind: kind.to_owned() });
            return System::ByHand;
        }
        if is_table {
            return System::RoundRobin(SINGLE);
        }
        let system = start.map_or(System::Dutch2026, System::dutch_on);
        self.note(self.names.variable("pairing"), Remark::SwissAssumed { system });
        if !["", "Standard", "Suisse"].contains(&pairing) {
            self.note(self.names.variable("pairing"), Remark::AccelerationLeftOut { name: pairing.to_owned() });
        }
        system
    }

    fn tie_breaks(&mut self, variables: &Map<String, Value>) -> Vec<Coded<Descriptor>> {
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
            self.note(self.names.variable(field), remark);
        }
        codes
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
