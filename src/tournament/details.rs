//! What a tournament is called, where and when it is played, and who is in charge: the TRF's records 012 to 132.

use super::fee::Fee;
use super::fide_id::FideId;
use super::reduction::Reduction;
use super::tint::Tint;
use super::zone::Zone;
use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, TimeZone, Utc};
use serde::{Deserialize, Serialize};

/// A person with an office in the tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Official {
    /// `Family, Given`, with the arbiter's title before it where known, e.g. `IA Kovač, Ivo`.
    pub name: String,
    #[serde(deserialize_with = "super::fide_id::of_journal")]
    pub fide_id: Option<FideId>,
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
    /// The zone of the hall's clock (IANA, `Europe/Bucharest`); `None` where nobody said it, so that times are the hall's only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
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
    /// What a player pays to take part; `None` where nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry_fee: Option<Fee>,
    /// Those who pay less.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reductions: Vec<Reduction>,
    /// Until when players check in before round 1, in local time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check_in_until: Option<NaiveDateTime>,
    /// Whether players check in by themselves on the public page.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub check_in_by_players: bool,
    /// Only a list of entries: its players play in groups that were cut from it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub entries_only: bool,
    /// By which the event is recognised on every page; `None` until somebody chooses one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Tint>,
}

impl Details {
    /// A time of the hall's clock as everybody has it, where the zone is known. An hour that comes twice is the first of the two; one that
    /// the clock leaves out is no time.
    ///
    /// ```
    /// use sonneborn_tournament::details::Details;
    ///
    /// let details = Details { zone: "Europe/Bucharest".parse().ok(), ..Details::default() };
    /// let half_past_ten = "2026-12-05T10:30:00".parse().expect("a time");
    /// let everywhere = details.everywhere(half_past_ten).expect("a zone");
    /// assert_eq!(everywhere.to_rfc3339(), "2026-12-05T10:30:00+02:00");
    /// ```
    pub fn everywhere(&self, at: NaiveDateTime) -> Option<DateTime<FixedOffset>> {
        self.zone?.at(at)
    }

    /// What the hall's clock says at an instant: by the event's zone, or by that of the computer where nobody said one.
    ///
    /// ```
    /// use chrono::Utc;
    /// use sonneborn_tournament::details::Details;
    ///
    /// let at = "2026-12-05T08:30:00Z".parse().expect("an instant");
    /// let hall = Details { zone: "Europe/Bucharest".parse().ok(), ..Details::default() };
    /// assert_eq!(hall.in_hall(at, &Utc).to_rfc3339(), "2026-12-05T10:30:00+02:00");
    /// assert_eq!(Details::default().in_hall(at, &Utc).to_rfc3339(), "2026-12-05T08:30:00+00:00");
    /// ```
    pub fn in_hall(&self, at: DateTime<Utc>, computer: &impl TimeZone) -> DateTime<FixedOffset> {
        self.zone.and_then(|zone| zone.clock(at)).unwrap_or_else(|| at.with_timezone(computer).fixed_offset())
    }

    /// The event's colour: the one chosen, or one that follows from its name.
    pub fn tint(&self) -> Tint {
        self.colour.unwrap_or_else(|| Tint::of_name(&self.name))
    }
}
