//! Tables under the headings of chess-results.com's own spreadsheets, for programs and people that know those.

use super::table::{Cell, Table};
use sonneborn_standings::Standings;
use sonneborn_standings::crosstable::{self, Order};
use sonneborn_standings::field::Entrant;
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::player::Player;
use sonneborn_tournament::round::Round;

/// The decimals of a tie-break that is no whole number.
const FIGURE_DECIMALS: usize = 3;

/// The starting list.
///
/// ```
/// use sonneborn_exchange::{chess_results, trf};
/// use sonneborn_tournament::Tournament;
///
/// let read = trf::read(b"012 Club evening\n001    1 m    Aas, Anna").expect("a short record is mended");
/// let table = chess_results::starting_list(&Tournament::of_import(&read.imported));
/// assert_eq!(table.header, ["No.", "", "Name", "FideID", "FED", "Rtg", "Club/City"]);
/// ```
pub fn starting_list(tournament: &Tournament) -> Table {
    let rows = tournament.by_tpn().into_iter().map(|player| {
        vec![
            Cell::number(player),
            Cell::title(player),
            name(player),
            Cell::maybe(player.data.fide_id),
            federation(player),
            rating(tournament, player),
            Cell::text(&player.data.club),
        ]
    });
    Table::of("Starting list", &["No.", "", "Name", "FideID", "FED", "Rtg", "Club/City"], rows.collect())
}

/// The pairings of a round, with the results there are.
pub fn pairings(tournament: &Tournament, round: &Round) -> Table {
    let before = sonneborn_standings::points(tournament, round.number.previous().unwrap_or(RoundNo(0)));
    let score = |id: PlayerId| Cell::points(before.get(id.index()).copied().unwrap_or_default());
    let of = |id: PlayerId, cell: fn(&Tournament, &Player) -> Cell| {
        tournament.player(id).map_or(Cell::Empty, |player| cell(tournament, player))
    };
    let games = round.games.iter().map(|game| {
        let (white, black) = (game.white, game.black);
        vec![
            Cell::whole(game.board),
            of(white, |_, player| Cell::number(player)),
            of(white, |_, player| Cell::title(player)),
            of(white, |_, player| name(player)),
            of(white, rating),
            score(white),
            Cell::text(game.result.map_or("", |result| result.symbol())),
            score(black),
            of(black, |_, player| Cell::title(player)),
            of(black, |_, player| name(player)),
            of(black, rating),
            of(black, |_, player| Cell::number(player)),
        ]
    });
    let byes = round.byes.iter().map(|(player, bye)| {
        let told = if *bye == Bye::PairingAllocated { "bye" } else { "not paired" };
        let player = *player;
        vec![
            Cell::Empty,
            of(player, |_, player| Cell::number(player)),
            of(player, |_, player| Cell::title(player)),
            of(player, |_, player| name(player)),
            of(player, rating),
            score(player),
            Cell::points(tournament.regulations.scoring.of_bye(*bye)),
            Cell::Empty,
            Cell::Empty,
            Cell::text(told),
        ]
    });
    let header = ["Bo.", "No.", "", "White", "Rtg", "Pts.", "Result", "Pts.", "", "Black", "Rtg", "No."];
    Table::of(&format!("Round {}", round.number), &header, games.chain(byes).collect())
}

/// The ranking, with a column for each tie-break.
pub fn ranking(tournament: &Tournament, standings: &Standings) -> Table {
    let fixed = ["Rk.", "SNo", "", "Name", "FED", "Rtg", "Club/City", "Pts."].map(String::from);
    let tie_breaks = (1..standings.tie_breaks.len()).map(|place| format!(" TB{place} "));
    let rows = standings.rows.iter().map(|row| {
        let mut cells = vec![Cell::maybe(row.rank), Cell::whole(standings.field().participant(row.place).number)];
        cells.extend(person(tournament, standings, row.place));
        cells.push(Cell::points(row.points));
        cells.extend(row.figures.iter().skip(1).map(|figure| match figure {
            Some(figure) => {
                let text = figure.decimal(0, FIGURE_DECIMALS);
                figure.as_f64().map_or_else(|| Cell::text(text.clone()), |number| Cell::Number(number, text.clone()))
            }
            None => Cell::Empty,
        }));
        cells
    });
    Table {
        title: format!("Ranking after round {}", standings.through),
        header: fixed.into_iter().chain(tie_breaks).collect(),
        rows: rows.collect(),
    }
}

/// The crosstable by rank: `12w1`.
pub fn crosstable(tournament: &Tournament, standings: &Standings) -> Table {
    let by_rounds = crosstable::by_rounds(standings, Order::Rank);
    let fixed = ["Rk.", "", "Name", "FED", "Rtg", "Club/City"].map(String::from);
    let rounds = (1..=by_rounds.rounds).map(|round| format!("{round}.Rd"));
    let rows = by_rounds.lines.iter().map(|(place, cells)| {
        let row = standings.row_at(*place);
        let mut line = vec![Cell::maybe(row.rank)];
        line.extend(person(tournament, standings, *place));
        line.extend(cells.iter().map(|cell| Cell::text(cell.text())));
        line.push(Cell::points(row.points));
        line
    });
    Table {
        title: "Cross table".into(),
        header: fixed.into_iter().chain(rounds).chain(["Pts.".to_owned()]).collect(),
        rows: rows.collect(),
    }
}

/// Title, name, federation, rating and club of a place in the standings.
fn person(tournament: &Tournament, standings: &Standings, place: u32) -> Vec<Cell> {
    let participant = standings.field().participant(place);
    let player = match participant.entrant {
        Entrant::Player(id) => tournament.player(id),
        Entrant::Team(_) => None,
    };
    match player {
        Some(player) => vec![
            Cell::title(player),
            name(player),
            federation(player),
            rating(tournament, player),
            Cell::text(&player.data.club),
        ],
        None => {
            vec![Cell::Empty, Cell::text(participant.name(tournament)), Cell::Empty, Cell::Empty, Cell::Empty]
        }
    }
}

fn name(player: &Player) -> Cell {
    Cell::text(player.data.name_for_fide().unwrap_or(&player.data.name))
}

fn federation(player: &Player) -> Cell {
    Cell::text(&player.data.federation)
}

fn rating(tournament: &Tournament, player: &Player) -> Cell {
    Cell::whole(tournament.rating_points(&player.data).unwrap_or(0))
}
