//! Crosstables: a Swiss round by round with the opponents' rank or number (`12w1 5b½ -0`), and grids of everybody against
//! everybody for round robins, Scheveningen and teams.
//!
//! Games that do not count (C.05 6.6) stay in the table, as that article wants.

use super::Standings;
use super::field::{Entrant, Field, Kind, Record, Which};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::points::Points;

/// By what lines are ordered and opponents are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The rank of these standings, not of the round in which the game was played.
    #[default]
    Rank,
    /// The tournament pairing number.
    Number,
}

/// What is written for a round or a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// From 1.
    pub round: u16,
    /// The place of the opponent in the field, and the line on which they stand, from 1, or their number.
    pub opponent: Option<(u32, u32)>,
    pub kind: Kind,
    pub colour: Option<Colour>,
    pub points: Points,
}

impl Cell {
    /// `12w1`, `5b½`, `3w+`; without an opponent `-1`, `-½`, `-0`; `7b` while the game is being played; empty for no round.
    pub fn text(&self) -> String {
        let colour = match self.colour {
            Some(Colour::White) => "w",
            Some(Colour::Black) => "b",
            None => "",
        };
        match self.opponent {
            Some((_, label)) => format!("{label}{colour}{}", self.result()),
            None if self.kind == Kind::Free => String::new(),
            None => format!("-{}", self.points),
        }
    }

    /// `1`, `½`, `0`, or `+`, `-` for forfeits; empty while the game is being played.
    pub fn result(&self) -> String {
        match self.kind {
            Kind::ForfeitWin => "+".into(),
            Kind::ForfeitLoss => "-".into(),
            Kind::Pending => String::new(),
            Kind::Played
            | Kind::PairingAllocatedBye
            | Kind::FullPointBye
            | Kind::HalfPointBye
            | Kind::ZeroPointBye
            | Kind::Free => self.points.to_string(),
        }
    }
}

/// A Swiss crosstable: a line each, a cell a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByRounds {
    pub rounds: u16,
    /// The place in the field, and the cells in order of rounds.
    pub lines: Vec<(u32, Vec<Cell>)>,
}

/// A grid: everybody's games against everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// Places in the field, downwards and across.
    pub rows: Vec<u32>,
    pub columns: Vec<u32>,
    /// For each row and column the games between the two in order of rounds; `None` where a participant meets themselves.
    pub cells: Vec<Vec<Option<Vec<Cell>>>>,
}

/// The places of the field in this order.
pub fn in_order(standings: &Standings, order: Order) -> Vec<u32> {
    let mut places: Vec<u32> = standings.rows.iter().map(|row| row.place).collect();
    if order == Order::Number {
        places.sort_by_key(|place| standings.field().participant(*place).number);
    }
    places
}

/// How everybody is called in crosstables of this order, by place in the field: their line, or their number.
///
/// Those who share a rank stand on lines of their own, and are named by them, so that no two have one name.
///
/// ```
/// use sonneborn_exchange::trf;
/// use sonneborn_tournament::Tournament;
/// use sonneborn_standings::crosstable::{Order, labels};
/// use sonneborn_standings::{Settings, Standings};
///
/// let file = "\
/// 012 Club evening
/// XXR 3
/// 001    1 m    Aas, Anna                         2100 NOR                         1.0          3 w 1
/// 001    2 m    Berg, Bo                          2000 NOR                         0.5          4 b =
/// 001    3 m    Carlsen, Cato                     1900 NOR                         0.0          1 b 0
/// 001    4 m    Dahl, Dina                        1800 NOR                         0.5          2 w =
/// ";
/// let tournament = Tournament::of_import(&trf::read(file.as_bytes()).expect("sound").imported);
/// let settings = Settings::of(&tournament).expect("tie-breaks that there are");
/// let standings = Standings::of(&tournament, &settings);
/// assert_eq!(labels(&standings, Order::Number), [1, 2, 3, 4]);
/// ```
pub fn labels(standings: &Standings, order: Order) -> Vec<u32> {
    let participants = &standings.field().participants;
    match order {
        Order::Number => participants.iter().map(|participant| participant.number).collect(),
        Order::Rank => {
            let mut labels = vec![0; participants.len()];
            for (line, row) in (1..).zip(&standings.rows) {
                labels[row.place as usize] = line;
            }
            labels
        }
    }
}

/// The crosstable of a Swiss.
///
/// ```
/// use sonneborn_exchange::trf;
/// use sonneborn_standings::crosstable::{Order, by_rounds};
/// use sonneborn_standings::{Settings, Standings};
/// use sonneborn_tournament::Tournament;
///
/// let file = "\
/// 012 Club evening
/// XXR 3
/// 001    1 m    Aas, Anna                         2100 NOR                         1.0          3 w 1
/// 001    2 m    Berg, Bo                          2000 NOR                         0.5          4 b =
/// 001    3 m    Carlsen, Cato                     1900 NOR                         0.0          1 b 0
/// 001    4 m    Dahl, Dina                        1800 NOR                         0.5          2 w =
/// ";
/// let tournament = Tournament::of_import(&trf::read(file.as_bytes()).expect("sound").imported);
/// let standings = Standings::of(&tournament, &Settings::of(&tournament).expect("tie-breaks that there are"));
/// let table = by_rounds(&standings, Order::Number);
/// let (_, anna) = &table.lines[0];
/// assert_eq!(anna[0].text(), "3w1");
/// ```
pub fn by_rounds(standings: &Standings, order: Order) -> ByRounds {
    let labels = labels(standings, order);
    let field = standings.field_as_played();
    let game_points = game_points(field);
    let line = |place: u32| {
        let records = &field.participant(place).rounds;
        (place, (1..).zip(records).map(|(round, record)| cell(round, record, &labels, game_points)).collect())
    };
    ByRounds { rounds: field.rounds, lines: in_order(standings, order).into_iter().map(line).collect() }
}

/// The grid of a round robin, single or double, or of teams that meet each other.
pub fn grid(standings: &Standings, order: Order) -> Grid {
    let places = in_order(standings, order);
    grid_of(standings, order, places.clone(), places)
}

/// The grid of a Scheveningen match: the first team downwards, the second across; `None` unless there are two teams.
pub fn scheveningen(tournament: &Tournament, standings: &Standings, order: Order) -> Option<Grid> {
    let [first, second] = &tournament.teams[..] else { return None };
    let (mut rows, mut columns) = (Vec::new(), Vec::new());
    for place in in_order(standings, order) {
        if let Entrant::Player(player) = standings.field().participant(place).entrant {
            if first.members.contains(&player) {
                rows.push(place);
            } else if second.members.contains(&player) {
                columns.push(place);
            }
        }
    }
    Some(grid_of(standings, order, rows, columns))
}

fn grid_of(standings: &Standings, order: Order, rows: Vec<u32>, columns: Vec<u32>) -> Grid {
    let labels = labels(standings, order);
    let field = standings.field_as_played();
    let game_points = game_points(field);
    let mut column_of = vec![None; labels.len()];
    for (column, place) in columns.iter().enumerate() {
        column_of[*place as usize] = Some(column);
    }
    let line = |row: &u32| {
        let mut cells: Vec<Option<Vec<Cell>>> = columns.iter().map(|column| (column != row).then(Vec::new)).collect();
        for (round, record) in (1..).zip(&field.participant(*row).rounds) {
            let column = record.opponent.and_then(|opponent| column_of[opponent as usize]);
            if let Some(Some(games)) = column.and_then(|column| cells.get_mut(column)) {
                games.push(cell(round, record, &labels, game_points));
            }
        }
        cells
    };
    Grid { cells: rows.iter().map(line).collect(), rows, columns }
}

/// The score that cells show: teams' game points, players' points.
fn game_points(field: &Field) -> Which {
    if field.match_points_first { Which::Secondary } else { Which::Primary }
}

fn cell(round: u16, record: &Record, labels: &[u32], shown: Which) -> Cell {
    Cell {
        round,
        opponent: record.opponent.map(|opponent| (opponent, labels[opponent as usize])),
        kind: record.kind,
        colour: record.colour,
        points: record.points(shown),
    }
}
