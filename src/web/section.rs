//! The sections of an event's desk.

use sonneborn_i18n::{Lang, web as words};
use sonneborn_tournament::access::Shows;
use std::borrow::Borrow;

sonneborn_tournament::with_codes! {
    /// A section of an event, in the order of the bar.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Section {
        Now = "",
        Players = "/players",
        Rounds = "/rounds",
        Standings = "/standings",
        Claims = "/claims",
        Papers = "/papers",
        Reports = "/reports",
        Journal = "/journal",
        Settings = "/settings",
    }
}

impl Section {
    /// What stands on its first page.
    pub fn shows(self) -> Shows {
        match self {
            Section::Players | Section::Reports => Shows::PERSONS,
            Section::Journal => Shows::JOURNAL,
            Section::Now
            | Section::Rounds
            | Section::Standings
            | Section::Claims
            | Section::Papers
            | Section::Settings => Shows::NAMES,
        }
    }

    /// The key that goes there after `g`.
    pub fn key(self) -> char {
        match self {
            Section::Now => 'n',
            Section::Players => 'p',
            Section::Rounds => 'r',
            Section::Standings => 's',
            Section::Claims => 'c',
            Section::Papers => 'a',
            Section::Reports => 'f',
            Section::Journal => 'j',
            Section::Settings => 'e',
        }
    }

    pub fn name(self, lang: impl Borrow<Lang>) -> &'static str {
        let lang = *lang.borrow();
        match self {
            Section::Now => words::section_now(lang),
            Section::Players => words::section_players(lang),
            Section::Rounds => words::section_rounds(lang),
            Section::Standings => words::section_standings(lang),
            Section::Claims => words::section_claims(lang),
            Section::Papers => words::section_papers(lang),
            Section::Reports => words::section_reports(lang),
            Section::Journal => words::section_journal(lang),
            Section::Settings => words::section_settings(lang),
        }
    }
}
