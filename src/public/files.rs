//! What a public page shows, to take along: as a sheet of paper, a spreadsheet and CSV, and the event as TRF. No more is in them than on
//! the pages: published rounds, standings after the last complete one, nobody's day of birth ([`Tournament::for_everybody`]).

use super::follow::last_act;
use super::games::Kept;
use super::{PublicFrame, Tab, published, round_asked, tables};
use actix_web::web;
use sonneborn_desk::clock;
use sonneborn_desk::files::{FileFormat, written};
use sonneborn_desk::report::public_file;
use sonneborn_document::{Job, print};
use sonneborn_exchange::table::Table;
use sonneborn_i18n::Lang;
use sonneborn_manual::Chapter;
use sonneborn_sheets::bracket::bracket;
use sonneborn_sheets::lists;
use sonneborn_standings::crosstable::Order;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::statement::{Statement, WhileOpen};
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::guard::{Guarded, Public};
use sonneborn_web::routes::Routes;
use sonneborn_web::{Answer, WebError, blocking, papers};

/// The event as TRF, below its address.
const REPORT: &str = "/files/report.trf";
/// The games of all rounds.
const GAMES: &str = "/games.pgn";

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Public)
        .get("/p/{tournament}/files/{name}-{round}.pdf", Shows::PUBLIC, pdf)
        .get("/p/{tournament}/files/{name}-{round}.csv", Shows::PUBLIC, csv)
        .get("/p/{tournament}/files/{name}-{round}.xlsx", Shows::PUBLIC, xlsx)
        .get("/p/{tournament}/files/report.trf", Shows::PUBLIC, trf);
}

sonneborn_tournament::with_codes! {
    /// A page that can be taken along.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Page {
        Players = "players",
        Teams = "teams",
        Pairings = "pairings",
        Names = "pairings-by-name",
        Results = "results",
        Standings = "standings",
        Crosstable = "crosstable",
        Schedule = "schedule",
        Bracket = "bracket",
        Pictures = "pictures",
    }
}

impl Page {
    /// The paper that shows what the page shows.
    fn paper(self, tournament: &Tournament) -> &'static str {
        match self {
            Page::Crosstable if tournament.regulations.system.is_predetermined() => "grid-by-rank",
            other => other.code(),
        }
    }

    fn of_name(name: &str) -> Result<Page, WebError> {
        Page::of_code(name).ok_or(WebError::NotFound)
    }

    fn of_tab(tab: Tab) -> Option<Page> {
        match tab {
            Tab::Players => Some(Page::Players),
            Tab::Teams => Some(Page::Teams),
            Tab::Pairings => Some(Page::Pairings),
            Tab::Names => Some(Page::Names),
            Tab::Results => Some(Page::Results),
            Tab::Standings => Some(Page::Standings),
            Tab::Crosstable => Some(Page::Crosstable),
            Tab::Schedule => Some(Page::Schedule),
            Tab::Bracket => Some(Page::Bracket),
            Tab::Pictures => Some(Page::Pictures),
            Tab::CheckIn | Tab::SignUp | Tab::Me | Tab::Event => None,
        }
    }

    /// Whether it has tables, to be written as CSV and as a spreadsheet.
    fn has_tables(self) -> bool {
        self != Page::Pictures
    }

    /// What its tables may be while something is open.
    fn while_open(self) -> WhileOpen {
        match self {
            Page::Standings | Page::Crosstable | Page::Pictures => WhileOpen::Marked,
            Page::Players
            | Page::Teams
            | Page::Pairings
            | Page::Names
            | Page::Results
            | Page::Schedule
            | Page::Bracket => WhileOpen::Indifferent,
        }
    }

    /// The round that is meant, 0 of a list before the first; `None` before there is anything to show.
    fn round(self, tournament: &Tournament, asked: Option<u16>) -> Option<RoundNo> {
        let current = || tournament.current_round().map(|round| round.number);
        match self {
            // Nobody is told who plays while captains still give line-ups.
            Page::Pairings | Page::Names | Page::Results => round_asked(tournament, asked)
                .map(|round| round.number)
                .filter(|round| tournament.open_line_ups != Some(*round)),
            Page::Standings | Page::Crosstable | Page::Pictures => {
                Some(tournament.settled_round()).filter(|round| *round > RoundNo(0))
            }
            Page::Schedule => current().filter(|_| Tab::Schedule.is_of(tournament)),
            Page::Bracket => current().filter(|_| Tab::Bracket.is_of(tournament)),
            Page::Players => tournament.entrants().next().map(|_| current().unwrap_or(RoundNo(0))),
            Page::Teams => tournament.teams.first().map(|_| current().unwrap_or(RoundNo(0))),
        }
    }

    /// The round of a file's address. A page without its round shows the one that is played; a file under the name of another round
    /// would be taken for that round.
    fn of_address(self, tournament: &Tournament, asked: u16) -> Result<RoundNo, WebError> {
        let round = self.round(tournament, Some(asked)).ok_or(WebError::NotFound)?;
        let asked = RoundNo(asked);
        match self {
            Page::Pairings | Page::Names | Page::Results | Page::Pictures => {
                Some(round).filter(|round| *round == asked).ok_or(WebError::NotFound)
            }
            // The standings of every round before stay what they were.
            Page::Standings | Page::Crosstable => {
                Some(asked).filter(|asked| (RoundNo::FIRST..=round).contains(asked)).ok_or(WebError::NotFound)
            }
            Page::Players | Page::Teams | Page::Schedule | Page::Bracket => Ok(round),
        }
    }

    /// Its tables, of an event as everybody may have it, and how far that is final.
    fn tables<'t>(self, lang: Lang, open: &'t Tournament, round: RoundNo) -> Option<(Vec<Table>, Statement<'t>)> {
        let pairings = |round| lists::pairings(lang, open, round);
        let all_rounds = || open.rounds.iter().filter_map(|round| pairings(round.number)).collect::<Vec<_>>();
        Some(match self {
            Page::Players | Page::Teams => (vec![lists::entries(lang, open)], Statement::of(open)),
            Page::Pairings | Page::Names | Page::Results => (vec![pairings(round)?], Statement::of(open)),
            Page::Schedule => (all_rounds(), Statement::of(open)),
            Page::Bracket => (bracket(lang, open).into_iter().chain(all_rounds()).collect(), Statement::of(open)),
            Page::Standings => {
                let standings = tables::after(open, round)?;
                (vec![lists::standings(lang, open, &standings)], Statement::after(open, round))
            }
            Page::Crosstable => {
                let standings = tables::after(open, round)?;
                (vec![lists::crosstable(lang, open, &standings, Order::Rank)], Statement::after(open, round))
            }
            Page::Pictures => return None,
        })
    }
}

/// The files of a page with what they are called, below the event's address.
pub(super) fn of(tournament: &Tournament, tab: Tab, asked: Option<u16>) -> Vec<(&'static str, String)> {
    let mut files = Vec::new();
    if let Some((page, round)) = Page::of_tab(tab).and_then(|page| Some((page, page.round(tournament, asked)?))) {
        let address = |ending: &str| format!("/files/{}-{round}.{ending}", page.code());
        files.push(("PDF", address("pdf")));
        if page.has_tables() {
            files.extend([("XLSX", address("xlsx")), ("CSV", address("csv"))]);
        }
    }
    if published(tournament).next().is_some() {
        files.push(("TRF", REPORT.to_owned()));
    }
    files
}

impl PublicFrame {
    /// With the games that everybody finds among the page's files: those of its round, else all.
    pub(super) fn with_games(mut self, kept: &Kept) -> PublicFrame {
        let of_round = self.of_round.map(|round| (round, kept.iter().any(|(of, _)| *of == round)));
        let address = match of_round {
            Some((round, true)) => Some(format!("/games/{round}.pgn")),
            Some((_, false)) => None,
            None => (!kept.is_empty()).then(|| GAMES.to_owned()),
        };
        self.files.extend(address.map(|address| ("PGN", address)));
        self
    }
}

/// The round that a page of pairings or results is of.
pub(super) fn round_of(tournament: &Tournament, tab: Tab, asked: Option<u16>) -> Option<RoundNo> {
    let page = Page::of_tab(tab)?;
    matches!(page, Page::Pairings | Page::Names | Page::Results).then(|| page.round(tournament, asked)).flatten()
}

async fn pdf(guarded: Guarded<Public>, path: web::Path<(i64, String, u16)>) -> Answer {
    let page = Page::of_name(&path.1)?;
    let round = page.of_address(guarded.tournament(), path.2)?;
    let paper = page.paper(guarded.tournament());
    let address = format!("{}/p/{}", guarded.state.public_url, guarded.id());
    let lang = guarded.visitor.lang;
    // The sheet is as old as what it shows, so that nobody fetches the same one twice.
    let printed = clock::in_hall(&guarded.tournament().details, last_act(&guarded.journal)).naive_local();
    let check = papers::sheet_address(&guarded, Some((paper, round)));
    let sheet = blocking(move || {
        let open = guarded.tournament().for_everybody();
        let documents = papers::documents(paper, &open, round, address);
        if documents.is_empty() {
            return Err(WebError::NotFound);
        }
        let job = Job { tournament: &open, lang, size: open.style.size, printed, check: Some(&check) };
        print(&documents, &job, &guarded.state.desk.fonts()).map_err(|error| WebError::BadRequest(error.words(lang)))
    })
    .await?;
    Ok(file(&format!("{}-{round}.pdf", page.code()), FileKind::Pdf, sheet))
}

async fn csv(guarded: Guarded<Public>, path: web::Path<(i64, String, u16)>) -> Answer {
    as_tables(guarded, path, FileFormat::Csv, "csv").await
}

async fn xlsx(guarded: Guarded<Public>, path: web::Path<(i64, String, u16)>) -> Answer {
    as_tables(guarded, path, FileFormat::Spreadsheet, "xlsx").await
}

async fn as_tables(
    guarded: Guarded<Public>,
    path: web::Path<(i64, String, u16)>,
    format: FileFormat,
    ending: &'static str,
) -> Answer {
    let page = Page::of_name(&path.1)?;
    let round = page.of_address(guarded.tournament(), path.2)?;
    let lang = guarded.visitor.lang;
    let content = blocking(move || {
        let open = guarded.tournament().for_everybody();
        let (tables, statement) = page.tables(lang, &open, round).ok_or(WebError::NotFound)?;
        written(format, page.while_open(), lang, &statement, tables).map_err(WebError::internal)
    });
    Ok(file(&format!("{}-{round}.{ending}", page.code()), format.into(), content.await?))
}

async fn trf(guarded: Guarded<Public>) -> Answer {
    if published(guarded.tournament()).next().is_none() {
        return Err(WebError::NotFound);
    }
    let report = blocking(move || Ok::<_, WebError>(public_file(guarded.tournament()))).await?;
    Ok(file("report.trf", FileKind::Text, report))
}
