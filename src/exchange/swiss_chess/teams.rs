//! The teams of a Swiss of teams: a record each behind those of the players, and one for each of their rounds behind the players'
//! rounds. A player's record names the team and the place in it, the record of their round the board; the team's has the table.
//! Whose colours a match begins with is told by the games: this program's home team has Black on its first board.

use super::entrants::{Entrants, Participant, is_dummy};
use super::layout::File;
use super::report::{Defect, Fault, Note, Remark};
use super::seatings::{Role, seat};
use super::settings;
use sonneborn_tournament::ids::PlayerId;
use sonneborn_tournament::outcome::Bye;
use sonneborn_tournament::points::Points;
use sonneborn_tournament::round::Round;
use sonneborn_tournament::team::{LineUp, Team, TeamRound, TeamRules};
use std::collections::HashMap;

/// The places in a team's record, and in a player's where both have them.
mod place {
    pub const NAME: (usize, usize) = (0, 32);
    pub const FEDERATION: (usize, usize) = (105, 3);
    pub const TEAM: usize = 201;
    pub const PLACE_IN_TEAM: usize = 203;
    pub const RANK: usize = 221;
    /// In the head.
    pub const BOARDS: usize = 604;
    /// In the record of a player's round; above the number of boards where they did not play.
    pub const BOARD: usize = 18;
}

/// More boards no match has (C.04.6 knows none; a bound on what a broken file may ask for).
const MOST_BOARDS: u8 = 100;

/// The teams of a file, and what says who sat where.
pub struct Teams {
    pub rules: TeamRules,
    pub teams: Vec<Team>,
    /// By team: its record's place among the team records.
    records: Vec<usize>,
    /// By player.
    team_of: Vec<Option<usize>>,
}

pub fn read(file: &File, entrants: &Entrants, notes: &mut Vec<Note>) -> Result<Teams, Fault> {
    let boards = file.head().u8(place::BOARDS)?;
    if boards == 0 || boards > MOST_BOARDS {
        return Err(Fault { offset: place::BOARDS, defect: Defect::NoBoards { boards } });
    }
    let rules = TeamRules { colours: TeamRules::alternating(boards), ..settings::of_matches(&file.head(), notes)? };
    let mut teams =
        Teams { rules, teams: Vec::new(), records: Vec::new(), team_of: vec![None; entrants.players.len()] };
    let mut places = HashMap::new();
    for index in 0..file.teams {
        let record = file.team(index);
        if is_dummy(&record)? {
            continue;
        }
        let name = record.text(place::NAME)?;
        if name.is_empty() {
            return Err(Fault { offset: record.start, defect: Defect::NameMissing });
        }
        let number = record.u8(place::TEAM)?;
        if number == 0 || places.insert(number, teams.teams.len()).is_some() {
            let defect = Defect::NumberTwice { number: number.into() };
            return Err(Fault { offset: record.start + place::TEAM, defect });
        }
        let points = file.layout.team_points.map(|at| Ok((record.u16(at.0)?, record.u16(at.1)?))).transpose()?;
        let halves = |halves: u16| Points::halves(halves.into());
        teams.teams.push(Team {
            name,
            federation: record.text(place::FEDERATION)?.to_ascii_uppercase(),
            number: u16::try_from(teams.teams.len() + 1).ok(),
            match_points: points.map(|(matches, _)| halves(matches)),
            game_points: points.map(|(_, games)| halves(games)),
            rank: Some(record.u16(place::RANK)?).filter(|rank| *rank > 0),
            ..Team::default()
        });
        teams.records.push(index);
    }
    teams.take_members(file, entrants, &places, notes)?;
    Ok(teams)
}

impl Teams {
    fn take_members(
        &mut self,
        file: &File,
        entrants: &Entrants,
        places: &HashMap<u8, usize>,
        notes: &mut Vec<Note>,
    ) -> Result<(), Fault> {
        let mut members: Vec<Vec<(u8, PlayerId)>> = vec![Vec::new(); self.teams.len()];
        for (index, participant) in entrants.participants.iter().enumerate() {
            let Participant::Player(player) = *participant else { continue };
            let record = file.player(index);
            match places.get(&record.u8(place::TEAM)?) {
                Some(&team) => {
                    members[team].push((record.u8(place::PLACE_IN_TEAM)?, player));
                    self.team_of[player.index()] = Some(team);
                }
                None => {
                    let remark = Remark::WithoutTeam { player: entrants.tpn(player) };
                    notes.push(Note::at(record.start + place::TEAM, remark));
                }
            }
        }
        for (team, mut members) in self.teams.iter_mut().zip(members) {
            members.sort_by_key(|&(place, player)| (place, player));
            team.members = members.into_iter().map(|(_, player)| player).collect();
        }
        Ok(())
    }

    /// Numbers the boards match by match, and notes line-ups that are not the order of the team, and teams without a match.
    pub fn seat(&mut self, file: &File, entrants: &Entrants, rounds: &mut [Round]) -> Result<(), Fault> {
        for (index, round) in rounds.iter_mut().enumerate() {
            let mut tables = Vec::with_capacity(self.records.len());
            for (team, &record) in self.records.iter().enumerate() {
                let seat = seat(file, usize::from(file.players) + record, index)?;
                tables.push(seat.table);
                if matches!(seat.role, Role::Bye) {
                    self.teams[team].rounds.insert(round.number, TeamRound::Bye(Bye::PairingAllocated));
                }
            }
            let mut boards = vec![None; entrants.players.len()];
            for (at, participant) in entrants.participants.iter().enumerate() {
                if let Participant::Player(player) = participant {
                    boards[player.index()] = Some(file.seat(at, index).u8(place::BOARD)?);
                }
            }
            self.number_boards(round, &tables, &boards);
            self.note_line_ups(round, &boards);
        }
        Ok(())
    }

    /// The boards of a match have numbers side by side, whoever is absent; where the file's do not part the games, by their order.
    fn number_boards(&self, round: &mut Round, tables: &[u16], boards: &[Option<u8>]) {
        let count = u16::try_from(self.rules.boards()).unwrap_or(u16::MAX);
        let number = |white: PlayerId| -> Option<u16> {
            let table = tables[self.team_of[white.index()]?].checked_sub(1)?;
            let board = u16::from(boards[white.index()]?);
            table.checked_mul(count)?.checked_add(board).filter(|_| (1..=count).contains(&board))
        };
        round.games.sort_by_key(|game| (number(game.white), game.board));
        let numbers: Vec<Option<u16>> = round.games.iter().map(|game| number(game.white)).collect();
        let are_apart = numbers.iter().all(Option::is_some) && numbers.is_sorted_by(|one, next| one < next);
        for ((game, number), place) in round.games.iter_mut().zip(numbers).zip(1..) {
            game.board = number.filter(|_| are_apart).unwrap_or(place);
        }
    }

    fn note_line_ups(&mut self, round: &Round, boards: &[Option<u8>]) {
        let count = self.rules.boards();
        let mut line_ups: Vec<LineUp> = vec![vec![None; count]; self.teams.len()];
        for player in round.games.iter().flat_map(|game| [game.white, game.black]) {
            let board = boards[player.index()].and_then(|board| usize::from(board).checked_sub(1));
            let (Some(team), Some(board)) = (self.team_of[player.index()], board) else { continue };
            if let Some(place) = line_ups[team].get_mut(board) {
                *place = Some(player);
            }
        }
        for (team, line_up) in self.teams.iter_mut().zip(line_ups) {
            let by_order: LineUp = team.members.iter().copied().take(count).map(Some).collect();
            if line_up.iter().any(Option::is_some) && line_up != by_order {
                team.line_ups.insert(round.number, line_up);
            }
        }
    }
}
