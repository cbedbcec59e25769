//! Team events of Swiss-Manager: a file made by hand after the layout of real ones, read with its squads, line-ups, matches and results,
//! and what is left open told.

use super::mutations::each_mutation;
use sonneborn_exchange::swiss_manager::report::{Defect, Remark};
use sonneborn_exchange::swiss_manager::{self, SwissManagerImport};
use sonneborn_standings::team_match::matches;
use sonneborn_standings::{Settings, Standings};
use sonneborn_tournament::Tournament;
use sonneborn_tournament::ids::{PlayerId, RoundNo, TeamId};
use sonneborn_tournament::outcome::{Bye, GameResult};
use sonneborn_tournament::points::Points;
use sonneborn_tournament::regulations::System;
use sonneborn_tournament::team::TeamRound;

pub const BYE: u16 = 0xFFFF;
pub const SWISS: u8 = 3;
const TABLE: u8 = 2;

#[derive(Default)]
struct File(Vec<u8>);

impl File {
    fn mark(&mut self, kind: u8) -> u32 {
        let at = u32::try_from(self.0.len()).expect("a small file");
        self.0.extend([kind, 0xFF, 0x89, 0x44]);
        at
    }

    fn texts(&mut self, count: usize, texts: &[(usize, &str)]) {
        for place in 0..count {
            let text = texts.iter().find(|(own, _)| *own == place).map_or("", |(_, text)| text);
            let units: Vec<u16> = text.encode_utf16().collect();
            self.0.extend(u16::try_from(units.len()).expect("a short text").to_le_bytes());
            self.0.extend(units.iter().flat_map(|unit| unit.to_le_bytes()));
        }
    }

    /// A block of zeros, but for these numbers of two bytes.
    fn block(&mut self, length: usize, numbers: &[(usize, u16)]) {
        let begin = self.0.len();
        self.0.resize(begin + length, 0);
        for (place, number) in numbers {
            self.0[begin + place..begin + place + 2].copy_from_slice(&number.to_le_bytes());
        }
    }
}

/// A match of the file: home, guest; the points of who met nobody.
pub type Match = (u16, u16, u16);
/// A record of a game: White, Black, result.
pub type Board = (u16, u16, u8);

/// Teams of three players each on two boards; player 3t+k is the one on place k of team t.
pub fn file(kind: u8, teams: u16, rounds: &[(&[Match], &[Board])]) -> Vec<u8> {
    let mut file = File::default();
    file.mark(0x93);
    file.block(0x6C - 4, &[]);
    file.texts(25, &[(0, "Interclubes"), (3, "Berg, Per"), (5, "Oslo")]);
    file.mark(0x95);
    let settings = [
        (0x00, 2),
        (0x0B, kind.into()),
        (0x11, 2),
        (0x13, 3 * teams),
        (0x17, 2),
        (0x1B, 2),
        (0x1D, 13),
        (0x1F, 1),
        (0x2F, teams),
        (0x31, 2),
    ];
    file.block(0x60, &settings);
    let schedule = file.mark(0xA3);
    for (matches, boards) in rounds {
        file.texts(16, &[(0, "18h30")]);
        let count = |count: usize| u16::try_from(count).expect("few");
        // 2025-07-26 is 20250726, in two halves.
        let day = 20_250_726_u32;
        let halves = [(day & 0xFFFF) as u16, (day >> 16) as u16];
        file.block(76, &[(0, halves[0]), (2, halves[1]), (6, count(boards.len())), (8, count(matches.len()))]);
    }
    let players = file.mark(0xA5);
    for team in 1..=teams {
        for place in 1..=3 {
            file.texts(18, &[(0, &format!("Player{team}{place}")), (1, "Ann"), (4, "FM"), (10, "NOR")]);
            file.block(134, &[(0x20, 2000 + 10 * (teams - team)), (0x34, team), (0x36, place)]);
        }
    }
    let games = file.mark(0xB3);
    for (white, black, result) in rounds.iter().flat_map(|(_, boards)| boards.iter()) {
        file.block(21, &[(0, *white), (2, *black), (4, (*result).into())]);
    }
    let named = file.mark(0xB5);
    for team in 1..=teams {
        file.texts(5, &[(0, &format!("Team {team}")), (1, &format!("T{team}")), (2, "Carl Captain"), (4, "North")]);
        file.block(96, &[]);
    }
    let matches = file.mark(0xC3);
    for (home, guest, points) in rounds.iter().flat_map(|(matches, _)| matches.iter()) {
        file.block(15, &[(0, *home), (2, *guest), (4, *points)]);
    }
    // The first team and the last are of one club.
    let apart = file.mark(0xC5);
    file.block(4, &[(0, 1), (2, teams)]);
    let end = file.mark(0xD3);
    let offsets = [schedule, players, games, named, matches, apart, end];
    file.0.extend(offsets.iter().flat_map(|offset| offset.to_le_bytes()));
    file.mark(0xE3);
    file.0
}

/// Three teams: in round 1 the first meets the second and the third has the bye, in round 2 the first has it.
pub fn swiss() -> Vec<u8> {
    let first: (&[Match], &[Board]) = (&[(1, 2, 0), (3, BYE, 2)], &[(1, 4, 1), (5, 2, 2)]);
    // The third of team 3 sits on board 1; nobody of team 2 came to board 2.
    let second: (&[Match], &[Board]) = (&[(3, 2, 0), (1, BYE, 2)], &[(9, 4, 3), (0, 8, 5)]);
    file(SWISS, 3, &[first, second])
}

pub fn read(bytes: &[u8]) -> SwissManagerImport {
    swiss_manager::read(bytes).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn teams_come_with_squads_matches_and_line_ups() {
    let import = read(&swiss());
    let imported = &import.imported;
    assert_eq!(imported.regulations.system, System::TeamSwiss);
    let rules = imported.regulations.teams.as_ref().expect("the rules of teams");
    assert_eq!((rules.boards(), rules.game_points_first), (2, false));
    let team = &imported.teams[1];
    assert_eq!((team.name.as_str(), team.nickname.as_str(), team.captain.as_str()), ("Team 2", "T2", "Carl Captain"));
    assert_eq!(team.members, [3, 4, 5].map(PlayerId));
    assert_eq!(imported.players[3].data.name, "Player21, Ann");
    assert_eq!(imported.players[3].data.rating, Some(2010));
    let tournament = Tournament::of_import(imported);
    let met = |round: usize| matches(&tournament, &tournament.rounds[round])[0].teams;
    assert_eq!((met(0), met(1)), ([TeamId(0), TeamId(1)], [TeamId(2), TeamId(1)]));
    let results = |round: usize| imported.rounds[round].games.iter().map(|game| game.result).collect::<Vec<_>>();
    assert_eq!(results(0), [Some(GameResult::WhiteWins), Some(GameResult::Draw)]);
    assert_eq!(results(1), [Some(GameResult::BlackWins)]);
    assert_eq!(imported.rounds[1].byes, [(PlayerId(7), Bye::FullPoint)], "who waited at the board has a point");
    assert_eq!(imported.teams[2].rounds.get(&RoundNo(1)), Some(&TeamRound::Bye(Bye::PairingAllocated)));
    assert!(imported.teams[0].line_ups.is_empty() && imported.teams[1].line_ups.len() == 1);
    assert_eq!(imported.teams[2].line_ups[&RoundNo(2)], [Some(PlayerId(8)), Some(PlayerId(7))]);
    assert_eq!(imported.teams[1].line_ups[&RoundNo(2)], [Some(PlayerId(3)), None]);
    let apart: Vec<TeamId> = imported.teams[0].apart.iter().map(|apart| apart.from).collect();
    assert_eq!(apart, [TeamId(2)]);
    let begins = imported.details.schedule[0].expect("the day and the hour");
    assert_eq!(begins.to_string(), "2025-07-26 18:30:00");
}

#[test]
fn the_points_are_those_of_the_results() {
    let import = read(&swiss());
    let tournament = Tournament::of_import(&import.imported);
    let standings = Standings::of_teams(&tournament, &Settings::of(&tournament).expect("tie-breaks that are known"));
    let points = |team: usize| standings.row_at(u32::try_from(team).expect("few")).points;
    // Team 1: a match won 1½-½, and the bye as a drawn match; team 3: the bye, and 0-1, 1-0.
    assert_eq!([0, 1, 2].map(points), [Points::whole(3), Points::ONE, Points::whole(2)]);
}

#[test]
fn what_the_file_does_not_say_is_asked_for() {
    let told = read(&swiss()).notes;
    let is_told = |wanted: &dyn Fn(&Remark) -> bool| told.iter().any(|note| wanted(&note.remark));
    assert!(is_told(&|remark| *remark == Remark::TeamRulesAssumed { system: System::TeamSwiss }), "{told:?}");
    assert!(is_told(&|remark| matches!(remark, Remark::GroupLeftOut { .. })), "{told:?}");
    let bye = Remark::ByeOfTeam { round: RoundNo(1), team: "Team 3".into(), points: Points::ONE };
    assert!(is_told(&|remark| *remark == bye), "{told:?}");
    assert!(!is_told(&|remark| matches!(remark, Remark::NoSuchPlayer { .. } | Remark::KindUnknown { .. })), "{told:?}");
    let alien: (&[Match], &[Board]) = (&[(1, 2, 0)], &[(1, 7, 1), (5, 2, 2)]);
    let told = read(&file(SWISS, 3, &[alien])).notes;
    assert!(told.iter().any(|note| note.remark == Remark::GameOfNoMatch { round: RoundNo(1) }), "{told:?}");
    let nobody: (&[Match], &[Board]) = (&[(1, 9, 0)], &[]);
    let told = read(&file(SWISS, 3, &[nobody])).notes;
    assert!(told.iter().any(|note| note.remark == Remark::NoSuchTeam { number: 9 }), "{told:?}");
}

#[test]
fn a_round_robin_of_teams_has_the_rounds_that_are_begun() {
    let first: (&[Match], &[Board]) = (&[(1, 2, 0), (3, 4, 0)], &[(1, 4, 1), (5, 2, 2), (7, 10, 3), (11, 8, 3)]);
    let second: (&[Match], &[Board]) = (&[(4, 2, 0), (1, 3, 0)], &[(0, 0, 0); 4]);
    let imported = read(&file(TABLE, 4, &[first, second])).imported;
    assert!(matches!(imported.regulations.system, System::TeamRoundRobin(_)));
    assert_eq!(imported.rounds.len(), 1, "the second comes from the table");
    assert!(imported.teams.iter().all(|team| team.line_ups.is_empty()));
    let boards: Vec<u16> = imported.rounds[0].games.iter().map(|game| game.board).collect();
    assert_eq!(boards, [1, 2, 3, 4]);
}

#[test]
fn a_broken_file_of_teams_gets_an_answer() {
    let bytes = swiss();
    for length in [4, 200, bytes.len() / 2, bytes.len() - 1] {
        swiss_manager::read(&bytes[..length]).expect_err("cut off");
    }
    let mut without = bytes.clone();
    let settings = bytes.windows(4).position(|mark| mark == [0x95, 0xFF, 0x89, 0x44]).expect("its mark") + 4;
    without[settings + 0x31] = 0;
    assert_eq!(swiss_manager::read(&without).expect_err("no boards").defect, Defect::NoBoards);
    let read = |bytes: &[u8]| drop(swiss_manager::read(bytes).map(|read| Tournament::of_import(&read.imported)));
    each_mutation(&bytes, |_, bytes| read(bytes));
    let tail = bytes.len() - 36;
    each_mutation(&bytes[0x6C..tail], |_, middle| read(&[&bytes[..0x6C], middle, &bytes[tail..]].concat()));
}
