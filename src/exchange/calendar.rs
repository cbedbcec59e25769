//! The rounds of an event as a calendar that phones subscribe to (iCalendar, RFC 5545). Where the zone of the hall is known, a time is
//! told with it, and is the same instant everywhere; else it is as the hall's clock shows it, wherever the phone is.

use chrono::{DateTime, FixedOffset, NaiveDateTime, TimeDelta, Utc};

/// Octets of a line without its end (RFC 5545, 3.1); a longer one goes on in the next.
const LINE_OCTETS: usize = 75;

/// When a round starts.
#[derive(Clone, Copy, Debug)]
pub enum Start {
    /// By the hall's clock, whose zone is not known.
    Hall(NaiveDateTime),
    /// By the hall's clock, with how far it is from UTC then.
    Zoned(DateTime<FixedOffset>),
}

impl Start {
    fn after(self, lasts: TimeDelta) -> Option<Start> {
        match self {
            Start::Hall(at) => at.checked_add_signed(lasts).map(Start::Hall),
            Start::Zoned(at) => at.checked_add_signed(lasts).map(Start::Zoned),
        }
    }

    /// The value of a field, with the zone's name before it where both are known (RFC 5545, 3.3.5).
    fn written(self, field: &str, zone: Option<&str>) -> String {
        let local = |at: NaiveDateTime| at.format(LOCAL).to_string();
        match (self, zone) {
            (Start::Zoned(at), Some(zone)) => format!("{field};TZID={zone}:{}", local(at.naive_local())),
            (Start::Zoned(at), None) => format!("{field}:{}Z", local(at.naive_utc())),
            (Start::Hall(at), _) => format!("{field}:{}", local(at)),
        }
    }

    fn zoned(self) -> Option<DateTime<FixedOffset>> {
        match self {
            Start::Zoned(at) => Some(at),
            Start::Hall(_) => None,
        }
    }
}

/// A time as a clock shows it.
const LOCAL: &str = "%Y%m%dT%H%M%S";

/// A round with the time at which it starts.
pub struct CalendarRound {
    /// Names the entry for ever, so that a subscriber's copy moves when the round does.
    pub id: String,
    pub name: String,
    pub starts: Start,
    /// The longest that a game of 60 moves takes, where the time control says it.
    pub lasts: Option<TimeDelta>,
}

/// What all rounds of a calendar have alike.
pub struct Calendar<'a> {
    pub name: &'a str,
    pub place: &'a str,
    /// The event's page.
    pub address: &'a str,
    /// The hall's zone by its IANA name.
    pub zone: Option<&'a str>,
}

/// The calendar as it stood at `made`.
pub fn write(of: &Calendar, made: DateTime<Utc>, rounds: &[CalendarRound]) -> String {
    let Calendar { name, place, address, zone } = *of;
    let mut text = String::new();
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sonneborn//EN"] {
        fold(&mut text, line);
    }
    fold(&mut text, &format!("X-WR-CALNAME:{}", escaped(name)));
    if let Some(zone) = zone {
        write_zone(&mut text, zone, rounds);
    }
    for round in rounds {
        let ends = round.lasts.and_then(|lasts| round.starts.after(lasts));
        let lines = [
            Some("BEGIN:VEVENT".to_owned()),
            Some(format!("UID:{}", escaped(&round.id))),
            Some(format!("DTSTAMP:{}Z", made.format(LOCAL))),
            Some(round.starts.written("DTSTART", zone)),
            ends.map(|ends| ends.written("DTEND", zone)),
            Some(format!("SUMMARY:{}", escaped(&round.name))),
            (!place.is_empty()).then(|| format!("LOCATION:{}", escaped(place))),
            Some(format!("URL:{address}")),
            Some("END:VEVENT".to_owned()),
        ];
        lines.iter().flatten().for_each(|line| fold(&mut text, line));
    }
    fold(&mut text, "END:VCALENDAR");
    text
}

/// How far the hall's clock is from UTC, from the first round on and wherever it changes between two (RFC 5545, 3.6.5).
fn write_zone(text: &mut String, zone: &str, rounds: &[CalendarRound]) {
    let mut starts: Vec<DateTime<FixedOffset>> = rounds.iter().filter_map(|round| round.starts.zoned()).collect();
    starts.sort();
    let Some(first) = starts.first() else { return };
    let mut before = *first.offset();
    fold(text, "BEGIN:VTIMEZONE");
    fold(text, &format!("TZID:{zone}"));
    for (index, start) in starts.iter().enumerate() {
        let now = *start.offset();
        if index > 0 && now == before {
            continue;
        }
        // An observance begins by the clock that was in force before it.
        let begins = start.with_timezone(&before).format(LOCAL);
        let [from, to] = [before, now].map(|offset| start.with_timezone(&offset).format("%z").to_string());
        for line in [
            "BEGIN:STANDARD".to_owned(),
            format!("DTSTART:{begins}"),
            format!("TZOFFSETFROM:{from}"),
            format!("TZOFFSETTO:{to}"),
            "END:STANDARD".to_owned(),
        ] {
            fold(text, &line);
        }
        before = now;
    }
    fold(text, "END:VTIMEZONE");
}

/// A calendar of [`write()`] that lies elsewhere: with the address of the event's page there, or without one.
///
/// ```
/// let told = "BEGIN:VEVENT\r\nURL:http://hall.local/t/1\r\nEND:VEVENT\r\n";
/// assert_eq!(sonneborn_exchange::calendar::moved(told, None), "BEGIN:VEVENT\r\nEND:VEVENT\r\n");
/// ```
#[must_use]
pub fn moved(calendar: &str, address: Option<&str>) -> String {
    let mut text = String::with_capacity(calendar.len());
    for line in calendar.replace("\r\n ", "").lines() {
        match (line.strip_prefix("URL:"), address) {
            (None, _) => fold(&mut text, line),
            (Some(_), Some(address)) => fold(&mut text, &format!("URL:{address}")),
            (Some(_), None) => {}
        }
    }
    text
}

/// Text values (RFC 5545, 3.3.11).
fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '\\' | ';' | ',' => {
                text.push('\\');
                text.push(letter);
            }
            '\n' => text.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => text.push(letter),
        }
    }
    text
}

/// Breaks a long line between letters; what goes on begins with a space.
fn fold(text: &mut String, line: &str) {
    let mut octets = 0;
    for letter in line.chars() {
        if octets + letter.len_utf8() > LINE_OCTETS {
            text.push_str("\r\n ");
            octets = 1;
        }
        octets += letter.len_utf8();
        text.push(letter);
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_calendar_that_was_moved_leads_to_its_new_place() {
        let round = CalendarRound {
            id: "http://hall:8080/p/7/rounds/1".into(),
            name: "Arad".into(),
            starts: Start::Hall("2026-12-05T10:30:00".parse().expect("a time")),
            lasts: None,
        };
        let at = |address: &str| {
            let of = Calendar { name: "Arad", place: "", address, zone: None };
            write(&of, DateTime::UNIX_EPOCH, std::slice::from_ref(&round))
        };
        let long = format!("https://club.example/{}", "open".repeat(20));
        assert_eq!(moved(&at("http://hall:8080/p/7"), Some(&long)), at(&long));
        assert_eq!(moved(&at(&long), Some("http://hall:8080/p/7")), at("http://hall:8080/p/7"));
        assert!(!moved(&at(&long), None).contains("URL"));
    }

    #[test]
    fn a_time_without_a_zone_is_the_halls_and_one_with_a_zone_everybodys() {
        let hall: NaiveDateTime = "2026-12-05T10:30:00".parse().expect("a time");
        let zoned = DateTime::parse_from_rfc3339("2026-12-05T10:30:00+02:00").expect("an instant");
        let (four, zone) = (TimeDelta::try_hours(4), Some("Europe/Bucharest"));
        for (starts, lasts, zone, lines) in [
            (Start::Hall(hall), four, None, "DTSTART:20261205T103000\r\nDTEND:20261205T143000\r\n"),
            (Start::Zoned(zoned), four, None, "DTSTART:20261205T083000Z\r\nDTEND:20261205T123000Z\r\n"),
            (
                Start::Zoned(zoned),
                four,
                zone,
                "DTSTART;TZID=Europe/Bucharest:20261205T103000\r\nDTEND;TZID=Europe/Bucharest:20261205T143000\r\n",
            ),
            (Start::Hall(hall), None, None, "DTSTART:20261205T103000\r\nSUMMARY"),
        ] {
            let round = CalendarRound { id: "1".into(), name: "Round 1".into(), starts, lasts };
            let of = Calendar { name: "Cup", place: "", address: "http://hall/p/1", zone };
            let text = write(&of, DateTime::default(), &[round]);
            assert!(text.contains(lines), "{text}");
        }
    }

    #[test]
    fn a_zone_tells_how_far_its_clock_is_from_utc_before_and_after_it_changes() {
        let round = |at: &str| CalendarRound {
            id: at.into(),
            name: "Round".into(),
            starts: Start::Zoned(DateTime::parse_from_rfc3339(at).expect("an instant")),
            lasts: None,
        };
        let rounds = ["2026-10-24T10:00:00+03:00", "2026-10-25T10:00:00+02:00", "2026-10-26T10:00:00+02:00"].map(round);
        let of = Calendar { name: "Cup", place: "", address: "http://hall/p/1", zone: Some("Europe/Bucharest") };
        let text = write(&of, DateTime::default(), &rounds);
        let zone = "BEGIN:VTIMEZONE\r\nTZID:Europe/Bucharest\r\n\
                    BEGIN:STANDARD\r\nDTSTART:20261024T100000\r\nTZOFFSETFROM:+0300\r\nTZOFFSETTO:+0300\r\nEND:STANDARD\r\n\
                    BEGIN:STANDARD\r\nDTSTART:20261025T110000\r\nTZOFFSETFROM:+0300\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\n\
                    END:VTIMEZONE\r\n";
        assert!(text.contains(zone), "{text}");
    }
}
