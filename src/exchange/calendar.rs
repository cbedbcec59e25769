//! The rounds of an event as a calendar that phones subscribe to (iCalendar, RFC 5545), their times as the hall's clock shows
//! them.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

/// Octets of a line without its end (RFC 5545, 3.1); a longer one goes on in the next.
const LINE_OCTETS: usize = 75;

/// A round with the time at which it starts.
pub struct CalendarRound {
    /// Names the entry for ever, so that a subscriber's copy moves when the round does.
    pub id: String,
    pub name: String,
    pub starts: NaiveDateTime,
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
        // Without a zone: the time of the hall, wherever the phone is.
        line("DTSTART", &round.starts.format("%Y%m%dT%H%M%S").to_string());
        if let Some(ends) = round.lasts.and_then(|lasts| round.starts.checked_add_signed(lasts)) {
            line("DTEND", &ends.format("%Y%m%dT%H%M%S").to_string());
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
