//! The papers: every document with its options, the pack of a round by one button, and the lists as CSV.
//!
//! Options stand in the address, so that a bookmark prints the same paper tomorrow. What is the same for all papers is the event's
//! design (`design`).

mod design;

use crate::standings::boards::Asked as BoardRules;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::clock;
use sonneborn_desk::files::EventFile;
use sonneborn_document::{Document, Job, PaperSize, missing, print_and_tell, round_pack, sheets};
use sonneborn_exchange::{blank_games, chess_results, swiss_manager};
use sonneborn_i18n::{Lang, document as words};
use sonneborn_manual::Chapter;
use sonneborn_sheets::lists;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::reader;
use sonneborn_tournament::round::RoundState;
use sonneborn_tournament::statement::Statement;
use sonneborn_tournament::style::Style;
use sonneborn_web::download::{FileKind, event_tables, file};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::papers::{self, Paper, document, documents, sheet_address, shows};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::standings::compute;
use sonneborn_web::{Answer, Frame, WebError, blocking, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Papers)
        .section(Section::Papers, show)
        .get("/t/{tournament}/papers/players.csv", Shows::PERSONS, players_csv)
        .get("/t/{tournament}/papers/players.xlsx", Shows::PERSONS, players_xlsx)
        .get("/t/{tournament}/papers/swiss-manager.csv", Shows::PERSONS, swiss_manager_csv)
        .get("/t/{tournament}/papers/pairings.csv", Shows::NAMES, pairings_csv)
        .get("/t/{tournament}/papers/pairings.pgn", Shows::NAMES, pairings_pgn)
        .get("/t/{tournament}/papers/chess-results.xlsx", Shows::PERSONS, chess_results_xlsx)
        .get("/t/{tournament}/papers/{document}.pdf", Shows::NAMES, pdf);
    design::routes(config);
}

/// The options of a paper as the address has them.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Options {
    /// The round it is about; the last paired one if left out.
    round: Option<u16>,
    /// `a3`, `a4` or `a5`; that of the event's design if left out.
    size: String,
    /// The paper's language, if it is not the visitor's.
    lang: String,
}

/// The options as they are chosen on the page: `lang` in its address is the page's own language, as everywhere.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Chosen {
    round: Option<u16>,
    size: String,
    printed_in: String,
}

impl From<Chosen> for Options {
    fn from(Chosen { round, size, printed_in }: Chosen) -> Options {
        Options { round, size, lang: printed_in }
    }
}

impl Options {
    /// The paper's language and size.
    ///
    /// # Errors
    /// A language that there is not, a size that is not printed.
    pub(crate) fn print(&self, visitors: Lang, style: &Style) -> Result<(Lang, PaperSize), WebError> {
        let tags = Lang::ALL.map(|lang| (lang.tag(), lang));
        let read = |tag: &str| Lang::from_tag(tag).map_or_else(|| reader::code(tag, &tags), Ok);
        let lang = reader::optional(&self.lang, read);
        let lang = lang.map_err(|wrong| WebError::unread(visitors, words::paper_language(visitors), &wrong))?;
        let size = reader::optional(&self.size, |size| reader::coded(size, &PaperSize::ALL));
        let size = size.map_err(|wrong| WebError::unread(visitors, words::paper(visitors), &wrong))?;
        Ok((lang.unwrap_or(visitors), size.unwrap_or(style.size)))
    }

    fn round(&self, tournament: &Tournament) -> RoundNo {
        let last =
            tournament.draft().or_else(|| tournament.current_round()).map_or(RoundNo::FIRST, |round| round.number);
        self.round.map_or(last, RoundNo)
    }
}

/// The options as an address has them.
fn query(lang: Lang, size: PaperSize, round: RoundNo) -> String {
    format!("round={round}&size={}&lang={}", size.code(), lang.tag())
}

struct Link {
    name: &'static str,
    title: &'static str,
    /// The characters on it that no font has, with their numbers; mostly none.
    missing: String,
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
    /// How many sheets that are.
    sheets: Option<usize>,
    of_the_round: Vec<Link>,
    of_the_event: Vec<Link>,
    /// Whether the visitor may print the players' codes.
    prints_codes: bool,
    /// What of the event's names no font has.
    missing: String,
}

async fn show(guarded: Guarded<Viewer>, chosen: web::Query<Chosen>) -> Answer {
    let options = Options::from(chosen.into_inner());
    // Which papers there are hangs on what the visitor's own tournament holds.
    let tournament = guarded.showing(Shows::PERSONS).unwrap_or_else(|_| guarded.tournament());
    let lang = guarded.visitor.lang;
    let round = options.round(tournament);
    let (print_in, size) = options.print(lang, &tournament.style)?;
    let fonts = guarded.state.desk.fonts();
    let of_names = fonts.missing(&names_of(tournament));
    let job =
        Job { tournament, lang: print_in, size, printed: clock::hall_now(&guarded.tournament().details), check: None };
    let due = round_pack::due(tournament, round);
    let link = |paper: &Paper| {
        // What is made of the final event only is offered when it is final.
        let document = document(paper.name, tournament, round, String::new());
        let document = document.filter(|document| document.is_permitted(tournament))?;
        let title = document.title(lang);
        // Papers are laid out here only where something is missing at all.
        let found =
            if of_names.is_empty() { Vec::new() } else { missing(&[document], &job, &fonts).unwrap_or_default() };
        Some(Link { name: paper.name, title, missing: numbered(lang, &found) })
    };
    let is_paired = tournament.round(round).is_some();
    let open = || papers::ALL.iter().filter(|paper| guarded.may_see(paper.shows));
    let of_the_round = open().filter(|paper| is_paired && paper.is_of_round(tournament)).filter_map(link).collect();
    let of_the_event = open().filter(|paper| paper.is_of_event()).filter_map(link).collect();
    page(&PapersPage {
        id: guarded.id(),
        prints_codes: guarded.may_see(Shows::CODES),
        rounds: u16::try_from(tournament.rounds.len()).unwrap_or(u16::MAX),
        round,
        size,
        lang: print_in,
        query: query(print_in, size, round),
        due: due.iter().map(|document| document.title(lang)).collect(),
        sheets: sheets(&due, &job, &fonts).ok(),
        of_the_round,
        of_the_event,
        missing: numbered(lang, &of_names),
        frame: Frame::of(&guarded, Section::Papers, Section::Papers.name(lang)),
    })
}

/// All that papers print and somebody typed.
fn names_of(tournament: &Tournament) -> String {
    let details = &tournament.details;
    let people = tournament.entrants().map(|player| &player.data);
    let people = people.flat_map(|data| {
        [&data.name, &data.latin_name, &data.club, &data.category, &data.note, &data.paid, &data.reduction]
    });
    let teams = tournament.teams.iter().flat_map(|team| [&team.name, &team.captain]);
    let officials = details.deputies.iter().chain([&details.chief_arbiter]).map(|official| &official.name);
    let style = &tournament.style;
    let event = [&details.name, &details.place, &details.organiser, &details.remarks, &style.header, &style.footer];
    people.chain(teams).chain(officials).chain(event).map(String::as_str).collect()
}

/// So many missing characters are named on the page.
const MOST_TOLD: usize = 24;

/// `𠮷 U+20BB7`.
fn numbered(lang: Lang, characters: &[char]) -> String {
    let number = |one: &char| format!("{one} U+{:04X}", u32::from(*one));
    let more = (characters.len() > MOST_TOLD).then(|| "…".to_owned());
    let told: Vec<String> = characters.iter().take(MOST_TOLD).map(number).chain(more).collect();
    told.join(sonneborn_i18n::common::list_comma(lang))
}

async fn pdf(
    guarded: Guarded<Viewer>,
    path: web::Path<(i64, String)>,
    options: web::Query<Options>,
    boards: web::Query<BoardRules>,
) -> Answer {
    let (_, name) = path.into_inner();
    let shows = shows(&name).ok_or(WebError::NotFound)?;
    let tournament = guarded.showing(shows)?;
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
    let (lang, size) = options.print(visitors, &tournament.style)?;
    let printed = clock::hall_now(&guarded.tournament().details);
    let name = format!("{name}-{round}.pdf");
    let (pdf, missing) = blocking(move || {
        let job = Job { tournament: guarded.showing(shows)?, lang, size, printed, check: Some(&check) };
        print_and_tell(&documents, &job, &guarded.state.desk.fonts())
            .map_err(|error| WebError::BadRequest(error.words(visitors)))
    })
    .await?;
    let mut answer = file(&name, FileKind::Pdf, pdf);
    let missing: Vec<String> = missing.iter().map(|one| format!("U+{:04X}", u32::from(*one))).collect();
    if let Ok(told) = HeaderValue::from_str(&missing.join(" "))
        && !told.is_empty()
    {
        answer.headers_mut().insert(MISSING, told);
    }
    Ok(answer)
}

/// Names the characters of a paper that no font has.
const MISSING: HeaderName = HeaderName::from_static("sonneborn-missing-characters");

async fn players_csv(guarded: Guarded<Viewer>) -> Answer {
    players_as(&guarded, EventFile::Players)
}

async fn players_xlsx(guarded: Guarded<Viewer>) -> Answer {
    players_as(&guarded, EventFile::PlayersSheet)
}

fn players_as(guarded: &Guarded<Viewer>, file: EventFile) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    event_tables(file, file.name(), lang, &Statement::of(tournament), vec![lists::players(lang, tournament)])
}

async fn swiss_manager_csv(guarded: Guarded<Viewer>) -> Answer {
    let (tournament, lang, file) = (guarded.tournament(), guarded.visitor.lang, EventFile::SwissManager);
    event_tables(file, file.name(), lang, &Statement::of(tournament), vec![swiss_manager::list::players(tournament)])
}

async fn pairings_csv(guarded: Guarded<Viewer>, options: web::Query<Options>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let round = options.round(tournament);
    let table = lists::pairings(lang, tournament, round).ok_or(WebError::NotFound)?;
    let name = format!("pairings-{round}.csv");
    event_tables(EventFile::Pairings, &name, lang, &Statement::of(tournament), vec![table])
}

async fn pairings_pgn(guarded: Guarded<Viewer>, options: web::Query<Options>) -> Answer {
    let tournament = guarded.tournament();
    let round = options.round(tournament);
    let paired = tournament.round(round).ok_or(WebError::NotFound)?;
    Ok(file(&format!("pairings-{round}.pgn"), FileKind::Pgn, blank_games::write(tournament, paired)))
}

/// The event as chess-results.com's spreadsheets have it: starting list, ranking, crosstable, every round.
async fn chess_results_xlsx(guarded: Guarded<Viewer>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let mut tables = vec![chess_results::starting_list(tournament)];
    if tournament.current_round().is_some() {
        let computed = compute(tournament, None, lang);
        tables.push(chess_results::ranking(tournament, &computed.standings));
        tables.push(chess_results::crosstable(tournament, &computed.standings));
    }
    let published = tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    tables.extend(published.map(|round| chess_results::pairings(tournament, round)));
    let file = EventFile::ChessResults;
    event_tables(file, file.name(), lang, &Statement::of(tournament), tables)
}
