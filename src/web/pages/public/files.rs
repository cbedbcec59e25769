//! What a public page shows, to take along: as a sheet of paper and as CSV. No more is in them than on the page: published rounds,
//! standings after the last complete one.

use super::follow::last_act;
use super::{Tab, round_asked, tables};
use crate::download::{FileKind, event_tables, file};
use crate::guard::{Guarded, Public};
use crate::routes::Routes;
use crate::{Answer, WebError, blocking, papers};
use actix_web::web;
use chrono::Local;
use sonneborn_desk::files::EventFile;
use sonneborn_document::{Job, print};
use sonneborn_sheets::lists;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::statement::Statement;

pub(super) fn routes(config: &mut Routes<'_>) {
    config.get("/p/{tournament}/files/{name}-{round}.pdf", Shows::PUBLIC, pdf).get(
        "/p/{tournament}/files/{name}-{round}.csv",
        Shows::PUBLIC,
        csv,
    );
}

/// A page that can be taken along.
#[derive(Clone, Copy)]
enum Page {
    Pairings,
    Results,
    Standings,
    Crosstable,
    Schedule,
    Bracket,
}

impl Page {
    const ALL: [Page; 6] =
        [Page::Pairings, Page::Results, Page::Standings, Page::Crosstable, Page::Schedule, Page::Bracket];

    /// As addresses have it, which is the paper's name too.
    fn name(self) -> &'static str {
        match self {
            Page::Pairings => "pairings",
            Page::Results => "results",
            Page::Standings => "standings",
            Page::Crosstable => "crosstable",
            Page::Schedule => "schedule",
            Page::Bracket => "bracket",
        }
    }

    fn of_name(name: &str) -> Result<Page, WebError> {
        Page::ALL.into_iter().find(|page| page.name() == name).ok_or(WebError::NotFound)
    }

    fn of_tab(tab: Tab) -> Option<Page> {
        match tab {
            Tab::Pairings => Some(Page::Pairings),
            Tab::Results => Some(Page::Results),
            Tab::Standings => Some(Page::Standings),
            Tab::Crosstable => Some(Page::Crosstable),
            Tab::Schedule => Some(Page::Schedule),
            Tab::Bracket => Some(Page::Bracket),
            Tab::CheckIn
            | Tab::SignUp
            | Tab::Me
            | Tab::Event
            | Tab::Players
            | Tab::Teams
            | Tab::Names
            | Tab::Pictures => None,
        }
    }

    /// The table that is written as CSV.
    fn table(self) -> Option<EventFile> {
        match self {
            Page::Pairings | Page::Results => Some(EventFile::Pairings),
            Page::Standings => Some(EventFile::Standings),
            Page::Crosstable => Some(EventFile::Crosstable),
            Page::Schedule | Page::Bracket => None,
        }
    }

    /// The round that is meant; `None` before there is one to show.
    fn round(self, tournament: &Tournament, asked: Option<u16>) -> Option<RoundNo> {
        match self {
            Page::Pairings | Page::Results => round_asked(tournament, asked).map(|round| round.number),
            Page::Standings | Page::Crosstable => Some(tournament.settled_round()).filter(|round| *round > RoundNo(0)),
            Page::Schedule | Page::Bracket => tournament.current_round().map(|round| round.number),
        }
    }
}

/// The files of a page with what they are called, below the event's address.
pub(super) fn of(tournament: &Tournament, tab: Tab, asked: Option<u16>) -> Vec<(&'static str, String)> {
    let Some((page, round)) = Page::of_tab(tab).and_then(|page| Some((page, page.round(tournament, asked)?))) else {
        return Vec::new();
    };
    let address = |ending: &str| format!("/files/{}-{round}.{ending}", page.name());
    let sheet = page.table().map(|_| ("CSV", address("csv")));
    [("PDF", address("pdf"))].into_iter().chain(sheet).collect()
}

/// The round that a page of pairings or results is of.
pub(super) fn round_of(tournament: &Tournament, tab: Tab, asked: Option<u16>) -> Option<RoundNo> {
    let page = Page::of_tab(tab)?;
    matches!(page, Page::Pairings | Page::Results).then(|| page.round(tournament, asked)).flatten()
}

async fn pdf(guarded: Guarded<Public>, path: web::Path<(i64, String, u16)>) -> Answer {
    let page = Page::of_name(&path.1)?;
    let round = page.round(guarded.tournament(), Some(path.2)).ok_or(WebError::NotFound)?;
    let address = format!("{}/p/{}", guarded.state.public_url, guarded.id());
    let documents = papers::documents(page.name(), guarded.tournament(), round, address);
    if documents.is_empty() {
        return Err(WebError::NotFound);
    }
    let lang = guarded.visitor.lang;
    // The sheet is as old as what it shows, so that nobody fetches the same one twice.
    let printed = last_act(&guarded.journal).with_timezone(&Local).naive_local();
    let check = papers::sheet_address(&guarded, Some((page.name(), round)));
    let sheet = blocking(move || {
        let tournament = guarded.tournament();
        let job = Job { tournament, lang, size: tournament.style.size, printed, check: Some(&check) };
        print(&documents, &job, &guarded.state.desk.fonts()).map_err(|error| WebError::BadRequest(error.words(lang)))
    })
    .await?;
    Ok(file(&format!("{}-{round}.pdf", page.name()), FileKind::Pdf, sheet))
}

async fn csv(guarded: Guarded<Public>, path: web::Path<(i64, String, u16)>) -> Answer {
    let page = Page::of_name(&path.1)?;
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let file = page.table().ok_or(WebError::NotFound)?;
    let round = page.round(tournament, Some(path.2)).ok_or(WebError::NotFound)?;
    let standings = || tables::after_complete_rounds(tournament).ok_or(WebError::NotFound);
    let (table, statement) = match page {
        Page::Standings => (lists::standings(lang, tournament, &standings()?), Statement::after(tournament, round)),
        Page::Crosstable => {
            (lists::crosstable(lang, tournament, &standings()?, Order::Rank), Statement::after(tournament, round))
        }
        Page::Pairings | Page::Results | Page::Schedule | Page::Bracket => {
            (lists::pairings(lang, tournament, round).ok_or(WebError::NotFound)?, Statement::of(tournament))
        }
    };
    event_tables(file, &format!("{}-{round}.csv", page.name()), lang, &statement, vec![table])
}
