//! The papers: every document with its options, the pack of a round by one button, and the lists as CSV.
//!
//! Options stand in the address, so that a bookmark prints the same paper tomorrow.

use crate::document::{Document, Fonts, Job, PaperSize, print, round_pack};
use crate::exchange::lists;
use crate::exchange::table::{csv, xlsx};
use crate::i18n::{Lang, document as words};
use crate::tournament::Tournament;
use crate::tournament::ids::RoundNo;
use crate::tournament::reader;
use crate::web::download::{FileKind, file};
use crate::web::frame::Section;
use crate::web::guard::{Guarded, Viewer};
use crate::web::pages::standings::boards::Asked as BoardRules;
use crate::web::papers::{document, documents, sheet_address};
use crate::web::{Answer, Frame, WebError, blocking, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use chrono::Local;
use serde::Deserialize;

pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{tournament}/papers", web::get().to(papers))
        .route("/t/{tournament}/papers/players.csv", web::get().to(players_csv))
        .route("/t/{tournament}/papers/players.xlsx", web::get().to(players_xlsx))
        .route("/t/{tournament}/papers/pairings.csv", web::get().to(pairings_csv))
        .route("/t/{tournament}/papers/{document}.pdf", web::get().to(pdf));
}

/// The options of a paper as the address has them.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Options {
    /// The round it is about; the last paired one if left out.
    round: Option<u16>,
    /// `a4` or `a3`; A4 if left out.
    size: String,
    /// The paper's language, if it is not the visitor's.
    lang: String,
}

impl Options {
    /// The paper's language and size.
    ///
    /// # Errors
    /// A language that there is not, a size that is not printed.
    pub(super) fn print(&self, visitors: Lang) -> Result<(Lang, PaperSize), WebError> {
        let tags = Lang::ALL.map(|lang| (lang.tag(), lang));
        let read = |tag: &str| Lang::from_tag(tag).map_or_else(|| reader::code(tag, &tags), Ok);
        let lang = reader::optional(&self.lang, read);
        let lang = lang.map_err(|wrong| WebError::unread(visitors, words::paper_language(visitors), &wrong))?;
        let size = reader::optional(&self.size, |size| reader::code(size, &SIZES));
        let size = size.map_err(|wrong| WebError::unread(visitors, words::paper(visitors), &wrong))?;
        Ok((lang.unwrap_or(visitors), size.unwrap_or(PaperSize::A4)))
    }

    fn round(&self, tournament: &Tournament) -> RoundNo {
        let last =
            tournament.draft().or_else(|| tournament.current_round()).map_or(RoundNo::FIRST, |round| round.number);
        self.round.map_or(last, RoundNo)
    }
}

/// The sizes by their codes.
const SIZES: [(&str, PaperSize); 2] = [("a4", PaperSize::A4), ("a3", PaperSize::A3)];

/// The options as an address has them.
fn query(lang: Lang, size: PaperSize, round: RoundNo) -> String {
    let size = SIZES.iter().find(|(_, known)| *known == size).map_or("", |(code, _)| *code);
    format!("round={round}&size={size}&lang={}", lang.tag())
}

struct Link {
    name: &'static str,
    title: &'static str,
}

#[derive(Template)]
#[template(path = "papers.html")]
struct PapersPage {
    frame: Frame,
    id: i64,
    rounds: u16,
    round: RoundNo,
    size: PaperSize,
    lang: Lang,
    /// The options as the addresses of the documents have them.
    query: String,
    /// The titles of what the pack of the round holds.
    due: Vec<&'static str>,
    of_the_round: Vec<Link>,
    of_the_event: Vec<Link>,
}

async fn papers(guarded: Guarded<Viewer>, options: web::Query<Options>) -> Answer {
    let tournament = guarded.tournament();
    let lang = guarded.visitor.lang;
    let round = options.round(tournament);
    let (print_in, size) = options.print(lang)?;
    let links = |names: &[&'static str]| -> Vec<Link> {
        let document = |name: &'static str| document(name, tournament, round, String::new());
        let link = |name| document(name).map(|document| Link { name, title: document.title(lang) });
        names.iter().copied().filter_map(link).collect()
    };
    let table = if tournament.regulations.system.is_predetermined() { "grid" } else { "crosstable" };
    let paired = tournament.round(round).is_some();
    let of_the_round = [
        "team-pairings",
        "pairings",
        "match-sheets",
        "line-ups",
        "line-ups-blank",
        "pairings-by-name",
        "boards-by-name",
        "slips",
        "results",
        "standings",
        table,
        "crosstable-by-number",
        "schedule",
        "bracket",
        "board-prizes",
    ];
    page(&PapersPage {
        id: guarded.id(),
        rounds: u16::try_from(tournament.rounds.len()).unwrap_or(u16::MAX),
        round,
        size,
        lang: print_in,
        query: query(print_in, size, round),
        due: round_pack::due(tournament, round).iter().map(|document| document.title(lang)).collect(),
        of_the_round: if paired { links(&of_the_round) } else { Vec::new() },
        of_the_event: links(&[
            "teams",
            "players",
            "players-by-name",
            "check-in",
            "cards",
            "receipts",
            "pictures",
            "notice",
        ]),
        frame: Frame::of(&guarded, Section::Papers, Section::Papers.name(lang)),
    })
}

async fn pdf(
    guarded: Guarded<Viewer>,
    path: web::Path<(i64, String)>,
    options: web::Query<Options>,
    boards: web::Query<BoardRules>,
) -> Answer {
    let (_, name) = path.into_inner();
    let tournament = guarded.tournament();
    let round = options.round(tournament);
    let address = format!("{}/p/{}", guarded.state.public_url, guarded.id());
    let mut documents = documents(&name, tournament, round, address);
    for document in &mut documents {
        if let Document::BoardPrizes { rules, .. } = document {
            *rules = boards.rules(tournament, guarded.visitor.lang)?;
        }
    }
    let check = sheet_address(&guarded, Some((&name, round)));
    if documents.is_empty() {
        return Err(WebError::NotFound);
    }
    let visitors = guarded.visitor.lang;
    let ((lang, size), printed) = (options.print(visitors)?, Local::now().naive_local());
    let name = format!("{name}-{round}.pdf");
    let pdf = blocking(move || {
        let job = Job { tournament: guarded.tournament(), lang, size, printed, check: Some(&check) };
        print(&documents, &job, Fonts::standard()).map_err(|error| WebError::BadRequest(error.words(visitors)))
    })
    .await?;
    Ok(file(&name, FileKind::Pdf, pdf))
}

async fn players_csv(guarded: Guarded<Viewer>) -> Answer {
    let table = lists::players(guarded.visitor.lang, guarded.tournament());
    Ok(file("players.csv", FileKind::Csv, csv::write(&table)))
}

async fn players_xlsx(guarded: Guarded<Viewer>) -> Answer {
    let table = lists::players(guarded.visitor.lang, guarded.tournament());
    let workbook = xlsx::write(&[table]).map_err(WebError::internal)?;
    Ok(file("players.xlsx", FileKind::Spreadsheet, workbook))
}

async fn pairings_csv(guarded: Guarded<Viewer>, options: web::Query<Options>) -> Answer {
    let tournament = guarded.tournament();
    let round = options.round(tournament);
    let table = lists::pairings(guarded.visitor.lang, tournament, round).ok_or(WebError::NotFound)?;
    Ok(file(&format!("pairings-{round}.csv"), FileKind::Csv, csv::write(&table)))
}
