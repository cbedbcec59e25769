//! The rounds of an event of teams: a record a match (home, guest, and the points of who met nobody), and the records of the games, as many
//! of both as the schedule says. A match's games stand one after the other, a record a board, also where nobody sat there.

use super::container::{Container, Cursor};
use super::report::{Fault, Note, Remark};
use super::schedule::Scheduled;
use super::seatings::{self, NOT_PAIRED, PAIRING_ALLOCATED_BYE, RECORD_BYTES, Record};
use super::teams::Teams;
use sonneborn_tournament::ids::{PlayerId, RoundNo};
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::{Game, Round};
use sonneborn_tournament::team::{LineUp, TeamRound};

const MATCH_BYTES: usize = 15;
/// The first six bytes of a record of a game are understood: two players and a result.
const UNDERSTOOD: usize = 6;

/// Two teams of a round, by their places.
type Pair = [usize; 2];

/// Reads the rounds that have matches, and enters byes and line-ups at the teams.
pub fn read(
    container: &Container,
    schedule: &[Scheduled],
    teams: &mut Teams,
    notes: &mut Vec<Note>,
) -> Result<Vec<Round>, Fault> {
    let Some(section) = container.matches else { return Ok(Vec::new()) };
    let (mut matches, mut games) = (Cursor::new(section), Cursor::new(container.pairings));
    let mut rounds = Vec::new();
    for (scheduled, number) in schedule.iter().zip(1..).take_while(|(scheduled, _)| scheduled.matches > 0) {
        let mut reader = Reader { teams: &mut *teams, number: RoundNo(number), notes: &mut *notes };
        let pairs = reader.pairs(&mut matches, scheduled.matches)?;
        let records = reader.records(&mut games, scheduled.games)?;
        rounds.push(reader.round(&pairs, &records));
    }
    for (rest, bytes) in [(&matches, matches.remaining()), (&games, games.remaining())] {
        if bytes > 0 {
            notes.push(Note::at(rest.offset(), Remark::BytesLeft { bytes }));
        }
    }
    Ok(rounds)
}

/// One round being read.
struct Reader<'a> {
    teams: &'a mut Teams,
    number: RoundNo,
    notes: &'a mut Vec<Note>,
}

impl Reader<'_> {
    fn pairs(&mut self, cursor: &mut Cursor, count: u16) -> Result<Vec<Pair>, Fault> {
        let teams = self.teams.teams.len();
        let place = |number: u16| usize::from(number).checked_sub(1).filter(|place| *place < teams);
        let mut pairs = Vec::new();
        for _ in 0..count {
            let offset = cursor.offset();
            let (home, guest, points) = (cursor.u16()?, cursor.u16()?, cursor.u16()?);
            cursor.bytes(MATCH_BYTES - UNDERSTOOD)?;
            match (place(home), guest) {
                (Some(home), PAIRING_ALLOCATED_BYE) => self.bye(home, Bye::PairingAllocated, points, offset),
                (Some(home), NOT_PAIRED) => self.bye(home, Bye::ZeroPoint, points, offset),
                (Some(home), number) => match place(number) {
                    Some(guest) => pairs.push([home, guest]),
                    None => self.notes.push(Note::at(offset, Remark::NoSuchTeam { number })),
                },
                (None, _) => self.notes.push(Note::at(offset, Remark::NoSuchTeam { number: home })),
            }
        }
        Ok(pairs)
    }

    /// A team without an opponent; the file has its game points in halves.
    fn bye(&mut self, place: usize, bye: Bye, halves: u16, offset: usize) {
        self.teams.teams[place].rounds.insert(self.number, TeamRound::Bye(bye));
        if halves > 0 {
            let (team, points) = (self.teams.teams[place].name.clone(), Points::halves(halves.into()));
            self.notes.push(Note::at(offset, Remark::ByeOfTeam { round: self.number, team, points }));
        }
    }

    fn records(&mut self, cursor: &mut Cursor, count: u16) -> Result<Vec<Record>, Fault> {
        let mut records = Vec::new();
        for _ in 0..count {
            records.push(Record::read(cursor)?);
            cursor.bytes(RECORD_BYTES - UNDERSTOOD)?;
        }
        Ok(records)
    }

    /// Seats the games match by match: by their order where there is one for each board, else by the teams of the players.
    fn round(&mut self, pairs: &[Pair], records: &[Record]) -> Round {
        let boards = self.teams.boards();
        let players = self.teams.team_of.len();
        let is_whole = records.len() == pairs.len() * boards;
        let mut seated = vec![0; pairs.len()];
        let mut line_ups: Vec<Option<LineUp>> = vec![None; self.teams.teams.len()];
        let (mut games, mut byes) = (Vec::new(), Vec::new());
        for (at, record) in records.iter().enumerate() {
            let sitting = [record.white, record.black].map(|number| seatings::player(number, players));
            let known = sitting.into_iter().flatten();
            let team = known.clone().find_map(|player| self.teams.team_of[player.index()]);
            let by_team = || pairs.iter().position(|pair| team.is_some_and(|team| pair.contains(&team)));
            let table = if is_whole { Some(at / boards) } else { by_team() };
            let Some(table) = table else {
                if team.is_some() {
                    self.notes.push(Note::at(record.offset, Remark::GameOfNoMatch { round: self.number }));
                }
                continue;
            };
            let board = if is_whole { at % boards } else { seated[table] };
            seated[table] += 1;
            for player in known {
                self.sit(&mut line_ups, pairs[table], board, player, record.offset);
            }
            let number = u16::try_from(table * boards + board + 1).unwrap_or(u16::MAX);
            match sitting {
                [Some(white), Some(black)] => {
                    let result = seatings::result(self.number, number, record, self.notes);
                    games.push(Game { board: number, white, black, result, touched: 0, for_rating: None });
                }
                [Some(white), None] => byes.push((white, record.without_opponent(true))),
                [None, Some(black)] => byes.push((black, record.without_opponent(false))),
                [None, None] => {}
            }
        }
        self.keep(line_ups);
        Round::imported(self.number, games, byes)
    }

    fn sit(&mut self, line_ups: &mut [Option<LineUp>], pair: Pair, board: usize, player: PlayerId, offset: usize) {
        let boards = self.teams.boards();
        let team = self.teams.team_of[player.index()].filter(|team| pair.contains(team));
        let line_up = team.map(|team| line_ups[team].get_or_insert_with(|| vec![None; boards]));
        match line_up.and_then(|line_up| line_up.get_mut(board)) {
            Some(place) => *place = Some(player),
            None => self.notes.push(Note::at(offset, Remark::GameOfNoMatch { round: self.number })),
        }
    }

    /// Notes the line-ups that are not the order of the squad.
    fn keep(&mut self, line_ups: Vec<Option<LineUp>>) {
        let boards = self.teams.boards();
        for (team, line_up) in self.teams.teams.iter_mut().zip(line_ups) {
            let by_order: LineUp = team.members.iter().copied().take(boards).map(Some).collect();
            if let Some(line_up) = line_up.filter(|line_up| *line_up != by_order) {
                team.line_ups.insert(self.number, line_up);
            }
        }
    }
}
