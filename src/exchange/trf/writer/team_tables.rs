//! Records 801 and 802, the crosstables of teams.

use super::Lines;
use super::row::Row;
use crate::trf::columns::{Span, span, team_table};
use crate::trf::sheet::Table;
use crate::trf::team_tables::{self, Cell, Met, letter, number, word};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::team::Team;

/// Writes both, if a round was published; 801 only where each member of a squad has a sign.
pub fn write(lines: &mut Lines, tournament: &Tournament) {
    let rows = team_tables::rows(tournament);
    if rows.iter().all(|row| row.cells.is_empty()) {
        return;
    }
    let team = |row: &team_tables::Row| &tournament.teams[row.team.0 as usize];
    if team_tables::can_be_by_board(tournament) {
        let columns = ByBoard::of(tournament, &rows);
        rows.iter().for_each(|row| lines.push(columns.row(tournament, row, team(row))));
    }
    rows.iter().for_each(|row| lines.push(by_match(tournament, row, team(row))));
}

fn by_match(tournament: &Tournament, row: &team_tables::Row, team: &Team) -> String {
    let mut line = Row::new(Table::ByMatch.code())
        .right(team_table::NUMBER, &number(tournament, row.team).to_string())
        .left(team_table::NICKNAME, &team.nickname)
        .right(team_table::MATCH_POINTS, &row.match_points.decimal())
        .right(team_table::GAME_POINTS, &row.game_points.decimal());
    for (n, cell) in row.cells.iter().enumerate() {
        let columns = |first: Span| first.nth(n, team_table::STRIDE);
        line = match &cell.met {
            Met::Team { number, colour } => line
                .right(columns(team_table::OPPONENT), &number.to_string())
                .left(columns(team_table::COLOUR), letter(*colour)),
            Met::Nobody(bye) => line.left(columns(team_table::OPPONENT), word(*bye)),
        };
        line = line.right(columns(team_table::SCORED), &cell.game_points.decimal());
        if cell.is_forfeited {
            line = line.left(columns(team_table::FORFEITED), "f");
        }
    }
    line.finish()
}

/// The columns of 801, which widen with what stands in them.
struct ByBoard {
    number: Span,
    nickname: Span,
    match_points: Span,
    game_points: Span,
    opponent: Span,
    colour: Span,
    results: Span,
    seats: Span,
    stride: usize,
}

impl ByBoard {
    fn of(tournament: &Tournament, rows: &[team_tables::Row]) -> ByBoard {
        const NUMBER: usize = 2;
        const NICKNAME: usize = 5;
        const POINTS: usize = 4;
        const OPPONENT: usize = 3;
        let widest = |least: usize, texts: &mut dyn Iterator<Item = String>| {
            texts.map(|text| text.chars().count()).max().unwrap_or(0).max(least)
        };
        let boards = widest(1, &mut rows.iter().flat_map(|row| &row.cells).map(|cell| cell.results.clone()));
        let numbers = || rows.iter().map(|row| number(tournament, row.team).to_string());
        let widths = [
            widest(NUMBER, &mut numbers()),
            NICKNAME,
            widest(POINTS, &mut rows.iter().map(|row| row.match_points.decimal())),
            widest(POINTS, &mut rows.iter().map(|row| row.game_points.decimal())),
            widest(OPPONENT, &mut numbers()),
            1,
            boards,
            boards,
        ];
        let mut next = team_table::NUMBER.first;
        let [number, nickname, match_points, game_points, opponent, colour, results, seats] = widths.map(|width| {
            let columns = span(next, next + width - 1);
            next = columns.last + 2;
            columns
        });
        let stride = next - opponent.first;
        ByBoard { number, nickname, match_points, game_points, opponent, colour, results, seats, stride }
    }

    fn row(&self, tournament: &Tournament, row: &team_tables::Row, team: &Team) -> String {
        let mut line = Row::new(Table::ByBoard.code())
            .right(self.number, &number(tournament, row.team).to_string())
            .left(self.nickname, &team.nickname)
            .right(self.match_points, &row.match_points.decimal())
            .right(self.game_points, &row.game_points.decimal());
        for (n, cell) in row.cells.iter().enumerate() {
            line = self.cell(line, cell, n);
        }
        line.finish()
    }

    fn cell(&self, mut line: Row, cell: &Cell, n: usize) -> Row {
        if let Met::Team { number, colour } = &cell.met {
            line = line
                .right(self.opponent.nth(n, self.stride), &number.to_string())
                .left(self.colour.nth(n, self.stride), letter(*colour));
        }
        line.left(self.results.nth(n, self.stride), &cell.results).left(self.seats.nth(n, self.stride), &cell.seats)
    }
}
