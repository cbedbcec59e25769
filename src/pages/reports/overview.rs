//! The way out of an event: what FIDE would refuse, closing it, and the files to send.

use super::Tab;
use super::downloads::PLAY_OFF_RATES;
use crate::confirm;
use askama::Template;
use serde::Deserialize;
use sonneborn_desk::Attempt;
use sonneborn_desk::report::RATING_WHILE_OPEN;
use sonneborn_i18n::{Lang, knockout, now, rating as words, refusals, statement as statement_words, values};
use sonneborn_manual::Chapter;
use sonneborn_rating::submission::{Objection, objections};
use sonneborn_store::tournament::Role;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, Close, Reopen};
use sonneborn_tournament::statement::Statement;
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{ChiefArbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config
        .explained_in(Chapter::Reports)
        .section(Section::Reports, overview)
        .post("/t/{tournament}/reports/close", Shows::PERSONS, close)
        .post("/t/{tournament}/reports/reopen", Shows::PERSONS, reopen);
}

struct Line {
    words: String,
    /// Where the words name half the hall: their beginning, before the rest is opened.
    opening: Option<String>,
}

/// Longer lines are folded.
const LONGEST_LINE: usize = 240;

impl Line {
    fn of(words: String) -> Line {
        let cut = words.floor_char_boundary(LONGEST_LINE);
        let opening = (cut < words.len()).then(|| {
            let end = words[..cut].rfind("; ").unwrap_or(cut);
            format!("{} …", &words[..end])
        });
        Line { words, opening }
    }
}

#[derive(Template)]
#[template(path = "reports/overview.html")]
struct OverviewPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    /// What FIDE would refuse and what it may ask about, each with its head; without those that have nothing.
    lists: Vec<(&'static str, Vec<Line>)>,
    problem: Option<String>,
    /// Why a file for rating can only be had so far; empty where it can be had, or not at all.
    so_far: String,
    /// The rates of tie-break games, with their names.
    play_offs: Vec<(&'static str, String)>,
    is_closed: bool,
    /// What an event that is closed now would lack.
    missing: Vec<String>,
    can_close: bool,
}

async fn overview(guarded: Guarded<Viewer>) -> Answer {
    show(&guarded, None)
}

fn show<R: Right>(guarded: &Guarded<R>, problem: Option<String>) -> Answer {
    let lang = guarded.visitor.lang;
    let tournament = guarded.tournament();
    let (refused, asked): (Vec<Objection>, Vec<Objection>) =
        objections(tournament).into_iter().partition(Objection::refuses);
    let told = |all: Vec<Objection>| -> Vec<Line> {
        all.iter().map(|objection| Line::of(words::objection(lang, objection, tournament))).collect()
    };
    let lists = [(words::would_refuse(lang), told(refused)), (words::would_ask(lang), told(asked))];
    page(&OverviewPage {
        frame: Frame::of(guarded, Section::Reports, words::report_to_fide(lang)),
        tab: Tab::Overview,
        id: guarded.id(),
        lists: lists.into_iter().filter(|(_, lines)| !lines.is_empty()).collect(),
        problem,
        so_far: so_far(lang, tournament),
        play_offs: PLAY_OFF_RATES
            .into_iter()
            .filter(|(_, rate)| tournament.play_off(*rate).is_some())
            .map(|(code, rate)| (code, knockout::play_off_games(lang, values::rate(lang, rate))))
            .collect(),
        is_closed: tournament.closed,
        missing: missing(tournament, lang),
        can_close: guarded.role == Some(Role::ChiefArbiter),
    })
}

/// Why a file for rating is not final, where it can be had all the same.
fn so_far(lang: Lang, tournament: &Tournament) -> String {
    let statement = Statement::of(tournament);
    let (now, asked) = (statement.permits(RATING_WHILE_OPEN, false), statement.permits(RATING_WHILE_OPEN, true));
    if asked && !now { statement_words::why(lang, statement.open()) } else { String::new() }
}

/// What an event that is closed now would lack: rounds, results, answers, matches, and what FIDE would refuse.
fn missing(tournament: &Tournament, lang: Lang) -> Vec<String> {
    let refused = Act::Close(Close {}).check(tournament).err().filter(|_| !tournament.closed);
    let mut found: Vec<String> = refused.iter().map(|why| refusals::refusal(lang, why, Some(tournament))).collect();
    if is_short(tournament) {
        found.push(words::rounds_unpaired(lang, tournament.paired_rounds(), tournament.regulations.rounds));
    }
    let refuses = objections(tournament).iter().filter(|objection| objection.refuses()).count();
    if refuses > 0 {
        found.push(now::fide_refuses(lang, refuses));
    }
    found
}

/// Whether rounds are not paired yet.
fn is_short(tournament: &Tournament) -> bool {
    tournament.paired_rounds().0 < tournament.regulations.rounds
}

#[derive(Deserialize)]
struct CloseForm {
    confirmed: Option<String>,
}

async fn close(guarded: Guarded<ChiefArbiter>, form: Posted<CloseForm>) -> Answer {
    // An event that ends before its last round is asked about, whoever sends the form.
    if form.0.confirmed.is_none() && is_short(guarded.tournament()) {
        return show(&guarded, Some(words::close_names_missing(guarded.visitor.lang).into()));
    }
    perform(guarded, Act::Close(Close {})).await
}

async fn reopen(guarded: Guarded<ChiefArbiter>, _form: Posted<serde::de::IgnoredAny>) -> Answer {
    perform(guarded, Act::Reopen(Reopen {})).await
}

async fn perform(guarded: Guarded<ChiefArbiter>, act: Act) -> Answer {
    let done = guarded.perform(Attempt::of(act)).await;
    let back = format!("/t/{}/reports", guarded.id());
    confirm::settle_here(&guarded, Section::Reports, done, &back, |_, problem| show(&guarded, Some(problem)))
}
