//! The crosstables of teams for people to read, of TRF26: record 802, a row of fixed columns for each team, and 801, the same
//! with every board. They repeat what other records say, so what a file has there is held against its matches, each
//! difference with its line, and they are written from the matches.
//!
//! The columns of 802 are the format's. Those of 801 follow from the event, and the one example that is public, of 50 teams on
//! four boards, is what they are taken from; lines are read by their words, whatever the widths. Who sat at a board is told
//! by their place in the squad, to base 36.

use super::line::{Field, Line};
use super::marks::mark;
use super::report::{FieldName, Remark};
use super::sheet::{Id, Sheet, Table, TableLine};
use super::teams::with_number;
use super::{MAX_ROUNDS, Version};
use crate::Place;
use sonneborn_standings::field::{Kind, Participant, Record, Which};
use sonneborn_standings::team_match::{MatchBoard, TeamMatch, matches};
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::acts::Imported;
use sonneborn_tournament::colour::Colour;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::RoundState;
use sonneborn_tournament::team::Team;

/// Signs for places in a squad: digits and letters.
const BASE: u32 = 36;
/// On an empty board, and of the team that left it empty.
const NOBODY: char = '0';
const ABSENT: char = '-';
/// Of who had no opponent, and of a game without a result.
const AGAINST_NOBODY: char = '+';
const NO_RESULT: char = '?';

/// So much of a row that cannot be read is shown.
const SHOWN: usize = 40;

/// A team's row.
pub struct Row {
    pub team: TeamId,
    pub match_points: Points,
    pub game_points: Points,
    pub cells: Vec<Cell>,
}

/// A team's round.
pub struct Cell {
    pub met: Met,
    pub game_points: Points,
    pub is_forfeited: bool,
    /// From board 1; of a bye its letter on each board.
    pub results: String,
    /// Empty where the team sat at no board.
    pub seats: String,
}

pub enum Met {
    Team { number: u32, colour: Colour },
    Nobody(Bye),
}

impl Cell {
    fn words(&self, table: Table) -> String {
        let points = self.game_points.decimal();
        match (&self.met, table) {
            (Met::Nobody(_), Table::ByBoard) => self.results.clone(),
            (Met::Nobody(bye), Table::ByMatch) => format!("{} {points}", word(*bye)),
            (Met::Team { number, colour }, Table::ByBoard) => {
                format!("{number} {} {} {}", letter(*colour), self.results, self.seats).trim_end().to_owned()
            }
            (Met::Team { number, colour }, Table::ByMatch) => {
                let forfeited = if self.is_forfeited { "f" } else { "" };
                format!("{number} {} {points}{forfeited}", letter(*colour))
            }
        }
    }
}

/// What 802 calls a bye.
pub fn word(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "PAB",
        Bye::FullPoint => "FPB",
        Bye::HalfPoint => "HPB",
        Bye::ZeroPoint => "ZPB",
    }
}

pub fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "w",
        Colour::Black => "b",
    }
}

/// The rows of all teams after the published rounds.
pub fn rows(tournament: &Tournament) -> Vec<Row> {
    let settings = Settings {
        tie_breaks: Vec::new(),
        edition: tournament.regulations.tie_break_edition,
        through: RoundNo(u16::MAX),
        predetermined: tournament.regulations.system.is_predetermined(),
    };
    let standings = Standings::of_teams(tournament, &settings);
    let field = standings.field();
    let scores =
        if field.match_points_first { [Which::Primary, Which::Secondary] } else { [Which::Secondary, Which::Primary] };
    let published = tournament.rounds.iter().filter(|round| round.state == RoundState::Published);
    let by_round: Vec<Vec<TeamMatch>> = published.map(|round| matches(tournament, round)).collect();
    let row = |(place, participant): (u32, &Participant)| {
        let team = TeamId(place);
        let [match_points, game_points] = scores.map(|which| participant.total(which));
        let cells = participant.rounds.iter().zip(&by_round).map(|(record, matches)| {
            let met = matches.iter().find_map(|one| Some((one, one.teams.iter().position(|other| *other == team)?)));
            cell(tournament, record, record.points(scores[1]), met, field.boards.into())
        });
        Row { team, match_points, game_points, cells: cells.collect() }
    };
    (0..).zip(&field.participants).map(row).collect()
}

fn cell(
    tournament: &Tournament,
    record: &Record,
    game_points: Points,
    met: Option<(&TeamMatch, usize)>,
    boards: usize,
) -> Cell {
    let is_forfeited = record.kind.is_forfeit();
    let Some((one, side)) = met else {
        let bye = bye_of(record.kind);
        let results = bye.code().repeat(boards);
        return Cell { met: Met::Nobody(bye), game_points, is_forfeited, results, seats: String::new() };
    };
    let team = &tournament.teams[one.teams[side].0 as usize];
    let (mut results, mut seats) = (String::new(), String::new());
    for board in 0..boards {
        let board = one.boards.get(board);
        let sat = board.and_then(|board| Some((board, board.players[side]?)));
        results.push(sat.map_or(ABSENT, |(board, _)| result(board, side)));
        seats.push(sat.map_or(NOBODY, |(_, player)| seat(team, player)));
    }
    if seats.chars().all(|seat| seat == NOBODY) {
        seats.clear();
    }
    let colour = if side == 0 { Colour::White } else { Colour::Black };
    let number = number(tournament, one.teams[1 - side]);
    Cell { met: Met::Team { number, colour }, game_points, is_forfeited, results, seats }
}

/// A round in which a team met nobody; a rest in a table is written as one (TRF26, result `Z`).
fn bye_of(kind: Kind) -> Bye {
    match kind {
        Kind::PairingAllocatedBye => Bye::PairingAllocated,
        // A match that was won because the opponents are out of the event.
        Kind::FullPointBye | Kind::ForfeitWin => Bye::FullPoint,
        Kind::HalfPointBye => Bye::HalfPoint,
        Kind::ZeroPointBye | Kind::Free | Kind::Played | Kind::ForfeitLoss | Kind::Pending => Bye::ZeroPoint,
    }
}

fn result(board: &MatchBoard, side: usize) -> char {
    if board.number.is_none() {
        return AGAINST_NOBODY;
    }
    let colour = if board.white == side { Colour::White } else { Colour::Black };
    let sign = board.result.and_then(|result| mark(result, colour, Version::Trf26).chars().next());
    sign.unwrap_or(NO_RESULT)
}

/// A place beyond the signs there are is a question mark, which [`can_be_by_board`] keeps from being written.
fn seat(team: &Team, player: PlayerId) -> char {
    let place = team.members.iter().position(|member| *member == player);
    let place = place.and_then(|place| u32::try_from(place + 1).ok());
    place.and_then(|place| char::from_digit(place, BASE)).map_or(NO_RESULT, |sign| sign.to_ascii_uppercase())
}

/// Whether everybody has a sign of their own.
pub fn can_be_by_board(tournament: &Tournament) -> bool {
    tournament.teams.iter().all(|team| team.members.len() < BASE as usize)
}

/// The number by which records name a team.
pub fn number(tournament: &Tournament, team: TeamId) -> u32 {
    tournament.teams.get(team.0 as usize).and_then(|team| team.number).map_or(team.0 + 1, u32::from)
}

/// Reads a row of a team event; `false` if the line is none. One that is not laid out like this says nothing, and is told.
pub fn read(sheet: &mut Sheet, line: &Line) -> bool {
    let table = Table::of_code(line.code());
    let Some(table) = table.filter(|_| sheet.team_rules.is_some()) else { return false };
    match parse(line, table) {
        Some(row) => sheet.team_tables.push(row),
        None => {
            let text: String = line.text.chars().take(SHOWN).collect();
            let text = text.trim_end().to_owned();
            sheet.note(line.place(1), Remark::Dropped { field: FieldName::TeamTable, text });
        }
    }
    true
}

fn parse(line: &Line, table: Table) -> Option<TableLine> {
    /// Of the five columns of a nickname.
    const MOST_WORDS_OF_A_NICKNAME: usize = 3;
    let words = line.words();
    let (first, rest) = words.split_first()?;
    let team = Id { number: first.digits()?, place: first.place };
    // A nickname may be missing, or be a number itself.
    (0..=MOST_WORDS_OF_A_NICKNAME).find_map(|nickname| {
        let [match_points, game_points, rounds @ ..] = rest.get(nickname..)? else { return None };
        let [match_points, game_points] = [Points::parse(match_points.text)?, Points::parse(game_points.text)?];
        Some(TableLine { table, team, match_points, game_points, cells: cells(rounds, table)? })
    })
}

fn cells(mut words: &[Field], table: Table) -> Option<Vec<(String, Place)>> {
    let mut cells = Vec::new();
    while let Some(first) = words.first() {
        let taken = match table {
            Table::ByBoard => by_board(words)?,
            Table::ByMatch => by_match(words)?,
        };
        cells.push((taken.0, first.place));
        words = &words[taken.1..];
    }
    (cells.len() <= usize::from(MAX_ROUNDS)).then_some(cells)
}

/// A round of 801, and of how many words it is: a bye's letter on each board, or opponent, colour, results and, unless
/// nobody came, seats.
fn by_board(words: &[Field]) -> Option<(String, usize)> {
    if is_bye(words[0].text) {
        return Some((words[0].text.to_ascii_uppercase(), 1));
    }
    let [opponent, colour, results, rest @ ..] = words else { return None };
    let met = format!("{} {}", opponent.digits()?, colour_of(*colour)?);
    let results = results.text.to_ascii_uppercase();
    let is_opponent = rest.get(1).is_some_and(|next| colour_of(*next).is_some());
    let seats = rest.first().filter(|seats| seats.text.len() == results.len() && !is_opponent && !is_bye(seats.text));
    Some(match seats {
        Some(seats) => (format!("{met} {results} {}", seats.text.to_ascii_uppercase()), 4),
        None => (format!("{met} {results}"), 3),
    })
}

/// The letter of a bye on each board. Seats are never all the same.
fn is_bye(text: &str) -> bool {
    let letter = text.chars().next().map(|letter| letter.to_ascii_uppercase());
    let is_letter = letter.is_some_and(|letter| Bye::from_code(&letter.to_string()).is_some());
    is_letter && text.chars().all(|other| Some(other.to_ascii_uppercase()) == letter)
}

/// A round of 802: a bye or opponent and colour, then game points.
fn by_match(words: &[Field]) -> Option<(String, usize)> {
    let byes = [Bye::PairingAllocated, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint];
    if let Some(bye) = byes.into_iter().find(|bye| words[0].text.eq_ignore_ascii_case(word(*bye))) {
        let points = Points::parse(words.get(1)?.text)?;
        return Some((format!("{} {}", word(bye), points.decimal()), 2));
    }
    let [opponent, colour, points, ..] = words else { return None };
    let points = points.text.to_ascii_lowercase();
    let (points, forfeited) = points.strip_suffix('f').map_or((points.as_str(), ""), |points| (points, "f"));
    let points = Points::parse(points)?.decimal();
    Some((format!("{} {} {points}{forfeited}", opponent.digits()?, colour_of(*colour)?), 3))
}

fn colour_of(found: Field) -> Option<&'static str> {
    let both = [Colour::White, Colour::Black].map(letter);
    both.into_iter().find(|colour| found.text.eq_ignore_ascii_case(colour))
}

/// Notes where the tables of a file say other than its matches.
pub fn check(sheet: &mut Sheet, imported: &Imported) {
    let lines = std::mem::take(&mut sheet.team_tables);
    if lines.is_empty() {
        return;
    }
    let rows = rows(&Tournament::of_import(imported));
    for line in lines {
        let Some(row) = with_number(&imported.teams, line.team).and_then(|place| rows.get(place)) else {
            let text = line.team.number.to_string();
            sheet.note(line.team.place, Remark::Dropped { field: FieldName::TeamNumber, text });
            continue;
        };
        for (place, remark) in differences(&line, row, &imported.teams[row.team.0 as usize].name) {
            sheet.note(place, remark);
        }
    }
}

fn differences(line: &TableLine, row: &Row, team: &str) -> Vec<(Place, Remark)> {
    let differs = |place: Place, round: Option<RoundNo>, stated: String, computed: String| {
        (place, Remark::TeamTableDiffers { code: line.table.code(), team: team.to_owned(), round, stated, computed })
    };
    let mut differences = Vec::new();
    let totals =
        |match_points: Points, game_points: Points| format!("{} {}", match_points.decimal(), game_points.decimal());
    let [stated, computed] = [totals(line.match_points, line.game_points), totals(row.match_points, row.game_points)];
    if stated != computed {
        differences.push(differs(line.team.place, None, stated, computed));
    }
    for (round, (stated, place)) in (1..).map(RoundNo).zip(&line.cells) {
        let computed = match row.cells.get(round.index()) {
            Some(cell) => cell.words(line.table),
            // Who is out of the rounds to come has byes in them.
            None if stated.split(' ').count() < 3 => continue,
            None => String::new(),
        };
        if *stated != computed {
            differences.push(differs(*place, Some(round), stated.clone(), computed));
        }
    }
    differences
}
