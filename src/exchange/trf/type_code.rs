//! The encoded type of tournament of record 192, table ETT26.
//!
//! The table has no code for Lim and none with a year for Dubov and Burstein. bbpPairings and FIDE's draft of April 2025
//! call the Dutch rules of 2026 `FIDE_DUTCH_2025`; both names are read. `FIDE_DUTCH` alone goes by the date of start.

use crate::tournament::regulations::{RoundRobin, System};
use crate::tournament::team::{ColourPreferences, TeamRules};
use chrono::NaiveDate;

const BAKU: &str = "_BAKU";

/// A code's system, and whether it is accelerated by the Baku method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeCode {
    pub system: System,
    pub baku: bool,
}

/// Reads a code; `None` for one that names no system of Sonneborn.
pub fn decode(code: &str, start: Option<NaiveDate>) -> Option<TypeCode> {
    let code = code.trim().to_ascii_uppercase();
    let (name, baku) = match code.strip_suffix(BAKU) {
        Some(name) => (name, true),
        None => (code.as_str(), false),
    };
    let round_robin = |double, reverse_last_two| System::RoundRobin(RoundRobin { double, reverse_last_two });
    let system = match name {
        "FIDE_DUTCH" => start.map_or(System::Dutch2026, System::dutch_on),
        "FIDE_DUTCH_2017" => System::Dutch2017,
        "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" => System::Dutch2026,
        "FIDE_DUBOV" => System::Dubov,
        "FIDE_BURSTEIN" => System::Burstein,
        "FIDE_DOUBLESWISS" => System::DoubleSwiss,
        "BERGER_ROUNDROBIN" | "BERGER_ROUNDROBIN_G1" | "FIDE_ROUNDROBIN" => round_robin(false, false),
        "BERGER_DOUBLEROUNDROBIN" | "BERGER_ROUNDROBIN_G2" => round_robin(true, false),
        "FIDE_DOUBLEROUNDROBIN" => round_robin(true, true),
        "FIDE_SCHEVENINGEN" | "FIDE_SCHEVENINGEN_G1" => System::Scheveningen { boards: 0, double: false },
        "FIDE_SCHEVENINGEN_G2" => System::Scheveningen { boards: 0, double: true },
        "CUSTOM_KNOCKOUT" => System::Knockout,
        "CUSTOM_SWISS" | "CUSTOM_ROUNDROBIN" | "CUSTOM_DOUBLESWISS" => System::ByHand,
        team if team.contains("TEAM") && team.contains("ROUNDROBIN") => {
            round_robin(team.contains("DOUBLE") || team.ends_with("_G2"), false)
        }
        team if team.starts_with("FIDE_TEAM") => System::TeamSwiss,
        _ => return None,
    };
    Some(TypeCode { system, baku })
}

/// The code of a system. Where the bare code would be read as another edition on that date, the edition is named.
pub fn encode(system: System, baku: bool, start: Option<NaiveDate>) -> String {
    let name = match system {
        System::Dutch2017 | System::Dutch2026
            if decode("FIDE_DUTCH", start).is_some_and(|bare| bare.system == system) =>
        {
            "FIDE_DUTCH"
        }
        System::Dutch2017 => "FIDE_DUTCH_2017",
        System::Dutch2026 => "FIDE_DUTCH_2026",
        System::Dubov => "FIDE_DUBOV",
        System::Burstein => "FIDE_BURSTEIN",
        System::DoubleSwiss => "FIDE_DOUBLESWISS",
        System::TeamSwiss => "FIDE_TEAM",
        System::RoundRobin(RoundRobin { double: false, .. }) => "FIDE_ROUNDROBIN",
        System::RoundRobin(RoundRobin { double: true, reverse_last_two: true }) => "FIDE_DOUBLEROUNDROBIN",
        System::RoundRobin(RoundRobin { double: true, reverse_last_two: false }) => "BERGER_DOUBLEROUNDROBIN",
        System::Scheveningen { double: false, .. } => "FIDE_SCHEVENINGEN",
        System::Scheveningen { double: true, .. } => "FIDE_SCHEVENINGEN_G2",
        System::Knockout => "CUSTOM_KNOCKOUT",
        System::Lim | System::ByHand => "CUSTOM_SWISS",
    };
    if baku { format!("{name}{BAKU}") } else { name.to_owned() }
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
pub fn from_words(words: &str, start: Option<NaiveDate>) -> Option<System> {
    let words = words.to_lowercase();
    let says = |part: &str| words.contains(part);
    if says("scheveningen") {
        Some(System::Scheveningen { boards: 0, double: says("double") })
    } else if says("round-robin") || says("round robin") || says("roundrobin") || says("berger") || says("循环") {
        let double = says("double") || says("双循环");
        Some(System::RoundRobin(RoundRobin { double, reverse_last_two: double }))
    } else if says("knock") {
        Some(System::Knockout)
    } else if says("dubov") {
        Some(System::Dubov)
    } else if says("burstein") {
        Some(System::Burstein)
    } else if says("swiss") || says("瑞士") {
        Some(start.map_or(System::Dutch2026, System::dutch_on))
    } else {
        None
    }
}

/// The words for record 092 where the organiser gave none.
pub fn words(system: System) -> &'static str {
    match system {
        System::Dutch2017 | System::Dutch2026 => "Individual: Swiss-System (Dutch)",
        System::Dubov => "Individual: Swiss-System (Dubov)",
        System::Burstein => "Individual: Swiss-System (Burstein)",
        System::Lim => "Individual: Swiss-System (Lim)",
        System::DoubleSwiss => "Individual: Double-Swiss",
        System::TeamSwiss => "Team: Swiss-System",
        System::RoundRobin(RoundRobin { double: false, .. }) => "Individual: Round-Robin",
        System::RoundRobin(RoundRobin { double: true, .. }) => "Individual: Double-Round-Robin",
        System::Scheveningen { double: false, .. } => "Scheveningen",
        System::Scheveningen { double: true, .. } => "Double Scheveningen",
        System::Knockout => "Knock-out",
        System::ByHand => "Individual",
    }
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
        assert_eq!(decode("FIDE_LIM", None), None);
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
