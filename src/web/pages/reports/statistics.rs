//! The event in figures, as tables with bars that the server draws.

use super::Tab;
use crate::i18n::{common, rating as words};
use crate::rating::statistics::{BAND, Tally, statistics};
use crate::tournament::ids::RoundNo;
use crate::tournament::points::Points;
use crate::web::frame::Section;
use crate::web::guard::{Guarded, Viewer};
use crate::web::{Answer, Frame, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/t/{tournament}/reports/statistics", web::get().to(figures));
}

/// The width of a bar in units of its drawing.
const BAR_WIDTH: u32 = 300;

/// A row of results with its bar.
struct Row {
    label: String,
    tally: Tally,
    /// White's score in percent of the games.
    white_percent: String,
    /// Start and width of the parts: White's wins, draws, Black's wins.
    bar: [(u32, u32); 3],
}

struct FederationRow {
    federation: String,
    players: u32,
    games: u32,
    points: Points,
}

#[derive(Template)]
#[template(path = "reports/statistics.html")]
struct StatisticsPage {
    frame: Frame,
    tab: Tab,
    id: i64,
    /// Each table: its heading and rows.
    tables: Vec<(String, Vec<Row>)>,
    federations: Vec<FederationRow>,
}

async fn figures(guarded: Guarded<Viewer>) -> Answer {
    let lang = guarded.visitor.lang;
    let figures = statistics(guarded.tournament(), RoundNo(u16::MAX));
    let by_round = figures.by_round.iter().map(|(round, tally)| row(common::round_n(lang, round), *tally));
    let by_band = figures.by_band.iter().map(|(from, tally)| row(format!("{from}–{}", from + BAND - 1), *tally));
    let tables = vec![
        (words::all_games(lang).to_string(), vec![row(String::new(), figures.all)]),
        (words::by_round(lang).to_string(), by_round.collect()),
        (words::by_rating(lang).to_string(), by_band.collect()),
    ];
    let federations = figures.by_federation.iter().map(|(federation, tally)| FederationRow {
        federation: federation.clone(),
        players: tally.players,
        games: tally.games,
        points: Points::halves(i32::try_from(tally.half_points).unwrap_or(i32::MAX)),
    });
    let federations = federations.collect();
    let frame = Frame::of(&guarded, Section::Reports, words::statistics(lang));
    page(&StatisticsPage { frame, tab: Tab::Statistics, id: guarded.id(), tables, federations })
}

fn row(label: String, tally: Tally) -> Row {
    let games = tally.games().max(1);
    let part = |count: u32| count * BAR_WIDTH / games;
    let (white, draws, black) = (part(tally.white_wins), part(tally.draws), part(tally.black_wins));
    let score = f64::from(2 * tally.white_wins + tally.draws) * 50.0 / f64::from(games);
    Row {
        label,
        tally,
        white_percent: format!("{score:.1}"),
        bar: [(0, white), (white, draws), (white + draws, black)],
    }
}
