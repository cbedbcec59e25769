//! The names of pairing systems.

use super::{Lang, web};
use sonneborn_tournament::regulations::{RoundRobin, System};

use sonneborn_words::settings;
pub use sonneborn_words::systems::*;

/// As an arbiter chooses it.
pub fn name(lang: Lang, system: System) -> &'static str {
    match system {
        System::Dutch2026 => web::system_dutch_2026(lang),
        System::Dutch2017 => web::system_dutch_2017(lang),
        System::Dubov => web::system_dubov(lang),
        System::Burstein => web::system_burstein(lang),
        System::Lim => lim(lang),
        System::DoubleSwiss => double_swiss(lang),
        System::TeamSwiss => team_swiss(lang),
        System::RoundRobin(RoundRobin { double: false, .. }) => web::system_round_robin(lang),
        System::RoundRobin(RoundRobin { reverse_last_two: true, .. }) => web::system_double_round_robin(lang),
        System::RoundRobin(RoundRobin { reverse_last_two: false, .. }) => web::system_double_round_robin_plain(lang),
        System::TeamRoundRobin(RoundRobin { double: false, .. }) => team_round_robin(lang),
        System::TeamRoundRobin(RoundRobin { double: true, .. }) => team_double_round_robin(lang),
        System::Scheveningen { double: false, .. } => web::system_scheveningen(lang),
        System::Scheveningen { double: true, .. } => web::system_double_scheveningen(lang),
        System::Knockout => web::system_knockout(lang),
        System::TeamKnockout => team_knockout(lang),
        System::ByHand => web::system_by_hand(lang),
    }
}

/// When it suits, in a sentence.
pub fn suits(lang: Lang, system: System) -> &'static str {
    match system {
        System::Dutch2026 => settings::suits_dutch_2026(lang),
        System::Dutch2017 => settings::suits_dutch_2017(lang),
        System::Dubov => settings::suits_dubov(lang),
        System::Burstein => settings::suits_burstein(lang),
        System::Lim => settings::suits_lim(lang),
        System::DoubleSwiss => settings::suits_double_swiss(lang),
        System::TeamSwiss => settings::suits_team_swiss(lang),
        System::RoundRobin(RoundRobin { double: false, .. }) => settings::suits_round_robin(lang),
        System::RoundRobin(RoundRobin { double: true, .. }) => settings::suits_double_round_robin(lang),
        System::TeamRoundRobin(kind) if kind.double => settings::suits_team_double_round_robin(lang),
        System::TeamRoundRobin(_) => settings::suits_team_round_robin(lang),
        System::Scheveningen { .. } => settings::suits_scheveningen(lang),
        System::Knockout => settings::suits_knockout(lang),
        System::TeamKnockout => suits_team_knockout(lang),
        System::ByHand => settings::suits_by_hand(lang),
    }
}
