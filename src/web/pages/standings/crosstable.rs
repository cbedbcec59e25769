//! Crosstables: a Swiss round by round, a grid for round robins, Scheveningen and teams. The row and the column of a player
//! light up under the pointer.

use super::{Computed, Tab, Tabs, compute, name};
use crate::i18n::{common, standings as words};
use crate::standings::Standings;
use crate::standings::crosstable::{self, Cell, Grid, Order};
use crate::standings::field::Kind;
use crate::tournament::Tournament;
use crate::tournament::points::Points;
use crate::tournament::regulations::System;
use crate::web::frame::Section;
use crate::web::guard::{Guarded, Viewer};
use crate::web::{Answer, Frame, page};
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;

pub(super) fn routes(config: &mut ServiceConfig) {
    config.route("/t/{tournament}/standings/crosstable", web::get().to(crosstable));
}

/// A line of either kind of table.
struct Line {
    label: u32,
    name: String,
    rating: String,
    cells: Vec<TableCell>,
    points: String,
    set_apart: bool,
}

/// A cell, and the line of the opponent in it, from 1; 0 for none.
struct TableCell {
    text: String,
    opponent: u32,
    own: bool,
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
    lines: Vec<Line>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Query {
    after: Option<u16>,
    /// `number`, or anything else for the rank.
    order: String,
}

async fn crosstable(guarded: Guarded<Viewer>, query: web::Query<Query>) -> Answer {
    let (tournament, lang) = (guarded.tournament(), guarded.visitor.lang);
    let Computed { standings, problems } = compute(tournament, query.after, lang);
    let order = if query.order == "number" { Order::Number } else { Order::Rank };
    let grid = grid(tournament, &standings, order);
    let is_grid = grid.is_some();
    let (heads, lines) = match grid {
        Some(grid) => grid_lines(tournament, &standings, order, &grid),
        None => round_lines(tournament, &standings, order),
    };
    page(&CrosstablePage {
        frame: Frame::of(&guarded, Section::Standings, common::crosstable(lang)),
        tabs: Tabs::new(&guarded, Tab::Crosstable, &standings),
        problems,
        by_rank: order == Order::Rank,
        is_grid,
        heads,
        lines,
    })
}

/// The grid, where everybody is to meet everybody.
fn grid(tournament: &Tournament, standings: &Standings, order: Order) -> Option<Grid> {
    match tournament.regulations.system {
        System::RoundRobin(_) => Some(crosstable::grid(standings, order)),
        System::Scheveningen { .. } => crosstable::scheveningen(tournament, standings, order),
        _ => None,
    }
}

fn round_lines(tournament: &Tournament, standings: &Standings, order: Order) -> (Vec<String>, Vec<Line>) {
    let table = crosstable::by_rounds(standings, order);
    let cell = |cell: &Cell| TableCell {
        text: cell.text(),
        opponent: cell.opponent.map_or(0, |(_, label)| label),
        own: false,
    };
    let labels = crosstable::labels(standings, order);
    let lines = table
        .lines
        .iter()
        .map(|(place, cells)| line(tournament, standings, *place, &labels, cells.iter().map(cell).collect()))
        .collect();
    ((1..=table.rounds).map(|round| round.to_string()).collect(), lines)
}

fn grid_lines(tournament: &Tournament, standings: &Standings, order: Order, grid: &Grid) -> (Vec<String>, Vec<Line>) {
    let labels = crosstable::labels(standings, order);
    let cell = |(column, games): (&u32, &Option<Vec<Cell>>)| match games {
        None => TableCell { text: "×".into(), opponent: labels[*column as usize], own: true },
        Some(games) => TableCell { text: results(games), opponent: labels[*column as usize], own: false },
    };
    let lines = grid
        .rows
        .iter()
        .zip(&grid.cells)
        .map(|(place, games)| {
            line(tournament, standings, *place, &labels, grid.columns.iter().zip(games).map(cell).collect())
        })
        .collect();
    (grid.columns.iter().map(|place| labels[*place as usize].to_string()).collect(), lines)
}

/// The results of the games between two, in one cell: `1½`, `+0`.
fn results(games: &[Cell]) -> String {
    let result = |cell: &Cell| match cell.kind {
        Kind::Pending => "·".to_owned(),
        _ => cell.result(),
    };
    games.iter().map(result).collect::<Vec<_>>().join(if games.iter().any(needs_space) { " " } else { "" })
}

/// Whether a result has more than one character, so that two need a space between them.
fn needs_space(cell: &Cell) -> bool {
    cell.points > Points::ONE
}

fn line(tournament: &Tournament, standings: &Standings, place: u32, labels: &[u32], cells: Vec<TableCell>) -> Line {
    let row = standings.row_at(place);
    let participant = standings.field().participant(place);
    Line {
        label: labels[place as usize],
        name: name(tournament, row),
        rating: participant.rating.map_or_else(String::new, |rating| rating.to_string()),
        cells,
        points: row.points.to_string(),
        set_apart: row.rank.is_none(),
    }
}
