//! The papers of a folder for FIDE's Technical Commission: the walk through the checklist, the self-declaration, the conformance article
//! by article, the promise of maintenance, the rules of systems that are not FIDE's, and letters.
//!
//! Their texts are Markdown in `commission/`, in English, which FIDE reads; a line `{{walk}}` becomes the rows that are drawn from
//! tables. `commission/walk.csv` says for each question what to press; `tests/acceptance/walk` opens each page in its state and holds that
//! what is to be pressed is there. `commission/samples` has a file for each kind of `###` line, written by a test of its own.

use super::acceptance::{Answer, Checklist, HeldBy, Question, Scope};
use super::{Chapter, Manual, Texts, events};
use pulldown_cmark::html;
use sonneborn_i18n::{Lang, systems};

/// What to press for each question.
const WALK: &str = include_str!("commission/walk.csv");
/// Articles with the tests that hold them.
const CONFORMANCE: &str = include_str!("commission/conformance.csv");
/// What every page is written into.
const PAGE: &str = include_str!("commission/page.html");
/// Sixteen people to begin with, as the page *Add from a file* reads them.
const PLAYERS: &str = include_str!("commission/players.csv");
/// The folder of the texts.
const TEXTS: &str = "commission/";
/// Texts that become pages; all others stay as they are.
const PAGES: [&str; 5] = ["index", "walk", "declaration", "conformance", "maintenance"];

/// What came of the events of a system that the generator made and the checker held.
#[derive(Clone, Debug)]
pub struct AutoTest {
    pub scope: Scope,
    /// The generator's calling line.
    pub line: String,
    pub events: usize,
    pub differing: usize,
    /// The rounds of each event: the fewest, the most, and all together.
    pub rounds: Rounds,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rounds {
    pub least: usize,
    pub most: usize,
    pub sum: usize,
}

impl Rounds {
    /// With an event of so many.
    pub fn and(self, rounds: usize) -> Rounds {
        let least = if self.sum == 0 { rounds } else { self.least.min(rounds) };
        Rounds { least, most: self.most.max(rounds), sum: self.sum + rounds }
    }
}

/// What the papers say of this program and what was tried with it.
#[derive(Clone, Debug)]
pub struct Facts<'f> {
    pub version: &'f str,
    pub tests: &'f [AutoTest],
    /// Reports of `sonneborn compare`.
    pub compared: &'f [String],
}

/// A file of the folder.
#[derive(Clone, Debug)]
pub struct Paper {
    pub file: String,
    pub bytes: Vec<u8>,
}

/// A question's row of the walk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub number: u16,
    /// In which the event is; `command` and `word` are none of an event.
    pub state: String,
    pub page: String,
    pub press: String,
    pub sees: String,
}

/// A row of the walk: a heading, or a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    Heading(String),
    Step(Step),
}

/// The walk's rows, in their order.
///
/// # Panics
/// Where a row is malformed; a test reads them all.
pub fn rows(walk: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_reader(walk.as_bytes());
    let row = |row: Result<csv::StringRecord, csv::Error>| {
        let row = row.expect("a row");
        let field = |column: usize| row.get(column).unwrap_or_default().to_owned();
        match field(0).parse() {
            Ok(number) => Row::Step(Step { number, state: field(1), page: field(2), press: field(3), sees: field(4) }),
            Err(_) => Row::Heading(field(3)),
        }
    };
    reader.records().map(row).collect()
}

/// Every paper of the folder but the manual and the events.
pub fn papers(facts: &Facts<'_>) -> Vec<Paper> {
    let texts = Texts::iter().filter_map(|file| Some((file.strip_prefix(TEXTS)?.to_owned(), file.into_owned())));
    let mut papers: Vec<Paper> = texts
        .filter_map(|(name, file)| {
            let text = String::from_utf8_lossy(&Texts::get(&file)?.data).into_owned();
            Some(match name.strip_suffix(".md") {
                Some(page) if PAGES.contains(&page) => written(&format!("{page}.html"), page_of(&filled(facts, &text))),
                Some(_) => written(&name, filled(facts, &text)),
                None => written(&name, text),
            })
        })
        .collect();
    papers.push(written("players.csv", PLAYERS.to_owned()));
    let pictures = Texts::iter().filter(|file| file.starts_with("en/") && file.ends_with(".png"));
    papers.extend(pictures.filter_map(|file| {
        let bytes = Texts::get(&file)?.data.into_owned();
        Some(Paper { file: file.replacen("en/", "pictures/", 1), bytes })
    }));
    papers.sort_by(|one, other| one.file.cmp(&other.file));
    papers
}

fn written(file: &str, text: String) -> Paper {
    Paper { file: file.to_owned(), bytes: text.into_bytes() }
}

/// A text with what is drawn from tables.
fn filled(facts: &Facts<'_>, text: &str) -> String {
    let line = |line: &str| match line.strip_prefix("{{").and_then(|rest| rest.strip_suffix("}}")) {
        Some("walk") => walk_rows(),
        Some("sums") => Checklist::ours().sums(Lang::English),
        Some("tests") => test_rows(facts.tests),
        Some("compared") => facts.compared.iter().map(|report| format!("```\n{}\n```\n", report.trim_end())).collect(),
        Some("compared-before") => section(Chapter::Acceptance, "compared"),
        Some("asked") => section(Chapter::Acceptance, "asked"),
        Some("conformance") => conformance_rows(),
        _ => line.replace("{{version}}", facts.version),
    };
    text.lines().map(|one| line(one) + "\n").collect()
}

/// A section of the English manual without its heading.
fn section(chapter: Chapter, anchor: &str) -> String {
    let text = Manual::new(Lang::English, String::new()).text(chapter);
    let after = text.lines().skip_while(|line| !line.ends_with(&format!("{{#{anchor}}}"))).skip(1);
    after.take_while(|line| !line.starts_with("## ")).collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// A Markdown text as a page of its own.
fn page_of(text: &str) -> String {
    let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
    let mut body = String::new();
    html::push_html(&mut body, events(text));
    PAGE.replace("{{title}}", title).replace("{{body}}", &body)
}

fn row(cells: &[String]) -> String {
    format!("| {} |", cells.iter().map(|cell| cell.replace('|', "\\|")).collect::<Vec<_>>().join(" | "))
}

fn test_rows(tests: &[AutoTest]) -> String {
    let line = |test: &AutoTest| {
        let Rounds { least, most, sum } = test.rounds;
        let average = sum as f64 / test.events.max(1) as f64;
        row(&[
            systems::name(Lang::English, test.scope.system()).to_owned(),
            format!("`{}`", test.line),
            test.events.to_string(),
            sum.to_string(),
            least.to_string(),
            most.to_string(),
            format!("{average:.1}"),
            test.differing.to_string(),
        ])
    };
    tests.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn conformance_rows() -> String {
    let mut reader = csv::Reader::from_reader(CONFORMANCE.as_bytes());
    let rows = reader.records().filter_map(Result::ok).map(|one| {
        let cells: Vec<String> = one.iter().map(str::to_owned).collect();
        row(&[cells[..3].to_vec(), cells[3..].iter().map(|name| format!("`{name}`")).collect()].concat())
    });
    rows.collect::<Vec<_>>().join("\n")
}

fn walk_rows() -> String {
    let checklist = Checklist::ours();
    let line = |one: &Row| match one {
        Row::Heading(title) => row(&[&[String::new(), format!("**{title}**")][..], &vec![String::new(); 6]].concat()),
        Row::Step(step) => step_row(&checklist, step),
    };
    rows(WALK).iter().map(line).collect::<Vec<_>>().join("\n")
}

fn step_row(checklist: &Checklist, step: &Step) -> String {
    let question = checklist.question(step.number);
    let word = |answer: Option<Answer>| answer.map_or("", |answer| answer.word(Lang::English)).to_owned();
    let asks = [question.asks.as_str(), question.why.as_str()].into_iter().filter(|text| !text.is_empty());
    let place = match step.page.is_empty() {
        true => format!("*{}*", step.state),
        false => format!("*{}*, `{}`", step.state, step.page),
    };
    let press = if step.press.is_empty() { place } else { format!("{place}: {}", step.press) };
    let not_asked: Vec<&str> =
        Scope::ALL.into_iter().filter(|scope| !checklist.is_asked(question, *scope)).map(Scope::code).collect();
    row(&[
        step.number.to_string(),
        asks.collect::<Vec<_>>().join(" "),
        word(question.wanted),
        word(Scope::ALL.into_iter().find_map(|scope| question.answer(scope))),
        not_asked.join(" "),
        press,
        step.sees.clone(),
        held_by(question),
    ])
}

/// The test by its number, and the paths on which its promise was held.
fn held_by(question: &Question) -> String {
    match (question.held_by, question.paths) {
        (HeldBy::People, _) => String::new(),
        (HeldBy::Test, 0 | 1) => format!("q{:03}", question.number),
        (HeldBy::Test, paths) => format!("q{:03}; {paths}", question.number),
    }
}
