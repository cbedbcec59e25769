//! The design of an event's papers, and which names are shown: a few choices with a preview, kept as an act.

use crate::confirm;
use crate::upload::Upload;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::{Attempt, clock};
use sonneborn_document::picture::Picture;
use sonneborn_document::starting_rank::ListOrder;
use sonneborn_document::{Document, Job, print};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{Lang, common, design_of_papers as words, document as documents, team_papers};
use sonneborn_manual::Chapter;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, ChangeStyle};
use sonneborn_tournament::merge::merge;
use sonneborn_tournament::reader::{self, MAX_NAME_LETTERS};
use sonneborn_tournament::style::{
    Logo, MAX_LOGO_BYTES, NameOrder, Names, PaperSize, Parting, PlayerColumn, RoundPaper, Style,
};
use sonneborn_web::download::{FileKind, file};
use sonneborn_web::form::{Nothing, Posted};
use sonneborn_web::guard::{Arbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, WebError, blocking, page, saved_at, see_other};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Papers)
        .get("/t/{tournament}/papers/design", Shows::NAMES, show)
        .post("/t/{tournament}/papers/design", Shows::NAMES, change)
        .post("/t/{tournament}/papers/design/preview", Shows::NAMES, preview)
        .post("/t/{tournament}/papers/design/logo", Shows::NAMES, set_logo)
        .post("/t/{tournament}/papers/design/logo/remove", Shows::NAMES, remove_logo);
}

/// What the first menu of columns says where the event leaves them to what is known.
const USUAL: &str = "usual";

/// The form as it is sent; what is not ticked is not sent.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Form {
    names: String,
    order: String,
    size: String,
    large: Option<String>,
    two_columns: Option<String>,
    column: Vec<String>,
    parted_by: String,
    /// What is printed for a round; nothing ticked is what is usual.
    round_paper: Vec<String>,
    header: String,
    footer: String,
}

/// A choice of a menu: its code, its words, whether it is the one in force.
struct Choice {
    code: &'static str,
    words: String,
    is_chosen: bool,
}

fn column_words(lang: Lang, column: PlayerColumn) -> &'static str {
    match column {
        PlayerColumn::Rating => common::rating(lang),
        PlayerColumn::Federation => common::federation(lang),
        PlayerColumn::Club => common::club(lang),
        PlayerColumn::Category => documents::category(lang),
        PlayerColumn::Gender => documents::gender(lang),
        PlayerColumn::FideId => documents::fide_id(lang),
        PlayerColumn::Birth => documents::birth(lang),
    }
}

impl Form {
    /// The style that is asked for; the logo stays.
    fn read(&self, lang: Lang, was: &Style) -> Result<Style, WebError> {
        let wrong = |field: &'static str| move |wrong| WebError::BadRequest(unreadable(lang, field, &wrong));
        let names = reader::optional(&self.names, |text| reader::coded(text, &Names::ALL));
        let order = reader::optional(&self.order, |text| reader::coded(text, &NameOrder::ALL));
        let size = reader::optional(&self.size, |text| reader::coded(text, &PaperSize::ALL));
        let parted_by = reader::optional(&self.parted_by, |text| reader::coded(text, &Parting::ALL));
        let mut columns: Vec<PlayerColumn> = Vec::new();
        let is_usual = self.column.first().is_none_or(|first| first == USUAL);
        for text in self.column.iter().filter(|text| !text.is_empty() && *text != USUAL) {
            let column = reader::coded(text, &PlayerColumn::ALL);
            let column = column.map_err(wrong(words::columns(lang)))?;
            if !columns.contains(&column) {
                columns.push(column);
            }
        }
        let line = |text: &str, field| reader::line(text, MAX_NAME_LETTERS).map_err(wrong(field));
        Ok(Style {
            names: names.map_err(wrong(words::names(lang)))?.unwrap_or_default(),
            order: order.map_err(wrong(words::order(lang)))?.unwrap_or_default(),
            size: size.map_err(wrong(documents::paper(lang)))?.unwrap_or_default(),
            large: self.large.is_some(),
            two_columns: self.two_columns.is_some(),
            columns: if is_usual { None } else { Some(columns) },
            parted_by: parted_by.map_err(wrong(words::parted_by(lang)))?.unwrap_or_default(),
            round_papers: self.round_papers(lang, was)?,
            header: line(&self.header, words::header(lang))?,
            footer: line(&self.footer, words::footer(lang))?,
            logo: was.logo.clone(),
        })
    }
}

impl Form {
    /// What is printed for a round. What is usual stays unsaid, so that it stays so where the event becomes one of teams.
    fn round_papers(&self, lang: Lang, was: &Style) -> Result<Option<Vec<RoundPaper>>, WebError> {
        let read = |text: &String| {
            let wrong = |wrong| WebError::BadRequest(unreadable(lang, words::round_papers(lang), &wrong));
            reader::coded(text, &RoundPaper::ALL).map_err(wrong)
        };
        let chosen: Vec<RoundPaper> = self.round_paper.iter().map(read).collect::<Result<_, _>>()?;
        let is_usual = |of_teams: bool| {
            let mut had = RoundPaper::ALL.into_iter().filter(|one| of_teams || !one.is_of_teams());
            had.all(|one| chosen.contains(&one) == one.is_usual(of_teams))
        };
        let unsaid = chosen.is_empty() || was.round_papers.is_none() && (is_usual(true) || is_usual(false));
        Ok((!unsaid).then_some(chosen))
    }
}

fn round_paper_words(lang: Lang, paper: RoundPaper) -> String {
    match paper {
        RoundPaper::Before => words::paper_before(lang).into(),
        RoundPaper::Matches => team_papers::pairings_of_teams(lang).into(),
        RoundPaper::Boards => documents::pairings_by_board(lang).into(),
        RoundPaper::Names => documents::pairings_by_name(lang).into(),
        RoundPaper::NamesAlone => {
            format!("{} {}", documents::pairings_by_name(lang), documents::without_opponents(lang))
        }
        RoundPaper::Slips => documents::result_slips(lang).into(),
        RoundPaper::MatchSheets => team_papers::match_sheets(lang).into(),
        RoundPaper::PlaceCards => documents::place_cards(lang).into(),
        RoundPaper::Results => documents::results(lang).into(),
        RoundPaper::Standings => common::standings(lang).into(),
        RoundPaper::Table => common::crosstable(lang).into(),
    }
}

/// The ticks of what is printed for a round; those of teams only where teams play.
fn round_papers(lang: Lang, style: &Style, is_of_teams: bool) -> Vec<Choice> {
    let is_had = |paper: &RoundPaper| is_of_teams || !paper.is_of_teams();
    let tick = |paper: RoundPaper| Choice {
        code: paper.code(),
        words: round_paper_words(lang, paper),
        is_chosen: style.round_papers.as_ref().map_or(paper.is_usual(is_of_teams), |chosen| chosen.contains(&paper)),
    };
    RoundPaper::ALL.into_iter().filter(is_had).map(tick).collect()
}

#[derive(Template)]
#[template(path = "papers_design.html")]
struct DesignPage {
    frame: Frame,
    id: i64,
    problem: Option<String>,
    names: Vec<Choice>,
    orders: Vec<Choice>,
    sizes: Vec<Choice>,
    partings: Vec<Choice>,
    /// A menu for each place.
    columns: Vec<Vec<Choice>>,
    round_papers: Vec<Choice>,
    style: Style,
    can_change: bool,
}

impl DesignPage {
    fn of<R: Right>(guarded: &Guarded<R>, style: Style, problem: Option<String>) -> DesignPage {
        let lang = guarded.visitor.lang;
        let choice = |code, words: &str, is_chosen| Choice { code, words: words.to_owned(), is_chosen };
        let names = Names::ALL.map(|one| {
            let told = match one {
                Names::ByLanguage => words::by_language(lang),
                Names::Both => words::both_names(lang),
                Names::Own => words::own_names(lang),
                Names::Latin => words::latin_names(lang),
            };
            choice(one.code(), told, one == style.names)
        });
        let orders = NameOrder::ALL.map(|one| {
            let told = match one {
                NameOrder::ByLanguage => words::by_language(lang),
                NameOrder::Pinyin => words::pinyin(lang),
                NameOrder::Strokes => words::strokes(lang),
            };
            choice(one.code(), told, one == style.order)
        });
        let partings = Parting::ALL.map(|one| {
            let told = match one {
                Parting::Nothing => words::not_parted(lang),
                Parting::Federation => common::federation(lang),
                Parting::Club => common::club(lang),
                Parting::Category => documents::category(lang),
            };
            choice(one.code(), told, one == style.parted_by)
        });
        let sizes = PaperSize::ALL.map(|one| choice(one.code(), one.name(), one == style.size));
        let chosen = style.columns.clone().unwrap_or_default();
        let columns = (0..PlayerColumn::ALL.len()).map(|place| {
            let here = chosen.get(place).copied();
            let usual = (place == 0).then(|| choice(USUAL, words::usual(lang), style.columns.is_none()));
            let nothing = choice("", "–", here.is_none() && (place > 0 || style.columns.is_some()));
            let each =
                PlayerColumn::ALL.into_iter().map(|one| choice(one.code(), column_words(lang, one), here == Some(one)));
            usual.into_iter().chain([nothing]).chain(each).collect()
        });
        DesignPage {
            frame: Frame::of(guarded, Section::Papers, words::design(lang)),
            id: guarded.id(),
            problem,
            names: names.into(),
            orders: orders.into(),
            sizes: sizes.into(),
            partings: partings.into(),
            columns: columns.collect(),
            round_papers: round_papers(lang, &style, guarded.tournament().is_of_teams()),
            can_change: guarded.may_act(),
            style,
        }
    }
}

async fn show(guarded: Guarded<Viewer>) -> Answer {
    page(&DesignPage::of(&guarded, guarded.tournament().style.clone(), None))
}

async fn change(guarded: Guarded<Arbiter>, form: Posted<Form>) -> Answer {
    let was = guarded.saw().style.clone();
    let now = form.0.read(guarded.visitor.lang, &was)?;
    perform(&guarded, was, now).await
}

async fn perform(guarded: &Guarded<Arbiter>, was: Style, now: Style) -> Answer {
    let address = saved_at(&format!("/t/{}/papers/design", guarded.id()));
    if was == now {
        return Ok(see_other(&address));
    }
    let attempt = Attempt::of(Act::ChangeStyle(ChangeStyle { was: Box::new(was.clone()), now: Box::new(now.clone()) }));
    let done = guarded.perform(attempt).await;
    confirm::settle_here(guarded, Section::Papers, done, &address, |_, problem| {
        let theirs = guarded.live.journal().state().style.clone();
        page(&DesignPage::of(guarded, merge(&was, &now, &theirs).value, Some(problem)))
    })
}

/// The list of the round, or of players, in a design that is not kept.
async fn preview(guarded: Guarded<Arbiter>, form: Posted<Form>) -> Answer {
    let lang = guarded.visitor.lang;
    let mut tournament = guarded.tournament().clone();
    tournament.style = form.0.read(lang, &tournament.style)?;
    let printed = clock::hall_now(&guarded.tournament().details);
    let pdf = blocking(move || {
        let documents = match tournament.draft().or_else(|| tournament.current_round()) {
            Some(round) => vec![Document::PairingsByBoard { round: round.number }],
            None => Vec::new(),
        };
        let list = Document::Players { order: ListOrder::ByName };
        let documents: Vec<Document> = documents.into_iter().chain([list]).collect();
        let job = Job { tournament: &tournament, lang, size: tournament.style.size, printed, check: None };
        print(&documents, &job, &guarded.state.desk.fonts()).map_err(|error| WebError::BadRequest(error.words(lang)))
    })
    .await?;
    Ok(file("preview.pdf", FileKind::Pdf, pdf))
}

async fn set_logo(guarded: Guarded<Arbiter>, upload: Upload) -> Answer {
    let (lang, was) = (guarded.visitor.lang, guarded.tournament().style.clone());
    let Some((_, bytes)) = upload.file else { return Ok(see_other(&format!("/t/{}/papers/design", guarded.id()))) };
    if bytes.len() > MAX_LOGO_BYTES || Picture::read(&bytes).is_none() {
        let problem = words::bad_logo(lang, MAX_LOGO_BYTES / 1024);
        return page(&DesignPage::of(&guarded, was, Some(problem)));
    }
    let now = Style { logo: Some(Logo(bytes.into())), ..was.clone() };
    perform(&guarded, was, now).await
}

async fn remove_logo(guarded: Guarded<Arbiter>, _form: Posted<Nothing>) -> Answer {
    let was = guarded.tournament().style.clone();
    let now = Style { logo: None, ..was.clone() };
    perform(&guarded, was, now).await
}
