//! The standings of an event and what belongs to them: the table with its figures to open, crosstables, what-if, lots and
//! the arbiter's ranking, the matches of teams, prizes, and the tables as files.

pub(crate) mod boards;
pub(crate) mod crosstable;
mod downloads;
mod matches;
mod opened;
mod prizes;
mod settle;
pub(crate) mod table;
mod ties;
pub(crate) mod what_if;

use sonneborn_i18n::{Lang, standings as words, statement as statement_words, team_papers};
use sonneborn_standings::Standings;
use sonneborn_tournament::round::RoundState;
use sonneborn_tournament::statement::{Statement, WhileOpen};
use sonneborn_web::guard::{Guarded, Right};
use sonneborn_web::matches::score_of_sides;
use sonneborn_web::routes::Routes;

pub(super) fn routes(config: &mut Routes<'_>) {
    table::routes(config);
    opened::routes(config);
    crosstable::routes(config);
    matches::routes(config);
    boards::routes(config);
    what_if::routes(config);
    settle::routes(config);
    prizes::routes(config);
    downloads::routes(config);
}

sonneborn_tournament::with_codes! {
    /// The pages of this section.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Tab {
        Table = "",
        Crosstable = "/crosstable",
        /// In team events.
        Matches = "/matches",
        /// The best on each board, in team events.
        Boards = "/boards",
        WhatIf = "/what-if",
        Prizes = "/prizes",
    }
}

impl Tab {
    fn name(self, lang: Lang) -> &'static str {
        match self {
            Tab::Table => sonneborn_i18n::common::standings(lang),
            Tab::Crosstable => sonneborn_i18n::common::crosstable(lang),
            Tab::Matches => words::matches(lang),
            Tab::Boards => team_papers::board_prizes(lang),
            Tab::WhatIf => words::what_if(lang),
            Tab::Prizes => words::prizes(lang),
        }
    }
}

/// The line of links above each page of the section.
struct Tabs {
    /// The address of the standings, without a slash at the end.
    base: String,
    /// Address, name, whether it is shown.
    pages: Vec<(String, &'static str, bool)>,
    /// The published rounds, and the one whose standings are shown.
    rounds: Vec<u16>,
    after: u16,
    /// `After round 5`, or that games are still being played; and why it is not the end.
    moment: String,
    /// The score of the two teams of a Scheveningen event.
    sides: Option<String>,
    /// The table shown as files: address and name.
    files: [(String, &'static str); 3],
}

impl Tabs {
    fn new<R: Right>(guarded: &Guarded<R>, shown: Tab, standings: &Standings) -> Tabs {
        let lang = guarded.visitor.lang;
        let base = format!("/t/{}/standings", guarded.id());
        let after = standings.through.0;
        let of_teams = guarded.shown().is_of_teams();
        let has_matches = guarded.shown().has_matches();
        let pages = Tab::ALL
            .into_iter()
            .filter(|tab| (has_matches || *tab != Tab::Matches) && (of_teams || *tab != Tab::Boards))
            .map(|tab| (format!("{base}{}", tab.code()), tab.name(lang), tab == shown))
            .collect();
        let moment = match after {
            0 => words::no_rounds(lang).to_owned(),
            after if standings.is_provisional() => words::during_round(lang, after),
            after => words::after_round(lang, after),
        };
        let statement = Statement::after(guarded.shown(), standings.through);
        let mark = statement_words::mark(lang, statement.to_tell(WhileOpen::Marked)).filter(|_| after > 0);
        let moment = mark.map_or(moment.clone(), |mark| format!("{moment} · {mark}"));
        let published = guarded.shown().rounds.iter().filter(|round| round.state == RoundState::Published);
        let (csv, paper) = match shown {
            Tab::Crosstable if guarded.shown().regulations.system.is_predetermined() => ("crosstable", "grid-by-rank"),
            Tab::Crosstable => ("crosstable", "crosstable"),
            _ => ("standings", "standings"),
        };
        let home = format!("/t/{}", guarded.id());
        let files = [
            (format!("{home}/{csv}.csv?after={after}"), "CSV"),
            (format!("{home}/standings.xlsx?after={after}"), "XLSX"),
            (format!("{home}/papers/{paper}.pdf?round={after}"), "PDF"),
        ];
        let sides = score_of_sides(guarded.shown(), standings.through);
        Tabs { sides, files, base, pages, rounds: published.map(|round| round.number.0).collect(), after, moment }
    }
}
