//! What everybody may read without an account: small pages for a cheap phone in the sun, and the projector.
//!
//! Drafts are never shown here, and standings count complete rounds only.

mod lists;
mod player;
mod projector;
mod qr;
pub(in crate::web) mod sheet;
mod tables;

use crate::desk::instant;
use crate::i18n::{Lang, common, dates, public as words};
use crate::tournament::Tournament;
use crate::tournament::ids::RoundNo;
use crate::tournament::mode::Mode;
use crate::tournament::round::{Round, RoundState};
use crate::web::assets;
use crate::web::guard::{Guarded, Public};
use actix_web::web::ServiceConfig;

pub(super) fn routes(config: &mut ServiceConfig) {
    lists::routes(config);
    tables::routes(config);
    player::routes(config);
    projector::routes(config);
    qr::routes(config);
    sheet::routes(config);
}

/// The pages, in the order of their tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Pairings,
    Names,
    Results,
    Standings,
    Crosstable,
}

impl Tab {
    const ALL: [Tab; 5] = [Tab::Pairings, Tab::Names, Tab::Results, Tab::Standings, Tab::Crosstable];

    /// The last part of the address.
    fn path(self) -> &'static str {
        match self {
            Tab::Pairings => "",
            Tab::Names => "/names",
            Tab::Results => "/results",
            Tab::Standings => "/standings",
            Tab::Crosstable => "/crosstable",
        }
    }

    fn name(self, lang: Lang) -> &'static str {
        match self {
            Tab::Pairings => words::pairings(lang),
            Tab::Names => words::by_name(lang),
            Tab::Results => words::results(lang),
            Tab::Standings => common::standings(lang),
            Tab::Crosstable => common::crosstable(lang),
        }
    }
}

/// The frame of the public pages.
struct PublicFrame {
    lang: Lang,
    /// `/p/7`
    base: String,
    event: String,
    heading: String,
    tab: Tab,
    /// The words of the search field, as they came.
    query: String,
    path: String,
    starts: Option<String>,
    /// The time of day of what is shown, while the database is away.
    as_of: Option<String>,
    left_fide_mode: bool,
    /// Why nothing can be saved now, in words.
    trouble: Option<&'static str>,
}

impl PublicFrame {
    fn of(guarded: &Guarded<Public>, tab: Tab, heading: String, query: &str) -> PublicFrame {
        let tournament = guarded.tournament();
        let number = published(tournament).last().map(|round| round.number);
        let start = number.and_then(|number| tournament.details.schedule.get(number.index()).copied().flatten());
        PublicFrame {
            lang: guarded.visitor.lang,
            base: format!("/p/{}", guarded.id()),
            event: tournament.details.name.clone(),
            heading,
            tab,
            query: query.into(),
            path: guarded.visitor.path.clone(),
            starts: start.map(|start| dates::minute(guarded.visitor.lang, start)),
            left_fide_mode: matches!(tournament.mode(), Mode::Left(_)),
            as_of: guarded.as_of.map(|at| instant(at).with_timezone(&chrono::Local).format("%R").to_string()),
            // What is away is told with the time.
            trouble: guarded.visitor.trouble_words().filter(|_| guarded.as_of.is_none()),
        }
    }

    /// Every page with its name.
    fn tabs(&self) -> [(Tab, &'static str); 5] {
        Tab::ALL.map(|tab| (tab, tab.name(self.lang)))
    }

    fn languages(&self) -> &'static [Lang] {
        &Lang::ALL
    }

    fn asset(&self, file: &str) -> String {
        assets::address(file)
    }
}

/// The rounds that everybody may see.
fn published(tournament: &Tournament) -> impl DoubleEndedIterator<Item = &Round> {
    tournament.rounds.iter().filter(|round| round.state == RoundState::Published)
}

/// The round asked for, if it is published, or else the last one.
fn round_asked(tournament: &Tournament, asked: Option<u16>) -> Option<&Round> {
    let wanted = asked.and_then(|number| published(tournament).find(|round| round.number == RoundNo(number)));
    wanted.or_else(|| published(tournament).next_back())
}

/// The last round with a result.
fn round_with_results(tournament: &Tournament, asked: Option<u16>) -> Option<&Round> {
    let has_results = |round: &&Round| round.games.iter().any(|game| game.result.is_some());
    match asked {
        Some(_) => round_asked(tournament, asked),
        None => published(tournament).rfind(has_results).or_else(|| round_asked(tournament, None)),
    }
}
