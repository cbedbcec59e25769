//! The rating report, live during the event: each player's change, and game by game how it comes about.

use super::Tab;
use actix_web::web;
use askama::Template;
use sonneborn_i18n::{Lang, rating as words};
use sonneborn_manual::Chapter;
use sonneborn_rating::report::{Effect, PlayerReport, report};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{RoundNo, Tpn};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::changes::{self, minus, signed};
use sonneborn_web::{Answer, Frame, WebError, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Reports).get("/t/{tournament}/reports/ratings", Shows::PERSONS, ratings).get(
        "/t/{tournament}/reports/ratings/{number}",
        Shows::PERSONS,
        player,
    );
}

/// A player's line.
struct Line {
    number: Option<Tpn>,
    name: String,
    rating: String,
    games: usize,
    score: String,
    average: String,
    k: String,
    k_reason: String,
    change: String,
    performance: String,
    note: String,
}

#[derive(Template)]
#[template(path = "reports/ratings.html")]
struct RatingsPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    lines: Vec<Line>,
}

/// All rounds played so far.
const ALL_ROUNDS: RoundNo = RoundNo(u16::MAX);

async fn ratings(guarded: Guarded<Viewer>) -> Answer {
    let lang = guarded.visitor.lang;
    let tournament = guarded.shown();
    let lines = report(tournament, ALL_ROUNDS).iter().map(|report| line(tournament, report, lang)).collect();
    let frame = Frame::of(&guarded, Section::Reports, words::rating_report(lang));
    page(&RatingsPage { frame, tab: Tab::Ratings, id: guarded.id(), lines })
}

fn line(tournament: &Tournament, report: &PlayerReport, lang: Lang) -> Line {
    let player = &tournament.players[report.player.index()];
    let shown = |number: Option<i32>| number.map(|number| number.to_string()).unwrap_or_default();
    let mut line = Line {
        number: player.tpn,
        name: player.data.name.clone(),
        rating: String::new(),
        games: 0,
        score: String::new(),
        average: shown(report.average.map(i32::from)),
        k: String::new(),
        k_reason: String::new(),
        change: String::new(),
        performance: shown(report.performance),
        note: String::new(),
    };
    match &report.effect {
        Effect::Rated { rating, reason, change, .. } => {
            let scored: i32 = change.games.iter().map(|game| sonneborn_rating::change::score(game.game.mark)).sum();
            line.rating = rating.to_string();
            line.games = change.games.len();
            line.score = hundredths(scored);
            line.k = change.k.to_string();
            line.k_reason = words::k_reason(lang, *reason).into();
            line.change = signed(change.change);
        }
        Effect::Unrated(Some(first)) => {
            line.games = first.games;
            line.score = hundredths(first.score);
            line.note = format!("Ru {} · {}", first.rating, words::standing(lang, first.standing));
        }
        Effect::Unrated(None) => line.note = words::no_games(lang).into(),
    }
    line
}

fn hundredths(amount: i32) -> String {
    sonneborn_tournament::points::Points::from_hundredths(amount).to_string()
}

/// A game of the opened player.
struct GameLine {
    round: RoundNo,
    opponent: String,
    rating: String,
    colour: Colour,
    score: &'static str,
    difference: String,
    expected: String,
    change: String,
    note: &'static str,
}

#[derive(Template)]
#[template(path = "reports/player.html")]
struct PlayerPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    line: Line,
    games: Vec<GameLine>,
    summary: String,
}

async fn player(guarded: Guarded<Viewer>, path: web::Path<(i64, u16)>) -> Answer {
    let lang = guarded.visitor.lang;
    let tournament = guarded.shown();
    let number = Tpn(path.into_inner().1);
    let player = tournament.with_tpn(number).ok_or(WebError::NotFound)?.id;
    let report = report(tournament, ALL_ROUNDS).into_iter().find(|report| report.player == player);
    let report = report.ok_or(WebError::NotFound)?;
    let summary = changes::summary(&report, lang);
    let line = line(tournament, &report, lang);
    let frame = Frame::of(&guarded, Section::Reports, line.name.clone());
    let games = games(tournament, &report, lang);
    page(&PlayerPage { frame, tab: Tab::Ratings, id: guarded.id(), line, games, summary })
}

fn games(tournament: &Tournament, report: &PlayerReport, lang: Lang) -> Vec<GameLine> {
    report
        .games_with_changes()
        .map(|(game, change)| {
            let limited = change.filter(|change| change.counted != change.difference);
            let difference = change.map(|change| match limited {
                Some(limited) => minus(&format!("{:+} ({:+})", limited.difference, limited.counted)),
                None => minus(&format!("{:+}", change.difference)),
            });
            GameLine {
                round: game.round,
                opponent: tournament.players[game.opponent.index()].data.name.clone(),
                rating: game.rating.map(|rating| rating.to_string()).unwrap_or_default(),
                colour: game.colour,
                score: game.mark.symbol(),
                difference: difference.unwrap_or_default(),
                expected: change.map(|change| format!("{:.2}", f64::from(change.expected) / 100.0)).unwrap_or_default(),
                change: change.map(|change| signed(change.change)).unwrap_or_default(),
                note: match (game.rating, change) {
                    (None, _) => words::unrated(lang),
                    (_, Some(change)) if change.unrated => words::gap_not_rated(lang),
                    _ => "",
                },
            }
        })
        .collect()
}
