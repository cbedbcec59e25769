//! Results that were found wrong too late to change pairings: they stay in the standings and are corrected for the rating
//! report only (C.04.2 art. 4.3). Listed with who corrected them, when and why.

use super::Tab;
use crate::confirm;
use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::{Deserialize, Serialize};
use sonneborn_desk::{Attempt, clock};
use sonneborn_i18n::reader::unreadable;
use sonneborn_i18n::{common, corrections as words};
use sonneborn_manual::Chapter;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::acts::{Act, CorrectForRating, Entry};
use sonneborn_tournament::fold::Journal;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::outcome::GameResult;
use sonneborn_tournament::reader;
use sonneborn_tournament::round::{Game, RoundState};
use sonneborn_web::form::Posted;
use sonneborn_web::guard::{Arbiter, Guarded, Right, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::{Answer, Frame, html, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Reports).get("/t/{tournament}/reports/corrections", Shows::PERSONS, show).post(
        "/t/{tournament}/reports/corrections",
        Shows::PERSONS,
        correct,
    );
}

/// A correction that stands.
struct Line {
    round: RoundNo,
    board: u16,
    players: String,
    /// In the standings.
    stands: &'static str,
    /// In the rating report, as it is shown and as the form sends it.
    reported: &'static str,
    code: &'static str,
    who: String,
    when: String,
    why: String,
}

#[derive(Template)]
#[template(path = "reports/corrections.html")]
struct CorrectionsPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    lines: Vec<Line>,
    /// The rounds that can be corrected.
    rounds: Vec<RoundNo>,
    results: Vec<GameResult>,
    form: CorrectionForm,
    problem: Option<String>,
    can_act: bool,
}

#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
struct CorrectionForm {
    round: u16,
    board: u16,
    /// The code of the correction that the page showed, empty for none; and of the one wanted.
    was: String,
    now: String,
    reason: String,
}

async fn show(guarded: Guarded<Viewer>, asked: web::Query<CorrectionForm>) -> Answer {
    page(&CorrectionsPage::of(&guarded, asked.into_inner(), None))
}

async fn correct(guarded: Guarded<Arbiter>, form: Posted<CorrectionForm>) -> Answer {
    let CorrectionForm { round, board, was, now, .. } = form.0.clone();
    let lang = guarded.visitor.lang;
    let [was, now] = match [reader::result(&was), reader::result(&now)] {
        [Ok(was), Ok(now)] => [was, now],
        [Err(why), _] | [_, Err(why)] => {
            let problem = Some(unreadable(lang, common::result(lang), &why));
            return html(StatusCode::BAD_REQUEST, &CorrectionsPage::of(&guarded, form.0, problem));
        }
    };
    let act = Act::CorrectForRating(CorrectForRating { round: RoundNo(round), board, was, now, players: None });
    let done = guarded.perform(Attempt::of(act)).await;
    let back = format!("/t/{}/reports/corrections", guarded.id());
    confirm::settle_here(&guarded, Section::Reports, done, &back, |_, problem| {
        html(StatusCode::CONFLICT, &CorrectionsPage::of(&guarded, form.0, Some(problem)))
    })
}

impl CorrectionsPage {
    fn of<R: Right>(guarded: &Guarded<R>, form: CorrectionForm, problem: Option<String>) -> CorrectionsPage {
        let tournament = guarded.shown();
        let published = || tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
        let corrected = published().flat_map(|round| round.games.iter().map(move |game| (round.number, game)));
        CorrectionsPage {
            frame: Frame::of(guarded, Section::Reports, words::corrections(guarded.visitor.lang)),
            tab: Tab::Corrections,
            id: guarded.id(),
            lines: corrected.filter_map(|(round, game)| Line::of(&guarded.journal, tournament, round, game)).collect(),
            rounds: published().map(|round| round.number).collect(),
            results: GameResult::ALL.into_iter().filter(|result| *result != GameResult::Adjourned).collect(),
            form,
            problem,
            can_act: guarded.may_act(),
        }
    }
}

impl Line {
    /// `None` for a game without a correction.
    fn of(journal: &Journal, tournament: &Tournament, round: RoundNo, game: &Game) -> Option<Line> {
        let reported = game.for_rating?;
        let entry = correction(journal, round, game.board);
        let when = entry.map(|entry| clock::in_hall(&tournament.details, entry.at).format("%F %R").to_string());
        Some(Line {
            round,
            board: game.board,
            players: players(tournament, game),
            stands: game.result.map_or("", GameResult::symbol),
            reported: reported.symbol(),
            code: reported.code(),
            who: entry.map_or_else(String::new, |entry| entry.author.name.clone()),
            when: when.unwrap_or_default(),
            why: entry.and_then(|entry| entry.reason.clone()).unwrap_or_default(),
        })
    }
}

fn players(tournament: &Tournament, game: &Game) -> String {
    let name = |player| tournament.player(player).map_or("", |player| player.data.name.as_str());
    format!("{} – {}", name(game.white), name(game.black))
}

/// The act that last corrected a board.
fn correction(journal: &Journal, at: RoundNo, on: u16) -> Option<&Entry> {
    let undone = journal.undone();
    journal.entries().rev().find(|entry| {
        let same = matches!(entry.act, Act::CorrectForRating(CorrectForRating { round, board, .. }) if round == at && board == on);
        same && !undone.contains(&entry.seq)
    })
}
