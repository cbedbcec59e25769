//! What a tournament is called, where and when it is played, and who is in charge: the TRF's records 012 to 132.

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

/// A person with an office in the tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Official {
    /// `Family, Given`, with the arbiter's title before it where known, e.g. `IA Kovač, Ivo`.
    pub name: String,
    pub fide_id: Option<u32>,
    /// FIDE's three letters; empty where unknown.
    pub federation: String,
}

/// The event's particulars, none of which bears on pairings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Details {
    pub name: String,
    pub place: String,
    /// FIDE's three letters.
    pub federation: String,
    pub start: Option<NaiveDate>,
    pub end: Option<NaiveDate>,
    /// The start of each round in local time, in order of rounds; shorter than the rounds where unknown.
    pub schedule: Vec<Option<NaiveDateTime>>,
    pub organiser: String,
    pub chief_arbiter: Official,
    pub deputies: Vec<Official>,
    /// The type of the tournament in the organiser's words (TRF 092), e.g. `Individual: Swiss-System`; empty where not told.
    pub kind: String,
    /// The time control in the organiser's words (TRF 122), e.g. `90 min + 30 s/move`; its code is in the regulations.
    pub time_control_text: String,
    /// The federation's or FIDE's number of the event.
    pub event_code: String,
    pub website: String,
    pub remarks: String,
    /// Until when players check in before round 1, in local time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check_in_until: Option<NaiveDateTime>,
    /// Whether players check in by themselves on the public page.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub check_in_by_players: bool,
}
