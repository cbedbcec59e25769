//! The systems whose rounds are judged.

use core::fmt;

/// A pairing system, in the edition of 1 February 2026.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum System {
    #[default]
    Dutch,
    Dubov,
    Team,
}

impl System {
    pub const ALL: [System; 3] = [System::Dutch, System::Dubov, System::Team];
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            System::Dutch => "FIDE (Dutch) System C.04.3 of 2026",
            System::Dubov => "Dubov System C.04.4.1 of 2026",
            System::Team => "Swiss Team Pairing System C.04.6 of 2026",
        })
    }
}

/// What the regulations of an event of teams settle (C.04.6).
#[derive(Clone, Copy, Debug, Default)]
pub struct TeamRules {
    pub game_points_first: bool,
    pub preferences: Preferences,
    /// Whether the secondary score tells who is the first-team (4.2.2).
    pub secondary_counts: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preferences {
    #[default]
    None,
    TypeA,
    TypeB,
}
