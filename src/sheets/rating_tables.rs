//! The rating report as tables that leave the house: a line a player, and a line a game with D, PD and the change.

use sonneborn_exchange::table::{Cell, Table};
use sonneborn_i18n::{Lang, common, exchange as own, rating as words};
use sonneborn_rating::change::{GameChange, score};
use sonneborn_rating::report::{Effect, Played, PlayerReport, report};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::RoundNo;
use sonneborn_tournament::player::Player;

/// A player's games, K, change, performance, and first rating.
pub fn by_player(lang: Lang, tournament: &Tournament) -> Table {
    let header = [
        common::number_short(lang),
        common::name(lang),
        own::field_fide_id(lang),
        common::rating(lang),
        words::games(lang),
        words::opponents_average(lang),
        words::k_factor(lang),
        words::k_why(lang),
        words::rating_change(lang),
        words::performance(lang),
        words::initial_rating(lang),
    ];
    let rows = each_player(tournament, |player, report| {
        let (change, first) = match &report.effect {
            Effect::Rated { change, .. } => (hundredths(change.change), None),
            Effect::Unrated(first) => (Cell::Empty, first.map(|first| first.rating)),
        };
        let [k, why] = k_and_why(lang, report);
        let [number, name, fide_id] = person(player);
        vec![vec![
            number,
            name,
            fide_id,
            Cell::maybe(player.data.rating),
            Cell::whole(i64::try_from(report.games.len()).unwrap_or(i64::MAX)),
            Cell::maybe(report.average),
            k,
            why,
            change,
            Cell::maybe(report.performance),
            Cell::maybe(first),
        ]]
    });
    Table { title: words::rating_report(lang).into(), header: header.map(String::from).to_vec(), rows }
}

/// Every game of every player: whom against, D and what of it counted, PD, score, ΔR, K and why. Games against unrated
/// opponents, and those of newcomers, have no figures.
pub fn by_game(lang: Lang, tournament: &Tournament) -> Table {
    let header = [
        common::number_short(lang),
        common::name(lang),
        own::field_fide_id(lang),
        common::rating(lang),
        common::round(lang),
        words::colour(lang),
        words::opponent_number(lang),
        common::opponent(lang),
        words::opponent_fide_id(lang),
        words::opponent_rating(lang),
        "D",
        words::counted_difference(lang),
        "PD",
        common::points(lang),
        "ΔR",
        words::k_factor(lang),
        words::k_why(lang),
    ];
    let rows = each_player(tournament, |player, report| {
        let games = report.games_with_changes();
        games.map(|(played, change)| game_row(lang, tournament, player, report, played, change)).collect()
    });
    Table { title: words::rating_report(lang).into(), header: header.map(String::from).to_vec(), rows }
}

fn each_player(tournament: &Tournament, rows: impl Fn(&Player, &PlayerReport) -> Vec<Vec<Cell>>) -> Vec<Vec<Cell>> {
    let reports = report(tournament, RoundNo(u16::MAX));
    let known = reports.iter().filter_map(|report| Some((tournament.player(report.player)?, report)));
    known.flat_map(|(player, report)| rows(player, report)).collect()
}

fn game_row(
    lang: Lang,
    tournament: &Tournament,
    player: &Player,
    report: &PlayerReport,
    played: &Played,
    change: Option<&GameChange>,
) -> Vec<Cell> {
    let [number, name, fide_id] = person(player);
    let [other_number, other_name, other_id] =
        tournament.player(played.opponent).map_or([Cell::Empty, Cell::Empty, Cell::Empty], person);
    let colour = match played.colour {
        Colour::White => common::white(lang),
        Colour::Black => common::black(lang),
    };
    let [k, why] = k_and_why(lang, report);
    let rated = change.filter(|change| !change.unrated);
    vec![
        number,
        name,
        fide_id,
        Cell::maybe(player.data.rating),
        Cell::whole(played.round.0),
        Cell::text(colour),
        other_number,
        other_name,
        other_id,
        Cell::maybe(played.rating),
        Cell::maybe(change.map(|change| change.difference)),
        Cell::maybe(rated.map(|change| change.counted)),
        rated.map_or(Cell::Empty, |change| hundredths(change.expected)),
        hundredths(score(played.mark)),
        rated.map_or(Cell::Empty, |change| hundredths(change.change)),
        k,
        match change {
            Some(change) if change.unrated => Cell::text(words::gap_not_rated(lang)),
            _ => why,
        },
    ]
}

fn person(player: &Player) -> [Cell; 3] {
    let number = Cell::maybe(player.tpn.map(|tpn| tpn.0));
    [number, Cell::text(&player.data.name), Cell::maybe(player.data.fide_id)]
}

/// K and its reason, of rated players.
fn k_and_why(lang: Lang, report: &PlayerReport) -> [Cell; 2] {
    match &report.effect {
        Effect::Rated { reason, change, .. } => [Cell::whole(change.k), Cell::text(words::k_reason(lang, *reason))],
        Effect::Unrated(_) => [Cell::Empty, Cell::Empty],
    }
}

fn hundredths(amount: i32) -> Cell {
    let amount = f64::from(amount) / 100.0;
    Cell::Number(amount, format!("{amount:.2}"))
}
