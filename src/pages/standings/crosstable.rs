//! Crosstables: a Swiss round by round, a grid for round robins, Scheveningen and teams. The row and the column of a player
//! light up under the pointer.

use super::{Tab, Tabs};
use actix_web::web;
use askama::Template;
use serde::Deserialize;
use sonneborn_i18n::{Lang, common, standings as words};
use sonneborn_manual::Chapter;
use sonneborn_standings::crosstable::{self, Cell, Grid, Order};
use sonneborn_standings::field::Entrant;
use sonneborn_standings::{Mark, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::access::Shows;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::round::{Round, RoundState};
use sonneborn_web::guard::{Guarded, Viewer};
use sonneborn_web::routes::Routes;
use sonneborn_web::section::Section;
use sonneborn_web::shown::crosstable::{columns, figures, grid, heads, order_of, result, telling};
use sonneborn_web::shown::standings::{Computed, compute, name, rating};
use sonneborn_web::{Answer, Frame, page};

pub(super) fn routes(config: &mut Routes<'_>) {
    config.explained_in(Chapter::Standings).get("/t/{tournament}/standings/crosstable", Shows::NAMES, crosstable);
}

/// A line of either kind of table.
struct Line {
    label: u32,
    name: String,
    rating: String,
    cells: Vec<TableCell>,
    points: String,
    /// In a grid, the tie-breaks.
    figures: Vec<String>,
    set_apart: bool,
    mark: Mark,
}

impl Line {
    /// Why they have no rank, or that they left; empty for all others.
    fn told(&self, lang: &Lang) -> &'static str {
        words::mark(*lang, self.mark)
    }
}

/// A cell, and the line of the opponent in it, from 1; 0 for none.
struct TableCell {
    games: Vec<Told>,
    opponent: u32,
    own: bool,
}

/// What is written of one game, and the address of its board's page, empty where there is none.
struct Told {
    text: String,
    address: String,
}

/// Where the games of a tournament are told: a round's page, at the row of the board.
struct Boards {
    /// By round and player: the board's number; 0 for none.
    of_player: Vec<Vec<u16>>,
}

impl Boards {
    /// In a team event the page of a round has the boards of the match; cells lead to the first of them.
    fn of(tournament: &Tournament) -> Boards {
        let published = tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
        let of_round = |round: &Round| {
            let mut boards = vec![0; tournament.players.len()];
            for game in &round.games {
                for player in [game.white, game.black] {
                    boards[player.index()] = game.board;
                }
            }
            boards
        };
        Boards { of_player: published.map(of_round).collect() }
    }

    fn address(&self, tournament: &Tournament, entrant: Entrant, cell: &Cell) -> String {
        let Some(boards) = self.of_player.get(usize::from(cell.round) - 1) else { return String::new() };
        let board_of = |player: &PlayerId| boards.get(player.index()).copied().filter(|board| *board > 0);
        let board = match entrant {
            Entrant::Player(player) => board_of(&player),
            Entrant::Team(team) => {
                let members = tournament.teams.get(team.0 as usize).map_or(&[][..], |team| &team.members);
                members.iter().filter_map(board_of).min()
            }
        };
        match board {
            Some(board) if cell.opponent.is_some() => format!("../rounds/{}#b{board}", cell.round),
            _ => String::new(),
        }
    }
}

#[derive(Template)]
#[template(path = "standings/crosstable.html")]
struct CrosstablePage {
    frame: Frame,
    tabs: Tabs,
    problems: Vec<String>,
    by_rank: bool,
    is_grid: bool,
    heads: Vec<String>,
    /// In a grid, the tie-breaks beside the points.
    columns: Vec<String>,
    lines: Vec<Line>,
}

impl CrosstablePage {
    /// Whether anybody has a rating: teams have none.
    fn has_ratings(&self) -> bool {
        self.lines.iter().any(|line| !line.rating.is_empty())
    }
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    after: Option<u16>,
    /// `number`, or `rank` or nothing for the rank.
    order: String,
}

async fn crosstable(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let (tournament, lang) = (guarded.shown(), guarded.visitor.lang);
    let Computed { standings, problems } = compute(tournament, query.after, lang);
    let order = order_of(&query.order)?;
    let grid = grid(tournament, &standings, order);
    let is_grid = grid.is_some();
    let (heads, lines) = match grid {
        Some(grid) => grid_lines(tournament, &standings, order, &grid, lang),
        None => round_lines(tournament, &standings, order),
    };
    page(&CrosstablePage {
        frame: Frame::of(&guarded, Section::Standings, common::crosstable(lang)),
        tabs: Tabs::new(&guarded, Tab::Crosstable, &standings),
        problems,
        by_rank: order == Order::Rank,
        is_grid,
        heads,
        columns: if is_grid { columns(&standings, &telling(&standings)) } else { Vec::new() },
        lines,
    })
}

fn round_lines(tournament: &Tournament, standings: &Standings, order: Order) -> (Vec<String>, Vec<Line>) {
    let table = crosstable::by_rounds(standings, order);
    let labels = crosstable::labels(standings, order);
    let boards = Boards::of(tournament);
    let line = |(place, cells): &(u32, Vec<Cell>)| {
        let entrant = standings.field().participant(*place).entrant;
        let table_cell = |cell: &Cell| TableCell {
            games: vec![Told { text: cell.text(), address: boards.address(tournament, entrant, cell) }],
            opponent: cell.opponent.map_or(0, |(_, label)| label),
            own: false,
        };
        line(tournament, standings, *place, &labels, cells.iter().map(table_cell).collect())
    };
    ((1..=table.rounds).map(|round| round.to_string()).collect(), table.lines.iter().map(line).collect())
}

fn grid_lines(
    tournament: &Tournament,
    standings: &Standings,
    order: Order,
    grid: &Grid,
    lang: Lang,
) -> (Vec<String>, Vec<Line>) {
    let labels = crosstable::labels(standings, order);
    let boards = Boards::of(tournament);
    let telling = telling(standings);
    let line = |(place, games): (&u32, &Vec<Option<Vec<Cell>>>)| {
        let entrant = standings.field().participant(*place).entrant;
        let told = |cell: &Cell| Told { text: result(cell), address: boards.address(tournament, entrant, cell) };
        let table_cell = |(column, games): (&u32, &Option<Vec<Cell>>)| TableCell {
            games: games.as_ref().map_or_else(
                || vec![Told { text: "×".into(), address: String::new() }],
                |games| games.iter().map(told).collect(),
            ),
            opponent: labels[*column as usize],
            own: games.is_none(),
        };
        let cells = grid.columns.iter().zip(games).map(table_cell).collect();
        let figures = figures(lang, standings, &telling, standings.row_at(*place));
        Line { figures, ..line(tournament, standings, *place, &labels, cells) }
    };
    let heads = heads(tournament, standings, grid, &labels);
    (heads, grid.rows.iter().zip(&grid.cells).map(line).collect())
}

fn line(tournament: &Tournament, standings: &Standings, place: u32, labels: &[u32], cells: Vec<TableCell>) -> Line {
    let row = standings.row_at(place);
    let participant = standings.field().participant(place);
    Line {
        label: labels[place as usize],
        name: name(tournament, row),
        rating: rating(tournament, participant),
        cells,
        points: row.points.to_string(),
        figures: Vec::new(),
        set_apart: row.rank.is_none(),
        mark: row.mark,
    }
}
