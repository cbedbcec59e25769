//! The event in figures, as tables with bars that the server draws.

use sonneborn_i18n::{Lang, common, rating as words};
use sonneborn_rating::statistics::{BAND, Tally, statistics};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::points::Points;

/// The width of a bar in units of its drawing.
const BAR_WIDTH: u32 = 300;

/// A row of results with its bar.
pub struct Row {
    pub label: String,
    pub tally: Tally,
    /// White's score, and the draws, in percent of the games.
    pub white_percent: String,
    pub draw_percent: String,
    /// Start and width of the parts: White's wins, draws, Black's wins.
    pub bar: [(u32, u32); 3],
}

pub struct FederationRow {
    pub federation: String,
    pub players: u32,
    pub games: u32,
    pub points: Points,
    /// The points in percent of the games, and as the width of a bar.
    pub percent: String,
    pub bar: u32,
}

/// The results of an event as tables, for arbiters and for everybody.
pub struct Figures {
    /// Each table: its heading, empty for that of all games, and rows.
    pub tables: Vec<(String, Vec<Row>)>,
    pub federations: Vec<FederationRow>,
}

/// The figures of the published rounds.
pub fn figures_of(tournament: &Tournament, lang: Lang) -> Figures {
    let figures = statistics(tournament, RoundNo(u16::MAX));
    let by_round = figures.by_round.iter().map(|(round, tally)| row(common::round_n(lang, round), *tally));
    let by_band = figures.by_band.iter().map(|(from, tally)| row(format!("{from}–{}", from + BAND - 1), *tally));
    let tables = vec![
        (String::new(), vec![row(words::all_games(lang).into(), figures.all)]),
        (words::by_round(lang).to_string(), by_round.collect()),
        (words::by_rating(lang).to_string(), by_band.collect()),
    ];
    let federations = figures.by_federation.iter().map(|(federation, tally)| FederationRow {
        federation: federation.clone(),
        players: tally.players,
        games: tally.games,
        points: Points::halves(i32::try_from(tally.half_points).unwrap_or(i32::MAX)),
        percent: percent(tally.half_points, 2 * tally.games),
        bar: part(tally.half_points, 2 * tally.games),
    });
    Figures { tables, federations: federations.collect() }
}

fn row(label: String, tally: Tally) -> Row {
    let games = tally.games();
    // The ends are rounded, not the parts, so that the parts fill the bar.
    let ends = [tally.white_wins, tally.white_wins + tally.draws, tally.white_wins + tally.draws + tally.black_wins];
    let [white, draws, black] = ends.map(|count| part(count, games));
    Row {
        label,
        tally,
        white_percent: percent(2 * tally.white_wins + tally.draws, 2 * games),
        draw_percent: percent(tally.draws, games),
        bar: [(0, white), (white, draws - white), (draws, black - draws)],
    }
}

/// A share of a bar's width.
fn part(count: u32, of: u32) -> u32 {
    count * BAR_WIDTH / of.max(1)
}

/// A share in percent; empty where there is nothing to share.
fn percent(count: u32, of: u32) -> String {
    if of == 0 { String::new() } else { format!("{:.1}", f64::from(count) * 100.0 / f64::from(of)) }
}
