//! The rounds of an event as a calendar that phones subscribe to (iCalendar, RFC 5545). Where the zone of the hall is known, a time is
//! the same everywhere; else it is as the hall's clock shows it, wherever the phone is.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

/// Octets of a line without its end (RFC 5545, 3.1); a longer one goes on in the next.
const LINE_OCTETS: usize = 75;

/// When a round starts.
#[derive(Clone, Copy, Debug)]
pub enum Start {
    /// By the hall's clock, whose zone is not known.
    Hall(NaiveDateTime),
    Everywhere(DateTime<Utc>),
}

impl Start {
    fn after(self, lasts: TimeDelta) -> Option<Start> {
        match self {
            Start::Hall(at) => at.checked_add_signed(lasts).map(Start::Hall),
            Start::Everywhere(at) => at.checked_add_signed(lasts).map(Start::Everywhere),
        }
    }

    /// RFC 5545, 3.3.5: without a zone, or in UTC.
    fn written(self) -> String {
        match self {
            Start::Hall(at) => at.format("%Y%m%dT%H%M%S").to_string(),
            Start::Everywhere(at) => at.format("%Y%m%dT%H%M%SZ").to_string(),
        }
    }
}

/// A round with the time at which it starts.
pub struct CalendarRound {
    /// Names the entry for ever, so that a subscriber's copy moves when the round does.
    pub id: String,
    pub name: String,
    pub starts: Start,
    /// The longest that a game of 60 moves takes, where the time control says it.
    pub lasts: Option<TimeDelta>,
}

/// The calendar as it stood at `made`. `place` and `address` of the event's page go with every round.
pub fn write(name: &str, place: &str, address: &str, made: DateTime<Utc>, rounds: &[CalendarRound]) -> String {
    let mut text = String::new();
    let mut line = |field: &str, value: &str| fold(&mut text, &format!("{field}:{value}"));
    line("BEGIN", "VCALENDAR");
    line("VERSION", "2.0");
    line("PRODID", "-//Sonneborn//EN");
    line("X-WR-CALNAME", &escaped(name));
    for round in rounds {
        line("BEGIN", "VEVENT");
        line("UID", &escaped(&round.id));
        line("DTSTAMP", &made.format("%Y%m%dT%H%M%SZ").to_string());
        line("DTSTART", &round.starts.written());
        if let Some(ends) = round.lasts.and_then(|lasts| round.starts.after(lasts)) {
            line("DTEND", &ends.written());
        }
        line("SUMMARY", &escaped(&round.name));
        if !place.is_empty() {
            line("LOCATION", &escaped(place));
        }
        line("URL", address);
        line("END", "VEVENT");
    }
    line("END", "VCALENDAR");
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
    fn a_time_without_a_zone_is_the_halls_and_one_with_a_zone_everybodys() {
        let hall: NaiveDateTime = "2026-12-05T10:30:00".parse().expect("a time");
        let everywhere = "2026-12-05T08:30:00Z".parse().expect("an instant");
        for (starts, lasts, lines) in [
            (Start::Hall(hall), TimeDelta::try_hours(4), "DTSTART:20261205T103000\r\nDTEND:20261205T143000\r\n"),
            (
                Start::Everywhere(everywhere),
                TimeDelta::try_hours(4),
                "DTSTART:20261205T083000Z\r\nDTEND:20261205T123000Z\r\n",
            ),
            (Start::Hall(hall), None, "DTSTART:20261205T103000\r\nSUMMARY"),
        ] {
            let round = CalendarRound { id: "1".into(), name: "Round 1".into(), starts, lasts };
            let text = write("Cup", "", "http://hall/p/1", DateTime::default(), &[round]);
            assert!(text.contains(lines), "{text}");
        }
    }
}
