//! How the rounds are paired, and what follows from it for every event of the kind.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// How the rounds are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// C.04.3 in the edition in force until 31 January 2026.
    Dutch2017,
    /// C.04.3 in the edition in force since 1 February 2026.
    Dutch2026,
    /// C.04.4.1, edition of 2026.
    Dubov,
    /// C.04.4.2, edition of 2026.
    Burstein,
    /// C.04.4.3.
    Lim,
    /// C.04.5.
    DoubleSwiss,
    /// C.04.6.
    TeamSwiss,
    /// Berger tables, C.05 Annex 1.
    RoundRobin(RoundRobin),
    /// The same with teams.
    TeamRoundRobin(RoundRobin),
    /// Two teams of `boards` players, everyone meets everyone of the other team; 0 where only the teams tell how many.
    Scheveningen { boards: u8, double: bool },
    /// Matches of [`super::Regulations::knockout`] games, and the winners go through.
    Knockout,
    /// The same with teams, each game a round of all boards.
    TeamKnockout,
    /// Pairings are made by hand.
    ByHand,
}

/// The kinds of round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundRobin {
    pub double: bool,
    /// Double only: the last two rounds of the first cycle change places, so that nobody has a colour three times running
    /// (C.05 Annex 1).
    pub reverse_last_two: bool,
}

/// What the rounds of a system go by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    /// The scores.
    Swiss,
    /// A table in which everybody meets everybody (of the other team).
    Table { double: bool },
    /// A bracket.
    Knockout,
    /// Whoever pairs them.
    Hand,
}

impl System {
    /// What its rounds go by, and whether teams are paired: what is asked below follows from these two.
    fn kind(self) -> (Family, bool) {
        match self {
            System::Dutch2017
            | System::Dutch2026
            | System::Dubov
            | System::Burstein
            | System::Lim
            | System::DoubleSwiss => (Family::Swiss, false),
            System::TeamSwiss => (Family::Swiss, true),
            System::RoundRobin(kind) => (Family::Table { double: kind.double }, false),
            System::TeamRoundRobin(kind) => (Family::Table { double: kind.double }, true),
            System::Scheveningen { double, .. } => (Family::Table { double }, false),
            System::Knockout => (Family::Knockout, false),
            System::TeamKnockout => (Family::Knockout, true),
            System::ByHand => (Family::Hand, false),
        }
    }

    /// How often two meet in its table; `None` where there is none.
    pub(crate) fn meetings(self) -> Option<usize> {
        match self.kind().0 {
            Family::Table { double } => Some(if double { 2 } else { 1 }),
            Family::Swiss | Family::Knockout | Family::Hand => None,
        }
    }

    /// Whether opponents are fixed in advance (C.07 art. 15.2: forfeits are then ordinary games for most tie-breaks).
    pub fn is_predetermined(self) -> bool {
        self.meetings().is_some()
    }

    /// Whether all rounds are paired and published as one. Teams give their line-ups round by round.
    pub fn is_paired_at_once(self) -> bool {
        self.is_predetermined() && !self.is_of_teams()
    }

    /// Whether no table and no bracket says who plays.
    fn is_free(self) -> bool {
        match self.kind().0 {
            Family::Swiss | Family::Hand => true,
            Family::Table { .. } | Family::Knockout => false,
        }
    }

    /// Whether a player can have a bye that was asked for: not where a table or a bracket says that they play.
    pub fn gives_byes(self) -> bool {
        self.is_free() || self.is_of_teams()
    }

    /// Whether prohibitions between players are obeyed: not where a table or a bracket says who plays, and not between members of teams.
    pub fn keeps_players_apart(self) -> bool {
        self.is_free() && !self.is_of_teams()
    }

    /// Whether the system is one of FIDE's (C.04.3 to C.04.6, C.05), so that an event begins in FIDE mode.
    pub fn is_of_fide(self) -> bool {
        match self.kind().0 {
            Family::Swiss | Family::Table { .. } => true,
            Family::Knockout | Family::Hand => false,
        }
    }

    /// Whether teams are paired, and ranked.
    pub fn is_of_teams(self) -> bool {
        self.kind().1
    }

    /// Whether the winners of matches go through.
    pub fn is_knockout(self) -> bool {
        self.kind().0 == Family::Knockout
    }

    /// Whether the rounds are paired by score.
    pub fn is_swiss(self) -> bool {
        self.kind().0 == Family::Swiss
    }

    /// The Dutch edition in force on a tournament's first day.
    pub fn dutch_on(start: NaiveDate) -> System {
        const EDITION_2026: NaiveDate = NaiveDate::from_ymd_opt(2026, 2, 1).expect("a day of the calendar");
        if start >= EDITION_2026 { System::Dutch2026 } else { System::Dutch2017 }
    }
}
