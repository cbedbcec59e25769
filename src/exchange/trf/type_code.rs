//! The encoded type of tournament of record 192, table ETT26.
//!
//! The table has no code for Lim and none with a year for Dubov and Burstein. bbpPairings and FIDE's draft of April 2025
//! call the Dutch rules of 2026 `FIDE_DUTCH_2025`; both names are read. `FIDE_DUTCH` alone goes by the date of start.

use chrono::NaiveDate;
use sonneborn_pairing::registry;
use sonneborn_pairing::system::Form;
use sonneborn_tournament::regulations::{RoundRobin, System};
use sonneborn_tournament::team::{ColourPreferences, TeamRules};

const BAKU: &str = "_BAKU";
/// The Dutch System in the edition of the first day.
const BY_DATE: &str = "FIDE_DUTCH";
/// With what follows, the rules of a team event.
const TEAMS: &str = "FIDE_TEAM";
/// A Swiss that the table does not know.
const CUSTOM: &str = "CUSTOM_SWISS";

/// A code's system, and whether it is accelerated by the Baku method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeCode {
    pub system: System,
    pub baku: bool,
}

/// Reads a code; `None` for one that names no system of Sonneborn.
///
/// ```
/// use sonneborn_exchange::trf::type_code::decode;
/// use sonneborn_tournament::regulations::System;
///
/// let code = decode("FIDE_DUBOV_BAKU", None).expect("a code of TRF26");
/// assert_eq!((code.system, code.baku), (System::Dubov, true));
/// assert_eq!(decode("MONRAD", None), None);
/// ```
pub fn decode(code: &str, start: Option<NaiveDate>) -> Option<TypeCode> {
    let code = code.trim().to_ascii_uppercase();
    let (name, baku) = match code.strip_suffix(BAKU) {
        Some(name) => (name, true),
        None => (code.as_str(), false),
    };
    let read = |form: &&Form| form.trf.also.contains(&name) || is_own_code(form, name);
    let system = match name {
        BY_DATE => start.map_or(System::Dutch2026, System::dutch_on),
        _ => match registry::forms().find(read) {
            Some(form) => form.system,
            None if name.starts_with(TEAMS) => System::TeamSwiss,
            None => return None,
        },
    };
    Some(TypeCode { system, baku })
}

/// A code that more than one system writes, for want of a better one, is read as the one without an engine.
fn is_own_code(form: &Form, name: &str) -> bool {
    form.trf.code == name && (name != CUSTOM || form.system == System::ByHand)
}

/// The code of a system. Where the bare code would be read as another edition on that date, the edition is named.
///
/// ```
/// use sonneborn_exchange::trf::type_code::encode;
/// use sonneborn_tournament::regulations::System;
///
/// assert_eq!(encode(System::Dubov, true, None), "FIDE_DUBOV_BAKU");
/// ```
pub fn encode(system: System, baku: bool, start: Option<NaiveDate>) -> String {
    let is_of_date = decode(BY_DATE, start).is_some_and(|bare| bare.system == system);
    let name = if is_of_date { BY_DATE } else { registry::form(system).trf.code };
    with_baku(name, baku)
}

fn with_baku(name: &str, baku: bool) -> String {
    // What is custom for FIDE has no accelerated form either.
    if baku && name != CUSTOM { format!("{name}{BAKU}") } else { name.to_owned() }
}

/// The code of an event: for a Swiss of teams with its rules, where the bare code would be read as others.
pub fn of_event(system: System, teams: Option<&TeamRules>, baku: bool, start: Option<NaiveDate>) -> String {
    match teams {
        Some(rules) if system == System::TeamSwiss => with_baku(&of_teams(rules), baku),
        Some(_) | None => encode(system, baku, start),
    }
}

/// The code of a Swiss of teams with these rules.
fn of_teams(rules: &TeamRules) -> String {
    let says = |other: &TeamRules| (other.game_points_first, other.colour_preferences, other.second_score_for_colours);
    if says(rules) == says(&TeamRules::default()) {
        return TEAMS.to_owned();
    }
    let preferences = match rules.colour_preferences {
        ColourPreferences::TypeA => "_TYPEA",
        ColourPreferences::TypeB => "_TYPEB",
        ColourPreferences::None => "",
    };
    let (first, second) = if rules.game_points_first { ("_GP", "_MP") } else { ("_MP", "_GP") };
    [TEAMS, preferences, first, if rules.second_score_for_colours { second } else { "" }].concat()
}

/// What a team event's code says of its rules: `FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP][_BAKU]`. A code without
/// scores stands for `FIDE_TEAM_TYPEA_MP_GP`; one with scores and no type, for no colour preferences.
pub fn team_rules(code: &str) -> TeamRules {
    let code = code.to_ascii_uppercase();
    let mut scores = code.split('_').filter(|part| matches!(*part, "MP" | "GP"));
    let Some(first) = scores.next() else { return TeamRules::default() };
    let colour_preferences = if code.contains("_TYPEA") {
        ColourPreferences::TypeA
    } else if code.contains("_TYPEB") {
        ColourPreferences::TypeB
    } else {
        ColourPreferences::None
    };
    TeamRules {
        game_points_first: first == "GP",
        colour_preferences,
        second_score_for_colours: scores.next().is_some(),
        ..TeamRules::default()
    }
}

/// The system that the words of record 092 name, e.g. `Individual: Double-Round-Robin`.
pub(crate) fn from_words(words: &str, start: Option<NaiveDate>) -> Option<System> {
    let words = words.to_lowercase();
    let says = |part: &str| words.contains(part);
    // The system with the most words that are all there.
    let named =
        registry::forms().filter(|form| !form.trf.told_by.is_empty() && form.trf.told_by.iter().all(|part| says(part)));
    if let Some(form) = named.max_by_key(|form| form.trf.told_by.len()) {
        Some(form.system)
    } else if says("round-robin") || says("round robin") || says("roundrobin") || says("berger") || says("循环") {
        let double = says("double") || says("双循环");
        Some(System::RoundRobin(RoundRobin { double, reverse_last_two: double }))
    } else if says("swiss") || says("瑞士") {
        Some(start.map_or(System::Dutch2026, System::dutch_on))
    } else {
        None
    }
}

/// The words for record 092 where the organiser gave none.
pub fn words(system: System) -> &'static str {
    registry::form(system).trf.words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dutch_goes_by_the_date_unless_it_names_its_year() {
        let day = |year, month, day| NaiveDate::from_ymd_opt(year, month, day);
        let (before, after) = (day(2026, 1, 31), day(2026, 2, 1));
        for (code, start, system) in [
            ("FIDE_DUTCH", before, System::Dutch2017),
            ("FIDE_DUTCH", after, System::Dutch2026),
            ("fide_dutch", None, System::Dutch2026),
            ("FIDE_DUTCH_2017", after, System::Dutch2017),
            ("FIDE_DUTCH_2025", before, System::Dutch2026),
        ] {
            assert_eq!(decode(code, start).map(|read| read.system), Some(system), "{code} {start:?}");
        }
        assert_eq!(encode(System::Dutch2017, false, before), "FIDE_DUTCH");
        assert_eq!(encode(System::Dutch2017, true, after), "FIDE_DUTCH_2017_BAKU");
        assert_eq!(decode("FIDE_LIM", None).map(|read| read.system), Some(System::Lim));
        assert_eq!(decode("FIDE_UNKNOWN", None), None);
    }

    #[test]
    fn team_codes_say_what_comes_first_and_which_colours_are_preferred() {
        for (code, game_points_first, colours, second) in [
            ("FIDE_TEAM", false, ColourPreferences::TypeA, true),
            ("FIDE_TEAM_BAKU", false, ColourPreferences::TypeA, true),
            ("FIDE_TEAM_TYPEB_GP_MP", true, ColourPreferences::TypeB, true),
            ("FIDE_TEAM_TYPEA_MP", false, ColourPreferences::TypeA, false),
            ("FIDE_TEAM_GP", true, ColourPreferences::None, false),
        ] {
            let rules = team_rules(code);
            let read = (rules.game_points_first, rules.colour_preferences, rules.second_score_for_colours);
            assert_eq!(read, (game_points_first, colours, second), "{code}");
            let (name, baku) = code.strip_suffix(BAKU).map_or((code, false), |name| (name, true));
            let written = of_event(System::TeamSwiss, Some(&rules), baku, None);
            assert_eq!(written.strip_suffix(BAKU).unwrap_or(&written), name);
            assert_eq!(written.ends_with(BAKU), baku);
        }
    }

    #[test]
    fn codes_and_words_read_back() {
        for system in [
            System::Dutch2026,
            System::Dubov,
            System::Burstein,
            System::RoundRobin(RoundRobin { double: false, reverse_last_two: false }),
            System::RoundRobin(RoundRobin { double: true, reverse_last_two: true }),
            System::Knockout,
        ] {
            let code = encode(system, false, None);
            assert_eq!(decode(&code, None), Some(TypeCode { system, baku: false }), "{code}");
            assert_eq!(from_words(words(system), None), Some(system));
        }
    }
}
